import type { Contest } from '@gruppetto/wire';
import { nameKey } from '../accounts/accounts.ts';
import { Refused } from '../http/errors.ts';
import { lowerEdge, newcomer } from '../ratings/ratings.ts';
import type { ClubDatabase } from './club-rows.ts';
import { leaguePoints } from './contest-plan.ts';

export async function namesOf(db: ClubDatabase, accounts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', 'in', [...accounts])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The contests of a club, the newest first, as its members see them. */
export async function contestsOf(db: ClubDatabase, club: string): Promise<readonly Contest[]> {
  const rows = await db.selectFrom('contests').selectAll().where('club', '=', club).orderBy('made', 'desc').limit(20).execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const tables = await db.selectFrom('contest_tables').selectAll().where('contest', 'in', ids).orderBy('round').orderBy('number').execute();
  const entrants = await db.selectFrom('contest_entrants').selectAll().where('contest', 'in', ids).execute();
  const parsed = tables.map((table) => ({
    ...table,
    accounts: JSON.parse(table.accounts) as readonly string[],
    result: table.result === null ? undefined : (JSON.parse(table.result) as readonly string[]),
  }));
  const names = await namesOf(db, [...new Set([...entrants.map(({ account }) => account), ...parsed.flatMap(({ accounts }) => accounts)])]);
  const named = (accounts: readonly string[]) => accounts.map((account) => names.get(account) ?? '–');
  return rows.map(({ id, name, kind, game, round, rounds, winner }): Contest => {
    const own = parsed.filter(({ contest }) => contest === id);
    const points = leaguePoints(own.flatMap(({ result }) => (result ? [result] : [])));
    return {
      id,
      name,
      kind,
      game,
      round,
      rounds,
      ...(winner !== null && { winner }),
      tables: Array.from({ length: round }, (_, index) =>
        own
          .filter((table) => table.round === index + 1)
          .map(({ number, shared_table, accounts, due, result }) => ({
            number,
            ...(shared_table !== null && { table: shared_table }),
            names: named(accounts),
            due,
            ...(result && { result: named(result) }),
          })),
      ),
      standings:
        kind === 'knock-out'
          ? []
          : entrants
              .filter(({ contest }) => contest === id)
              .map(({ account }) => ({ name: names.get(account) ?? '–', ...(points.get(account) ?? { points: 0, raced: 0 }) }))
              .sort((a, b) => b.points - a.points || a.name.localeCompare(b.name)),
    };
  });
}

/** The accounts of members by their names, the highest rated first. */
export async function seeded(db: ClubDatabase, club: string, game: string, names: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('club_members')
    .innerJoin('accounts', 'accounts.id', 'club_members.account')
    .leftJoin('ratings', (join) => join.onRef('ratings.account', '=', 'accounts.id').on('ratings.game', '=', game))
    .select(['accounts.id', 'accounts.name_key', 'mu', 'sigma'])
    .where('club', '=', club)
    .where('accounts.name_key', 'in', names.map(nameKey))
    .execute();
  if (rows.length < names.length) throw new Refused(409, 'not-a-member', (say) => say.contestMembersOnly);
  const strength = ({ mu, sigma }: (typeof rows)[number]) => lowerEdge({ mu: mu ?? newcomer.mu, sigma: sigma ?? newcomer.sigma });
  return rows.sort((a, b) => strength(b) - strength(a) || a.name_key.localeCompare(b.name_key)).map(({ id }) => id);
}

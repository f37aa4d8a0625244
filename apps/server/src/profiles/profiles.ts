import { botNames, isGameId } from '@gruppetto/catalogue/all';
import { object } from '@gruppetto/kernel';
import type { GameRecord, Leaderboard, Profile, RatingShown } from '@gruppetto/wire';
import { type Kysely, sql } from 'kysely';
import { personOf } from '../accounts/personal-data.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Context } from '../context.ts';
import { type App, gameName, line } from '../http/check.ts';
import { notFound } from '../http/errors.ts';
import { botRating, plusMinus, type Rating } from '../ratings/ratings.ts';
import type { Rows } from '../storage/rows.ts';
import type { TableRows } from '../tables/store/rows.ts';
import { accountNamed, areFriends } from './friends.ts';
import { duelsOf, favouritesOf, isWin, latestOf, pastRaces, recordsOf } from './history.ts';
import { shownTo } from './preferences-store.ts';

const maxLines = 100;
/** Two deviations below the rating, as `lowerEdge`. */
const edge = sql<number>`mu - 2 * sigma`;

const shown = ({ mu, sigma }: Rating, races: number): RatingShown => ({ points: Math.round(mu), plusMinus: plusMinus(sigma), races });

/** A person's races, for themselves and for people who may see them; and leaderboards. */
export function profileRoutes(app: App, { storage: { db } }: Context, sessions: Sessions): void {
  app.get('/api/players/:name', { schema: { params: object({ name: line(0, 200) }) } }, async (request, reply): Promise<Profile> => {
    const reader = await sessions.account(request, reply);
    const player = await accountNamed(db, request.params.name);
    const own = reader?.id === player.id;
    const seen = await shownTo(db, player.id);
    const friends = reader !== undefined && !own && (await areFriends(db, reader.id, player.id));
    // A page that is not shown is not there.
    if (!own && !(seen === 'everyone' || (seen === 'friends' && friends))) throw notFound('profile');
    const races = await pastRaces(db.withTables<TableRows>(), personOf(player.id));
    const { made } = await db.selectFrom('accounts').select('made').where('id', '=', player.id).executeTakeFirstOrThrow();
    const added =
      reader &&
      (await db.selectFrom('friends').select('made').where('account', '=', reader.id).where('friend', '=', player.id).executeTakeFirst());
    return {
      name: player.name,
      since: made,
      ...(own && { own: true as const }),
      ...(added && { friend: true as const }),
      shown: seen,
      races: races.length,
      wins: races.filter(isWin).length,
      games: await Promise.all(recordsOf(races).map((record) => withRating(db, player.id, record))),
      latest: latestOf(races, own),
      headToHead: duelsOf(races),
      favourites: favouritesOf(races),
      clubs: reader ? await sharedClubs(db, reader.id, player.id) : [],
    };
  });

  app.get('/api/ratings/:game', { schema: { params: object({ game: gameName }) } }, async (request, reply): Promise<Leaderboard> => {
    const { game } = request.params;
    if (!isGameId(game)) throw notFound('game');
    const reader = await sessions.account(request, reply);
    const rows = await db
      .selectFrom('ratings')
      .innerJoin('accounts', 'accounts.id', 'ratings.account')
      .select(['accounts.id', 'accounts.name', 'mu', 'sigma', 'races'])
      .where('game', '=', game)
      .where('races', '>', 0)
      .orderBy(edge, 'desc')
      .limit(maxLines)
      .execute();
    return {
      lines: rows.map(({ id, name, races, ...rating }, index) => ({
        name,
        place: index + 1,
        ...shown(rating, races),
        ...(id === reader?.id && { own: true as const }),
      })),
      players: await playersOf(db, game),
      programs: await programsOf(db, game, reader?.id),
      bots: botNames.map((bot) => ({ bot, points: botRating(game, bot).mu })),
    };
  });
}

/** People's own bots, ranked as people are. */
async function programsOf(db: Kysely<Rows>, game: string, reader: string | undefined): Promise<Leaderboard['programs']> {
  const rows = await db
    .selectFrom('bot_ratings')
    .innerJoin('api_tokens', 'api_tokens.id', 'bot_ratings.token')
    .innerJoin('accounts', 'accounts.id', 'api_tokens.account')
    .select(['bot_ratings.name', 'accounts.id', 'accounts.name as by', 'mu', 'sigma', 'races'])
    .where('game', '=', game)
    .where('races', '>', 0)
    .orderBy(edge, 'desc')
    .limit(maxLines)
    .execute();
  return rows.map(({ id, name, by, races, ...rating }, index) => ({
    name,
    by,
    place: index + 1,
    ...shown(rating, races),
    ...(id === reader && { own: true as const }),
  }));
}

async function playersOf(db: Kysely<Rows>, game: string): Promise<number> {
  const { count } = await db
    .selectFrom('ratings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('game', '=', game)
    .where('races', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function withRating(db: Kysely<Rows>, account: string, record: GameRecord): Promise<GameRecord> {
  const { game } = record;
  const row = await db
    .selectFrom('ratings')
    .select(['mu', 'sigma', 'races'])
    .where('account', '=', account)
    .where('game', '=', game)
    .where('races', '>', 0)
    .executeTakeFirst();
  if (!row) return record;
  const { count } = await db
    .selectFrom('ratings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('game', '=', game)
    .where('races', '>', 0)
    .where(edge, '>', row.mu - 2 * row.sigma)
    .executeTakeFirstOrThrow();
  return { ...record, rating: shown(row, row.races), rank: [Number(count) + 1, await playersOf(db, game)] };
}

async function sharedClubs(db: Kysely<Rows>, one: string, other: string) {
  return db
    .selectFrom('clubs')
    .innerJoin('club_members as own', (join) => join.onRef('own.club', '=', 'clubs.id').on('own.account', '=', one))
    .innerJoin('club_members as theirs', (join) => join.onRef('theirs.club', '=', 'clubs.id').on('theirs.account', '=', other))
    .select(['clubs.id', 'clubs.name'])
    .orderBy('clubs.name')
    .execute();
}

import type { Season, SeasonLine } from '@gruppetto/wire';
import type { Kysely, Transaction } from 'kysely';
import { notFound } from '../http/errors.ts';
import { type ResultPart, riderOf, type Settled } from '../results/results.ts';
import type { Rows } from '../storage/rows.ts';
import type { ServerTable } from '../tables/store/server-table.ts';
import type { TourDesk } from '../tours/tour-desk.ts';
import { type ClubDatabase, type ClubRows, needRoom } from './club-rows.ts';

/** Points for each place, unless a club chooses its own. */
const defaultPoints = [10, 8, 6, 5, 4, 3, 2, 1] as const;

const accountOf = (person: string | undefined): string | undefined => (person?.startsWith('a:') ? person.slice(2) : undefined);

/** Races and tours of a club score in its seasons: a race when it is settled, a tour with its last stage. */
export class SeasonResults implements ResultPart {
  private readonly db: Kysely<Rows>;
  private readonly desk: TourDesk;
  /** The places of the seats in a tour that ended with this table. */
  private readonly tours = new Map<string, readonly number[]>();

  constructor(db: Kysely<Rows>, desk: TourDesk) {
    this.db = db;
    this.desk = desk;
  }

  async before({ id, tour, host }: ServerTable): Promise<void> {
    if (tour === undefined) return;
    const row = await this.db.selectFrom('tours').select(['club', 'closed', 'stages']).where('id', '=', tour).executeTakeFirst();
    if (!row || row.club === null || row.closed < row.stages) return;
    const places = await this.desk.places(tour, host);
    if (places) this.tours.set(id, places);
  }

  async within(db: Transaction<ClubRows>, { table, places, at }: Settled): Promise<void> {
    const ofTour = this.tours.get(table.id);
    this.tours.delete(table.id);
    if (table.tour !== undefined) {
      if (!ofTour) return;
      const row = await db.selectFrom('tours').select('club').where('id', '=', table.tour).executeTakeFirst();
      if (row?.club) await this.give(db, row.club, table.tour, table, ofTour, at);
    } else if (table.club !== undefined) await this.give(db, table.club, table.id, table, places, at);
  }

  private async give(
    db: Transaction<ClubRows>,
    club: string,
    source: string,
    { seats }: ServerTable,
    places: readonly number[],
    at: number,
  ): Promise<void> {
    const seasons = await db.selectFrom('seasons').select(['id', 'points']).where('club', '=', club).where('ended', 'is', null).execute();
    const members = await db.selectFrom('club_members').select('account').where('club', '=', club).execute();
    for (const { id, points } of seasons) {
      const worth = JSON.parse(points) as readonly number[];
      for (const seat of seats) {
        const account = accountOf(riderOf(seat));
        if (account === undefined || !members.some((member) => member.account === account)) continue;
        const place = places[seat.seat];
        await db
          .insertInto('season_results')
          .values({ season: id, source, account, place, points: worth[place - 1] ?? 0, at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    }
  }
}

interface NewSeason {
  readonly id: string;
  readonly name: string;
  readonly points?: readonly number[];
  readonly best?: number;
}

export async function beginSeason(db: ClubDatabase, club: string, season: NewSeason, began: number): Promise<void> {
  const { id, name, points = defaultPoints, best = null } = season;
  await db.transaction().execute(async (transaction) => {
    await needRoom(transaction, 'seasons', club);
    await transaction
      .insertInto('seasons')
      .values({ id, club, name, points: JSON.stringify(points), best, began, ended: null, winner: null, winner_points: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Ends a season; whoever leads it has won it. */
export async function endSeason(db: ClubDatabase, club: string, season: string, ended: number): Promise<void> {
  const found = (await seasonsOf(db, club)).find(({ id }) => id === season);
  if (!found) throw notFound('season');
  const [first] = found.lines;
  await db
    .updateTable('seasons')
    .set({ ended, winner: first?.name ?? null, winner_points: first?.total ?? null })
    .where('id', '=', season)
    .where('ended', 'is', null)
    .execute();
}

/** The standings of a season: only the best results of each member count. */
export async function seasonsOf(db: ClubDatabase, club: string): Promise<readonly Season[]> {
  const rows = await db.selectFrom('seasons').selectAll().where('club', '=', club).orderBy('began', 'desc').limit(20).execute();
  return Promise.all(rows.map((row) => seasonOf(db, row)));
}

async function seasonOf(db: ClubDatabase, row: Rows['seasons']): Promise<Season> {
  const results = await db
    .selectFrom('season_results')
    .innerJoin('accounts', 'accounts.id', 'season_results.account')
    .select(['source', 'accounts.name', 'place', 'season_results.points', 'season_results.at'])
    .where('season', '=', row.id)
    .orderBy('season_results.at')
    .limit(2_000)
    .execute();
  const ids = [...new Set(results.map(({ source }) => source))];
  const [tables, tours] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          db.selectFrom('shared_tables').select(['id', 'game']).where('id', 'in', ids).execute(),
          db.selectFrom('tours').select(['id', 'game', 'name']).where('id', 'in', ids).execute(),
        ]);
  const best = row.best ?? undefined;
  return {
    id: row.id,
    name: row.name,
    points: JSON.parse(row.points) as readonly number[],
    ...(best !== undefined && { best }),
    began: row.began,
    ...(row.ended !== null && { ended: row.ended }),
    ...standingsOf(results, [...tables, ...tours], best),
  };
}

interface ScoredResult {
  readonly source: string;
  readonly name: string;
  readonly place: number;
  readonly points: number;
  readonly at: number;
}

/** What scored, and the line of each member, of results in the order of time. Every member of a club waits for it: it takes each result once. */
export function standingsOf(
  results: readonly ScoredResult[],
  known: readonly { readonly id: string; readonly game: string; readonly name?: string }[],
  best: number | undefined,
): Pick<Season, 'sources' | 'lines'> {
  const about = new Map(known.map((one) => [one.id, one]));
  const began = new Map<string, number>();
  const byName = new Map<string, ScoredResult[]>();
  for (const result of results) {
    if (!began.has(result.source)) began.set(result.source, result.at);
    const own = byName.get(result.name) ?? [];
    own.push(result);
    byName.set(result.name, own);
  }
  const sources = [...began].map(([id, at]) => {
    const { game = '', name: tour } = about.get(id) ?? {};
    return { id, at, game, ...(tour !== undefined && { tour }) };
  });
  const lines = [...byName].map(([name, own]) => lineOf(name, own, best));
  lines.sort((a, b) => b.total - a.total || a.name.localeCompare(b.name));
  return { sources, lines };
}

/** The points of one member, and which of them count. */
export function lineOf(
  name: string,
  results: readonly { readonly source: string; readonly points: number; readonly place: number }[],
  best = results.length,
): SeasonLine {
  const counting = new Set(results.toSorted((a, b) => b.points - a.points).slice(0, best));
  return {
    name,
    total: [...counting].reduce((sum, { points }) => sum + points, 0),
    results: results.map((one) => ({
      source: one.source,
      points: one.points,
      place: one.place,
      ...(!counting.has(one) && { dropped: true as const }),
    })),
  };
}

import type { Rung } from '@gruppetto/bots';
import { rooms } from '@gruppetto/catalogue/all';
import { sql, type Transaction } from 'kysely';
import { type ResultPart, riderOf, type Settled } from '../results/results.ts';
import type { Rows } from '../storage/rows.ts';
import type { TableRows } from '../tables/store/rows.ts';

/** How strong somebody is, and how sure we are of it: both in points. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** A newcomer: anything is possible. */
export const newcomer: Rating = { mu: 1500, sigma: 350 };
/** Between two players whose ratings are sure, 400 points more win ten times as often: the scale of the bots' ladder. */
const beta = 400 / (Math.LN10 * Math.SQRT2);
/** What a rating forgets from race to race, so that it can still move after hundreds. */
const tau = 4;

/** Ratings of bots are fixed. */
const botSigma = 60;
/** For bots that no ladder has measured. */
const unmeasured: Readonly<Record<string, number>> = { random: 1250 };

/** The rating of a bot in a game, as the ladder has measured it. */
export function botRating(game: string, bot: string): Rating {
  const levels: Readonly<Record<string, Rung>> = rooms.find((room) => room.card.id === game)?.ladder?.levels ?? {};
  const { rating = unmeasured[bot] ?? newcomer.mu, error = 0 } = levels[bot] ?? {};
  return { mu: rating, sigma: Math.max(botSigma, error) };
}

/** Leaderboards rank by the lower edge of the interval, so that a few lucky races don't put anyone on top. */
export const lowerEdge = ({ mu, sigma }: Rating): number => mu - 2 * sigma;

/** Half of the 95 % interval, as shown. */
export const plusMinus = (sigma: number): number => Math.round(1.96 * sigma);

/** The ratings after a race, in the order of the places given: Plackett–Luce, as `openskill` has it. */
export async function rateRace(before: readonly Rating[], places: readonly number[]): Promise<readonly Rating[]> {
  const { rate } = await import('openskill');
  const rated = rate(
    before.map((one) => [one]),
    { rank: [...places], beta, tau, mu: newcomer.mu, sigma: newcomer.sigma },
  );
  return rated.map(([one], index) => one ?? before[index]);
}

type Db = Transaction<Rows & TableRows>;

/** Where a rating is stored: with an account, or with the token of somebody's own bot. */
const stores = {
  a: { table: 'ratings', key: 'account', of: 'accounts' },
  b: { table: 'bot_ratings', key: 'token', of: 'api_tokens' },
} as const;
type Kind = keyof typeof stores;

interface Rated {
  readonly kind: Kind;
  readonly id: string;
}

function ratedOf(person = ''): Rated | undefined {
  const [, kind, id = ''] = /^([ab]):(.*)$/.exec(person) ?? [];
  return kind ? { kind: kind as Kind, id } : undefined;
}

interface RatedRider {
  readonly seat: Settled['table']['seats'][number];
  readonly rated: Rated | undefined;
  readonly place: number;
  readonly before: Rating;
  /** There is a row for what comes of it: the account or the token still exists. */
  readonly known: boolean;
}

/** Rates the people at a rated table and, apart from them, their own bots; bots of the house have fixed ratings. */
async function settleRatings(db: Db, { table, places, at }: Settled): Promise<void> {
  if (!table.rated) return;
  const seats = table.seats.map((seat) => ({ seat, rated: ratedOf(riderOf(seat)), place: places[seat.seat] }));
  const found = await lockRatings(
    db,
    table.game,
    seats.flatMap(({ rated }) => rated ?? []),
    at,
  );
  const riders = seats.map((one): RatedRider => {
    const before = one.rated && found.get(nameOf(one.rated));
    const otherwise = one.rated ? newcomer : botRating(table.game, one.seat.player ?? '');
    return { ...one, before: before ?? otherwise, known: before !== undefined };
  });
  // Nobody's rating rises by bots of their own that let them win: people count only people and the bots of the house.
  await rateAll(
    db,
    table,
    riders.filter(({ rated }) => rated?.kind !== 'b'),
    'a',
  );
  await rateAll(db, table, riders, 'b');
}

export const ratingResults: ResultPart = { within: settleRatings };

const nameOf = ({ kind, id }: Rated): string => `${kind}:${id}`;

/** Rates a race of these riders, and keeps what it comes to for those of a kind. */
async function rateAll(db: Db, table: Settled['table'], riders: readonly RatedRider[], kind: Kind): Promise<void> {
  if (new Set(riders.map(({ rated }) => rated && nameOf(rated))).size < 2) return;
  const after = await rateRace(
    riders.map(({ before }) => before),
    riders.map(({ place }) => place),
  );
  for (const [index, { rated, seat, before, known }] of riders.entries()) {
    if (rated?.kind !== kind || !known) continue;
    const { mu, sigma } = after[index];
    const { table: ratings, key } = stores[kind];
    const name = kind === 'b' ? sql`, name = ${seat.name}` : sql``;
    await sql`update ${sql.table(ratings)} set mu = ${mu}, sigma = ${sigma}, races = races + 1${name}
      where ${sql.ref(key)} = ${rated.id} and game = ${table.game}`.execute(db);
    await db
      .updateTable('shared_seats')
      .set({ mu, sigma, gain: mu - before.mu })
      .where('shared_table', '=', table.id)
      .where('seat', '=', seat.seat)
      .execute();
  }
}

/** The ratings of these, with their rows locked, always in the same order, so that two races never block each other. */
async function lockRatings(db: Db, game: string, all: readonly Rated[], at: number): Promise<ReadonlyMap<string, Rating>> {
  const found = new Map<string, Rating>();
  for (const name of all.map(nameOf).sort()) {
    const { kind, id } = ratedOf(name) as Rated;
    const { table, key, of } = stores[kind];
    // Accounts deleted meanwhile have no rating.
    const there = await db.selectFrom(of).select('id').where('id', '=', id).executeTakeFirst();
    if (!there) continue;
    const { rows } = await sql<Rating>`insert into ${sql.table(table)} (${sql.ref(key)}, game, mu, sigma, races, touched)
      values (${id}, ${game}, ${newcomer.mu}, ${newcomer.sigma}, 0, ${at})
      on conflict (${sql.ref(key)}, game) do update set touched = excluded.touched
      returning mu, sigma`.execute(db);
    const [{ mu, sigma }] = rows;
    found.set(name, { mu, sigma });
  }
  return found;
}

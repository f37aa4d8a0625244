import type { Rung } from '@gruppetto/bots';
import { rooms } from '@gruppetto/catalogue/all';
import type { Transaction } from 'kysely';
import { rate } from 'openskill';
import { type ResultPart, riderOf, type Settled } from '../results/results.ts';
import type { Rows } from '../storage/rows.ts';
import type { TableRows } from '../tables/store/rows.ts';

/** How strong somebody is, and how sure of that we are: both in points. */
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

/** Bots stay as they are. */
const botSigma = 60;
/** Where no ladder has measured them. */
const unmeasured: Readonly<Record<string, number>> = { random: 1250 };

/** The rating of a bot in a game, as the ladder has measured it. */
export function botRating(game: string, bot: string): Rating {
  const levels: Readonly<Record<string, Rung>> = rooms.find((room) => room.card.id === game)?.ladder?.levels ?? {};
  const { rating = unmeasured[bot] ?? newcomer.mu, error = 0 } = levels[bot] ?? {};
  return { mu: rating, sigma: Math.max(botSigma, error) };
}

/** By what a leaderboard ranks: the lower edge of where the rating is, so that a few lucky races do not lead. */
export const lowerEdge = ({ mu, sigma }: Rating): number => mu - 2 * sigma;

/** Half of the 95 % interval, as it is shown. */
export const plusMinus = (sigma: number): number => Math.round(1.96 * sigma);

/** The ratings after a race, in the order of the places given: Plackett–Luce, as `openskill` has it. */
export function rateRace(before: readonly Rating[], places: readonly number[]): readonly Rating[] {
  const rated = rate(
    before.map((one) => [one]),
    { rank: [...places], beta, tau, mu: newcomer.mu, sigma: newcomer.sigma },
  );
  return rated.map(([one], index) => one ?? before[index]);
}

type Db = Transaction<Rows & TableRows>;

/** Rates the accounts at a table that is marked so; bots are measured against and stay as they are. */
async function settleRatings(db: Db, { table, places, at }: Settled): Promise<void> {
  if (!table.rated) return;
  const riders = table.seats.map((seat) => ({ seat, account: accountOf(riderOf(seat)), place: places[seat.seat] }));
  if (new Set(riders.map(({ account }) => account)).size < 2) return;
  const known = await lockRatings(
    db,
    table.game,
    riders.flatMap(({ account }) => account ?? []),
    at,
  );
  const before = riders.map(({ account, seat }) =>
    account === undefined ? botRating(table.game, seat.player ?? '') : (known.get(account) ?? newcomer),
  );
  const after = rateRace(
    before,
    riders.map(({ place }) => place),
  );
  for (const [index, { account, seat }] of riders.entries()) {
    if (account === undefined || !known.has(account)) continue;
    const { mu, sigma } = after[index];
    await db
      .updateTable('ratings')
      .set(({ eb }) => ({ mu, sigma, races: eb('races', '+', 1) }))
      .where('account', '=', account)
      .where('game', '=', table.game)
      .execute();
    await db
      .updateTable('shared_seats')
      .set({ mu, sigma, gain: mu - before[index].mu })
      .where('shared_table', '=', table.id)
      .where('seat', '=', seat.seat)
      .execute();
  }
}

export const ratingResults: ResultPart = { within: settleRatings };

const accountOf = (person: string | undefined): string | undefined => (person?.startsWith('a:') ? person.slice(2) : undefined);

/** The ratings of these accounts, with the locks of their rows: one after another in a fixed order, so that two races never block each other. */
async function lockRatings(db: Db, game: string, accounts: readonly string[], at: number): Promise<ReadonlyMap<string, Rating>> {
  const known = new Map<string, Rating>();
  for (const account of [...accounts].sort()) {
    const there = await db.selectFrom('accounts').select('id').where('id', '=', account).executeTakeFirst();
    if (!there) continue;
    await db
      .insertInto('ratings')
      .values({ account, game, ...newcomer, races: 0, touched: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { mu, sigma } = await db
      .updateTable('ratings')
      .set({ touched: at })
      .where('account', '=', account)
      .where('game', '=', game)
      .returning(['mu', 'sigma'])
      .executeTakeFirstOrThrow();
    known.set(account, { mu, sigma });
  }
  return known;
}

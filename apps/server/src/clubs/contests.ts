import { findGame } from '@gruppetto/catalogue/all';
import type { Game } from '@gruppetto/kernel';
import type { Clock, Contest, Settings } from '@gruppetto/wire';
import type { Transaction } from 'kysely';
import { personOf } from '../accounts/personal-data.ts';
import { Refused } from '../http/errors.ts';
import type { ResultPart, Settled } from '../results/results.ts';
import { riderOf } from '../results/results.ts';
import type { Rows } from '../storage/rows.ts';
import { playerOf } from '../tables/http/table-calls.ts';
import type { TableRows } from '../tables/store/rows.ts';
import type { NewSeat, TableStore } from '../tables/store/table-store.ts';
import { idOf } from '../tours/stage-tables.ts';
import { type ClubDatabase, type ClubRows, needRoom } from './club-rows.ts';
import { deal, leaguePoints, leagueRound, nextRound } from './contest-plan.ts';
import { namesOf } from './contest-store.ts';

type Db = Transaction<ClubRows>;
type ContestRow = Rows['contests'];
type TableKey = Pick<Rows['contest_tables'], 'contest' | 'round' | 'number'>;

const day = 24 * 60 * 60 * 1000;
/** Contests of a club that are not decided. */
const maxRunning = 20;
const colours = ['red', 'blue', 'green', 'purple', 'black', 'orange', 'teal', 'pink', 'brown', 'gold', 'white'];

interface SeededContest extends Pick<Contest, 'id' | 'name' | 'kind' | 'game' | 'rounds'> {
  readonly club: string;
  readonly options: object;
  readonly settings: Settings;
  /** How many seats a table has. */
  readonly size: number;
  /** How long a round lasts. */
  readonly days: number;
  /** Accounts, best seed first. */
  readonly entrants: readonly string[];
}

/** Knock-outs and leagues of tables: each round is paired and opened once the one before is finished. */
export class Contests {
  private readonly store: TableStore;
  private readonly now: () => number;
  private readonly opened: (table: string) => void;

  /** `opened` hears of every new table, after the transaction. */
  constructor(options: { readonly store: TableStore; now(): number; opened(table: string): void }) {
    this.store = options.store;
    this.now = options.now;
    this.opened = options.opened;
  }

  /** Makes a contest and opens its first round. If the answer was lost and the page sends the contest again, it is still one contest. */
  async begin({ club, options, settings, size, entrants, ...contest }: SeededContest): Promise<void> {
    const row: ContestRow = {
      ...contest,
      club,
      options: JSON.stringify(options),
      clock: JSON.stringify(settings.clock),
      rated: settings.rated ? 1 : 0,
      table_size: size,
      round: 0,
      winner: null,
      made: this.now(),
    };
    const db = this.store.db as unknown as ClubDatabase;
    await db.transaction().execute(async (transaction) => {
      await needRoom(transaction, 'contests', club);
      const made = await transaction
        .insertInto('contests')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      if (made.length === 0) return;
      await transaction
        .insertInto('contest_entrants')
        .values(entrants.map((account, seed) => ({ contest: row.id, account, seed })))
        .execute();
      await this.openRound(transaction, row, 1, row.kind === 'knock-out' ? deal(entrants, size) : leagueRound(entrants, size, []));
    });
  }

  /** Opens the tables of a round. A table for one player is a walk-over. */
  async openRound(db: Db, contest: ContestRow, round: number, tables: readonly (readonly string[])[]): Promise<void> {
    if (round === 1) await needFewRunning(db, contest.club);
    const due = this.now() + contest.days * day;
    await db.updateTable('contests').set({ round }).where('id', '=', contest.id).execute();
    for (const [number, accounts] of tables.entries()) {
      const id = accounts.length > 1 ? await this.openTable(db, contest, round, number, accounts) : null;
      const result = id === null ? JSON.stringify(accounts) : null;
      await db
        .insertInto('contest_tables')
        .values({ contest: contest.id, round, number, shared_table: id, accounts: JSON.stringify(accounts), due, result })
        .execute();
    }
    await this.goOn(db, contest.id, round);
  }

  private async openTable(db: Db, contest: ContestRow, round: number, number: number, accounts: readonly string[]): Promise<string> {
    const game = findGame(contest.game) as Game;
    const names = await namesOf(db, accounts);
    const id = idOf('contest', contest.id, round, number);
    const seats = Array.from({ length: contest.table_size }, (_, seat): NewSeat => {
      const account = accounts[seat];
      const colour = colours[seat % colours.length] ?? 'red';
      const free = { seat, colour, person: undefined, heldFor: undefined };
      if (account === undefined) return { ...free, ...playerOf(game.id, 'rule-of-thumb', 'player', undefined, { seat, colour }) };
      return { ...free, player: undefined, name: '', heldPerson: personOf(account), heldName: names.get(account) ?? '' };
    });
    const [host = ''] = accounts;
    const table = {
      id,
      game: game.id,
      rules: game.rules,
      options: JSON.parse(contest.options) as object,
      host: personOf(host),
      hostName: names.get(host) ?? '',
      open: false,
      spectators: true,
      clock: JSON.parse(contest.clock) as Clock,
      rated: contest.rated === 1,
      club: contest.club,
      touched: this.now(),
    };
    await this.store.makeWithin(db as unknown as Transaction<TableRows>, table, seats, Number.POSITIVE_INFINITY);
    this.opened(id);
    return id;
  }

  /** When all tables of a round have a result, pairs the next round, or names the winner after the last one. */
  async goOn(db: Db, id: string, round: number): Promise<void> {
    // The lock of the contest: two tables may end at the same time.
    await db
      .updateTable('contests')
      .set(({ ref }) => ({ round: ref('round') }))
      .where('id', '=', id)
      .execute();
    const contest = await db.selectFrom('contests').selectAll().where('id', '=', id).executeTakeFirst();
    if (!contest || contest.round !== round || contest.winner !== null) return;
    const all = await db.selectFrom('contest_tables').selectAll().where('contest', '=', id).orderBy('round').orderBy('number').execute();
    const now = all.filter((table) => table.round === round);
    if (now.length === 0 || now.some(({ result }) => result === null)) return;
    const results = (tables: typeof all) => tables.map(({ result }) => JSON.parse(result ?? '[]') as readonly string[]);
    if (contest.kind === 'knock-out') {
      const next = nextRound(results(now), contest.table_size);
      if (!next) return this.end(db, id, results(now)[0]?.[0]);
      return this.openRound(db, contest, round + 1, deal(next, contest.table_size));
    }
    if (round >= contest.rounds) {
      const points = [...leaguePoints(results(all))].sort(([, a], [, b]) => b.points - a.points || a.raced - b.raced);
      return this.end(db, id, points[0]?.[0]);
    }
    const entrants = await db.selectFrom('contest_entrants').select('account').where('contest', '=', id).orderBy('seed').execute();
    const before = all.map(({ accounts }) => JSON.parse(accounts) as readonly string[]);
    return this.openRound(
      db,
      contest,
      round + 1,
      leagueRound(
        entrants.map(({ account }) => account),
        contest.table_size,
        before,
      ),
    );
  }

  private async end(db: Db, id: string, winner: string | undefined): Promise<void> {
    const name = winner === undefined ? undefined : (await namesOf(db, [winner])).get(winner);
    await db
      .updateTable('contests')
      .set({ winner: name ?? '–' })
      .where('id', '=', id)
      .execute();
  }

  /** The result of a table enters its contest, in the transaction that settles it. */
  readonly part: ResultPart = {
    within: async (db: Db, { table, places }: Settled) => {
      const row = await db
        .selectFrom('contest_tables')
        .selectAll()
        .where('shared_table', '=', table.id)
        .where('result', 'is', null)
        .executeTakeFirst();
      if (!row) return;
      const accounts = JSON.parse(row.accounts) as readonly string[];
      const placeOf = (account: string) => {
        const seat = table.seats.find((one) => riderOf(one) === personOf(account) || one.heldPerson === personOf(account));
        return seat ? places[seat.seat] : places.length;
      };
      const result = accounts.toSorted((a, b) => placeOf(a) - placeOf(b));
      await this.enter(db, row, result);
    },
  };

  private async enter(db: Db, { contest, round, number }: TableKey, result: readonly string[]): Promise<void> {
    await db
      .updateTable('contest_tables')
      .set({ result: JSON.stringify(result) })
      .where('contest', '=', contest)
      .where('round', '=', round)
      .where('number', '=', number)
      .execute();
    await this.goOn(db, contest, round);
  }

  /** A table that didn't start in time is decided by who came: players who sit there beat players who don't. */
  async callOverdue(): Promise<void> {
    const db = this.store.db as unknown as ClubDatabase;
    const late = await db
      .selectFrom('contest_tables')
      .leftJoin('shared_tables', 'shared_tables.id', 'contest_tables.shared_table')
      .select(['contest', 'round', 'number', 'accounts', 'contest_tables.shared_table', 'shared_tables.status'])
      .where('result', 'is', null)
      .where('contest_tables.due', '<', this.now())
      .execute();
    for (const { status, accounts, shared_table, ...row } of late) {
      if (status !== null && status !== 'gathering') continue;
      await db.transaction().execute(async (transaction) => {
        if (!(await this.undecided(transaction, row))) return;
        const seated =
          shared_table === null
            ? []
            : await transaction.selectFrom('shared_seats').select('person').where('shared_table', '=', shared_table).execute();
        if (shared_table !== null && !(await this.clear(transaction, shared_table))) return;
        const came = (account: string) => (seated.some(({ person }) => person === personOf(account)) ? 0 : 1);
        const result = (JSON.parse(accounts) as readonly string[]).toSorted((a, b) => came(a) - came(b));
        await this.enter(transaction, row, result);
      });
    }
  }

  /** Whether it has no result yet. Others who ask at the same moment wait for this transaction. */
  private async undecided(db: Db, { contest, round, number }: TableKey): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('contest_tables')
      .set(({ ref }) => ({ due: ref('due') }))
      .where('contest', '=', contest)
      .where('round', '=', round)
      .where('number', '=', number)
      .where('result', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Deletes a table that still waits for its players. False if they have started meanwhile. */
  private async clear(db: Db, table: string): Promise<boolean> {
    await db.deleteFrom('shared_tables').where('id', '=', table).where('status', '=', 'gathering').execute();
    return !(await db.selectFrom('shared_tables').select('id').where('id', '=', table).executeTakeFirst());
  }
}

/** The tables of contests count for none of their players, so a club has few contests at a time. The new one is among them. */
async function needFewRunning(db: Db, club: string): Promise<void> {
  const running = await db.selectFrom('contests').select('id').where('club', '=', club).where('winner', 'is', null).execute();
  if (running.length > maxRunning) throw new Refused(409, 'too-many-kept', (say) => say.clubHasEnough(maxRunning));
}

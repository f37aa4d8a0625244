import { randomBytes, randomInt } from 'node:crypto';
import type { Step } from '@gruppetto/kernel';
import type { Clock, LobbyTable, Settings } from '@gruppetto/wire';
import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { Storage } from '../../storage/storage.ts';
import type { ChatRow, LogRow, SeatRow, TableRow, TableRows } from './rows.ts';

/** A table and its seats, as stored. */
export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

/** What a change of a table writes: fields of the table, and of some of its seats. */
export interface TableChange {
  readonly table?: Updateable<TableRow>;
  readonly seats?: readonly (Updateable<SeatRow> & { readonly seat: number })[];
  readonly ban?: string;
}

export interface LobbyFilter {
  readonly game?: string;
  readonly clock?: string;
  readonly free?: boolean;
}

const mostListed = 100;
const day = 24 * 60 * 60 * 1000;
const gatheringLasts = 30 * day;
const raceOfGuestsLasts = 180 * day;
/** Above all that were given in order, and so many that no two tables will ever get the same. */
const logNumbers = [2 ** 32, 2 ** 48 - 1] as const;

/** All that is asked of the database about shared tables, but the appending of steps. */
export class TableStore {
  readonly db: Kysely<TableRows>;

  constructor(storage: Storage) {
    this.db = storage.db.withTables<TableRows>();
  }

  /** Gives false if there is one with this id already. */
  async make(
    table: Omit<Insertable<TableRow>, 'log' | 'secret' | 'version' | 'steps' | 'stand_ins' | 'broken' | 'changes' | 'status'>,
    seats: readonly Omit<SeatRow, 'shared_table' | 'contribution' | 'webhook'>[],
  ): Promise<boolean> {
    return this.db.transaction().execute(async (transaction) => {
      const fresh = { status: 'gathering', version: -1, steps: 0, stand_ins: '[]', broken: 0, changes: 0 } as const;
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('shared_tables')
        .values({ ...table, ...fresh, log: randomInt(...logNumbers), secret: randomBytes(32).toString('hex') })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      const rows = seats.map((seat) => ({ ...seat, shared_table: table.id, contribution: null, webhook: null }));
      await transaction.insertInto('shared_seats').values(rows).execute();
      return true;
    });
  }

  async read(id: string): Promise<StoredTable | undefined> {
    return read(this.db, id);
  }

  /** Reads a table, decides on what was read and writes, as one: of two at the same time, one sees what the other did. */
  async change(id: string, decide: (table: StoredTable) => TableChange | Promise<TableChange>): Promise<StoredTable | undefined> {
    return this.db.transaction().execute(async (transaction) => {
      // Takes the lock of the row where the database has such locks.
      await transaction.updateTable('shared_tables').set({ changes: sql`changes + 1` }).where('id', '=', id).execute();
      const before = await read(transaction, id);
      if (!before) return undefined;
      const { table, seats = [], ban } = await decide(before);
      await transaction
        .updateTable('shared_tables')
        .set({ touched: Date.now(), ...table })
        .where('id', '=', id)
        .execute();
      for (const { seat, ...fields } of seats)
        await transaction.updateTable('shared_seats').set(fields).where('shared_table', '=', id).where('seat', '=', seat).execute();
      if (ban !== undefined)
        await transaction
          .insertInto('shared_bans')
          .values({ shared_table: id, person: ban, at: Date.now() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      return read(transaction, id);
    });
  }

  async remove(id: string): Promise<void> {
    await this.db.deleteFrom('shared_tables').where('id', '=', id).execute();
  }

  /** Removes what nobody will come back for: tables that never started, and after a longer time races without any account. Tells which. */
  async removeOld(now: number): Promise<readonly string[]> {
    const removed = await this.db
      .deleteFrom('shared_tables')
      .where(({ and, eb, exists, not, or, selectFrom }) =>
        or([
          and([eb('status', '=', 'gathering'), eb('touched', '<', now - gatheringLasts)]),
          and([
            eb('touched', '<', now - raceOfGuestsLasts),
            eb('host', 'not like', 'a:%'),
            not(
              exists(
                selectFrom('shared_seats').select('seat').whereRef('shared_table', '=', 'shared_tables.id').where('person', 'like', 'a:%'),
              ),
            ),
          ]),
        ]),
      )
      .returning('id')
      .execute();
    return removed.map(({ id }) => id);
  }

  async logAfter({ log }: TableRow, version: number): Promise<readonly LogRow[]> {
    return this.db.selectFrom('table_log').selectAll().where('log', '=', log).where('version', '>', version).orderBy('version').execute();
  }

  async entry({ log }: TableRow, id: string): Promise<LogRow | undefined> {
    return this.db.selectFrom('table_log').selectAll().where('log', '=', log).where('id', '=', id).executeTakeFirst();
  }

  async isBanned(table: string, person: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('shared_bans')
      .select('at')
      .where('shared_table', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    return row !== undefined;
  }

  async notes(table: string, person: string): Promise<string> {
    const row = await this.db
      .selectFrom('shared_notes')
      .select('text')
      .where('shared_table', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.text ?? '';
  }

  async writeNotes(table: string, person: string, text: string): Promise<void> {
    await this.db
      .insertInto('shared_notes')
      .values({ shared_table: table, person, text })
      .onConflict((conflict) => conflict.columns(['shared_table', 'person']).doUpdateSet({ text }))
      .execute();
  }

  async report(row: TableRows['reports']): Promise<void> {
    await this.db.insertInto('reports').values(row).execute();
  }

  async chatAfter(table: string, number: number, most: number): Promise<readonly ChatRow[]> {
    const rows = await this.db
      .selectFrom('shared_chat')
      .selectAll()
      .where('shared_table', '=', table)
      .where('number', '>', number)
      .orderBy('number', 'desc')
      .limit(most)
      .execute();
    return rows.reverse();
  }

  /** A line that was said before is not said twice. */
  async say(line: Omit<ChatRow, 'number'>): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      // The lock of the row: lines are numbered one after another.
      await transaction.updateTable('shared_tables').set({ changes: sql`changes + 1` }).where('id', '=', line.shared_table).execute();
      const { last } = await transaction
        .selectFrom('shared_chat')
        .select(sql<number>`coalesce(max(number), 0)`.as('last'))
        .where('shared_table', '=', line.shared_table)
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('shared_chat')
        .values({ ...line, number: Number(last) + 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }

  /** What a guest did is his account's from now on. Tells at which tables he sits or is the host. */
  async adopt(guest: string, account: string): Promise<readonly string[]> {
    return this.db.transaction().execute(async (transaction) => {
      const seats = await transaction.selectFrom('shared_seats').select('shared_table').where('person', '=', guest).execute();
      const hosted = await transaction.selectFrom('shared_tables').select('id').where('host', '=', guest).execute();
      const tables = [...new Set([...seats.map((row) => row.shared_table), ...hosted.map(({ id }) => id)])];
      await transaction.updateTable('shared_seats').set({ person: account }).where('person', '=', guest).execute();
      await transaction.updateTable('shared_tables').set({ host: account }).where('host', '=', guest).execute();
      for (const own of ['shared_notes', 'shared_bans'] as const)
        await transaction
          .updateTable(own)
          .set({ person: account })
          .where('person', '=', guest)
          .where('shared_table', 'not in', transaction.selectFrom(own).select('shared_table').where('person', '=', account))
          .execute();
      await transaction.updateTable('reports').set({ person: account }).where('person', '=', guest).execute();
      const said = await transaction
        .selectFrom('shared_chat')
        .select(['shared_table', 'number', 'id'])
        .where('id', 'like', `${guest}:%`)
        .execute();
      for (const { shared_table, number, id } of said)
        await transaction
          .updateTable('shared_chat')
          .set({ id: `${account}${id.slice(guest.length)}` })
          .where('shared_table', '=', shared_table)
          .where('number', '=', number)
          .execute();
      if (tables.length > 0)
        await transaction.updateTable('shared_tables').set({ changes: sql`changes + 1` }).where('id', 'in', tables).execute();
      return tables;
    });
  }

  /** Open tables that somebody may still join or watch, those touched last first. */
  async lobby({ game, clock, free }: LobbyFilter): Promise<readonly LobbyTable[]> {
    let query = this.db.selectFrom('shared_tables').selectAll().where('open', '=', 1).where('status', '!=', 'over');
    if (game !== undefined) query = query.where('game', '=', game);
    if (free) query = query.where('status', '=', 'gathering');
    const rows = await query.orderBy('touched', 'desc').limit(mostListed).execute();
    const listed = await this.listed(rows, undefined);
    return listed.filter((table) => (clock === undefined || table.clock.kind === clock) && (!free || table.free > 0));
  }

  /** Where a person sits or is the host. */
  async of(person: string): Promise<readonly LobbyTable[]> {
    const seated = this.db.selectFrom('shared_seats').select('shared_table').where('person', '=', person);
    const rows = await this.db
      .selectFrom('shared_tables')
      .selectAll()
      .where(({ or, eb }) => or([eb('host', '=', person), eb('id', 'in', seated)]))
      .orderBy('touched', 'desc')
      .limit(mostListed)
      .execute();
    return this.listed(rows, person);
  }

  private async listed(rows: readonly TableRow[], person: string | undefined): Promise<readonly LobbyTable[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await this.db.selectFrom('shared_seats').selectAll().where('shared_table', 'in', ids).orderBy('seat').execute();
    return rows.map((row) => {
      const own = seats.filter((seat) => seat.shared_table === row.id);
      const turn = own.find(({ seat }) => seat === row.turn);
      return {
        id: row.id,
        game: row.game,
        status: row.status,
        hostName: row.host_name,
        seats: own.length,
        free: own.filter(({ player, held_for }) => player === null && held_for === null).length,
        people: own.filter(({ player }) => player === 'person').map(({ name }) => name),
        clock: JSON.parse(row.clock) as Clock,
        spectators: row.spectators === 1,
        touched: row.touched,
        ...(person !== undefined && row.status === 'racing' && turn?.person === person && { yourTurn: true }),
      };
    });
  }

  /** How far these tables are, on PostgreSQL: there may be too many for a list of values. */
  async howFar(tables: readonly string[]): Promise<readonly Pick<TableRow, 'id' | 'version' | 'changes'>[]> {
    return this.db.selectFrom('shared_tables').select(['id', 'version', 'changes']).where(sql<boolean>`id = any(${tables})`).execute();
  }

  /** Races in which a bot or a clock has something to do, or had before then. */
  async due(before = Number.MAX_SAFE_INTEGER): Promise<readonly Pick<TableRow, 'id' | 'version' | 'due'>[]> {
    return this.db.selectFrom('shared_tables').select(['id', 'version', 'due']).where('due', '<', before).execute();
  }

  async presence(table: string, process: string, now: number): Promise<readonly TableRows['shared_presence'][]> {
    return this.db
      .selectFrom('shared_presence')
      .selectAll()
      .where('shared_table', '=', table)
      .where('process', '!=', process)
      .where('until', '>', now)
      .execute();
  }

  async writePresence(row: TableRows['shared_presence']): Promise<void> {
    await this.db
      .insertInto('shared_presence')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['shared_table', 'process']).doUpdateSet({ seats: row.seats, spectators: row.spectators, until: row.until }),
      )
      .execute();
  }

  /** Forgets who has not renewed his, and tells at which tables that was. */
  async renewPresence(process: string, until: number, now: number): Promise<readonly string[]> {
    await this.db.updateTable('shared_presence').set({ until }).where('process', '=', process).execute();
    const ended = await this.db.deleteFrom('shared_presence').where('until', '<', now).returning('shared_table').execute();
    return ended.map((row) => row.shared_table);
  }

  async forgetPresence(process: string): Promise<void> {
    await this.db.deleteFrom('shared_presence').where('process', '=', process).execute();
  }
}

async function read(db: Kysely<TableRows> | Transaction<TableRows>, id: string): Promise<StoredTable | undefined> {
  const row = await db.selectFrom('shared_tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const seats = await db.selectFrom('shared_seats').selectAll().where('shared_table', '=', id).orderBy('seat').execute();
  return { row, seats };
}

export const settingsOf = (row: TableRow): Settings => ({
  open: row.open === 1,
  spectators: row.spectators === 1,
  clock: JSON.parse(row.clock) as Clock,
});

export const stepOf = ({ seat, choice, dice }: LogRow): Step => ({
  seat,
  choice: JSON.parse(choice as string) as Step['choice'],
  dice: JSON.parse(dice as string) as number[],
});

/** The steps that count: those that were taken back are gone. */
export function stepsOf(log: readonly LogRow[]): Step[] {
  const steps: Step[] = [];
  for (const entry of log) {
    if (entry.left_steps === null) steps.push(stepOf(entry));
    else steps.length = entry.left_steps;
  }
  return steps;
}

/** From which moment on somebody who has seen the log up to `version` needs the race anew. */
export function firstNewMoment(log: readonly LogRow[], version: number): number {
  if (version < 0) return 0;
  let steps = 0;
  let first = Number.POSITIVE_INFINITY;
  for (const entry of log) {
    if (entry.version > version) first = Math.min(first, (entry.left_steps ?? steps) + 1);
    steps = entry.left_steps ?? steps + 1;
  }
  return Math.min(first, steps + 1);
}

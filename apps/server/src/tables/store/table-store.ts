import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { TableEvent } from '@gruppetto/wire';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockPerson } from '../../storage/lock-row.ts';
import type { Storage } from '../../storage/storage.ts';
import { addLine, ChatStore } from './chat-store.ts';
import { countTables } from './lobby.ts';
import { LogStore } from './log-store.ts';
import { PresenceStore } from './presence-store.ts';
import type { TableRow, TableRows } from './rows.ts';
import { type ServerSeat, type ServerTable, seatColumns, type TableFields, tableColumns, tableOf } from './server-table.ts';

/** What a change of a table writes: fields of the table, and of some of its seats. */
export interface TableChange {
  readonly table?: Partial<TableFields>;
  readonly seats?: readonly (Partial<ServerSeat> & { readonly seat: number })[];
  readonly ban?: string;
  /** What everybody at the table is told of it. */
  readonly events?: readonly SeatEvent[];
}

interface SeatEvent {
  readonly event: TableEvent;
  /** Whom it is about; without one, the table. */
  readonly seat?: ServerSeat;
  readonly text?: string;
}

/** A table that nobody has sat down at. */
export type NewTable = Pick<
  TableFields,
  'id' | 'game' | 'rules' | 'options' | 'host' | 'hostName' | 'open' | 'spectators' | 'clock' | 'rated' | 'touched'
> &
  Partial<Pick<TableFields, 'tour' | 'stage' | 'stageInfo' | 'club'>>;
export type NewSeat = Pick<ServerSeat, 'seat' | 'colour' | 'name' | 'player' | 'person' | 'heldFor'> &
  Partial<Pick<ServerSeat, 'heldPerson' | 'heldName'>>;

interface NewReport {
  readonly id: string;
  readonly table: string;
  readonly at: number;
  readonly person: string;
  readonly seat: number | undefined;
  readonly line: number | undefined;
  readonly text: string;
}

/** A table was made; or there is one with this id already; or its host has as many as one person may have. */
type Made = 'made' | 'id-taken' | 'too-many';

/** So many tables that are not over one person may have. */
export const maxTables = 200;

const day = 24 * 60 * 60 * 1000;
const gatheringLasts = 30 * day;
const raceOfGuestsLasts = 180 * day;
/** So many results are settled at a time after a stop. */
const maxUnsettled = 500;
/** Above all that were given in order, and so many that no two tables will ever get the same. */
const logNumbers = [2 ** 32, 2 ** 48 - 1] as const;

/** Time and chance, handed in: a simulation has its own. */
interface TimeAndChance {
  now(): number;
  newId(): string;
  /** So many random bytes, in hexadecimal digits. */
  newSecret(bytes: number): string;
  /** From `min` up to, but not including, `max`. */
  integer(min: number, max: number): number;
}

const system: TimeAndChance = {
  now: Date.now,
  newId: randomUUID,
  newSecret: (bytes) => randomBytes(bytes).toString('hex'),
  integer: randomInt,
};

/** Shared tables in the database. The journal appends the steps, the lobby lists them. */
export class TableStore {
  readonly db: Kysely<TableRows>;
  readonly log: LogStore;
  readonly chat: ChatStore;
  readonly presence: PresenceStore;

  private readonly chance: TimeAndChance;
  private readonly kind: Storage['kind'];

  constructor(storage: Pick<Storage, 'db' | 'kind'>, chance = system) {
    this.chance = chance;
    this.kind = storage.kind;
    this.db = storage.db.withTables<TableRows>();
    this.log = new LogStore(this.db);
    this.chat = new ChatStore(this.db);
    this.presence = new PresenceStore(this.db);
  }

  async make(table: NewTable, seats: readonly NewSeat[], max = maxTables): Promise<Made> {
    return this.db.transaction().execute((transaction) => this.makeWithin(transaction, table, seats, max));
  }

  /**
   * Makes a table as a part of a transaction. Every way of making one passes through here: a host has fewer than `max` that are not over.
   * Tables of contests are no host's own: who makes them has a limit for them.
   */
  async makeWithin(transaction: Transaction<TableRows>, table: NewTable, seats: readonly NewSeat[], max = maxTables): Promise<Made> {
    if (max !== Number.POSITIVE_INFINITY) {
      await lockPerson(transaction, this.kind, table.host);
      if ((await countTables(transaction, table.host)) >= max) return 'too-many';
    }
    return (await makeTable(transaction, this.chance, table, seats)) ? 'made' : 'id-taken';
  }

  /** Makes the table that follows one, unless there is one already; gives the id of the one that follows. */
  async follow(id: string, table: NewTable, seats: readonly NewSeat[]): Promise<{ readonly id: string } | Exclude<Made, 'made'>> {
    return this.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('shared_tables').set({ changes: sql`changes + 1` }).where('id', '=', id).execute();
      const before = await transaction.selectFrom('shared_tables').select('next').where('id', '=', id).executeTakeFirst();
      if (!before) return 'id-taken';
      // The one that followed may have been deleted.
      const there = before.next && (await read(transaction, before.next));
      if (there) return { id: there.id };
      const made = await this.makeWithin(transaction, table, seats);
      if (made !== 'made') return made;
      await transaction.updateTable('shared_tables').set({ next: table.id }).where('id', '=', id).execute();
      return { id: table.id };
    });
  }

  /** Races that are over and whose result has not been settled. */
  async unsettled(): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('shared_tables')
      .select('id')
      .where('status', '=', 'over')
      .where('finished', 'is', null)
      .limit(maxUnsettled)
      .execute();
    return rows.map(({ id }) => id);
  }

  async read(id: string): Promise<ServerTable | undefined> {
    return read(this.db, id);
  }

  /** Reads a table, decides on what was read and writes, as one: of two at the same time, one sees what the other did. */
  async change(id: string, decide: (table: ServerTable) => TableChange): Promise<ServerTable | undefined> {
    return this.db.transaction().execute(async (transaction) => {
      // Takes the lock of the row where the database has such locks.
      await transaction.updateTable('shared_tables').set({ changes: sql`changes + 1` }).where('id', '=', id).execute();
      const before = await read(transaction, id);
      if (!before) return undefined;
      const { table, seats = [], ban, events = [] } = decide(before);
      // A request to take back ends when somebody else rides: whoever is left must not agree for them.
      const ended = before.undo && seats.some((seat) => 'player' in seat) ? { undo: undefined } : {};
      await transaction
        .updateTable('shared_tables')
        .set({ touched: this.chance.now(), ...tableColumns({ ...ended, ...table }) })
        .where('id', '=', id)
        .execute();
      for (const { seat, ...fields } of seats)
        await transaction
          .updateTable('shared_seats')
          .set(seatColumns(fields))
          .where('shared_table', '=', id)
          .where('seat', '=', seat)
          .execute();
      if (ban !== undefined)
        await transaction
          .insertInto('shared_bans')
          .values({ shared_table: id, person: ban, at: this.chance.now() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      for (const { event, seat, text = '' } of events) {
        const about = {
          id: `${seat?.person ?? 'nobody'}:${this.chance.newId()}`,
          name: seat?.name ?? '',
          ...(seat && { seat: seat.seat }),
        };
        await addLine(transaction, id, { ...about, at: this.chance.now(), text, event });
      }
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

  /** Who of these people is banned from a table, and what they wrote for themselves about it. */
  async aboutPeople(
    table: string,
    people: readonly string[],
  ): Promise<{ readonly banned: ReadonlySet<string>; readonly notes: ReadonlyMap<string, string> }> {
    if (people.length === 0) return { banned: new Set(), notes: new Map() };
    const bans = await this.db
      .selectFrom('shared_bans')
      .select('person')
      .where('shared_table', '=', table)
      .where('person', 'in', people)
      .execute();
    const notes = await this.db
      .selectFrom('shared_notes')
      .select(['person', 'text'])
      .where('shared_table', '=', table)
      .where('person', 'in', people)
      .execute();
    return { banned: new Set(bans.map(({ person }) => person)), notes: new Map(notes.map(({ person, text }) => [person, text])) };
  }

  async writeNotes(table: string, person: string, text: string): Promise<void> {
    await this.db
      .insertInto('shared_notes')
      .values({ shared_table: table, person, text })
      .onConflict((conflict) => conflict.columns(['shared_table', 'person']).doUpdateSet({ text }))
      .execute();
  }

  async report({ table, seat, line, ...report }: NewReport): Promise<void> {
    await this.db
      .insertInto('reports')
      .values({ shared_table: table, seat: seat ?? null, line: line ?? null, settled: null, answer: '', ...report })
      .execute();
  }

  /** How far these tables are, on PostgreSQL: there may be too many for a list of values. */
  async howFar(tables: readonly string[]): Promise<readonly Pick<TableFields, 'id' | 'version' | 'changes'>[]> {
    return this.db.selectFrom('shared_tables').select(['id', 'version', 'changes']).where(sql<boolean>`id = any(${tables})`).execute();
  }

  /** Races in which a bot or a clock has something to do, or had before then. */
  async due(before = Number.MAX_SAFE_INTEGER): Promise<readonly { readonly id: string; readonly version: number; readonly due: number }[]> {
    const rows = await this.db.selectFrom('shared_tables').select(['id', 'version', 'due']).where('due', '<', before).execute();
    return rows.map(({ id, version, due }) => ({ id, version, due: due as number }));
  }
}

async function makeTable(db: Transaction<TableRows>, chance: TimeAndChance, table: NewTable, seats: readonly NewSeat[]): Promise<boolean> {
  const fresh = {
    status: 'gathering',
    version: -1,
    steps: 0,
    stand_ins: '[]',
    take_backs: 0,
    broken: 0,
    changes: 0,
    fairness: 2,
  } as const;
  const secrets = { log: chance.integer(...logNumbers), secret: chance.newSecret(32) };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('shared_tables')
    .values({ ...(tableColumns(table) as TableRow), made: table.touched, ...fresh, ...secrets })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  const rows = seats.map((seat) => ({ ...seatColumns(seat), shared_table: table.id }));
  await db
    .insertInto('shared_seats')
    .values(rows as TableRows['shared_seats'][])
    .execute();
  return true;
}

export async function read(db: Kysely<TableRows> | Transaction<TableRows>, id: string): Promise<ServerTable | undefined> {
  const row = await db.selectFrom('shared_tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const seats = await db.selectFrom('shared_seats').selectAll().where('shared_table', '=', id).orderBy('seat').execute();
  return tableOf(row, seats);
}

import { CompiledQuery, type Kysely } from 'kysely';
import type { Batch } from '../../storage/storage.ts';
import { systemTiming, type Timing } from '../../timing.ts';
import type { LogEntry } from './log-store.ts';
import type { TableRows } from './rows.ts';
import { columnValue, type TableFields } from './server-table.ts';

/** An entry of a table's log, and the table after it. */
export interface Entry {
  readonly table: string;
  readonly log: number;
  readonly entry: LogEntry;
  readonly after: Pick<TableFields, Plain | Listed>;
  /** Whether it changes anything by which tables are found: its status, when it is due, when it was touched last. */
  readonly relisted: boolean;
}

/** Stored for good; or not at all, because that version or that id is already in the log. */
export type Appended = 'stored' | 'conflict';

/** Where the steps of all tables become durable. */
export interface Journal {
  append(entry: Entry): Promise<Appended>;
}

type Plain = 'version' | 'steps' | 'state' | 'turn' | 'turnBegan' | 'clocks' | 'undo' | 'broken' | 'takeBacks';
/** Columns with an index. */
type Listed = 'status' | 'due' | 'touched';

type Values = readonly (string | number | null)[];

/** Writing one step costs as much as writing a hundred: when many arrive, they wait for each other, but no longer than this. */
const longestGathering = 4;

/** SQLite: everything that arrives in one turn of the event loop is one transaction; under load, everything of a few milliseconds. */
export class GroupJournal implements Journal {
  private readonly batch: Batch;
  private readonly wakeAt: WakeAt;
  private readonly timing: Timing;
  private waiting: { readonly entry: Entry; readonly resolve: (appended: Appended) => void; readonly reject: (error: unknown) => void }[] =
    [];
  private writing = false;

  constructor(batch: Batch, wakeAt: WakeAt, timing = systemTiming) {
    this.batch = batch;
    this.wakeAt = wakeAt;
    this.timing = timing;
  }

  append(entry: Entry): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ entry, resolve, reject });
      if (this.writing) return;
      this.writing = true;
      this.timing.soon(() => void this.write());
    });
  }

  /** For each, whether it was stored. */
  private store(entries: readonly Entry[]): Promise<readonly boolean[]> {
    return this.batch(
      [insertLog, updatePlain, updateAll],
      entries.map((entry) => {
        const plain = plainValues(entry);
        return entry.relisted
          ? [logValues(entry), undefined, [...plain, ...listedValues(entry), entry.log]]
          : [logValues(entry), [...plain, entry.log]];
      }),
    );
  }

  private async write(): Promise<void> {
    let took = 0;
    while (this.waiting.length > 0) {
      if (took > 0) await this.timing.pause(Math.min(took, longestGathering));
      const group = this.waiting;
      this.waiting = [];
      const began = this.timing.elapsed();
      try {
        const stored = await this.store(group.map(({ entry }) => entry));
        for (const [index, { entry, resolve }] of group.entries()) {
          const { due, version } = entry.after;
          if (stored[index] && due !== undefined) this.wakeAt(entry.table, version, due);
          resolve(stored[index] ? 'stored' : 'conflict');
        }
        took = group.length > 1 ? this.timing.elapsed() - began : 0;
        // The tables that got an answer may have more to store.
        await new Promise<void>((done) => this.timing.soon(done));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.writing = false;
  }
}

// Field by field, in the order of the columns: this is done for every step.
const logColumns = ['log', 'version', 'id', 'seat', 'choice', 'dice', 'left_steps', 'at'];
const logValues = ({ log, entry: { version, id, seat, choice, dice, leftSteps, at } }: Entry): Values => [
  log,
  version,
  id,
  seat,
  choice ?? null,
  dice ?? null,
  leftSteps ?? null,
  at,
];

const plainColumns = ['version', 'steps', 'state', 'turn', 'turn_began', 'clocks', 'undo', 'broken', 'take_backs'];
const plainValues = ({ after: { version, steps, state, turn, turnBegan, clocks, undo, broken, takeBacks } }: Entry): Values => [
  version,
  steps,
  state ?? null,
  turn ?? null,
  turnBegan ?? null,
  columnValue(clocks),
  columnValue(undo),
  columnValue(broken),
  takeBacks,
];

const listedColumns = ['status', 'due', 'touched'];
const listedValues = ({ after: { status, due, touched } }: Entry): Values => [status, due ?? null, touched];

const insertLog = `insert into table_log (${logColumns.join(', ')}) values (${logColumns.map(() => '?').join(', ')}) on conflict do nothing`;
const setting = (columns: readonly string[]) =>
  `update shared_tables set ${columns.map((column) => `${column} = ?`).join(', ')} where log = ?`;
/** SQLite writes an index anew even where nothing changes, and a step rarely changes what is listed. */
const updatePlain = setting(plainColumns);
const updateAll = setting([...plainColumns, ...listedColumns]);

/** PostgreSQL: one statement a step; of several processes at the same version one wins. */
export class StepJournal implements Journal {
  private readonly db: Kysely<TableRows>;
  private readonly enqueue: Enqueue;

  constructor(db: Kysely<TableRows>, enqueue: Enqueue) {
    this.db = db;
    this.enqueue = enqueue;
  }

  async append(entry: Entry): Promise<Appended> {
    const values = [...logValues(entry), ...plainValues(entry), ...listedValues(entry)];
    const insert = async (db: Kysely<TableRows>): Promise<Appended> => {
      const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(insertAndUpdate, values));
      return numAffectedRows === 1n ? 'stored' : 'conflict';
    };
    const { due, version } = entry.after;
    if (due === undefined) return insert(this.db);
    // The job is there if and only if the step is.
    return this.db.transaction().execute(async (transaction) => {
      const appended = await insert(transaction);
      if (appended === 'stored') await this.enqueue(transaction, entry.table, version, due);
      return appended;
    });
  }
}

/** Sees to it that this process looks at this table when it is due. */
type WakeAt = (table: string, version: number, due: number) => void;

/** Sees to it that some process looks at this table when it is due. */
export type Enqueue = (db: Kysely<TableRows>, table: string, version: number, due: number) => Promise<void>;

const types = {
  version: 'integer',
  steps: 'integer',
  turn: 'integer',
  turn_began: 'bigint',
  due: 'bigint',
  take_backs: 'integer',
  touched: 'bigint',
};
const insertAndUpdate = `with entry as (
  insert into table_log (${logColumns.join(', ')}) values (${logColumns.map((_, index) => `$${index + 1}`).join(', ')})
  on conflict do nothing returning log
) update shared_tables set ${[...plainColumns, ...listedColumns]
  .map(
    (column, index) => `${column} = $${logColumns.length + index + 1}${column in types ? `::${types[column as keyof typeof types]}` : ''}`,
  )
  .join(', ')} from entry where shared_tables.log = entry.log`;

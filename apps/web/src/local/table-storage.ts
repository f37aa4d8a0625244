import type { Choice, RaceRecord, RiderId, SeatEntry, Step } from '@gruppetto/kernel';
import type { DBSchema } from 'idb';
import type { StageOfTour } from '../race/race-source.ts';
import { raceChanges } from '../storage/changes.ts';
import { database } from '../storage/database.ts';
import { racesName } from '../storage/names.ts';

/** A table of this browser, without its steps. */
export interface LocalTableRow {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: object;
  readonly seats: readonly SeatEntry[];
  readonly setup: readonly number[];
  /** The dice of every step follow from it; it never leaves this browser. */
  readonly seed: string;
  /** People throw their own dice and type them in. */
  readonly realDice: boolean;
  readonly touched: number;
  /** Counts every change: a window with an older version can't overwrite a newer one. */
  readonly version: number;
  readonly steps: number;
  readonly over: boolean;
  readonly tour?: StageOfTour;
  /** The backed rider, in games where nobody decides anything. */
  readonly backed?: RiderId;
}

interface StepRow extends Step<Choice> {
  readonly table: string;
  readonly index: number;
}

interface TablesSchema extends DBSchema {
  tables: { key: string; value: LocalTableRow };
  steps: { key: [string, number]; value: StepRow };
}

/** Another tab has gone on with this table. */
export class TableOvertaken extends Error {}

const tablesDatabase = database<TablesSchema>(racesName, (db) => {
  db.createObjectStore('tables', { keyPath: 'id' });
  db.createObjectStore('steps', { keyPath: ['table', 'index'] });
});

const allSteps = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

/** What a list of tables shows of each. */
export type TableSummary = Omit<LocalTableRow, 'seed' | 'setup'>;

/** The newest first, without what only the keeper of a race may know. */
export async function listTables(): Promise<readonly TableSummary[]> {
  const tables = await (await tablesDatabase()).getAll('tables');
  return tables.sort((a, b) => b.touched - a.touched).map(({ seed: _seed, setup: _setup, ...summary }) => summary);
}

export async function loadTable(id: string): Promise<{ row: LocalTableRow; steps: readonly Step<Choice>[] } | undefined> {
  const transaction = (await tablesDatabase()).transaction(['tables', 'steps']);
  const [row, steps] = await Promise.all([
    transaction.objectStore('tables').get(id),
    transaction.objectStore('steps').getAll(allSteps(id)),
  ]);
  return row && { row, steps: steps.map(({ seat, choice, dice }) => ({ seat, choice, dice })) };
}

/** The race of a stored table, as a record tells it. */
export const recordIn = ({ game, rules, options, seats, setup }: LocalTableRow, steps: readonly Step<Choice>[]): RaceRecord => ({
  format: 'gruppetto-race',
  game,
  rules,
  options,
  seats,
  setup,
  steps,
});

export async function addTable(stored: LocalTableRow, steps: readonly Step<Choice>[]): Promise<void> {
  const transaction = (await tablesDatabase()).transaction(['tables', 'steps'], 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore('steps');
  await Promise.all([
    transaction.objectStore('tables').add(stored),
    ...steps.map((step, index) => store.add({ table: stored.id, index, ...step })),
    transaction.done,
  ]);
  raceChanges.tell(stored.id);
}

/** Alters the steps of a table, if nobody else has since. Resolves when it is safely stored. */
async function change(stored: LocalTableRow, next: LocalTableRow, alter: (steps: Steps) => Promise<unknown>): Promise<LocalTableRow> {
  const transaction = (await tablesDatabase()).transaction(['tables', 'steps'], 'readwrite', { durability: 'strict' });
  const tables = transaction.objectStore('tables');
  const current = await tables.get(stored.id);
  if (current?.version !== stored.version) {
    transaction.abort();
    await transaction.done.catch(() => undefined);
    throw new TableOvertaken();
  }
  await Promise.all([tables.put(next), alter(transaction.objectStore('steps')), transaction.done]);
  raceChanges.tell(stored.id);
  return next;
}

type Steps = { add(step: StepRow): Promise<unknown>; delete(range: IDBKeyRange): Promise<unknown> };

export const appendSteps = (stored: LocalTableRow, added: readonly Step<Choice>[], over: boolean): Promise<LocalTableRow> =>
  change(stored, { ...stored, version: stored.version + 1, steps: stored.steps + added.length, over, touched: Date.now() }, (steps) =>
    Promise.all(added.map((step, nth) => steps.add({ table: stored.id, index: stored.steps + nth, ...step }))),
  );

export const cutSteps = (stored: LocalTableRow, left: number): Promise<LocalTableRow> =>
  change(stored, { ...stored, version: stored.version + 1, steps: left, over: false, touched: Date.now() }, (steps) =>
    steps.delete(allSteps(stored.id, left)),
  );

export async function removeTable(id: string): Promise<void> {
  const transaction = (await tablesDatabase()).transaction(['tables', 'steps'], 'readwrite', { durability: 'strict' });
  await Promise.all([
    transaction.objectStore('tables').delete(id),
    transaction.objectStore('steps').delete(allSteps(id)),
    transaction.done,
  ]);
  raceChanges.tell(id);
}

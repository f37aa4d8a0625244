import type { Seat, Step } from '@gruppetto/kernel';
import type { Kysely } from 'kysely';
import type { LogRow, TableRows } from './rows.ts';

/** An entry of a table's log: a step, or, with `leftSteps`, a taking back to so many steps. */
export interface LogEntry {
  readonly version: number;
  /** Who sends the same id again gets the same answer. */
  readonly id: string;
  readonly seat: Seat;
  /** Choice and dice are JSON, because only the threads of the rules engine look inside. */
  readonly choice: string | undefined;
  readonly dice: string | undefined;
  readonly leftSteps: number | undefined;
  readonly at: number;
}

/** What is asked of the logs of all tables; the journal appends to them. */
export class LogStore {
  private readonly db: Kysely<TableRows>;

  constructor(db: Kysely<TableRows>) {
    this.db = db;
  }

  async after(log: number, version: number): Promise<readonly LogEntry[]> {
    const rows = await this.db
      .selectFrom('table_log')
      .selectAll()
      .where('log', '=', log)
      .where('version', '>', version)
      .orderBy('version')
      .execute();
    return rows.map(entryOf);
  }

  async has(log: number, id: string): Promise<boolean> {
    const row = await this.db.selectFrom('table_log').select('version').where('log', '=', log).where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  }
}

const entryOf = ({ version, id, seat, choice, dice, left_steps, at }: LogRow): LogEntry => ({
  version,
  id,
  seat,
  choice: choice ?? undefined,
  dice: dice ?? undefined,
  leftSteps: left_steps ?? undefined,
  at,
});

const stepOf = ({ seat, choice, dice }: LogEntry): Step => ({
  seat,
  choice: JSON.parse(choice as string) as Step['choice'],
  dice: JSON.parse(dice as string) as number[],
});

/** The steps that count: those that were taken back are gone. */
export function stepsOf(log: readonly LogEntry[]): Step[] {
  const steps: Step[] = [];
  for (const entry of log) {
    if (entry.leftSteps === undefined) steps.push(stepOf(entry));
    else steps.length = entry.leftSteps;
  }
  return steps;
}

/** From which moment on somebody who has seen the log up to `version` needs the race anew. */
export function firstNewMoment(log: readonly LogEntry[], version: number): number {
  if (version < 0) return 0;
  let steps = 0;
  let first = Number.POSITIVE_INFINITY;
  for (const entry of log) {
    if (entry.version > version) first = Math.min(first, (entry.leftSteps ?? steps) + 1);
    steps = entry.leftSteps ?? steps + 1;
  }
  return Math.min(first, steps + 1);
}

/** The version of the log at which each moment came about, for those that still count. */
export function versionsOf(log: readonly LogEntry[]): readonly number[] {
  const versions = [0];
  for (const { version, leftSteps } of log) {
    if (leftSteps === undefined) versions.push(version);
    else versions.length = leftSteps + 1;
  }
  return versions;
}

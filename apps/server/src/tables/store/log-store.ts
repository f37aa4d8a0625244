import { setImmediate as turn } from 'node:timers/promises';
import type { Seat } from '@gruppetto/kernel';
import type { Kysely } from 'kysely';
import type { StepTexts } from '../engine/engine-job.ts';
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

/** What has to be known of an entry of the log to tell which ones still count. */
export interface Outline {
  readonly version: number;
  readonly seat: Seat;
  /** Of a taking back: how many steps it left. */
  readonly leftSteps: number | undefined;
}

/** A step as it is in the log. */
export interface LoggedStep extends StepTexts {
  readonly version: number;
  /** Whether a bot chose it, also for a person who was away. */
  readonly byBot: boolean;
}

const botPrefix = 'bot:';
/** Under which id the log keeps what a bot chose. No seat can send such an id. */
export const botKey = (version: number): string => `${botPrefix}${version}`;

const page = 500;
/** What is asked for at a version becomes the entry after it. */
const soonAfter = 20;

/** What is asked of the logs of all tables; the journal appends to them. */
export class LogStore {
  private readonly db: Kysely<TableRows>;

  constructor(db: Kysely<TableRows>) {
    this.db = db;
  }

  /** A page at a time: a log may be long, and others may have something to do. */
  async after(log: number, version: number): Promise<readonly LogEntry[]> {
    const entries: LogEntry[] = [];
    for (;;) {
      const rows = await this.db
        .selectFrom('table_log')
        .selectAll()
        .where('log', '=', log)
        .where('version', '>', entries.at(-1)?.version ?? version)
        .orderBy('version')
        .limit(page)
        .execute();
      for (const row of rows) entries.push(entryOf(row));
      if (rows.length < page) return entries;
      await turn();
    }
  }

  /** Which entries there are in a part of the log, without what was chosen and thrown; a page at a time. */
  async outline(log: number, after: number, last: number): Promise<readonly Outline[]> {
    const entries: Outline[] = [];
    for (let from = after; from < last; from += page) {
      if (from > after) await turn();
      const rows = await this.db
        .selectFrom('table_log')
        .select(['version', 'seat', 'left_steps'])
        .where('log', '=', log)
        .where('version', '>', from)
        .where('version', '<=', Math.min(last, from + page))
        .orderBy('version')
        .execute();
      for (const { version, seat, left_steps } of rows) entries.push({ version, seat, leftSteps: left_steps ?? undefined });
    }
    return entries;
  }

  /** The steps of a part of the log, those that were taken back too. */
  async between(log: number, first: number, last: number): Promise<readonly LoggedStep[]> {
    const rows = await this.db
      .selectFrom('table_log')
      .select(['version', 'id', 'seat', 'choice', 'dice'])
      .where('log', '=', log)
      .where('version', '>=', first)
      .where('version', '<=', last)
      .where('left_steps', 'is', null)
      .orderBy('version')
      .execute();
    return rows.map(({ version, id, seat, choice, dice }) => ({
      version,
      seat,
      choice: choice as string,
      dice: dice as string,
      byBot: id.startsWith(botPrefix),
    }));
  }

  /**
   * Whether the log has an entry with this id that was asked for at version `after`, or one that everyone agreed to on this request. Such
   * an entry comes soon after that version, and ids have no index.
   */
  async has(log: number, id: string, after: number): Promise<boolean> {
    const row = await this.db
      .selectFrom('table_log')
      .select('version')
      .where('log', '=', log)
      .where('version', '>', after)
      .where('version', '<=', after + soonAfter)
      .where('id', 'in', [id, agreedKey(id)])
      .executeTakeFirst();
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

/** Under which id the log keeps a take-back that everyone agreed to. No seat can send such an id. */
export const agreedKey = (request: string): string => `agreed:${request}`;
export const isAgreed = (id: string): boolean => id.startsWith('agreed:');

/**
 * For each take-back that everyone agreed to, how many of the steps that count were played before it. A later take-back that went further
 * back, even one that needed nobody, took some of those too: whatever was played in their place fell after both.
 */
export function agreedTakeBacks(log: readonly LogEntry[]): readonly number[] {
  const agreed: number[] = [];
  for (const { id, leftSteps } of log) {
    if (leftSteps === undefined) continue;
    for (let index = agreed.length - 1; index >= 0 && agreed[index] > leftSteps; index--) agreed[index] = leftSteps;
    if (isAgreed(id)) agreed.push(leftSteps);
  }
  return agreed;
}

/** The steps that count, as they are stored. */
export function stepTexts(log: readonly LogEntry[]): StepTexts[] {
  const steps: StepTexts[] = [];
  for (const { seat, choice, dice, leftSteps } of log) {
    if (leftSteps === undefined) steps.push({ seat, choice: choice as string, dice: dice as string });
    else steps.length = leftSteps;
  }
  return steps;
}

/** Steps as the inside of a JSON list, a page at a time. */
export async function* stepPages(steps: readonly StepTexts[]): AsyncGenerator<string> {
  for (let from = 0; from < steps.length; from += page) {
    const texts = steps.slice(from, from + page).map(({ seat, choice, dice }) => `{"seat":${seat},"choice":${choice},"dice":${dice}}`);
    yield `${from > 0 ? ',' : ''}${texts.join(',')}`;
    await turn();
  }
}

import type { Viewer } from '@gruppetto/kernel';
import type { EngineAnswer, EngineJob, MomentTexts, Position } from '../engine/engine-job.ts';
import type { Order } from '../engine/engines.ts';
import type { LogStore, Outline } from '../store/log-store.ts';
import type { ServerTable } from '../store/server-table.ts';
import type { Histories, History } from './history.ts';

/** Steps on the way to a position are played in pieces of this size, so that no job takes long. */
const stride = 200;
const maxPositions = 12;

interface KnownPosition extends Position {
  readonly version: number;
}

/** What the reader needs of its table. */
export interface Reading {
  now(): ServerTable;
  race(): string;
  ask(job: EngineJob, order: Order): Promise<EngineAnswer>;
  readonly log: LogStore;
  readonly histories: Histories;
}

/** Reads a table's race piece by piece, from the nearest position it remembers. Never holds the whole log. */
export class RaceReader {
  private readonly table: Reading;
  private loaded: History | undefined;
  private positions: readonly KnownPosition[] = [];

  constructor(table: Reading) {
    this.table = table;
  }

  /** Which steps count, as far as the table knows. */
  async history(): Promise<History> {
    const { log, version } = this.table.now();
    const history = this.loaded ?? this.table.histories.of(log, version);
    for (const entry of await this.table.log.outline(log, history.version, version))
      if (entry.version > history.version) history.add(entry);
    this.loaded = history;
    return history;
  }

  /** The table has moved on by an entry of its own. */
  appended(entry: Outline, { state, steps }: Position): void {
    if (this.loaded && this.loaded.version === entry.version - 1) this.loaded.add(entry);
    if (entry.leftSteps === undefined && steps % stride === 0) this.remember({ steps, state }, entry.version);
  }

  /** The moments with these numbers, as JSON, for each of the viewers. */
  async moments(from: number, count: number, viewers: readonly Viewer[], order: Order): Promise<MomentTexts> {
    const history = await this.history();
    const base = from === 0 ? { setup: this.table.now().setup ?? [] } : await this.positionAt(from - 1, order);
    const steps = await this.stepsOf(history, Math.max(1, from), from + count - 1);
    const answer = await this.replay({ do: 'replay', race: this.table.race(), base, steps, from, viewers }, order);
    const last = history.versionOf(answer.steps);
    if (last !== undefined) this.remember(answer, last);
    return answer.moments;
  }

  /** The race after this many steps, and whose turn it was. */
  async positionAt(steps: number, order: Order): Promise<Position & Pick<EngineAnswer & { kind: 'replayed' }, 'turn'>> {
    const history = await this.history();
    let base = this.nearest(history, steps);
    for (;;) {
      const at = base?.steps ?? 0;
      const to = Math.min(steps, at + stride);
      const passed = await this.stepsOf(history, at + 1, to);
      const start = base ?? { setup: this.table.now().setup ?? [] };
      const answer = await this.replay(
        { do: 'replay', race: this.table.race(), base: start, steps: passed, from: to + 1, viewers: [] },
        order,
      );
      base = { ...answer, version: history.versionOf(to) ?? 0 };
      this.remember(answer, base.version);
      if (to === steps) return answer;
    }
  }

  /** The steps with these numbers, the last one too, as the log has them. */
  async steps(first: number, last: number) {
    return this.stepsOf(await this.history(), first, last);
  }

  private async stepsOf(history: History, first: number, last: number) {
    const versions = new Set<number>();
    for (let step = first; step <= Math.min(last, history.steps); step++) versions.add(history.versionOf(step) as number);
    if (versions.size === 0) return [];
    const found = await this.table.log.between(this.table.now().log, Math.min(...versions), Math.max(...versions));
    return found.filter(({ version }) => versions.has(version));
  }

  private async replay(job: EngineJob & { do: 'replay' }, order: Order) {
    const answer = await this.table.ask(job, order);
    if (answer.kind !== 'replayed') throw new Error(`the table ${this.table.now().id} does not replay: ${JSON.stringify(answer)}`);
    return answer;
  }

  private nearest(history: History, steps: number): KnownPosition | undefined {
    const { state, steps: now, version } = this.table.now();
    const newest = state === undefined ? [] : [{ steps: now, state, version: history.versionOf(now) ?? version }];
    return [...this.positions, ...newest]
      .filter((one) => one.steps <= steps && history.versionOf(one.steps) === one.version)
      .sort((a, b) => b.steps - a.steps)[0];
  }

  private remember({ steps, state }: Position, version: number): void {
    const others = this.positions.filter((one) => one.version !== version);
    this.positions = [...others, { steps, state, version }].slice(-maxPositions);
  }
}

import { findBot, isGameId, openRoom } from '@gruppetto/catalogue';
import {
  botDice,
  type Choice,
  type Fact,
  type RaceRecord,
  recordOf,
  replay,
  type Seat,
  type Step,
  sameData,
  type Table,
  TypedDice,
  tableDice,
  take,
  undoTo,
  type Viewer,
} from '@gruppetto/kernel';
import { momentFor } from '@gruppetto/wire';
import { sayProblem } from '@gruppetto/words';
import type { Failure, SeenRace, SourceAnswer, TableInfo } from '../race/race-source.ts';
import { raceChanges } from '../storage/changes.ts';
import { isOver, openRecord } from './new-table.ts';
import { appendSteps, cutSteps, type LocalTableRow, loadTable, recordIn, TableOvertaken } from './table-storage.ts';

/** The table after one step, and its facts. */
interface Happened {
  readonly table: Table;
  readonly facts: readonly Fact[];
}

interface StoredRace {
  readonly row: LocalTableRow;
  readonly happened: readonly Happened[];
}

/** What the worker tells the page. */
export type LocalNews =
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'table'; readonly table: TableInfo }
  /** With the moments from this one on: earlier ones haven't changed. */
  | { readonly kind: 'race'; readonly race: SeenRace & { readonly from: number } }
  | { readonly kind: 'drives'; readonly drives: boolean };

const idle: SourceAnswer = { kind: 'idle' };
const done: SourceAnswer = { kind: 'done' };

/** A table of this browser. It knows everything, so it lives in a worker; the page hears what its viewer may know. */
export class LocalTable {
  private readonly id: string;
  private readonly tell: (news: LocalNews) => void;
  private race: StoredRace | undefined;
  /** Through whose eyes the page sees its moments. */
  private viewer: Viewer | undefined;
  private readonly leaving = new AbortController();
  private last: Promise<unknown> = Promise.resolve();

  constructor(id: string, tell: (news: LocalNews) => void) {
    this.id = id;
    this.tell = (news) => {
      if (!this.leaving.signal.aborted) tell(news);
    };
    const load = () => {
      this.inTurn(() => this.load()).catch((error: Error) => this.fail({ kind: 'broke-down', detail: error.message }));
    };
    const unsubscribe = raceChanges.listen((changed) => {
      if (changed === id) load();
    });
    this.leaving.signal.addEventListener('abort', unsubscribe);
    load();
    this.drive();
  }

  close(): void {
    this.leaving.abort();
  }

  private fail(failure: Failure): void {
    this.race = undefined;
    this.tell({ kind: 'failed', failure });
  }

  /** Of several windows, the one with the lock lets the bots play; without locks, the first to ask each time. */
  private drive(): void {
    const { signal } = this.leaving;
    const drives = () => this.tell({ kind: 'drives', drives: true });
    if (!('locks' in navigator)) return drives();
    const held = () => {
      drives();
      return new Promise<void>((left) => signal.addEventListener('abort', () => left()));
    };
    navigator.locks.request(`table-${this.id}`, { signal }, held).catch(() => undefined);
  }

  /** One thing after another: nothing is read while a step is being stored. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work);
    this.last = next.catch(() => undefined);
    return next;
  }

  /** Reads everything anew, and tells what has changed. */
  private async load(): Promise<void> {
    let loaded: Awaited<ReturnType<typeof loadTable>>;
    try {
      loaded = await loadTable(this.id);
    } catch (error) {
      return this.fail({ kind: 'storage-blocked', detail: (error as Error).message });
    }
    if (!loaded) {
      this.race = undefined;
      return this.tell({ kind: 'missing' });
    }
    const { row, steps } = loaded;
    if (!isGameId(row.game)) return this.fail({ kind: 'unknown-game' });
    const { game, words } = await openRoom(row.game);
    if (game.rules !== row.rules) return this.fail({ kind: 'other-rules' });
    const replayed = replay(game, recordIn(row, steps));
    if (!replayed.ok) {
      const [problem] = replayed.problems;
      return this.fail({ kind: 'does-not-replay', ...(problem && { problem: sayProblem(problem, words()) }) });
    }
    const { tables, facts } = replayed.value;
    const before = this.race;
    this.race = { row, happened: tables.map((table, index) => ({ table, facts: facts[index] })) };
    if (before) return this.tellFrom(1 + sameSteps(lastOf(before).table.steps, steps));
    const { options, seats, realDice, tour, backed } = row;
    const more = { ...(tour && { tour }), ...(backed !== undefined && { backed }) };
    this.tell({ kind: 'table', table: { game: row.game, options, seats, realDice, ...more } });
    this.tellFrom(0);
  }

  /** Sends moments from this one on, or from the first one that looks different to another viewer than before. */
  private tellFrom(changed: number): void {
    const { race } = this;
    if (!race) return;
    const { happened } = race;
    const viewer = viewerOf(race);
    const before = this.viewer;
    const other = before === undefined ? -1 : happened.findIndex((one) => looksDifferent(one, before, viewer));
    const from = other < 0 ? changed : Math.min(changed, other);
    this.viewer = viewer;
    const left = leftByUndo(race);
    this.tell({
      kind: 'race',
      race: {
        viewer,
        here: people(race),
        from,
        moments: happened.slice(from).map(({ table, facts }) => momentFor(table, facts, viewer)),
        ...(left !== undefined && { undo: lastOf(race).table.steps[left].seat }),
        branches: true,
        withheld: hasSecrets(race),
      },
    });
  }

  choose(choice: Choice, version: number, faces: readonly number[]): Promise<SourceAnswer> {
    return this.inTurn(async () => {
      const { race } = this;
      if (!race) return idle;
      const { table } = lastOf(race);
      if (table.steps.length !== version) return { kind: 'overtaken' };
      const seat = personToMove(race);
      if (seat === undefined) return idle;
      const { seed, realDice } = race.row;
      const lots = tableDice(seed, version + 1);
      const taken = take(table, seat, choice, realDice ? new TypedDice(faces, lots) : lots);
      if (taken.kind === 'refused') return taken;
      if (taken.kind === 'die-needed') return { kind: 'die-needed', sides: taken.sides };
      return this.append(race, [taken]);
    });
  }

  /** Bots play; with `everybody`, also for people. */
  ride(max: number, everybody = false): Promise<SourceAnswer> {
    return this.inTurn(async () => {
      const { race } = this;
      if (!race) return idle;
      const added: Happened[] = [];
      let { table } = lastOf(race);
      while (added.length < max) {
        const turn = table.race.turn(table.state);
        const seated = turn && table.seats[turn.seat]?.player;
        const player = seated === 'person' && everybody ? 'rule-of-thumb' : seated;
        if (!turn || !player || player === 'person') break;
        const bot = findBot(table.game.id, player);
        if (!bot) return { kind: 'unknown-bot', bot: player };
        const step = table.steps.length + 1;
        const choice = bot(table.race, table.race.view(table.state, turn.seat), turn, botDice(race.row.seed, step));
        const taken = take(table, turn.seat, choice, tableDice(race.row.seed, step));
        if (taken.kind !== 'taken') throw new Error(`the bot ${player} made a choice that does not play`);
        added.push(taken);
        table = taken.table;
      }
      return added.length === 0 ? idle : this.append(race, added);
    });
  }

  /** Stored before it is sent: what anybody has seen survives a crash. */
  private async append({ row, happened }: StoredRace, added: readonly Happened[]): Promise<SourceAnswer> {
    const { table } = added.at(-1) as Happened;
    const steps = table.steps.slice(-added.length);
    return this.storing(async () => {
      const next = await appendSteps(row, steps, isOver(table));
      this.race = { row: next, happened: [...happened, ...added.map((one) => ({ table: one.table, facts: one.facts }))] };
      this.tellFrom(happened.length);
    });
  }

  undo(): Promise<SourceAnswer> {
    return this.inTurn(async () => {
      const { race } = this;
      if (!race) return idle;
      const left = leftByUndo(race);
      if (left === undefined) return idle;
      return this.storing(async () => {
        const row = await cutSteps(race.row, left);
        this.race = { row, happened: race.happened.slice(0, left + 1) };
        // The moment that is the newest again has its choices back.
        this.tellFrom(left);
      });
    });
  }

  private async storing(work: () => Promise<void>): Promise<SourceAnswer> {
    try {
      await work();
      return done;
    } catch (error) {
      if (!(error instanceof TableOvertaken)) return { kind: 'not-stored', detail: (error as Error).message };
      await this.load();
      return { kind: 'overtaken' };
    }
  }

  async record(): Promise<RaceRecord | undefined> {
    const { race } = this;
    return race && !hasSecrets(race) ? recordOf(lastOf(race).table) : undefined;
  }

  async position(version: number): Promise<object | undefined> {
    const { race } = this;
    const table = race?.happened[version]?.table;
    return race && table && !hasSecrets(race) ? table.race.position(table.state) : undefined;
  }

  async branch(version: number): Promise<string> {
    const { race } = this;
    const table = race?.happened[version]?.table;
    if (!race || !table) throw new Error('there is no such moment');
    return openRecord(recordOf(table), isOver(table), race.row.realDice);
  }
}

const lastOf = ({ happened }: StoredRace): Happened => happened.at(-1) as Happened;

/** How many steps two races have in common at their beginning. */
function sameSteps(a: readonly Step[], b: readonly Step[]): number {
  const other = a.findIndex((step, index) => !sameData(step, b[index]));
  return other < 0 ? a.length : other;
}

const leftByUndo = (race: StoredRace): number | undefined =>
  undoTo(
    lastOf(race).table,
    race.happened.map(({ facts }) => facts),
  );

const people = ({ row }: StoredRace): readonly Seat[] => row.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));

function personToMove(race: StoredRace): Seat | undefined {
  const { table } = lastOf(race);
  const seat = table.race.turn(table.state)?.seat;
  return seat !== undefined && people(race).includes(seat) ? seat : undefined;
}

/** Through whose eyes a local table is seen: the person to move, or the only person, or a spectator. */
function viewerOf(race: StoredRace): Viewer {
  const all = people(race);
  return personToMove(race) ?? (all.length === 1 ? all[0] : 'spectator');
}

/** Whether the record of this race would tell somebody here what another seat keeps to itself. After the race everybody may know. */
function hasSecrets(race: StoredRace): boolean {
  if (isOver(lastOf(race).table)) return false;
  const all = people(race);
  return race.happened.some(({ facts }) => facts.some(({ secret }) => secret !== undefined && all.some((seat) => seat !== secret.seat)));
}

/** Whether one viewer knows another race than the other. */
function looksDifferent({ table: { race, state }, facts }: Happened, one: Viewer, other: Viewer): boolean {
  if (one === other) return false;
  return (
    facts.some(({ secret }) => secret !== undefined && (secret.seat === one || secret.seat === other)) ||
    !sameData(race.view(state, one), race.view(state, other))
  );
}

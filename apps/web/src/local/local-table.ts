import { findBot } from '@gruppetto/bots';
import { findGame } from '@gruppetto/catalogue';
import {
  botDice,
  type Choice,
  type Fact,
  type Game,
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
import type { Answer, Past, Told } from '../race/race-source.ts';
import { openRecord } from './new-table.ts';
import { appendSteps, cutSteps, loadTable, onChangeElsewhere, type StoredTable, TableMovedOn } from './table-storage.ts';

/** The table after one step, and what was told of it. */
interface Happened {
  readonly table: Table;
  readonly facts: readonly Fact[];
}

interface Race {
  readonly game: Game;
  readonly stored: StoredTable;
  readonly happened: readonly Happened[];
}

const idle: Answer = { kind: 'idle' };
const done: Answer = { kind: 'done' };

/** A table of this browser. It knows everything, so it lives in a worker; the page hears what its viewer may know. */
export class LocalTable {
  private readonly id: string;
  private readonly hear: (told: Told) => void;
  private race: Race | undefined;
  /** Through whose eyes the page sees what it has been told. */
  private viewer: Viewer | undefined;
  private readonly leaving = new AbortController();
  private last: Promise<unknown> = Promise.resolve();

  constructor(id: string, hear: (told: Told) => void) {
    this.id = id;
    this.hear = (told) => {
      if (!this.leaving.signal.aborted) hear(told);
    };
    const load = () => {
      this.inTurn(() => this.load()).catch((error: Error) => this.hear({ kind: 'spoilt', reason: error.message }));
    };
    const deaf = onChangeElsewhere((changed) => {
      if (changed === id) load();
    });
    this.leaving.signal.addEventListener('abort', deaf);
    load();
    this.drive();
  }

  close(): void {
    this.leaving.abort();
  }

  /** Of several windows, the one that has the lock lets the bots play; where there are no locks, who is first each time. */
  private drive(): void {
    const { signal } = this.leaving;
    const drives = () => this.hear({ kind: 'drives', drives: true });
    if (!('locks' in navigator)) return drives();
    const held = () => {
      drives();
      return new Promise<void>((left) => signal.addEventListener('abort', () => left()));
    };
    navigator.locks.request(`table-${this.id}`, { signal }, held).catch(() => undefined);
  }

  /** One thing after the other: nothing is read while a step is being stored. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work);
    this.last = next.catch(() => undefined);
    return next;
  }

  /** Reads everything anew, and tells what has changed. */
  private async load(): Promise<void> {
    const spoilt = (reason: string): void => {
      this.race = undefined;
      this.hear({ kind: 'spoilt', reason });
    };
    let loaded: Awaited<ReturnType<typeof loadTable>>;
    try {
      loaded = await loadTable(this.id);
    } catch (error) {
      return spoilt(`This browser does not give its storage: ${(error as Error).message}`);
    }
    if (!loaded) {
      this.race = undefined;
      return this.hear({ kind: 'missing' });
    }
    const { stored, steps } = loaded;
    const game = findGame(stored.game);
    if (!game || game.rules !== stored.rules) return spoilt('This race was ridden under other rules than this program plays.');
    const replayed = replay(game, { format: 'gruppetto-race', ...stored, steps });
    if (!replayed.ok) {
      const [problem] = replayed.problems;
      return spoilt(problem ? sayProblem(problem, game.id) : 'It does not replay.');
    }
    const { tables, facts } = replayed.value;
    const before = this.race;
    const happened = tables.map((table, index) => ({ table, facts: facts[index] }));
    this.race = { game, stored, happened };
    if (before) return this.tell(1 + sameSteps(lastOf(before.happened).table.steps, steps));
    const { options, seats, realDice, tour } = stored;
    this.hear({ kind: 'table', table: { game: game.id, options, seats, realDice, ...(tour && { tour }) } });
    this.tell(0);
  }

  /** Tells what is new from this moment on, and what looks otherwise to another viewer than before. */
  private tell(from: number): void {
    const { race } = this;
    if (!race) return;
    const { happened, game } = race;
    const viewer = viewerOf(race);
    const moments: Past[] = [];
    for (const [index, { table, facts }] of happened.entries())
      if (index >= from || (this.viewer !== undefined && looksOtherwise(game, table, facts, this.viewer, viewer))) {
        const { turn: _, ...past } = momentFor(table, facts, viewer);
        moments.push(past);
      }
    this.viewer = viewer;
    const { table } = lastOf(happened);
    const { turn } = momentFor(table, [], viewer);
    const left = leftByUndo(race);
    this.hear({
      kind: 'race',
      race: {
        viewer,
        length: happened.length,
        moments,
        ...(turn && { turn }),
        ...(left !== undefined && { undo: table.steps[left].seat }),
        branches: true,
        closed: tellsSecrets(race),
      },
    });
  }

  choose(choice: Choice, version: number, faces: readonly number[]): Promise<Answer> {
    return this.inTurn(async () => {
      const { race } = this;
      if (!race) return idle;
      const { table } = lastOf(race.happened);
      if (table.steps.length !== version) return { kind: 'moved-on' };
      const seat = personToMove(race);
      if (seat === undefined) return idle;
      const { seed, realDice } = race.stored;
      const lots = tableDice(seed, version + 1);
      const taken = take(table, seat, choice, realDice ? new TypedDice(faces, lots) : lots);
      if (taken.kind === 'refused') return taken;
      if (taken.kind === 'wanting') return { kind: 'wanting', sides: taken.sides };
      return this.keep(race, [taken]);
    });
  }

  ride(most: number): Promise<Answer> {
    return this.inTurn(async () => {
      const { race } = this;
      if (!race) return idle;
      const added: Happened[] = [];
      let { table } = lastOf(race.happened);
      while (added.length < most) {
        const turn = race.game.turn(table.state);
        const player = turn && table.seats[turn.seat]?.player;
        if (!turn || !player || player === 'person') break;
        const bot = findBot(race.game, player);
        if (!bot) return { kind: 'failed', notice: `There is no bot called "${player}" here.` };
        const step = table.steps.length + 1;
        const choice = bot(race.game.view(table.state, turn.seat), turn, botDice(race.stored.seed, step));
        const taken = take(table, turn.seat, choice, tableDice(race.stored.seed, step));
        if (taken.kind !== 'taken') throw new Error(`the bot ${player} made a choice that does not play`);
        added.push(taken);
        table = taken.table;
      }
      return added.length === 0 ? idle : this.keep(race, added);
    });
  }

  /** Stored before it is told: what anybody has seen survives a crash. */
  private async keep({ game, stored, happened }: Race, added: readonly Happened[]): Promise<Answer> {
    const { table } = lastOf(added);
    const steps = table.steps.slice(-added.length);
    return this.storing(async () => {
      const kept = await appendSteps(stored, steps, game.turn(table.state) === undefined);
      this.race = { game, stored: kept, happened: [...happened, ...added.map((one) => ({ table: one.table, facts: one.facts }))] };
      this.tell(happened.length);
    });
  }

  undo(): Promise<Answer> {
    return this.inTurn(async () => {
      const { race } = this;
      if (!race) return idle;
      const left = leftByUndo(race);
      if (left === undefined) return idle;
      return this.storing(async () => {
        const stored = await cutSteps(race.stored, left);
        this.race = { ...race, stored, happened: race.happened.slice(0, left + 1) };
        this.tell(left + 1);
      });
    });
  }

  private async storing(work: () => Promise<void>): Promise<Answer> {
    try {
      await work();
      return done;
    } catch (error) {
      if (!(error instanceof TableMovedOn))
        return { kind: 'failed', notice: `Nothing was played: this browser could not store it (${(error as Error).message}).` };
      await this.load();
      return { kind: 'moved-on' };
    }
  }

  async record(): Promise<RaceRecord | undefined> {
    const { race } = this;
    return race && !tellsSecrets(race) ? recordOf(lastOf(race.happened).table) : undefined;
  }

  async position(version: number): Promise<object | undefined> {
    const { race } = this;
    const table = race?.happened[version]?.table;
    return race && table && !tellsSecrets(race) ? race.game.position(table.state) : undefined;
  }

  async branch(version: number): Promise<string> {
    const { race } = this;
    const table = race?.happened[version]?.table;
    if (!race || !table) throw new Error('there is no such moment');
    return openRecord(recordOf(table), race.game.turn(table.state) === undefined, race.stored.realDice);
  }
}

const lastOf = (happened: readonly Happened[]): Happened => happened.at(-1) as Happened;

/** How many steps two races begin with in common. */
function sameSteps(a: readonly Step[], b: readonly Step[]): number {
  const other = a.findIndex((step, index) => !sameData(step, b[index]));
  return other < 0 ? a.length : other;
}

const leftByUndo = ({ happened }: Race): number | undefined =>
  undoTo(
    lastOf(happened).table,
    happened.map(({ facts }) => facts),
  );

const people = ({ stored }: Race): readonly Seat[] => stored.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));

function personToMove(race: Race): Seat | undefined {
  const seat = race.game.turn(lastOf(race.happened).table.state)?.seat;
  return seat !== undefined && people(race).includes(seat) ? seat : undefined;
}

/** Through whose eyes a local table is seen: the person to move, or the only person, or a spectator. */
function viewerOf(race: Race): Viewer {
  const all = people(race);
  return personToMove(race) ?? (all.length === 1 ? all[0] : 'spectator');
}

/** Whether the record of this race would tell somebody here what another seat keeps to itself. After the race everybody may know. */
function tellsSecrets(race: Race): boolean {
  if (race.game.turn(lastOf(race.happened).table.state) === undefined) return false;
  const all = people(race);
  return race.happened.some(({ facts }) => facts.some(({ secret }) => secret !== undefined && all.some((seat) => seat !== secret.seat)));
}

/** Whether one viewer knows another race than the other. */
function looksOtherwise(game: Game, { state }: Table, facts: readonly Fact[], one: Viewer, other: Viewer): boolean {
  if (one === other) return false;
  return (
    facts.some(({ secret }) => secret !== undefined && (secret.seat === one || secret.seat === other)) ||
    !sameData(game.view(state, one), game.view(state, other))
  );
}

import { findBot } from '@gruppetto/bots';
import { findGame } from '@gruppetto/catalogue';
import {
  botDice,
  type Choice,
  type Dice,
  type Fact,
  factFor,
  type Game,
  type RaceRecord,
  recordOf,
  replay,
  type Seat,
  type Step,
  type Table,
  TypedDice,
  tableDice,
  take,
  undoTo,
} from '@gruppetto/kernel';
import { type Line, type Names, namesOf, say, sayProblem, wordsOf } from '@gruppetto/words';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { openRecord } from '../tables/new-table.ts';
import { appendSteps, cutSteps, loadTable, onChangeElsewhere, type StoredTable, TableMovedOn } from '../tables/shelf.ts';
import { type Beat, beatsOf } from './beats.ts';

/** The race after one step, and how it came about. The first moment is the set-up. */
export interface Moment {
  readonly table: Table;
  readonly facts: readonly Fact[];
  /** As everybody may hear them; `linesFor` has what one viewer may know besides. */
  readonly lines: readonly Line[];
  readonly beats: readonly Beat[];
}

/** What is on show: all moments before this one, and so many beats of it. */
export interface Playhead {
  readonly moment: number;
  readonly beat: number;
  /** The last of these beats has had its time. */
  readonly settled: boolean;
}

/** A choice that waits for the dice that a person throws on his own table. */
export interface Wanting {
  readonly choice: Choice;
  readonly sides: number;
  readonly faces: readonly number[];
}

export interface Ready {
  readonly status: 'ready';
  readonly game: Game;
  readonly names: Names;
  readonly stored: StoredTable;
  readonly moments: readonly Moment[];
  readonly playhead: Playhead;
  /** Whether it goes on by itself: replaying, or bots playing. */
  readonly running: boolean;
  /** Somebody has stopped it, so coming back to the race does not start it again. */
  readonly paused: boolean;
  /** Whether this window lets the bots play; of several windows on one table, one does. */
  readonly drives: boolean;
  readonly speed: number;
  readonly wanting: Wanting | undefined;
  /** A step is being stored. */
  readonly busy: boolean;
  readonly notice: string | undefined;
}

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'spoilt'; readonly reason: string }
  | Ready;

export const speeds = [1, 2, 4] as const;

/** How many steps are stored at once while nobody watches them. */
const rushBatch = 40;

export const lastMoment = (state: Ready): Moment => state.moments.at(-1) as Moment;

/** Everything that has happened is shown to its end. */
export const isLive = ({ moments, playhead }: Ready): boolean => playhead.moment === moments.length - 1 && playhead.settled;

/** Whose choice is awaited, if a person's. */
export function personToMove(state: Ready): ReturnType<Game['turn']> {
  const { table } = lastMoment(state);
  const turn = state.game.turn(table.state);
  return turn && table.seats[turn.seat]?.player === 'person' ? turn : undefined;
}

/** Whose last choice can be taken back now, and how many steps are left then. */
export function undoable(state: Ready): { readonly seat: Seat; readonly left: number } | undefined {
  const { table } = lastMoment(state);
  const left = undoTo(
    table,
    state.moments.map(({ facts }) => facts),
  );
  return left === undefined ? undefined : { seat: (table.steps[left] as Step).seat, left };
}

/** One local table, as a page shows and plays it. */
export class Session {
  readonly store: StoreApi<SessionState> = createStore<SessionState>(() => ({ status: 'loading' }));
  private readonly id: string;
  private drives = false;
  private closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Opens the table and keeps up with other windows, until the function it gives is called. */
  open(): () => void {
    this.closed = false;
    const leaving = new AbortController();
    void this.load();
    const deaf = onChangeElsewhere((changed) => {
      if (changed === this.id) void this.load();
    });
    const drive = () => {
      this.drives = true;
      this.update({ drives: true });
      return new Promise<void>((left) => leaving.signal.addEventListener('abort', () => left()));
    };
    navigator.locks.request(`table-${this.id}`, { signal: leaving.signal }, drive).catch(() => undefined);
    return () => {
      this.closed = true;
      this.drives = false;
      deaf();
      leaving.abort();
    };
  }

  /** Reads everything anew. What this window shows stays where it is, if that part of the race is the same. */
  async load(): Promise<void> {
    let loaded: Awaited<ReturnType<typeof loadTable>>;
    try {
      loaded = await loadTable(this.id);
    } catch (error) {
      return this.store.setState({ status: 'spoilt', reason: `This browser does not give its storage: ${(error as Error).message}` }, true);
    }
    if (!loaded) return this.store.setState({ status: 'missing' }, true);
    const { stored, steps } = loaded;
    const game = findGame(stored.game);
    if (!game || game.rules !== stored.rules)
      return this.store.setState({ status: 'spoilt', reason: 'This race was ridden under other rules than this program plays.' }, true);
    const record: RaceRecord = { format: 'gruppetto-race', ...stored, steps };
    const replayed = replay(game, record);
    if (!replayed.ok) {
      const [problem] = replayed.problems;
      return this.store.setState({ status: 'spoilt', reason: problem ? sayProblem(problem, game.id) : 'It does not replay.' }, true);
    }
    const names = namesOf(game, stored.options, stored.seats);
    const { tables, facts } = replayed.value;
    const moments = tables.map((table, index) => momentOf(game, names, table, facts[index] as readonly Fact[]));
    const before = this.ready();
    const kept = before
      ? { running: before.running, paused: before.paused, speed: before.speed }
      : { running: true, paused: false, speed: 1 };
    const playhead = before && before.moments.length <= moments.length ? before.playhead : endOf(moments);
    const rest = { drives: this.drives, wanting: undefined, busy: false, notice: undefined };
    this.store.setState({ status: 'ready', game, names, stored, moments, playhead, ...kept, ...rest }, true);
  }

  /** A person's choice. With real dice it waits until they are typed in. */
  async choose(choice: Choice): Promise<void> {
    const state = this.ready();
    if (!state || state.busy || state.wanting || !isLive(state)) return;
    const turn = personToMove(state);
    if (!turn) return;
    const { realDice, seed, steps } = state.stored;
    const lots = tableDice(seed, steps + 1);
    await this.playPerson(turn.seat, choice, realDice ? new TypedDice([], lots) : lots, []);
  }

  async typeDie(face: number): Promise<void> {
    const state = this.ready();
    const turn = state && personToMove(state);
    if (!state?.wanting || !turn || state.busy) return;
    const faces = [...state.wanting.faces, face];
    const { seed, steps } = state.stored;
    await this.playPerson(turn.seat, state.wanting.choice, new TypedDice(faces, tableDice(seed, steps + 1)), faces);
  }

  takeDiceBack(): void {
    this.update({ wanting: undefined });
  }

  private async playPerson(seat: Seat, choice: Choice, dice: Dice, faces: readonly number[]): Promise<void> {
    const state = this.ready();
    if (!state) return;
    const { game, names } = state;
    const taken = take(lastMoment(state).table, seat, choice, dice);
    if (taken.kind === 'refused') return this.update({ wanting: undefined, notice: say(taken.refusal, game.id, names) });
    if (taken.kind === 'wanting') return this.update({ wanting: { choice, sides: taken.sides, faces } });
    this.update({ wanting: undefined, notice: undefined, running: true, paused: false });
    await this.keep([momentOf(game, names, taken.table, taken.facts)]);
  }

  /** The next step of a bot, if it is a bot's turn. */
  async playBot(): Promise<void> {
    const state = this.ready();
    if (!state || state.busy) return;
    const moment = this.botMoment(state, lastMoment(state).table);
    if (moment) await this.keep([moment]);
  }

  private botMoment({ game, names, stored }: Ready, table: Table): Moment | undefined {
    const turn = game.turn(table.state);
    const player = turn && table.seats[turn.seat]?.player;
    if (!turn || !player || player === 'person') return undefined;
    const bot = findBot(game, player);
    if (!bot) {
      this.update({ running: false, paused: true, notice: `There is no bot called "${player}" here.` });
      return undefined;
    }
    const step = table.steps.length + 1;
    const choice = bot(game.view(table.state, turn.seat), turn, botDice(stored.seed, step));
    const taken = take(table, turn.seat, choice, tableDice(stored.seed, step));
    if (taken.kind !== 'taken') throw new Error(`the bot ${player} made a choice that does not play`);
    return momentOf(game, names, taken.table, taken.facts);
  }

  /** Stored before it is shown: what anybody has seen survives a crash. Gives whether it was. */
  private async keep(added: readonly Moment[]): Promise<boolean> {
    const state = this.ready();
    const last = added.at(-1);
    if (!state || !last) return false;
    this.update({ busy: true });
    try {
      const steps = last.table.steps.slice(-added.length);
      const stored = await appendSteps(state.stored, steps, state.game.turn(last.table.state) === undefined);
      const now = this.ready();
      if (now) this.update({ stored, moments: [...now.moments, ...added], busy: false });
      return now !== undefined;
    } catch (error) {
      await this.storageFailed(error);
      return false;
    }
  }

  /** Takes the last choice back where that is fair. */
  async undo(): Promise<void> {
    const state = this.ready();
    if (!state || state.busy || !isLive(state)) return;
    const left = undoable(state)?.left;
    if (left === undefined) return;
    this.update({ busy: true, wanting: undefined, notice: undefined });
    try {
      const stored = await cutSteps(state.stored, left);
      const moments = state.moments.slice(0, left + 1);
      this.update({ stored, moments, playhead: endOf(moments), busy: false });
    } catch (error) {
      await this.storageFailed(error);
    }
  }

  private async storageFailed(error: unknown): Promise<void> {
    if (error instanceof TableMovedOn) {
      await this.load();
      this.update({ notice: 'Another window went on with this race. This is how it stands now.' });
    } else {
      const notice = `Nothing was played: this browser could not store it (${(error as Error).message}).`;
      this.update({ busy: false, running: false, paused: true, notice });
    }
  }

  /** Shows the next beat, or lets the last one settle. */
  advance(): void {
    const state = this.ready();
    if (!state || isLive(state)) return;
    const { moments, playhead } = state;
    const { beats } = moments[playhead.moment] as Moment;
    if (!playhead.settled) {
      const next = playhead.beat < beats.length ? { ...playhead, beat: playhead.beat + 1 } : { ...playhead, settled: true };
      return this.update({ playhead: next });
    }
    const moment = playhead.moment + 1;
    const beat = Math.min(1, (moments[moment] as Moment).beats.length);
    this.update({ playhead: { moment, beat, settled: beat === 0 } });
  }

  /** Goes to the end of a moment and stays there. */
  seek(moment: number): void {
    const state = this.ready();
    if (!state) return;
    const index = Math.max(0, Math.min(moment, state.moments.length - 1));
    const beat = (state.moments[index] as Moment).beats.length;
    const running = index === state.moments.length - 1 && !state.paused;
    this.update({ playhead: { moment: index, beat, settled: true }, running });
  }

  /** One step on: the next that has happened, or the next that a bot plays. */
  async step(): Promise<void> {
    const state = this.ready();
    if (!state) return;
    if (isLive(state)) await this.playBot();
    this.seek(state.playhead.moment + 1);
  }

  /** To the next fact of this kind: bots play on until there is one, a person is to move, or the race is over. */
  async seekFact(wanted: (fact: Fact) => boolean): Promise<void> {
    for (;;) {
      const state = this.ready();
      if (!state || state.busy || this.closed) return;
      const found = nextBeat(state, wanted);
      if (found) return this.update({ playhead: { ...found, settled: false } });
      const added: Moment[] = [];
      while (added.length < rushBatch && !added.at(-1)?.facts.some(wanted)) {
        const moment = this.botMoment(state, (added.at(-1) ?? lastMoment(state)).table);
        if (!moment) break;
        added.push(moment);
      }
      if (!(await this.keep(added))) return this.skip();
    }
  }

  /** Everything that has happened is shown at once. */
  skip(): void {
    const state = this.ready();
    if (state) this.update({ playhead: endOf(state.moments), running: !state.paused });
  }

  /** Bots play on without being shown until a person is to move, the race is over, or somebody stops it. */
  async rush(): Promise<void> {
    this.update({ running: true, paused: false });
    this.skip();
    for (;;) {
      const state = this.ready();
      if (!state || state.busy || this.closed || !state.running || personToMove(state)) return;
      const added: Moment[] = [];
      let { table } = lastMoment(state);
      while (added.length < rushBatch) {
        const moment = this.botMoment(state, table);
        if (!moment) break;
        added.push(moment);
        table = moment.table;
      }
      if (!(await this.keep(added))) return;
      this.skip();
      // The page gets its turn, so that the race is seen to go on and can be stopped.
      await new Promise((done) => setTimeout(done, 16));
    }
  }

  setRunning(running: boolean): void {
    const state = this.ready();
    if (!state) return;
    const over = state.game.turn(lastMoment(state).table.state) === undefined;
    const again = running && over && isLive(state) ? { moment: 0, beat: 0, settled: true } : state.playhead;
    this.update({ running, paused: !running, playhead: again });
  }

  setSpeed(speed: number): void {
    this.update({ speed });
  }

  tell(notice: string | undefined): void {
    this.update({ notice });
  }

  /** A new table from the moment on show. Gives its id. */
  async branch(): Promise<string | undefined> {
    const state = this.ready();
    if (!state) return undefined;
    const { table } = state.moments[state.playhead.moment] as Moment;
    return openRecord(recordOf(table), state.game.turn(table.state) === undefined, state.stored.realDice);
  }

  private ready(): Ready | undefined {
    const state = this.store.getState();
    return state.status === 'ready' ? state : undefined;
  }

  private update(change: Partial<Ready>): void {
    const state = this.ready();
    if (state) this.store.setState({ ...state, ...change }, true);
  }
}

/** The first beat after those on show that tells a fact of this kind. */
function nextBeat({ moments, playhead }: Ready, wanted: (fact: Fact) => boolean): { moment: number; beat: number } | undefined {
  for (let moment = playhead.moment; moment < moments.length; moment++) {
    const { facts, beats } = moments[moment] as Moment;
    const here = moment === playhead.moment;
    if (here && playhead.beat >= beats.length) continue;
    const told = here ? (beats[playhead.beat - 1]?.upTo ?? 0) : 0;
    const fact = facts.findIndex((one, index) => index >= told && wanted(one));
    if (fact >= 0) return { moment, beat: beats.findIndex(({ upTo }) => upTo > fact) + 1 || beats.length };
  }
  return undefined;
}

const endOf = (moments: readonly Moment[]): Playhead => ({
  moment: moments.length - 1,
  beat: (moments.at(-1) as Moment).beats.length,
  settled: true,
});

const momentOf = (game: Game, names: Names, table: Table, facts: readonly Fact[]): Moment => ({
  table,
  facts,
  lines: wordsOf(game.id).lines(
    facts.map((fact) => factFor(fact, 'spectator')),
    names,
  ),
  beats: beatsOf(facts),
});

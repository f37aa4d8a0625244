import { findBot } from '@gruppetto/bots';
import { findGame } from '@gruppetto/catalogue';
import {
  botDice,
  type Choice,
  type Dice,
  type Fact,
  type Game,
  type RaceRecord,
  recordOf,
  replay,
  type Table,
  TypedDice,
  tableDice,
  take,
  undoTo,
} from '@gruppetto/kernel';
import { type Line, type Names, namesOf, say, sayProblem, wordsOf } from '@gruppetto/words';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { openRecord } from '../tables/new-table.ts';
import { appendStep, cutSteps, loadTable, onChangeElsewhere, type StoredTable, TableMovedOn } from '../tables/shelf.ts';
import { type Beat, beatsOf } from './beats.ts';

/** The race after one step, and how it came about. The first moment is the set-up. */
export interface Moment {
  readonly table: Table;
  readonly facts: readonly Fact[];
  readonly lines: readonly Line[];
  readonly beats: readonly Beat[];
}

/** What is on show: all moments before this one, and so many beats of it. */
export interface Playhead {
  readonly moment: number;
  readonly beat: number;
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

export const lastMoment = (state: Ready): Moment => state.moments.at(-1) as Moment;

export const isLive = ({ moments, playhead }: Ready): boolean =>
  playhead.moment === moments.length - 1 && playhead.beat >= (moments[playhead.moment] as Moment).beats.length;

/** Whose choice is awaited, if a person's. */
export function personToMove(state: Ready): ReturnType<Game['turn']> {
  const { table } = lastMoment(state);
  const turn = state.game.turn(table.state);
  return turn && table.seats[turn.seat]?.player === 'person' ? turn : undefined;
}

export const canUndo = (state: Ready): number | undefined => {
  const { steps, seats } = lastMoment(state).table;
  return undoTo(steps, seats);
};

/** One local table, as a page shows and plays it. */
export class Session {
  readonly store: StoreApi<SessionState> = createStore<SessionState>(() => ({ status: 'loading' }));
  private readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  /** Opens the table and keeps up with other tabs, until the function it gives is called. */
  open(): () => void {
    void this.load();
    return onChangeElsewhere((changed) => {
      if (changed === this.id) void this.load();
    });
  }

  /** Reads everything anew and goes to where the race stands. */
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
    const before = this.store.getState();
    const kept = before.status === 'ready' ? { running: before.running, speed: before.speed } : { running: true, speed: 1 };
    const last = moments.length - 1;
    const playhead = { moment: last, beat: (moments[last] as Moment).beats.length };
    this.store.setState(
      { status: 'ready', game, names, stored, moments, playhead, ...kept, wanting: undefined, busy: false, notice: undefined },
      true,
    );
  }

  /** A person's choice. With real dice it waits until they are typed in. */
  async choose(choice: Choice): Promise<void> {
    const state = this.ready();
    if (!state || state.busy || state.wanting || !isLive(state)) return;
    const turn = personToMove(state);
    if (!turn) return;
    const { realDice, seed, steps } = state.stored;
    const lots = tableDice(seed, steps + 1);
    await this.play(turn.seat, choice, realDice ? new TypedDice([], lots) : lots, []);
  }

  async typeDie(face: number): Promise<void> {
    const state = this.ready();
    const turn = state && personToMove(state);
    if (!state?.wanting || !turn || state.busy) return;
    const faces = [...state.wanting.faces, face];
    const { seed, steps } = state.stored;
    await this.play(turn.seat, state.wanting.choice, new TypedDice(faces, tableDice(seed, steps + 1)), faces);
  }

  takeDiceBack(): void {
    this.update({ wanting: undefined });
  }

  /** The next step of a bot, if it is a bot's turn. */
  async playBot(): Promise<void> {
    const state = this.ready();
    if (!state || state.busy) return;
    const { table } = lastMoment(state);
    const turn = state.game.turn(table.state);
    const player = turn && table.seats[turn.seat]?.player;
    if (!turn || !player || player === 'person') return;
    const bot = findBot(state.game, player);
    if (!bot) return this.update({ running: false, notice: `There is no bot called "${player}" here.` });
    const { seed, steps } = state.stored;
    const choice = bot(state.game.view(table.state, turn.seat), turn, botDice(seed, steps + 1));
    await this.play(turn.seat, choice, tableDice(seed, steps + 1), []);
  }

  private async play(seat: number, choice: Choice, dice: Dice, faces: readonly number[]): Promise<void> {
    const state = this.ready();
    if (!state) return;
    const { game, names } = state;
    const taken = take(lastMoment(state).table, seat, choice, dice);
    if (taken.kind === 'refused') return this.update({ wanting: undefined, notice: say(taken.refusal, game.id, names) });
    if (taken.kind === 'wanting') return this.update({ wanting: { choice, sides: taken.sides, faces } });
    this.update({ busy: true, wanting: undefined, notice: undefined });
    try {
      // Stored before it is shown: what anybody has seen survives a crash.
      const stored = await appendStep(state.stored, taken.step, game.turn(taken.table.state) === undefined);
      const now = this.ready();
      if (now)
        this.update({ stored, moments: [...now.moments, momentOf(game, names, taken.table, taken.facts)], busy: false, running: true });
    } catch (error) {
      await this.storageFailed(error);
    }
  }

  /** Takes the last choice back where that is fair. */
  async undo(): Promise<void> {
    const state = this.ready();
    if (!state || state.busy || !isLive(state)) return;
    const left = canUndo(state);
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
      this.update({
        busy: false,
        running: false,
        notice: `Nothing was played: this browser could not store it (${(error as Error).message}).`,
      });
    }
  }

  /** Shows the next beat, or nothing if all is shown. */
  advance(): void {
    const state = this.ready();
    if (!state || isLive(state)) return;
    const { moments, playhead } = state;
    const { beats } = moments[playhead.moment] as Moment;
    this.update({
      playhead: playhead.beat < beats.length ? { ...playhead, beat: playhead.beat + 1 } : { moment: playhead.moment + 1, beat: 0 },
    });
  }

  /** Goes to the end of a moment and stays there. */
  seek(moment: number): void {
    const state = this.ready();
    if (!state) return;
    const index = Math.max(0, Math.min(moment, state.moments.length - 1));
    this.update({
      playhead: { moment: index, beat: (state.moments[index] as Moment).beats.length },
      running: index === state.moments.length - 1,
    });
  }

  /** Everything that has happened is shown at once. */
  skip(): void {
    const state = this.ready();
    if (state) this.update({ playhead: endOf(state.moments), running: true });
  }

  /** Bots play on without being shown until a person is to move or the race is over. */
  async rush(): Promise<void> {
    for (;;) {
      this.skip();
      const state = this.ready();
      if (!state || state.busy || personToMove(state) || !state.game.turn(lastMoment(state).table.state)) return;
      const { length } = state.moments;
      await this.playBot();
      if (this.ready()?.moments.length === length) return;
    }
  }

  setRunning(running: boolean): void {
    const state = this.ready();
    if (!state) return;
    const { game, playhead } = state;
    const over = game.turn(lastMoment(state).table.state) === undefined;
    const again = running && over && isLive(state) ? { moment: 0, beat: 0 } : playhead;
    this.update({ running, playhead: again });
  }

  setSpeed(speed: number): void {
    this.update({ speed });
  }

  clearNotice(): void {
    this.update({ notice: undefined });
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

const endOf = (moments: readonly Moment[]): Playhead => ({ moment: moments.length - 1, beat: (moments.at(-1) as Moment).beats.length });

const momentOf = (game: Game, names: Names, table: Table, facts: readonly Fact[]): Moment => ({
  table,
  facts,
  lines: wordsOf(game.id).lines(facts, names),
  beats: beatsOf(facts),
});

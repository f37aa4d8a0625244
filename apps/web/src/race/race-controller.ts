import { findGame } from '@gruppetto/catalogue';
import { type Choice, type Fact, type Game, type RaceRecord, type Seat, type SeatEntry, sameData, type Viewer } from '@gruppetto/kernel';
import type { TurnFor } from '@gruppetto/wire';
import { type Line, type Names, namesOf, say, wordsOf } from '@gruppetto/words';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StageOfTour } from '../local/table-storage.ts';
import { type Beat, beatsOf } from './beats.ts';
import type { Answer, Past, RaceTold, Referee, TableTold, Told } from './race-source.ts';

/** The race after one step, and how it came about, as this viewer may know it. The first moment is the set-up. */
export interface Moment extends Past {
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
  readonly options: object;
  readonly seats: readonly SeatEntry[];
  readonly realDice: boolean;
  readonly names: Names;
  /** Where it is a stage. */
  readonly tour: StageOfTour | undefined;
  /** Through whose eyes the race is seen. */
  readonly viewer: Viewer;
  readonly moments: readonly Moment[];
  /** Who decides now; absent when the race is over. */
  readonly turn: TurnFor | undefined;
  /** Whose last choice can be taken back now. */
  readonly undo: Seat | undefined;
  /** Somebody who was away is shown what happened since this moment. */
  readonly since: number | undefined;
  /** Whether a table of one's own may go on from an earlier moment. */
  readonly branches: boolean;
  /** No record and no forecast now: they would tell what somebody keeps to himself. */
  readonly closed: boolean;
  readonly playhead: Playhead;
  /** Whether it goes on by itself: replaying, or bots playing. */
  readonly running: boolean;
  /** Somebody has stopped it, so coming back to the race does not start it again. */
  readonly paused: boolean;
  /** Whether this window lets the bots play; of several windows on one table, one does. */
  readonly drives: boolean;
  readonly speed: number;
  readonly wanting: Wanting | undefined;
  /** A step is on its way. */
  readonly busy: boolean;
  readonly notice: string | undefined;
}

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'spoilt'; readonly reason: string }
  | Ready;

export const speeds = [1, 2, 4] as const;

/** How many steps are played at once while nobody watches them. */
const rushBatch = 40;

const movedOn = 'Another window went on with this race. This is how it stands now.';

export const lastMoment = (state: Ready): Moment => state.moments.at(-1) as Moment;

/** Everything that has happened is shown to its end. */
export const isLive = ({ moments, playhead }: Ready): boolean => playhead.moment === moments.length - 1 && playhead.settled;

/** A turn of somebody who is asked at this screen. */
export interface Asked extends TurnFor {
  readonly choices: readonly Choice[];
}

const isAsked = (turn: TurnFor | undefined): turn is Asked => turn?.choices !== undefined;

/** Whose choice is awaited, if that of somebody at this screen. */
export const personToMove = ({ turn }: Ready): Asked | undefined => (isAsked(turn) ? turn : undefined);

const botToMove = (state: Ready): boolean => state.turn !== undefined && !personToMove(state);

/** One table, as a page shows and plays it. */
export class Session {
  readonly store: StoreApi<SessionState> = createStore<SessionState>(() => ({ status: 'loading' }));
  private readonly referee: Referee;
  private table: TableTold | undefined;
  private drives = false;
  private closed = false;
  /** Dice that were typed in while the last one was being looked at. */
  private ahead: number[] = [];

  constructor(referee: Referee) {
    this.referee = referee;
  }

  /** Follows the race until the function it gives is called. */
  open(): () => void {
    this.closed = false;
    this.drives = false;
    const leave = this.referee.follow((told) => this.hear(told));
    return () => {
      this.closed = true;
      leave();
    };
  }

  private hear(told: Told): void {
    switch (told.kind) {
      case 'missing':
      case 'spoilt':
        return this.store.setState(told.kind === 'missing' ? { status: 'missing' } : { status: 'spoilt', reason: told.reason }, true);
      case 'drives':
        this.drives = told.drives;
        return this.update({ drives: told.drives });
      case 'table':
        return this.hearTable(told.table);
      case 'race':
        return this.hearRace(told.race);
    }
  }

  private hearTable(table: TableTold): void {
    this.table = table;
    const state = this.ready();
    if (!state) return;
    const names = namesOf(state.game, table.options, table.seats, table.tour?.riders);
    const moments = state.moments.map((moment) => ({ ...moment, lines: wordsOf(state.game.id).lines(moment.facts, names) }));
    this.update({ seats: table.seats, names, moments });
  }

  /** What this window shows stays where it is, if that part of the race is still there. */
  private hearRace({ viewer, length, moments: told, turn, undo, since, branches, closed }: RaceTold): void {
    if (!this.table) throw new Error('a race was told of before its table');
    const { options, seats, realDice, tour } = this.table;
    const before = this.ready();
    const game = before?.game ?? findGame(this.table.game);
    if (!game) return this.store.setState({ status: 'spoilt', reason: 'This program does not know the game.' }, true);
    const names = before?.names ?? namesOf(game, options, seats, tour?.riders);
    const moments = (before?.moments ?? []).slice(0, length);
    for (const past of told) moments[past.version] = momentOf(game, names, options, past);
    const now = { viewer, moments, turn, undo, branches, closed };
    if (!before) {
      const fresh = {
        playhead: endOf(since === undefined ? moments : moments.slice(0, since + 1)),
        since: since === length - 1 ? undefined : since,
        running: true,
        paused: false,
        speed: 1,
        wanting: undefined,
        busy: false,
        notice: undefined,
      };
      const table = { game, options, seats, realDice, names, tour };
      return this.store.setState({ status: 'ready', ...table, ...now, ...fresh, drives: this.drives }, true);
    }
    const playhead = before.playhead.moment < length ? before.playhead : endOf(moments);
    this.update({ ...now, playhead, wanting: length === before.moments.length ? before.wanting : undefined });
  }

  /** A person's choice. With real dice it waits until they are typed in. */
  async choose(choice: Choice): Promise<void> {
    const state = this.ready();
    if (!state || state.busy || state.wanting || !isLive(state)) return;
    this.ahead = [];
    await this.play(choice, []);
  }

  async typeDie(face: number): Promise<void> {
    const state = this.ready();
    if (state?.busy) this.ahead.push(face);
    else if (state?.wanting) await this.play(state.wanting.choice, [...state.wanting.faces, face]);
  }

  takeDiceBack(): void {
    this.update({ wanting: undefined });
  }

  private async play(choice: Choice, faces: readonly number[]): Promise<void> {
    const state = this.ready();
    if (!state || state.busy || !personToMove(state)) return;
    const answer = await this.wish(() => this.referee.choose(choice, lastMoment(state).version, faces));
    if (answer.kind === 'wanting') {
      this.update({ wanting: { choice, sides: answer.sides, faces } });
      const next = this.ahead.shift();
      return next !== undefined && next <= answer.sides ? this.play(choice, [...faces, next]) : undefined;
    }
    this.ahead = [];
    this.update({ wanting: undefined });
    if (answer.kind === 'done') this.update({ notice: undefined, running: true, paused: false });
    if (answer.kind === 'moved-on') this.update({ notice: movedOn });
  }

  /** The next step of a bot, if it is a bot's turn. */
  async playBot(): Promise<void> {
    const state = this.ready();
    if (state && !state.busy && botToMove(state)) await this.wish(() => this.referee.ride(1));
  }

  private async wish(ask: () => Promise<Answer>): Promise<Answer> {
    this.update({ busy: true });
    let answer: Answer;
    try {
      answer = await ask();
    } finally {
      this.update({ busy: false });
    }
    const state = this.ready();
    if (answer.kind === 'refused' && state) this.update({ notice: say(answer.refusal, state.game.id, state.names) });
    if (answer.kind === 'failed') this.update({ running: false, paused: true, notice: answer.notice });
    return answer;
  }

  /** Takes the last choice back where that is fair. */
  async undo(): Promise<void> {
    const state = this.ready();
    if (!state || state.busy || !isLive(state) || state.undo === undefined) return;
    this.update({ wanting: undefined, notice: undefined });
    const answer = await this.wish(() => this.referee.undo());
    if (answer.kind === 'moved-on') this.update({ notice: movedOn });
  }

  /** Shows the next beat, or lets the last one settle. */
  advance(): void {
    const state = this.ready();
    if (!state || isLive(state)) return;
    const { moments, playhead } = state;
    const { beats } = moments[playhead.moment];
    if (!playhead.settled) {
      const next = playhead.beat < beats.length ? { ...playhead, beat: playhead.beat + 1 } : { ...playhead, settled: true };
      return this.update({ playhead: next });
    }
    const moment = playhead.moment + 1;
    const beat = Math.min(1, moments[moment].beats.length);
    this.update({ playhead: { moment, beat, settled: beat === 0 } });
  }

  /** Goes to the end of a moment and stays there. */
  seek(moment: number): void {
    const state = this.ready();
    if (!state) return;
    const index = Math.max(0, Math.min(moment, state.moments.length - 1));
    const beat = state.moments[index].beats.length;
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
    for (let batch = 1; ; batch = Math.min(2 * batch, rushBatch)) {
      const state = this.ready();
      if (!state || state.busy || this.closed) return;
      const found = nextBeat(state, wanted);
      if (found) return this.update({ playhead: { ...found, settled: false } });
      if (!botToMove(state)) return this.skip();
      const answer = await this.wish(() => this.referee.ride(batch));
      if (answer.kind !== 'done') return this.skip();
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
      if (!state || state.busy || this.closed || !state.running || !botToMove(state)) return;
      const answer = await this.wish(() => this.referee.ride(rushBatch));
      if (answer.kind !== 'done') return;
      this.skip();
      // The page gets its turn, so that the race is seen to go on and can be stopped.
      await new Promise((done) => setTimeout(done, 16));
    }
  }

  setRunning(running: boolean): void {
    const state = this.ready();
    if (!state) return;
    const again = running && !state.turn && isLive(state) ? { moment: 0, beat: 0, settled: true } : state.playhead;
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
    return state && this.referee.branch(state.playhead.moment);
  }

  record(): Promise<RaceRecord | undefined> {
    return this.referee.record();
  }

  position(version: number): Promise<object | undefined> {
    return this.referee.position(version);
  }

  private ready(): Ready | undefined {
    const state = this.store.getState();
    return state.status === 'ready' ? state : undefined;
  }

  private update(change: Partial<Ready>): void {
    const state = this.ready();
    if (!state) return;
    const next = { ...state, ...change };
    this.store.setState(isLive(next) ? { ...next, since: undefined } : next, true);
  }
}

/** The first beat after those on show that tells a fact of this kind. */
function nextBeat({ moments, playhead }: Ready, wanted: (fact: Fact) => boolean): { moment: number; beat: number } | undefined {
  for (let moment = playhead.moment; moment < moments.length; moment++) {
    const { facts, beats } = moments[moment];
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

function momentOf(game: Game, names: Names, options: object, past: Past): Moment {
  const { facts, view } = past;
  return { ...past, view: sharing(view, options), lines: wordsOf(game.id).lines(facts, names), beats: beatsOf(facts) };
}

/** With the options of the table in place of a copy: a game works out a course once for each. */
function sharing(view: unknown, options: object): unknown {
  if (typeof view !== 'object' || view === null || !('options' in view)) return view;
  return sameData(view.options, options) ? { ...view, options } : view;
}

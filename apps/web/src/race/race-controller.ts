import { type GameId, wordsOf } from '@gruppetto/catalogue';
import type { Choice, Fact, RaceRecord, RiderId } from '@gruppetto/kernel';
import type { Moment } from '@gruppetto/wire';
import { type GameWords, type Line, type Names, namesOf, onLanguage } from '@gruppetto/words';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { beatsOf } from './beats.ts';
import { beatOfRider, endOf, nextBeat } from './playhead.ts';
import type { OpenRace, RaceNow, RaceSource, SourceAnswer, TableInfo } from './race-source.ts';
import {
  botToMove,
  isAsked,
  isLive,
  type Look,
  lastMoment,
  type Notice,
  personToMove,
  type RacePageState,
  type RaceState,
  turnOf,
  unaskedAnswer,
} from './race-state.ts';
import { openGame } from './rooms.ts';

export const speeds = [1, 2, 4] as const;

const untouched = { running: true, paused: false, speed: 1, diceNeeded: undefined, busy: false, notice: undefined } as const;

/** How many steps are played at once while nobody watches them. */
const rushBatch = 40;

type Opened = Pick<RaceState, 'game' | 'race' | 'screens'>;

/** What changes with the language, or with the people at the table. */
type Said = Pick<RaceState, 'words' | 'names' | 'linesOf'>;

/** One race, as a page shows and plays it. The race is the source's; what is kept here is how the page looks at it. */
export class RaceController {
  /** Both together, put together anew when either has changed. */
  readonly store: StoreApi<RacePageState> = createStore<RacePageState>(() => ({ status: 'loading' }));
  private readonly source: RaceSource;
  /** What the source said last: people who talk beside the race don't draw it anew. */
  private heard: RaceNow | undefined;
  private opened: Opened | undefined;
  private said: (Said & { readonly of: TableInfo }) | undefined;
  private closed = false;
  /** The request that is under way, or was last. */
  private asking: Promise<SourceAnswer> | undefined;
  /** Dice typed in while the last one was being looked at. */
  private ahead: number[] = [];

  constructor(source: RaceSource) {
    this.source = source;
  }

  /** Follows the race until the function it returns is called. */
  open(): () => void {
    this.closed = false;
    this.heard = undefined;
    const unsubscribe = this.source.subscribe(() => this.hear());
    const quiet = onLanguage(() => {
      this.said = undefined;
      this.update({});
    });
    this.hear();
    return () => {
      this.closed = true;
      unsubscribe();
      quiet();
    };
  }

  private hear(): void {
    const now = this.source.now();
    if (now === this.heard) return;
    this.heard = now;
    if (now.status !== 'ready') this.store.setState(now, true);
    else if (this.ready()) this.update({});
    else this.start(now.table.game);
  }

  private start(id: GameId): void {
    openGame(id).then(
      ({ room: { game }, screens }) => {
        const now = this.source.now();
        if (this.closed || this.ready() || now.status !== 'ready') return;
        this.opened = { game, race: game.race(now.table.options), screens };
        this.said = undefined;
        const { moments, since } = now.race;
        const playhead = endOf(since === undefined ? moments : moments.slice(0, since + 1));
        this.show(now, this.opened, { ...untouched, playhead, since });
      },
      (error: Error) => this.store.setState({ status: 'failed', failure: { kind: 'broke-down', detail: error.message } }, true),
    );
  }

  /** A person's choice. With real dice it waits until they are typed in. */
  async choose(choice: Choice): Promise<void> {
    const state = this.ready();
    if (!state || state.busy || state.diceNeeded || !isLive(state)) return;
    this.ahead = [];
    await this.play(choice, []);
  }

  async typeDie(face: number): Promise<void> {
    const state = this.ready();
    if (state?.busy) this.ahead.push(face);
    else if (state?.diceNeeded) await this.play(state.diceNeeded.choice, [...state.diceNeeded.faces, face]);
  }

  /** The last die that was typed in is typed anew; without one, the choice is made anew. */
  untypeDie(): void {
    const { diceNeeded } = this.ready() ?? {};
    if (!diceNeeded) return;
    const faces = diceNeeded.faces.slice(0, -1);
    this.update({ diceNeeded: undefined });
    if (diceNeeded.faces.length > 0) void this.play(diceNeeded.choice, faces);
  }

  private async play(choice: Choice, faces: readonly number[]): Promise<void> {
    const state = this.ready();
    if (!state || state.busy || !personToMove(state)) return;
    const answer = await this.request(() => this.source.choose(choice, lastMoment(state).version, faces));
    if (answer.kind === 'die-needed') {
      this.update({ diceNeeded: { choice, sides: answer.sides, faces } });
      const next = this.ahead.shift();
      return next !== undefined && next <= answer.sides ? this.play(choice, [...faces, next]) : undefined;
    }
    this.ahead = [];
    this.update({ diceNeeded: undefined });
    if (answer.kind === 'done') this.update({ notice: undefined, running: true, paused: false });
  }

  /** The next step of a bot, if it is a bot's turn. */
  async playBot(): Promise<void> {
    const state = this.ready();
    if (state && !state.busy && botToMove(state)) await this.rideOn(state, 1);
  }

  /** Bots play this many steps; for a person who isn't asked, one is played. */
  private rideOn(state: RaceState, max: number): Promise<SourceAnswer> {
    const turn = turnOf(state);
    const answer = isAsked(turn) ? unaskedAnswer(state, turn) : undefined;
    return this.request(() => {
      if (answer) return this.source.choose(answer, lastMoment(state).version, []);
      return isAsked(turn) && this.source.rideIn ? this.source.rideIn(1) : this.source.ride(max);
    });
  }

  /** Bots play on while their last step is shown; with "Faster" you wait for the step in progress. */
  private async answered(): Promise<void> {
    await this.asking?.catch(() => undefined);
  }

  private async request(ask: () => Promise<SourceAnswer>): Promise<SourceAnswer> {
    this.update({ busy: true });
    let answer: SourceAnswer;
    try {
      this.asking = ask();
      answer = await this.asking;
    } finally {
      this.update({ busy: false });
    }
    if (answer.kind === 'done' || answer.kind === 'idle' || answer.kind === 'die-needed') return answer;
    this.update({ notice: answer });
    if (answer.kind !== 'refused' && answer.kind !== 'overtaken') this.update({ running: false, paused: true });
    return answer;
  }

  /** Takes the last choice back where that is fair. */
  async undo(): Promise<void> {
    const state = this.ready();
    if (!state || state.busy || !isLive(state) || state.undo === undefined) return;
    this.update({ diceNeeded: undefined, notice: undefined });
    await this.request(() => this.source.undo());
  }

  /** Shows the next beat, or lets the last one settle. */
  advance(): void {
    const state = this.ready();
    if (!state || isLive(state)) return;
    const { moments, playhead } = state;
    const beats = beatsOf(moments[playhead.moment].facts);
    if (!playhead.settled) {
      const next = playhead.beat < beats.length ? { ...playhead, beat: playhead.beat + 1 } : { ...playhead, settled: true };
      return this.update({ playhead: next });
    }
    const moment = playhead.moment + 1;
    const beat = Math.min(1, beatsOf(moments[moment].facts).length);
    this.update({ playhead: { moment, beat, settled: beat === 0 } });
  }

  /** Goes to the end of a moment and stays there. */
  seek(moment: number): void {
    const state = this.ready();
    if (!state) return;
    const index = Math.max(0, Math.min(moment, state.moments.length - 1));
    const beat = beatsOf(state.moments[index].facts).length;
    const running = index === state.moments.length - 1 && !state.paused;
    this.update({ playhead: { moment: index, beat, settled: true }, running });
  }

  /** Goes to what one rider did in a moment, and stays there. */
  seekRider(moment: number, rider: RiderId): void {
    const state = this.ready();
    if (state) this.update({ playhead: { moment, beat: beatOfRider(state.moments[moment], rider), settled: false }, running: false });
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
      await this.answered();
      const state = this.ready();
      if (!state || state.busy || this.closed) return;
      const found = nextBeat(state, wanted);
      if (found) return this.update({ playhead: { ...found, settled: false } });
      if (!botToMove(state)) return this.skip();
      const answer = await this.rideOn(state, batch);
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
    await this.answered();
    this.skip();
    for (;;) {
      const state = this.ready();
      if (!state || state.busy || this.closed || !state.running || !botToMove(state)) return;
      const answer = await this.rideOn(state, rushBatch);
      if (answer.kind !== 'done') return;
      this.skip();
      // The page gets its turn, so that the race is seen to go on and can be stopped.
      await new Promise((done) => setTimeout(done, 16));
    }
  }

  /** Bots ride the rest for everybody here. */
  async rideIn(): Promise<void> {
    const state = this.ready();
    const { rideIn } = this.source;
    if (!state || state.busy || !rideIn) return;
    await this.request(() => rideIn(Number.POSITIVE_INFINITY));
    this.skip();
  }

  setRunning(running: boolean): void {
    const state = this.ready();
    if (!state) return;
    const again = running && !turnOf(state) && isLive(state) ? { moment: 0, beat: 0, settled: true } : state.playhead;
    this.update({ running, paused: !running, playhead: again });
  }

  setSpeed(speed: number): void {
    this.update({ speed });
  }

  setNotice(notice: Notice | undefined): void {
    this.update({ notice });
  }

  /** A new table from the moment on show: its id. */
  async branch(): Promise<string | undefined> {
    const state = this.ready();
    return state && this.source.branch(state.playhead.moment);
  }

  record(): Promise<RaceRecord | undefined> {
    return this.source.record();
  }

  position(version: number): Promise<object | undefined> {
    return this.source.position(version);
  }

  private ready(): RaceState | undefined {
    const state = this.store.getState();
    return state.status === 'ready' ? state : undefined;
  }

  private update(change: Partial<Look>): void {
    const before = this.ready();
    const now = this.source.now();
    if (!before || !this.opened || now.status !== 'ready') return;
    const { playhead, running, paused, since, speed, diceNeeded, busy, notice } = before;
    const { moments } = now.race;
    // What this page shows stays where it is, if that part of the race is still there; dice are for the moment they were asked at.
    const look = {
      playhead: playhead.moment < moments.length ? playhead : endOf(moments),
      diceNeeded: moments.length === before.moments.length ? diceNeeded : undefined,
    };
    this.show(now, this.opened, { running, paused, since, speed, busy, notice, ...look, ...change });
  }

  private show({ table, race: seen, drives }: OpenRace, opened: Opened, look: Look): void {
    const { seats, realDice, tour, backed } = table;
    const { viewer, here, moments, undo, branches, withheld } = seen;
    const { words, names, linesOf } = this.saidOf(table, opened);
    const ridesIn = this.source.rideIn !== undefined;
    const at = { seats, realDice, tour, backed, viewer, here, moments, undo, branches, withheld, ridesIn, drives };
    const next: RaceState = { status: 'ready', ...opened, words, names, linesOf, ...at, ...look };
    this.store.setState(isLive(next) ? { ...next, since: undefined } : next, true);
  }

  private saidOf(table: TableInfo, { game, race }: Opened): Said {
    if (this.said?.of === table) return this.said;
    const words = wordsOf(game.id);
    const names = namesOf(race, table.seats, table.tour?.riders);
    this.said = { of: table, words, names, linesOf: linesIn(words, names) };
    return this.said;
  }
}

/** The log of each moment, worked out once. */
function linesIn(words: GameWords, names: Names): (moment: Moment) => readonly Line[] {
  const known = new WeakMap<Moment, readonly Line[]>();
  return (moment) => {
    const lines = known.get(moment) ?? words.lines(moment.facts, names);
    known.set(moment, lines);
    return lines;
  };
}

import {
  type Departure,
  departuresOf,
  type JudgedStep,
  judgeStep,
  luckOfRiders,
  type MeasuredEffect,
  type Mind,
  measureEffect,
  type RiderLuck,
  startChances,
  sumUp,
  type Verdict,
} from '@gruppetto/bots';
import { roomOf } from '@gruppetto/catalogue';
import { type Parsed, type RaceRecord, type RiderId, replay, type Table } from '@gruppetto/kernel';

/** What a first look at all decisions of a race may cost together, in imagined choices; at one of them at most; and a second look. */
const firstLooks = 300_000;
const firstLook = 6000;
const secondLook = 12_000;
/** Once more for a few riders, by other dice: samples. */
const moreLuck = 256;
const podium = 3;

/** Whether there is a choice, and the race is still to be won. */
function isOpen({ insight }: Mind, { race, state }: Table): boolean {
  const turn = race.turn(state);
  return turn !== undefined && turn.choices.length > 1 && !insight?.isDecided?.(race.view(state, turn.seat));
}

/** Judges a recorded race step by step: several may share the steps of one race. */
export class Judge {
  readonly steps: number;
  readonly start: readonly number[];
  readonly #decisions: number;
  readonly #departures: ReadonlyMap<number, Departure>;
  readonly #tables: readonly Table[];
  readonly #game: string;

  private constructor(game: string, tables: readonly Table[]) {
    this.#game = game;
    this.#tables = tables;
    this.steps = tables.length - 1;
    this.start = startChances(roomOf(game), tables[0]);
    this.#departures = departuresOf(roomOf(game), tables);
    this.#decisions = tables.filter((table) => isOpen(roomOf(game), table)).length;
  }

  static of(record: RaceRecord): Parsed<Judge> {
    const replayed = replay(roomOf(record.game).game, record);
    return replayed.ok ? { ok: true, value: new Judge(record.game, replayed.value.tables) } : replayed;
  }

  /** Whether the race is over: only then there is a verdict. */
  get isOver(): boolean {
    const last = this.#tables[this.steps];
    return last.race.turn(last.state) === undefined;
  }

  /** The result of a step, from 1; at a second look, with more thought and other dice. */
  judge(step: number, look: 'first' | 'second' = 'first'): JudgedStep {
    const budget = look === 'second' ? secondLook : Math.min(firstLook, Math.floor(firstLooks / Math.max(1, this.#decisions)));
    const departure = this.#departures.get(step);
    return judgeStep(roomOf(this.#game), this.#tables[step - 1], this.#tables[step], { seed: `verdict/${look}`, budget, departure });
  }

  /** What was done unlike the rule of thumb up to a step that has an effect; another pass is an independent measure. */
  measure(step: number, pass: number, samples: number): MeasuredEffect {
    const departure = this.#departures.get(step);
    if (!departure) throw new Error(`step ${step} ends nothing unlike the rule of thumb`);
    return measureEffect(roomOf(this.#game), departure, `verdict/${pass}/${step}`, samples);
  }

  /** Whose throws moved what in a step of many riders, for these riders; another pass is an independent measure. */
  measureLuck(step: number, pass: number, riders: readonly RiderId[], after: readonly number[]): readonly RiderLuck[] {
    const before = this.#tables[step - 1];
    const played = this.#tables[step].steps[step - 1];
    const thrown = { before, step: played, after, seed: `verdict/${pass}/${step}`, samples: moreLuck };
    return luckOfRiders(roomOf(this.#game), thrown, new Set(riders)).riders;
  }

  /** Who may win: the seats, or the riders where one seat has them all. */
  get entrants(): 'seats' | 'riders' {
    return roomOf(this.#game).insight?.of ?? 'seats';
  }

  /** The first three. */
  get podium(): readonly RiderId[] {
    const { race, state } = this.#tables[this.steps];
    return race
      .standings(state)
      .riders.slice(0, podium)
      .map(({ rider }) => rider);
  }

  sumUp(steps: readonly JudgedStep[]): Verdict {
    return sumUp(this.start, steps, this.entrants);
  }
}

import { type JudgedStep, judgeStep, startChances, sumUp, type Verdict } from '@gruppetto/bots';
import { roomOf } from '@gruppetto/catalogue';
import { type Parsed, type RaceRecord, replay, type Table } from '@gruppetto/kernel';

/** What all decisions of a race may cost together, in imagined choices; and one of them at most. */
const budgetOfRace = 4_000_000;
const budgetOfStep = 40_000;
const seed = 'verdict';

/** Judges a recorded race step by step: several may share the steps of one race. */
export class Judge {
  readonly steps: number;
  readonly start: readonly number[];
  /** Steps in which somebody could choose, from 1. */
  readonly decisions: readonly number[];
  readonly #tables: readonly Table[];
  readonly #game: string;

  private constructor(game: string, tables: readonly Table[]) {
    this.#game = game;
    this.#tables = tables;
    this.steps = tables.length - 1;
    this.start = startChances(roomOf(game), tables[0]);
    this.decisions = tables.flatMap(({ race, state }, index) => ((race.turn(state)?.choices.length ?? 0) > 1 ? [index + 1] : []));
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

  judge(step: number): JudgedStep {
    const budget = Math.min(budgetOfStep, Math.floor(budgetOfRace / Math.max(1, this.decisions.length)));
    return judgeStep(roomOf(this.#game), this.#tables[step - 1], this.#tables[step], { seed, budget });
  }

  sumUp(steps: readonly JudgedStep[]): Verdict {
    return sumUp(this.start, steps, roomOf(this.#game).insight?.of ?? 'seats');
  }
}

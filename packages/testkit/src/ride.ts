import { type Game, type GameTypes, RecordingDice, SeededDice, type Step } from '@gruppetto/kernel';
import type { Checks, NamedChecks } from './checks.ts';
import type { Check, Snapshot } from './snapshot.ts';

/** By the name of a check, the first fault that it found. */
export type Faults = ReadonlyMap<string, string>;

export const racesPlay = 'races can be set up and played';
export const racesEnd = 'races end';

/** One race in so many is looked at closely, and of its moments one in so many very closely. */
const closely = 20;
const veryClosely = 16;

/** Which race: its number is its seed. */
interface RandomRace {
  readonly nth: number;
  readonly options: unknown;
  readonly longest: number;
}

/** Rides one random race, and adds what the checks find that have found nothing before. */
export function ride<T extends GameTypes>(game: Game<T>, which: RandomRace, checks: Checks<T>, faults: Map<string, string>): void {
  const { nth, options: input, longest } = which;
  const steps: Step<T['Choice']>[] = [];
  let state: T['State'] | undefined;
  let before: T['State'] | undefined;

  const report = (name: string, what: string): void => {
    if (faults.has(name)) return;
    const last = before ? `\nlast choice: ${JSON.stringify(steps.at(-1))}\nbefore it: ${JSON.stringify(before)}` : '';
    const where = `race ${nth} after ${steps.length} choices (only: ${nth} plays it again)\noptions: ${JSON.stringify(input)}`;
    faults.set(name, `${what}\n${where}${last}\nnow: ${JSON.stringify(state)}`);
  };

  const lots = new SeededDice(`choices of race ${nth}`);
  const trial = new SeededDice(`trials of race ${nth}`);
  const judge = (name: string, check: Check<T>, moment: Snapshot<T>): void => {
    if (faults.has(name)) return;
    try {
      const fault = check(moment);
      if (fault) report(name, fault);
    } catch (error) {
      report(name, `it threw ${(error as Error).stack}`);
    }
  };
  const look = (some: NamedChecks<T>, moment: Snapshot<T>): void => {
    for (const [index, [name, check]] of some.entries()) {
      // Each check has dice of its own: it finds the same, whether or not another one has stopped looking.
      trial.begin(100 * steps.length + index);
      judge(name, check, moment);
    }
  };

  const begin = () => new SeededDice(`dice of race ${nth}`);
  const dice = begin();
  const looked = lots.draw(closely) === 0;
  try {
    const parsed = game.options.parse(input);
    if (!parsed.ok) throw new Error(`the options do not parse: ${JSON.stringify(parsed.problems)}`);
    const race = game.race(parsed.value);
    const seats = Array.from({ length: race.seats }, (_, seat) => ({ name: `${seat}`, colour: '', player: 'person' }));
    const riders = race.riders.length;
    let facts: T['Fact'][] = [];
    let recording = new RecordingDice(dice);
    state = race.setup(recording, (fact) => facts.push(fact));
    const setup = recording.fallen;
    for (;;) {
      const turn = race.turn(state);
      const moment = { game, race, seats, riders, state, turn, before, facts, setup, steps, dice: trial, again: begin };
      for (const [name, check] of checks.step) judge(name, check, moment);
      if (looked) look(checks.moment, moment);
      if (looked && (!turn || lots.draw(veryClosely) === 0)) look(checks.sample, moment);
      if (looked && !turn) look(checks.race, moment);
      if (!turn) return;
      if (steps.length === longest) return report(racesEnd, `it is not over after ${longest} choices`);
      if (turn.choices.length === 0) throw new Error('there is a turn, but no choice');
      const choice = turn.choices[lots.draw(turn.choices.length)];
      before = race.copy(state);
      facts = [];
      recording = new RecordingDice(dice);
      steps.push({ seat: turn.seat, choice, dice: recording.fallen });
      race.play(state, choice, recording, (fact) => facts.push(fact));
    }
  } catch (error) {
    report(racesPlay, `it threw ${(error as Error).stack}`);
  }
}

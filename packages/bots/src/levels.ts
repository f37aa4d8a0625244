import type { Dice, GameTypes, Race, Turn } from '@gruppetto/kernel';
import type { Bot } from './bot.ts';
import type { Mind } from './insight.ts';
import { random } from './random.ts';
import { evaluateChoices } from './weigh.ts';

/** The opponents that every game has, weakest first. `rule-of-thumb` is the Domestique. */
export const levels = ['rookie', 'rule-of-thumb', 'captain', 'champion'] as const;

export type Level = (typeof levels)[number];

/** How often a beginner's eye is caught, of a hundred choices. */
const slips = 25;
/** What they may imagine of one choice, counted in choices: a clock would make them play differently from machine to machine. */
const captainThinks = 1500;
const championThinks = 12_000;
/** Both leave the rule of thumb only for a gain of this many standard errors. */
const captainDoubts = 1;
const championDoubts = 1.5;

/** The opponent of this level in a game; where nothing is known or nothing is to decide, the rule of thumb. */
export function opponent<T extends GameTypes>(mind: Mind<T>, level: Level): Bot<T> {
  const usual = mind.ruleOfThumb ?? (random as Bot<T>);
  if (!mind.ruleOfThumb || level === 'rule-of-thumb') return usual;
  if (level === 'rookie') return rookie(usual);
  if (!mind.insight?.network) return usual;
  const start = mind.experienced ?? usual;
  return level === 'captain' ? thinker(mind, start, captainThinks, captainDoubts) : thinker(mind, start, championThinks, championDoubts);
}

/** Knows the rules and the usual answers, but is often tempted by whatever leads furthest at once. */
const rookie =
  <T extends GameTypes>(usual: Bot<T>): Bot<T> =>
  (race, view, turn, dice) => {
    if (turn.choices.length === 1) return turn.choices[0];
    return dice.draw(100) < slips ? tempting(race, view, turn, dice) : usual(race, view, turn, dice);
  };

function tempting<T extends GameTypes>(race: Race<T>, view: T['View'], { choices }: Turn<T['Choice']>, dice: Dice): T['Choice'] {
  let furthest = Number.NEGATIVE_INFINITY;
  let caught: T['Choice'] | undefined;
  for (const choice of choices) {
    const { to, spread } = race.preview(view, choice);
    const reach = to ?? (spread && Math.max(...spread.map((outcome) => outcome.to)));
    if (reach === undefined || reach <= furthest) continue;
    furthest = reach;
    caught = choice;
  }
  return caught ?? choices[dice.draw(choices.length)];
}

/** Imagines what follows from each choice that matters, and leaves the rule of thumb only where another one is better beyond some doubt. */
const thinker =
  <T extends GameTypes>(mind: Mind<T>, usually: Bot<T>, budget: number, doubts: number): Bot<T> =>
  (race, view, turn, dice) => {
    if (turn.choices.length === 1) return turn.choices[0];
    const matters = (choice: T['Choice']) => mind.insight?.matters?.(view, choice) ?? true;
    if (!turn.choices.some(matters)) return usually(race, view, turn, dice);
    const { choices, best, usual } = evaluateChoices(mind, race, view, turn, {
      seed: `${dice.draw(0x40000000)}`,
      budget,
      matters,
      experienced: true,
    });
    const { gain, gainError } = choices[best];
    return choices[gain > doubts * gainError ? best : usual].choice;
  };

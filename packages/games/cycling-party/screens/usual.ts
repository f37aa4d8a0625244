import type { Turn } from '@gruppetto/kernel';
import { ridesOn } from '../rules/car.ts';
import type { Choice, View } from '../rules/types.ts';

/** CP-3.7: from here on, fewer than half of all throws raise a pace. */
const goodPace = 6;

/**
 * The answer of a manager who has nothing special in mind. CP-5.5b: between two turns, the order that spares questions: until the next
 * marker they are asked only about what would be lost. CP-3.5: in a peloton, agreeing, and to all good paces at once.
 */
export function usual(choices: readonly Choice[]): number | undefined {
  const wanted = [
    choices.findIndex((choice) => choice.do === 'ride-on' && choice.until !== undefined),
    choices.findIndex((choice) => choice.do === 'agree-from' && choice.pace >= goodPace),
    choices.findIndex((choice) => choice.do === 'agree'),
  ];
  return wanted.find((index) => index >= 0);
}

/** CP-5.5b, CP-5.8: a manager who has ordered to ride on isn't asked for the sign of each turn. */
export function unasked(view: View, { seat, choices }: Turn<Choice>): number | undefined {
  if (choices[0]?.do !== 'ride-on' || !ridesOn(view, seat)) return undefined;
  return choices.findIndex((choice) => choice.do === 'ride-on' && choice.until === undefined);
}

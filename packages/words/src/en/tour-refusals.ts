import type { TourReason } from '@gruppetto/tour';
import type { Details, Names, RefusalWords } from '../words.ts';
import { form, plural } from './grammar.ts';

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const seatIn = ({ seat }: Details, names: Names): string => names.seat(Number(seat));

/** What a tour refuses, whatever the game. */
export const tourRefusals: Readonly<Record<TourReason, RefusalWords>> = {
  'not-in-stages': ({ game }) => `There are no tours of ${game}.`,
  'other-riders': () => 'All stages of a tour have the same seats and riders; this one has others.',
  'unusable-stage': () => 'A tour cannot begin with this stage.',
  'no-such-stage': ({ stages }) => `There is no such stage; the tour has ${stages}.`,
  'stage-closed': ({ stage }) => `Stage ${stage} is finished. Reopen it to correct it.`,
  'stage-not-closed': ({ stage }) => `Stage ${stage} is not finished.`,
  'stage-waits': ({ stage, open }) => `Stage ${stage} waits until stage ${open} is finished.`,
  'stage-has-begun': ({ stage }) => `Stage ${stage} has begun, so its course can’t change.`,
  'stage-was-raced': ({ stage }) => `Stage ${stage} has a raced result. Clear it to enter the stage by hand.`,
  'stage-incomplete': ({ stage, missing }) => `Stage ${stage} can’t end yet: ${plural(Number(missing), 'thing')} missing.`,
  'nothing-to-undo': () => 'There is nothing left to undo.',
  'nothing-to-prepare': () => 'This game has nothing to settle before a stage.',
  'unusable-result': ({ stage }) => `After this result of stage ${stage} the next stage could not be ridden.`,
  'nobody-left': ({ stage }) => `Nobody would be left to ride stage ${stage}: at least one rider has to finish.`,
  'wrong-place': (details, names) => `${riderIn(details, names)} is listed in place ${details.place}, which does not fit the order.`,
  'no-such-prime': ({ id }) => `There is nothing called "${id}" on this course.`,
  'prime-full': ({ places }) => `${form(Number(places), 'The first is', `The first ${places} are`)} entered there already.`,
  'has-passed': (details, names) => `${riderIn(details, names)} is already in this order.`,
  'has-not-passed': (details, names) => `${riderIn(details, names)} is not in this order.`,
  'no-such-place': () => 'The order has no such place.',
  'arrival-only-at-finish': () => 'Times are entered at the finish only.',
  'is-home': (details, names) => `${riderIn(details, names)} has finished already.`,
  'not-home': (details, names) => `${riderIn(details, names)} has not finished yet.`,
  'is-out': (details, names) => `${riderIn(details, names)} is out of this stage.`,
  'not-out': (details, names) => `${riderIn(details, names)} is not out.`,
  'no-such-advantage': (details, names) => `${seatIn(details, names)} has nothing called "${details.what}" here.`,
  'used-up': (details, names) => `${seatIn(details, names)} has used all ${details.amount} (${details.what}).`,
  'none-used': (details, names) => `${seatIn(details, names)} has used none (${details.what}).`,
  'used-too-often': (details, names) =>
    `${seatIn(details, names)} has used ${details.used} of ${details.amount} (${details.what}): an earlier stage was corrected.`,
};

/** Why a rider has left a tour, besides what games say. */
export const tourOuts = {
  'did-not-start': 'did not start',
  'too-far-behind': 'too far behind the leader',
};

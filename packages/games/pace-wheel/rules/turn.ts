import type { Barred, RiderId, Turn } from '@gruppetto/kernel';
import { mayBreakAway, mayCounter, spendings, whyNoBreakaway } from './breakaway.ts';
import { type Course, seatOf } from './course.ts';
import { feeds, gainOf } from './feed.ts';
import { isFirst } from './groups.ts';
import { maxChase } from './incident.ts';
import { burns, maySetPace, pacemaker, paces, whyNotPace } from './pace.ts';
import { skills } from './racers.ts';
import { mayShuffle, pushable, shuffles } from './shuffle.ts';
import { givings, mayChoosePlace, placings } from './start.ts';
import type { Choice, Reason, State, View } from './types.ts';

const onlyRide: readonly Choice[] = [{ do: 'ride' }];
const stay: Choice = { do: 'stay' };
const counterOrNot: readonly Choice[] = [{ do: 'counter' }, { do: 'let-go' }];
const addOrNot: readonly Choice[] = [
  { do: 'add', points: 0 },
  { do: 'add', points: 1 },
];
const chaseUpTo: readonly (readonly Choice[])[] = [0, 1, 2, 3].map((max) =>
  Array.from({ length: max + 1 }, (_, squares): Choice => ({ do: 'chase', squares })),
);

/** Whether this step has something to ask now; what cannot matter is not asked. */
export function asks(course: Course, state: View): boolean {
  switch (state.step) {
    case 'give':
      return state.asked.length > 0;
    case 'place':
      return mayChoosePlace(course, state);
    case 'ride':
      return isOnRoad(state);
    case 'chase':
      return state.asked.length > 0 && maxChase(course, state, state.asked[0]) > 0;
    case 'break-away':
      return hasBreakaway(state);
    case 'counter':
      return state.asked.length > 0 && mayCounter(course, state, state.asked[0]);
    case 'shuffle':
      return state.current < state.groups.length && mayShuffle(state, state.current);
    case 'burn':
      return state.asked.length > 0;
    case 'set-pace':
      return state.current < state.groups.length && maySetPace(course, state, state.current);
    case 'feed':
      return state.asked.length > 0 && feeds(state, state.asked[0]).length > 1;
    case 'spend':
    case 'add':
    case 'push-back':
    case 'over':
      return true;
  }
}

// Loops, not closures, here and below: a function that hands one out makes a context whenever it is called, and these are called most.
function isOnRoad(state: View): boolean {
  for (const rider of state.road) if (seatOf(rider) === state.seat) return true;
  return false;
}

function hasBreakaway(state: View): boolean {
  for (const rider of state.road) if (mayBreakAway(state, rider)) return true;
  return false;
}

export function turn(course: Course, state: View): Turn<Choice> | undefined {
  const { seat } = state;
  switch (state.step) {
    case 'over':
      return undefined;
    case 'place':
      return { seat, choices: placings(course, state) };
    case 'ride':
      return { seat, choices: onlyRide };
    case 'break-away':
      return { seat, choices: breakaways(state) };
    case 'spend':
      return { seat, rider: state.attempt?.rider as RiderId, choices: spendings(course, state) };
    case 'shuffle':
      return { seat, choices: shuffles(state, state.current) };
    case 'push-back':
      return { seat, choices: pushBacks(state) };
    case 'set-pace':
      return { seat, rider: pacemaker(state, state.current) as RiderId, choices: paces(course, state, state.current) };
  }
  const rider = state.asked[0];
  return { seat: seatOf(rider), rider, choices: choicesOf(course, state, rider) };
}

/** PW-3.3. */
const pushBacks = (state: View): readonly Choice[] => pushable(state).map((rider) => ({ do: 'push-back', rider }));

/** PW-3.2. */
function breakaways(state: View): readonly Choice[] {
  const choices: Choice[] = [stay];
  for (const rider of state.road) if (mayBreakAway(state, rider)) choices.push({ do: 'break-away', rider });
  return choices;
}

function choicesOf(course: Course, state: View, rider: RiderId): readonly Choice[] {
  switch (state.step) {
    case 'give':
      return givings(rider);
    case 'chase':
      return chaseUpTo[maxChase(course, state, rider)];
    case 'counter':
      return counterOrNot;
    case 'add':
      return addOrNot;
    case 'burn':
      return burns(state, rider);
    default:
      return feeds(state, rider);
  }
}

export function barred(course: Course, state: State): readonly Barred<Choice, Reason>[] {
  switch (state.step) {
    case 'break-away':
      return barredBreakaways(state);
    case 'shuffle':
    case 'set-pace':
      return [...lateBreakaways(state), ...(state.step === 'shuffle' ? barredShuffles(state) : barredPaces(course, state))];
    case 'feed':
      return barredFeeds(state);
    default:
      return [];
  }
}

const ours = (state: State): readonly RiderId[] => state.road.filter((rider) => seatOf(rider) === state.seat);

function barredBreakaways(state: State): readonly Barred<Choice, Reason>[] {
  return ours(state).flatMap((rider) => {
    const refusal = whyNoBreakaway(state, rider);
    return refusal ? [{ choice: { do: 'break-away', rider }, refusal }] : [];
  });
}

/** PW-4.5. */
const lateBreakaways = (state: State): readonly Barred<Choice, Reason>[] =>
  ours(state)
    .filter((rider) => isFirst(state, rider))
    .map((rider) => ({ choice: { do: 'break-away', rider }, refusal: { reason: 'one-breakaway-a-turn', rule: 'PW-4.5' } }));

function barredShuffles(state: State): readonly Barred<Choice, Reason>[] {
  const squares = new Set(shuffles(state, state.current).flatMap((choice) => (choice.do === 'shuffle' ? [choice.to] : [])));
  return ours(state)
    .filter((rider) => state.group[rider] === state.current && state.mishap[rider] === 'behind')
    .flatMap((rider) =>
      [...squares].map((to) => ({
        choice: { do: 'shuffle' as const, rider, to },
        refusal: { reason: 'left-behind', rule: 'PW-5.2', with: { rider } },
      })),
    );
}

function barredPaces(course: Course, state: State): readonly Barred<Choice, Reason>[] {
  return (['slow', 'steady', 'fast'] as const).flatMap((pace) => {
    const refusal = whyNotPace(course, state, state.current, pace);
    return refusal ? [{ choice: { do: 'set-pace', pace }, refusal }] : [];
  });
}

function barredFeeds(state: State): readonly Barred<Choice, Reason>[] {
  const rider = state.asked[0];
  return skills
    .filter((skill) => gainOf(state, rider, skill) === 0)
    .map((skill) => ({ choice: { do: 'feed', skill }, refusal: { reason: 'skill-full', rule: 'PW-5.1', with: { rider, skill } } }));
}

import { type Barred, type RiderId, sameData, type Turn } from '@gruppetto/kernel';
import { type Course, courseOf } from './course.ts';
import { addFeeds, mostEnergy } from './feeding.ts';
import { addRides, barredRides, canBreak, reach } from './moving.ts';
import { deciderOf } from './peloton.ts';
import { askedTogether } from './phases.ts';
import { qualities, qualitiesLeft } from './qualities.ts';
import type { Choice, State } from './types.ts';

const areas: readonly Choice[] = [
  { do: 'line-up', area: 'front' },
  { do: 'line-up', area: 'back' },
];
const pursuit: readonly Choice[] = [{ do: 'decline' }, { do: 'accelerate' }];

export function turn(state: State): Turn<Choice> | undefined {
  if (state.phase === 'over') return undefined;
  const course = courseOf(state.options);
  const next = state.queue[0];
  if (state.phase === 'pursuit') return { seat: deciderOf(state, course, next) as number, choices: pursuit };
  const seat = course.seatOf[next];
  switch (state.phase) {
    case 'qualities':
      return { seat, rider: next, choices: qualitiesLeft(state, course, next).map((quality) => ({ do: 'choose', quality })) };
    case 'line-up':
      return { seat, rider: next, choices: areas };
    case 'breaking':
      return together(state, course, seat, [{ do: 'hold' }], addBreaks);
    case 'inside':
      return together(state, course, seat, [{ do: 'stay' }], addChanges);
    case 'payment': {
      const choices: Choice[] = [];
      addFeeds(state, next, choices);
      choices.push({ do: 'let-go' });
      return { seat, rider: next, choices };
    }
    default: {
      const choices: Choice[] = [];
      addRides(state, course, next, reach(state, course, next), choices);
      addFeeds(state, next, choices);
      return { seat, rider: next, choices };
    }
  }
}

type Add = (state: State, course: Course, rider: RiderId, choices: Choice[]) => void;

function together(state: State, course: Course, seat: number, choices: Choice[], add: Add): Turn<Choice> {
  const count = askedTogether(state, course);
  for (let index = 0; index < count; index++) add(state, course, state.queue[index], choices);
  return count === 1 ? { seat, rider: state.queue[0], choices } : { seat, choices };
}

/** L1-4.2. */
function addBreaks(state: State, course: Course, rider: RiderId, choices: Choice[]): void {
  const from = reach(state, course, rider);
  addRides(state, course, rider, from, choices);
  if (canBreak(from, mostEnergy(state, rider))) addFeeds(state, rider, choices);
}

/** L1-4.3. */
function addChanges(state: State, _course: Course, rider: RiderId, choices: Choice[]): void {
  if (state.place[rider] === 'front') choices.push({ do: 'go', rider, to: 'back' });
  else choices.push({ do: 'go', rider, to: 'front' }, { do: 'go', rider, to: 'leaving' });
}

/** What the player would look for, and why he does not find it. */
export function barred(state: State): readonly Barred<Choice>[] {
  const asked = turn(state);
  if (!asked) return [];
  const course = courseOf(state.options);
  const list = barredIn(state, course, asked.seat);
  return list.filter(({ choice }) => !asked.choices.some((listed) => sameData(listed, choice)));
}

function barredIn(state: State, course: Course, seat: number): readonly Barred<Choice>[] {
  const { queue, phase } = state;
  switch (phase) {
    case 'away':
    case 'dropped':
    case 'punctured':
      return barredRides(state, course, queue[0], reach(state, course, queue[0]));
    case 'breaking':
      return queue
        .slice(0, askedTogether(state, course))
        .flatMap((rider) => barredRides(state, course, rider, reach(state, course, rider)));
    case 'inside':
      return queue
        .filter((rider) => course.seatOf[rider] === seat && state.place[rider] === 'front')
        .map((rider) => ({
          choice: { do: 'go', rider, to: 'leaving' },
          refusal: { reason: 'front-cannot-drop', rule: 'L1-4.3', with: { rider } },
        }));
    case 'qualities':
      return qualities.map((quality) => ({
        choice: { do: 'choose', quality },
        refusal: { reason: 'quality-taken', rule: 'L1-2.4', with: { quality } },
      }));
    default:
      return [];
  }
}

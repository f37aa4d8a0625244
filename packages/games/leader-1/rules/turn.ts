import { type Barred, type RiderId, sameData, type Turn } from '@gruppetto/kernel';
import { rolesLeft } from './choosing.ts';
import type { Course } from './course.ts';
import { addFeeds, maxEnergy } from './feeding.ts';
import { addRides, barredRides, canBreak, reach } from './moving.ts';
import { deciderOf } from './peloton.ts';
import { askedTogether } from './phases.ts';
import { qualities, qualitiesLeft } from './qualities.ts';
import { maxRiders, roles } from './teams.ts';
import type { Choice, Reason, State } from './types.ts';

const areas: readonly Choice[] = [
  { do: 'line-up', area: 'front' },
  { do: 'line-up', area: 'back' },
];
const pursuit: readonly Choice[] = [{ do: 'decline' }, { do: 'accelerate' }];
const hold: Choice = { do: 'hold' };
const stay: Choice = { do: 'stay' };
/** By rider: made once, since a forecast asks for them a million times a second. */
const goes = Array.from({ length: maxRiders }, (_, rider) => ({
  back: { do: 'go', rider, to: 'back' } as const,
  front: { do: 'go', rider, to: 'front' } as const,
  leaving: { do: 'go', rider, to: 'leaving' } as const,
}));

export function turn(course: Course, state: State): Turn<Choice> | undefined {
  if (state.phase === 'over') return undefined;
  const { hot } = state;
  if (hot >= 0) return { seat: course.seatOf[hot], rider: hot, choices: feedsOf(state, hot) };
  const next = state.queue[0];
  if (state.phase === 'pursuit') return { seat: deciderOf(course, state, next) as number, choices: pursuit };
  const seat = course.seatOf[next];
  switch (state.phase) {
    case 'riders':
      return { seat, rider: next, choices: rolesLeft(course, state, next).map((role) => ({ do: 'take', role })) };
    case 'qualities':
      return { seat, rider: next, choices: qualitiesLeft(course, state, next).map((quality) => ({ do: 'choose', quality })) };
    case 'line-up':
      return { seat, rider: next, choices: areas };
    case 'breaking':
      return together(course, state, seat, [hold], addBreaks);
    case 'inside':
      return together(course, state, seat, [stay], addChanges);
    case 'payment':
      return { seat, rider: next, choices: [...feedsOf(state, next), { do: 'let-go' }] };
    default: {
      const choices: Choice[] = [];
      addRides(course, state, next, reach(course, state, next, state.energy[next]), choices);
      addFeeds(state, next, choices);
      return { seat, rider: next, choices };
    }
  }
}

function feedsOf(state: State, rider: RiderId): readonly Choice[] {
  const choices: Choice[] = [];
  addFeeds(state, rider, choices);
  return choices;
}

type Add = (course: Course, state: State, rider: RiderId, choices: Choice[]) => void;

function together(course: Course, state: State, seat: number, choices: Choice[], add: Add): Turn<Choice> {
  const count = askedTogether(course, state);
  for (let index = 0; index < count; index++) add(course, state, state.queue[index], choices);
  return count === 1 ? { seat, rider: state.queue[0], choices } : { seat, choices };
}

/** L1-4.2. */
function addBreaks(course: Course, state: State, rider: RiderId, choices: Choice[]): void {
  const energy = maxEnergy(state, rider);
  const from = reach(course, state, rider, energy);
  addRides(course, state, rider, from, choices);
  if (state.kept[rider].length > 0 && canBreak(course, state, from, energy)) addFeeds(state, rider, choices);
}

/** L1-4.3. */
function addChanges(_course: Course, state: State, rider: RiderId, choices: Choice[]): void {
  const { back, front, leaving } = goes[rider];
  if (state.place[rider] === 'front') choices.push(back);
  else choices.push(front, leaving);
}

/** What the player would look for, and why it isn't offered. */
export function barred(course: Course, state: State): readonly Barred<Choice, Reason>[] {
  const asked = turn(course, state);
  if (!asked) return [];
  const list = barredIn(course, state, asked.seat);
  return list.filter(({ choice }) => !asked.choices.some((listed) => sameData(listed, choice)));
}

function barredIn(course: Course, state: State, seat: number): readonly Barred<Choice, Reason>[] {
  const { queue, phase, hot } = state;
  if (hot >= 0) return [];
  switch (phase) {
    case 'away':
    case 'dropped':
    case 'punctured':
      return barredRides(course, state, queue[0], reach(course, state, queue[0]));
    case 'breaking':
      return queue
        .slice(0, askedTogether(course, state))
        .flatMap((rider) => barredRides(course, state, rider, reach(course, state, rider)));
    case 'inside':
      return queue
        .filter((rider) => course.seatOf[rider] === seat && state.place[rider] === 'front')
        .map((rider) => ({
          choice: { do: 'go', rider, to: 'leaving' },
          refusal: { reason: 'front-cannot-drop', rule: 'L1-4.3', with: { rider } },
        }));
    case 'riders':
      return roles.map((role) => ({ choice: { do: 'take', role }, refusal: { reason: 'role-taken', rule: 'L1-2.2', with: { role } } }));
    case 'qualities':
      return qualities.map((quality) => ({
        choice: { do: 'choose', quality },
        refusal: { reason: 'quality-taken', rule: 'L1-2.4', with: { quality } },
      }));
    default:
      return [];
  }
}

import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import { type Course, isWaiting, leadingSeat, ride, seatOf } from './course.ts';
import { atLeastSeven, bring, hasMoved, nextToCome, throwTwo } from './moving.ts';
import { canThrow } from './peloton.ts';
import { isMaster, isRouleur, riderOf } from './roles.ts';
import type { Fact, State, Throw, View } from './types.ts';

/** CP-3.8. */
const linked = 3;
/** CP-6.7. */
export const rouleurLinks = 4;
const highestThrow = 12;

/** CP-3.10. */
export function throwAlone(course: Course, state: State, dice: Dice, tell: Tell<Fact>): void {
  const rider = state.now.group.riders[0];
  const value = throwTwo(course, state, rider, 'alone', 'CP-3.10', dice, tell);
  if (value === 0) return;
  const points = atLeastSeven(course, rider, value, tell);
  hasMoved(state, rider);
  bring(course, state, rider, ride(course, state.square[rider], points), 'alone', 'CP-3.10', points, tell);
}

/** CP-3.9: it matters who of a team throws first where the line, or a prime with points left, is within reach. */
const orderMatters = (course: Course, { now, passed }: View): boolean => {
  const here = now.group.top;
  const reach = ride(course, here, highestThrow);
  if (reach > course.length) return true;
  return course.primes.some(({ square, points }, index) => square >= here && square < reach && passed[index].length < points.length);
};

/** CP-3.9: throws on, in the order of the managers; asks where the order is a real choice, then for links. Then the chains ride. */
export function goOnPaceline(course: Course, state: State, dice: Dice, tell: Tell<Fact>): boolean {
  const { now } = state;
  const { options } = course;
  const { riders } = now.group;
  const leading = leadingSeat(course, state);
  for (let index = 0; index < options.teams; index++) {
    const seat = (leading + index) % options.teams;
    for (;;) {
      // CP-7.2: a fall ends it.
      if (!isWaiting(state, riders[0])) return false;
      let count = 0;
      let next = -1;
      for (let rider = (seat + 1) * options.riders - 1; rider >= seat * options.riders; rider--)
        if (canThrow(course, state, rider)) {
          count++;
          next = rider;
        }
      if (count === 0) break;
      if (count > 1 && orderMatters(course, state)) {
        now.step = 'paceline';
        now.seat = seat;
        now.rider = -1;
        return true;
      }
      throwInPaceline(course, state, next, dice, tell);
    }
  }
  if (askLink(course, state)) return true;
  rideChains(course, state, tell);
  return false;
}

export function throwInPaceline(course: Course, state: State, rider: RiderId, dice: Dice, tell: Tell<Fact>): void {
  const value = throwTwo(course, state, rider, 'paceline', 'CP-3.8', dice, tell);
  if (value > 0) state.now.throws.push({ rider, value: atLeastSeven(course, rider, value, tell) });
}

/** The next throw above (1) or below (-1) this one; 0 if there is none. */
function neighbour(throws: readonly Throw[], value: number, way: 1 | -1): number {
  let nearest = 0;
  for (const { value: other } of throws) if ((other - value) * way > 0 && (nearest === 0 || (other - nearest) * way < 0)) nearest = other;
  return nearest;
}

/** CP-6.7: whether the rouleur may link upwards, and downwards, over a difference of four that nobody has linked yet. */
export function openLinks({ now }: View, rider: RiderId): { readonly up: boolean; readonly down: boolean } {
  const value = now.throws.find((one) => one.rider === rider)?.value ?? 0;
  return {
    up: value > 0 && neighbour(now.throws, value, 1) === value + rouleurLinks && !now.links.includes(value),
    down: value > rouleurLinks && neighbour(now.throws, value, -1) === value - rouleurLinks && !now.links.includes(value - rouleurLinks),
  };
}

/** CP-6.7: after the throws, in the order of the managers. */
function askLink(course: Course, state: State): boolean {
  const { now } = state;
  const { options } = course;
  if (options.version === 'junior') return false;
  const leading = leadingSeat(course, state);
  for (let index = 0; index < options.teams; index++) {
    const seat = (leading + index) % options.teams;
    const rouleur = riderOf(options, seat, 'rouleur');
    if (now.answered.includes(seat) || !now.throws.some(({ rider }) => rider === rouleur)) continue;
    const { up, down } = openLinks(state, rouleur);
    if (!up && !down) continue;
    now.step = 'link';
    now.seat = seat;
    now.rider = rouleur;
    return true;
  }
  return false;
}

/** CP-6.7: the links, with those that the rouleur who is asked would make. */
export function linksWith({ now }: View, up: boolean, down: boolean): number[] {
  const value = now.throws.find(({ rider }) => rider === now.rider)?.value as number;
  return [...now.links, ...(up ? [value] : []), ...(down ? [value - rouleurLinks] : [])];
}

export function link(state: State, up: boolean, down: boolean, tell: Tell<Fact>): void {
  const { now } = state;
  now.links = linksWith(state, up, down);
  now.answered.push(now.seat);
  tell?.({ type: 'linked', rule: 'CP-6.7', rider: now.rider, up, down });
}

/** CP-3.8: the throws, highest first, parted into linked chains. */
export function chainsOf(throws: readonly Throw[], links: readonly number[]): readonly (readonly Throw[])[] {
  // Equal throws stay in the order in which they were made: the first of them sets the pace.
  const sorted = [...throws].sort((a, b) => b.value - a.value);
  const chains: Throw[][] = [];
  let above = Number.POSITIVE_INFINITY;
  for (const one of sorted) {
    if (above - one.value <= linked || links.includes(one.value)) chains.at(-1)?.push(one);
    else chains.push([one]);
    above = one.value;
  }
  return chains;
}

function rideChains(course: Course, state: State, tell: Tell<Fact>): void {
  const { now, square } = state;
  let together = nextToCome(state);
  const master = isMaster(course.options);
  for (const chain of chainsOf(now.throws, now.links)) {
    const { rider: setter, value: pace } = chain[0];
    if (chain.length > 1)
      tell?.({ type: 'paced', rule: 'CP-3.8', kind: 'paceline', riders: chain.map(({ rider }) => rider), pace, setter });
    now.setters.push(setter);
    for (const { rider } of chain) {
      now.came[rider] = together;
      hasMoved(state, rider);
      bring(course, state, rider, ride(course, square[rider], pace), 'paceline', 'CP-3.8', pace, tell);
    }
    // CP-8.9: a paceline is there a linked chain.
    if (master) together++;
  }
}

/** Whether no other rouleur would have anything to say about links, once these are made. */
export function isLastLink(course: Course, state: View, links: number[]): boolean {
  const { now } = state;
  const { options } = course;
  const after = { ...state, now: { ...now, links } };
  return now.throws.every(({ rider }) => {
    if (!isRouleur(options, rider) || rider === now.rider || now.answered.includes(seatOf(options, rider))) return true;
    const { up, down } = openLinks(after, rider);
    return !up && !down;
  });
}

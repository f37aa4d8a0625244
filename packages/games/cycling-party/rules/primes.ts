import type { Dice, RiderId, Tell } from '@gruppetto/kernel';
import type { Course, Prime } from './course.ts';
import { untie } from './ties.ts';
import type { Fact, State, View } from './types.ts';

/** CP-8.6: at the end of a turn, who has come past the end of a pass or a sprint in it. Who came home is ordered as there. */
export function passPrimes(course: Course, state: State, cameHome: readonly RiderId[], dice: Dice, tell: Tell<Fact>): void {
  const { road, square, passed } = state;
  for (const [index, prime] of course.primes.entries()) {
    const order = passed[index];
    if (order.length === prime.points.length) continue;
    for (const rider of cameHome) pass(prime, order, rider, tell);
    for (let first = 0; first < road.length && order.length < prime.points.length; ) {
      const here = square[road[first]];
      if (here <= prime.square) break;
      const tied: RiderId[] = [];
      for (; first < road.length && square[road[first]] === here; first++) if (!order.includes(road[first])) tied.push(road[first]);
      if (tied.length === 0) continue;
      tied.sort((a, b) => a - b);
      for (const rider of untie(state, tied, dice, tell, prime.points.length - order.length)) pass(prime, order, rider, tell);
    }
  }
}

/** CP-8.7. */
function pass({ kind, square, points }: Prime, order: RiderId[], rider: RiderId, tell: Tell<Fact>): void {
  if (order.length === points.length || order.includes(rider)) return;
  order.push(rider);
  const place = order.length;
  tell?.({ type: 'passed', rule: 'CP-8.6', rider, kind, square, place, points: points[place - 1] });
}

/** CP-5.5: whether a rider who comes on to this square would take points, or more of them, at the end of this turn. */
export function couldGainPoints(course: Course, { road, square, passed }: View, rider: RiderId, to: number): boolean {
  const here = square[rider];
  return course.primes.some((prime, index) => {
    const order = passed[index] as readonly RiderId[];
    if (to <= prime.square || order.includes(rider)) return false;
    let ahead = order.length;
    let within = false;
    for (const other of road) {
      const there = square[other];
      if (there < here || there <= prime.square) break;
      if (other === rider || order.includes(other)) continue;
      if (there > to) ahead++;
      else within = true;
    }
    return ahead < prime.points.length && (here <= prime.square || within);
  });
}

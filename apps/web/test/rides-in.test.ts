import { isSettled } from '@gruppetto/kernel';
import { expect, test } from 'vitest';
import { endOf } from '../src/race/playhead.ts';
import { finishNow, lastMoment, personToMove, type RaceState } from '../src/race/race-state.ts';
import { ridden } from './ridden.ts';

test('nobody is asked at a shared table what the server rides without them', async () => {
  const { race, moments } = await ridden('leader-1', 'rides-in', { players: 2 }, (_, __, { choices }) => choices[0]);
  const at = (count: number, more: object = {}) =>
    ({
      race,
      moments: moments.slice(0, count),
      playhead: endOf(moments.slice(0, count)),
      ridesIn: false,
      screens: {},
      ...more,
    }) as unknown as RaceState;
  const asked = moments.map((_, index) => at(index + 1)).filter((state) => lastMoment(state).turn?.choices);
  const settled = asked.filter((state) => isSettled(finishNow(state), 0));
  expect(settled.length).toBeGreaterThan(0);
  expect(asked.filter((state) => !personToMove(state))).toEqual(settled);
  // In a tour, time counts.
  expect(personToMove({ ...settled[0], tour: {} } as RaceState)).toBeDefined();
});

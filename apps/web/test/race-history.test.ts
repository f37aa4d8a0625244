import { expect, test } from 'vitest';
import { gapsByRound, placesByRound } from '../src/race/race-history.ts';
import { ridden } from './ridden.ts';

test('gaps end with the round in which the winner comes home; places go on to the result', async () => {
  const race = await ridden('los-ciclistas', 'gaps', { players: 3 });
  const gaps = gapsByRound(race, race.race.road());
  const places = placesByRound(race);
  expect(gaps.length).toBeLessThan(places.length);
  for (const round of gaps.slice(1)) expect(Math.min(...round.map((gap) => gap ?? Number.POSITIVE_INFINITY))).toBe(0);
  const winner = places.at(-1)?.indexOf(1) ?? -1;
  expect(gaps.at(-1)?.[winner]).toBe(0);
  // Nobody catches up with a winner who has stopped.
  expect(gaps.at(-1)).not.toContain(undefined);
});

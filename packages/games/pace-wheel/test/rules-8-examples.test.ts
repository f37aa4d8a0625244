import { scenarioFiles } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import { type Pace, paceWheel, squaresATurn, type Terrain } from '../rules/index.ts';
import { breakAway, play, red1, ride, turnOf } from './racers.ts';

describe('PW-E1, PW-E2 and the odd cases', () => scenarioFiles(new URL('.', import.meta.url), paceWheel));

const roads: Readonly<Record<Terrain, string>> = { uphill: 'u100', flat: 'f100', downhill: 'd100' };

describe('PW-E2 the table', () => {
  test('PW-E2 squares a turn', () =>
    expect(squaresATurn).toEqual({
      uphill: { slow: 1, steady: 2, fast: 3 },
      flat: { slow: 2, steady: 4, fast: 6 },
      downhill: { slow: 3, steady: 6, fast: 9 },
    }));

  const least: readonly (readonly [Terrain, Pace, number])[] = [
    ['uphill', 'slow', 2],
    ['uphill', 'steady', 3],
    ['uphill', 'fast', 4],
    ['flat', 'slow', 4],
    ['flat', 'steady', 6],
    ['flat', 'fast', 8],
    ['downhill', 'slow', 6],
    ['downhill', 'steady', 9],
    ['downhill', 'fast', 12],
  ];

  test.each(least)('PW-E2 %s, %s: a breakaway needs %i', (terrain, pace, need) => {
    const options = { course: roads[terrain] };
    const position = turnOf({ 20: 'red1' }, { options, paces: [pace], points: { red1: { sprint: 1, climbing: 1 } } });
    const told = (die: number) => play(position, [ride, breakAway(red1)], [die], options).facts.map(({ type, rule }) => `${type} ${rule}`);
    expect(told(need)).toContain('moved PW-4.3');
    expect(told(need - 1)).toContain('failed PW-4.5');
  });
});

import { scenarioFiles } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import { type Pace, paceWheel, squaresATurn, type Terrain } from '../rules/index.ts';
import { breakAway, example, red1, ride } from './racers.ts';

describe('PW-E1 to PW-E5 and the odd cases', () => scenarioFiles(new URL('.', import.meta.url), paceWheel));

const roads: Readonly<Record<Terrain, string>> = { uphill: 'u100', flat: 'f100', downhill: 'd100' };

describe('PW-E2 the table', () => {
  test('PW-E2 squares a turn', () =>
    expect(squaresATurn).toEqual({
      uphill: { slow: 1, steady: 2, fast: 3 },
      flat: { slow: 2, steady: 4, fast: 6 },
      downhill: { slow: 3, steady: 6, fast: 9 },
    }));

  const needs: readonly (readonly [Terrain, Pace, number])[] = [
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

  for (const [terrain, pace, need] of needs) {
    const attempt = {
      options: { course: roads[terrain] },
      squares: { 20: 'red1' },
      paces: [pace],
      points: { red1: { sprint: 1, climbing: 1 } },
      choices: [ride, breakAway(red1)],
    };
    example('PW-E2', `${terrain}, ${pace}: a breakaway succeeds with ${need}`, {
      ...attempt,
      dice: [need],
      then: { facts: [{ type: 'moved', rule: 'PW-4.3' }] },
    });
    example('PW-E2', `${terrain}, ${pace}: not with ${need - 1}`, {
      ...attempt,
      dice: [need - 1],
      then: { facts: [{ type: 'failed', rule: 'PW-4.5' }] },
    });
  }
});

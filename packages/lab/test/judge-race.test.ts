import { type JudgedStep, type MeasuredEffect, sumUp } from '@gruppetto/bots';
import { expect, test } from 'vitest';
import { type Juror, judgeRace } from '../src/index.ts';

const steps = 40;

/** Every third choice is worth a second look, every second one isn't the rule of thumb's. */
function jurorOf(asked: string[]): Juror {
  const effect = (step: number, samples: number): MeasuredEffect => ({
    mean: [0.01, -0.01],
    variance: [(0.001 * step) / samples, (0.0005 * step) / samples],
    samples,
    cost: 20,
  });
  return {
    judge: (step, look): JudgedStep => {
      asked.push(`${look} ${step}`);
      const loss = step % 3 === 0 ? step / 1000 : 0;
      const decision = { played: 'a', best: 'b', winBest: 0.5, winPlayed: 0.5 - loss, loss, lossError: 0.01, clear: look === 'second' };
      return {
        step,
        seat: step % 2,
        thrown: false,
        chances: [step === steps ? 1 : 0.5, step === steps ? 0 : 0.5],
        decision: { ...decision, reason: 'position', wins: [], ...(step % 2 === 0 && { effect: effect(step, 32) }) },
      };
    },
    measure: async (step, pass, samples) => {
      asked.push(`pass ${pass} ${step}`);
      return effect(step, samples);
    },
    measureLuck: () => [],
  };
}

test('a race is judged until every error bar is two points at most, and progress only grows', async () => {
  const asked: string[] = [];
  const progress: number[] = [];
  const judged = await judgeRace([jurorOf(asked), jurorOf(asked)], { steps, onProgress: (done) => progress.push(done) });
  const { accounts } = sumUp([0.5, 0.5], judged, 'seats');
  for (const { ownError, othersError } of accounts) expect(1.96 * Math.max(ownError, othersError)).toBeLessThan(0.02);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBeLessThanOrEqual(1);
  expect(asked.filter((one) => one.startsWith('second')).length).toBe(12);
  expect(asked).toContain('second 39');
});

test('when time is up, every step has been looked at and nothing else is begun', async () => {
  const asked: string[] = [];
  const judged = await judgeRace([jurorOf(asked)], { steps, isLate: () => true });
  expect(judged.length).toBe(steps);
  expect(asked.length).toBe(steps);
});

test('the luck of a rider is measured again where it is least known, until it is known well', async () => {
  const asked: string[] = [];
  const luck = (step: number, samples: number) => ({
    rider: 0,
    from: 0.5,
    luck: 0,
    variance: (step > 37 ? 0.02 : 1e-7) / samples,
    samples,
  });
  const juror: Juror = {
    judge: (step) => ({ step, seat: 0, thrown: true, chances: [0.5, 0.5], luckOf: [luck(step, 64)] }),
    measure: () => ({ mean: [], variance: [], samples: 0, cost: 1 }),
    measureLuck: (step, pass, riders) => {
      asked.push(`pass ${pass} ${step}`);
      return riders.map(() => luck(step, 256));
    },
  };
  const judged = await judgeRace([juror], { steps, riders: [0] });
  expect(new Set(asked.map((one) => one.split(' ')[2]))).toEqual(new Set(['38', '39', '40']));
  expect(1.96 * sumUp([0.5, 0.5], judged, 'riders').accounts[0].ownError).toBeLessThan(0.02);
  const stopped: boolean[] = [];
  await judgeRace([juror], { steps, riders: [0], isLate: () => true, onProgress: (_, mayStop) => stopped.push(mayStop) });
  expect(stopped).toEqual([...Array(steps - 1).fill(false), true]);
});

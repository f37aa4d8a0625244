import { describe, expect, test } from 'vitest';
import type { Bug } from './simulation/process.ts';
import { type Result, simulate } from './simulation/simulation.ts';

/** `node scripts/simulate.cjs` asks for more. */
const seed = Number(process.env.GRUPPETTO_SIMULATION_SEED ?? 1);
const wanted = Number(process.env.GRUPPETTO_SIMULATION_STEPS ?? 60_000);
const stepsOfStory = 20_000;

const report = ({ violations }: Result, story: number, steps: number): string =>
  `${violations.join('\n')}\nThe same again: node scripts/simulate.cjs --seed ${story} --steps ${steps}`;

test(
  'whatever breaks: nothing acknowledged is lost, nothing is doubled, nobody sees a secret, all end with the same race',
  async () => {
    const all = new Map<string, number>();
    let [done, races, entries] = [0, 0, 0];
    for (let story = seed; done < wanted; story++) {
      const steps = Math.min(stepsOfStory, wanted);
      const result = await simulate({ seed: story, steps });
      expect(result.violations, report(result, story, steps)).toEqual([]);
      for (const [name, count] of result.faults) all.set(name, (all.get(name) ?? 0) + count);
      done += steps;
      races += result.races;
      entries += result.entries;
    }
    const faults = [...all].map(([name, count]) => `${count} × ${name}`).join(', ');
    console.log(`${done} steps among faults, ${races} races with ${entries} entries, nothing broken by ${faults}`);
    expect(entries).toBeGreaterThan(0);
  },
  60_000 + wanted * 20,
);

test('one seed always tells the same story', async () => {
  const [one, other] = [await simulate({ seed, steps: 1_500 }), await simulate({ seed, steps: 1_500 })];
  expect(other).toEqual(one);
  expect((await simulate({ seed: seed + 1, steps: 1_500 })).trace).not.toBe(one.trace);
});

describe('a mistake that is put in on purpose is found', () => {
  test.each<[Bug, RegExp]>([
    ['answers-before-commit', /lost step|never comes to rest|stored step does not play|has gaps/],
    ['forgets-ids', /was told that nothing came of step/],
    ['shows-a-neighbour', /was sent the secret of seat 0/],
  ])('%s', async (bug, found) => {
    const violations: string[] = [];
    for (let story = seed; violations.length === 0 && story < seed + 10; story++)
      violations.push(...(await simulate({ seed: story, steps: 10_000, bug })).violations);
    expect(violations[0]).toMatch(found);
  });
});

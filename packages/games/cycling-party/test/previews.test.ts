import { SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type Choice, cyclingParty } from '../rules/index.ts';
import { attack, before, descend, go, inMaster, inSenior, junior, nothing, type Race, threeDice, toss } from './riders.ts';

/** What this choice would mean, at the first question of the turn. */
function meaning(from: Race, choice: Choice) {
  const { options, position } = before(from);
  const race = cyclingParty.race(options);
  const state = race.place(position);
  race.play(state, go, new SeededDice('x'));
  const { spread = [], risks = [], effects = [] } = race.preview(state, choice);
  return { to: new Map(spread.map((one) => [one.to, one.chance])), risks: new Map(risks.map((one) => [one.what, one.chance])), effects };
}

const five = { black1: 20, black4: 20, blue1: 20, blue2: 20, blue3: 20 };

describe('what a choice would mean', () => {
  test('CP-3.6, CP-3.7 the chance to set the pace, to escape, to puncture', () => {
    const { to, risks } = meaning({ options: junior, at: five }, toss('black1'));
    expect(risks.get('puncture')).toBeCloseTo(6 / 36);
    expect(risks.get('escape')).toBeCloseTo(6 / 36);
    expect(risks.get('sets-pace')).toBeCloseTo(20 / 36);
    expect(risks.has('fall')).toBe(false);
    expect(to.get(25)).toBeCloseTo(4 / 36);
    expect(to.get(32)).toBeCloseTo(1 / 36);
  });
  test('CP-6.8, CP-7.2 of a domestique, with the chance of a fall', () => {
    const { to, risks } = meaning({ options: inSenior, at: five }, toss('black4'));
    expect(risks.get('puncture')).toBeCloseTo(1 / 36);
    expect(risks.get('fall')).toBeCloseTo(2 / 36 / 6);
    expect(to.get(18)).toBeCloseTo(2 / 36 / 6);
    expect(to.get(25)).toBeCloseTo(9 / 36);
  });
  test('CP-7.1 an attack: 96 of 1296 throws break the chain', () => {
    const { to, risks, effects } = meaning(
      { options: inSenior, at: { black4: 8, blue1: 3 }, teams: { black: { quiet: 0, attacks: 1 } } },
      attack('black4'),
    );
    expect(risks.get('broken-chain')).toBeCloseTo(96 / 1296);
    expect(to.get(3)).toBeCloseTo(96 / 1296);
    expect(effects).toEqual([{ seat: 0, rider: 3, what: 'attack', amount: -1 }]);
  });
  test('CP-8.6 in the master version the chance to come past the next sprint, as long as it has points', () => {
    const race = { options: inMaster, at: { black4: 12 }, teams: { black: { quiet: 0, attacks: 1 } } };
    const { to, risks } = meaning(race, attack('black4'));
    const past = [...to].filter(([square]) => square > 20).reduce((sum, [, chance]) => sum + chance, 0);
    expect(past).toBeGreaterThan(0.8);
    expect(risks.get('past-sprint')).toBeCloseTo(past);
    const taken = { passed: [[5, 6, 7], [], [], [], [], []] };
    expect(meaning({ ...race, more: taken }, attack('black4')).risks.has('past-sprint')).toBe(false);
  });
  test('CP-7.4 a descent: three sixes are a crash', () => {
    const race = {
      options: inSenior,
      at: { black3: 104 },
      teams: { black: { quiet: 0 } },
      more: { descents: [{ rider: 2, descent: 'ready' as const }] },
    };
    const { to, risks } = meaning(race, descend('black3'));
    expect(risks.get('crash')).toBeCloseTo(1 / 216);
    expect(to.get(107)).toBeCloseTo(1 / 215);
  });
  test('CP-5.1, CP-4.1 a sprint onto a pass: two throws end on one square', () => {
    const { to } = meaning({ options: junior, at: { black2: 40 }, teams: { black: { sprints: 1, quiet: 0 } } }, threeDice);
    expect(to.get(50)).toBeCloseTo((27 + 27) / 216);
    expect(to.get(43)).toBeCloseTo(1 / 216);
  });
  test('CP-6.7 a lone rouleur rides at least seven', () => {
    const { to } = meaning({ options: inSenior, at: { black3: 10, black4: 2 }, teams: { black: { quiet: 0 } } }, nothing);
    expect(to.get(17)).toBeCloseTo((1 + 2 + 3 + 4 + 5 + 6) / 36 - 1 / 36 / 6);
    expect(to.get(18)).toBeCloseTo(5 / 36 - 1 / 36 / 6);
    expect(to.has(16)).toBe(false);
    expect(to.get(8)).toBeCloseTo(2 / 36 / 6);
  });
});

import { SeededDice } from '@gruppetto/kernel';
import { examplesOf } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import { ruleOfThumb } from '../bot/rule-of-thumb.ts';
import { leader1, type Position } from '../rules/index.ts';
import { at, decline, optionsOf, plainFour, plainRoad } from './riders.ts';

const example = examplesOf(leader1, { players: 2, ridersEach: 2, race: 'own', own: plainRoad, qualities: false });
const rider = { place: 'back', energy: 25 } as const;
const choosing: Position = { turn: 0, front: 1, tokens: [0, 1], phase: 'riders', riders: [rider, rider, rider, rider] };

describe('L1-2.2 choosing riders', () => {
  example('L1-2.2', 'in seat order, each of those that are left in the team', {
    position: choosing,
    choices: [
      { expect: { turn: { seat: 0, rider: 0 }, offers: [{ role: 'rouleur' }, { role: 'leader' }, { role: 'climber' }] } },
      { do: 'take', role: 'climber' },
      {
        expect: {
          turn: { seat: 0, rider: 1 },
          noOffers: [{ role: 'climber' }],
          refuses: [{ choice: { do: 'take', role: 'climber' }, refused: { reason: 'role-taken', rule: 'L1-2.2' } }],
        },
      },
      { do: 'take', role: 'leader' },
      { do: 'take', role: 'climber' },
      { do: 'take', role: 'rouleur' },
    ],
    then: {
      facts: [
        { type: 'took', rule: 'L1-2.2', rider: 0, role: 'climber' },
        { type: 'took', rider: 1, role: 'leader' },
        { type: 'took', rider: 2, role: 'climber' },
        { type: 'took', rider: 3, role: 'rouleur' },
      ],
      // Then they line up: of one player the rouleur first, then the leader, then the climber.
      turn: { seat: 0, rider: 1 },
      position: { phase: 'line-up', queue: null },
    },
  });

  example('L1-2.2', 'the last of a full team is the one nobody has taken', {
    options: { players: 9, ridersEach: 1 },
    position: { ...choosing, tokens: [0, 1, 2, 3], riders: Array(9).fill(rider) },
    choices: [
      { do: 'take', role: 'leader' },
      { do: 'take', role: 'leader' },
      { do: 'take', role: 'leader' },
      { do: 'take', role: 'leader' },
      { do: 'take', role: 'climber' },
      { do: 'take', role: 'rouleur' },
      { do: 'take', role: 'rouleur' },
      { do: 'take', role: 'rouleur' },
    ],
    then: { facts: [{ type: 'took', rider: 8, role: 'rouleur' }] },
  });

  example('L1-2.2, L1-3.2', 'the rider taken rides with their own free squares', {
    position: at({ 0: { row: 3, lane: 1, role: 'climber', energy: 0 }, 1: { role: 'leader' } }, { count: 4 }),
    choices: [],
    then: { offers: [{ row: 4, lane: 1, pays: 0 }], noOffers: [{ row: 5, lane: 1 }] },
  });

  test('L1-2.2 with three riders each there is nothing to choose', () => {
    const race = leader1.race(optionsOf(plainRoad, { qualities: false }));
    expect(race.setup(new SeededDice('three')).phase).toBe('line-up');
  });

  test('L1-2.2 in a stage race the riders chosen first stay', () => {
    const options = optionsOf(plainRoad, { ridersEach: 1, qualities: false });
    const race = leader1.race(options);
    const dice = new SeededDice('roles');
    const state = race.setup(dice);
    race.play(state, { do: 'take', role: 'climber' }, dice);
    race.play(state, { do: 'take', role: 'rouleur' }, dice);
    const result = leader1.stageRace?.result(options, { ...state, home: [] });
    const started = leader1.stageRace?.start(options, {
      results: result ? [result] : [],
      rankings: [],
      gone: [],
      jerseys: [],
      plan: [],
    });
    const parsed = leader1.options.parse(started);
    expect(parsed.ok && parsed.value.before?.roles).toEqual(['climber', 'rouleur']);
    const next = leader1.race(started as typeof options).setup(dice);
    expect([next.phase, next.role]).toEqual(['line-up', [2, 0]]);
  });

  test('L1-2.2 roles of the stages before must fit', () => {
    const before = { order: [0, 1], energy: [0, 0, 0, 0], pursuits: [0, 0], out: [] };
    const reasons = (ridersEach: number, roles: readonly string[], energy: readonly number[] = before.energy) => {
      const input = { players: 2, ridersEach, race: 'own', own: plainRoad, before: { ...before, energy, roles } };
      const parsed = leader1.options.parse(input);
      return parsed.ok ? [] : parsed.problems.map(({ at: place, need }) => `${place}: ${need.reason}`);
    };
    expect(reasons(2, ['leader', 'climber', 'leader', 'rouleur'])).toEqual([]);
    expect(reasons(2, ['leader', 'leader', 'leader', 'rouleur'])).toEqual(['before.roles[1]: role-taken']);
    expect(reasons(2, ['leader'])).toEqual(['before.roles: wrong-count']);
    expect(reasons(3, ['leader'], [0, 0, 0, 0, 0, 0])).toEqual(['before.roles: role-fixed']);
  });

  test('L1-2.2 positions in which a rider is taken twice, or nobody chooses, are refused', () => {
    const faults = (ridersEach: number, position: Position) => {
      const parsed = leader1.race(optionsOf(plainRoad, { ridersEach })).positions().parse(position);
      return parsed.ok ? [] : parsed.problems.map(({ at: place, need }) => `${place}: ${need.reason}`);
    };
    expect(faults(2, at({ 0: { role: 'climber' }, 1: { role: 'climber' } }, { count: 4 }))).toEqual(['riders[1].role: role-taken']);
    expect(faults(3, at({ 0: { role: 'climber' } }))).toEqual(['riders[0].role: role-fixed']);
    expect(faults(2, at({ 0: { role: 'climber' } }, { count: 4 }))).toEqual([]);
  });

  test('L1-2.2 the rule of thumb takes a climber into the mountains and a rouleur to the plain', () => {
    const first = (race: string) => {
      const parsed = leader1.options.parse({ players: 2, ridersEach: 1, race });
      if (!parsed.ok) throw new Error(race);
      const rules = leader1.race(parsed.value);
      const state = rules.setup(new SeededDice(race));
      const turn = rules.turn(state);
      return turn && ruleOfThumb(rules, rules.view(state, 0), turn, new SeededDice('bot'));
    };
    expect(first('three-harbours')).toEqual({ do: 'take', role: 'rouleur' });
    expect(first('eagle-summit')).toEqual({ do: 'take', role: 'climber' });
  });
});

describe('L1-2.2 shared teams', () => {
  // Seat 0 has riders 0 and 1 of the first team, seat 4 has rider 8 of it: 0 rides as climber, 8 as rouleur.
  const shared = { players: 5, ridersEach: 2 };
  const tokens = [0, 1, 2, 3];

  example('L1-2.2, L1-4.8', 'payments are asked lower seats first, whatever the riders are', {
    options: shared,
    position: at(
      {
        0: { place: 'front', energy: 0, kept: [2], role: 'climber' },
        1: { role: 'leader' },
        8: { place: 'front', energy: 0, kept: [2], role: 'rouleur' },
      },
      { count: 10, tokens, phase: 'pursuit' },
    ),
    dice: [plainFour],
    choices: [
      decline,
      decline,
      decline,
      decline,
      { expect: { turn: { seat: 0, rider: 0 } } },
      { do: 'feed', rider: 0 },
      { expect: { turn: { seat: 4, rider: 8 } } },
      { do: 'let-go' },
    ],
    then: { facts: [{ type: 'placed', rider: 8, reason: 'cannot-pay' }] },
  });
});

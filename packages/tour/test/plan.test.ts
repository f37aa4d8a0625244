import { type Game, SeededDice } from '@gruppetto/kernel';
import { toyRace } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import { modelTour, parseTour } from '../src/index.ts';
import { paperPlan, paperRace, paperRaceWith, paperSeats } from './paper-race.ts';

const toy = toyRace as unknown as Game;
const find = (id: string): Game | undefined =>
  [paperRace, toy, { ...toy, id: 'one-day', stageRace: undefined } as unknown as Game].find((game) => game.id === id);
const plan = paperPlan(['flat', 'hill']);

describe('a plan that somebody hands in', () => {
  test('is read again as it was written', () => {
    expect(parseTour(JSON.parse(JSON.stringify(plan)), find)).toEqual({ ok: true, value: plan });
  });

  test('has its defaults filled in', () => {
    const { riders: _, ...short } = plan;
    expect(parseTour({ ...short, stages: [{ options: {} }] }, find)).toMatchObject({
      ok: true,
      value: { riders: ['', '', '', '', '', ''], stages: [{ name: '', options: { teams: 2, each: 3, day: 'flat' } }] },
    });
  });

  test('opens with names that contain what nobody typed, without it', () => {
    const turned = <T>(value: T): T => JSON.parse(JSON.stringify(value), (key, part) => (key === 'name' ? `${part}\u202e` : part)) as T;
    const { name, ...rest } = plan;
    const riders = plan.riders.map((rider) => `${rider}\0`);
    const about = plan.riders.map(() => ({ note: 'climbs\u2067 well' }));
    const read = parseTour({ ...turned(rest), name, riders, about }, find);
    expect(read).toEqual({ ok: true, value: { ...plan, about: about.map(() => ({ note: 'climbs well' })) } });
  });

  test('made under older rules goes on', () => {
    expect(parseTour({ ...plan, rules: 1 }, find).ok).toBe(true);
  });

  test('may have points of its own', () => {
    const points = { stageWin: 3, places: { general: [10, 5], teams: [4] } };
    expect(parseTour({ ...plan, points }, find)).toMatchObject({ ok: true, value: { points } });
  });

  test.each([
    ['format', 'wrong-format', undefined],
    ['format', 'wrong-format', 'tour'],
    ['format', 'wrong-format', { ...plan, format: 'gruppetto-race' }],
    ['game', 'unknown-game', { ...plan, game: 'chess' }],
    ['game', 'not-in-stages', { ...plan, game: 'one-day' }],
    ['rules', 'other-rules', { ...plan, rules: 4 }],
    ['kind', 'need-one-of', { ...plan, kind: 'moon' }],
    ['seats', 'wrong-count', { ...plan, seats: paperSeats(3) }],
    ['riders', 'wrong-count', { ...plan, riders: ['Ana'] }],
    ['stages', 'wrong-count', { ...plan, stages: [] }],
    ['stages', 'wrong-count', { ...plan, stages: Array(101).fill(plan.stages[0]) }],
    ['stages[1].options.day', 'need-one-of', { ...plan, stages: [plan.stages[0], { name: '', options: { day: 'vertical' } }] }],
    ['stages[1].options', 'other-riders', { ...plan, stages: [plan.stages[0], { name: '', options: { each: 4 } }] }],
    ['stages[1].options', 'missing', { ...plan, stages: [plan.stages[0], { name: '' }] }],
    ['points.stageWin', 'need-integer', { ...plan, points: { stageWin: 'many', places: {} } }],
    ['points.places.beauty', 'unknown-field', { ...plan, points: { stageWin: 1, places: { beauty: [1] } } }],
    ['points.places.general[0]', 'out-of-range', { ...plan, points: { stageWin: 1, places: { general: [-1] } } }],
    ['points.places', 'need-object', { ...plan, points: { stageWin: 1, places: 7 } }],
  ])('is blamed at %s for %s', (at, reason, input) => {
    const parsed = parseTour(input, find);
    expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ at, need: expect.objectContaining({ reason }) }));
  });
});

test('a first stage that the game cannot start is a problem of the plan, not a crash', () => {
  const picky = paperRaceWith({
    start: () => {
      throw new Error('not with me');
    },
  });
  expect(parseTour(plan, () => picky)).toEqual({ ok: false, problems: [{ at: 'stages[0].options', need: { reason: 'unusable-stage' } }] });
});

describe('a model tour', () => {
  const wish = { name: 'Toy tour', kind: 'sprints', stages: 21, base: { players: 3 }, seats: paperSeats(3) };

  test('is valid, and the same from the same dice', () => {
    const made = modelTour(toy, wish, new SeededDice('a'));
    expect(made).toMatchObject({ ok: true, value: { game: 'toy-race', kind: 'sprints', riders: ['', '', ''] } });
    expect(made.ok && made.value.stages).toHaveLength(21);
    expect(modelTour(toy, wish, new SeededDice('a'))).toEqual(made);
    expect(modelTour(toy, wish, new SeededDice('b'))).not.toEqual(made);
  });

  test.each([
    ['kind', { kind: 'moon' }],
    ['stages', { stages: 0 }],
    ['stages', { stages: 101 }],
    ['stages', { stages: 1.5 }],
    ['options.players', { base: { players: 9 } }],
    ['seats', { seats: paperSeats(2) }],
  ])('a wish for another %s is refused: %j', (at, other) => {
    expect(modelTour(toy, { ...wish, ...other }, new SeededDice('a'))).toMatchObject({ ok: false, problems: [{ at }] });
  });
});

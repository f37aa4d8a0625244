import { ScriptedDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../rules/index.ts';
import { breakAway, raceOf, red1, red2, red3, ride, type Setting, type Squares, spend, turnOf } from './racers.ts';

const four = { teams: 4 };

/** The board after these choices. */
function boardOf(squares: Squares, setting: Setting = {}, choices: readonly Choice[] = [], dice: readonly number[] = []) {
  const race = raceOf(setting.options);
  const state = race.place(turnOf(squares, setting));
  const script = new ScriptedDice(dice);
  for (const choice of choices) race.play(state, choice, script);
  return race.board(state);
}

describe('the road', () => {
  const options = { course: 'f10 u5 D2 d3 f5', feed: true, race: 'stage' } as const;
  const road = raceOf(options).road();

  test('PW-1.4 shows the start area and the road, with the finish square behind the line', () => {
    expect(road).toMatchObject({ first: -1, length: 24, finish: 25, layout: 'piles' });
    expect(road.sections).toEqual([
      { from: -1, to: 0, terrain: 'flat' },
      { from: 1, to: 10, terrain: 'flat' },
      { from: 11, to: 15, terrain: 'climb' },
      { from: 16, to: 20, terrain: 'descent' },
      { from: 21, to: 25, terrain: 'flat' },
    ]);
  });

  test('PW-5.1, PW-7.2 marks feed squares and tops, where they count', () => {
    expect(road.markers).toEqual([
      { at: 0, kind: 'start' },
      { at: 10, kind: 'distance', label: '10' },
      { at: 15, kind: 'summit' },
      { at: 16, kind: 'feed', label: '1' },
      { at: 17, kind: 'feed', label: '1' },
      { at: 20, kind: 'distance', label: '20' },
      { at: 24, kind: 'finish' },
    ]);
    const plain = raceOf({ course: options.course }).road();
    expect(plain.markers.map(({ kind }) => kind)).toEqual(['start', 'distance', 'distance', 'finish']);
  });
});

describe('the board', () => {
  test('PW-2.1, PW-2.3 shows the groups with their pace: the largest is the peloton', () => {
    const { groups } = boardOf(
      { 40: 'red1', 30: 'red2 blue1 blue2 blue3', 29: 'green1', 20: 'red3', 10: 'green2 green3' },
      { options: four, paces: ['fast', 'slow'] },
    );
    expect(groups.slice(0, 4)).toEqual([
      { kind: 'breakaway', riders: [red1], from: 40, to: 40, pace: 'fast' },
      { kind: 'peloton', riders: [red2, 3, 4, 5, 6], from: 29, to: 30, pace: 'slow' },
      { kind: 'dropped', riders: [red3], from: 20, to: 20, pace: 'steady' },
      { kind: 'gruppetto', riders: [7, 8], from: 10, to: 10, pace: 'steady' },
    ]);
  });

  test('PW-2.1 a group that has lost its only racer is not shown', () =>
    expect(boardOf({ 20: 'red1' }, { points: { red1: { sprint: 1 } } }, [ride, breakAway(red1)], [6]).groups).toHaveLength(3));

  test('PW-1.2 shows what every racer has left', () =>
    expect(boardOf({ 20: 'red1 blue1' }, {}, [ride, breakAway(red1), spend(1, 1)], [7]).holdings?.slice(0, 3)).toEqual([
      { seat: 0, rider: red1, what: 'sprint', amount: 2, max: 10 },
      { seat: 0, rider: red1, what: 'stamina', amount: 5, max: 10 },
      { seat: 0, rider: red1, what: 'climbing', amount: 5, max: 10 },
    ]));

  test('PW-5.2 marks racers who have had an incident', () =>
    expect(boardOf({ 20: 'red1' }, { options: { incidents: true } }, [ride, breakAway(red1)], [1]).riders[0]).toEqual({
      rider: red1,
      square: 24,
      mark: 'punctured',
    }));
});

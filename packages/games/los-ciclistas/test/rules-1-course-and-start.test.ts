import { ScriptedDice, startTable, take } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { losCiclistas, type Options } from '../rules/index.ts';
import { add, blue1, blue2, blue3, bonuses, draft, example, red1, red2, red3, riders, road, start, toss } from './riders.ts';

const parsed = (input: object): Options => {
  const options = losCiclistas.options.parse(input);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  return options.value;
};
const refusal = (input: object) => {
  const options = losCiclistas.options.parse(input);
  return options.ok ? undefined : { at: options.problems[0]?.at, reason: options.problems[0]?.need.reason };
};

describe('LC-1.1 the course', () => {
  test('LC-1.1 has 60 spaces unless more are asked for, in cards of five, up to 300', () => {
    expect(parsed({}).length).toBe(60);
    for (const length of [60, 65, 120, 300]) expect(parsed({ length }).length).toBe(length);
    expect(refusal({ length: 62 })).toEqual({ at: 'length', reason: 'off-step' });
    expect(refusal({ length: 305 })).toEqual({ at: 'length', reason: 'out-of-range' });
    for (const length of [50, 55]) expect(refusal({ length })).toEqual({ at: 'length', reason: 'course-too-short' });
  });

  test('LC-1.1, LC-5.3 a circuit has 50 spaces, or 60', () => {
    for (const length of [50, 60]) expect(parsed({ length, elimination: true }).length).toBe(length);
    for (const length of [55, 65]) expect(refusal({ length, elimination: true })).toEqual({ at: 'length', reason: 'wrong-circuit' });
  });

  test('LC-1.1 ends in a run-out of ten spaces, 9 the nearest, 0 the furthest', () => {
    const road = losCiclistas.race(parsed({ length: 65 })).road();
    expect(road).toMatchObject({ first: 1, length: 65 });
    expect(road.runOutLabels?.slice(0, 10)).toEqual(['9', '8', '7', '6', '5', '4', '3', '2', '1', '0']);
    // Twelve and three bonuses from the last space.
    expect(road.runOut).toBe(15);
    expect(road.markers.at(-1)).toEqual({ at: 65, kind: 'finish' });
  });

  test('LC-5.3 three laps of a circuit lie one behind the other', () => {
    const road = losCiclistas.race(parsed({ length: 50, elimination: true })).road();
    expect(road.length).toBe(150);
    expect(road.markers.filter(({ kind }) => kind === 'lap').map(({ at }) => at)).toEqual([50, 100]);
  });
});

describe('LC-1.2 riders share a space in the order of arrival', () => {
  example('LC-1.2', 'a rider who arrives later stands behind, whatever their number', {
    position: riders({ blue1: 14, red1: 12 }),
    dice: [2, 4, 3, 5],
    choices: [toss, toss],
    then: { position: { road: road({ blue1: 20, red1: 20 }) } },
  });

  example('LC-1.2', 'a rider who does not move keeps their place in the space', {
    options: { events: true },
    position: riders({ blue1: 20, red1: 20, blue2: 16 }, { card: 'puncture' }),
    dice: [3, 3, 2, 2, 1, 3],
    choices: [toss, toss, toss],
    then: { position: { road: road({ blue1: 20, red1: 20, blue2: 20 }) } },
  });

  example('LC-1.2', 'any number of them', {
    position: { round: 1, road: [], bonuses: [0, 0] },
    dice: Array(6).fill([3, 4]).flat(),
    choices: [red3, blue1, red1, blue2, red2, blue3].map(start),
    then: { position: { round: 2, road: road({ red3: 7, blue1: 7, red1: 7, blue2: 7, red2: 7, blue3: 7 }) } },
  });
});

describe('LC-1.3 the players', () => {
  test('LC-1.3 two to ten of them, three riders each', () => {
    for (const players of [1, 11]) expect(refusal({ players })).toEqual({ at: 'players', reason: 'out-of-range' });
    for (const players of [2, 3, 10]) {
      const race = losCiclistas.race(parsed({ players }));
      expect(race.seats).toBe(players);
      for (let seat = 0; seat < players; seat++) {
        const own = race.riders.filter((rider) => rider.seat === seat);
        expect(own.map(({ number, team }) => ({ number, team }))).toEqual([1, 2, 3].map((number) => ({ number, team: seat })));
      }
    }
  });

  test('LC-1.3, LC-5.1 nobody owns a bonus at the start of a race, of whichever stage, and what is owned lies open', () => {
    const race = losCiclistas.race(parsed({ players: 3 }));
    const state = race.setup(new ScriptedDice([]));
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(race.view(state, viewer).bonuses).toEqual([0, 0, 0]);
  });

  example('LC-1.3', 'the supply never runs out: the fiftieth counter is earned like the first', {
    options: { players: 10 },
    position: riders({ red1: 20, blue1: 20 }, { players: 10, bonuses: [5, 4, 5, 5, 5, 5, 5, 5, 5, 5] }),
    dice: [3, 4],
    choices: [toss, add(0), draft],
    then: { position: { bonuses: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5] } },
  });
});

describe('LC-1.4 the start', () => {
  test('LC-1.4 three passes round the table: every player names one of their riders and throws for it', () => {
    const dice = new ScriptedDice([3, 4, 1, 1, 6, 6, 3, 4, 5, 2, 1, 2]);
    const seats = ['Red', 'Blue'].map((name) => ({ name, colour: '', player: 'person' }));
    let { table } = startTable(losCiclistas, parsed({ players: 2 }), seats, dice);
    const asked: { seat: number; riders: number[] }[] = [];
    for (const rider of [red2, blue1, red1, blue3, red3, blue2]) {
      const turn = table.race.turn(table.state);
      asked.push({ seat: turn?.seat ?? -1, riders: (turn?.choices ?? []).map((choice) => (choice.do === 'start' ? choice.rider : -1)) });
      const taken = take(table, rider < 3 ? 0 : 1, start(rider), dice);
      if (taken.kind !== 'taken') throw new Error(JSON.stringify(taken));
      table = taken.table;
    }
    expect(asked).toEqual([
      { seat: 0, riders: [red1, red2, red3] },
      { seat: 1, riders: [blue1, blue2, blue3] },
      { seat: 0, riders: [red1, red3] },
      { seat: 1, riders: [blue2, blue3] },
      { seat: 0, riders: [red3] },
      { seat: 1, riders: [blue2] },
    ]);
    // red2 7, blue1 2, red1 12, blue3 7, red3 7, blue2 3
    const { round, order, space } = table.state;
    expect({ round, order, space }).toEqual({ round: 2, order: [red1, red2, blue3, red3, blue2, blue1], space: [12, 7, 7, 2, 3, 7] });
    expect(dice.left).toBe(0);
  });

  const atTheStart = { round: 1, road: [{ rider: red1, space: 7 }], bonuses: [0, 0] };

  example('LC-1.4, LC-3.3', 'nobody drafts in this round', {
    position: atTheStart,
    choices: [draft],
    then: { refused: { reason: 'no-draft-at-start', rule: 'LC-1.4' } },
  });

  example('LC-1.4', 'a player starts their own riders', {
    position: atTheStart,
    choices: [start(red2)],
    then: { refused: { reason: 'not-offered' } },
  });

  example('LC-1.4', 'a rider starts once', {
    position: { round: 1, road: road({ red1: 7, blue1: 6 }).slice(0, 2), bonuses: bonuses({}) },
    choices: [start(red1)],
    then: { refused: { reason: 'not-offered' } },
  });

  example('LC-1.4', 'the start earns nothing and is told with its dice', {
    position: atTheStart,
    dice: [6, 5],
    choices: [start(blue2)],
    then: {
      position: {
        road: [
          { rider: blue2, space: 11 },
          { rider: red1, space: 7 },
        ],
        bonuses: [0, 0],
      },
      facts: [{ type: 'placed', rule: 'LC-1.4', rider: blue2, to: 11, dice: [6, 5] }],
    },
  });
});

import { type PlayedScenario, type Race, SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type CyclingParty, cyclingParty, type Options, type Position, type Stage, type State } from '../rules/index.ts';
import { before, example, give, inMaster, inSenior, junior, master } from './riders.ts';

const optionsOf = (given: Partial<Options>): Options => {
  const parsed = cyclingParty.options.parse(given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};

function rideOn(race: Race<CyclingParty>, state: State, dice: SeededDice, choices: number): void {
  for (let count = 0; count < choices; count++) {
    const turn = race.turn(state);
    if (!turn) return;
    if (turn.choices.length === 0) throw new Error(`nothing to choose: ${JSON.stringify(state.now)}`);
    race.play(state, turn.choices[dice.draw(turn.choices.length)], dice);
  }
}

/** Somewhere in it, a number or a name is another one, or a part of a list is gone. */
function spoil(value: unknown, dice: SeededDice): unknown {
  if (typeof value === 'number') return value + dice.draw(7) - 3;
  if (typeof value === 'string')
    return ['waiting', 'moved', 'lost', 'chain', 'peloton', 'mountain', 'before', 'pull', 'assign', 'link'][dice.draw(10)];
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value) && (value.length === 0 || dice.draw(6) === 0)) return value.slice(0, -1);
  const names = Object.keys(value);
  if (names.length === 0) return value;
  const name = names[dice.draw(names.length)];
  const part = spoil((value as Record<string, unknown>)[name], dice);
  return Array.isArray(value) ? value.map((one, index) => (`${index}` === name ? part : one)) : { ...value, [name]: part };
}

describe('positions', () => {
  test.each([
    ['junior', 'wind-farms', 3],
    ['senior', 'border-hills', 3],
    ['senior', 'glacier-road', 2],
    ['senior', 'eagle-summit', 5],
    ['master', 'wind-farms', 2],
    ['master', 'eagle-summit', 3],
  ] as const)('one that is refused says where; one that is not can be ridden on: %s, %s', (version, stage, teams) => {
    const options = optionsOf({ version, stage, teams });
    const race = cyclingParty.race(options);
    const schema = race.positions();
    const dice = new SeededDice(`${version} ${stage}`);
    let [refused, ridden] = [0, 0];
    for (let nth = 0; nth < 60; nth++) {
      const state = race.setup(dice);
      rideOn(race, state, dice, dice.draw(version === 'master' ? 800 : 300));
      const position = race.position(state);
      for (let time = 0; time < 20; time++) {
        const parsed = schema.parse(
          JSON.parse(
            JSON.stringify(spoil(time % 2 === 0 && position.now ? { ...position, now: spoil(position.now, dice) } : position, dice)),
          ),
        );
        if (!parsed.ok) {
          refused++;
          if (parsed.problems.some(({ at }) => at === '')) throw new Error(`no place: ${JSON.stringify(parsed.problems)}`);
          continue;
        }
        ridden++;
        try {
          rideOn(race, race.place(parsed.value), dice, 60);
        } catch (error) {
          throw new Error(`${(error as Error).stack}\n${JSON.stringify(parsed.value)}`);
        }
      }
    }
    expect(Math.min(refused, ridden)).toBeGreaterThan(50);
  });

  const faults = (more: Partial<Position>, options: Partial<Options> = junior) => {
    const race = before({ options, at: { black1: 20, blue1: 10 } });
    const { now: _, ...position } = race.position;
    const parsed = cyclingParty
      .race(race.options)
      .positions()
      .parse({ ...position, ...more });
    return parsed.ok ? [] : parsed.problems.map(({ at, need }) => `${at} ${need.reason}`);
  };

  test('a rider number that does not exist', () => {
    expect(faults({ road: [{ rider: 10, square: 20 }] })).toEqual(['road[0].rider out-of-range']);
  });
  test('a rider who stands in two places, or nowhere; a road out of order', () => {
    const [first, second] = [
      { rider: 0, square: 20 },
      { rider: 5, square: 10 },
    ];
    expect(faults({ road: [first, second, { rider: 5, square: 9 }] })).toEqual(['road[2].rider rider-twice']);
    expect(faults({ road: [first] })).toEqual(['road riders-missing']);
    expect(faults({ road: [second, first] })).toEqual(['road[1].square road-out-of-order']);
  });
  test('CP-6.6 double throws on the flat', () => {
    expect(faults({ teams: [{ doubles: 1 }, {}] }, inSenior)).toEqual(['teams[0].doubles out-of-range']);
  });
  test('CP-7.4 two descents of one rider', () => {
    const descents = [
      { rider: 0, descent: 'ready' },
      { rider: 0, descent: 'in-reach' },
    ] as const;
    expect(faults({ descents }, inSenior)).toEqual(['descents[1].rider rider-twice']);
  });
  test('CP-5.3 six bottles', () => expect(faults({ teams: [{ bottles: 6 }, {}] })).toEqual(['teams[0].bottles out-of-range']));
  test('CP-2.7 somebody beyond the line between two turns, or at home in a race that goes on', () => {
    expect(
      faults({
        road: [
          { rider: 0, square: 203 },
          { rider: 5, square: 10 },
        ],
      }),
    ).toEqual(['now.move[0] not-on-the-road', 'now.move[0] nobody-has-moved']);
    expect(faults({ road: [{ rider: 5, square: 10 }], home: [{ rider: 0, overrun: 3 }] })).toEqual(['now.step race-over']);
  });
  test('CP-6.6 a climber in the middle of a first or hors pass has come to it', () => {
    const road = [
      { rider: 0, square: 90 },
      { rider: 5, square: 10 },
    ];
    expect(faults({ road, teams: [{ pass: 1 }, {}] }, inSenior)).toEqual(['teams[0].pass out-of-range']);
    expect(faults({ road, teams: [{ pass: 2 }, {}] }, inSenior)).toEqual([]);
    expect(faults({ teams: [{ pass: 1 }, {}] })).toEqual(['teams[0].pass out-of-range']);
  });
  test('CP-8.6 riders beyond a prime have its points, as long as there are some', () => {
    const passed = [[0], [], [], [], [], []];
    expect(faults({ passed: passed.with(0, []) }, inMaster)).toEqual([]);
    const road = [
      { rider: 0, square: 21 },
      { rider: 5, square: 10 },
    ];
    expect(faults({ road, passed: passed.with(0, []) }, inMaster)).toEqual(['passed[0] points-missing']);
    expect(faults({ road, passed }, inMaster)).toEqual([]);
  });
  test('CP-5.4 bottles that were given in this turn are gone, and have been drunk', () => {
    const race = before({ options: junior, at: { black1: 20, blue1: 10 }, teams: { black: { bottles: 5 } } });
    const now = race.position.now as NonNullable<Position['now']>;
    const parsed = cyclingParty
      .race(race.options)
      .positions()
      .parse({ ...race.position, now: { ...now, given: [1, 0] } });
    expect(parsed.ok ? [] : parsed.problems.map(({ at }) => at)).toEqual(['teams[0].bottles', 'now.given[0]']);
  });
  test('CP-5.5b an order to ride on ends before the square that somebody has come to', () => {
    expect(faults({ teams: [{ ridesOn: 20 }, {}] })).toEqual(['teams[0].ridesOn out-of-range']);
    expect(faults({ teams: [{ ridesOn: 25 }, {}] })).toEqual([]);
  });

  const reachable = ({ table }: PlayedScenario<CyclingParty>) =>
    expect(table.race.positions().parse(table.race.position(table.state))).toMatchObject({ ok: true });
  const toTheLine: Stage = {
    length: 150,
    type: 'high',
    passes: [
      { from: 10, category: 'hors' },
      { from: 60, category: 'hill' },
      { from: 126, category: 'first' },
    ],
  };
  example('CP-2.2, CP-7.4', 'a rider with a descent ready whom a bottle takes over the line has none any more: the position loads', {
    options: { ...inSenior, own: toTheLine },
    at: { black3: 150, black4: 45, blue1: 5 },
    teams: { black: { bottles: 2 } },
    more: { descents: [{ rider: 2, descent: 'ready' }] },
    choices: [give('black3')],
    asked: { step: 'before', colour: 'black' },
    check: reachable,
  });
  example('CP-8.6, CP-7.2', 'a rider with points who has fallen back to the start: the position loads', {
    options: { ...inMaster, own: { ...master, sprints: [1, 78, 110] } },
    at: { black4: 2, blue1: 1 },
    dice: [3, 3, 5, 5, 1, 2],
    then: { black4: 0, blue1: 4 },
    check: reachable,
  });
});

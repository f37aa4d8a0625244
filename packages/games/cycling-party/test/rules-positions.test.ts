import { type PlayedScenario, type Race, ScriptedDice, SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type CyclingParty, cyclingParty, type Options, type Position, type Stage, type State } from '../rules/index.ts';
import { before, example, give, go, inMaster, inSenior, junior, master, senior } from './riders.ts';

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

  /** All but the climbers of two teams. */
  const withdrawn = [1, 2, 3, 4, 6, 7, 8, 9].map((rider) => ({ rider, reason: 'withdrew' as const }));

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
  test('CP-6.6 a pass to which the climber cannot have come yet', () => {
    for (const turn of [0, 1]) expect(faults({ turn, teams: [{ pass: 1 }, {}] }, inSenior)).toEqual(['teams[0].pass out-of-range']);
    // A fall takes two squares; after a broken chain the climber may stand anywhere.
    expect(faults({ teams: [{ pass: 2, attacks: 1 }, {}] }, inSenior)).toEqual(['teams[0].pass out-of-range']);
    expect(faults({ teams: [{ pass: 2, attacks: 0 }, {}] }, inSenior)).toEqual([]);
    expect(faults({ teams: [{ pass: 3, attacks: 0 }, {}], turn: 4 }, inSenior)).toEqual(['teams[0].pass out-of-range']);
  });
  test('CP-3.5 nobody agrees to a pace that is never offered, nor in the start round', () => {
    for (const agreesFrom of [1, 4]) expect(faults({ teams: [{ agreesFrom }, {}] })).toEqual(['teams[0].agreesFrom out-of-range']);
    for (const agreesFrom of [0, 5, 9]) expect(faults({ teams: [{ agreesFrom }, {}] })).toEqual([]);
    expect(faults({ turn: 0, teams: [{ agreesFrom: 5 }, {}] })).toEqual(['teams[0].agreesFrom out-of-range']);
  });
  test('CP-7.4 two descents of one rider', () => {
    const road = [
      { rider: 0, square: 72 },
      { rider: 5, square: 10 },
    ];
    const descents = [
      { rider: 0, descent: 'ready' },
      { rider: 0, descent: 'ready' },
    ] as const;
    expect(faults({ road, descents }, inSenior)).toEqual(['descents[1].rider rider-twice']);
  });
  test('CP-7.4 a descent begins behind a pass, but for bottles since; and not before a turn has been ridden', () => {
    const descents = [{ rider: 1, descent: 'ready' }] as const;
    const at = (square: number, more: Partial<Position> = {}, options = inSenior) => {
      const race = before({ options, at: { black2: square, blue1: 5 }, teams: { black: { bottles: 3 } }, more: { descents, ...more } });
      const parsed = cyclingParty.race(race.options).positions().parse(race.position);
      return parsed.ok ? [] : parsed.problems.map(({ at: where, need }) => `${where} ${need.reason}`);
    };
    for (const square of [20, 60, 71, 75]) expect(at(square)).toEqual(['descents[0].rider no-descent']);
    for (const square of [72, 73, 74, 104]) expect(at(square)).toEqual([]);
    expect(at(71, { descents: [{ rider: 1, descent: 'in-reach' }] })).toEqual(['descents[0].rider no-descent']);
    expect(at(72, { turn: 0 })).toContain('descents[0].rider no-descent');
    const hills: Stage = { ...senior, passes: [...senior.passes.slice(0, 2), { from: 120, category: 'hill' }] };
    expect(at(128)).toEqual([]);
    expect(at(123, {}, { ...inSenior, own: hills })).toEqual(['descents[0].rider no-descent']);
  });
  test('CP-7.4 a crash without a descent: in the junior version, and before anybody can have come down a pass', () => {
    const out = withdrawn.map((one) => ({ ...one, reason: 'crashed' as const }));
    expect(new Set(faults({ out }))).toEqual(new Set(out.map((_, index) => `out[${index}].reason need-one-of`)));
    for (const turn of [0, 1])
      expect(faults({ turn, out, teams: [{}, {}] }, inSenior)).toEqual(out.map((_, index) => `out[${index}].reason no-crash-yet`));
    expect(faults({ turn: 2, out, teams: [{}, {}] }, inSenior)).toEqual([]);
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
  describe('what a turn leaves behind', () => {
    /** Two teams of which blue rides first; then black is asked for bottles. */
    const inside = (): Position & { now: NonNullable<Position['now']> } => {
      const race = before({ options: inSenior, at: { black1: 20, blue1: 30 }, teams: { black: { bottles: 5, attacks: 1 } } });
      const bound = cyclingParty.race(race.options);
      const state = bound.place(race.position);
      bound.play(state, go, new ScriptedDice([1, 3]));
      const { now, ...position } = bound.position(state);
      if (now?.step !== 'before') throw new Error(`asks ${now?.step}`);
      return { ...position, now };
    };
    const with_ = (more: Partial<State['now']>) => {
      const position = inside();
      const parsed = cyclingParty
        .race(optionsOf({ teams: 2, ...inSenior }))
        .positions()
        .parse({ ...position, now: { ...position.now, ...more } });
      return parsed.ok ? [] : parsed.problems.map(({ at, need }) => `${at} ${need.reason}`);
    };
    const by = (rider: number) => Array.from({ length: 10 }, (_, one) => (one === rider ? 1 : 0));
    const [black1, blue1] = [0, 5];

    test('as it is', () => expect(with_({})).toEqual([]));
    test('CP-5.5a a manager answers once', () => expect(with_({ answered: [1, 1] })).toEqual(['now.answered[1] seat-twice']));
    test('CP-5.6 who comes in has moved', () => {
      expect(with_({ came: by(black1), setters: [black1] })).toEqual(['now.came[0] has-not-moved', 'now.setters[0] has-not-moved']);
      expect(with_({ came: by(blue1), setters: [blue1, blue1] })).toEqual(['now.setters[1] rider-twice']);
      expect(with_({ came: by(blue1), setters: [blue1] })).toEqual([]);
    });
    test('CP-3.8 who has thrown has moved', () => {
      expect(with_({ throws: [{ rider: black1, value: 5 }] })).toEqual(['now.throws[0].rider has-not-moved']);
      expect(with_({ throws: [{ rider: blue1, value: 5 }] })).toEqual([]);
    });
    test('CP-6.7 throws that do not lie there are not linked', () => expect(with_({ links: [2] })).toEqual(['now.links[0] wrong-throws']));
    test('CP-4.3, CP-6.9 no dice lie there, and nobody is pulled', () =>
      expect(with_({ dice: [2, 4], pulls: [black1] })).toEqual(['now.dice wrong-count', 'now.pulls wrong-count']));
    test('CP-2.2 nothing of a turn is left before the next one', () => {
      const race = before({ options: inSenior, at: { black1: 20, blue1: 10 } });
      const now = race.position.now as NonNullable<Position['now']>;
      const parsed = cyclingParty
        .race(race.options)
        .positions()
        .parse({ ...race.position, now: { ...now, came: by(1), throws: [{ rider: 1, value: 3 }], drank: by(1), given: [1, 0] } });
      expect(parsed.ok ? [] : parsed.problems.map(({ at }) => at)).toEqual(['now.throws', 'now.came[1]', 'now.drank[1]']);
    });
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

import { type Bot, random, rideOut } from '@gruppetto/bots';
import { SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { ruleOfThumb } from '../bot/rule-of-thumb.ts';
import { type Choice, courseOf, type Leader1, leader1, type Options, type Position, type RiderPosition } from '../rules/index.ts';

const optionsOf = (input: object): Options => {
  const parsed = leader1.options.parse(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};

/** How many of these races the rule of thumb wins: it has every other seat, turned by one from race to race. */
function wins(options: Options, races: number): number {
  const dice = new SeededDice('leader-1');
  const botDice = new SeededDice('bots of leader-1');
  let won = 0;
  for (let race = 0; race < races; race++) {
    dice.begin(race);
    botDice.begin(race);
    const bots = Array.from({ length: options.players }, (_, seat) => ((seat + race) % 2 === 0 ? ruleOfThumb : (random as Bot<Leader1>)));
    const rules = leader1.race(options);
    const state = rules.setup(dice);
    rideOut(rules, state, bots, dice, botDice);
    const winner = rules.standings(state).seats[0]?.seat;
    if (bots[winner] === ruleOfThumb) won++;
  }
  return won;
}

test('the rule of thumb wins at least three of four races against random, 1,000 of them', () => {
  expect(wins(optionsOf({ race: 'miners-road' }), 1000)).toBeGreaterThanOrEqual(750);
});

test.each(['three-harbours', 'eagle-summit'])('in %s too, with weather, and two riders each', (race) => {
  expect(wins(optionsOf({ race, ridersEach: 2, weather: 4 }), 100)).toBeGreaterThanOrEqual(75);
});

describe('what it does', () => {
  /** Rows 1 to 60: plain but for two hills, rows 19 to 24 and 43 to 48; the sprint zone begins behind row 51. */
  const options = optionsOf({ players: 2, race: 'three-harbours' });
  const last = courseOf(options).length;
  const [blackLeader, blackRouleur, blackClimber, whiteLeader, whiteRouleur] = [0, 1, 2, 3, 4] as const;

  /** The choice of the seat that is to decide: the named riders as told, the others at the back of the peloton with 30 energy. */
  const chooses = (riders: Readonly<Record<number, Partial<RiderPosition>>>, others: Partial<Position>, of: Options = options): Choice => {
    const list = Array.from({ length: 6 }, (_, rider): RiderPosition => {
      const given = riders[rider] ?? {};
      return { place: given.row === undefined ? 'back' : 'road', energy: 30, ...given };
    });
    const race = leader1.race(of);
    const position = race.positions().parse({ turn: 5, front: 7, tokens: [0, 1], riders: list, ...others });
    if (!position.ok) throw new Error(JSON.stringify(position.problems));
    const state = race.place(position.value);
    const turn = race.turn(state);
    if (!turn) throw new Error('nobody decides');
    return ruleOfThumb(race, race.view(state, turn.seat), turn, new SeededDice('none'));
  };

  test('adds its feed tiles where they bring it over the line', () => {
    // Eight squares from row 53: two or three free, so that 11 to 15 energy are needed.
    const short = { row: 53, lane: 2, energy: 9, kept: [4, 2] };
    expect(chooses({ [blackLeader]: short }, { front: 40 })).toMatchObject({ do: 'feed', rider: blackLeader });
    expect(chooses({ [blackLeader]: { ...short, energy: 15, kept: [] } }, { front: 40 })).toMatchObject({ do: 'ride', row: last + 1 });
  });

  test('keeps them where it is home without', () => {
    expect(chooses({ [blackLeader]: { row: 59, lane: 2, energy: 0, kept: [4, 2] } }, { front: 40 })).toMatchObject({ row: last + 1 });
  });

  test('rests in the peloton while the finish is far, and moves up when its moment comes', () => {
    expect(chooses({}, { front: 4, phase: 'inside' })).toEqual({ do: 'stay' });
    expect(chooses({}, { front: 38, phase: 'inside' })).toMatchObject({ do: 'go', rider: blackRouleur, to: 'front' });
  });

  test('breaks away with enough for the rest of the road, far enough not to be caught at once', () => {
    const fresh = chooses({ [blackRouleur]: { place: 'front' } }, { front: 38, phase: 'breaking' });
    expect(fresh).toMatchObject({ do: 'ride', rider: blackRouleur });
    expect(fresh.do === 'ride' && fresh.row).toBeGreaterThan(38 + 5);
    expect(chooses({ [blackRouleur]: { place: 'front', energy: 6 } }, { front: 38, phase: 'breaking' })).toEqual({ do: 'hold' });
  });

  test('chases a rival, but not with its own rider before them', () => {
    const rival = { [whiteRouleur]: { row: 40, lane: 2 } };
    expect(chooses(rival, { front: 34, phase: 'pursuit' })).toEqual({ do: 'accelerate' });
    expect(chooses({ ...rival, [blackRouleur]: { row: 43, lane: 2 } }, { front: 34, phase: 'pursuit' })).toEqual({ do: 'decline' });
    expect(chooses({}, { front: 34, phase: 'pursuit' })).toEqual({ do: 'decline' });
  });

  test('rides round dark squares where it can, and does not crack on a climb that goes on', () => {
    const summit = optionsOf({ players: 2, race: 'eagle-summit' });
    // Rows 67 to 84 are the last climb, of category 1: a second paying square may crack a rider, the third time in five cases of six.
    const climbing = chooses({ [blackClimber]: { row: 68, lane: 1, energy: 6, risks: 2 } }, { front: 40 }, summit);
    expect(climbing).toEqual({ do: 'ride', rider: blackClimber, row: 72, lane: expect.any(Number), squares: 4, pays: 1 });
    // 2a: rows 8 and 9 are dark in lane 2.
    expect(chooses({ [whiteLeader]: { row: 6, lane: 2 } }, { front: 1 })).not.toHaveProperty('risk');
  });
});

test('with shared teams it plays on', () => {
  const options = optionsOf({ players: 10, ridersEach: 1, race: 'two-passes' });
  const dice = new SeededDice('shared');
  const race = leader1.race(options);
  const state = race.setup(dice);
  rideOut(race, state, Array(10).fill(ruleOfThumb), dice, dice);
  expect(race.standings(state).over).toBe(true);
});

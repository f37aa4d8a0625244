import { type Bot, random, rideOut } from '@gruppetto/bots';
import { type Race, type Seat, SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { ruleOfThumb } from '../bot/rule-of-thumb.ts';
import { type Choice, courses, type Options, type PaceWheel, type Position, paceWheel } from '../rules/index.ts';

const raceOf = (others: Partial<Options> = {}): Race<PaceWheel> => {
  const parsed = paceWheel.options.parse(others);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return paceWheel.race(parsed.value);
};

/** Of so many races with as many seats for either bot, turned from race to race, those that the rule of thumb wins. */
function wins(races: number, others: Partial<Options>): number {
  let won = 0;
  for (let nth = 0; nth < races; nth++) {
    const race = raceOf({ ...others, course: courses[nth % courses.length].course });
    const isOurs = (seat: Seat) => (seat + Math.floor(nth / courses.length)) % 2 === 0;
    const bots = Array.from({ length: race.seats }, (_, seat) => (isOurs(seat) ? ruleOfThumb : (random as Bot<PaceWheel>)));
    const dice = new SeededDice(`race ${nth}`);
    const state = race.setup(dice);
    rideOut(race, state, bots, dice, new SeededDice(`bots of race ${nth}`));
    if (isOurs(race.standings(state).seats[0].seat)) won++;
  }
  return won;
}

describe('the rule of thumb at the pace wheel', () => {
  test('wins 95 of 100 races against random', () => expect(wins(1000, { teams: 4 })).toBeGreaterThanOrEqual(950), 60_000);

  test.each<Partial<Options>>([{ feed: true, incidents: true }, { profiles: 'given' }, { accelerating: 'free', groupSprint: 'by-square' }])(
    'also with %j',
    (others) => expect(wins(300, { teams: 4, ...others })).toBeGreaterThanOrEqual(276),
    60_000,
  );

  test('plays what is offered, from a view that it cannot change', () => {
    for (const others of [
      { feed: true, incidents: true },
      { race: 'stage', dice: 'two-six-sided', teams: 5 },
    ] as const) {
      const dice = new SeededDice('views');
      const race = raceOf(others);
      const state = race.setup(dice);
      for (let turn = race.turn(state); turn; turn = race.turn(state)) {
        const view = JSON.stringify(race.view(state, turn.seat));
        const seen = frozen(JSON.parse(view));
        const choice = ruleOfThumb(race, seen, turn, dice);
        expect(turn.choices).toContain(choice);
        race.play(state, choice, dice);
      }
    }
  });
});

function frozen<T>(data: T): T {
  if (typeof data === 'object' && data !== null) for (const part of Object.values(Object.freeze(data))) frozen(part);
  return data;
}

type Squares = Readonly<Record<number, readonly number[]>>;

/** What both of two teams do in a turn of the first, on a flat road, after the move; dice show this face. */
function choices(on: Squares, points: Readonly<Record<number, object>>, face = 6): readonly Choice[] {
  const squares = Object.keys(on).map(Number).toReversed();
  const even = { sprint: 5, stamina: 5, climbing: 5 };
  const position: Position = {
    turn: 9,
    seat: 0,
    road: squares.flatMap((square) => on[square].map((rider) => ({ rider, square }))),
    points: [0, 1, 2, 3, 4, 5].map((rider) => ({ ...even, ...points[rider] })),
    groups: squares.map(() => ({ pace: 'steady' })),
  };
  const race = raceOf({ teams: 2, course: 'f100' });
  const state = race.place(position);
  const dice = { roll: () => face, draw: () => 0 };
  const made: Choice[] = [];
  for (let turn = race.turn(state); turn && state.turn === 9; turn = race.turn(state)) {
    const choice = ruleOfThumb(race, state, turn, dice);
    made.push(choice);
    race.play(state, choice, dice);
  }
  return made;
}

describe('what it does', () => {
  const none = { sprint: 0 };

  test('breaks away over the line, with the last point', () =>
    expect(choices({ 95: [3, 0], 40: [1, 2], 30: [4, 5] }, { 0: { sprint: 1 } })).toContainEqual({ do: 'break-away', rider: 0 }));

  test('keeps two points of its best sprinter while the line is far', () => {
    const far = { 40: [3, 0], 20: [1, 2], 10: [4, 5] };
    expect(choices(far, { 0: { sprint: 2 }, 1: none, 2: none })).toContainEqual({ do: 'stay' });
    expect(choices(far, { 0: { sprint: 3 }, 1: none, 2: none })).toContainEqual({ do: 'break-away', rider: 0 });
  });

  test('spends a point where it makes the difference: a breakaway needs 6', () => {
    const alone = { 60: [0], 40: [3, 4, 5], 20: [1, 2] };
    expect(choices(alone, { 1: none, 2: none }, 5)).toContainEqual({ do: 'spend', add: 1, further: 1 });
    expect(choices(alone, { 1: none, 2: none }, 6)).toContainEqual({ do: 'spend', add: 0, further: 1 });
  });

  test('goes after a break that could stay away, and lets a team mate go', () => {
    const made = choices({ 80: [0, 1, 3], 40: [2, 4, 5] }, { 0: { stamina: 9 } });
    expect(made).toContainEqual({ do: 'counter' });
    expect(made).toContainEqual({ do: 'let-go' });
  });

  test('holds up those behind a team mate who is away', () => {
    const paces = choices({ 60: [0], 40: [1, 3, 4], 20: [2, 5] }, { 0: { ...none, stamina: 0 }, 1: none, 2: none });
    expect(paces.filter((choice) => choice.do === 'set-pace')).toEqual([
      { do: 'set-pace', pace: 'steady' },
      { do: 'set-pace', pace: 'slow' },
      { do: 'set-pace', pace: 'slow' },
    ]);
  });

  test('hunts a break in sight', () => {
    const paces = choices({ 30: [3], 26: [0], 10: [1, 2, 4, 5] }, { 0: none, 1: none, 2: none });
    expect(paces.find((choice) => choice.do === 'set-pace')).toEqual({
      do: 'set-pace',
      pace: 'fast',
      burns: { rider: 0, skill: 'stamina' },
    });
  });
});

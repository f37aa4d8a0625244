import { type Seat, SeededDice } from '@gruppetto/kernel';
import { type Choice, courses, type Options, type PaceWheel, type Position, paceWheel } from '@gruppetto/pace-wheel';
import { describe, expect, test } from 'vitest';
import { type Bot, rideOut } from '../src/bot.ts';
import { paceWheelRuleOfThumb } from '../src/pace-wheel.ts';
import { random } from '../src/random.ts';

const optionsOf = (others: Partial<Options> = {}): Options => {
  const parsed = paceWheel.options.parse(others);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};

/** Of so many races with as many seats for either bot, turned from race to race, those that the rule of thumb wins. */
function wins(races: number, others: Partial<Options>): number {
  let won = 0;
  for (let race = 0; race < races; race++) {
    const options = optionsOf({ ...others, course: courses[race % courses.length].course });
    const isOurs = (seat: Seat) => (seat + Math.floor(race / courses.length)) % 2 === 0;
    const bots = Array.from({ length: options.teams }, (_, seat) => (isOurs(seat) ? paceWheelRuleOfThumb : (random as Bot<PaceWheel>)));
    const dice = new SeededDice(`race ${race}`);
    const state = paceWheel.setup(options, dice);
    rideOut(paceWheel, state, bots, dice, new SeededDice(`bots of race ${race}`));
    if (isOurs(paceWheel.standings(state).seats[0]?.seat)) won++;
  }
  return won;
}

describe('the rule of thumb at the pace wheel', () => {
  test('wins three of four races against random', () => expect(wins(1000, { teams: 4 })).toBeGreaterThanOrEqual(750), 60_000);

  test('also with feed and incidents', () => expect(wins(100, { teams: 4, feed: true, incidents: true })).toBeGreaterThanOrEqual(75));

  test('plays what is offered, from a view that it cannot change', () => {
    for (const others of [
      { feed: true, incidents: true },
      { race: 'stage', dice: 'two-six-sided', teams: 5 },
    ] as const) {
      const dice = new SeededDice('views');
      const state = paceWheel.setup(optionsOf(others), dice);
      for (let turn = paceWheel.turn(state); turn; turn = paceWheel.turn(state)) {
        const view = JSON.stringify(paceWheel.view(state, turn.seat));
        const seen = frozen(JSON.parse(view));
        const choice = paceWheelRuleOfThumb(seen, turn, dice);
        expect(turn.choices).toContain(choice);
        paceWheel.play(state, choice, dice);
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
  const state = paceWheel.place(optionsOf({ teams: 2, course: 'f100' }), position);
  const dice = { roll: () => face, draw: () => 0 };
  const made: Choice[] = [];
  for (let turn = paceWheel.turn(state); turn && state.turn === 9; turn = paceWheel.turn(state)) {
    const choice = paceWheelRuleOfThumb(state, turn, dice);
    made.push(choice);
    paceWheel.play(state, choice, dice);
  }
  return made;
}

describe('what it does', () => {
  const none = { sprint: 0 };

  test('breaks away over the line, with his last point', () =>
    expect(choices({ 95: [3, 0], 40: [1, 2], 30: [4, 5] }, { 0: { sprint: 1 } })).toContainEqual({ do: 'break-away', rider: 0 }));

  test('keeps two points of its best sprinter while the line is far', () => {
    const far = { 40: [3, 0], 20: [1, 2], 10: [4, 5] };
    expect(choices(far, { 0: { sprint: 2 }, 1: none, 2: none })).toContainEqual({ do: 'stay' });
    expect(choices(far, { 0: { sprint: 3 }, 1: none, 2: none })).toContainEqual({ do: 'break-away', rider: 0 });
  });

  test('spends a point where it makes the difference: a breakaway needs 6', () => {
    const alone = { 60: [0], 40: [3, 4, 5], 20: [1, 2] };
    expect(choices(alone, { 1: none, 2: none }, 5)).toContainEqual({ do: 'spend', add: 1, further: 0 });
    expect(choices(alone, { 1: none, 2: none }, 6)).toContainEqual({ do: 'spend', add: 0, further: 0 });
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
    expect(paces.find((choice) => choice.do === 'set-pace')).toEqual({ do: 'set-pace', pace: 'fast' });
  });
});

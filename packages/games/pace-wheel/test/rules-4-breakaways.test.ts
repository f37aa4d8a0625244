import { describe, expect, test } from 'vitest';
import { needToBreakAway, needToCounter, ring } from '../rules/index.ts';
import { paceWheel } from './old-contract.ts';
import {
  add,
  blue1,
  blue2,
  blue3,
  breakAway,
  counter,
  example,
  groups,
  letGo,
  offered,
  on,
  play,
  red1,
  red2,
  refusal,
  ride,
  spend,
  squares,
  turnOf,
  white1,
} from './racers.ts';

const four = { teams: 4 };
const sprint = (points: number) => ({ points: { red1: { sprint: points } } });

describe('PW-4.1 who may break away', () => {
  example('PW-4.1', 'not who rides behind the first square of his group', {
    position: turnOf({ 20: 'red1 blue1 blue2 blue3', 19: 'red2' }),
    choices: [ride, breakAway(red2)],
    then: { refused: { reason: 'not-in-first-square', rule: 'PW-4.1', with: { rider: red2 } } },
  });

  test('PW-4.1 one point is burnt at once, whatever happens', () => {
    for (const [die, choices] of [
      [2, []],
      [6, [spend(0, 0)]],
    ] as const) {
      const { state } = play(turnOf({ 20: 'red1 blue1' }), [ride, breakAway(red1), ...choices], [die]);
      expect(state.points.sprint[red1]).toBe(4);
    }
  });
});

describe('PW-4.2 what it needs', () => {
  test('PW-4.2 the ring is 1 uphill, 2 on the flat, 3 downhill', () => expect(ring).toEqual({ uphill: 1, flat: 2, downhill: 3 }));

  test('PW-4.2 the throw must reach squares a turn plus the ring', () => {
    expect(needToBreakAway('steady', 'flat')).toBe(6);
    const position = turnOf({ 20: 'red1' }, sprint(1));
    expect(squares(play(position, [ride, breakAway(red1)], [5]).state, 'red1')).toEqual({ red1: 24 });
    expect(squares(play(position, [ride, breakAway(red1)], [6]).state, 'red1')).toEqual({ red1: 26 });
  });

  test('PW-4.2 one more point adds 1', () => {
    const { state } = play(turnOf({ 20: 'red1' }, sprint(2)), [ride, breakAway(red1)], [5]);
    expect(offered(state)).toEqual([spend(0, 0), spend(1, 0)]);
    const { state: after } = play(paceWheel.position(state), [spend(1, 0)]);
    expect(squares(after, 'red1')).toEqual({ red1: 26 });
    expect(after.points.sprint[red1]).toBe(0);
  });

  test('PW-4.2 only one: with two short it has failed, and nothing is asked', () => {
    const { state, facts } = play(turnOf({ 20: 'red1' }), [ride, breakAway(red1)], [4]);
    expect(facts).toContainEqual({ type: 'failed', rule: 'PW-4.5', rider: red1, what: 'breakaway', result: 4, need: 6 });
    expect(state.step).toBe('set-pace');
  });

  test('PW-4.2 a point that changes nothing is not asked for: nobody can counter, and twelve is far', () => {
    const { state } = play(turnOf({ 20: 'red1' }), [ride, breakAway(red1)], [8]);
    expect(offered(state)).toEqual([spend(0, 0), spend(0, 1)]);
  });

  test('PW-4.2 one that makes it harder to counter is', () => {
    const { state } = play(turnOf({ 20: 'red1 blue1' }), [ride, breakAway(red1)], [8]);
    expect(offered(state)).toEqual([spend(0, 0), spend(0, 1), spend(1, 0), spend(1, 1)]);
  });
});

describe('PW-4.3 how far it goes', () => {
  test.each([
    ['u100', 'slow', 3, 21 + 1],
    ['f100', 'slow', 5, 22 + 2],
    ['d100', 'slow', 8, 23 + 3],
  ] as const)('PW-4.3 on %s as many squares as the ring says', (course, pace, die, to) => {
    const options = { course };
    const points = { red1: { sprint: 1, climbing: 1 } };
    const { state } = play(turnOf({ 20: 'red1' }, { options, paces: [pace], points }), [ride, breakAway(red1)], [die], options);
    expect(squares(state, 'red1')).toEqual({ red1: to });
  });

  test('PW-4.3 one more if the die reaches 12, or the die and the point', () => {
    expect(squares(play(turnOf({ 20: 'red1' }, sprint(1)), [ride, breakAway(red1)], [12]).state, 'red1')).toEqual({ red1: 27 });
    const eleven = turnOf({ 20: 'red1' }, sprint(2));
    expect(squares(play(eleven, [ride, breakAway(red1), spend(0, 0)], [11]).state, 'red1')).toEqual({ red1: 26 });
    expect(squares(play(eleven, [ride, breakAway(red1), spend(1, 0)], [11]).state, 'red1')).toEqual({ red1: 27 });
  });

  test('PW-4.3 one more for a further point, before the counters', () => {
    const { state } = play(turnOf({ 20: 'red1 blue1' }, sprint(3)), [ride, breakAway(red1), spend(1, 1)], [11]);
    expect(squares(state, 'red1')).toEqual({ red1: 28 });
    expect(state.points.sprint[red1]).toBe(0);
    expect(play(turnOf({ 20: 'red1 blue1' }, sprint(3)), [ride, breakAway(red1), spend(0, 1)], [6]).state.step).toBe('counter');
  });

  const blocked = turnOf({ 27: 'blue1 blue2 blue3 green1', 20: 'red1' }, { options: four, paces: ['slow', 'fast'], ...sprint(1) });

  test('PW-4.3 full squares stop him, and the point is gone all the same', () => {
    const position = turnOf({ 23: 'blue1 blue2 blue3 green1', 20: 'red1' }, { options: four, paces: ['slow', 'steady'], ...sprint(1) });
    const { state, facts } = play(position, [ride, breakAway(red1)], [6], four);
    expect(squares(state, 'red1')).toEqual({ red1: 24 });
    expect(state.points.sprint[red1]).toBe(0);
    expect(facts).toContainEqual({ type: 'stayed', rule: 'PW-3.1', rider: red1, reason: 'no-room' });
  });

  test('PW-4.3 he comes as far as there is room', () => {
    const { state, facts } = play(blocked, [ride, breakAway(red1)], [12], four);
    expect(squares(state, 'red1')).toEqual({ red1: 28 });
    expect(facts).toContainEqual(expect.objectContaining({ type: 'moved', by: 'breakaway', from: 26, to: 28, aimed: 29 }));
  });

  test('PW-4.3 a square further that is full is not for sale', () => {
    const { state } = play(
      { ...blocked, points: blocked.points.map((one) => ({ ...one, sprint: 5 })) },
      [ride, breakAway(red1)],
      [12],
      four,
    );
    expect(state.step).not.toBe('spend');
  });

  test('PW-4.3 who is alone in his group may break away too', () => {
    const { state } = play(turnOf({ 20: 'red1' }, sprint(1)), [ride, breakAway(red1)], [6]);
    expect(groups(state)).toContain('red1: steady');
    expect(squares(state, 'red1')).toEqual({ red1: 26 });
  });
});

describe('PW-4.4 counters', () => {
  const attacked = play(turnOf({ 20: 'red1 white1 red2 blue1' }, { options: four }), [ride, breakAway(red1), spend(0, 0)], [6], four).state;

  test('PW-4.4 each other racer of the first square may try: clockwise from the next player, his own team mates last', () => {
    expect(attacked.asked).toEqual([blue1, white1, red2]);
    expect(paceWheel.turn(attacked)).toEqual({ seat: 1, rider: blue1, choices: [counter, letGo] });
    const next = play(paceWheel.position(attacked), [letGo], [], four).state;
    expect(paceWheel.turn(next)).toMatchObject({ seat: 3, rider: white1 });
    expect(paceWheel.turn(play(paceWheel.position(next), [letGo], [], four).state)).toMatchObject({ seat: 0, rider: red2 });
  });

  test('PW-4.4 from another seat the order turns with it', () => {
    const position = turnOf({ 20: 'red1 white1 red2 blue1' }, { options: four, seat: 3, turn: 8 });
    const { state } = play(position, [ride, breakAway(white1), spend(0, 0)], [6], four);
    expect(state.asked).toEqual([red1, red2, blue1]);
  });

  test('PW-4.4 nobody from further back', () => {
    const position = turnOf({ 20: 'red1 blue1 blue2 red2', 19: 'green1' }, { options: four });
    expect(play(position, [ride, breakAway(red1), spend(0, 0)], [6], four).state.asked).toEqual([blue1, blue2, red2]);
  });

  test('PW-4.4 he burns one point and needs the result plus the ring', () => {
    expect(needToCounter(6, 'flat')).toBe(8);
    const { state, facts } = play(paceWheel.position(attacked), [counter], [8], four);
    expect(state.points.sprint[blue1]).toBe(4);
    expect(squares(state, 'blue1')).toEqual({ blue1: 26 });
    expect(on(state, 26)).toBe('red1 blue1');
    expect(facts).toContainEqual({ type: 'moved', rule: 'PW-4.4', rider: blue1, from: 24, to: 26, by: 'counter', result: 8, need: 8 });
  });

  test('PW-4.4 the point that the attacker added counts', () => {
    const position = turnOf({ 20: 'red1 blue1' });
    const { facts } = play(position, [ride, breakAway(red1), spend(1, 0), counter], [6, 3]);
    expect(facts).toContainEqual(expect.objectContaining({ type: 'threw', rider: blue1, need: 9 }));
  });

  test('PW-4.4 one short, one more point may be burnt', () => {
    const { state } = play(paceWheel.position(attacked), [counter], [7], four);
    expect(offered(state)).toEqual([add(0), add(1)]);
    const joined = play(paceWheel.position(state), [add(1)], [], four).state;
    expect(squares(joined, 'blue1')).toEqual({ blue1: 26 });
    expect(joined.points.sprint[blue1]).toBe(3);
    const stayed = play(paceWheel.position(state), [add(0)], [], four).state;
    expect(squares(stayed, 'blue1')).toEqual({ blue1: 24 });
    expect(stayed.points.sprint[blue1]).toBe(4);
  });

  test('PW-4.4 one try each: after a failure the next is asked', () => {
    const { state, facts } = play(paceWheel.position(attacked), [counter], [3], four);
    expect(facts).toContainEqual({ type: 'failed', rule: 'PW-4.4', rider: blue1, what: 'counter', result: 3, need: 8 });
    expect(paceWheel.turn(state)?.rider).toBe(white1);
  });

  test('PW-4.4 who has no point, or no chance, is not asked', () => {
    const points = { blue1: { sprint: 0 }, blue2: { sprint: 1 } };
    const position = turnOf({ 20: 'red1 blue1 blue2 blue3' }, { points });
    const { state } = play(position, [ride, breakAway(red1), spend(0, 0)], [11]);
    expect(paceWheel.turn(state)?.rider).toBe(blue3);
    expect(play(position, [ride, breakAway(red1), spend(0, 0)], [12]).state.step).toBe('set-pace');
  });

  test('PW-4.4 the escapee has no room: there is nothing to follow', () => {
    const position = turnOf({ 23: 'blue1 blue2 blue3 green1', 20: 'red1 red2 green2' }, { options: four, paces: ['slow', 'steady'] });
    const { state } = play(position, [ride, breakAway(red1)], [6], four);
    expect(state.step).toBe('set-pace');
  });
});

describe('PW-4.5 once a turn', () => {
  test('PW-4.5 who fails stays where he is, and no other is tried', () => {
    const { state } = play(turnOf({ 20: 'red1 red2 blue1 blue2', 19: 'red3' }), [ride, breakAway(red1)], [2]);
    expect(squares(state, 'red1')).toEqual({ red1: 24 });
    expect(state.step).toBe('shuffle');
    expect(refusal(state, breakAway(red2))).toEqual({ reason: 'one-breakaway-a-turn', rule: 'PW-4.5' });
    expect(offered(state)).not.toContainEqual(breakAway(red2));
  });
});

describe('the chances, before an attempt is made', () => {
  test('PW-4.2 of a breakaway, with and without the extra point', () => {
    const { state } = play(turnOf({ 20: 'red1 blue1' }), [ride]);
    const { rider, spread, effects, risks } = paceWheel.preview(state, breakAway(red1));
    expect(rider).toBe(red1);
    expect(spread).toEqual([
      { to: 24, chance: 5 / 12 },
      { to: 26, chance: 6 / 12 },
      { to: 27, chance: 1 / 12 },
    ]);
    expect(effects).toEqual([{ seat: 0, rider: red1, what: 'sprint', amount: -1 }]);
    expect(risks).toEqual([
      { what: 'fails', chance: expect.closeTo(5 / 12), rule: 'PW-4.2' },
      { what: 'fails-with-a-point', chance: expect.closeTo(4 / 12), rule: 'PW-4.2' },
    ]);
  });

  test('PW-4.2 who has one point only has no extra one; an incident is a danger of its own', () => {
    const options = { incidents: true };
    const { state } = play(turnOf({ 20: 'red1' }, { options, ...sprint(1) }), [ride], [], options);
    expect(paceWheel.preview(state, breakAway(red1)).risks).toEqual([
      { what: 'fails', chance: expect.closeTo(5 / 12), rule: 'PW-4.2' },
      { what: 'incident', chance: 1 / 12, rule: 'PW-5.2' },
    ]);
  });

  test('PW-4.2 with two six-sided dice', () => {
    const options = { dice: 'two-six-sided' } as const;
    const { state } = play(turnOf({ 20: 'red1' }, { options }), [ride], [], options);
    expect(paceWheel.preview(state, breakAway(red1)).risks).toEqual([
      { what: 'fails', chance: expect.closeTo(10 / 36), rule: 'PW-4.2' },
      { what: 'fails-with-a-point', chance: expect.closeTo(6 / 36), rule: 'PW-4.2' },
    ]);
  });

  test('PW-4.4 of a counter', () => {
    const { state } = play(turnOf({ 20: 'red1 blue1' }), [ride, breakAway(red1), spend(0, 0)], [6]);
    const { spread, risks } = paceWheel.preview(state, counter);
    expect(spread).toEqual([
      { to: 24, chance: 7 / 12 },
      { to: 26, chance: 5 / 12 },
    ]);
    expect(risks).toEqual([
      { what: 'fails', chance: expect.closeTo(7 / 12), rule: 'PW-4.4' },
      { what: 'fails-with-a-point', chance: expect.closeTo(6 / 12), rule: 'PW-4.4' },
    ]);
  });

  test('PW-4.4 what a point more does to those who would follow', () => {
    const { state } = play(turnOf({ 20: 'red1 blue1' }, { points: { blue1: { sprint: 1 } } }), [ride, breakAway(red1)], [6]);
    expect(paceWheel.preview(state, spend(0, 0)).risks).toEqual([{ what: 'countered', chance: expect.closeTo(5 / 12), rule: 'PW-4.4' }]);
    expect(paceWheel.preview(state, spend(1, 0)).risks).toEqual([{ what: 'countered', chance: expect.closeTo(4 / 12), rule: 'PW-4.4' }]);
    expect(paceWheel.preview(state, spend(1, 1))).toMatchObject({ to: 27, effects: [{ amount: -2 }] });
  });

  test('PW-4.2 a point kept back where it was needed is a sure failure', () => {
    const { state } = play(turnOf({ 20: 'red1' }), [ride, breakAway(red1)], [5]);
    expect(paceWheel.preview(state, spend(0, 0)).risks).toEqual([{ what: 'fails', chance: 1, rule: 'PW-4.2' }]);
  });
});

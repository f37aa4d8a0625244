import { describe, expect, test } from 'vitest';
import { type Choice, courseOf, type Skill } from '../rules/index.ts';
import { paceWheel } from './old-contract.ts';
import {
  blue1,
  blue2,
  blue3,
  breakAway,
  counter,
  green1,
  groups,
  keep,
  offered,
  optionsOf,
  play,
  playTurn,
  red1,
  red2,
  red3,
  refusal,
  ride,
  setPace,
  shuffle,
  spend,
  squares,
  stay,
  turnOf,
} from './racers.ts';

const feed = (skill: Skill): Choice => ({ do: 'feed', skill });
const chase = (count: number): Choice => ({ do: 'chase', squares: count });

describe('PW-5.1 feed', () => {
  const options = { course: 'f23 F2 f75', feed: true };
  const onto = (others = {}) => turnOf({ 20: 'red1', 19: 'blue1' }, { options, ...others });
  const endOfTurn = [ride, stay, setPace('steady')];

  test('PW-5.1 who stands on a feed square at the end of a turn adds two to a skill of his choice, whosever turn it is', () => {
    const { state } = play(
      turnOf({ 20: 'red1', 19: 'blue1', 10: 'red2', 8: 'red3' }, { options }),
      [...endOfTurn, setPace('steady'), setPace('steady')],
      [],
      options,
    );
    expect(paceWheel.turn(state)).toEqual({ seat: 0, rider: red1, choices: [feed('sprint'), feed('stamina'), feed('climbing')] });
    const { state: next, facts } = play(paceWheel.position(state), [feed('climbing')], [], options);
    expect(next.points.climbing[red1]).toBe(7);
    expect(facts).toEqual([
      expect.objectContaining({ type: 'gained', rule: 'PW-5.1', rider: red1, what: 'climbing', amount: 2 }),
      expect.anything(),
    ]);
  });

  test('PW-5.1 who only passes the zone gets nothing', () => {
    expect(playTurn(turnOf({ 22: 'red1' }, { options }), [ride, stay], [], options).state.points.sprint[red1]).toBe(5);
  });

  test('PW-5.1 once a zone, and touching squares are one zone', () => {
    expect(courseOf(optionsOf({ course: 'f9 F2 U1 f3 D2 f9' })).zone).toEqual([
      ...Array(10).fill(0),
      1,
      1,
      1,
      0,
      0,
      0,
      2,
      2,
      ...Array(9).fill(0),
    ]);
    const fed = playTurn(onto({ fed: [1, 0, 0, 0, 0, 0] }), [ride, stay], [], options).state;
    expect(fed.points.sprint[red1]).toBe(5);
  });

  test('PW-5.1 not again while he rides on in the zone', () => {
    const road = { course: 'f21 F6 f73', feed: true };
    const once = playTurn(turnOf({ 20: 'red1' }, { options: road, paces: ['slow'] }), [ride], [], road).state;
    expect(once.points.sprint[red1]).toBe(7);
    const { state } = playTurn(paceWheel.position(once), [ride], [], road);
    expect(squares(state, 'red1')).toEqual({ red1: 24 });
    expect(state.points.sprint[red1]).toBe(7);
  });

  test('PW-5.1 never above ten', () => {
    const points = { red1: { sprint: 10, stamina: 9 } };
    const { state } = play(onto({ points }), [...endOfTurn, setPace('steady')], [], options);
    expect(offered(state)).toEqual([feed('stamina'), feed('climbing')]);
    expect(refusal(state, feed('sprint'))).toEqual({ reason: 'skill-full', rule: 'PW-5.1', with: { rider: red1, skill: 'sprint' } });
    expect(paceWheel.preview(state, feed('stamina')).effects).toEqual([{ seat: 0, rider: red1, what: 'stamina', amount: 1 }]);
    expect(play(paceWheel.position(state), [feed('stamina')], [], options).state.points.stamina[red1]).toBe(10);
    const only = playTurn(onto({ points: { red1: { sprint: 10, stamina: 10, climbing: 9 } } }), [ride, stay], [], options);
    expect(only.state.points.climbing[red1]).toBe(10);
  });

  test('PW-5.1 only where it is agreed', () => {
    const { state } = playTurn(onto({ options: { ...options, feed: false } }), [ride, stay], [], { ...options, feed: false });
    expect(state.points.sprint[red1]).toBe(5);
  });

  test('PW-5.1 the feed comes before the groups are judged: who has just fed can pay', () => {
    const points = { red1: { stamina: 1 } };
    const road = { course: 'f25 F2 f73', feed: true };
    const position = turnOf({ 20: 'red1' }, { options: road, paces: ['fast'], points });
    const { state } = play(position, [ride, stay, setPace('fast'), setPace('steady'), feed('stamina')], [], road);
    expect(groups(state)[0]).toBe('red1: fast');
  });

  test('PW-5.1 nobody goes back to a zone before the last one he fed in', () => {
    const road = { course: 'f21 F1 f1 F1 f76', feed: true };
    const { state } = playTurn(turnOf({ 18: 'red1' }, { options: road, fed: [2, 0, 0, 0, 0, 0] }), [ride, stay], [], road);
    expect(squares(state, 'red1')).toEqual({ red1: 22 });
    expect(state.points.sprint[red1]).toBe(5);
  });
});

describe('PW-5.2 mechanical incident', () => {
  const options = { incidents: true };
  const afterOne = () => play(turnOf({ 20: 'red1 red2 blue1' }, { options }), [ride, breakAway(red1)], [1], options);

  test('PW-5.2 a natural 1: the attempt fails, even if a point would have saved it', () => {
    const uphill = { incidents: true, course: 'u100' };
    const { state, facts } = play(turnOf({ 20: 'red1' }, { options: uphill, paces: ['slow'] }), [ride, breakAway(red1)], [1], uphill);
    expect(facts).toContainEqual({ type: 'punctured', rule: 'PW-5.2', rider: red1 });
    expect(facts).toContainEqual(expect.objectContaining({ type: 'failed', rider: red1 }));
    expect(state.step).toBe('set-pace');
    const agreed = play(turnOf({ 20: 'red1' }, { options: { course: 'u100' }, paces: ['slow'] }), [ride, breakAway(red1)], [1], {
      course: 'u100',
    });
    expect(agreed.state.step).toBe('spend');
  });

  test('PW-5.2 also of a counter', () => {
    const { state } = play(turnOf({ 20: 'red1 blue1' }, { options }), [ride, breakAway(red1), spend(0, 0), counter], [6, 1], options);
    expect(state.mishap[blue1]).toBe('stays');
  });

  const behind = () => {
    const { state } = afterOne();
    const next = playTurn(paceWheel.position(state), [], [], options).state;
    return play(paceWheel.position(next), [ride], [], options);
  };

  test('PW-5.2 he does not move with his group in its next move', () => {
    const { state, facts } = behind();
    expect(squares(state, 'red1', 'red2', 'blue1')).toEqual({ red1: 24, red2: 28, blue1: 28 });
    expect(facts).toContainEqual({ type: 'stayed', rule: 'PW-5.2', rider: red1, reason: 'incident' });
  });

  const chasing = (stamina = 5) =>
    turnOf({ 40: 'red2 blue1', 20: 'red1' }, { options, points: { red1: { stamina } }, mishaps: [{ rider: red1, mishap: 'behind' }] });

  test('PW-5.2 then he rides on by himself, and may burn stamina for up to three squares after step 1', () => {
    const { state } = play(chasing(), [ride], [], options);
    expect(paceWheel.turn(state)).toEqual({ seat: 0, rider: red1, choices: [0, 1, 2, 3].map(chase) });
    const { state: after, facts } = play(paceWheel.position(state), [chase(3)], [], options);
    expect(squares(after, 'red1')).toEqual({ red1: 27 });
    expect(after.points.stamina[red1]).toBe(2);
    expect(after.mishap[red1]).toBe('behind');
    expect(facts).toContainEqual({ type: 'moved', rule: 'PW-5.2', rider: red1, from: 24, to: 27, by: 'chase' });
  });

  test('PW-5.2 one point a square', () => expect(offered(play(chasing(2), [ride], [], options).state)).toEqual([0, 1, 2].map(chase)));

  test('PW-5.2 only in turns of his own player', () => {
    const { state } = play({ ...chasing(), seat: 1 }, [ride], [], options);
    expect(state.step).toBe('break-away');
  });

  test('PW-5.2 until he touches a group: beside it or next to it', () => {
    const near = turnOf({ 23: 'red2 blue1', 20: 'red1' }, { options, mishaps: [{ rider: red1, mishap: 'behind' }] });
    const { state } = play(near, [ride], [], options);
    expect(offered(state)).toEqual([0, 1, 2].map(chase));
    const after = playTurn(paceWheel.position(state), [chase(2)], [], options).state;
    expect(squares(after, 'red1', 'red2')).toEqual({ red1: 26, red2: 27 });
    expect(after.mishap[red1]).toBe('none');
  });

  test('PW-5.2 who is caught has no more to chase', () => {
    const caught = turnOf({ 20: 'red1', 19: 'blue1 blue2' }, { options, mishaps: [{ rider: red1, mishap: 'behind' }] });
    const { state } = play(caught, [ride], [], options);
    expect(state.step).toBe('break-away');
    expect(state.mishap[red1]).toBe('none');
  });

  test('PW-5.2 two who were left behind are no group for one another', () => {
    const mishaps = [red1, red2].map((rider) => ({ rider, mishap: 'behind' as const }));
    const { state } = play(turnOf({ 40: 'blue1', 20: 'red1 red2' }, { options, mishaps }), [ride], [], options);
    expect(offered(state)).toEqual([0, 1, 2, 3].map(chase));
  });

  test('PW-5.2 full squares stop a chase too', () => {
    const wide = { incidents: true, teams: 4 };
    // Those ahead were left behind themselves: they are in the way, but no group.
    const mishaps = [red1, blue1, blue2, blue3, green1].map((rider) => ({ rider, mishap: 'behind' as const }));
    const position = turnOf({ 22: 'blue1 blue2 blue3 green1', 20: 'red1' }, { options: wide, mishaps });
    expect(offered(play(position, [ride], [], wide).state)).toEqual([0, 1].map(chase));
  });

  test('PW-5.2 in the turn in which he stays, nobody shuffles him back into his group', () => {
    const position = turnOf(
      { 20: 'red1 red2 blue1 blue2', 19: 'red3' },
      { options, mishaps: [{ rider: red1, mishap: 'stays' }], points: { red1: { stamina: 0 } } },
    );
    const { state } = play(position, [ride, stay], [], options);
    expect(offered(state)).toEqual([keep, shuffle(red2, 23), shuffle(red3, 24)]);
    expect(refusal(state, shuffle(red1, 24))).toEqual({ reason: 'left-behind', rule: 'PW-5.2', with: { rider: red1 } });
  });
});

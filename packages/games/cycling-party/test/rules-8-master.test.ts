import { type PlayedScenario, SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Choice,
  type CyclingParty,
  cyclingParty,
  makeStage,
  type Options,
  type Stage,
  sprintsNeeded,
  stageProblems,
  stages,
  stageTypes,
} from '../rules/index.ts';
import { secondsOf } from '../rules/times.ts';
import {
  before,
  example,
  give,
  go,
  inMaster,
  inSenior,
  master,
  mountainAttack,
  nothing,
  type RiderName,
  rider,
  sprint,
  threeDice,
  twentySided,
} from './riders.ts';

const free = { quiet: 0 };
const high: Partial<Options> = { ...inMaster, teams: 3 };

/** A master stage without a pass or a sprint within reach of its line. */
const wide: Stage = {
  length: 200,
  type: 'flat',
  passes: [10, 20, 30].map((from) => ({ from, category: 'hill' as const })),
  sprints: [40, 50, 60, 70, 80],
};
const inWide = { version: 'master', stage: 'own', own: wide, teams: 3 } as const;

const home = ({ table }: PlayedScenario<CyclingParty>) =>
  table.race.standings(table.state).riders.flatMap(({ rider, value }) => (value === undefined ? [] : [[rider, value]]));

const parse = (own: Partial<Stage>) => stageProblems({ ...master, ...own }, 'master');

describe('CP-8.2 intermediate sprints', () => {
  test('CP-8.2 five on a flat stage, four on low, three on medium and high', () => {
    expect(sprintsNeeded).toEqual({ flat: 5, low: 4, medium: 3, high: 3 });
    for (const sprints of [[20, 78], [20, 78, 110, 112], undefined])
      expect(stageProblems({ ...master, ...(sprints ? { sprints } : { sprints: [] }) }, 'master')).toMatchObject([
        { at: 'sprints', need: { reason: 'number-of-sprints', rule: 'CP-8.2', with: { need: 3 } } },
      ]);
  });
  test('CP-8.2 a stage of the senior version needs none, and one that has them is as good', () => {
    const { sprints: _, ...without } = master;
    expect(stageProblems(without, 'senior')).toEqual([]);
    expect(stageProblems(master, 'senior')).toEqual([]);
    expect(cyclingParty.race(before({ options: { ...inSenior, own: master }, at: {} }).options).road().markers).not.toContainEqual(
      expect.objectContaining({ kind: 'sprint' }),
    );
  });
  test('CP-8.2 on flat squares', () =>
    expect(parse({ sprints: [20, 71, 110] })).toEqual([
      { at: 'sprints[1]', need: { reason: 'sprint-on-a-pass', rule: 'CP-8.2', with: { square: 71, pass: 1 } } },
    ]));
  test('CP-8.2 on different ones', () =>
    expect(parse({ sprints: [20, 110, 20] })).toEqual([
      { at: 'sprints[2]', need: { reason: 'sprints-on-one-square', rule: 'CP-8.2', with: { square: 20 } } },
    ]));
  test.each([0, 150, 151])('CP-8.2 not on %i', (square) =>
    expect(parse({ sprints: [20, 78, square] })).toEqual([
      { at: 'sprints[2]', need: { reason: 'sprint-off-the-road', rule: 'CP-8.2', with: { square, last: 149 } } },
    ]),
  );
  test('CP-8.2 every ready-made stage has them, and every stage that is made', () => {
    for (const stage of Object.keys(stages)) expect(cyclingParty.options.parse({ version: 'master', stage })).toMatchObject({ ok: true });
    for (const type of stageTypes)
      for (let seed = 0; seed < 50; seed++)
        for (const length of [60, 150, 300])
          expect(stageProblems(makeStage(type, new SeededDice(`${type} ${seed}`), length), 'master')).toEqual([]);
  });
  test('CP-1.9, CP-8.2 they stand beside the road, with the 8 and 6 km markers and the time squares', () => {
    const road = cyclingParty.race(before({ options: inMaster, at: {} }).options).road();
    expect(road.markers.filter(({ kind }) => kind === 'sprint').map(({ at }) => at)).toEqual([20, 78, 110]);
    expect(road.markers.filter(({ kind }) => kind === 'to-go').map(({ at }) => at)).toEqual([100, 142, 144]);
    expect(road.runOutLabels?.slice(0, 13)).toEqual([
      '55″',
      '50″',
      '45″',
      '40″',
      '35″',
      '30″',
      '25″',
      '20″',
      '15″',
      '10″',
      '5″',
      '0″',
      '0″',
    ]);
  });
});

describe('CP-8.3 the leader', () => {
  test('CP-8.3 the climber is called the leader', () => {
    const roles = (version: Options['version']) =>
      cyclingParty.race(before({ options: { ...inMaster, version }, at: {} }).options).riders.map(({ role }) => role);
    expect(roles('master').slice(0, 2)).toEqual(['leader', 'sprinter']);
    expect(roles('senior')[0]).toBe('climber');
  });
  test('CP-8.3 a stage by itself gives half as many mountain attacks as it has hors passes, rounded up', () => {
    const of = (options: Partial<Options>) => {
      const parsed = cyclingParty.options.parse({ teams: 2, ...options });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      return cyclingParty
        .race(parsed.value)
        .setup(new SeededDice('x'))
        .teams.map(({ mountainAttacks }) => mountainAttacks);
    };
    expect(of({ version: 'master', stage: 'queen-stage' })).toEqual([1, 1]);
    expect(of({ version: 'master', stage: 'eagle-summit' })).toEqual([1, 1]);
    expect(of({ version: 'master', stage: 'canal-run' })).toEqual([0, 0]);
    expect(of({ version: 'senior', stage: 'queen-stage' })).toEqual([0, 0]);
  });
  example('CP-8.3, CP-7.5', 'one ten-sided die on a hors pass, apart from their team mates', {
    options: high,
    at: { black1: 45, black5: 45, blue3: 20 },
    teams: { black: { ...free, mountainAttacks: 1 } },
    choices: [mountainAttack],
    dice: [10, 3, 1, 2],
    then: { black1: 55, black5: 48, blue3: 27 },
    facts: [
      { type: 'spent', rule: 'CP-8.3', what: 'mountain-attack' },
      { type: 'threw', rule: 'CP-8.3', sides: 10, dice: [10] },
      { type: 'moved', by: 'mountain-attack', from: 45, to: 55 },
      { type: 'formed', riders: [rider('black5')] },
    ],
    check: ({ table }) => expect(table.state.teams[0]?.mountainAttacks).toBe(0),
  });
  example('CP-8.3, CP-6.5, CP-6.6', 'it combines with nothing: no magic five, no double throw', {
    options: high,
    at: { black1: 45, blue3: 20 },
    teams: { black: { ...free, mountainAttacks: 1, doubles: 2, pass: 1 } },
    choices: [mountainAttack],
    dice: [5, 1, 2],
    then: { black1: 50, blue3: 27 },
    check: ({ table }) => expect(table.state.teams[0]?.doubles).toBe(2),
  });
  example('CP-8.3, CP-7.4', 'a 6 of a mountain attack gives no descent', {
    options: high,
    at: { black1: 66, blue3: 20 },
    teams: { black: { ...free, mountainAttacks: 1 } },
    choices: [mountainAttack],
    dice: [6, 1, 2],
    then: { black1: 72 },
    check: ({ table }) => expect(table.state.descent[rider('black1')]).toBe('none'),
  });
  test.each([
    ['on the flat', 20, 1, 'not-on-hors'],
    ['on a pass of the first category', 85, 1, 'not-on-hors'],
    ['when all are used', 45, 0, 'no-mountain-attacks'],
  ])('CP-8.3 not %s', (_, square, mountainAttacks, reason) => {
    const { options, position } = before({
      options: inMaster,
      at: { black1: square, black2: 5, blue1: 1 },
      teams: { black: { ...free, mountainAttacks } },
    });
    const race = cyclingParty.race(options);
    const state = race.place(position);
    race.play(state, go, new SeededDice('x'));
    expect(race.turn(state)?.choices).not.toContainEqual(mountainAttack);
    expect(race.barred(state)).toContainEqual({
      choice: mountainAttack,
      refusal: { reason, rule: 'CP-8.3', with: { rider: rider('black1') } },
    });
  });
  test('CP-8.3 its preview says where the ten-sided die may take them', () => {
    const { options, position } = before({ options: inMaster, at: { black1: 45 }, teams: { black: { ...free, mountainAttacks: 1 } } });
    const race = cyclingParty.race(options);
    const state = race.place(position);
    race.play(state, go, new SeededDice('x'));
    const { spread, effects } = race.preview(state, mountainAttack);
    expect(spread?.map(({ to }) => to)).toEqual([46, 47, 48, 49, 50, 51, 52, 53, 54, 55]);
    expect(effects).toEqual([{ seat: 0, rider: 0, what: 'mountain-attack', amount: -1 }]);
  });
});

describe('CP-8.4 the sprinter', () => {
  const asked = (square: number, options: Partial<Options> = inMaster) => {
    const { position, options: all } = before({ options, at: { black2: square, black3: 5 }, teams: { black: { ...free, sprints: 1 } } });
    const race = cyclingParty.race(all);
    const state = race.place(position);
    race.play(state, go, new SeededDice('x'));
    const barred = race.barred(state);
    if (race.turn(state)?.choices.some((choice) => choice.do === 'sprint' && !choice.with)) race.play(state, sprint, new SeededDice('x'));
    return { choices: race.turn(state)?.choices ?? [], barred };
  };
  test('CP-8.4 the twenty-sided die until 8 km to go, three dice until 6', () => {
    expect(asked(142).choices).toEqual(expect.arrayContaining([threeDice, twentySided]));
    expect(asked(143).choices).toContainEqual(threeDice);
    expect(asked(143).choices).not.toContainEqual(twentySided);
    expect(asked(144).choices).toContainEqual(threeDice);
    expect(asked(145).choices).not.toContainEqual(threeDice);
  });
  test('CP-8.4 why not is said', () => {
    const refusal = (last: number, ends: number) => ({ reason: 'sprint-too-late', rule: 'CP-8.4', with: { rider: 1, last, ends } });
    expect(asked(145).barred).toContainEqual({ choice: threeDice, refusal: refusal(144, 6) });
    expect(asked(145).barred).toContainEqual({ choice: twentySided, refusal: refusal(142, 8) });
  });
  test('CP-8.4 is a rule of the master version', () =>
    expect(asked(149, inSenior).choices).toEqual(expect.arrayContaining([threeDice, twentySided])));
});

test.each<[string, string, Choice, number, readonly number[]]>([
  ['CP-5.1', 'three dice', threeDice, 20, [6, 6, 6]],
  ['CP-5.1', 'the twenty-sided die', twentySided, 20, [20]],
  ['CP-8.3', 'the ten-sided die', mountainAttack, 45, [10]],
])('%s %s: as many sides as it says', (_, __, choice, square, sides) => {
  const name = choice === mountainAttack ? 'black1' : 'black2';
  const { options, position } = before({
    options: inMaster,
    at: { [name]: square, blue4: 5 },
    teams: { black: { ...free, sprints: 1, mountainAttacks: 1 } },
  });
  const race = cyclingParty.race(options);
  const state = race.place(position);
  const thrown: number[] = [];
  const dice = {
    roll(some: number) {
      thrown.push(some);
      return 1;
    },
    draw: () => 0,
  };
  race.play(state, go, dice);
  thrown.length = 0;
  race.play(state, choice, dice);
  expect(thrown.slice(0, sides.length)).toEqual(sides);
});

describe('CP-8.5 all riders finish', () => {
  test('CP-8.5 nobody is withdrawn', () => {
    const { options, position } = before({ options: inMaster, at: { black1: 10, black2: 9, blue1: 8, blue2: 7 } });
    const race = cyclingParty.race(options);
    const state = race.place(position);
    expect(race.turn(state)).toEqual({ seat: 0, choices: [{ do: 'ride-on' }, { do: 'ride-on', until: 25 }] });
    expect(race.barred(state)).toEqual([{ choice: { do: 'withdraw' }, refusal: { reason: 'no-withdrawals', rule: 'CP-8.5' } }]);
  });
  test('CP-8.5 between turns only the leading manager is asked, also where others have an order to lift', () => {
    const { options, position: answered } = before({
      options: inMaster,
      at: { black1: 10, black2: 9, blue1: 8, blue2: 7 },
      teams: { blue: { agreesFrom: 7 } },
    });
    const { now: _, ...position } = answered;
    const race = cyclingParty.race(options);
    const state = race.place(position);
    race.play(state, go, new SeededDice('x'));
    expect(state.turn).toBe(6);
  });
  example('CP-8.5, CP-7.4', 'the team of one who crashes goes on without them', {
    options: inMaster,
    at: { black5: 104, black1: 20 },
    teams: { black: free },
    more: { descents: [{ rider: 4, descent: 'ready' }] },
    choices: [{ do: 'descend', rider: 4 }],
    dice: [6, 6, 6, 2, 3],
    then: { black1: 25 },
    check: ({ table }) => {
      expect(table.state.out).toContainEqual({ rider: 4, reason: 'crashed' });
      expect(table.race.standings(table.state).over).toBe(false);
    },
  });
  test('CP-8.5 who has left the tour does not start', () => {
    const parsed = cyclingParty.options.parse({
      ...inMaster,
      teams: 3,
      before: { absent: [1, 5, 6, 7, 8, 9], mountainAttacks: [2, 0, 1], jerseys: [{ rider: 2, jersey: 'green' }] },
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const dice = new SeededDice('x');
    const race = cyclingParty.race(parsed.value);
    const state = race.setup(dice);
    expect(state.road).toEqual([0, 2, 3, 4, 10, 11, 12, 13, 14]);
    expect(state.teams.map(({ mountainAttacks }) => mountainAttacks)).toEqual([2, 0, 1]);
    expect(race.standings(state).riders.at(-1)).toEqual({ rider: 9, place: 10, out: 'absent' });
    expect(race.board(state).riders.find((one) => one.rider === 2)?.jersey).toBe('green');
    race.play(state, { do: 'start' }, dice);
    expect(state.square[1]).toBe(0);
    // The second team has nobody left.
    expect(race.turn(state)?.seat).toBe(2);
    race.play(state, { do: 'start' }, dice);
    expect(state.now.step).toBe('car');
    expect(cyclingParty.race(parsed.value).positions().parse(race.position(state))).toMatchObject({ ok: true });
  });
  test.each([
    ['absent[1]', { absent: [3, 3] }],
    ['absent[0]', { absent: [10] }],
    ['absent', { absent: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }],
    ['mountainAttacks', { mountainAttacks: [1] }],
    [
      'jerseys[1]',
      {
        jerseys: [
          { rider: 1, jersey: 'yellow' },
          { rider: 1, jersey: 'green' },
        ],
      },
    ],
  ])('CP-8.5 what cannot be is refused at before.%s', (at, part) => {
    const input = { ...inMaster, teams: 2, before: { absent: [], mountainAttacks: [0, 0], jerseys: [], ...part } };
    expect(cyclingParty.options.parse(input)).toMatchObject({ ok: false, problems: [{ at: `before.${at}` }] });
    expect(cyclingParty.options.parse({ ...input, version: 'senior' })).toMatchObject({ problems: [{ need: { reason: 'master-only' } }] });
  });
});

describe('CP-8.6, CP-8.7 points on the way', () => {
  const points = (name: RiderName, kind: string, square: number, place: number, points: number) => ({
    type: 'passed' as const,
    rule: 'CP-8.6',
    rider: rider(name),
    kind: kind as never,
    square,
    place,
    points,
  });
  example('CP-8.6, CP-8.7', 'the furthest past the sprint square is first; who stands on it has not passed', {
    options: high,
    at: { black4: 15, blue4: 14, green4: 13 },
    dice: [3, 2, 4, 5, 6, 5],
    then: { black4: 20, blue4: 23, green4: 24 },
    facts: [points('green4', 'sprint', 20, 1, 5), points('blue4', 'sprint', 20, 2, 3)],
    check: ({ table }) => expect(table.state.passed[0]).toEqual([rider('green4'), rider('blue4')]),
  });
  example('CP-8.6', 'who passes in a later turn is behind, and three points are all', {
    options: high,
    at: { black4: 15, blue4: 14 },
    more: { passed: [[rider('green1'), rider('green2')], [], [], [], [], []] },
    dice: [6, 5, 2, 3],
    then: { black4: 26, blue4: 19 },
    facts: [points('black4', 'sprint', 20, 3, 1)],
  });
  example('CP-8.6', 'once its points are taken a sprint is over', {
    options: high,
    at: { black4: 15 },
    more: { passed: [[5, 6, 7], [], [], [], [], []] },
    dice: [6, 5],
    check: ({ facts }) => expect(facts.some(({ type }) => type === 'passed')).toBe(false),
  });
  example('CP-8.6, CP-5.6', 'ties: each a die', {
    options: high,
    at: { black4: 18, blue4: 17 },
    dice: [2, 1, 1, 3, 2, 5],
    then: { black4: 21, blue4: 21 },
    facts: [
      { type: 'threw', rider: rider('black4'), for: 'tie' },
      points('blue4', 'sprint', 20, 1, 5),
      points('black4', 'sprint', 20, 2, 3),
    ],
  });
  example('CP-8.6, CP-5.6', 'dice are thrown only where a point hangs on them: the third of three tied men is nobody', {
    options: high,
    at: { black4: 18, blue4: 17, green4: 16 },
    more: { passed: [[rider('green1'), rider('green2')], [], [], [], [], []] },
    dice: [2, 1, 1, 3, 4, 1, 2, 6, 2],
    then: { black4: 21, blue4: 21, green4: 21 },
    facts: [points('blue4', 'sprint', 20, 3, 1)],
  });
  example('CP-8.6, CP-5.6', 'the pace-setter of a paceline is first of it, without dice', {
    options: high,
    at: { black4: 15, blue4: 15 },
    dice: [3, 2, 4, 4, 1, 2],
    then: { black4: 23, blue4: 23 },
    facts: [points('blue4', 'sprint', 20, 1, 5), points('black4', 'sprint', 20, 2, 3)],
  });
  example('CP-8.6', 'a broken chain takes nobody’s points away, and they win none twice', {
    options: high,
    at: { blue4: 16, black4: 15 },
    more: { passed: [[rider('black4')], [], [], [], [], []] },
    // Both to 26, and no dice for a tie.
    dice: [6, 4, 6, 5],
    then: { blue4: 26, black4: 26 },
    check: ({ table }) => expect(table.state.passed[0]).toEqual([rider('black4'), rider('blue4')]),
  });
  example('CP-8.7', 'a hors pass: 35, 25, 15, 10, 5 past its last square', {
    options: { ...inMaster, teams: 6 },
    at: { black4: 71, blue4: 71, green4: 70, purple4: 70, red4: 70, yellow4: 66 },
    more: { passed: [[0, 1, 2], [], [], [], [], []] },
    dice: [6, 5, 5, 4, 3, 6],
    facts: [
      points('black4', 'hors', 71, 1, 35),
      points('blue4', 'hors', 71, 2, 25),
      points('green4', 'hors', 71, 3, 15),
      points('purple4', 'hors', 71, 4, 10),
      points('red4', 'hors', 71, 5, 5),
    ],
  });
  example('CP-8.6', 'who stands on the last square of the pass has not passed it', {
    options: high,
    at: { black1: 70, blue1: 60 },
    more: { passed: [[0, 1, 2], [], [], [], [], []] },
    dice: [1, 1],
    check: ({ facts }) => expect(facts.some(({ type }) => type === 'passed')).toBe(false),
  });
  test('CP-8.7 first 25, 20, 10, 5; second 15, 10, 5; third 5, 3, 1; a hill none', () => {
    const own: Stage = {
      length: 150,
      type: 'medium',
      passes: [
        { from: 20, category: 'first' },
        { from: 60, category: 'second' },
        { from: 90, category: 'third' },
        { from: 120, category: 'hill' },
      ],
      sprints: [10, 50, 110],
    };
    const { options } = before({ options: { ...inMaster, own }, at: {} });
    expect(cyclingParty.stageRace?.primes(options)).toEqual([
      { id: 'sprint-1', kind: 'sprint', square: 10, places: 3 },
      { id: 'pass-1', kind: 'first', square: 43, places: 4 },
      { id: 'sprint-2', kind: 'sprint', square: 50, places: 3 },
      { id: 'pass-2', kind: 'second', square: 75, places: 3 },
      { id: 'pass-3', kind: 'third', square: 97, places: 3 },
      { id: 'sprint-3', kind: 'sprint', square: 110, places: 3 },
    ]);
    const tables = cyclingParty.stageRace?.classifications(options) ?? [];
    expect(tables.find(({ id }) => id === 'mountain')?.gives).toEqual([
      { by: 'primes', points: { hors: [35, 25, 15, 10, 5], first: [25, 20, 10, 5], second: [15, 10, 5], third: [5, 3, 1] } },
    ]);
    expect(tables.find(({ id }) => id === 'sprints')?.gives).toEqual([{ by: 'primes', points: { sprint: [5, 3, 1] } }]);
  });
  example('CP-3.9, CP-8.6', 'a manager is asked who throws first where a throw can reach a prime that has points left', {
    options: high,
    at: { black5: 15, black4: 15 },
    asked: { step: 'paceline', colour: 'black' },
  });
  example('CP-3.9, CP-8.6', 'not where it is out of reach', {
    options: high,
    at: { black5: 7, black4: 7 },
    dice: [1, 2, 1, 2],
    then: { black5: 10, black4: 10 },
    check: ({ table }) => expect(table.state.now.step).toBe('car'),
  });
  example('CP-3.9, CP-8.6', 'nor where its points are gone', {
    options: high,
    at: { black5: 15, black4: 15 },
    more: { passed: [[5, 6, 7], [], [], [], [], []] },
    dice: [1, 2, 1, 2],
    check: ({ table }) => expect(table.state.now.step).toBe('car'),
  });
  example('CP-8.6, CP-5.5', 'bottles at the end of the turn may still change the order', {
    options: high,
    at: { black4: 15, blue4: 14 },
    teams: { blue: { bottles: 2 } },
    choices: [nothing, nothing, give('blue4'), give('blue4')],
    dice: [6, 2, 5, 3],
    then: { black4: 23, blue4: 24 },
    facts: [points('blue4', 'sprint', 20, 1, 5), points('black4', 'sprint', 20, 2, 3)],
  });
  example('CP-8.6, CP-5.5', 'who could gain no group, point, line or place is not asked', {
    options: high,
    at: { black4: 35, blue4: 30 },
    teams: { blue: { bottles: 2 } },
    choices: [nothing],
    dice: [1, 2, 1, 3],
    check: ({ table }) => expect(table.state.now.step).toBe('car'),
  });
  const summit: Stage = {
    length: 150,
    type: 'high',
    passes: [
      { from: 20, category: 'hill' },
      { from: 40, category: 'hill' },
      { from: 119, category: 'hors' },
    ],
    sprints: [30, 60, 90],
  };
  example('CP-8.6', 'a pass that ends at the line is won in the order of arrival, without further dice', {
    options: { ...inMaster, own: summit },
    at: { black4: 148, blue4: 149 },
    dice: [4, 5, 6, 2],
    then: { black4: 153, blue4: 153 },
    facts: [
      { type: 'finished', rider: rider('black4'), place: 1 },
      { type: 'finished', rider: rider('blue4'), place: 2 },
      points('black4', 'hors', 150, 1, 35),
      points('blue4', 'hors', 150, 2, 25),
    ],
  });
  test('CP-8.6 the start round counts too', () => {
    const own = { ...master, sprints: [5, 78, 110] };
    const { options } = before({ options: { ...inMaster, own }, at: {} });
    const race = cyclingParty.race(options);
    const state = race.setup(new SeededDice('x'));
    const faces = [6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 5, 4, 1, 1, 1, 1, 1, 1, 1, 1];
    const dice = { roll: () => faces.shift() as number, draw: () => 0 };
    race.play(state, { do: 'start' }, dice);
    expect(state.passed[0]).toEqual([]);
    race.play(state, { do: 'start' }, dice);
    expect(state.passed[0]).toEqual([0, 5]);
  });
});

describe('CP-8.8 times', () => {
  test('CP-E8, CP-8.8 overrun 10: a 1 is 15 seconds, a 6 is 10', () =>
    expect([1, 2, 3, 4, 5, 6].map((die) => secondsOf(10, die))).toEqual([15, 14, 13, 12, 11, 10]));
  test('CP-8.8 the first square is 55 to 60, the twelfth 0 to 5, and whatever is beyond it', () => {
    expect([secondsOf(1, 6), secondsOf(1, 1)]).toEqual([55, 60]);
    expect([secondsOf(12, 6), secondsOf(12, 1)]).toEqual([0, 5]);
    expect([secondsOf(17, 6), secondsOf(17, 1)]).toEqual([0, 5]);
  });
  example('CP-8.8', 'minutes are turns after the one in which the first came home; the stage ends when all are', {
    options: inWide,
    at: { black1: 198, blue1: 188, green1: 170 },
    choices: [go, go, go, go],
    // Black comes to 203, the third square; blue to 194, 200, 206, the sixth; green to 177, 184, 189, 198, 201, the first.
    dice: [2, 3, 1, 5, 2, 5, 4, 2, 4, 1, 6, 4, 2, 3, 2, 3, 4, 5, 1, 2, 3],
    facts: [
      { type: 'finished', rule: 'CP-8.8', rider: rider('black1'), place: 1, overrun: 3, minutes: 0, seconds: 47 },
      { type: 'finished', rule: 'CP-8.8', rider: rider('blue1'), place: 2, overrun: 6, minutes: 2, seconds: 33 },
      { type: 'finished', rule: 'CP-8.8', rider: rider('green1'), place: 3, overrun: 1, minutes: 4, seconds: 58 },
      { type: 'ended', rule: 'CP-8.8' },
    ],
    check: (played) => {
      expect(home(played)).toEqual([
        [rider('black1'), 47],
        [rider('blue1'), 153],
        [rider('green1'), 298],
      ]);
      expect(played.standings).toMatchObject({ over: true, measure: 'seconds', seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] });
    },
  });
  example('CP-8.8', 'places: the turn, the overrun, then the die of the seconds, the higher first', {
    options: inWide,
    at: { black1: 198, blue1: 197, green1: 196 },
    dice: [1, 2, 1, 3, 6, 3, 4, 2, 5],
    // Black and blue to 201, green to 205: green 4, black 2, blue 5.
    facts: [
      { type: 'threw', rider: rider('green1'), for: 'time', dice: [4] },
      { type: 'threw', rider: rider('black1'), for: 'time', dice: [2] },
      { type: 'threw', rider: rider('blue1'), for: 'time', dice: [5] },
    ],
    check: (played) =>
      expect(home(played)).toEqual([
        [rider('green1'), 37],
        [rider('blue1'), 56],
        [rider('black1'), 59],
      ]),
  });
  example('CP-8.8', 'equal dice throw again for the place, not for the time', {
    options: inWide,
    at: { black1: 198, blue1: 197 },
    dice: [1, 2, 1, 3, 4, 4, 1, 6],
    check: (played) =>
      expect(home(played)).toEqual([
        [rider('blue1'), 57],
        [rider('black1'), 57],
      ]),
  });
});

describe('CP-8.9 groups at the finish', () => {
  example('CP-8.9', 'a linked chain has the time of its pace-setter, who is first of it; another chain its own', {
    options: inWide,
    at: { black1: 195, blue1: 195, green1: 195 },
    // 9 and 7 are linked, 3 is not.
    dice: [4, 3, 5, 4, 1, 2, 3],
    facts: [{ type: 'threw', rule: 'CP-8.9', rider: rider('blue1'), riders: [rider('black1'), rider('blue1')], for: 'time', dice: [3] }],
    check: (played) =>
      expect(played.table.state.home).toEqual([
        { rider: rider('blue1'), overrun: 4, turn: 6, front: 4, die: 3 },
        { rider: rider('black1'), overrun: 4, turn: 6, front: 4, die: 3 },
      ]),
  });
  example('CP-8.9, CP-3.8', 'two chains of one paceline have two times', {
    options: inWide,
    at: { black1: 199, blue1: 199 },
    dice: [5, 4, 1, 2, 2, 5],
    check: (played) =>
      expect(home(played)).toEqual([
        [rider('black1'), 24],
        [rider('blue1'), 51],
      ]),
  });
  example('CP-8.9', 'a peloton has the time thrown once for its most advanced square, and dice for the places on one', {
    options: inWide,
    at: { black4: 197, blue4: 197, green4: 196, black5: 196, blue5: 195 },
    choices: [{ do: 'throw', rider: rider('black4') }, { do: 'agree' }, { do: 'agree' }, { do: 'agree' }],
    // Pace 6: to 203, 202 and 201; its die is 3, then those on 203 and on 202.
    dice: [2, 4, 3, 1, 6, 5, 2],
    facts: [{ type: 'threw', rule: 'CP-8.9', for: 'time', dice: [3] }],
    check: (played) =>
      expect(home(played)).toEqual((['blue4', 'black4', 'black5', 'green4', 'blue5'] as const).map((name) => [rider(name), 48])),
  });
  example('CP-8.8, CP-8.9', 'places go by the road: a group time may be better than that of a rider placed ahead', {
    options: inWide,
    at: { green1: 200, black4: 197, blue4: 197, green4: 196, black5: 196, blue5: 195 },
    choices: [{ do: 'throw', rider: rider('black4') }, { do: 'agree' }, { do: 'agree' }, { do: 'agree' }],
    // Green 1 alone to 202; the peloton at 6 to 203, 202, 201. For the seconds the peloton throws 3, green 1 a 5.
    dice: [1, 1, 2, 4, 3, 5, 6, 1, 6, 5],
    check: (played) =>
      expect(home(played)).toEqual([
        [rider('black4'), 48],
        [rider('blue4'), 48],
        [rider('green1'), 51],
        [rider('black5'), 48],
        [rider('green4'), 48],
        [rider('blue5'), 48],
      ]),
  });
  example('CP-8.9', 'only members that finish in that activation: whom a bottle brings home has their own time', {
    options: inWide,
    at: { black4: 196, blue4: 196, green4: 195, black5: 195, blue5: 195 },
    teams: { blue: { bottles: 1 } },
    choices: [nothing, { do: 'agree' }, { do: 'agree' }, { do: 'agree' }, give('blue5')],
    // Pace 5: two to 201, three to 200; a bottle takes blue 5 to 201. One die for the pair, one for them, then their places.
    dice: [2, 5, 1, 3],
    check: (played) =>
      expect(home(played)).toEqual([
        [rider('blue5'), 56],
        [rider('blue4'), 59],
        [rider('black4'), 59],
      ]),
  });
});

describe('CP-8.14 what is given anew', () => {
  test('CP-8.14 bottles, sprints, attack and double throws each stage; mountain attacks as they are left', () => {
    const parsed = cyclingParty.options.parse({ ...inMaster, teams: 2, before: { absent: [], mountainAttacks: [0, 4], jerseys: [] } });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    expect(cyclingParty.race(parsed.value).setup(new SeededDice('x')).teams).toMatchObject([
      { bottles: 5, sprints: 1, attacks: 1, doubles: 0, mountainAttacks: 0 },
      { bottles: 5, sprints: 1, attacks: 1, doubles: 0, mountainAttacks: 4 },
    ]);
  });
});

test('a master position that cannot be is refused, with its place', () => {
  const { options, position } = before({ options: inMaster, at: { black1: 45 } });
  const problems = (more: object) => {
    const parsed = cyclingParty
      .race(options)
      .positions()
      .parse({ ...position, ...more });
    return parsed.ok ? [] : parsed.problems.map(({ at }) => at);
  };
  const [, ...out] = position.out ?? [];
  const one = { rider: 1, overrun: 3, turn: 4, front: 3, die: 2 };
  expect(problems({})).toEqual([]);
  const passed = [[1, 0], [1], [1], [1], [1], [1]];
  expect(problems({ out, home: [one], passed })).toEqual([]);
  expect(problems({ out, home: [{ rider: 1, overrun: 3 }] })).toEqual(['home[0].turn', 'home[0].front', 'home[0].die']);
  expect(problems({ out, home: [{ ...one, turn: 9 }] })).toEqual(['home[0].turn']);
  expect(problems({ out, home: [{ ...one, front: 2 }] })).toEqual(['home[0].front']);
  expect(problems({ out: out.slice(1), home: [one, { ...one, rider: 2, turn: 3 }] })).toEqual(['home[1].turn']);
  expect(problems({ out: out.slice(1), home: [one, { ...one, rider: 2, overrun: 5, front: 5 }] })).toEqual(['home[1].overrun']);
  expect(problems({ out: [...out, { rider: 1, reason: 'absent' }] })).toEqual(['out[8].reason']);
  expect(problems({ out: [...out, { rider: 1, reason: 'withdrew' }] })).toEqual(['out[8].reason']);
  expect(problems({ passed: [[0, 1, 1], [], [], [], [], []] })).toEqual(['passed[0][2]']);
  expect(problems({ passed: [[0, 1, 2, 3], [], [], [], [], []] })).toEqual(['passed[0]']);
  expect(problems({ teams: [{ pass: 1, mountainAttacks: 2 }, {}] })).toEqual(['teams[0].mountainAttacks']);
});

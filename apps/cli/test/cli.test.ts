import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { terminal } from '@gruppetto/words/terminal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallOutcome, called } from './called.ts';
import { unreadWords } from './words-read.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const bin = join(root, 'apps/cli/bin/gruppetto.js');
const folder = mkdtempSync(join(tmpdir(), 'gruppetto-'));
const at = (name: string): string => join(folder, name);

beforeAll(() => {
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'apps/cli'], { cwd: root });
  if (status !== 0) throw new Error(`the program does not build:\n${stdout}`);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the program; `watch` may act on it when it writes. */
function start(
  args: readonly string[],
  watch?: (child: ReturnType<typeof spawn>) => void,
  program = bin,
  env: Readonly<Record<string, string>> = {},
): Promise<CallOutcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
      watch?.(child);
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    child.on('error', reject).on('close', (code) => resolve({ code, out, err }));
  });
}

const gruppetto = (...args: string[]): Promise<CallOutcome> => called(folder, args);

/** In a process of its own, as it is built. */
const started = (...args: string[]): Promise<CallOutcome> => start(args);

/** Starts the program for somebody who types these lines. */
function type(args: readonly string[], lines: readonly string[]): Promise<CallOutcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], { cwd: folder, env: { PATH: process.env.PATH } });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    child.on('error', reject).on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  });
}

function keep(name: string, content: unknown): string {
  writeFileSync(at(name), typeof content === 'string' ? content : JSON.stringify(content));
  return name;
}

/** A race between two random bots as a record, with a seed for each test. */
async function recorded(seed: string) {
  const name = `${seed}.race.json`;
  const { out } = await gruppetto('race', 'los-ciclistas', '--seats', 'random,random', '--seed', seed, '--record', name);
  const record = JSON.parse(readFileSync(at(name), 'utf8'));
  return { name, out, record };
}

/** LC-E2. */
const scenario = {
  format: 'gruppetto-scenario',
  game: 'los-ciclistas',
  title: 'a wheel that spent two bonuses costs two',
  options: { players: 2 },
  position: {
    round: 3,
    road: [
      { rider: 0, space: 17 },
      { rider: 3, space: 17 },
      { rider: 1, space: 9 },
      { rider: 2, space: 5 },
      { rider: 4, space: 3 },
      { rider: 5, space: 2 },
    ],
    bonuses: [2, 2],
  },
  dice: [4, 2],
  choices: [{ do: 'throw' }, { do: 'add', bonuses: 2 }, { do: 'draft' }],
  expect: {
    position: { bonuses: [0, 0] },
    facts: [
      { type: 'moved', rider: 0, to: 25 },
      { type: 'moved', rider: 3, to: 24 },
    ],
  },
};

describe.concurrent('race', () => {
  test('rides a race, prints it by rounds, and the same one again', async () => {
    const args = [
      'race',
      'los-ciclistas',
      '--seats',
      'bot,bot,random',
      '--seed',
      'alpe',
      '--option',
      'length=80',
      '--option',
      'events=true',
    ];
    const [first, second] = await Promise.all([started(...args), gruppetto(...args)]);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toBe(second.out);
    expect(first.out).toMatch(/^Los Ciclistas\nSeed: alpe\n\nStart\n {2}Red \d throws \d \+ \d and starts on \d+\.\n/);
    expect(first.out).toContain('\n\nRound 2\n');
    expect(first.out).toMatch(/\nPlace {2}Rider +Result\n {4}1 {2}\w+ \d +1′\d\n/);
    expect(first.out.match(/^ {4}\d {2}(?:Red|Blue|Green) \d/gm)).toHaveLength(9);
    expect(first.out).toMatch(/\nPlace {2}Seat +Player\n {4}1 {2}(\w+) +[\w-]+\n(?:.*\n){3}\1 wins\.\n$/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there.
    expect(first.out).not.toMatch(/\u001b/);
  });

  test('another seed is another race; without one it is told, and gives the race again', async () => {
    const [one, two] = await Promise.all([gruppetto('race', 'los-ciclistas'), gruppetto('race', 'los-ciclistas')]);
    const seeds = [one, two].map(({ out }) => /^Seed: ([0-9a-f]{32})$/m.exec(out)?.[1] as string);
    expect(seeds[0]).not.toBe(seeds[1]);
    expect((await gruppetto('race', 'los-ciclistas', '--seed', seeds[0])).out).toBe(one.out);
  });

  test('--json: the facts, then the standings', async () => {
    const { code, out } = await gruppetto('race', 'los-ciclistas', '--seats', 'bot,bot', '--seed', 'x', '--json');
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(lines[0]).toEqual({ type: 'began', rule: 'LC-1.4', round: 1 });
    expect(lines.at(-2)).toEqual({ type: 'ended', rule: 'LC-4.5' });
    expect(lines.at(-1)).toMatchObject({ seed: 'x', standings: { over: true, measure: 'round-label' } });
  });

  test('--why: the sums and the rules', async () => {
    const { out } = await gruppetto('race', 'los-ciclistas', '--seed', 'x', '--why');
    expect(out).toMatch(/starts on (\d+)\. \(\d \+ \d = \1; LC-1\.4\)\n/);
  });

  test('--options: from a file, the single ones before it', async () => {
    keep('circuit.json', { elimination: true, length: 60 });
    const { out } = await gruppetto(
      'race',
      'los-ciclistas',
      '--options',
      'circuit.json',
      '--option',
      'length=50',
      '--record',
      'circuit.race.json',
    );
    expect(out).toContain('eliminated');
    expect(JSON.parse(readFileSync(at('circuit.race.json'), 'utf8')).options).toEqual({
      players: 4,
      length: 50,
      events: false,
      elimination: true,
      end: 'all-home',
    });
  });
});

describe.concurrent('replay', () => {
  test('gives the result that was recorded', async () => {
    const { name, out, record } = await recorded('aubisque');
    const again = await gruppetto('replay', name);
    expect(again).toMatchObject({ code: 0, err: '' });
    const result = out.slice(out.indexOf('Place  Rider'));
    expect(again.out).toBe(`Los Ciclistas\n${result}${record.steps.length} steps checked; each follows the rules.\n`);
    const log = await gruppetto('replay', name, '--log');
    expect(log.out).toContain(out.slice(out.indexOf('The start')));
  });

  test('--json: the facts that the race told', async () => {
    const { name } = await recorded('soulor');
    const [race, again] = await Promise.all([
      gruppetto('race', 'los-ciclistas', '--seats', 'random,random', '--seed', 'soulor', '--json'),
      gruppetto('replay', name, '--json'),
    ]);
    expect(again.out).toBe(race.out.replace('{"seed":"soulor",', '{'));
  });

  test('says whose turn it is in a race that is not over', async () => {
    const { record } = await recorded('marie-blanque');
    const { code, out } = await gruppetto('replay', keep('running.race.json', { ...record, steps: record.steps.slice(0, 20) }));
    expect(code).toBe(0);
    expect(out).toMatch(/\nThe race is not over: it is (Red|Blue)’s turn\.\n20 steps/);
  });

  test('names the first step that differs, and exits with 1', async () => {
    const { record } = await recorded('peyresourde');
    const spoil = (name: string, step: number, change: object) =>
      gruppetto('replay', keep(name, { ...record, steps: record.steps.with(step, { ...record.steps[step], ...change }) }));
    const count = record.steps.length;
    const [dice, choice, seat] = await Promise.all([
      spoil('dice.race.json', 2, { dice: [7, 1] }),
      spoil('choice.race.json', 1, { choice: { do: 'draft' } }),
      spoil('seat.race.json', 0, { seat: 1 }),
    ]);
    expect(dice).toEqual({
      code: 1,
      out: '',
      err: `gruppetto: dice.race.json: step 3 of ${count} doesn’t follow the rules. steps[2].dice: Die 1 shows 7, but it must be from 1 to 6.\n`,
    });
    expect(choice).toMatchObject({
      code: 1,
      err: `gruppetto: choice.race.json: step 2 of ${count} doesn’t follow the rules. steps[1]: Nobody drafts in the start round. (LC-1.4)\n`,
    });
    expect(seat).toMatchObject({
      code: 1,
      err: `gruppetto: seat.race.json: step 1 of ${count} doesn’t follow the rules. steps[0]: It is Seat 1’s turn.\n`,
    });
  });

  test('a name cannot write to the terminal', async () => {
    const { record } = await recorded('tourmalet');
    const seats = [{ ...record.seats[0], name: '\u001b[2JEve' }, record.seats[1]];
    const { out } = await gruppetto('replay', keep('eve.race.json', { ...record, seats }), '--log');
    expect(out).toContain('[2JEve 1');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there.
    expect(out).not.toMatch(/\u001b/);
  });
});

describe.concurrent('scenario', () => {
  test('says in a line each that all is as expected', async () => {
    const files = [keep('wheel.scenario.json', scenario), keep('again.scenario.json', { ...scenario, title: 'the same again' })];
    const { code, out, err } = await gruppetto('scenario', ...files);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(`ok    wheel.scenario.json: ${scenario.title}\nok    again.scenario.json: the same again\n`);
  });

  test('prints facts, position and standings as JSON', async () => {
    const { out } = await gruppetto('scenario', keep('wheel.scenario.json', scenario), '--json');
    const { facts, position, standings, problems } = JSON.parse(out);
    expect(facts.map(({ type }: { type: string }) => type)).toEqual(['threw', 'spent', 'moved', 'spent', 'moved']);
    expect(position.road.slice(0, 2)).toEqual([
      { rider: 0, space: 25 },
      { rider: 3, space: 24 },
    ]);
    expect(standings.over).toBe(false);
    expect(problems).toEqual([]);
  });

  test('names each difference and its place, plays the others, and exits with 1', async () => {
    const wrong = { ...scenario, expect: { position: { bonuses: [0, 1], round: 4 }, facts: [{ type: 'finished' }] } };
    const { code, out, err } = await gruppetto('scenario', keep('wrong.scenario.json', wrong), keep('wheel.scenario.json', scenario));
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      `FAIL  wrong.scenario.json: ${scenario.title}`,
      '      expect.position.bonuses: Expected [0,1], got [0,0].',
      '      expect.position.round: Expected 4, got 3.',
      '      expect.facts[0]: This should have happened, in this order, but didn’t: {"type":"finished"}.',
      `ok    wheel.scenario.json: ${scenario.title}`,
      '',
    ]);
    expect(err).toBe('gruppetto: 1 of 2 scenarios didn’t go as expected.\n');
  });

  test('shows a refusal', async () => {
    const poor = { ...scenario, position: { ...scenario.position, bonuses: [2, 1] }, expect: { refused: { rule: 'LC-3.6' } } };
    const { code, out } = await gruppetto('scenario', keep('poor.scenario.json', poor), '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out).refusal).toMatchObject({ reason: 'cannot-match-bonuses', rule: 'LC-3.6' });
  });

  test('folds a tour and compares its classifications', async () => {
    const tour = {
      format: 'gruppetto-tour-scenario',
      title: 'nothing has been ridden',
      tour: {
        format: 'gruppetto-tour',
        game: 'los-ciclistas',
        rules: 1,
        name: 'Two days in July',
        kind: 'road',
        seats: [
          { name: 'Ana', colour: 'red', player: 'person' },
          { name: 'Bot', colour: 'blue', player: 'rule-of-thumb' },
        ],
        riders: [],
        stages: [{ name: '', options: { players: 2 } }],
      },
      entries: [{ do: 'leave', stage: 0, rider: 0, reason: 'on-the-road' }],
      expect: { over: false, classifications: { general: { $has: [{ entrant: 0, total: 0 }] } } },
    };
    const { code, out } = await gruppetto('scenario', keep('tour.scenario.json', tour));
    expect({ code, out }).toEqual({ code: 0, out: 'ok    tour.scenario.json: nothing has been ridden\n' });
    const { out: json } = await gruppetto('scenario', 'tour.scenario.json', keep('wheel.scenario.json', scenario), '--json');
    const [first, second] = json
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({ file: 'tour.scenario.json', over: false, jerseys: [], gone: [], problems: [] });
    expect(second).toMatchObject({ file: 'wheel.scenario.json', problems: [] });
  });

  test('fails a file that it can’t play, with the reason, and plays the others', async () => {
    keep('no-riders.scenario.json', { ...scenario, position: { ...scenario.position, road: [] } });
    keep('wheel.scenario.json', scenario);
    writeFileSync(join(folder, 'torn.scenario.json'), '{ "format": ');
    const files = ['missing.scenario.json', 'torn.scenario.json', 'no-riders.scenario.json', 'wheel.scenario.json'];
    const { code, out, err } = await gruppetto('scenario', ...files);
    expect(out.split('\n')).toEqual([
      'FAIL  There is no file missing.scenario.json.',
      'FAIL  torn.scenario.json: This file is not valid JSON: it ends too early, at line 1, column 13.',
      'FAIL  no-riders.scenario.json: position.road: 6 riders of this race are missing.',
      `ok    wheel.scenario.json: ${scenario.title}`,
      '',
    ]);
    expect({ code, err }).toEqual({ code: 1, err: 'gruppetto: 3 of 4 scenarios didn’t go as expected.\n' });
    const lines = (await gruppetto('scenario', ...files, '--json')).out.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).file)).toEqual(files);
    expect(JSON.parse(lines[0])).toEqual({ file: files[0], fault: 'There is no file missing.scenario.json.' });
  });
});

describe.concurrent('forecast', () => {
  test('tells how often each role wins, where riders have roles; all together win every race', async () => {
    const file = keep('summit.json', { game: 'cycling-party', options: { teams: 2, stage: 'eagle-summit' } });
    const { code, out } = await started('forecast', file, '--runs', '20', '--seed', 'x', '--workers', '1');
    expect(code).toBe(0);
    const wins = Array.from(out.matchAll(/^(climber|sprinter|rouleur|flat domestique|mountain domestique) +([\d.]+) %$/gm), ([, , win]) =>
      Number(win),
    );
    expect(wins).toHaveLength(5);
    expect(wins.reduce((sum, win) => sum + win, 0)).toBeCloseTo(100, 0);
  });

  const threeBots = { game: 'los-ciclistas', options: { end: 'first-finish' }, seats: ['bot', 'random', 'rule-of-thumb'] };

  test('is the same with any number of workers', async () => {
    keep('three.json', threeBots);
    const outcomes = await Promise.all(
      ['1', '3'].map((workers) => started('forecast', 'three.json', '--runs', '300', '--seed', 'x', '--workers', workers, '--json')),
    );
    const [one, three] = outcomes.map(({ out }) => out);
    expect(three).toBe(one);
    const { races, stopped, seats, riders } = JSON.parse(one);
    expect({ races, stopped }).toEqual({ races: 300, stopped: false });
    const wins = (list: readonly { win: { value: number } }[]) => list.reduce((sum, { win }) => sum + win.value, 0);
    expect(wins(seats)).toBeCloseTo(1, 9);
    expect(wins(riders)).toBeCloseTo(1, 9);
    expect(riders[0]).toMatchObject({ name: 'Red 1', rider: 0 });
    expect(riders[0].places).toHaveLength(9);
  });

  test('from a position, as a table', async () => {
    const road = scenario.position.road.with(0, { rider: 0, space: 59 });
    const ahead = { ...scenario, position: { ...scenario.position, round: 6, road } };
    const { code, out } = await started('forecast', keep('ahead.scenario.json', ahead), '--runs', '100', '--seed', 'x', '--workers', '1');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Los Ciclistas\nSeed: x\n\nSeat {2}Player +Win +Average place\nRed {3}rule-of-thumb {2}100\.0 % {2}96\.3–100\.0 +1\.00 {2}1\.00–1\.00\n/,
    );
    expect(out).toMatch(
      /\nRider +Win +Podium +Average place\nRed 1 {2,3}100\.0 % {2}96\.3–100\.0 {2}100\.0 % {2}96\.3–100\.0 +1\.00 {2}1\.00–1\.00\n/,
    );
    expect(out).toMatch(/\nRed 2 {4,5}0\.0 % {2}0\.0–3\.7 /);
    expect(out).toMatch(/\n100 races, \d+ choices in each\. Each figure is followed by its 95 % error bar\.\n$/);
  });

  test('of a record goes on from where it stands, persons played by the bot', async () => {
    const { record } = await recorded('galibier');
    const seats = [{ name: 'Ann, "the Cat"', colour: 'red', player: 'person' }, record.seats[1]];
    const running = { ...record, seats, steps: record.steps.slice(0, 30) };
    const { code, out, err } = await started(
      'forecast',
      keep('ann.race.json', running),
      '--runs',
      '50',
      '--seed',
      'x',
      '--workers',
      '1',
      '--csv',
    );
    expect({ code, err }).toEqual({ code: 0, err: 'Seed: x\n' });
    const [head, ann, random, rider] = out.split('\n');
    expect(head).toBe(
      'kind,index,name,races,win,win_low,win_high,podium,podium_low,podium_high,top_ten,top_ten_low,top_ten_high,mean_place,mean_place_low,mean_place_high,out,out_low,out_high',
    );
    expect(ann).toMatch(/^seat,0,"Ann, ""the Cat""",50,0\.\d{6},/);
    expect(random).toMatch(/^seat,1,Blue,50,.*,,,$/);
    expect(rider).toMatch(/^rider,0,"Ann, ""the Cat"" 1",50,.*,0\.000000,0\.000000,0\.\d{6}$/);
  });

  test('stops on Ctrl-C, says so and prints what there is', async () => {
    const file = keep('long.json', { game: 'los-ciclistas' });
    let interrupted = false;
    const { code, out, err } = await start(['forecast', file, '--runs', '100000000', '--seed', 'x'], (child) => {
      if (!interrupted) child.kill('SIGINT');
      interrupted = true;
    });
    expect(code).toBe(130);
    expect(out).toContain('Seed: x');
    expect(err).toMatch(
      /^Stopped (before the first race was over\.|after [\d,]+ of 100,000,000 races; --runs \d+ --seed x gives these figures again\.)\n$/,
    );
  });

  test('of a race that is over is refused, but it can be ridden from an earlier step', async () => {
    const { name } = await recorded('izoard');
    expect(await gruppetto('forecast', name)).toEqual({
      code: 2,
      out: '',
      err: `gruppetto: ${name}: this race is over; --step 0 rides it again from its start.\n`,
    });
    const [start, beyond] = await Promise.all([
      started('forecast', name, '--step', '0', '--runs', '20', '--seed', 'x', '--workers', '1', '--json'),
      gruppetto('forecast', name, '--step', '99999'),
    ]);
    const setUp = keep('two.json', { game: 'los-ciclistas', seats: ['random', 'random'] });
    expect(start.out).toBe((await started('forecast', setUp, '--runs', '20', '--seed', 'x', '--workers', '1', '--json')).out);
    expect(beyond).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/there is no step 99999; this race has \d+ steps\.\n$/) });
  });
});

const widest = (text: string): number => Math.max(...text.split('\n').map((line) => [...line].length));

describe.concurrent('tour', () => {
  test('makes a tour, rides it, and the same one again', async () => {
    const args = ['tour', 'los-ciclistas', '--stages', '3', '--seats', 'bot,random', '--seed', 'alpe', '--kind', 'road', '--name', 'July'];
    const [first, second] = await Promise.all([started(...args), gruppetto(...args)]);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toBe(second.out);
    expect(first.out).toMatch(/^Los Ciclistas: July, 3 stages\nSeed: alpe\n\n/);
    expect(
      first.out.match(/^Stage {2}\d \(road race\): (?:Red|Blue) \d wins; yellow (?:Red|Blue) \d, green (?:Red|Blue) \d\.$/gm),
    ).toHaveLength(3);
    // Who leads has their score, the others how far they are behind them too.
    expect(first.out).toMatch(/\nPlace {2}General classification\n {4}1 {2}\w+ \d +\d+′\d\n {4}2 {2}\w+ \d +\d+′\d {2}\+\d+′\d\n/);
    expect(first.out).toMatch(/\n\w+ \d wears the yellow jersey of the general classification\.\n/);
    expect(first.out).toMatch(/\nPlace {2}Seat +Player +Stage wins\n {4}1 {2}(\w+) .*\n.*\n\n\1 wins the tour\.\n/);
    expect(first.out).toMatch(/\n\nRecords\n {2}\S/);
    expect(first.out).toMatch(/\n\nAwards\n {2}\S/);
  });

  test.each(['cycling-party', 'leader-1', 'pace-wheel', 'wielersim'])('%s has its own', async (game) => {
    const { code, out, err } = await gruppetto('tour', game, '--stages', '2', '--seed', 'x');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/\n.* wins the tour\.\n/);
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  test('--save: the plan is ridden again from its file, and is another tour with another seed', async () => {
    const first = await gruppetto('tour', 'los-ciclistas', '--stages', '2', '--seats', 'bot,bot', '--seed', 'x', '--save', 'x.tour.json');
    expect((await gruppetto('tour', 'x.tour.json', '--seed', 'x')).out).toBe(first.out);
    const { out } = await gruppetto('tour', 'x.tour.json', '--seed', 'y');
    expect(out).toContain('2 stages\nSeed: y\n');
    expect(out.split('\n').slice(2)).not.toEqual(first.out.split('\n').slice(2));
  });

  test('--json: everything; --csv: every classification after every stage', async () => {
    const args = ['tour', 'los-ciclistas', '--stages', '2', '--seats', 'bot,bot', '--seed', 'x'];
    const json = JSON.parse((await gruppetto(...args, '--json')).out);
    expect(json).toMatchObject({
      seed: 'x',
      over: true,
      plan: { format: 'gruppetto-tour' },
      entries: [{ do: 'result' }, { do: 'result' }],
    });
    expect(json.after).toHaveLength(2);
    const { out, err } = await gruppetto(...args, '--csv');
    expect(err).toContain('Seed: x');
    const rows = out.split('\r\n');
    expect(rows[0]).toBe('after_stage,stage_name,classification,place,name,team,number,total,total_time,of_this_stage,of_this_stage_time');
    // Two stages, six riders twice and two teams twice.
    expect(rows).toHaveLength(1 + 2 * 16 + 1);
    const [leader] = json.after[1].classifications[0].lines;
    const first = rows.find((row) => row.startsWith('2,Stage 2,general,1,'))?.split(',') ?? [];
    expect([first[4], first[7], first[9]]).toEqual([leader.name, `${leader.total}`, `${leader.stages[1]}`]);
  });

  test('a forecast of it tells the chances of each table and jersey, whatever the number of workers', async () => {
    await gruppetto('tour', 'los-ciclistas', '--stages', '2', '--seats', 'bot,bot', '--seed', 'x', '--save', 'f.tour.json');
    const args = ['forecast', 'f.tour.json', '--runs', '40', '--seed', 'x'];
    const [one, two, json] = await Promise.all([
      started(...args, '--workers', '1'),
      started(...args, '--workers', '2'),
      started(...args, '--json'),
    ]);
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(one.out).toBe(two.out);
    expect(one.out).toMatch(/\nTeams +Win\n(?:Red|Blue) +\d+\.\d %/);
    expect(one.out).toMatch(/\nThe yellow jersey of the general classification +Wears it\n/);
    expect(one.out).toMatch(/\n40 tours, \d+ choices in each\./);
    expect(widest(one.out)).toBeLessThanOrEqual(80);
    const { tables, jerseys, seats } = JSON.parse(json.out);
    expect(tables.map(({ classification }: { classification: string }) => classification)).toEqual([
      'general',
      'teams',
      'day-points',
      'team-day-points',
    ]);
    expect(jerseys[0].riders).toHaveLength(6);
    expect(seats[0].win.value + seats[1].win.value).toBeGreaterThanOrEqual(1);
  });
});

describe.concurrent('rules', () => {
  test('prints a rule', async () => {
    expect((await gruppetto('rules', 'LC-3.2')).out).toBe(`Los Ciclistas (LC)

3. Drafting
LC-3.2  The drafting rider moves to the space directly behind the new space of
        the rider they follow, never the same space, and stands last in it.
`);
  });

  test('prints a chapter, however it is spelt, and a book', async () => {
    const [chapter, book, byName, books] = await Promise.all(
      [['lc-3'], ['LC'], ['los-ciclistas'], []].map((what) => gruppetto('rules', ...what)),
    );
    expect(chapter?.out.match(/^LC-\S+/gm)).toEqual(['LC-3.1', 'LC-3.2', 'LC-3.3', 'LC-3.4', 'LC-3.5', 'LC-3.6', 'LC-3.7']);
    expect(book?.out).toBe(byName?.out);
    expect(book?.out).toContain('\n4. Finish\nLC-4.1  ');
    expect(books?.out).toMatch(/^Book {2}Game +Rules {2}File\n(?:.*\n)*WS +WielerSIM +\d+ {2}docs\/rules\/wielersim\.md\n/);
  });
});

describe.concurrent('learn', () => {
  test('lists the courses', async () => {
    expect((await gruppetto('learn')).out).toMatch(/^Game +Lessons {2}Command\nLos Ciclistas +\d+ {2}gruppetto learn los-ciclistas\n/);
  });

  test('answers every choice, explains the question, and goes on with the right one', async () => {
    const { code, out } = await type(['learn', 'los-ciclistas', 'draft'], ['2', '?', 'nine', '1', '2', 'q']);
    expect(code).toBe(0);
    expect(out).toContain('Los Ciclistas · Lesson 2 of 8: Throw or draft\n');
    expect(out).toContain('  1  Draft Blue 1: to 30, no dice, +1 bonus\n');
    const steps = [
      'Not this time: Two dice make 7 on average',
      'Type the number of a choice',
      'Red 1 takes Blue 1’s wheel to 30 and earns a bonus.\nGood: Space 30',
      'Good: Right: a slow wheel is worth leaving. You threw 8.\nLesson done. Take a fast wheel, leave a slow one.',
      'Lesson 3 of 8',
    ].map((text) => out.indexOf(text));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps[0]).toBeGreaterThan(0);
  });
});

describe.concurrent('a wrong call gets a sentence and exit code 2', () => {
  mkdirSync(at('folder'));
  keep('huge.json', '');
  truncateSync(at('huge.json'), 65 * 1024 * 1024);
  keep('list.json', []);
  keep('bad.json', '{"game": "los-ciclistas",\n "seats": [bot]}');
  keep('short.json', '{"game":');
  keep('latin.json', '');
  writeFileSync(at('latin.json'), Buffer.from([0x22, 0xe9, 0x22]));
  keep('scenario.json', scenario);
  keep('polo.json', { game: 'polo' });
  keep('polo.race.json', {
    format: 'gruppetto-race',
    game: 'polo',
    rules: 1,
    options: {},
    seats: [{ name: '', colour: '', player: '' }],
    setup: [],
    steps: [],
  });
  keep('empty.race.json', { format: 'gruppetto-race' });
  keep('empty.tour.json', { format: 'gruppetto-tour' });

  const eleven = Array(11).fill('bot').join();
  test.each([
    ['race polo', 'game: There is no game called "polo" here. There are: '],
    [
      'race los-ciclistas --seats bot,merckx',
      'seats[1]: There is no bot called "merckx" for this game; there are: random, rookie, rule-of-thumb, captain, champion.',
    ],
    [`race los-ciclistas --seats ${eleven}`, 'seats: It has 11 entries; it needs 2 to 10.'],
    ['race los-ciclistas --seats bot,bot --option players=3', 'seats: It has 2 entries; it needs 3.'],
    ['race los-ciclistas --option length=55', 'options.length: A course has at least 60 spaces, not 55. (LC-1.1)'],
    ['race los-ciclistas --option length=far', 'options.length: It must be a whole number from 50 to 300.'],
    ['race los-ciclistas --option events=maybe', 'options.events: It must be true or false.'],
    ['race los-ciclistas --option speed=9', 'los-ciclistas has no option "speed"; it has: players, length, events, elimination, end.'],
    ['race los-ciclistas --option __proto__=9', 'los-ciclistas has no option "__proto__"; it has: '],
    ['race los-ciclistas --option length', "option '-o, --option <name=value>' argument 'length' is invalid. Write it as name=value."],
    ['race los-ciclistas --options list.json', 'list.json: The options must be an object with named fields.'],
    ['race los-ciclistas --record folder', 'folder is a folder, not a file.'],
    ['race los-ciclistas --record nowhere/a.race.json', 'There is no folder for nowhere/a.race.json.'],
    ['race', "missing required argument 'game'"],
    ['race los-ciclistas --sets bot', "unknown option '--sets'\n(Did you mean --seats?)"],
    ['rase', "unknown command 'rase'\n(Did you mean race?)"],
    ['tour polo', 'game: There is no game called "polo" here. There are: '],
    ['tour los-ciclistas --kind moon', 'kind: It must be one of: grand-tour, road, events, circuits.'],
    [
      'tour los-ciclistas --stages 101',
      "option '-n, --stages <count>' argument '101' is invalid. It must be a whole number from 1 to 100.",
    ],
    [
      'tour los-ciclistas --seats merckx,bot',
      'seats[0]: There is no bot called "merckx" for this game; there are: random, rookie, rule-of-thumb, captain, champion.',
    ],
    ['tour los-ciclistas --option speed=9', 'los-ciclistas has no option "speed"; it has: '],
    ['tour los-ciclistas --option length=100', '--option length: in this tour each stage has its own.'],
    ['tour cycling-party --option version=junior', '--option version: in this tour each stage has its own.'],
    ['tour los-ciclistas --stages -3', "option '-n, --stages <count>' argument '-3' is invalid. It must be a whole number from 1 to 100."],
    ['tour los-ciclistas --save nowhere/x.tour.json', 'There is no folder for nowhere/x.tour.json.'],
    ['tour los-ciclistas --what', "unknown option '--what'"],
    ['tour los-ciclistas --json --csv', "option '--json' cannot be used with option '--csv'"],
    ['tour nothing.tour.json', 'There is no file nothing.tour.json.'],
    ['tour scenario.json', 'scenario.json: format: This is not a Gruppetto tour file.'],
    ['tour empty.tour.json', 'empty.tour.json: game: It is missing.\n'],
    ['tour scenario.json --kind road', '--kind is for a new tour; scenario.json has its own.'],
    ['forecast empty.tour.json', 'empty.tour.json: game: It is missing.\n'],
    ['replay nothing.json', 'There is no file nothing.json.'],
    ['replay folder', 'folder is a folder, not a file.'],
    ['replay huge.json', 'huge.json is larger than 64 MB: too large for a race.'],
    ['replay bad.json', 'bad.json: This file is not valid JSON: line 2, column 12.'],
    ['replay short.json', 'short.json: This file is not valid JSON: it ends too early, at line 1, column 9.'],
    ['replay latin.json', 'latin.json is not UTF-8 text.'],
    ['replay list.json', 'list.json: format: This is not a Gruppetto race file.'],
    ['replay scenario.json', 'scenario.json: format: This is not a Gruppetto race file.'],
    ['replay polo.race.json', 'polo.race.json: game: There is no game called "polo" here. There are: '],
    ['replay empty.race.json', 'empty.race.json: game: It is missing.\nempty.race.json: rules: It is missing.\n'],
    ['forecast polo.json', 'polo.json: game: There is no game called "polo" here. There are: '],
    ['forecast list.json', 'list.json: It must be an object with named fields.'],
    [
      'forecast scenario.json --runs 0',
      "option '-n, --runs <count>' argument '0' is invalid. It must be a whole number from 1 to 100000000.",
    ],
    ['forecast scenario.json --workers many', "option '-w, --workers <count>' argument 'many' is invalid."],
    ['forecast scenario.json --json --csv', "option '--json' cannot be used with option '--csv'"],
    ['forecast scenario.json --step 1', 'scenario.json: --step is for recorded races, and this isn’t one.'],
    ['rules XX-1.1', 'There is no rule book for "XX-1.1"; there are: LC, CP, L1, PW, WS.'],
    ['rules LC-9.9', 'There is no rule LC-9.9; "gruppetto rules LC" prints those of Los Ciclistas.'],
  ])('%s', async (call, sentence) => {
    const { code, out, err } = await gruppetto(...call.split(' '));
    expect(err).toContain(`gruppetto: ${sentence}`);
    expect(err).not.toMatch(/\n {4}at /);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('and so does the program as it is built', async () => {
    for (const call of [['rase'], ['replay', 'nothing.json']]) expect(await started(...call)).toEqual(await gruppetto(...call));
  });
});

describe.concurrent('languages', () => {
  const inLanguage = (env: Readonly<Record<string, string>>, ...args: string[]) => called(folder, args, env);

  test('--lang wins, before or after the command, over GRUPPETTO_LANG, and that over the system', async () => {
    const race = ['race', 'los-ciclistas', '--seats', 'bot,bot', '--seed', 'alpe'];
    const [after, before, own, system, none] = await Promise.all([
      inLanguage({ GRUPPETTO_LANG: 'fr', LANG: 'de_DE.UTF-8' }, ...race, '--lang', 'nl'),
      inLanguage({}, '--lang=nl-BE', ...race),
      inLanguage({ GRUPPETTO_LANG: 'nl', LC_ALL: 'de_DE.UTF-8' }, ...race),
      inLanguage({ LC_ALL: 'nl_BE.UTF-8', LANG: 'de_DE.UTF-8' }, ...race),
      inLanguage({ LC_ALL: 'C', LANG: 'de_DE.UTF-8' }, ...race),
    ]);
    expect(after).toMatchObject({ code: 0, err: '' });
    expect(after.out).toMatch(/\n {2}Rood 1 gooit \d \+ \d en start op \d+\.\n/);
    expect(after.out).toMatch(/\nPlaats {2}Renner +Uitslag\n/);
    expect(after.out).toMatch(/\n(Rood|Blauw) wint\.\n$/);
    for (const { out } of [before, own, system]) expect(out).toBe(after.out);
    expect(none.out).toContain('Red 1 throws');
  });

  test('the rule books, and what commander says', async () => {
    const [rule, help, wrong] = await Promise.all([
      inLanguage({ LANG: 'de_DE.UTF-8' }, 'rules', 'LC-3.1'),
      inLanguage({ LANG: 'it_IT' }, 'race', '--help'),
      inLanguage({ LANG: 'es_ES.UTF-8' }, 'rase'),
    ]);
    expect(rule.out).toMatch(/^Los Ciclistas \(LC\)\n\n3\. Windschatten\nLC-3\.1 {2}\S/);
    expect(help.out).toMatch(/^Uso: gruppetto race /);
    expect(help.out).not.toMatch(/Usage:|Options:|Arguments:|Examples:|display help|default:/);
    expect(wrong).toMatchObject({ code: 2, out: '', err: 'gruppetto: orden desconocida «rase»\n(¿Querías decir race?)\n' });
  });

  test('files, JSON and CSV are the same in every language', async () => {
    const tour = ['tour', 'los-ciclistas', '--stages', '1', '--seats', 'bot,bot', '--seed', 'x', '--csv', '--save'];
    const [en, nl] = await Promise.all([gruppetto(...tour, 'en.tour.json'), gruppetto('--lang', 'nl', ...tour, 'nl.tour.json')]);
    expect(nl.out).toBe(en.out);
    expect(readFileSync(at('nl.tour.json'), 'utf8')).toBe(readFileSync(at('en.tour.json'), 'utf8'));
    const race = ['race', 'los-ciclistas', '--seats', 'bot,bot', '--seed', 'x', '--record'];
    await Promise.all([gruppetto(...race, 'en.race.json'), gruppetto('--lang', 'de', ...race, 'de.race.json')]);
    expect(readFileSync(at('de.race.json'), 'utf8')).toBe(readFileSync(at('en.race.json'), 'utf8'));
  });

  test('a language that is not there gets a sentence', async () => {
    expect(await inLanguage({ LANG: 'nl_NL.UTF-8' }, 'rules', '--lang', 'tlh')).toEqual({
      code: 2,
      out: '',
      err: 'gruppetto: De taal ‘tlh’ bestaat hier niet; wel: en, es, fr, it, nl, de.\n',
    });
  });

  test('every sentence of the terminal is read somewhere, and one that is not is found, whatever its name', () => {
    const words = terminal();
    const more = { ...words, bot: { ...words.bot, length: 'Words of this name are everywhere.' } };
    expect(unreadWords(more, '@gruppetto/words/terminal', ['apps/cli/src', 'apps/server/src'])).toEqual(['bot.length']);
  });
});

describe.concurrent('the program', () => {
  test('has help with examples everywhere', async () => {
    const calls = [[], ['race'], ['tour'], ['replay'], ['scenario'], ['forecast'], ['rules']];
    for (const { code, out, err } of await Promise.all(calls.map((call) => gruppetto(...call, '--help')))) {
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/^Usage: gruppetto /);
      expect(out).toMatch(/\nExamples:\n {2}\$ gruppetto /);
    }
  });

  test('is silent when its reader has seen enough', async () => {
    const { code, err } = await start(
      ['race', 'los-ciclistas', '--seats', Array(10).fill('bot').join(), '--option', 'length=300', '--json'],
      (child) => child.stdout?.destroy(),
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('asks to be built', async () => {
    mkdirSync(at('unbuilt/bin'), { recursive: true });
    keep('unbuilt/package.json', { type: 'module' });
    copyFileSync(bin, at('unbuilt/bin/gruppetto.js'));
    const { code, out, err } = await start([], undefined, at('unbuilt/bin/gruppetto.js'));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^gruppetto: .*run "npm run build".*\n$/);
  });
});

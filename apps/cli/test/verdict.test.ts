import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Verdict } from '@gruppetto/bots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { called } from './called.ts';

const folder = mkdtempSync(join(tmpdir(), 'gruppetto-verdict-'));
afterAll(() => rmSync(folder, { recursive: true }));

const gruppetto = (...args: string[]) => called(folder, args);

/** A point is 1 % of chance. */
const half = 0.005;

async function judged(file: string): Promise<{ readonly out: string; readonly verdict: Verdict }> {
  const { out, code } = await gruppetto('verdict', file);
  expect(code).toBe(0);
  const { out: json } = await gruppetto('verdict', file, '--json');
  return { out, verdict: JSON.parse(json) };
}

const rowOf = (out: string, name: string): readonly string[] | undefined =>
  out
    .split('\n')
    .find((line) => line.startsWith(`${name}  `))
    ?.split(/ {2,}/);

describe('a race with choices', () => {
  const found = {} as Awaited<ReturnType<typeof judged>>;
  beforeAll(async () => {
    await gruppetto(
      'race',
      'los-ciclistas',
      '--seats',
      'random,bot',
      '--option',
      'end=first-finish',
      '--seed',
      'v',
      '--record',
      'a.race.json',
    );
    Object.assign(found, await judged('a.race.json'));
  });

  test('what luck and choices did adds up to the result, for every player', () => {
    const { verdict, out } = found;
    expect(verdict.accounts.length).toBe(2);
    for (const { start, ownLuck, ownChoices, othersLuck, othersChoices, result } of verdict.accounts)
      expect(Math.abs(start + ownLuck + ownChoices + othersLuck + othersChoices - result)).toBeLessThan(half);
    expect(verdict.accounts.map(({ result }) => result).sort()).toEqual([0, 1]);
    expect(rowOf(out, 'Player')).toEqual([
      'Player',
      'Start',
      'Own luck',
      'Own choices',
      '±',
      'Others’ luck',
      'Others’ choices',
      '±',
      'Result',
    ]);
    expect(rowOf(out, 'Red')?.length).toBe(9);
  });

  test('the turning points say what turned the race, and whose it was', () => {
    const { verdict, out } = found;
    const [, section = ''] = out.split('The turning points\n');
    const lines = section.split('\n\n')[0].split('\n');
    expect(lines.length).toBe(verdict.turningPoints.length);
    for (const [index, { step, cause, entrant }] of verdict.turningPoints.entries())
      expect(lines[index]).toMatch(
        new RegExp(
          `^ {2}step ${step} · ${cause === 'dice' ? 'Dice' : 'Choice'}: ${['Red', 'Blue'][entrant as number]} · (Red|Blue) [+−]\\d`,
        ),
      );
  });

  test('then come the costliest choices of each player, and the throws', () => {
    expect(found.out).toContain('The costliest choices of Red');
    expect(found.out).toContain('The costliest choices of Blue');
    expect(found.out).toMatch(/Luckiest\n( {2}\+.*\n){3}Unluckiest\n( {2}−.*\n){3}/);
  });

  test('a race that is not over has no verdict', async () => {
    const record = JSON.parse(readFileSync(join(folder, 'a.race.json'), 'utf8'));
    writeFileSync(join(folder, 'half.race.json'), JSON.stringify({ ...record, steps: record.steps.slice(0, 8) }));
    const { code, err } = await gruppetto('verdict', 'half.race.json');
    expect(code).toBe(2);
    expect(err).toContain('this race is not over yet');
  });
});

describe('a race in which nobody chooses', () => {
  const riders = 'Ash,Ada,sprinter\nAsh,Bo,helper\nBeech,Cas,sprinter\nBeech,Dirk,leader\nElm,Els,climber\n';
  const route =
    'Round the Windmills\nMillstream | | | 80 | blue\nTown Hall | | finish | 0 |\nhierarchy: sprinter, leader, helper, climber\n';
  const found = {} as Awaited<ReturnType<typeof judged>>;
  beforeAll(async () => {
    await gruppetto(
      'race',
      'wielersim',
      '--option',
      `riders=${riders}`,
      '--option',
      `route=${route}`,
      '--seed',
      'v',
      '--record',
      'w.race.json',
    );
    Object.assign(found, await judged('w.race.json'));
  });

  test('own luck and the luck of the others add up to the result, for every rider', () => {
    const { accounts } = found.verdict;
    expect(accounts.length).toBe(5);
    for (const { start, ownLuck, othersLuck, result } of accounts)
      expect(Math.abs(start + ownLuck + othersLuck - result)).toBeLessThan(half);
    expect(Math.max(...accounts.map(({ ownLuck }) => Math.abs(ownLuck)))).toBeGreaterThan(0.02);
  });

  test('the first three riders are printed, without columns of zeros, and nobody’s choices', () => {
    const { out } = found;
    expect(rowOf(out, 'Rider')).toEqual(['Rider', 'Start', 'Own luck', '±', 'Others’ luck', '±', 'Result']);
    expect(['Ada', 'Bo', 'Cas', 'Dirk', 'Els'].filter((name) => rowOf(out, name)).length).toBe(3);
    expect(out).not.toMatch(/choices of|Domestique/);
  });

  test('throws and turning points name the riders', () => {
    expect(found.out).toMatch(/Luckiest\n( {2}\+[\d.]+ · step \d+, (Ada|Bo|Cas|Dirk|Els): from .*\n){3}Unluckiest\n( {2}−.*\n){3}/);
    expect(found.out).toMatch(/ {2}step \d+ · Dice: (Ada|Bo|Cas|Dirk|Els) · /);
  });
});

import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findRoom, gameIds, rooms } from '@gruppetto/catalogue/all';
import { terminal } from '@gruppetto/words/terminal';
import { describe, expect, test } from 'vitest';
import { skillOf, waysOf } from '../src/atlas-figures.ts';
import { type CallOutcome, called } from './called.ts';

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));
const gruppetto = (...args: string[]): Promise<CallOutcome> => called(tmpdir(), args);

const doc = (name: string): string => readFileSync(`${docs}${name}`, 'utf8');
const labelsOf = (id: string): readonly string[] => {
  const room = findRoom(id);
  if (!room) throw new Error(`no room ${id}`);
  return waysOf(room).map(({ label }) => label);
};
/** The cells of a Markdown table, without its head. */
const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))
    .filter(([first]) => first !== 'Way to play' && first !== '---');
const first = (cells: readonly string[]): string | undefined => cells[0];

describe('the skill atlas', () => {
  test.each(gameIds)('%s: each way to play once, the game as it comes first', (id) => {
    const room = rooms.find(({ card }) => card.id === id);
    const ways = room ? waysOf(room) : [];
    expect(ways[0]?.label).toMatch(/^as it comes/);
    expect(new Set(ways.map(({ label }) => label)).size).toBe(ways.length);
    const played = ways.map(({ race }) => JSON.stringify(race.options));
    expect(new Set(played).size).toBe(played.length);
    if (!room?.ruleOfThumb) return;
    for (const options of room.insight?.trainedOn ?? []) {
      const parsed = room.game.options.parse(options);
      expect(played).toContain(JSON.stringify(parsed.ok && parsed.value));
    }
  });

  test('measures every way to play alike, and says by which command', async () => {
    const call = ['atlas', 'los-ciclistas', '--races', '20', '--champion', '1', '--seed', 'few'];
    const { code, out, err } = await gruppetto(...call);
    expect(code).toBe(0);
    expect(out).toContain(`\`gruppetto ${call.join(' ')}\``);
    expect(rowsOf(out).map(first)).toEqual(labelsOf('los-ciclistas'));
    expect(err.trim().split('\n')).toHaveLength(labelsOf('los-ciclistas').length);
    for (const [, , , wins, rookie, champion, fair, skill, luck] of rowsOf(out)) {
      const shares = `${wins}`.split(' ± ')[0]?.split(' / ').map(Number) ?? [];
      // Each of them rounded.
      expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThan(0.05 * shares.length + 0.001);
      expect(fair).toBe(`${(100 / shares.length).toFixed(1)} %`);
      expect(rookie).toMatch(/^[\d.]+ % ± [\d.]+$/);
      expect(champion).toMatch(/^(0|100)\.0 % ± [\d.]+$/);
      expect(skill).toMatch(/^−?[\d.]+ % ± [\d.]+$/);
      expect(luck).toMatch(/^−?[\d.]+ %$/);
    }
  });

  test('skill is not cut off at nothing, and its error grows with it', () => {
    const wins = Array.from({ length: 4 }, () => ({ share: 0.25, error: 0.01 }));
    const race = { rounds: 10, choices: 100, wins };
    expect(skillOf({ ...race, champion: { share: 0.1, error: 0.03 } })).toEqual({ share: -0.15 / 0.75, error: 0.03 / 0.75 });
    expect(skillOf({ ...race, champion: { share: 1, error: 0.03 } })).toEqual({ share: 1, error: 0.03 / 0.75 });
  });

  test('where nobody decides anything it has the routes by their names', async () => {
    const { out } = await gruppetto('atlas', 'wielersim', '--races', '10');
    expect(rowsOf(out).map(first)).toEqual(labelsOf('wielersim'));
    expect(out).toContain('| Stage: the Plain of Poplars | ');
    expect(out).not.toContain('Champion wins');
  });

  test('speaks the language of the terminal', async () => {
    const { out } = await gruppetto('atlas', 'wielersim', '--races', '10', '--lang', 'nl');
    const { page } = terminal('nl').atlas;
    expect(out).toContain(`# ${page.title}\n`);
    expect(out).toContain(`\n\n${page.allLuck}\n\n| ${page.columns.way} | ${page.columns.rounds} | `);
    expect(out).toMatch(/^Geschreven door `gruppetto atlas wielersim --races 10 /m);
    expect(out).not.toMatch(/\b(race|seat|stands|wins|luck)\b/);
  });

  test('docs/atlas.md has every way to play, of 100,000 races at least', () => {
    const text = doc('atlas.md');
    const [, call = '', races = ''] = /`(gruppetto atlas --races (\d+) --champion \d+ --seed \w+)`/.exec(text) ?? [];
    expect(call).not.toBe('');
    expect(Number(races)).toBeGreaterThanOrEqual(100_000);
    expect(rowsOf(text).map(first)).toEqual(gameIds.flatMap(labelsOf));
  });
});

describe('the ladder', () => {
  test('docs/ladder.md is what it prints', async () => {
    expect((await gruppetto('ladder')).out.trimEnd()).toBe(doc('ladder.md').trimEnd());
  });

  test('without a game it speaks the language of the terminal, too', async () => {
    const { out } = await gruppetto('ladder', '--lang', 'de');
    const { title, races } = terminal('de').ladder.page;
    expect(out).toContain(`# ${title}\n`);
    expect(out).toContain(`\n${races(960, 'ladder')}\n\n| Gegner | Rating | Siege gegen drei Wasserträger |\n`);
    expect(out).not.toMatch(/Domestique|race|seed/);
  });

  test('a Rookie rides so many races alone that one deal tells how often they win', async () => {
    const { out } = await gruppetto('ladder', 'los-ciclistas', '--deals', '1', '--seed', 'one');
    expect(out).toContain('16 races, seed one');
    const errorOf = (name: string) => Number(new RegExp(`${name} .* % ± ([\\d.]+)`).exec(out)?.[1]);
    expect(errorOf('Rookie')).toBeLessThan(2.5);
    expect(errorOf('Captain')).toBeGreaterThan(10);
  });

  // A Rookie loses clearly, but not hopelessly.
  test.each(gameIds)('%s: a Rookie wins 10 to 18 of 100 races', (id) => {
    const rookie = findRoom(id)?.ladder?.levels.rookie;
    if (!rookie) return;
    expect(rookie.wins).toBeGreaterThanOrEqual(0.1);
    expect(rookie.wins).toBeLessThanOrEqual(0.18);
    expect(rookie.winsError).toBeLessThan(0.01);
  });
});

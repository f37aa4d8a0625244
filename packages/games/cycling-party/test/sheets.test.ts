import { pagesOf, paperSizes, roomOn } from '@gruppetto/paper';
import { describe, expect, test } from 'vitest';
import { circuitPicture } from '../rules/circuit-picture.ts';
import { cyclingParty, type Options, stages } from '../rules/index.ts';
import { sheets } from '../sheets/sheets.ts';

const optionsOf = (given: Partial<Options>): Options => {
  const parsed = cyclingParty.options.parse(given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};

describe('sheets for a real table', () => {
  test.each(Object.keys(stages))('CP-1.10 the circuit of %s fits its picture, every square on its hexagon', (stage) => {
    const { width, height, squares, hexagons } = circuitPicture(optionsOf({ version: 'master', stage }));
    for (const { corners } of hexagons)
      for (const { x, y } of corners) {
        expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(-0.001);
      }
    for (const { x, y } of squares)
      expect(Math.min(...hexagons.map(({ middle }) => Math.hypot(middle.x - x, middle.y - y)))).toBeLessThan(Math.sqrt(3) / 2);
  });

  test.each(paperSizes)('CP-1.9, CP-9.8 three pages on %s, with every indicator and nothing beside the paper', (size) => {
    for (const version of ['junior', 'senior', 'master'] as const) {
      const race = cyclingParty.race(optionsOf({ version, stage: 'queen-stage', teams: 6, riders: 6 }));
      const pages = pagesOf(sheets() as never, race as never, size);
      expect(pages.map(({ title }) => title)).toEqual(['Circuit', 'Where the indicators go', 'Teams']);
      expect(pages[1].body).toContain('start of the pass: hors catégorie');
      expect(pages[1].body.includes('12 past the line')).toBe(version === 'master');
      const { upright } = roomOn(size);
      const rows = [...pages[1].body.matchAll(/ y="([\d.]+)"/g)].map(([, y]) => Number(y));
      expect(Math.max(...rows)).toBeLessThanOrEqual(upright.height);
      expect(pages.some(({ body }) => /NaN|undefined/.test(body))).toBe(false);
    }
  });
});

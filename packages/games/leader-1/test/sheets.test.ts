import { SeededDice } from '@gruppetto/kernel';
import { type Page, pagesOf, paperSizes, roomOn } from '@gruppetto/paper';
import { drawnTo } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import { leader1, type Options, races } from '../rules/index.ts';
import { sheets } from '../sheets/sheets.ts';

const raceOf = (given: Partial<Options>) => {
  const parsed = leader1.options.parse({ players: 4, ridersEach: 3, ...given });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return leader1.race(parsed.value);
};
const all = Object.keys(races).map((race) => raceOf({ race, weather: 4 }));
const [map, tiles, markers, feed, energy] = sheets();

const textsOf = (body: string): readonly string[] => [...body.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, said]) => said);
const groupsOf = (pages: readonly Page[]): readonly string[] => pages.flatMap(({ body }) => body.split('<g ').slice(1));
const words: Readonly<Record<string, string>> = {
  start: 'START',
  feed: 'FEED',
  sprint: 'SPRINT ZONE',
  time: 'BONUS LINE',
  finish: 'FINISH',
};

/** A line across the road with the name of the marker. */
const marks = /<line x1="([\d.]+)"[^>]*\/><text[^>]*>([^<]*)</g;
const squares = /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="5" fill="([^"]*)"/g;

describe('sheets for a real table', () => {
  test.each(paperSizes)(
    'L1-1.2, L1-1.4, L1-1.5 every marker and every dark square of every race stands where it belongs, on %s',
    (size) => {
      const width = roomOn(size).upright.width / 3 - 4;
      for (const race of all) {
        const road = race.road();
        const drawn = groupsOf(tiles.pages(race, roomOn(size)));
        expect(drawn).toHaveLength(road.length / 6);
        const printed = drawn.flatMap((tile, index) =>
          [...tile.matchAll(marks)].map(([, x, said]) => ({ at: index * 6 + Math.round((Number(x) / width) * 600) / 100, said })),
        );
        const order = (a: { at: number; said: string }, b: { at: number; said: string }) => a.at - b.at || a.said.localeCompare(b.said);
        expect(printed.toSorted(order)).toEqual(road.markers.map(({ at, kind }) => ({ at, said: words[kind] })).sort(order));
        const dark = drawn.flatMap((tile, index) =>
          [...tile.matchAll(squares)]
            .filter(([, , , , fill]) => fill === '#666')
            .map(([, x, y, length]) => ({
              square: Math.round(10 * (index * 6 + ((Number(x) + Number(length)) / width) * 6)) / 10,
              lane: (Number(y) - 13) / 5 + 1,
            })),
        );
        const byPlace = (a: { square: number; lane: number }, b: { square: number; lane: number }) =>
          a.square - b.square || a.lane - b.lane;
        expect(dark.sort(byPlace)).toEqual([...(road.hazards ?? [])].sort(byPlace));
      }
    },
  );

  test('L1-1.1, L1-1.5 each tile is named with its side, and each climb with its category', () => {
    for (const [index, { plan }] of Object.values(races).entries()) {
      const drawn = groupsOf(tiles.pages(all[index], roomOn('a4')));
      for (const [nth, id] of plan.hexagons.entries()) expect(textsOf(drawn[nth])[0]).toBe(`${nth + 1} · tile ${id}`);
      const climbs = drawn.flatMap((tile, nth) => (tile.includes('CLIMB') ? [nth + 1] : []));
      expect(climbs).toEqual(plan.climbs.map(({ hexagon }) => hexagon));
      const [{ body }] = map.pages(all[index], roomOn('a4'));
      for (const id of plan.hexagons) expect(textsOf(body)).toContain(id);
    }
  });

  test('L1-1.5, L1-5.7 markers to cut out say where they lie; weather tokens only where the race has weather', () => {
    const said = (weather: number) => textsOf(markers.pages(raceOf({ race: 'queen-stage', weather }), roomOn('letter'))[0].body);
    const calm = said(0);
    expect(calm.slice(1, 7)).toEqual([
      'START',
      'hexagon 1, before row 1',
      'FEED',
      'hexagon 5, after row 4',
      'FEED',
      'hexagon 11, after row 4',
    ]);
    expect(calm.slice(-2)).toEqual(['CLIMB 1', 'on hexagon 12']);
    expect(said(2)).toContain('Shuffle the weather tokens and lay 2 tokens face down, at most one on a hexagon.');
    for (const token of ['RAIN', 'HEAT', 'HEADWIND 1', 'HEADWIND 2', 'TAILWIND 1', 'TAILWIND 2']) {
      expect(said(2)).toContain(token);
      expect(calm).not.toContain(token);
    }
  });

  test('L1-2.3, L1-7.3 every rider has a table in the colour of the team, with the energy of the start filled in', () => {
    for (const race of all) {
      const { energy: atStart } = race.setup(new SeededDice('sheets'));
      const pages = energy.pages(race, roomOn('a4'));
      const filled = pages.flatMap(({ body }) => [...body.matchAll(/<text[^>]*fill="#fff">(\d+)</g)].map(([, amount]) => Number(amount)));
      expect(filled).toEqual(atStart);
    }
    const before = { order: [0, 1, 2, 3], energy: Array.from({ length: 12 }, (_, rider) => rider), pursuits: [2, 0, 0, 1], out: [4] };
    const pages = energy.pages(raceOf({ race: 'two-passes', before }), roomOn('a4'));
    const tables = pages.flatMap(({ body }) => textsOf(body)).filter((said) => said.includes('at the start'));
    expect(tables).toHaveLength(11);
    expect(tables.some((said) => said.startsWith('5 '))).toBe(false);
    const pursuits = pages.flatMap(({ body }) => [...body.matchAll(/y="1.5" width="5" height="5"/g)]);
    expect(pursuits).toHaveLength(6 + 4 + 4 + 5);
  });

  test('L1-6.1 36 feed tiles to cut out: of each colour three each of 2, 3, 4 and 5', () => {
    const [{ body }] = feed.pages(all[0], roomOn('a4'));
    const drawn = groupsOf([{ title: '', body }]).map((tile) => ({
      fill: /fill="(#[^"]*)"/.exec(tile)?.[1],
      said: textsOf(tile).join(' '),
    }));
    expect(drawn).toHaveLength(36);
    const colours = [
      ['#8fca8f', 'rouleur'],
      ['#fbe68a', 'leader'],
      ['#f2b8b0', 'climber'],
    ];
    const expected = colours.flatMap(([fill, role]) =>
      [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5].map((worth) => ({ fill, said: `+${worth} ${role}` })),
    );
    expect(drawn).toEqual(expected);
  });

  test.each(paperSizes)('six pages for four teams on %s, five for two, with nothing beside the paper', (size) => {
    const { upright, landscape } = roomOn(size);
    const titles = ['The road on the table', 'Tiles in order', 'Markers to cut out', 'Feed tiles to cut out', 'Energy tables'];
    for (const race of all) {
      const pages = pagesOf(sheets() as never, race as never, size);
      expect(pages.map(({ title }) => title)).toEqual([...titles, 'Energy tables']);
      for (const { body, landscape: lying } of pages) {
        const area = lying ? landscape : upright;
        expect(body).not.toMatch(/NaN|undefined/);
        expect(drawnTo(body).right).toBeLessThanOrEqual(area.width + 0.01);
        expect(drawnTo(body).bottom).toBeLessThanOrEqual(area.height + 0.01);
      }
    }
    expect(pagesOf(sheets() as never, raceOf({ race: 'two-passes', players: 2 }) as never, size)).toHaveLength(5);
  });
});

import { type Page, pagesOf, paperSizes, roomOn } from '@gruppetto/paper';
import { drawnTo } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import { courseOf } from '../rules/course.ts';
import { routes } from '../rules/index.ts';
import { sheets } from '../sheets/sheets.ts';
import { climb, raceOf } from './turns.ts';

const loop = `${climb('C2', { malus: 4 })}laps: 2\n`;
const all = [...routes.map(({ text }) => text), climb('C1'), loop];
const [schedule, road, markers, riders, track] = sheets();

const textsOf = (body: string): readonly string[] => [...body.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, said]) => said);

/** The texts of the squares with the row in whose column they stand; what ends at a line stands on the row before it. */
const textsByRow = (pages: readonly Page[], width: number): readonly { row: number; said: string }[] =>
  pages
    .flatMap(({ body }) => body.split('<g transform="translate(0 ').slice(1))
    .flatMap((strip, index) =>
      [...strip.matchAll(/<text x="([\d.]+)"[^>]*>([^<]*)<\/text>/g)].map(([, x, said]) => ({
        row: 10 * index + Math.floor(Number(x) / (width / 10)),
        said,
      })),
    );

describe('sheets for a real table', () => {
  test.each(paperSizes)('WS-1.1, WS-1.3, WS-1.4 every square and every mark of every route stands where it belongs, on %s', (size) => {
    for (const route of all) {
      const race = raceOf({ route });
      const { length, behind, malus, favours, route: read } = courseOf(race.options);
      if (read.prologue) continue;
      const texts = textsByRow(road.pages(race, roomOn(size)), roomOn(size).upright.width);
      const notes = texts.filter(({ said }) => said.includes(' to go, '));
      expect(notes).toEqual(
        Array.from({ length }, (_, row) => {
          const steep = malus[behind + row];
          return { row, said: `${length - row} to go, ${'LCSH'[favours[behind + row]]}${steep > 0 ? ` −${steep}` : ''}` };
        }),
      );
      for (const [word, kind] of [
        ['lap', 'lap'],
        ['sprint', 'sprint'],
        ['top', 'summit'],
        ['FINISH', 'finish'],
      ])
        expect(texts.filter(({ said }) => said.split(' ')[0] === word).map(({ row }) => row)).toEqual(
          race
            .road()
            .markers.filter((marker) => marker.kind === kind)
            .map(({ at }) => at),
        );
    }
  });

  test('WS-1.1, WS-1.3, WS-1.4, WS-7.3 markers to cut out say how many squares are to go', () => {
    const [{ body }] = markers.pages(raceOf({ route: climb('C1', { colour: 'red' }) }), roomOn('a4'));
    const said = textsOf(body).slice(1);
    expect(said.slice(0, 7)).toEqual(['START', '150 to go', 'TOP', 'C1 Col', '78 to go', 'FINISH', '0 to go']);
    expect(said.slice(7, 13)).toEqual(['helper', '150 to go', 'climber', '90 to go', 'helper', '78 to go']);
    expect(said.slice(13, 25)).toEqual([1, 2, 3, 4, 5, 6].flatMap((malus) => [`−${malus}`, `${92 - 2 * malus} to go`]));
    expect(said.slice(25, 32)).toEqual(['20', '40', '60', '80', '100', '120', '140']);
    expect(said.slice(32)).toEqual(Array.from({ length: 32 }, (_, nth) => `${nth + 1}`));
  });

  test('WS-1.2 the schedule says each place with its km, event, squares to go and colour, then the hierarchy', () => {
    const queen = routes.find(({ text }) => text.includes('Broekhoutberg')) as (typeof routes)[number];
    const [{ body }] = schedule.pages(raceOf({ route: queen.text }), roomOn('letter'));
    const said = textsOf(body);
    const at = said.indexOf('Broekhoutberg (top)');
    expect(said.slice(at, at + 5)).toEqual(['Broekhoutberg (top)', '171.3', 'top, C2, malus 5', '115', 'blue (helper)']);
    expect(said.at(-1)).toBe('Hierarchy, highest first: leader, sprinter, climber, helper');
  });

  test('WS-2.1, WS-1.5 every rider has a piece, and every square of the cobbles a counter', () => {
    const cobbled = routes.find(({ text }) => text.includes('cobbles start')) as (typeof routes)[number];
    const race = raceOf({ route: cobbled.text });
    const pieces = riders.pages(race, roomOn('a4')).flatMap(({ body }) => textsOf(body));
    expect(pieces.filter((said) => /^[LCSH] \d+$/.test(said))).toHaveLength(race.riders.length);
    const { cobbledRows } = courseOf(race.options);
    const counters = track.pages(race, roomOn('a4')).flatMap(({ body }) => textsOf(body));
    for (const malus of ['1', '2', '3', '4']) expect(counters.filter((said) => said === malus)).toHaveLength(cobbledRows);
  });

  test.each([
    ['a4', 2],
    ['letter', 2],
  ] as const)('WS-1.1 the pages of a cobbled classic on %s, with nothing beside the paper', (size, roads) => {
    const cobbled = routes.find(({ text }) => text.includes('Crossroads Inn')) as (typeof routes)[number];
    const pages = pagesOf(sheets() as never, raceOf({ route: cobbled.text }) as never, size);
    expect(pages.map(({ title }) => title)).toEqual([
      'Route schedule: The Queen of the Setts',
      ...Array(roads).fill('Squares'),
      'Markers to cut out',
      'Riders to cut out',
      'Track to cut out',
      'Cobbles to cut out',
      'Cobbles to cut out',
    ]);
  });

  test.each(paperSizes)('no route and no start list is drawn beyond %s', (size) => {
    const many = Array.from(
      { length: 200 },
      (_, nth) => `Team ${nth >> 2},Rider ${nth},${['leader', 'climber', 'sprinter', 'helper'][nth % 4]}`,
    );
    const { upright } = roomOn(size);
    for (const route of all)
      for (const { body } of pagesOf(sheets() as never, raceOf({ route, riders: many.join('\n') }) as never, size)) {
        const { right, bottom } = drawnTo(body);
        expect(right).toBeLessThanOrEqual(upright.width + 0.01);
        expect(bottom).toBeLessThanOrEqual(upright.height);
        expect(body).not.toMatch(/NaN|undefined/);
      }
  });

  test('WS-7.1 a prologue has a schedule and no squares', () => {
    const prologue = routes.find(({ text }) => text.includes('prologue:')) as (typeof routes)[number];
    expect(pagesOf(sheets() as never, raceOf({ route: prologue.text }) as never, 'a4')).toHaveLength(1);
  });
});

import { type Page, pagesOf, paperSizes, roomOn } from '@gruppetto/paper';
import { drawnTo } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import { courseOf, courses } from '../rules/index.ts';
import { sheets } from '../sheets/sheets.ts';
import { raceOf } from './racers.ts';

const columns = 10;

/** The texts of the course with the square in whose column they stand; what ends at a line stands on the square before it. */
function textsBySquare(pages: readonly Page[], width: number, first: number): readonly { square: number; said: string }[] {
  const rows = pages.flatMap(({ body }) => body.split('<g transform="translate(0 ').slice(1));
  return rows.flatMap((row, index) =>
    [...row.matchAll(/<text x="([\d.]+)"[^>]*>([^<]*)<\/text>/g)].map(([, x, said]) => ({
      square: first + index * columns + Math.floor((Number(x) / width) * columns),
      said,
    })),
  );
}

describe('sheets for a real table', () => {
  test.each(paperSizes)('PW-1.4, PW-5.1 every marker, letter and feed square of every course stands on its square on %s', (size) => {
    for (const { course } of courses) {
      const race = raceOf({ course, race: 'stage', feed: true });
      const { upright } = roomOn(size);
      const { finish, terrain, zone } = courseOf(race.options);
      const road = race.road();
      const pages = sheets()[0].pages(race, roomOn(size));
      const texts = textsBySquare(pages, upright.width, road.first);
      const squaresOf = (...said: readonly string[]) => texts.filter((one) => said.includes(one.said)).map(({ square }) => square);
      for (const [said, kind] of [
        ['START', 'start'],
        ['TOP', 'summit'],
        ['FINISH', 'finish'],
      ])
        expect(squaresOf(said)).toEqual(road.markers.filter((marker) => marker.kind === kind).map(({ at }) => at));
      const squares = Array.from({ length: finish }, (_, index) => index + 1);
      for (const [letter, kind] of [
        ['U', 'uphill'],
        ['F', 'flat'],
        ['D', 'downhill'],
      ])
        expect(squaresOf(letter, `${letter} R`)).toEqual(squares.filter((square) => terrain[square] === kind));
      expect(squaresOf('U R', 'F R', 'D R')).toEqual(squares.filter((square) => zone[square] > 0));
      for (const square of squares) expect(squaresOf(`${square}`)).toEqual([square]);
      const rowsAPage = Math.floor(upright.height / 32);
      expect(pages.length).toBe(Math.ceil(Math.ceil((road.length + road.runOut - road.first + 1) / columns) / rowsAPage));
    }
  });

  test.each([
    ['a4', 2],
    ['letter', 3],
  ] as const)('PW-2.3 on %s a course of 140 squares, the wheel and the team sheets', (size, coursePages) => {
    const pages = pagesOf(sheets() as never, raceOf({ course: 'f60 u20 d20 f40', teams: 5 }) as never, size);
    expect(pages.map(({ title }) => title)).toEqual([...Array(coursePages).fill('Course'), 'Pace wheel', 'Team sheets']);
    expect(pages.some(({ body }) => /NaN|undefined/.test(body))).toBe(false);
    const { width, height } = roomOn(size).upright;
    for (const { body } of pages) {
      expect(drawnTo(body).right).toBeLessThanOrEqual(width + 0.01);
      expect(drawnTo(body).bottom).toBeLessThanOrEqual(height);
    }
  });

  test('PW-2.3, PW-4.2, PW-4.4 the wheel says squares a turn and what attempts need', () => {
    const [, { body }] = sheets()
      .slice(0, 2)
      .map((sheet) => sheet.pages(raceOf(), roomOn('a4'))[0]);
    const said = [...body.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words]) => words);
    for (const [place, squares, need] of [
      ['Slow, uphill', '1', '+1 = 2'],
      ['Steady, uphill', '2', '+1 = 3'],
      ['Fast, uphill', '3', '+1 = 4'],
      ['Slow, flat', '2', '+2 = 4'],
      ['Steady, flat', '4', '+2 = 6'],
      ['Fast, flat', '6', '+2 = 8'],
      ['Slow, downhill', '3', '+3 = 6'],
      ['Steady, downhill', '6', '+3 = 9'],
      ['Fast, downhill', '9', '+3 = 12'],
    ]) {
      const at = said.indexOf(place);
      expect(said.slice(at - 1, at + 2)).toEqual([need, place, squares]);
    }
    expect(said.filter((words) => /^\+\d$/.test(words))).toEqual(['+1', '+2', '+3']);
  });

  test('PW-1.2, PW-7.1 a team sheet has ten boxes a skill, solid for the points that a racer starts with', () => {
    const boxes = (others: Parameters<typeof raceOf>[0]) => {
      const [{ body }] = sheets()[2].pages(raceOf({ teams: 5, ...others }), roomOn('letter'));
      return { solid: body.match(/stroke-width="0.5"/g)?.length ?? 0, dashed: body.match(/stroke-dasharray/g)?.length ?? 0 };
    };
    expect(boxes({})).toEqual({ solid: 15 * 15, dashed: 15 * 15 });
    expect(boxes({ carried: [{ sprint: 1, stamina: 0, climbing: 2 }] })).toEqual({ solid: 14 * 15 + 3, dashed: 15 * 30 - 14 * 15 - 3 });
    expect(boxes({ profiles: 'at-the-table' })).toEqual({ solid: 0, dashed: 15 * 30 });
  });
});

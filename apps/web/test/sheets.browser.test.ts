import { type GameId, gameIds, openSheets, roomOf } from '@gruppetto/catalogue/all';
import { type Race, SeededDice } from '@gruppetto/kernel';
import { type Page, type PaperSize, pagesOf, paperSizes, printHtml } from '@gruppetto/paper';
import type { Room } from '@gruppetto/room';
import { modelTour } from '@gruppetto/tour';
import { expect, test } from '@playwright/test';

/** As a PDF has them: its pages, and how large they are, in points. */
const pages = /\/Type \/Page\n/g;
const boxes = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g;
const points = 72 / 25.4;

/** A race with as many seats as there may be, and two stages of a tour. */
function racesOf({ game }: Room): readonly Race[] {
  const withSeats = (count: number) => game.options.parse(game.seatOption ? { [game.seatOption]: count } : {});
  const full = Array.from({ length: 20 }, (_, index) => withSeats(20 - index)).find(({ ok }) => ok);
  if (!full?.ok) throw new Error(`${game.id} has no race`);
  const race = game.race(full.value);
  const seats = Array.from({ length: race.seats }, (_, seat) => ({ name: `${seat}`, colour: '', player: 'person' }));
  const wish = { name: '', kind: game.stageRace?.kinds.at(-1) ?? '', stages: 2, base: full.value, seats };
  const plan = modelTour(game, wish, new SeededDice(`sheets of ${game.id}`));
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return [race, ...plan.value.stages.map(({ options }) => game.race(options))];
}

async function sheetPages(id: GameId, size: PaperSize): Promise<readonly Page[]> {
  const sheets = await openSheets(id);
  expect(sheets.length).toBeGreaterThan(2);
  return racesOf(roomOf(id)).flatMap((race) => pagesOf(sheets, race, size).map((page) => ({ ...page, title: `${id}: ${page.title}` })));
}

test('every sheet of every game prints on A4 and on Letter: a page each, with nothing beside it', { tag: '@any-width' }, async ({
  page,
}) => {
  for (const size of paperSizes) {
    const all = (await Promise.all(gameIds.map((id) => sheetPages(id, size)))).flat();
    await page.setContent(printHtml('Sheets', all, size));
    await page.emulateMedia({ media: 'print' });
    const beside = await page.evaluate(() =>
      [...document.querySelectorAll('.paper > svg')].flatMap((svg) => {
        const paper = svg.getBoundingClientRect();
        return [...svg.querySelectorAll('text, rect, circle, line, path')].flatMap((drawn) => {
          const { left, right, top, bottom } = drawn.getBoundingClientRect();
          const inside = left >= paper.left && right <= paper.right && top >= paper.top && bottom <= paper.bottom;
          return inside ? [] : [`${svg.getAttribute('aria-label')}: ${drawn.tagName} ${drawn.textContent}`];
        });
      }),
    );
    expect(beside).toEqual([]);
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(pdf.match(pages)).toHaveLength(all.length);
    const [short, long] = size === 'a4' ? [210, 297] : [215.9, 279.4];
    const printed = [...pdf.matchAll(boxes)].map(([, width, height]) => [Number(width) / points, Number(height) / points]);
    expect(printed.map((sides) => sides.map(Math.round))).toEqual(
      all.map(({ landscape }) => (landscape ? [long, short] : [short, long]).map(Math.round)),
    );
  }
});

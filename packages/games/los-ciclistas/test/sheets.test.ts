import { pagesOf, paperSizes, roomOn } from '@gruppetto/paper';
import { drawnTo } from '@gruppetto/testkit';
import { describe, expect, test } from 'vitest';
import { losCiclistas, type Options } from '../rules/index.ts';
import { sheets } from '../sheets/sheets.ts';

const raceOf = (given: Partial<Options>) => {
  const parsed = losCiclistas.options.parse(given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return losCiclistas.race(parsed.value);
};
const [track, bonuses, scores] = sheets();
const textsOf = (body: string): readonly string[] => [...body.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, said]) => said);

describe('sheets for a real table', () => {
  test.each(paperSizes)('LC-1.1 every space of the track is printed once, in order, and the run-out behind the line, on %s', (size) => {
    for (const length of [60, 100, 300]) {
      const race = raceOf({ length });
      const { first, runOutLabels = [] } = race.road();
      const labels = runOutLabels.filter(Boolean);
      const spaces = Array.from({ length: length - first + 1 }, (_, index) => `${first + index}`);
      const named = new Set([...spaces, ...labels]);
      const numbers = track.pages(race, roomOn(size)).flatMap(({ body }) => textsOf(body).filter((said) => named.has(said)));
      expect(numbers).toEqual([...spaces, ...labels]);
    }
  });

  test('LC-1.3 each player has places for no bonus up to five', () => {
    const [{ body }] = bonuses.pages(raceOf({ players: 6 }), roomOn('a4'));
    expect(textsOf(body)).toEqual([1, 2, 3, 4, 5, 6].flatMap((player) => [`Player ${player}`, '0', '1', '2', '3', '4', '5']));
    expect(body.match(/<circle/g)).toHaveLength(36);
  });

  test('LC-4.4 the score sheet has a line for every rider', () => {
    const race = raceOf({ players: 6 });
    const [{ body }] = scores.pages(race, roomOn('letter'));
    const said = textsOf(body);
    for (const { seat, number } of race.riders) expect(said.filter((one) => one === `Player ${seat + 1}, rider ${number}`)).toHaveLength(1);
  });

  test.each(paperSizes)('nothing is drawn beside the paper on %s', (size) => {
    const { upright } = roomOn(size);
    for (const { body } of pagesOf(sheets() as never, raceOf({ players: 6, length: 100 }) as never, size)) {
      expect(body).not.toMatch(/NaN|undefined/);
      expect(drawnTo(body).right).toBeLessThanOrEqual(upright.width + 0.01);
      expect(drawnTo(body).bottom).toBeLessThanOrEqual(upright.height + 0.01);
    }
  });
});

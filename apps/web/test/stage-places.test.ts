import { roomOf } from '@gruppetto/catalogue/all';
import { foldTour, missing, modelTour } from '@gruppetto/tour';
import { words } from '@gruppetto/words';
import { expect, test } from 'vitest';
import { missingLines, sayOut } from '../src/tours/entering/stage-places.ts';
import { tourNames } from '../src/tours/riders/tour-names.ts';

test('who came out of order is named at once with their row, and two of one name by team and number', () => {
  const { game } = roomOf('los-ciclistas');
  const seats = ['red', 'blue'].map((colour) => ({ name: `Team ${colour}`, colour, player: 'person' }));
  const wish = { name: 'Namesakes', kind: 'road', stages: 1, base: { players: 2 }, seats };
  const plan = modelTour(game, wish, { roll: () => 1, draw: () => 0 });
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const home = (rider: number, label: number) => ({ do: 'pass', stage: 0, at: 'finish', rider, arrival: { round: 1, label } }) as const;
  const { tour } = foldTour(game, { ...plan.value, riders: ['Kim', '', '', '', 'Kim', ''] }, [home(0, 5), home(4, 3)]);
  const [line] = missingLines(tour, tour.stages[0], missing(tour, 0), tourNames(tour), words().stage);
  expect(line).toMatchObject({ at: 'finish', rider: 4 });
  expect(line?.text).toContain('Kim (Team blue, 2)');
});

test('why somebody is out is said in words, whether the game or the tour put them out', () => {
  const tour = { game: roomOf('los-ciclistas').game } as unknown as Parameters<typeof sayOut>[0];
  expect(sayOut(tour, 'did-not-start')).toBe('did not start');
  expect(sayOut(tour, 'on-the-road')).toBe('on the road when the race was stopped');
});

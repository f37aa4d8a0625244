import { findGame, gameIds } from '@gruppetto/catalogue/all';
import { type Game, SeededDice } from '@gruppetto/kernel';
import { foldTour, modelTour } from '@gruppetto/tour';
import { words } from '@gruppetto/words';
import { expect, test } from 'vitest';
import { markerRows } from '../src/tours/course/MarkerTable.tsx';

const tourOf = (game: Game, base: object = {}) => {
  const options = game.options.parse(base);
  const kind = game.stageRace?.kinds[0];
  if (!options.ok || !kind) throw new Error(`no tour of ${game.id}`);
  const colours = ['red', 'blue', 'green', 'purple', 'black', 'orange', 'teal', 'pink', 'brown', 'gold'];
  const seats = colours.slice(0, game.race(options.value).seats).map((colour) => ({ name: colour, colour, player: 'person' }));
  const dice = new SeededDice('markers');
  dice.begin(0);
  const plan = modelTour(game, { name: 'Markers', kind, stages: 6, base, seats }, dice);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return foldTour(game, plan.value, []).tour;
};

test.each(gameIds)('%s: each place where something is won has one row, and no row is without words', (id) => {
  const tour = tourOf(findGame(id) as Game, (id as string) === 'cycling-party' ? { version: 'master' } : {});
  for (const stage of tour.stages) {
    const rows = markerRows(tour, stage, words().stage);
    for (const { at, text } of rows) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(text).not.toBe('');
    }
    const numbered = rows.filter(({ text }) => /^\d+ · /.test(text));
    expect(numbered.map(({ at }) => at)).toEqual(stage.places.map(({ square }) => square));
  }
});

test.each(gameIds)('%s: the finish has the last row of the road, on the square where a rider is home', (id) => {
  const tour = tourOf(findGame(id) as Game);
  for (const stage of tour.stages) {
    const { finish, length } = tour.game.race(stage.plan.options).road();
    const rows = markerRows(tour, stage, words().stage);
    expect(rows.filter(({ text }) => text === words().stage.markers.finish).map(({ at }) => at)).toEqual([finish ?? length]);
  }
});

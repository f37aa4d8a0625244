import { rooms } from '@gruppetto/catalogue/all';
import { words } from '@gruppetto/words';
import { expect, test } from 'vitest';
import { nameProblem, planOf, problemsOf } from '../src/tours/planning/draft-steps.ts';
import type { DraftContent } from '../src/tours/planning/drafts.ts';

const seat = (name: string, colour: string) => ({ name, colour, player: 'person', riders: [] });

test('a name that is missing or taken is said at its team, and keeps the tour from being made', () => {
  const seats = [seat('Zephyr', 'red'), seat(' ', 'blue'), seat('Zephyr ', 'green'), seat('Mistral', 'black')];
  const draft = { tour: 't', step: 3, game: rooms[0].game.id, name: 'T', kind: 'flat', count: 1, base: {}, seed: '1', stages: [], seats };
  const said = seats.map((_, index) => nameProblem(draft as DraftContent, index, words().startTour));
  expect(said).toEqual(['Team 3 has this name too.', 'Please name the team.', 'Team 1 has this name too.', undefined]);
  expect(problemsOf(rooms[0].game, draft as DraftContent, words().startTour)[3]).toEqual(['Every team needs a name.']);
});

test('a line-up brings its riders into the plan by role, with what is known of them (CP-9.6)', () => {
  const { game } = rooms[0];
  const parsed = game.options.parse({});
  if (!parsed.ok) throw new Error('no options');
  const entries = [
    { id: 'a', name: 'Ana', age: 24 },
    { id: 'b', name: 'Bea', note: 'back from injury' },
    { id: 'c', name: 'Cleo' },
  ];
  const own = { ...seat('Zephyr', 'red'), entries, lineUp: ['c', 'a', undefined] };
  const typed = { ...seat('Mistral', 'blue'), riders: [' Dora '] };
  const stages = [{ name: '', options: parsed.value }];
  const draft = { tour: 't', step: 3, game: game.id, name: 'T', kind: '', count: 1, base: {}, seed: '1', stages, seats: [own, typed] };
  const plan = planOf(game, draft as unknown as DraftContent);
  const places = game.race(parsed.value).riders;
  const at = (team: number, number: number) => places.findIndex((rider) => rider.seat === team && rider.number === number);
  expect([plan.riders[at(0, 1)], plan.riders[at(0, 2)], plan.riders[at(0, 3)], plan.riders[at(1, 1)]]).toEqual(['Cleo', 'Ana', '', 'Dora']);
  expect([plan.about?.[at(0, 1)], plan.about?.[at(0, 2)]]).toEqual([{}, { age: 24 }]);
});

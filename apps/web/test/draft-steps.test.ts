import { rooms } from '@gruppetto/catalogue/all';
import { en } from '@gruppetto/words';
import { expect, test } from 'vitest';
import { nameProblem, problemsOf } from '../src/tours/planning/draft-steps.ts';
import type { DraftContent } from '../src/tours/planning/drafts.ts';

const seat = (name: string, colour: string) => ({ name, colour, player: 'person', riders: [] });

test('a name that is missing or taken is said at its team, and keeps the tour from being made', () => {
  const seats = [seat('Zephyr', 'red'), seat(' ', 'blue'), seat('Zephyr ', 'green'), seat('Mistral', 'black')];
  const draft = { tour: 't', step: 3, game: rooms[0].game.id, name: 'T', kind: 'flat', count: 1, base: {}, seed: '1', stages: [], seats };
  const said = seats.map((_, index) => nameProblem(draft as DraftContent, index, en.startTour));
  expect(said).toEqual(['Team 3 has this name too.', 'Please name the team.', 'Team 1 has this name too.', undefined]);
  expect(problemsOf(rooms[0].game, draft as DraftContent, en.startTour)[3]).toEqual(['Every team needs a name.']);
});

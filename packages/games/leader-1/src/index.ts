import type { Game } from '@gruppetto/kernel';
import { board } from './board.ts';
import { courseOf } from './course.ts';
import { standings } from './finish.ts';
import { positions } from './legal.ts';
import { options } from './options.ts';
import { play, setup } from './play.ts';
import { copy, place, position } from './position.ts';
import { preview } from './preview.ts';
import { barred, turn } from './turn.ts';
import type { Leader1 } from './types.ts';
import { view } from './view.ts';

export const leader1: Game<Leader1> = {
  id: 'leader-1',
  rules: 1,
  options,
  seats: ({ players }) => players,
  riders: (chosen) => courseOf(chosen).riders,
  setup,
  turn,
  play,
  barred,
  standings,
  view,
  board,
  preview,
  copy,
  positions,
  place,
  position,
};

export type { Course } from './course.ts';
export { at, courseOf, planOf } from './course.ts';
export { races } from './races.ts';
export type { Choice, Fact, Leader1, Options, Position, RacePlan, State, View } from './types.ts';

import type { Game } from '@gruppetto/kernel';
import { board } from './board.ts';
import { numberOf, racersOf, seatOf } from './course.ts';
import { standings } from './finish.ts';
import { positions } from './legal.ts';
import { options } from './options.ts';
import { play, setup } from './play.ts';
import { copy, place, position } from './position.ts';
import { preview } from './preview.ts';
import { stageRace } from './stage-race.ts';
import { barred, turn } from './turn.ts';
import type { PaceWheel } from './types.ts';

export const paceWheel: Game<PaceWheel> = {
  id: 'pace-wheel',
  rules: 1,
  options,
  seatOption: 'teams',
  seats: ({ teams }) => teams,
  riders: (options) =>
    Array.from({ length: racersOf(options) }, (_, rider) => ({ seat: seatOf(rider), team: seatOf(rider), number: numberOf(rider) })),
  setup,
  turn,
  play,
  barred,
  standings,
  view: (state) => state,
  board,
  preview,
  copy,
  positions,
  place,
  position,
  stageRace,
};

export { attackPoints, needOf, needOfCounter, needToBreakAway, needToCounter, reach, ring } from './breakaway.ts';
export type { Course } from './course.ts';
export { courseOf, readCourse, seatOf, teamOf, terrainAt } from './course.ts';
export type { CourseId, CourseKind } from './courses.ts';
export { courses, makeCourse } from './courses.ts';
export { chanceOf } from './die.ts';
export { firstRacers, firstSquare, squaresATurn, terrainOf } from './groups.ts';
export type { PresetName } from './racers.ts';
export { presets, profileOf, startPointsOf } from './racers.ts';
export type { Choice, Fact, Group, Options, Pace, PaceWheel, Points, Position, Skill, State, Step, Terrain, View } from './types.ts';

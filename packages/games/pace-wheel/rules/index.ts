import type { Game } from '@gruppetto/kernel';
import { board, road } from './board.ts';
import { courseOf, numberOf, racersOf, seatOf } from './course.ts';
import { standings } from './finish.ts';
import { positions } from './legal.ts';
import { options } from './options.ts';
import { freshState, play, setup } from './play.ts';
import { copy, place, position } from './position.ts';
import { preview } from './preview.ts';
import { stageRace } from './stage-race.ts';
import { barred, turn } from './turn.ts';
import type { Options, PaceWheel } from './types.ts';

const ridersOf = (chosen: Options) =>
  Array.from({ length: racersOf(chosen) }, (_, rider) => ({ seat: seatOf(rider), team: seatOf(rider), number: numberOf(rider) }));

export const paceWheel: Game<PaceWheel> = {
  id: 'pace-wheel',
  rules: 2,
  options,
  seatOption: 'teams',
  race: (chosen) => {
    const course = courseOf(chosen);
    const fresh = freshState(course);
    return {
      options: chosen,
      seats: chosen.teams,
      riders: ridersOf(chosen),
      road: () => road(course),
      setup: (dice, tell) => setup(course, fresh, dice, tell),
      turn: (state) => turn(course, state),
      play: (state, choice, dice, tell) => play(course, state, choice, dice, tell),
      barred: (state) => barred(course, state),
      standings: (state) => standings(course, state),
      view: (state) => state,
      board,
      preview: (view, choice) => preview(course, view, choice),
      copy,
      positions: () => positions(course),
      place: (from) => place(course, from),
      position: (state) => position(course, state),
    };
  },
  stageRace,
};

export { attackPoints, needOf, needOfCounter, needToBreakAway, needToCounter, reach, ring } from './breakaway.ts';
export type { Course } from './course.ts';
export { courseOf, readCourse, seatOf, teamOf, terrainAt } from './course.ts';
export type { CourseId, CourseKind } from './courses.ts';
export { courses, makeCourse } from './courses.ts';
export { chanceOf } from './die.ts';
export { firstRacers, firstSquare, squaresATurn, squaresAt, terrainOf } from './groups.ts';
export type { PresetName } from './racers.ts';
export { givenProfile, presets, samePoints } from './racers.ts';
export type {
  Choice,
  Fact,
  Group,
  Options,
  Pace,
  PaceWheel,
  Points,
  Position,
  SetPace,
  Skill,
  State,
  Step,
  Terrain,
  View,
} from './types.ts';

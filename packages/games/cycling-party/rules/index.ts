import type { Game, Rider } from '@gruppetto/kernel';
import { board, road } from './board.ts';
import { courseOf, numberOf, ridersOf, seatOf } from './course.ts';
import { standings } from './finish.ts';
import { positions } from './legal.ts';
import { options } from './options.ts';
import { play, setup } from './play.ts';
import { copy, place, position } from './position.ts';
import { preview } from './preview.ts';
import { roleOf } from './roles.ts';
import { stageRace } from './stage-race.ts';
import { barred, turn } from './turn.ts';
import type { CyclingParty, Options } from './types.ts';

const ridersIn = (options: Options): readonly Rider[] =>
  Array.from({ length: ridersOf(options) }, (_, rider) => {
    const seat = seatOf(options, rider);
    const role = roleOf(options, rider);
    return { seat, team: seat, number: numberOf(options, rider), ...(role && { role }) };
  });

export const cyclingParty: Game<CyclingParty> = {
  id: 'cycling-party',
  rules: 2,
  options,
  seatOption: 'teams',
  race: (chosen) => {
    const course = courseOf(chosen);
    return {
      options: chosen,
      seats: chosen.teams,
      riders: ridersIn(chosen),
      road: () => road(course),
      setup: (_dice, tell) => setup(chosen, tell),
      turn: (state) => turn(course, state),
      play: (state, choice, dice, tell) => play(course, state, choice, dice, tell),
      barred: (state) => barred(course, state),
      standings: (state) => standings(course, state),
      view: (state) => state,
      board: (view) => board(course, view),
      preview: (view, choice) => preview(course, view, choice),
      copy,
      positions: () => positions(chosen),
      place: (from) => place(course, from),
      position: (state) => position(course, state),
    };
  },
  stageRace,
};

export { couldGain } from './bottles.ts';
export type { CircuitSquare, Hexagon } from './circuit.ts';
export { circuitOf } from './circuit.ts';
export type { Climb, Course, Prime } from './course.ts';
export { courseOf, isMountain, numberOf, passLength, seatOf, stageOf } from './course.ts';
export { paceOf } from './peloton.ts';
export type { Role } from './roles.ts';
export { riderOf, roleOf } from './roles.ts';
export {
  categories,
  hexagonsFor,
  hexagonsInBox,
  longestStage,
  makeSprints,
  makeStage,
  shortestStage,
  sprintsNeeded,
  stage,
  stageProblems,
  stageTypes,
} from './stage.ts';
export type { StageId } from './stages.ts';
export { stages } from './stages.ts';
export type {
  Before,
  Category,
  Choice,
  CyclingParty,
  Fact,
  Group,
  GroupKind,
  Options,
  Pass,
  Position,
  PrimeKind,
  Stage,
  StageType,
  State,
  Step,
  Team,
  View,
} from './types.ts';

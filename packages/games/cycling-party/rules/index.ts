import type { Game } from '@gruppetto/kernel';
import { board } from './board.ts';
import { numberOf, ridersOf, seatOf } from './course.ts';
import { standings } from './finish.ts';
import { positions } from './legal.ts';
import { options } from './options.ts';
import { play, setup } from './play.ts';
import { copy, place, position } from './position.ts';
import { preview } from './preview.ts';
import { roleOf } from './roles.ts';
import { stageRace } from './stage-race.ts';
import { barred, turn } from './turn.ts';
import type { CyclingParty } from './types.ts';

export const cyclingParty: Game<CyclingParty> = {
  id: 'cycling-party',
  rules: 2,
  options,
  seatOption: 'teams',
  seats: ({ teams }) => teams,
  riders: (options) =>
    Array.from({ length: ridersOf(options) }, (_, rider) => {
      const seat = seatOf(options, rider);
      const role = roleOf(options, rider);
      return { seat, team: seat, number: numberOf(options, rider), ...(role && { role }) };
    }),
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

export { couldGain } from './bottles.ts';
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

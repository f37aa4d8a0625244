import type { Game } from '@gruppetto/kernel';
import { board, road } from './board.ts';
import { courseOf } from './course.ts';
import { standings } from './finish.ts';
import { positions } from './legal.ts';
import { options } from './options.ts';
import { freshState, play, setup } from './play.ts';
import { copy, place, position } from './position.ts';
import { preview } from './preview.ts';
import { stageRace } from './stage-race.ts';
import { barred, turn } from './turn.ts';
import type { Leader1 } from './types.ts';
import { view } from './view.ts';

export const leader1: Game<Leader1> = {
  id: 'leader-1',
  rules: 4,
  options,
  seatOption: 'players',
  prices: ['pays'],
  race: (chosen) => {
    const course = courseOf(chosen);
    const fresh = freshState(course);
    return {
      options: chosen,
      seats: chosen.players,
      riders: course.riders,
      road: () => road(course),
      setup: (dice, tell) => setup(course, fresh, dice, tell),
      turn: (state) => turn(course, state),
      play: (state, choice, dice, tell) => play(course, state, choice, dice, tell),
      barred: (state) => barred(course, state),
      standings: (state) => standings(course, state),
      view: (state, viewer) => view(course, state, viewer),
      board: (seen) => board(course, seen),
      preview: (seen, choice) => preview(course, seen, choice),
      copy,
      positions: () => positions(course),
      place: (from) => place(course, from),
      position: (state) => position(course, state),
    };
  },
  stageRace,
};

export { maxEnergyKept, maxPursuits } from './carried-over.ts';
export type { Course } from './course.ts';
export { courseOf, planOf } from './course.ts';
export { faceOf } from './die.ts';
export type { Wish } from './generator.ts';
export { generateRace, placeMarkers } from './generator.ts';
export type { MapHexagon } from './map.ts';
export { darkOf, mapOf } from './map.ts';

export { deciderOf, mustRest } from './peloton.ts';
export { prices } from './prices.ts';
export {
  categories,
  climbsOf,
  energyOf,
  feedZonesOf,
  hexagonOf,
  lastRow,
  maxHexagons,
  minHexagons,
  planProblems,
  racePlan,
} from './race-plan.ts';
export type { Character, ReadyMade } from './races.ts';
export { races } from './races.ts';
export { failChance } from './risks.ts';
export { findWheels, hasWheel } from './road.ts';
export type { Role, Team } from './teams.ts';
export { choosesRiders, roles } from './teams.ts';
export type { Bend, Terrain, Tile, TileId } from './tiles.ts';
export { otherSideOf, pieceOf, rowsEach, tileIds, tileOf } from './tiles.ts';
export type {
  Before,
  Bill,
  Choice,
  Climb,
  Danger,
  Face,
  Fact,
  Leader1,
  Options,
  Phase,
  Place,
  Position,
  Quality,
  RacePlan,
  Ride,
  RiderPosition,
  Risk,
  State,
  View,
  WeatherToken,
} from './types.ts';

import type { Game } from '@gruppetto/kernel';
import { board, groups, road } from './board.ts';
import { type Course, courseOf, teamsOf } from './course.ts';
import { standings } from './finish.ts';
import { positions } from './legal.ts';
import { options } from './options.ts';
import { play, setup } from './play.ts';
import { copy, place, position } from './position.ts';
import { stageRace } from './stage-race.ts';
import { turn } from './turn.ts';
import type { WielerSim } from './types.ts';

const ridersOf = ({ entries }: Course) => {
  const teams = teamsOf(entries);
  return entries.map(({ team, rider, type }, index) => ({
    seat: 0,
    team: teams.indexOf(team),
    number: index + 1,
    role: type,
    name: rider,
    teamName: team,
  }));
};

export const wielersim: Game<WielerSim> = {
  id: 'wielersim',
  rules: 2,
  options,
  race: (chosen) => {
    const course = courseOf(chosen);
    return {
      options: chosen,
      seats: 1,
      riders: ridersOf(course),
      road: () => road(course),
      setup: (dice) => setup(course, dice),
      turn: (state) => turn(course, state),
      play: (state, _choice, dice, tell) => play(course, state, dice, tell),
      barred: () => [],
      standings: (state) => standings(course, state),
      view: (state) => state,
      board: (view) => board(course, view),
      groups,
      preview: () => ({}),
      copy,
      positions: () => positions(course),
      place: (from) => place(course, from),
      position,
    };
  },
  stageRace,
};

export { bare, loopLength, unroll } from './laps.ts';
export { parseRoute, printRoute } from './route.ts';
export type { ReadyRoute } from './routes.ts';
export { routes } from './routes.ts';
export { maxRiders, parseStartList, printStartList } from './start-list.ts';
export type { ReadyStartList } from './start-lists.ts';
export { startLists } from './start-lists.ts';
export type { LineProblem, ReadText } from './typed-text.ts';
export type {
  Category,
  Choice,
  Colour,
  Entry,
  EventName,
  Fact,
  Gap,
  GroupKind,
  Options,
  Position,
  RiderType,
  Route,
  RouteEvent,
  RouteRow,
  StartDice,
  State,
  View,
  WielerSim,
} from './types.ts';

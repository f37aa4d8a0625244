import type { Dice, Race, StageResult, Tell, Viewer } from '@gruppetto/kernel';
import { type Choice, type Fact, paceWheel as game, type Options, type PaceWheel, type Position, type State } from '../rules/index.ts';

const races = new WeakMap<object, Race<PaceWheel>>();
const of = (state: object): Race<PaceWheel> => races.get(state) as Race<PaceWheel>;
const kept = (race: Race<PaceWheel>, state: State): State => {
  races.set(state, race);
  return state;
};

export const resultOf = (state: State) => game.stageRace?.result(of(state).options, state) as StageResult;

export const paceWheel = {
  id: game.id,
  options: game.options,
  seats: (options: Options) => game.race(options).seats,
  riders: (options: Options) => game.race(options).riders,
  setup: (options: Options, dice: Dice, tell?: Tell<Fact>) => {
    const race = game.race(options);
    return kept(race, race.setup(dice, tell));
  },
  turn: (state: State) => of(state).turn(state),
  play: (state: State, choice: Choice, dice: Dice, tell?: Tell<Fact>) => of(state).play(state, choice, dice, tell),
  barred: (state: State) => of(state).barred(state),
  standings: (state: State) => of(state).standings(state),
  view: (state: State, viewer: Viewer) => of(state).view(state, viewer),
  board: (state: State) => of(state).board(state),
  road: (state: State) => of(state).road(),
  preview: (state: State, choice: Choice) => of(state).preview(state, choice),
  positions: (options: Options) => game.race(options).positions(),
  place: (options: Options, position: Position) => {
    const race = game.race(options);
    return kept(race, race.place(position));
  },
  position: (state: State) => of(state).position(state),
  stageRace: game.stageRace,
};

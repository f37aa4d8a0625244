import type { Dice, Race, RiderId, Seat, Tell, Viewer } from '@gruppetto/kernel';
import {
  type Choice,
  type Fact,
  leader1 as game,
  type Leader1,
  type Options,
  type Position,
  type State,
  type View,
} from '../rules/index.ts';

const races = new WeakMap<object, Race<Leader1>>();
const of = (thing: object): Race<Leader1> => races.get(thing) as Race<Leader1>;
const keep = <T extends object>(thing: T, race: Race<Leader1>): T => {
  races.set(thing, race);
  return thing;
};
export const belongs = keep;

/** The rules with the race looked up by the state or the view it belongs to. */
export const leader1 = {
  ...game,
  riders: (options: Options) => game.race(options).riders,
  setup: (options: Options, dice: Dice, tell?: Tell<Fact>): State => {
    const race = game.race(options);
    return keep(race.setup(dice, tell), race);
  },
  turn: (state: State) => of(state).turn(state),
  play: (state: State, choice: Choice, dice: Dice, tell?: Tell<Fact>) => of(state).play(state, choice, dice, tell),
  barred: (state: State) => of(state).barred(state),
  standings: (state: State) => of(state).standings(state),
  view: (state: State, viewer: Viewer): View => keep(of(state).view(state, viewer), of(state)),
  board: (view: View) => ({ ...of(view).road(), ...of(view).board(view) }),
  preview: (view: View, choice: Choice) => of(view).preview(view, choice),
  copy: (state: State) => keep(of(state).copy(state), of(state)),
  positions: (options: Options) => game.race(options).positions(),
  place: (options: Options, position: Position) => keep(game.race(options).place(position), game.race(options)),
  position: (state: State) => of(state).position(state),
};

export type { RiderId, Seat };

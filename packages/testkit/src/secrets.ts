import {
  type Dice,
  type Fact,
  factFor,
  type GameTypes,
  type Race,
  RecordingDice,
  ScriptedDice,
  SeededDice,
  sameData,
  type Turn,
  TypedDice,
  type Viewer,
} from '@gruppetto/kernel';
import { type Check, difference, firstFault, type Snapshot, twin, viewers } from './snapshot.ts';
import type { Fault } from './well-formed.ts';

/** Plays a seat by what it sees, as bots do. */
export type SeatPolicy<T extends GameTypes> = (race: Race<T>, view: T['View'], turn: Turn<T['Choice']>, dice: Dice) => T['Choice'];

/** One moment in so many is given to the players: some think for long. */
const oneIn = 8;

/** What is hidden in a game, and from whom. */
export interface Secrets<T extends GameTypes> {
  /** Alters, in the state it is given, what a viewer must not know now nor learn from this choice; undefined where there is nothing. */
  alter(state: T['State'], viewer: Viewer, dice: Dice, choice: T['Choice'] | undefined, race: Race<T>): T['State'] | undefined;
  /** Whether the lots drawn while this choice is played are hidden from them. */
  hidesLots?(state: T['State'], viewer: Viewer, choice: T['Choice'], race: Race<T>): boolean;
  /** Those whose choices must not change with what they can't see. */
  readonly players?: readonly SeatPolicy<T>[];
}

/** Without secrets, no fact may be one. */
export function secretsCheck<T extends GameTypes>(secrets: Secrets<T> | undefined): Check<T> {
  return (moment) => {
    if (!secrets) return moment.facts.some((fact) => fact.secret) ? 'a secret was told, but this game is said to have none' : undefined;
    return firstFault(viewers(moment.seats), (viewer) => leakOfState(viewer, secrets, moment) ?? leakOfLots(viewer, secrets, moment));
  };
}

const anyOf = <C>(turn: Turn<C> | undefined, dice: Dice): C | undefined => turn?.choices[dice.draw(turn.choices.length)];

function leakOfState<T extends GameTypes>(viewer: Viewer, secrets: Secrets<T>, { race, state, turn, dice }: Snapshot<T>): Fault {
  const choice = anyOf(turn, dice);
  const altered = secrets.alter(twin(state), viewer, dice, choice, race);
  if (!altered) return undefined;
  if (sameData(altered, state)) return `nothing was altered that ${viewer} must not know`;
  const fault =
    difference(race.view(state, viewer), race.view(altered, viewer), `what ${viewer} sees when another's secret is altered`) ??
    (turn?.seat === viewer && dice.draw(oneIn) === 0 ? leakToPlayers(secrets, race, state, altered, turn) : undefined);
  if (fault || !choice || !race.turn(altered)?.choices.some((listed) => sameData(listed, choice))) return fault;
  const recording = new RecordingDice(dice);
  const experienced = experience(race, state, choice, recording, viewer);
  const instead = experience(race, altered, choice, new ScriptedDice(recording.fallen), viewer);
  return difference(experienced, instead, `what ${viewer} sees and hears of ${JSON.stringify(choice)} when another's secret is altered`);
}

function leakToPlayers<T extends GameTypes>(
  { players = [] }: Secrets<T>,
  race: Race<T>,
  state: T['State'],
  altered: T['State'],
  turn: Turn<T['Choice']>,
): Fault {
  const chooses = (play: SeatPolicy<T>, from: T['State']) => play(race, race.view(from, turn.seat), turn, new SeededDice('player'));
  return firstFault(players, (play) =>
    difference(chooses(play, state), chooses(play, altered), `what a player on seat ${turn.seat} chooses when another's secret is altered`),
  );
}

function leakOfLots<T extends GameTypes>(viewer: Viewer, secrets: Secrets<T>, { race, state, turn, dice }: Snapshot<T>): Fault {
  const choice = anyOf(turn, dice);
  if (!choice || !secrets.hidesLots?.(state, viewer, choice, race)) return undefined;
  const rolled: number[] = [];
  const roll = (sides: number) => {
    rolled.push(dice.roll(sides));
    return rolled.at(-1) as number;
  };
  const experienced = experience(race, state, choice, { roll, draw: (count) => dice.draw(count) }, viewer);
  const instead = experience(race, state, choice, new TypedDice(rolled, dice), viewer);
  return difference(experienced, instead, `what ${viewer} sees and hears of ${JSON.stringify(choice)} when other lots are drawn`);
}

/** All that a viewer gets of a choice: the facts as they may hear them, and what they see then. */
function experience<T extends GameTypes>(race: Race<T>, state: T['State'], choice: T['Choice'], dice: Dice, viewer: Viewer): object {
  const facts: Fact[] = [];
  const played = twin(state);
  race.play(played, choice, dice, (fact) => facts.push(factFor<Fact>(fact, viewer)));
  return { facts, view: twin(race.view(played, viewer)) };
}

import {
  type Choice,
  type Finish,
  finishOf,
  type Game,
  type Race,
  type RiderId,
  ridesItselfIn,
  type Seat,
  type SeatEntry,
  type Viewer,
} from '@gruppetto/kernel';
import type { Screens } from '@gruppetto/ui';
import type { Moment, TurnFor } from '@gruppetto/wire';
import type { GameWords, Line, Names } from '@gruppetto/words';
import { boardAt } from './board-at.ts';
import type { Playhead } from './playhead.ts';
import type { NoRaceNow, SourceAnswer, StageOfTour } from './race-source.ts';

/** A choice that waits for the dice that a person throws on their own table. */
export interface DiceNeeded {
  readonly choice: Choice;
  readonly sides: number;
  readonly faces: readonly number[];
}

/** What the page says after a request. */
export type Notice =
  | Exclude<SourceAnswer, { readonly kind: 'done' | 'idle' | 'die-needed' }>
  | { readonly kind: 'no-table'; readonly detail: string };

/** How a page looks at a race, and what it is asking for: all that the race itself doesn't know. */
export interface Look {
  readonly playhead: Playhead;
  /** Whether it goes on by itself: replaying, or bots playing. */
  readonly running: boolean;
  /** Somebody has stopped it, so coming back to the race does not start it again. */
  readonly paused: boolean;
  /** Somebody who was away sees what happened since this moment. */
  readonly since: number | undefined;
  readonly speed: number;
  readonly diceNeeded: DiceNeeded | undefined;
  /** A step is on its way. */
  readonly busy: boolean;
  readonly notice: Notice | undefined;
}

export interface RaceState extends Look {
  readonly status: 'ready';
  readonly game: Game;
  readonly race: Race;
  readonly words: GameWords;
  readonly screens: Screens;
  readonly seats: readonly SeatEntry[];
  readonly realDice: boolean;
  readonly names: Required<Names>;
  /** If it is a stage. */
  readonly tour: StageOfTour | undefined;
  /** The backed rider, in games where nobody decides anything. */
  readonly backed: RiderId | undefined;
  /** Through whose eyes the race is seen. */
  readonly viewer: Viewer;
  /** The seats of the people at this screen. */
  readonly here: readonly Seat[];
  readonly moments: readonly Moment[];
  /** What the log says of a moment. */
  readonly linesOf: (moment: Moment) => readonly Line[];
  /** The seat whose last choice can be taken back now. */
  readonly undo: Seat | undefined;
  /** Whether a table of your own may go on from an earlier moment. */
  readonly branches: boolean;
  /** Whether bots may ride the rest of the race for everybody here. */
  readonly ridesIn: boolean;
  /** No record and no forecast now: they would reveal somebody's secrets. */
  readonly withheld: boolean;
  /** Whether this window lets the bots play; of several windows on one table, one does. */
  readonly drives: boolean;
}

export type RacePageState = NoRaceNow | RaceState;

export const lastMoment = ({ moments }: Pick<RaceState, 'moments'>): Moment => moments.at(-1) as Moment;

/** Who decides now; undefined when the race is over. */
export const turnOf = (state: Pick<RaceState, 'moments'>): TurnFor | undefined => lastMoment(state).turn;

/** Everything that has happened is shown to its end. */
export const isLive = ({ moments, playhead }: RaceState): boolean => playhead.moment === moments.length - 1 && playhead.settled;

/** A turn of somebody at this screen. */
export interface Asked extends TurnFor {
  readonly choices: readonly Choice[];
}

export const isAsked = (turn: TurnFor | undefined): turn is Asked => turn?.choices !== undefined;

/** The turn of the person at this screen who has to choose now; undefined while a bot or a standing order chooses for them. */
export function personToMove(state: RaceState): Asked | undefined {
  const turn = turnOf(state);
  return isAsked(turn) && !isRiddenFor(state, turn.seat) && unaskedAnswer(state, turn) === undefined ? turn : undefined;
}

/** A standing order, if it answers the question. */
export function unaskedAnswer(state: RaceState, turn: Asked): Choice | undefined {
  if (!state.ridesIn || state.realDice) return undefined;
  const index = state.screens.unasked?.(lastMoment(state).view, turn);
  return index === undefined ? undefined : turn.choices[index];
}

/** What the page knows of the finish so far. */
export function finishNow(state: RaceState): Finish {
  const moment = lastMoment(state);
  return finishOf(state.race, moment.standings, boardAt(state.race, moment));
}

/** Here, or on the server, where an answer would come too late. People who throw dice of their own throw them to the end. */
function isRiddenFor(state: RaceState, seat: Seat): boolean {
  const { race, realDice, tour } = state;
  const moment = lastMoment(state);
  return !realDice && ridesItselfIn(race, moment.standings, () => boardAt(race, moment), seat, tour !== undefined);
}

export const botToMove = (state: RaceState): boolean => turnOf(state) !== undefined && !personToMove(state);

/** Nothing moves until somebody acts: all is shown, or stopped, and no bot of this browser is about to play. */
export const isCalm = (state: RaceState): boolean => !state.running || (isLive(state) && !(state.ridesIn && botToMove(state)));

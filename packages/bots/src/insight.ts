import type { Dice, GameTypes, Race, Seat, Viewer } from '@gruppetto/kernel';
import type { Bot } from './bot.ts';

/** What a feature is about; also why one choice may be better than another. */
export type Matter = 'position' | 'reserves' | 'shelter' | 'safety' | 'finish';

export interface Feature {
  readonly name: string;
  readonly about: Matter;
}

/** What a game tells about itself so that its races can be weighed: who may win, what to look at, and what was learned from it. */
export interface Insight<T extends GameTypes = GameTypes> {
  /** Who may win: the seats, or the riders if one seat has them all. */
  readonly of: 'seats' | 'riders';
  readonly features: readonly Feature[];
  /**
   * Writes the features of each entrant, one entrant after the other. They should lie between about -2 and 2. One seat may ride by the
   * experienced rule of thumb: a game that has one says so by a feature.
   */
  read(race: Race<T>, view: T['View'], into: Float32Array, experienced?: Seat): void;
  /** The round or turn that is being ridden. */
  round(view: T['View']): number;
  /** After this many rounds the value function knows as much as riding on would tell: found by racing the Champion with several. */
  readonly horizon: number;
  /** Whether a choice is worth a thought of those who imagine races: others only put a question off. Absent where every choice is. */
  matters?(view: T['View'], choice: T['Choice']): boolean;
  /** Whether it is known who wins while others still ride: choices decide nothing any more. Absent where no race goes on after that. */
  isDecided?(view: T['View']): boolean;
  /** A state that somebody's view may be of, with what it hides drawn anew. Absent where nothing is hidden. */
  imagine?(race: Race<T>, view: T['View'], viewer: Viewer, dice: Dice): T['State'];
  /** The races it is trained on, in turn. */
  readonly trainedOn: readonly Partial<T['Options']>[];
  /** What training has found; absent before the first training. */
  readonly network?: Network;
}

/** One hidden layer, as `train` writes it. */
export interface Network {
  readonly hidden: number;
  /** For each hidden unit: its bias, what each input weighs, what it weighs itself. Numbers with spaces between them. */
  readonly weights: string;
  /** How it was trained, for the record. */
  readonly trained: { readonly seed: string; readonly races: number; readonly rules: number };
}

/** Whatever plays or weighs races of a game needs these. A room has them. */
export interface Mind<T extends GameTypes = GameTypes> {
  readonly ruleOfThumb?: Bot<T>;
  /** A better rule of thumb, where there is one: what Captains and Champions start from, and what they expect of themselves. */
  readonly experienced?: Bot<T>;
  readonly insight?: Insight<T>;
}

/** For features: nothing beyond these ends. */
export const within = (value: number, min: number, max: number): number => (value < min ? min : value > max ? max : value);

/** Features by what they are about, in this order. */
export const featuresOf = (names: Readonly<Record<string, Matter>>): readonly Feature[] =>
  Object.entries(names).map(([name, about]) => ({ name, about }));

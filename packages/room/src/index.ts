import type { Bot, Insight, Ladder } from '@gruppetto/bots';
import type { Game, GameTypes } from '@gruppetto/kernel';
import type { Course } from '@gruppetto/learn';
import type { Sheet } from '@gruppetto/paper';
import type { GameWords, Language, Spoken } from '@gruppetto/words';

/** What is known of a game before it is opened: small, so that a page can show all games without fetching one. */
export interface Card<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  /** What its rule ids begin with: `LC`. */
  readonly prefix: string;
  /** What it is about; in English where nobody has translated it. */
  readonly pitch: Readonly<Partial<Record<Language, string>>> & { readonly en: string };
  /** How many can play; absent where the race rides itself. */
  readonly players?: { readonly min: number; readonly max: number };
  /** How long a first race takes. */
  readonly minutes?: number;
  readonly picture?: CardPicture;
  /** Whether its course ends with a race in which a coach rides along. */
  readonly firstRace?: true;
}

/** What the picture on its card shows: the land, and the height of the road from left to right, 0 to 1. */
export interface CardPicture {
  readonly land: 'plain' | 'coast' | 'mountain' | 'north';
  readonly heights: readonly number[];
}

/** Everything a game offers to the program, but for its screens, which only a browser needs. */
export interface Room<T extends GameTypes = GameTypes> {
  readonly card: Card;
  readonly game: Game<T>;
  readonly words: Spoken<GameWords<T>>;
  /** Plays well enough to be a fair opponent; absent where there is nothing to decide. */
  readonly ruleOfThumb?: Bot<T>;
  /** A better rule of thumb, where there is one: what Captains and Champions start from. */
  readonly experienced?: Bot<T>;
  /** What its chances are judged by. */
  readonly insight?: Insight<T>;
  /** What the skill atlas measures; where there is none, the races that it was trained on. */
  readonly atlas?: RoomAtlas<T>;
  /** How strong its opponents are, as measured. */
  readonly ladder?: Ladder;
  /** What it prints for a real table, fetched when somebody wants it. */
  readonly sheets?: () => Promise<Spoken<readonly Sheet<T>[]>>;
  /** How it is learned, likewise. */
  readonly course?: () => Promise<Spoken<Course<T>>>;
  /** For the help texts of the command line. */
  readonly example: RaceExample;
  /** The race that `npm run bench` measures, and how many of them a core must ride in a second, a rule of thumb on every seat. */
  readonly bench: { readonly options: Partial<T['Options']>; readonly racesPerSecond: number };
}

/** The ways to play a game that people choose. */
export interface RoomAtlas<T extends GameTypes = GameTypes> {
  readonly variants: readonly Variant<T>[];
  /** What the figures don't say themselves. */
  readonly note?: () => string;
}

export interface Variant<T extends GameTypes = GameTypes> {
  /** Absent where the options say it. */
  readonly name?: string;
  readonly options: Partial<T['Options']>;
}

/** An example for the command line. */
interface RaceExample {
  /** "--seats bot,bot,random". */
  readonly race: string;
  /** One of its rules, by its id. */
  readonly rule: string;
}

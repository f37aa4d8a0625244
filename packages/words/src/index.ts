import type { Measure, Problem, Refusal, RiderId } from '@gruppetto/kernel';
import type { Words } from './en/index.ts';
import type { Language } from './languages.ts';
import { words } from './spoken.ts';
import type { ChoiceWords, Details, Names, RefusalWords, StageRaceWords } from './words.ts';

/** What a game says about what it refuses. */
interface Refusing {
  readonly refusals: Readonly<Record<string, RefusalWords>>;
  readonly stageRace?: Pick<StageRaceWords, 'advantages'> | undefined;
}

/** "2 bottles" without its number; by its id where the game has no word for it. */
export const thingNamed = (things: Readonly<Record<string, (amount: number) => string>>, what: string): string =>
  (things[what]?.(2) ?? what).replace(/^2 /, '');

/** Advantages have ids of their own, which nobody reads. */
function inWords(details: Details, game: Refusing | undefined): Details {
  const { what } = details;
  return typeof what === 'string' && game?.stageRace ? { ...details, what: thingNamed(game.stageRace.advantages, what) } : details;
}

/** A refusal as a sentence; `game` are the words of the game it is about. */
export function say(refusal: Refusal, game?: Refusing, names?: Names, language?: Language): string {
  const { reason } = refusal;
  const { platformRefusals, tourRefusals, unnamed } = words(language);
  const nobody: Names = { seat: (seat) => unnamed.seat(seat + 1), rider: unnamed.rider };
  const sentences: readonly (Readonly<Record<string, RefusalWords>> | undefined)[] = [game?.refusals, platformRefusals, tourRefusals];
  const sentence = sentences.find((some) => some && Object.hasOwn(some, reason))?.[reason];
  return sentence ? sentence(inWords(refusal.with ?? {}, game), names ?? nobody) : unnamed.refusal(reason);
}

/** A problem with a file or a form, with its place. */
export const sayProblem = ({ at, need }: Problem, game?: Refusing, language?: Language): string =>
  at === '' ? say(need, game, undefined, language) : words(language).labelled(at, say(need, game, undefined, language));

export const sayValue = (measure: Measure, value: number, language?: Language): string => words(language).measures[measure](value);

/** The label of a choice; with its detail where another choice has the same label. */
export function labelAmong({ label, detail }: ChoiceWords, all: readonly ChoiceWords[]): string {
  const isAlone = all.filter((other) => other.label === label).length < 2;
  return isAlone || detail === undefined ? label : words().labelled(label, detail);
}

/** "Red 1", "Red 1 and Blue 2", "Red 1 and 6 others". */
export function ridersNamed(riders: readonly RiderId[], names: Names, say: Words['ridersNamed']): string {
  const [first = 0, second = 0] = riders;
  if (riders.length === 2) return say.two(names.rider(first), names.rider(second));
  return riders.length < 2 ? names.rider(first) : say.more(names.rider(first), riders.length - 1);
}

export type { AlmanacWords } from './almanac-words.ts';
export { byName, compareNames } from './by-name.ts';
export { sayLeft } from './clock.ts';
export type { Colour } from './cloth.ts';
export { cloth } from './cloth.ts';
export { shortestPassword } from './en/account.ts';
export type { Words } from './en/index.ts';
export type { ShellWords } from './en/shell.ts';
export type { Grammar, Noun } from './grammar.ts';
export { capital, folded } from './grammar.ts';
export { atTerminal, sayAction, sayBytes, sayUptime } from './house.ts';
export type { Language, Spoken } from './languages.ts';
export { isLanguage, language, languageFor, languageNames, languages, loadLanguage, onLanguage, speak, spoken } from './languages.ts';
export type { MemorySaid } from './memories.ts';
export { sayMemory } from './memories.ts';
export { namesInTour, namesOf } from './names.ts';
export type { Rule } from './rule-book.ts';
export { readRuleBook } from './rule-book.ts';
export { colourNames, seatName } from './seat-name.ts';
export { shell } from './shell.ts';
export { words } from './spoken.ts';
export type {
  ChoiceWords,
  Details,
  DieFace,
  GameWords,
  Line,
  Names,
  OptionWords,
  RefusalWords,
  Said,
  SquareMark,
  StageRaceWords,
  Term,
  Why,
} from './words.ts';
export { distanceIn, linesOf, roleIn, terms } from './words.ts';

export { cloth } from './cloth.ts';

import type { Measure, Problem, Refusal } from '@gruppetto/kernel';
import { measures, platformRefusals } from './en/platform.ts';
import { tourRefusals } from './en/tour-refusals.ts';
import type { Names, RefusalWords } from './words.ts';

const nobody: Names = { seat: (seat) => `seat ${seat + 1}`, rider: (rider) => `rider ${rider}` };

/** What a game says about what it refuses. */
type Refusing = { readonly refusals: Readonly<Record<string, RefusalWords>> };

/** A refusal as a sentence; `words` are those of the game it is about. */
export function say(refusal: Refusal, words?: Refusing, names: Names = nobody): string {
  const { reason } = refusal;
  const sentences: readonly (Readonly<Record<string, RefusalWords>> | undefined)[] = [words?.refusals, platformRefusals, tourRefusals];
  const sentence = sentences.find((some) => some && Object.hasOwn(some, reason))?.[reason];
  return sentence ? sentence(refusal.with ?? {}, names) : `Not allowed (${reason}).`;
}

/** A problem with a file or a form, with its place. */
export const sayProblem = ({ at, need }: Problem, words?: Refusing): string =>
  at === '' ? say(need, words) : `${at}: ${say(need, words)}`;

export const sayValue = (measure: Measure, value: number): string => measures[measure](value);

export type { AlmanacWords } from './almanac-words.ts';
export { shortestPassword } from './en/account.ts';
export type { Colour } from './en/colours.ts';
export { colours } from './en/colours.ts';
export { commonTerms } from './en/glossary.ts';
export type { Words } from './en/index.ts';
export { en } from './en/index.ts';
export { plural, ridersNamed } from './en/platform.ts';
export { sharedTables } from './en/shared-tables.ts';
export type { ShellWords } from './en/shell.ts';
export { shell } from './en/shell.ts';
export { tourOuts } from './en/tour-refusals.ts';
export { ordinal, roleName } from './en/tours.ts';
export type { MemorySaid } from './memories.ts';
export { sayMemory } from './memories.ts';
export type { Rule } from './rule-book.ts';
export { readRuleBook } from './rule-book.ts';
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
export { linesOf, namesInTour, namesOf } from './words.ts';

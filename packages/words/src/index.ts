import type { GameId, Measure, Problem, Refusal } from '@gruppetto/kernel';
import { cyclingParty } from './en/cycling-party.ts';
import { leader1 } from './en/leader-1.ts';
import { losCiclistas } from './en/los-ciclistas.ts';
import { paceWheel } from './en/pace-wheel.ts';
import { measures, platformRefusals } from './en/platform.ts';
import { tourRefusals } from './en/tours.ts';
import { wielersim } from './en/wielersim.ts';
import type { GameWords, Names } from './words.ts';

const games: Partial<Record<GameId, GameWords>> = {
  'cycling-party': cyclingParty,
  'leader-1': leader1,
  'los-ciclistas': losCiclistas,
  'pace-wheel': paceWheel,
  wielersim,
};

export const wordsOf = (game: GameId): GameWords => {
  const words = games[game];
  if (!words) throw new Error(`no words for ${game}`);
  return words;
};

const nobody: Names = { seat: (seat) => `seat ${seat + 1}`, rider: (rider) => `rider ${rider}` };

/** A refusal as a sentence. */
export function say(refusal: Refusal, game?: GameId, names: Names = nobody): string {
  const words = (game && games[game]?.refusals[refusal.reason]) ?? platformRefusals[refusal.reason] ?? tourRefusals[refusal.reason];
  return words ? words(refusal.with ?? {}, names) : `Not allowed (${refusal.reason}).`;
}

/** A problem with a file or a form, with its place. */
export const sayProblem = ({ at, need }: Problem, game?: GameId): string => (at === '' ? say(need, game) : `${at}: ${say(need, game)}`);

export const sayValue = (measure: Measure, value: number): string => measures[measure](value);

export type { Colour } from './en/colours.ts';
export { colours } from './en/colours.ts';
export { cyclingPartyReady } from './en/cycling-party.ts';
export type { Words } from './en/index.ts';
export { en } from './en/index.ts';
export { leader1Ready } from './en/leader-1.ts';
export {
  account,
  classificationWords,
  officeMenu,
  ordinal,
  roleName,
  shareWords,
  shortestPassword,
  stageWords,
  startWords,
  syncWords,
  teamWords,
  tourWords,
} from './en/office.ts';
export { paceWheelReady } from './en/pace-wheel.ts';
export { plural } from './en/platform.ts';
export { sharedTables } from './en/shared-tables.ts';
export { shelf } from './en/shelf.ts';
export type { MemorySaid } from './en/tours.ts';
export { sayMemory, tourOuts } from './en/tours.ts';
export { sayLineProblem, wielersimReady } from './en/wielersim.ts';
export type { Rule } from './rule-book.ts';
export { readRuleBook, ruleBookOf } from './rule-book.ts';
export type { ChoiceWords, DieFace, GameWords, Line, Names, OptionWords, SquareMark, StageRaceWords, Why } from './words.ts';
export { namesInTour, namesOf } from './words.ts';

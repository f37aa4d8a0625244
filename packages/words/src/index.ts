import type { GameId, Measure, Problem, Refusal } from '@gruppetto/kernel';
import { losCiclistas } from './en/los-ciclistas.ts';
import { measures, platformRefusals } from './en/platform.ts';
import type { GameWords, Names } from './words.ts';

const games: Partial<Record<GameId, GameWords>> = { 'los-ciclistas': losCiclistas };

export const wordsOf = (game: GameId): GameWords => {
  const words = games[game];
  if (!words) throw new Error(`no words for ${game}`);
  return words;
};

/** What the start page says of the games, also of those that cannot be played yet. */
export const shelf: Readonly<Record<GameId, { readonly title: string; readonly pitch: string; readonly seats: string }>> = {
  'los-ciclistas': losCiclistas,
  'cycling-party': {
    title: 'Cycling Party',
    pitch: 'A team each: sprinters, climbers, domestiques. Hold the peloton together or blow it apart.',
    seats: '2–6 managers',
  },
  'leader-1': {
    title: 'Leader 1: Hell of the North',
    pitch: 'Cobbles, energy and one big peloton that the teams steer together.',
    seats: '2–10 players',
  },
  'pace-wheel': {
    title: 'Pace Wheel',
    pitch: 'Groups roll at the pace you set. Few points to burn: when do you burn them?',
    seats: '1–5 players',
  },
  wielersim: { title: 'WielerSIM', pitch: 'A race that rides itself. Design it, watch it, know the odds.', seats: 'the commentator' },
};

const nobody: Names = { seat: (seat) => `seat ${seat + 1}`, rider: (rider) => `rider ${rider}` };

/** A refusal as a sentence. */
export function say(refusal: Refusal, game?: GameId, names: Names = nobody): string {
  const words = (game && games[game]?.refusals[refusal.reason]) ?? platformRefusals[refusal.reason];
  return words ? words(refusal.with ?? {}, names) : `Not allowed (${refusal.reason}).`;
}

/** A problem with a file or a form, with its place. */
export const sayProblem = ({ at, need }: Problem, game?: GameId): string => (at === '' ? say(need, game) : `${at}: ${say(need, game)}`);

export const sayValue = (measure: Measure, value: number): string => measures[measure](value);

export { plural } from './en/platform.ts';
export type { Rule } from './rule-book.ts';
export { readRuleBook, ruleBookOf } from './rule-book.ts';
export type { ChoiceWords, GameWords, Line, Names, OptionWords, Why } from './words.ts';
export { namesOf } from './words.ts';

import { number } from './grammar.ts';

const points = (share: number): string => `${share <= -0.0005 ? '−' : '+'}${number(Math.abs(100 * share), 1)}`;
const percent = (share: number): string => `${number(100 * share, 1)} %`;

/** What the verdict on a race says. Shares are from 0 to 1, as chances are. */
export const verdict = {
  open: 'Luck or skill?',
  title: 'Verdict',
  working: (done: number) => `Judging the race: ${done} % …`,
  stop: 'Stop here',
  failed: (detail: string) => `The verdict could not be worked out (${detail}).`,
  withheld: 'There is no verdict, because the server doesn’t give out the record of this race.',
  points,
  percent,
  headlines: {
    luckWon: 'The dice were kind, and you won.',
    choicesWon: 'Your choices won the race.',
    onlyChoicesLost: 'You had the dice. Your choices cost you the race.',
    choicesLost: 'Your choices cost more than the dice.',
    onlyDiceLost: 'You chose well. The dice did not.',
    diceLost: 'The dice cost more than your choices.',
  },
  summary: (start: number, luck: number, choices: number, others: number) =>
    `You began with a chance of ${percent(start)}. Your luck moved it by ${points(luck)} points, your choices by ${points(choices)}, and what the others threw and chose by ${points(others)}.`,
  bridges: 'From the start to the result',
  bridgesHint: 'What moved each player’s chance of winning, in points. Choices are measured against what a Domestique would have done.',
  start: 'Start',
  ownLuck: 'Own luck',
  ownChoices: 'Own choices',
  othersLuck: 'Others’ luck',
  othersChoices: 'Others’ choices',
  result: 'Result',
  error: (share: number) => `± ${number(100 * share, 1)}`,
  errorHint:
    'The figures after ± are a 95 % confidence range. They cover the dice of the simulated races, not mistakes in how a position is judged.',
  curve: 'How the chances moved',
  curveAlt: 'Each player’s chance of winning, after every step.',
  turningPoint: (nth: number, step: number) => `${nth}. Step ${step}`,
  watch: 'Watch this moment',
  dearest: (name: string) => `The costliest choices of ${name}`,
  noErrors: 'No clear mistakes: no choice was clearly worse than the best one.',
  played: 'Played',
  better: 'Better',
  because: {
    position: 'It leads further up the road.',
    reserves: 'It saves strength for later.',
    shelter: 'It keeps more riders in a group.',
    safety: 'It risks less.',
    finish: 'It is better placed for the finish.',
  },
  lost: (share: number, error: number) => `${points(-share)} ± ${number(100 * error, 1)} points`,
  throws: 'The throws that counted',
  luckiest: 'Luckiest',
  unluckiest: 'Unluckiest',
  throwLine: (name: string, from: number, to: number) => `${name}: from ${percent(from)} to ${percent(to)}`,
  puzzle: 'What would you have done?',
  puzzleOf: (nth: number, all: number) => `Puzzle ${nth} of ${all}, from this race`,
  puzzleRight: 'Yes, that is the best choice.',
  puzzleNearly: 'As good as the best, as far as we can tell.',
  puzzleWrong: (lost: string) => `That one costs ${lost} points.`,
  next: 'Next puzzle',
  player: 'Whose choices',
};

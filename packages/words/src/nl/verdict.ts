import type { verdict as english } from '../en/verdict.ts';
import { number } from './grammar.ts';

const points = (share: number): string => `${share <= -0.0005 ? '−' : '+'}${number(Math.abs(100 * share), 1)}`;
const percent = (share: number): string => `${number(100 * share, 1)}%`;

export const verdict: typeof english = {
  open: 'Geluk of wijsheid?',
  title: 'Oordeel',
  working: (done) => `De koers beoordelen: ${done}% …`,
  stop: 'Hier stoppen',
  failed: (detail) => `Het oordeel kon niet worden berekend (${detail}).`,
  withheld: 'Er is geen oordeel: het verslag van deze koers wordt achtergehouden.',
  points,
  percent,
  headlines: {
    luckWon: 'De dobbelstenen zaten mee, en je won.',
    choicesWon: 'Je keuzes wonnen de koers.',
    onlyChoicesLost: 'De dobbelstenen zaten mee. Je keuzes kostten de koers.',
    choicesLost: 'Je keuzes kostten meer dan de dobbelstenen.',
    onlyDiceLost: 'Jij koos goed. De dobbelstenen niet.',
    diceLost: 'De dobbelstenen kostten meer dan je keuzes.',
  },
  summary: (start, luck, choices, others) =>
    `Je begon met een kans van ${percent(start)}. Je geluk scheelde ${points(luck)} punten, je keuzes ${points(choices)}, en wat de anderen gooiden en kozen ${points(others)}.`,
  bridges: 'Van de start tot de uitslag',
  bridgesHint: 'Wat ieders kans op de zege verschoof, in punten. Keuzes worden gemeten aan wat een Knecht had gedaan.',
  start: 'Start',
  ownLuck: 'Eigen geluk',
  ownChoices: 'Eigen keuzes',
  othersLuck: 'Geluk van anderen',
  othersChoices: 'Keuzes van anderen',
  result: 'Uitslag',
  error: (share) => `± ${number(100 * share, 1)}`,
  errorHint:
    'De cijfers na ± zijn 95% betrouwbaarheid: ze gelden voor de dobbelstenen van de bedachte koersen, niet voor fouten van de waardering zelf.',
  curve: 'Hoe de kansen verschoven',
  curveAlt: 'De kans van elke speler op de zege, na elke stap.',
  turningPoint: (nth, step) => `${nth}. Stap ${step}`,
  watch: 'Bekijk dit moment',
  dearest: (name) => `De duurste keuzes van ${name}`,
  noErrors: 'Geen duidelijke fouten: niets wat gekozen werd, is zonder twijfel slechter dan een andere keuze.',
  played: 'Gespeeld',
  better: 'Beter',
  because: {
    position: 'Het brengt verder vooruit.',
    reserves: 'Het spaart krachten voor later.',
    shelter: 'Het houdt meer renners in gezelschap.',
    safety: 'Het riskeert minder.',
    finish: 'Het is een betere uitgangspositie voor de finish.',
  },
  lost: (share, error) => `${points(-share)} ± ${number(100 * error, 1)} punten`,
  throws: 'De worpen die telden',
  luckiest: 'Meeste geluk',
  unluckiest: 'Meeste pech',
  throwLine: (name, from, to) => `${name}: van ${percent(from)} naar ${percent(to)}`,
  puzzle: 'Wat had jij gedaan?',
  puzzleOf: (nth, all) => `Puzzel ${nth} van ${all}, uit deze koers`,
  puzzleRight: 'Ja, dat is de beste keuze.',
  puzzleNearly: 'Zo goed als de beste, voor zover wij kunnen zien.',
  puzzleWrong: (lost) => `Die kost ${lost} punten.`,
  next: 'Volgende puzzel',
  player: 'Wiens keuzes',
};

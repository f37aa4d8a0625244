import type { verdict as english } from '../en/verdict.ts';
import { number } from './grammar.ts';

const tenths = (value: number): string => number(value, 1);
const points = (share: number): string => `${share <= -0.0005 ? '−' : '+'}${tenths(Math.abs(100 * share))}`;
const percent = (share: number): string => `${tenths(100 * share)} %`;

/** What the verdict on a race says. Shares are from 0 to 1, as chances are. */
export const verdict: typeof english = {
  open: 'Chance ou talent ?',
  title: 'Verdict',
  working: (done) => `Analyse de la course : ${done} %…`,
  stop: 'S’arrêter là',
  failed: (detail) => `Le verdict n’a pas pu être établi (${detail}).`,
  withheld: 'Pas de verdict : l’enregistrement de cette course n’est pas communiqué.',
  points,
  percent,
  headlines: {
    luckWon: 'Les dés vous ont souri, et vous gagnez.',
    choicesWon: 'Vos choix ont gagné la course.',
    onlyChoicesLost: 'Les dés étaient pour vous. Vos choix ont coûté la course.',
    choicesLost: 'Vos choix ont coûté plus que les dés.',
    onlyDiceLost: 'Vos choix étaient bons. Pas les dés.',
    diceLost: 'Les dés ont coûté plus que vos choix.',
  },
  summary: (start, luck, choices, others) =>
    `Vous partiez avec ${percent(start)} de chances. Votre réussite les a changées de ${points(luck)} points, vos choix de ${points(choices)}, les dés et les choix des autres de ${points(others)}.`,
  bridges: 'Du départ au résultat',
  bridgesHint: 'Ce qui a changé les chances de chaque joueur, en points. Les choix se mesurent à ce qu’aurait fait un Équipier.',
  start: 'Départ',
  ownLuck: 'Sa chance',
  ownChoices: 'Ses choix',
  othersLuck: 'Chance des autres',
  othersChoices: 'Choix des autres',
  result: 'Résultat',
  error: (share) => `± ${tenths(100 * share)}`,
  errorHint:
    'Les chiffres après ± donnent la confiance à 95 % : ils couvrent les dés des courses imaginées, pas les erreurs de l’évaluation elle-même.',
  curve: 'L’évolution des chances',
  curveAlt: 'Les chances de chaque joueur de gagner, après chaque coup.',
  turningPoint: (nth, step) => `${nth}. Coup ${step}`,
  watch: 'Voir ce moment',
  dearest: (name) => `Les choix les plus chers : ${name}`,
  noErrors: 'Pas d’erreur nette : aucun choix n’est à coup sûr moins bon qu’un autre.',
  played: 'Joué',
  better: 'Mieux',
  because: {
    position: 'Cela mène plus loin sur la route.',
    reserves: 'Cela garde des forces pour la suite.',
    shelter: 'Plus de coureurs restent accompagnés.',
    safety: 'Le risque est moindre.',
    finish: 'C’est mieux placé pour l’arrivée.',
  },
  lost: (share, error) => `${points(-share)} ± ${tenths(100 * error)} points`,
  throws: 'Les lancers qui ont compté',
  luckiest: 'Les plus heureux',
  unluckiest: 'Les plus malheureux',
  throwLine: (name, from, to) => `${name} : de ${percent(from)} à ${percent(to)}`,
  puzzle: 'Qu’auriez-vous fait ?',
  puzzleOf: (nth, all) => `Problème ${nth} sur ${all}, tiré de cette course`,
  puzzleRight: 'Oui, c’est le meilleur choix.',
  puzzleNearly: 'Aussi bon que le meilleur, pour autant qu’on puisse le dire.',
  puzzleWrong: (lost) => `Celui-là coûte ${lost} points.`,
  next: 'Problème suivant',
  player: 'Les choix de qui',
};

import type { verdict as english } from '../en/verdict.ts';
import { form, number, points } from './grammar.ts';

const tenths = (value: number): string => number(value, 1);
const percent = (share: number): string => `${tenths(100 * share)} %`;

/** What the verdict on a race says. Shares are from 0 to 1, as chances are. */
export const verdict: typeof english = {
  open: 'Chance ou talent ?',
  title: 'Verdict',
  working: (done) => `Analyse de la course : ${done} %…`,
  stop: 'S’arrêter là',
  stopHint: 'Les chiffres après ± resteront alors plus grands.',
  back: 'Revenir au verdict',
  failed: (detail) => `Le verdict n’a pas pu être établi (${detail}).`,
  withheld: 'Pas de verdict : l’enregistrement de cette course n’est pas communiqué.',
  points,
  percent,
  headlines: {
    luckWon: 'Les dés vous ont souri, et vous gagnez.',
    choicesWon: 'Vos choix vous ont fait gagner.',
    onlyChoicesLost: 'Les dés étaient avec vous. Vos choix vous ont coûté la course.',
    choicesLost: 'Vos choix vous ont coûté plus cher que les dés.',
    onlyDiceLost: 'Vos choix étaient bons. Pas les dés.',
    diceLost: 'Les dés vous ont coûté plus cher que vos choix.',
  },
  summary: (start, luck, choices, others) =>
    `Vous partiez avec ${percent(start)} de chances. En points : votre réussite ${points(luck)}, vos choix ${points(choices)}, les dés et les choix des autres ${points(others)}.`,
  backedSummary: (name, start, own, others) =>
    `${name} partait avec ${percent(start)} de chances. En points : ses propres lancers ${points(own)}, ceux des autres coureurs ${points(others)}.`,
  bridges: 'Du départ au résultat',
  bridgesHint: 'Ce qui a changé les chances de chaque joueur, en points. Les choix se mesurent à ce qu’aurait fait un Équipier.',
  ridersHint: 'Ce qui a changé les chances de chaque coureur, en points. Dans ce jeu, personne ne choisit : tout se joue aux dés.',
  start: 'Départ',
  ownLuck: 'Sa chance',
  ownChoices: 'Ses choix',
  othersLuck: 'Chance des autres',
  othersChoices: 'Choix des autres',
  result: 'Résultat',
  error: (share) => `± ${tenths(100 * share)}`,
  errorHint:
    'Les chiffres après ± donnent l’intervalle de confiance à 95 % : ils couvrent les dés des courses simulées, pas les erreurs de l’évaluation elle-même.',
  curve: 'L’évolution des chances',
  curveAlt: 'Les chances de victoire de chaque joueur, après chaque coup.',
  turningPoints: 'Les tournants de la course',
  causes: { dice: 'Dés', choice: 'Choix' },
  watch: 'Voir ce moment',
  costliest: (name) => `Les choix les plus coûteux : ${name}`,
  noErrors: 'Pas d’erreur nette : aucun choix n’est à coup sûr moins bon qu’un autre.',
  played: 'Joué',
  better: 'Mieux',
  best: 'Le meilleur choix',
  because: {
    position: 'Cela mène plus loin sur la route.',
    reserves: 'Cela garde des forces pour la suite.',
    shelter: 'Moins de coureurs se retrouvent seuls.',
    safety: 'Le risque est moindre.',
    finish: 'Cela place mieux pour l’arrivée.',
  },
  lost: (share, error) => `${points(-share)} ± ${tenths(100 * error)} points`,
  throws: 'Les lancers qui ont compté',
  luckiest: 'Les plus chanceux',
  unluckiest: 'Les plus malchanceux',
  throwLine: (name, from, to) => `${name} : de ${percent(from)} à ${percent(to)}`,
  puzzle: 'Qu’auriez-vous fait ?',
  puzzleOf: (nth, all) => `Problème ${nth} sur ${all}, tiré de cette course`,
  puzzleRight: 'Oui, c’est le meilleur choix.',
  puzzleNearly: 'Aussi bon que le meilleur, pour autant qu’on puisse le dire.',
  puzzleWrong: (lost) => `Celui-là coûte ${lost} ${form(Number(lost.replace(',', '.')), 'point', 'points')}.`,
  next: 'Problème suivant',
  player: 'Choix du joueur',
};

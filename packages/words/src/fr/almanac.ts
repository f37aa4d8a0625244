import type { AlmanacWords } from '../almanac-words.ts';
import { figure, number, ordinal, plural } from './grammar.ts';

const times = (count: number): string => plural(count, 'fois', 'fois');
const rounds = (count: number): string => plural(count, 'tour');
const ofRounds = (count: number): string => (count === 1 ? 'd’un tour' : `de ${rounds(count)}`);
const points = (value: number): string => number(value, Number.isInteger(value) ? 0 : 1);

/** What a tour is remembered for. `who` is a rider or a team. */
export const almanacWords: AlmanacWords = {
  'biggest-win': {
    title: 'La plus large victoire',
    now: ({ who, stage, gap, second }) => `${who} remporte l’étape ${stage} avec ${gap} d’avance sur ${second}.`,
  },
  'closest-finish': {
    title: 'L’arrivée la plus serrée',
    now: ({ who, stage, riders, gap }) => `${who} remporte l’étape ${stage}, où les ${riders} premiers se tiennent en ${gap}.`,
  },
  'most-stage-wins': {
    title: 'Le plus de victoires d’étape',
    one: ({ who, stages }) => `${who} remporte l’étape ${stages}.`,
    now: ({ who, wins, stages }) => `${who} remporte ${wins} étapes : ${stages}.`,
  },
  'most-primes': {
    title: 'Le plus de primes',
    now: ({ who, primes }) => `${who} franchit en tête ${plural(primes, 'sprint ou col', 'sprints et cols')}.`,
  },
  'longest-lead': {
    title: 'Le plus longtemps dans un maillot',
    now: ({ who, jersey, from, to }) => `${who} porte ${jersey} sans interruption de l’étape ${from} à l’étape ${to}.`,
  },
  'most-jersey-days': {
    title: 'Le plus de jours en maillot',
    now: ({ who, days }) => `${who} porte un maillot de leader après ${plural(days, 'étape')}.`,
  },
  'best-comeback': {
    title: 'La plus belle remontée',
    now: ({ who, stage, from, to }) => `${who} était ${ordinal(from)} du général après l’étape ${stage} et est maintenant ${ordinal(to)}.`,
    final: ({ who, stage, from, to }) => `${who} était ${ordinal(from)} du général après l’étape ${stage} et termine ${ordinal(to)}.`,
  },
  'biggest-jump': {
    title: 'Le plus grand bond en un jour',
    now: ({ who, stage, from, to }) => `À l’étape ${stage}, ${who} passe de ${ordinal(from)} à ${ordinal(to)} du général.`,
  },
  'closest-tour': {
    title: 'L’écart en tête',
    now: ({ who, second, gap }) => `${who} mène avec ${gap} d’avance sur ${second}.`,
    final: ({ who, second, gap }) => `${who} l’emporte avec ${gap} d’avance sur ${second}.`,
    level: ({ who, second }) => `${who} et ${second} sont à égalité.`,
    levelFinal: ({ who, second }) => `${who} et ${second} finissent à égalité.`,
  },
  'fastest-stage': {
    title: 'L’étape la plus rapide',
    now: ({ who, stage, speed, squares, count }) =>
      `${who} remporte l’étape ${stage} à ${speed} par tour : ${squares} en ${rounds(count)}.`,
  },
  'slowest-stage': {
    title: 'L’étape la plus lente',
    now: ({ who, stage, speed, squares, count }) =>
      `${who} remporte l’étape ${stage} à ${speed} seulement par tour : ${squares} en ${rounds(count)}.`,
  },
  'lanterne-rouge': {
    title: 'La lanterne rouge',
    now: ({ who, of, gap }) => `${who} ferme la marche des ${of} coureurs encore en course, à ${gap} de la tête.`,
    final: ({ who, of, gap }) => `${who} termine à la dernière place sur ${of}, à ${gap} de la victoire.`,
  },
  metronome: {
    title: 'Le métronome',
    now: ({ who, best, worst, stages }) =>
      `${who} ne fait jamais mieux que ${ordinal(best)} ni moins bien que ${ordinal(worst)} en ${stages} étapes.`,
    always: ({ who, best, stages }) => `${who} termine ${ordinal(best)} à chacune des ${stages} étapes.`,
  },
  rollercoaster: {
    title: 'Les montagnes russes',
    now: ({ who, best, worst, bestStage, worstStage }) =>
      `${who} finit ${ordinal(best)} de l’étape ${bestStage}, mais ${ordinal(worst)} de l’étape ${worstStage}.`,
  },
  'eternal-second': {
    title: 'L’éternel second',
    now: ({ who, seconds }) => `${who} finit ${times(seconds)} à la deuxième place.`,
    neverWon: ({ who, seconds }) => `${who} finit ${times(seconds)} à la deuxième place, sans jamais gagner.`,
  },
  'close-but-no-win': {
    title: 'Si près du but',
    now: ({ who, podiums, best }) =>
      `${who} finit ${times(podiums)} dans les trois premiers, au mieux ${ordinal(best)}, sans jamais gagner.`,
  },
  'late-bloomer': {
    title: 'Toujours plus fort',
    now: ({ who, first, last, stages }) =>
      `${who} a une place moyenne de ${figure(last)} sur les ${stages} dernières étapes, après ${figure(first)} sur les ${stages} premières.`,
  },
  'burnt-out': {
    title: 'À bout de forces',
    now: ({ who, first, last, stages }) =>
      `${who} a une place moyenne de ${figure(first)} sur les ${stages} premières étapes, mais ${figure(last)} sur les ${stages} dernières.`,
  },
  'all-rounder': {
    title: 'Le plus complet',
    now: ({ who, sum, tables }) => `${who} fait le meilleur total de places sur les ${tables} classements (${sum}).`,
    final: ({ who, sum, tables }) => `${who} finit avec le meilleur total de places sur les ${tables} classements (${sum}).`,
  },
  'jersey-collector': {
    title: 'La collection de maillots',
    now: ({ who, count, jerseys }) => `${who} porte ${count} maillots différents : ${jerseys}.`,
  },
  'last-day-thief': {
    title: 'Le hold-up du dernier jour',
    now: ({ who, leader, stage }) => `À l’étape ${stage}, la dernière, ${who} ravit la première place à ${leader}.`,
  },
  'cruel-exit': {
    title: 'La sortie la plus cruelle',
    now: ({ who, place, stage, reason }) =>
      `${who} était ${ordinal(place)} du général quand l’aventure s’est arrêtée à l’étape ${stage} (${reason}).`,
  },
  'many-winners': { title: 'La force du nombre', now: ({ who, riders }) => `${who} gagne des étapes avec ${riders} coureurs différents.` },
  'escape-artist': {
    title: 'Le roi de l’échappée',
    now: ({ who, count }) => `${who} mène en solitaire à l’entame ${ofRounds(count)}.`,
  },
  'pace-setter': {
    title: 'Toujours devant',
    now: ({ who, count }) => `${who} est en tête à l’entame ${ofRounds(count)}, plus que tout autre.`,
  },
  overtaker: { title: 'Le roi du dépassement', now: ({ who, count }) => `${who} double ${times(count)} un autre coureur.` },
  'giant-leap': {
    title: 'Le pas de géant',
    now: ({ who, squares, stage }) => `${who} avance de ${squares} d’un seul coup à l’étape ${stage}.`,
  },
  'lucky-dice': {
    title: 'Les dés en or',
    now: ({ who, dice, pips, expected }) => `${who} fait ${points(pips)} en ${plural(dice, 'dé')} ; la moyenne est de ${points(expected)}.`,
  },
  'cursed-dice': {
    title: 'Les dés maudits',
    now: ({ who, dice, pips, expected }) =>
      `${who} ne fait que ${points(pips)} en ${plural(dice, 'dé')} ; la moyenne est de ${points(expected)}.`,
  },
  'big-spender': { title: 'Le panier percé', now: ({ who, count }) => `${who} dépense ${plural(count, 'atout')}.` },
  'bad-luck': { title: 'La poisse', now: ({ who, count }) => `${who} perd ${plural(count, 'déplacement')}.` },
  'broom-wagon': {
    title: 'L’ami de la voiture-balai',
    now: ({ who, count }) => `${who} ferme la marche à l’entame ${ofRounds(count)}.`,
  },
  'caught-again': { title: 'Encore repris', now: ({ who, count }) => `Le peloton reprend ${times(count)} ${who}.` },
};

import type { AlmanacWords } from '../almanac-words.ts';
import { article, number, ordinal, plural, toName } from './grammar.ts';

const times = (count: number): string => plural(count, 'volta', 'volte');
const numerals = ['zero', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'];
const all = (count: number): string => (count === 2 ? 'entrambe le' : `tutte e ${numerals[count] ?? count} le`);
const rounds = (count: number): string => plural(count, 'turno', 'turni');

/** What a tour is remembered for. `who` is a rider or a team. */
export const almanacWords: AlmanacWords = {
  'biggest-win': {
    title: 'La vittoria più netta',
    now: ({ who, stage, gap, second }) => `${who} vince la tappa ${stage} con ${gap} di vantaggio su ${second}.`,
  },
  'closest-finish': {
    title: 'L’arrivo più serrato',
    now: ({ who, stage, riders, gap }) => `${who} vince la tappa ${stage}, con i primi ${riders} racchiusi in ${gap}.`,
  },
  'most-stage-wins': {
    title: 'Più vittorie di tappa',
    one: ({ who, stages }) => `${who} vince la tappa ${stages}.`,
    now: ({ who, wins, stages }) => `${who} vince ${wins} tappe: ${stages}.`,
  },
  'most-primes': {
    title: 'Più traguardi intermedi',
    now: ({ who, primes }) => `${who} passa in testa ${times(primes)} tra traguardi volanti e salite.`,
  },
  'longest-lead': {
    title: 'Più a lungo in una maglia',
    now: ({ who, jersey, from, to }) => `${who} indossa ${jersey} senza interruzioni dalla tappa ${from} alla ${to}.`,
  },
  'most-jersey-days': {
    title: 'Più giorni in maglia',
    now: ({ who, days }) => `${who} indossa una maglia di leader dopo ${plural(days, 'tappa', 'tappe')}.`,
  },
  'best-comeback': {
    title: 'La migliore rimonta',
    now: ({ who, stage, from, to }) => `${who}: ${ordinal(from)} posto nella generale dopo la tappa ${stage}, ora ${ordinal(to)}.`,
    final: ({ who, stage, from, to }) => `${who}: ${ordinal(from)} posto nella generale dopo la tappa ${stage}, ${ordinal(to)} alla fine.`,
  },
  'biggest-jump': {
    title: 'Il balzo più grande in un giorno',
    now: ({ who, stage, from, to }) =>
      `${who} sale ${article('dal', ordinal(from))} ${article('al', ordinal(to))} posto della generale nella tappa ${stage}.`,
  },
  'closest-tour': {
    title: 'Il margine',
    now: ({ who, second, gap }) => `${who} è in testa con ${gap} su ${second}.`,
    final: ({ who, second, gap }) => `${who} batte ${second} di ${gap}.`,
    level: ({ who, second }) => `${who} e ${second} sono alla pari.`,
    levelFinal: ({ who, second }) => `${who} e ${second} chiudono alla pari.`,
  },
  'fastest-stage': {
    title: 'La tappa più veloce',
    now: ({ who, stage, speed, squares, count }) => `${who} vince la tappa ${stage} a ${speed} per turno: ${squares} in ${rounds(count)}.`,
  },
  'slowest-stage': {
    title: 'La tappa più lenta',
    now: ({ who, stage, speed, squares, count }) =>
      `${who} vince la tappa ${stage} ad appena ${speed} per turno: ${squares} in ${rounds(count)}.`,
  },
  'lanterne-rouge': {
    title: 'La maglia nera',
    now: ({ who, of, gap }) => `${who} chiude la classifica, su ${of} corridori in gara, a ${gap} dal leader.`,
    final: ({ who, of, gap }) => `${who} chiude in coda alla classifica di ${of} corridori, a ${gap} da chi ha vinto.`,
  },
  metronome: {
    title: 'Il metronomo',
    now: ({ who, best, worst, stages }) =>
      `${who}: mai meglio ${article('del', ordinal(best))} e mai peggio ${article('del', ordinal(worst))} posto in ${stages} tappe.`,
    always: ({ who, best, stages }) => `${who}: ${ordinal(best)} posto in ${all(Number(stages))} tappe.`,
  },
  rollercoaster: {
    title: 'Le montagne russe',
    now: ({ who, best, worst, bestStage, worstStage }) =>
      `${who}: ${ordinal(best)} posto nella tappa ${bestStage}, ma ${ordinal(worst)} nella ${worstStage}.`,
  },
  'eternal-second': {
    title: 'L’eterno secondo',
    now: ({ who, seconds }) => `${who} chiude al secondo posto ${times(seconds)}.`,
    neverWon: ({ who, seconds }) => `${who} chiude al secondo posto ${times(seconds)} e non vince mai.`,
  },
  'close-but-no-win': {
    title: 'A un passo dalla vittoria',
    now: ({ who, podiums, best }) =>
      `${who} sale sul podio ${times(podiums)}, al massimo ${article('al', ordinal(best))} posto, e non vince mai.`,
  },
  'late-bloomer': {
    title: 'In crescendo',
    now: ({ who, first, last, stages }) =>
      `${who}: piazzamento medio ${number(last, 1)} nelle ultime ${stages} tappe, dopo ${article('il', number(first, 1))} delle prime ${stages}.`,
  },
  'burnt-out': {
    title: 'A corto di energie',
    now: ({ who, first, last, stages }) =>
      `${who}: piazzamento medio ${number(first, 1)} nelle prime ${stages} tappe, ma ${number(last, 1)} nelle ultime ${stages}.`,
  },
  'all-rounder': {
    title: 'Forte ovunque',
    now: ({ who, sum, tables }) => `${who} ha il miglior bilancio su ${all(tables)} classifiche (somma dei posti: ${sum}).`,
    final: ({ who, sum, tables }) => `${who} chiude con il miglior bilancio su ${all(tables)} classifiche (somma dei posti: ${sum}).`,
  },
  'jersey-collector': {
    title: 'Collezione di maglie',
    now: ({ who, count, jerseys }) => `${who} indossa ${count} maglie diverse: ${jerseys}.`,
  },
  'last-day-thief': {
    title: 'Il colpo dell’ultimo giorno',
    now: ({ who, leader, stage }) => `${who} toglie il primato ${toName(leader)} nella tappa ${stage}, l’ultima.`,
  },
  'cruel-exit': {
    title: 'L’addio più crudele',
    now: ({ who, place, stage, reason }) =>
      `Per ${who} il giro finisce nella tappa ${stage} (${reason}), ${article('al', ordinal(place))} posto della generale.`,
  },
  'many-winners': { title: 'L’unione fa la forza', now: ({ who, riders }) => `${who} vince tappe con ${riders} corridori diversi.` },
  'escape-artist': {
    title: 'L’anima della fuga',
    now: ({ who, count }) => `${who} è in testa in solitaria all’inizio di ${rounds(count)}.`,
  },
  'pace-setter': {
    title: 'Sempre davanti',
    now: ({ who, count }) => `${who} è in testa all’inizio di ${rounds(count)}, più di chiunque altro.`,
  },
  overtaker: { title: 'Il re dei sorpassi', now: ({ who, count }) => `${who} supera altri corridori ${times(count)}.` },
  'giant-leap': {
    title: 'Il balzo da gigante',
    now: ({ who, squares, stage }) => `${who} fa ${squares} in una mossa della tappa ${stage}.`,
  },
  'lucky-dice': {
    title: 'Dadi fortunati',
    now: ({ who, dice, pips, expected }) =>
      `${who} fa ${pips} con ${dice} dadi; la media è ${number(expected, Number.isInteger(expected) ? 0 : 1)}.`,
  },
  'cursed-dice': {
    title: 'Dadi stregati',
    now: ({ who, dice, pips, expected }) =>
      `${who} fa solo ${pips} con ${dice} dadi; la media è ${number(expected, Number.isInteger(expected) ? 0 : 1)}.`,
  },
  'big-spender': { title: 'Mani bucate', now: ({ who, count }) => `${who} usa ${plural(count, 'vantaggio', 'vantaggi')}.` },
  'bad-luck': { title: 'Che sfortuna', now: ({ who, count }) => `${who} perde ${plural(count, 'mossa', 'mosse')}.` },
  'broom-wagon': {
    title: 'Davanti al carro scopa',
    now: ({ who, count }) => `${who} è in coda alla corsa all’inizio di ${rounds(count)}.`,
  },
  'caught-again': { title: 'Fuga finita', now: ({ who, count }) => `Il gruppo riprende ${times(count)} ${who}.` },
};

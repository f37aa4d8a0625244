import type { AlmanacWords } from '../almanac-words.ts';
import { form, number, ordinal, plural } from './grammar.ts';

const times = (count: number): string => form(count, 'una vez', count === 2 ? 'dos veces' : `${count} veces`);
const numerals = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const all = (count: number): string => `las ${numerals[count] ?? count}`;
const average = (value: number): string => number(value, Number.isInteger(value) ? 0 : 1);
const rounds = (count: number): string => plural(count, 'ronda', 'rondas');

export const almanacWords: AlmanacWords = {
  'biggest-win': {
    title: 'La victoria más holgada',
    now: ({ who, stage, gap, second }) => `${who} ganó la etapa ${stage} con ${gap} de ventaja sobre ${second}.`,
  },
  'closest-finish': {
    title: 'La llegada más apretada',
    now: ({ who, stage, riders, gap }) => `${who} ganó la etapa ${stage}, en la que los ${riders} primeros llegaron en ${gap}.`,
  },
  'most-stage-wins': {
    title: 'Más etapas ganadas',
    one: ({ who, stages }) => `${who} ganó la etapa ${stages}.`,
    now: ({ who, wins, stages }) => `${who} ganó ${wins} etapas: ${stages}.`,
  },
  'most-primes': {
    title: 'Más primas',
    now: ({ who, primes }) => `${who} pasó en cabeza por ${plural(primes, 'meta volante o puerto', 'metas volantes y puertos')}.`,
  },
  'longest-lead': {
    title: 'Más tiempo con un maillot',
    now: ({ who, jersey, from, to }) => `${who} llevó ${jersey} sin interrupción, de la etapa ${from} a la ${to}.`,
  },
  'most-jersey-days': {
    title: 'Más días con un maillot',
    now: ({ who, days }) => `${who} llevó un maillot de líder durante ${plural(days, 'día', 'días')}.`,
  },
  'best-comeback': {
    title: 'La mejor remontada',
    now: ({ who, stage, from, to }) => `${who} iba ${ordinal(from)} en la general tras la etapa ${stage} y ahora es ${ordinal(to)}.`,
    final: ({ who, stage, from, to }) => `${who} iba ${ordinal(from)} en la general tras la etapa ${stage} y acabó ${ordinal(to)}.`,
  },
  'biggest-jump': {
    title: 'El mayor salto en un día',
    now: ({ who, stage, from, to }) => `${who} pasó del puesto ${from} al ${to} de la general en la etapa ${stage}.`,
  },
  'closest-tour': {
    title: 'La diferencia',
    now: ({ who, second, gap }) => `${who} aventaja a ${second} en ${gap}.`,
    final: ({ who, second, gap }) => `${who} batió a ${second} por ${gap}.`,
    level: ({ who, second }) => `${who} y ${second} van a la par.`,
    levelFinal: ({ who, second }) => `${who} y ${second} acabaron a la par.`,
  },
  'fastest-stage': {
    title: 'La etapa más rápida',
    now: ({ who, stage, speed, squares, count }) => `${who} ganó la etapa ${stage} a ${speed} por ronda: ${squares} en ${rounds(count)}.`,
  },
  'slowest-stage': {
    title: 'La etapa más lenta',
    now: ({ who, stage, speed, squares, count }) =>
      `${who} ganó la etapa ${stage} a solo ${speed} por ronda: ${squares} en ${rounds(count)}.`,
  },
  'lanterne-rouge': {
    title: 'Farolillo rojo',
    now: ({ who, of, gap }) => `${who} cierra la general de los ${of} que siguen en carrera, a ${gap} del líder.`,
    final: ({ who, of, gap }) => `${who} cerró la general de ${of} corredores, a ${gap} del ganador.`,
  },
  metronome: {
    title: 'El metrónomo',
    now: ({ who, best, worst, stages }) => `${who} estuvo siempre entre el puesto ${best} y el ${worst} en ${stages} etapas.`,
    always: ({ who, best, stages }) => `${who} fue ${ordinal(best)} en ${all(Number(stages))} etapas.`,
  },
  rollercoaster: {
    title: 'La montaña rusa',
    now: ({ who, best, worst, bestStage, worstStage }) =>
      `${who} fue ${ordinal(best)} en la etapa ${bestStage}, pero ${ordinal(worst)} en la ${worstStage}.`,
  },
  'eternal-second': {
    title: 'El eterno segundo',
    now: ({ who, seconds }) => `${who} llegó en segundo lugar ${times(seconds)}.`,
    neverWon: ({ who, seconds }) => `${who} llegó en segundo lugar ${times(seconds)} y nunca ganó.`,
  },
  'close-but-no-win': {
    title: 'A las puertas de la victoria',
    now: ({ who, podiums, best }) =>
      `${who} acabó ${times(podiums)} entre los tres primeros, con el puesto ${best} como mejor resultado, pero nunca ganó.`,
  },
  'late-bloomer': {
    title: 'De menos a más',
    now: ({ who, first, last, stages }) =>
      `${who} tuvo un puesto medio de ${average(last)} en las últimas ${stages} etapas, tras ${average(first)} en las primeras ${stages}.`,
  },
  'burnt-out': {
    title: 'De más a menos',
    now: ({ who, first, last, stages }) =>
      `${who} tuvo un puesto medio de ${average(first)} en las primeras ${stages} etapas, pero ${average(last)} en las últimas ${stages}.`,
  },
  'all-rounder': {
    title: 'El todoterreno',
    now: ({ who, sum, tables }) => `${who} es quien mejor anda en ${all(tables)} clasificaciones (sus puestos suman ${sum}).`,
    final: ({ who, sum, tables }) => `${who} fue quien mejor anduvo en ${all(tables)} clasificaciones (sus puestos suman ${sum}).`,
  },
  'jersey-collector': {
    title: 'Coleccionista de maillots',
    now: ({ who, count, jerseys }) => `${who} llevó ${count} maillots distintos: ${jerseys}.`,
  },
  'last-day-thief': {
    title: 'El golpe del último día',
    now: ({ who, leader, stage }) => `${who} le quitó el liderato a ${leader} en la etapa ${stage}, la última.`,
  },
  'cruel-exit': {
    title: 'El adiós más cruel',
    now: ({ who, place, stage, reason }) =>
      `${who} iba ${ordinal(place)} en la general cuando la vuelta se le acabó en la etapa ${stage} (${reason}).`,
  },
  'many-winners': {
    title: 'La fuerza del grupo',
    now: ({ who, riders }) => `${who} ganó etapas con ${riders} corredores distintos.`,
  },
  'escape-artist': {
    title: 'El escapista',
    now: ({ who, count }) => `${who} iba en cabeza y en solitario al empezar ${rounds(count)}.`,
  },
  'pace-setter': {
    title: 'Siempre al frente',
    now: ({ who, count }) => `${who} iba en cabeza al empezar ${rounds(count)}, más que nadie.`,
  },
  overtaker: { title: 'El adelantador', now: ({ who, count }) => `${who} adelantó ${times(count)} a otro corredor.` },
  'giant-leap': {
    title: 'El salto de gigante',
    now: ({ who, squares, stage }) => `${who} avanzó ${squares} en un solo movimiento de la etapa ${stage}.`,
  },
  'lucky-dice': {
    title: 'Dados con suerte',
    now: ({ who, dice, pips, expected }) => `${who} sacó ${pips} con ${dice} dados; la media es ${average(expected)}.`,
  },
  'cursed-dice': {
    title: 'Dados malditos',
    now: ({ who, dice, pips, expected }) => `${who} sacó solo ${pips} con ${dice} dados; la media es ${average(expected)}.`,
  },
  'big-spender': { title: 'Sin reparar en gastos', now: ({ who, count }) => `${who} usó ${plural(count, 'ventaja', 'ventajas')}.` },
  'bad-luck': { title: 'Mala suerte', now: ({ who, count }) => `${who} perdió ${plural(count, 'movimiento', 'movimientos')}.` },
  'broom-wagon': {
    title: 'Amigo del coche escoba',
    now: ({ who, count }) => `${who} cerraba la carrera al empezar ${rounds(count)}.`,
  },
  'caught-again': { title: 'Otra vez cazado', now: ({ who, count }) => `El pelotón cazó a ${who} ${times(count)}.` },
};

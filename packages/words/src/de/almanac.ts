import type { AlmanacWords } from '../almanac-words.ts';
import { number, plural, times } from './grammar.ts';

const numerals = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const all = (count: number): string => (count === 2 ? 'beide' : `alle ${numerals[count] ?? count}`);
/** After "auf". */
const allOf = (count: string): string => (count === '2' ? 'beiden' : `allen ${count}`);
/** Averages have a figure behind the comma where they need one. */
const average = (value: number): string => number(value, Number.isInteger(value) ? 0 : 1);
const rounds = (count: number): string => plural(count, 'Runde', 'Runden');

/** What a tour is remembered for. `who` is a rider or a team. */
export const almanacWords: AlmanacWords = {
  'biggest-win': {
    title: 'Deutlichster Sieg',
    now: ({ who, stage, gap, second }) => `${who} gewann Etappe ${stage} vor ${second}, Vorsprung ${gap}.`,
  },
  'closest-finish': {
    title: 'Knappster Zieleinlauf',
    now: ({ who, stage, riders, gap }) => `${who} gewann Etappe ${stage}; Abstand zwischen den ersten ${riders}: nur ${gap}.`,
  },
  'most-stage-wins': {
    title: 'Meiste Etappensiege',
    one: ({ who, stages }) => `${who} gewann Etappe ${stages}.`,
    now: ({ who, wins, stages }) => `${who} gewann ${wins} Etappen: ${stages}.`,
  },
  'most-primes': {
    title: 'Meiste Zwischenwertungen',
    now: ({ who, primes }) => `${who} gewann ${plural(primes, 'Zwischenwertung', 'Zwischenwertungen')} bei Sprints und auf Pässen.`,
  },
  'longest-lead': {
    title: 'Am längsten in einem Trikot',
    now: ({ who, jersey, from, to }) => `${who} trug ${jersey} ohne Unterbrechung nach den Etappen ${from} bis ${to}.`,
  },
  'most-jersey-days': {
    title: 'Meiste Tage im Trikot',
    now: ({ who, days }) => `${who} trug an ${plural(days, 'Tag', 'Tagen')} ein Führungstrikot.`,
  },
  'best-comeback': {
    title: 'Beste Aufholjagd',
    now: ({ who, stage, from, to }) => `${who} lag nach Etappe ${stage} in der Gesamtwertung auf Platz ${from}, jetzt auf Platz ${to}.`,
    final: ({ who, stage, from, to }) => `${who} lag nach Etappe ${stage} in der Gesamtwertung auf Platz ${from}, am Ende auf Platz ${to}.`,
  },
  'biggest-jump': {
    title: 'Größter Sprung an einem Tag',
    now: ({ who, stage, from, to }) =>
      `${who} machte auf Etappe ${stage} in der Gesamtwertung einen Sprung von Platz ${from} auf Platz ${to}.`,
  },
  'closest-tour': {
    title: 'Der Abstand',
    now: ({ who, second, gap }) => `${who} führt vor ${second}, Vorsprung ${gap}.`,
    final: ({ who, second, gap }) => `${who} siegte vor ${second}, Vorsprung ${gap}.`,
    level: ({ who, second }) => `${who} und ${second} liegen gleichauf.`,
    levelFinal: ({ who, second }) => `${who} und ${second} lagen am Ende gleichauf.`,
  },
  'fastest-stage': {
    title: 'Schnellste Etappe',
    now: ({ who, stage, speed, squares, count }) =>
      `${who} gewann Etappe ${stage}: ${speed} je Runde im Schnitt, ${squares} in ${rounds(count)}.`,
  },
  'slowest-stage': {
    title: 'Langsamste Etappe',
    now: ({ who, stage, speed, squares, count }) =>
      `${who} gewann Etappe ${stage}: nur ${speed} je Runde im Schnitt, ${squares} in ${rounds(count)}.`,
  },
  'lanterne-rouge': {
    title: 'Rote Laterne',
    now: ({ who, of, gap }) => `${who} liegt auf dem letzten Platz der ${of} Fahrer im Rennen, Rückstand ${gap}.`,
    final: ({ who, of, gap }) => `${who} belegte den letzten Platz von ${of} Fahrern, Rückstand ${gap}.`,
  },
  metronome: {
    title: 'Das Uhrwerk',
    now: ({ who, best, worst, stages }) =>
      `${who} war auf ${stages} Etappen nie besser als Platz ${best} und nie schlechter als Platz ${worst}.`,
    always: ({ who, best, stages }) => `${who} belegte auf ${allOf(stages)} Etappen Platz ${best}.`,
  },
  rollercoaster: {
    title: 'Die Achterbahn',
    now: ({ who, best, worst, bestStage, worstStage }) =>
      `${who} kam auf Etappe ${bestStage} auf Platz ${best}, auf Etappe ${worstStage} aber nur auf Platz ${worst}.`,
  },
  'eternal-second': {
    title: 'Der ewige Zweite',
    now: ({ who, seconds }) => `${who} kam ${times(seconds)} auf Platz zwei.`,
    neverWon: ({ who, seconds }) => `${who} kam ${times(seconds)} auf Platz zwei und gewann nie.`,
  },
  'close-but-no-win': {
    title: 'Nah dran, nie gewonnen',
    now: ({ who, podiums, best }) => `${who} stand ${times(podiums)} auf dem Podium, bestenfalls auf Platz ${best}, und gewann nie.`,
  },
  'late-bloomer': {
    title: 'Der Spätstarter',
    now: ({ who, first, last, stages }) =>
      `${who} kam auf den letzten ${stages} Etappen im Schnitt auf Platz ${average(last)}, nach ${average(first)} auf den ersten ${stages}.`,
  },
  'burnt-out': {
    title: 'Ausgebrannt',
    now: ({ who, first, last, stages }) =>
      `${who} kam auf den ersten ${stages} Etappen im Schnitt auf Platz ${average(first)}, auf den letzten ${stages} nur auf ${average(last)}.`,
  },
  'all-rounder': {
    title: 'Der Allrounder',
    now: ({ who, sum, tables }) => `${who} steht über ${all(tables)} Wertungen am besten da (Summe der Plätze: ${sum}).`,
    final: ({ who, sum, tables }) => `${who} stand über ${all(tables)} Wertungen am besten da (Summe der Plätze: ${sum}).`,
  },
  'jersey-collector': {
    title: 'Der Trikotsammler',
    now: ({ who, count, jerseys }) => `${who} trug ${numerals[count] ?? count} verschiedene Trikots: ${jerseys}.`,
  },
  'last-day-thief': {
    title: 'Der Dieb des letzten Tages',
    now: ({ who, leader, stage }) => `${who} nahm ${leader} auf Etappe ${stage}, der letzten, die Führung ab.`,
  },
  'cruel-exit': {
    title: 'Das bitterste Aus',
    now: ({ who, place, stage, reason }) =>
      `${who} lag in der Gesamtwertung auf Platz ${place}, als auf Etappe ${stage} Schluss war (${reason}).`,
  },
  'many-winners': { title: 'Gemeinsam stark', now: ({ who, riders }) => `${who} gewann Etappen mit ${riders} verschiedenen Fahrern.` },
  'escape-artist': {
    title: 'Der Ausreißerkönig',
    now: ({ who, count }) => `${who} lag zu Beginn von ${rounds(count)} allein vorn.`,
  },
  'pace-setter': {
    title: 'Der Tempomacher',
    now: ({ who, count }) => `${who} lag zu Beginn von ${rounds(count)} vorn, öfter als alle anderen.`,
  },
  overtaker: { title: 'Der Überholer', now: ({ who, count }) => `${who} zog ${times(count)} an anderen vorbei.` },
  'giant-leap': { title: 'Der Riesensatz', now: ({ who, squares, stage }) => `${who} fuhr auf Etappe ${stage} in einem Zug ${squares}.` },
  'lucky-dice': {
    title: 'Würfelglück',
    now: ({ who, dice, pips, expected }) => `${who} warf mit ${dice} Würfeln ${pips}; im Schnitt wären es ${average(expected)}.`,
  },
  'cursed-dice': {
    title: 'Verhexte Würfel',
    now: ({ who, dice, pips, expected }) => `${who} warf mit ${dice} Würfeln nur ${pips}; im Schnitt wären es ${average(expected)}.`,
  },
  'big-spender': { title: 'Der Verschwender', now: ({ who, count }) => `${who} nutzte ${plural(count, 'Vorteil', 'Vorteile')}.` },
  'bad-luck': { title: 'Der Pechvogel', now: ({ who, count }) => `${who} verlor ${plural(count, 'Zug', 'Züge')}.` },
  'broom-wagon': {
    title: 'Der Freund des Besenwagens',
    now: ({ who, count }) => `${who} lag zu Beginn von ${rounds(count)} ganz hinten.`,
  },
  'caught-again': { title: 'Wieder gestellt', now: ({ who, count }) => `${who} wurde ${times(count)} vom Peloton geschluckt.` },
};

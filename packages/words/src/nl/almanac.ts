import type { AlmanacWords } from '../almanac-words.ts';
import { number, ordinal, plural } from './grammar.ts';

const times = (count: number): string => `${numerals[count] ?? count} keer`;
const numerals = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'];
const all = (count: number): string => (count === 2 ? 'beide' : `alle ${numerals[count] ?? count} de`);
const average = (value: number): string => number(value, Number.isInteger(value) ? 0 : 1);
const rounds = (count: number): string => plural(count, 'ronde', 'rondes');

/** What a tour is remembered for. `who` is a rider or a team. */
export const almanacWords: AlmanacWords = {
  'biggest-win': {
    title: 'Grootste zege',
    now: ({ who, stage, gap, second }) => `${who} won etappe ${stage} met ${gap} voorsprong op ${second}.`,
  },
  'closest-finish': {
    title: 'Spannendste finish',
    now: ({ who, stage, riders, gap }) => `${who} won etappe ${stage}, waarin de eerste ${riders} binnen ${gap} finishten.`,
  },
  'most-stage-wins': {
    title: 'Meeste etappezeges',
    one: ({ who, stages }) => `${who} won etappe ${stages}.`,
    now: ({ who, wins, stages }) => `${who} won ${wins} etappes: ${stages}.`,
  },
  'most-primes': {
    title: 'Meeste toppen en sprints',
    now: ({ who, primes }) => `${who} was ${times(primes)} de eerste op een top of in een tussensprint.`,
  },
  'longest-lead': {
    title: 'Langst in één trui',
    now: ({ who, jersey, from, to }) => `${who} droeg ${jersey} ononderbroken van etappe ${from} tot en met ${to}.`,
  },
  'most-jersey-days': {
    title: 'Meeste dagen in een trui',
    now: ({ who, days }) => `${who} droeg na ${plural(days, 'etappe', 'etappes')} een leiderstrui.`,
  },
  'best-comeback': {
    title: 'Mooiste comeback',
    now: ({ who, stage, from, to }) =>
      `${who} stond ${ordinal(from)} in het algemeen klassement na etappe ${stage}, en staat nu ${ordinal(to)}.`,
    final: ({ who, stage, from, to }) =>
      `${who} stond ${ordinal(from)} in het algemeen klassement na etappe ${stage}, en eindigde als ${ordinal(to)}.`,
  },
  'biggest-jump': {
    title: 'Grootste sprong op één dag',
    now: ({ who, stage, from, to }) =>
      `${who} ging in etappe ${stage} van de ${ordinal(from)} naar de ${ordinal(to)} plaats in het algemeen klassement.`,
  },
  'closest-tour': {
    title: 'Het verschil',
    now: ({ who, second, gap }) => `${who} leidt met ${gap} voorsprong op ${second}.`,
    final: ({ who, second, gap }) => `${who} won met ${gap} voorsprong op ${second}.`,
    level: ({ who, second }) => `${who} en ${second} staan gelijk.`,
    levelFinal: ({ who, second }) => `${who} en ${second} eindigden gelijk.`,
  },
  'fastest-stage': {
    title: 'Snelste etappe',
    now: ({ who, stage, speed, squares, count }) => `${who} won etappe ${stage} met ${speed} per ronde: ${squares} in ${rounds(count)}.`,
  },
  'slowest-stage': {
    title: 'Traagste etappe',
    now: ({ who, stage, speed, squares, count }) =>
      `${who} won etappe ${stage} met maar ${speed} per ronde: ${squares} in ${rounds(count)}.`,
  },
  'lanterne-rouge': {
    title: 'Rode lantaarn',
    now: ({ who, of, gap }) => `${who} is de laatste van de ${of} renners die nog in koers zijn, op ${gap} van de leider.`,
    final: ({ who, of, gap }) => `${who} eindigde als laatste van ${of} renners, op ${gap} van de winnaar.`,
  },
  metronome: {
    title: 'De metronoom',
    now: ({ who, best, worst, stages }) =>
      `${who} was in ${stages} etappes nooit beter dan ${ordinal(best)} en nooit slechter dan ${ordinal(worst)}.`,
    always: ({ who, best, stages }) => `${who} werd ${ordinal(best)} in ${all(Number(stages))} etappes.`,
  },
  rollercoaster: {
    title: 'De achtbaan',
    now: ({ who, best, worst, bestStage, worstStage }) =>
      `${who} werd ${ordinal(best)} in etappe ${bestStage}, maar ${ordinal(worst)} in etappe ${worstStage}.`,
  },
  'eternal-second': {
    title: 'De eeuwige tweede',
    now: ({ who, seconds }) => `${who} werd ${times(seconds)} tweede.`,
    neverWon: ({ who, seconds }) => `${who} werd ${times(seconds)} tweede en won nooit.`,
  },
  'close-but-no-win': {
    title: 'Net niet',
    now: ({ who, podiums, best }) =>
      `${who} eindigde ${times(podiums)} bij de eerste drie, met een ${ordinal(best)} plaats als beste resultaat, maar won nooit.`,
  },
  'late-bloomer': {
    title: 'De laatbloeier',
    now: ({ who, first, last, stages }) =>
      `${who} eindigde in de laatste ${stages} etappes gemiddeld op plaats ${average(last)}, tegen ${average(first)} in de eerste ${stages}.`,
  },
  'burnt-out': {
    title: 'Opgebrand',
    now: ({ who, first, last, stages }) =>
      `${who} eindigde in de eerste ${stages} etappes gemiddeld op plaats ${average(first)}, maar op ${average(last)} in de laatste ${stages}.`,
  },
  'all-rounder': {
    title: 'De allrounder',
    now: ({ who, sum, tables }) => `${who} staat over ${all(tables)} klassementen samen het best (som van de plaatsen: ${sum}).`,
    final: ({ who, sum, tables }) => `${who} eindigde over ${all(tables)} klassementen samen het best (som van de plaatsen: ${sum}).`,
  },
  'jersey-collector': {
    title: 'De truienverzamelaar',
    now: ({ who, count, jerseys }) => `${who} droeg ${count} verschillende truien: ${jerseys}.`,
  },
  'last-day-thief': {
    title: 'De dief van de slotdag',
    now: ({ who, leader, stage }) => `${who} nam in etappe ${stage}, de laatste, de leiding over van ${leader}.`,
  },
  'cruel-exit': {
    title: 'Het wreedste afscheid',
    now: ({ who, place, stage, reason }) =>
      `${who} stond ${ordinal(place)} in het algemeen klassement toen het in etappe ${stage} voorbij was (${reason}).`,
  },
  'many-winners': { title: 'Sterk in de breedte', now: ({ who, riders }) => `${who} won etappes met ${riders} verschillende renners.` },
  'escape-artist': {
    title: 'De vluchter',
    now: ({ who, count }) => `${who} reed aan het begin van ${rounds(count)} alleen op kop.`,
  },
  'pace-setter': {
    title: 'De tempomaker',
    now: ({ who, count }) => `${who} reed aan het begin van ${rounds(count)} op kop, vaker dan wie ook.`,
  },
  overtaker: { title: 'De inhaalmachine', now: ({ who, count }) => `${who} haalde ${times(count)} iemand in.` },
  'giant-leap': { title: 'De reuzensprong', now: ({ who, squares, stage }) => `${who} reed in etappe ${stage} ${squares} in één zet.` },
  'lucky-dice': {
    title: 'Gouden dobbelstenen',
    now: ({ who, dice, pips, expected }) => `${who} gooide ${pips} met ${dice} dobbelstenen; het gemiddelde is ${average(expected)}.`,
  },
  'cursed-dice': {
    title: 'Vervloekte dobbelstenen',
    now: ({ who, dice, pips, expected }) => `${who} gooide maar ${pips} met ${dice} dobbelstenen; het gemiddelde is ${average(expected)}.`,
  },
  'big-spender': { title: 'De grootverbruiker', now: ({ who, count }) => `${who} gebruikte ${plural(count, 'voordeel', 'voordelen')}.` },
  'bad-luck': { title: 'Pechvogel', now: ({ who, count }) => `${who} verloor ${plural(count, 'zet', 'zetten')}.` },
  'broom-wagon': {
    title: 'Vriend van de bezemwagen',
    now: ({ who, count }) => `${who} reed aan het begin van ${rounds(count)} als laatste op de weg.`,
  },
  'caught-again': { title: 'Weer ingelopen', now: ({ who, count }) => `${who} werd ${times(count)} door het peloton ingelopen.` },
};

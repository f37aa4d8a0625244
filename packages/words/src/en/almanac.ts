import type { AlmanacWords } from '../almanac-words.ts';
import { ordinal, plural } from './grammar.ts';

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const all = (count: number): string => (count === 2 ? 'both' : `all ${numerals[count] ?? count}`);
const rounds = (count: number): string => plural(count, 'round');

/** What a tour is remembered for. `who` is a rider or a team. */
export const almanacWords: AlmanacWords = {
  'biggest-win': { title: 'Biggest win', now: ({ who, stage, gap, second }) => `${who} won stage ${stage} by ${gap} from ${second}.` },
  'closest-finish': {
    title: 'Closest finish',
    now: ({ who, stage, riders, gap }) => `${who} won stage ${stage}, in which the first ${riders} finished within ${gap}.`,
  },
  'most-stage-wins': {
    title: 'Most stage wins',
    one: ({ who, stages }) => `${who} won stage ${stages}.`,
    now: ({ who, wins, stages }) => `${who} won ${wins} stages: ${stages}.`,
  },
  'most-primes': {
    title: 'Most primes',
    now: ({ who, primes }) => `${who} was first past ${plural(primes, 'sprint or pass', 'sprints and passes')}.`,
  },
  'longest-lead': {
    title: 'Longest in one jersey',
    now: ({ who, jersey, from, to }) => `${who} held ${jersey} without a break from the end of stage ${from} to the end of stage ${to}.`,
  },
  'most-jersey-days': {
    title: 'Most days in a jersey',
    now: ({ who, days }) => `${who} wore a leader’s jersey after ${plural(days, 'stage')}.`,
  },
  'best-comeback': {
    title: 'Best comeback',
    now: ({ who, stage, from, to }) =>
      `${who} was ${ordinal(from)} in the general classification after stage ${stage} and is ${ordinal(to)} now.`,
    final: ({ who, stage, from, to }) =>
      `${who} was ${ordinal(from)} in the general classification after stage ${stage} and finished ${ordinal(to)}.`,
  },
  'biggest-jump': {
    title: 'Biggest jump in a day',
    now: ({ who, stage, from, to }) =>
      `${who} went from ${ordinal(from)} to ${ordinal(to)} in the general classification on stage ${stage}.`,
  },
  'closest-tour': {
    title: 'The margin',
    now: ({ who, second, gap }) => `${who} leads ${second} by ${gap}.`,
    final: ({ who, second, gap }) => `${who} beat ${second} by ${gap}.`,
    level: ({ who, second }) => `${who} and ${second} are level.`,
    levelFinal: ({ who, second }) => `${who} and ${second} finished level.`,
  },
  'fastest-stage': {
    title: 'Fastest stage',
    now: ({ who, stage, speed, squares, count }) => `${who} won stage ${stage} at ${speed} per round: ${squares} in ${rounds(count)}.`,
  },
  'slowest-stage': {
    title: 'Slowest stage',
    now: ({ who, stage, speed, squares, count }) => `${who} won stage ${stage} at only ${speed} per round: ${squares} in ${rounds(count)}.`,
  },
  'lanterne-rouge': {
    title: 'Lanterne rouge',
    now: ({ who, of, gap }) => `${who} is last of the ${of} riders still in the race, ${gap} behind the leader.`,
    final: ({ who, of, gap }) => `${who} finished last of ${of} riders, ${gap} behind the winner.`,
  },
  metronome: {
    title: 'The metronome',
    now: ({ who, best, worst, stages }) =>
      `${who} was never better than ${ordinal(best)} and never worse than ${ordinal(worst)} in ${stages} stages.`,
    always: ({ who, best, stages }) => `${who} was ${ordinal(best)} in ${all(Number(stages))} stages.`,
  },
  rollercoaster: {
    title: 'The rollercoaster',
    now: ({ who, best, worst, bestStage, worstStage }) =>
      `${who} was ${ordinal(best)} on stage ${bestStage}, but ${ordinal(worst)} on stage ${worstStage}.`,
  },
  'eternal-second': {
    title: 'The eternal second',
    now: ({ who, seconds }) => `${who} came second ${times(seconds)}.`,
    neverWon: ({ who, seconds }) => `${who} came second ${times(seconds)} and never won.`,
  },
  'close-but-no-win': {
    title: 'Close, but no win',
    now: ({ who, podiums, best }) => `${who} was among the first three ${times(podiums)}, at best ${ordinal(best)}, and never won.`,
  },
  'late-bloomer': {
    title: 'The late bloomer',
    now: ({ who, first, last, stages }) =>
      `${who} had an average place of ${last} in the last ${stages} stages, after ${first} in the first ${stages}.`,
  },
  'burnt-out': {
    title: 'Burnt out',
    now: ({ who, first, last, stages }) =>
      `${who} had an average place of ${first} in the first ${stages} stages, but ${last} in the last ${stages}.`,
  },
  'all-rounder': {
    title: 'The all-rounder',
    now: ({ who, sum, tables }) => `${who} ranks best across ${all(tables)} classifications (places add up to ${sum}).`,
    final: ({ who, sum, tables }) => `${who} ranked best across ${all(tables)} classifications (places add up to ${sum}).`,
  },
  'jersey-collector': {
    title: 'The jersey collector',
    now: ({ who, count, jerseys }) => `${who} wore ${count} different jerseys: ${jerseys}.`,
  },
  'last-day-thief': {
    title: 'Last-day thief',
    now: ({ who, leader, stage }) => `${who} took the lead from ${leader} on stage ${stage}, the last of the tour.`,
  },
  'cruel-exit': {
    title: 'The cruellest exit',
    now: ({ who, place, stage, reason }) =>
      `${who} was ${ordinal(place)} in the general classification, but had to leave the tour on stage ${stage} (${reason}).`,
  },
  'many-winners': { title: 'Strength in numbers', now: ({ who, riders }) => `${who} won stages with ${riders} different riders.` },
  'escape-artist': {
    title: 'The escape artist',
    now: ({ who, count }) => `${who} was alone in front at the start of ${rounds(count)}.`,
  },
  'pace-setter': {
    title: 'The pace-setter',
    now: ({ who, count }) => `${who} was in front at the start of ${rounds(count)}, more often than anyone else.`,
  },
  overtaker: { title: 'The overtaker', now: ({ who, count }) => `${who} overtook others ${times(count)}.` },
  'giant-leap': { title: 'The giant leap', now: ({ who, squares, stage }) => `${who} rode ${squares} in one move on stage ${stage}.` },
  'lucky-dice': {
    title: 'Lucky dice',
    now: ({ who, dice, pips, expected }) => `${who} threw ${pips} with ${dice} dice; the average is ${expected}.`,
  },
  'cursed-dice': {
    title: 'Cursed dice',
    now: ({ who, dice, pips, expected }) => `${who} threw only ${pips} with ${dice} dice; the average is ${expected}.`,
  },
  'big-spender': { title: 'The big spender', now: ({ who, count }) => `${who} used ${plural(count, 'advantage')}.` },
  'bad-luck': { title: 'Bad luck', now: ({ who, count }) => `${who} lost ${plural(count, 'move')}.` },
  'broom-wagon': {
    title: 'The broom wagon’s friend',
    now: ({ who, count }) => `${who} was last on the road at the start of ${rounds(count)}.`,
  },
  'caught-again': { title: 'Caught again', now: ({ who, count }) => `${who} was caught by the peloton ${times(count)}.` },
};

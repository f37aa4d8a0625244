import { type GameTypes, type Race, type Seat, SeededDice } from '@gruppetto/kernel';
import { type Bot, rideOut } from './bot.ts';
import type { Mind } from './insight.ts';
import { type Level, levels, opponent } from './levels.ts';

/** How strong the opponents of a game are, as races between them have shown. */
export interface Ladder {
  readonly seed: string;
  readonly races: number;
  readonly levels: Readonly<Record<Level, Rung>>;
}

export interface Rung {
  /** As chess has them: 400 points more win ten times as often. The Domestique is pinned. */
  readonly rating: number;
  /** One standard error. */
  readonly error: number;
  /** The share of races won against three Domestiques, and one standard error. */
  readonly wins: number;
  readonly winsError: number;
}

const pinned = 1500;
const perPoint = 400 / Math.LN10;
/** A Rookie needs no time to think: alone among Domestiques they ride this many times as many deals, for their share of the wins. */
const rookieDeals = 100;

/** How a race ended: levels, best first. */
type Finish = readonly Level[];

export interface LadderPlan {
  readonly seed: string;
  /** Each deal is ridden with the same dice by several line-ups, every one of them from all seats in turn. */
  readonly deals: number;
  readonly onProgress?: (deal: number) => void;
}

/** Races all levels against each other, and each against the rule of thumb. */
export function climbLadder<T extends GameTypes>(race: Race<T>, mind: Mind<T>, { seed, deals, onProgress }: LadderPlan): Ladder {
  const ridden = Array.from({ length: deals }, (_, deal) => {
    const one = rideDeal(race, mind, seed, deal);
    onProgress?.(deal + 1);
    return one;
  });
  return rank(seed, race.seats, ridden);
}

/** The result of one deal. */
export interface RiddenDeal {
  readonly finishes: readonly Finish[];
  /** By level: its shares of the wins against three Domestiques, a race each. */
  readonly won: Readonly<Record<Level, readonly number[]>>;
}

/** One deal depends on its number alone: several machines may ride some each. */
export function rideDeal<T extends GameTypes>(race: Race<T>, mind: Mind<T>, seed: string, deal: number): RiddenDeal {
  const bots = Object.fromEntries(levels.map((level) => [level, opponent(mind, level)])) as Record<Level, Bot<T>>;
  const dice = new SeededDice(seed);
  const botDice = new SeededDice(`${seed}/bots`);
  const finishes: Finish[] = [];
  const won = Object.fromEntries(levels.map((level) => [level, [] as number[]])) as Record<Level, number[]>;
  const ride = (seats: readonly Level[]): T['State'] => {
    dice.begin(deal);
    botDice.begin(deal * levels.length * race.seats + finishes.length);
    const state = race.setup(dice);
    rideOut(
      race,
      state,
      seats.map((level) => bots[level]),
      dice,
      botDice,
    );
    finishes.push(race.standings(state).seats.map(({ seat }) => seats[seat]));
    return state;
  };
  for (let turned = 0; turned < race.seats; turned++) {
    ride(Array.from({ length: race.seats }, (_, seat) => levels[(seat + turned) % levels.length]));
    for (const level of levels) {
      if (level === 'rule-of-thumb') continue;
      won[level].push(
        winShare(race, ride(Array.from({ length: race.seats }, (_, seat) => (seat === turned ? level : 'rule-of-thumb'))), turned),
      );
    }
  }
  const races = rookieDeals * race.seats;
  won.rookie.push(...rideAlone(race, mind, 'rookie', `${seed}/rookie`, deal * races, (deal + 1) * races));
  return { finishes, won };
}

/** What a seat has of the win: those who share it divide it. */
function winShare<T extends GameTypes>(race: Race<T>, state: T['State'], seat: Seat): number {
  const winners = race.standings(state).seats.filter(({ place }) => place === 1);
  return winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0;
}

/**
 * One opponent alone among Domestiques, from each seat in turn with the same dice: its shares of the wins, a race each. A race depends
 * on its number alone.
 */
export function rideAlone<T extends GameTypes>(
  race: Race<T>,
  mind: Mind<T>,
  level: Level,
  seed: string,
  from: number,
  to: number,
): readonly number[] {
  const alone = opponent(mind, level);
  const usual = opponent(mind, 'rule-of-thumb');
  const dice = new SeededDice(seed);
  const botDice = new SeededDice(`${seed}/bots`);
  return Array.from({ length: to - from }, (_, index) => {
    const nth = from + index;
    const own = nth % race.seats;
    dice.begin(Math.floor(nth / race.seats));
    botDice.begin(nth);
    const state = race.setup(dice);
    const bots = Array.from({ length: race.seats }, (_, seat) => (seat === own ? alone : usual));
    rideOut(race, state, bots, dice, botDice);
    return winShare(race, state, own);
  });
}

/** Sums up what was ridden. */
export function rank(seed: string, seats: number, ridden: readonly RiddenDeal[]): Ladder {
  const finishes = ridden.flatMap((deal) => deal.finishes);
  const fitted = fitPlackettLuce(finishes);
  const rungs = levels.map((level, index): [Level, Rung] => {
    const won = ridden.flatMap((deal) => deal.won[level]);
    const wins = won.length > 0 ? won.reduce((sum, share) => sum + share, 0) / won.length : 1 / seats;
    return [
      level,
      {
        rating: Math.round(pinned + perPoint * fitted.strengths[index]),
        error: Math.round(perPoint * fitted.errors[index]),
        wins: round(wins),
        winsError: won.length > 0 ? round(winsErrorOf(wins * won.length, won.length)) : 0,
      },
    ];
  });
  return { seed, races: finishes.length, levels: Object.fromEntries(rungs) as Record<Level, Rung> };
}

/** One standard error of a share of wins, as if one more race had been won and one more lost: so few races prove nothing for certain. */
export function winsErrorOf(wins: number, races: number): number {
  const share = (wins + 1) / (races + 2);
  return Math.sqrt((share * (1 - share)) / races);
}

const round = (share: number): number => Math.round(1000 * share) / 1000;

const steps = 200;
/** Keeps a level that never loses from running away: as if it had once lost, and once won, by half. */
const prior = 0.5;

/**
 * Plackett and Luce: everybody wins with a chance in proportion to e to the power of their strength. Only the winner counts: whoever
 * stakes all on winning often comes in last.
 */
export function fitPlackettLuce(finishes: readonly Finish[]): {
  readonly strengths: readonly number[];
  readonly errors: readonly number[];
} {
  const pin = levels.indexOf('rule-of-thumb');
  const strengths = levels.map(() => 0);
  let bend = levels.map(() => prior / 4);
  for (let step = 0; step < steps; step++) {
    // A prior of a half win and a half loss against the pinned one.
    const slope = strengths.map((own) => prior * (1 / (1 + Math.exp(own)) - 0.5));
    bend = levels.map(() => prior / 4);
    for (const finish of finishes) addWin(finish, strengths, slope, bend);
    for (const index of strengths.keys()) if (index !== pin) strengths[index] += slope[index] / bend[index] / 2;
  }
  return { strengths, errors: bend.map((curvature, index) => (index === pin ? 0 : 1 / Math.sqrt(curvature))) };
}

function addWin(finish: Finish, strengths: readonly number[], slope: number[], bend: number[]): void {
  const entrants = finish.map((level) => levels.indexOf(level));
  const weights = entrants.map((level) => Math.exp(strengths[level]));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const shares = levels.map(() => 0);
  for (const [index, level] of entrants.entries()) shares[level] += weights[index] / sum;
  slope[entrants[0]] += 1;
  for (const [level, share] of shares.entries()) {
    slope[level] -= share;
    bend[level] += share * (1 - share);
  }
}

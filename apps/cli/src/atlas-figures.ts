import { type Level, opponent, rideAlone, rideOut, winsErrorOf } from '@gruppetto/bots';
import type { rooms } from '@gruppetto/catalogue/all';
import { type Race, SeededDice } from '@gruppetto/kernel';
import { terminal } from '@gruppetto/words/terminal';

type Room = (typeof rooms)[number];

/** A share of something, and one standard error. */
export interface Share {
  readonly share: number;
  readonly error: number;
}

/** A way to play a game. */
export interface Way {
  readonly label: string;
  readonly race: Race;
}

export interface Counts {
  readonly races: number;
  readonly champion: number;
  readonly seed: string;
}

export interface AtlasFigures {
  /** Of the average race. */
  readonly rounds: number;
  readonly choices: number;
  /** By seat; by rider where one seat has them all. */
  readonly wins: readonly Share[];
  /** How often they win alone among Domestiques; absent where nobody decides anything. */
  readonly rookie?: Share;
  readonly champion?: Share;
}

/** A Rookie rides this many times fewer races. */
export const rookieShare = 10;

/** The game as it comes, then its variants, each once, however its options are written. */
export function waysOf({ game, atlas, insight }: Room): readonly Way[] {
  const variants = atlas?.variants ?? insight?.trainedOn.map((options) => ({ name: undefined, options })) ?? [];
  const usual = parse(game, {});
  const ways = new Map<string, { readonly names: string[]; readonly options: object }>([
    [JSON.stringify(usual), { names: [], options: usual }],
  ]);
  for (const { name, options: written } of variants) {
    const options = parse(game, written);
    const key = JSON.stringify(options);
    const way = ways.get(key) ?? { names: [], options };
    ways.set(key, way);
    if (name !== undefined) way.names.push(name);
  }
  return [...ways.values()].map(({ names, options }) => {
    const [name = saidOf(options, usual)] = names;
    const asItComes = [terminal().atlas.page.asItComes, ...names.slice(0, 1)].join(': ');
    return { label: options === usual ? asItComes : name, race: game.race(options) };
  });
}

function parse(game: Room['game'], written: object): object {
  const parsed = game.options.parse(written);
  if (!parsed.ok) throw new Error(`the options of ${game.id}: ${JSON.stringify(parsed.problems)}`);
  return parsed.value;
}

/** What differs from the game as it comes. */
const saidOf = (options: object, usual: Readonly<Record<string, unknown>> | object): string =>
  Object.entries(options)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify((usual as Readonly<Record<string, unknown>>)[name]))
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

export function measure(room: Room, race: Race, { races, champion, seed }: Counts): AtlasFigures {
  const ridden = rideField(room, race, seed, races);
  if (!room.ruleOfThumb) return ridden;
  const alone = (level: Level, count: number): Share => {
    const shares = rideAlone(race, room, level, `${seed}/${level}`, 0, count);
    const wins = shares.reduce((all, one) => all + one, 0);
    return { share: wins / count, error: winsErrorOf(wins, count) };
  };
  return { ...ridden, rookie: alone('rookie', Math.ceil(races / rookieShare)), champion: alone('champion', champion) };
}

/** Races with a Domestique on every seat. */
function rideField(room: Room, race: Race, seed: string, races: number): AtlasFigures {
  const { insight } = room;
  const of = insight?.of ?? 'seats';
  const bots = Array(race.seats).fill(opponent(room, 'rule-of-thumb'));
  const dice = new SeededDice(seed);
  const botDice = new SeededDice(`${seed}/bots`);
  const wins = new Float64Array(of === 'seats' ? race.seats : race.riders.length);
  let choices = 0;
  let rounds = 0;
  for (let nth = 0; nth < races; nth++) {
    dice.begin(nth);
    botDice.begin(nth);
    const state = race.setup(dice);
    choices += rideOut(race, state, bots, dice, botDice);
    rounds += insight?.round(race.view(state, 'spectator')) ?? 0;
    const standings = race.standings(state);
    const winners =
      of === 'seats'
        ? standings.seats.flatMap(({ seat, place }) => (place === 1 ? [seat] : []))
        : standings.riders.flatMap(({ rider, place }) => (place === 1 ? [rider] : []));
    for (const winner of winners) wins[winner] = wins[winner] + 1 / winners.length;
  }
  return {
    rounds: rounds / races,
    choices: choices / races,
    wins: [...wins].map((won) => ({ share: won / races, error: winsErrorOf(won, races) })),
  };
}

/** How far the Champion is on the way from a fair share of the wins to all of them. */
export function skillOf({ champion, wins }: AtlasFigures): Share {
  const fair = 1 / wins.length;
  if (!champion) return { share: 0, error: 0 };
  return { share: (champion.share - fair) / (1 - fair), error: champion.error / (1 - fair) };
}

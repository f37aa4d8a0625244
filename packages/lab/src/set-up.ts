import type { Bot } from '@gruppetto/bots';
import { botNames, findBot, findGame } from '@gruppetto/catalogue';
import { anything, type Game, list, object, type Parsed, type Problem, type Refusal, text } from '@gruppetto/kernel';

/** A race between bots, before it is ridden: as a file, and the larger part of a plan. */
export interface SetUp {
  readonly game: string;
  readonly options: object;
  /** Which bot plays each seat. */
  readonly seats: readonly string[];
  /** Where it begins, if not at the start. */
  readonly position?: object;
}

const setUpSchema = object({ game: text(40) }, { options: anything(), seats: list(text(40), { min: 1, max: 20 }), position: anything() });

/** What every game's best bot is called for short. */
const anyBot = 'bot';
const bestBot = 'rule-of-thumb';

/** The bot that rides for a player: the named one, or the default for a person. */
export const riderFor = (game: Game, player: string): string => (findBot(game.id, player) ? player : bestBot);

/** The bot that rides for a player in a forecast: bots that imagine races themselves would take years. */
export const forecastRiderFor = (player: string): string => (player === 'captain' || player === 'champion' ? bestBot : player);

export function gameOf(id: string): Game {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

export function botOf(game: Game, name: string): Bot {
  const bot = findBot(game.id, name);
  if (!bot) throw new Error(`no bot ${name} for ${game.id}`);
  return bot;
}

/**
 * Reads a set-up that somebody hands in. Where the options do not say how many seats there are, the list of seats does;
 * where there is no list, the options do, and each seat has the best bot.
 */
export function parseSetUp(input: unknown): Parsed<SetUp> {
  const parsed = setUpSchema.parse(input);
  if (!parsed.ok) return parsed;
  const { seats, position } = parsed.value;
  const game = findGame(parsed.value.game);
  if (!game) return wrong('game', { reason: 'unknown-game', with: { game: parsed.value.game } });
  const counted = withSeats(game, parsed.value.options, seats?.length);
  if (!counted.ok) return counted;
  const options = game.options.parse(counted.value, 'options');
  if (!options.ok) return options;
  const race = game.race(options.value);
  const needed = race.seats;
  if (seats && seats.length !== needed)
    return wrong('seats', { reason: 'wrong-count', with: { count: seats.length, min: needed, max: needed } });
  const bots = (seats ?? Array<string>(needed).fill(anyBot)).map((name) => (name === anyBot ? bestBot : name));
  const strangers = bots.flatMap((name, seat) => (findBot(game.id, name) ? [] : [unknownBot(game, name, seat)]));
  if (strangers.length > 0) return { ok: false, problems: strangers };
  const setUp: SetUp = { game: game.id, options: options.value, seats: bots };
  if (position === undefined) return { ok: true, value: setUp };
  const placed = race.positions().parse(position, 'position');
  return placed.ok ? { ok: true, value: { ...setUp, position: placed.value } } : placed;
}

/** With the option that counts the seats, where it is not given and there is a list of them. */
function withSeats(game: Game, options: unknown = {}, seats?: number): Parsed<unknown> {
  const {
    seatOption,
    options: { shape },
  } = game;
  const field = seatOption !== undefined && shape.kind === 'object' ? shape.fields[seatOption] : undefined;
  if (
    seats === undefined ||
    seatOption === undefined ||
    field?.kind !== 'integer' ||
    !isObject(options) ||
    Object.hasOwn(options, seatOption)
  )
    return { ok: true, value: options };
  const { min, max } = field;
  if (seats < min || seats > max) return wrong('seats', { reason: 'wrong-count', with: { count: seats, min, max } });
  return { ok: true, value: { ...options, [seatOption]: seats } };
}

const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null && !Array.isArray(input);

const wrong = (at: string, need: Refusal): { ok: false; problems: readonly Problem[] } => ({ ok: false, problems: [{ at, need }] });

const unknownBot = (game: Game, bot: string, seat: number): Problem => ({
  at: `seats[${seat}]`,
  need: { reason: 'unknown-bot', with: { bot, bots: botNames.filter((name) => findBot(game.id, name)).join(', ') } },
});

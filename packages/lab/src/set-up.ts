import { botNames, findBot } from '@gruppetto/bots';
import { findGame } from '@gruppetto/catalogue';
import { anything, type Game, type GameId, list, object, type Parsed, type Problem, type Refusal, text } from '@gruppetto/kernel';

/** A race between bots, before it is ridden: as a file, and the larger part of a plan. */
export interface SetUp {
  readonly game: GameId;
  readonly options: object;
  /** Which bot plays each seat. */
  readonly seats: readonly string[];
  /** Where it begins, if not at the start. */
  readonly position?: object;
}

export const setUpSchema = object(
  { game: text(40) },
  { options: anything(), seats: list(text(40), { min: 1, max: 20 }), position: anything() },
);

/** What every game's best bot is called for short. */
const anyBot = 'bot';
const bestBot = 'rule-of-thumb';

/**
 * Reads a set-up that somebody hands in. Where the game has an option `players` and it is not given, the list of seats gives it;
 * where no seats are given, the options give their number and each has the best bot.
 */
export function parseSetUp(input: unknown): Parsed<SetUp> {
  const parsed = setUpSchema.parse(input);
  if (!parsed.ok) return parsed;
  const { seats, position } = parsed.value;
  const game = findGame(parsed.value.game);
  if (!game) return wrong('game', { reason: 'unknown-game', with: { game: parsed.value.game } });
  const counted = withPlayers(game, parsed.value.options, seats?.length);
  if (!counted.ok) return counted;
  const options = game.options.parse(counted.value, 'options');
  if (!options.ok) return options;
  const needed = game.seats(options.value);
  if (seats && seats.length !== needed)
    return wrong('seats', { reason: 'wrong-count', with: { count: seats.length, min: needed, max: needed } });
  const bots = (seats ?? Array<string>(needed).fill(anyBot)).map((name) => (name === anyBot ? bestBot : name));
  const strangers = bots.flatMap((name, seat) => (findBot(game, name) ? [] : [unknownBot(game, name, seat)]));
  if (strangers.length > 0) return { ok: false, problems: strangers };
  const setUp: SetUp = { game: game.id, options: options.value, seats: bots };
  if (position === undefined) return { ok: true, value: setUp };
  const placed = game.positions(options.value).parse(position, 'position');
  return placed.ok ? { ok: true, value: { ...setUp, position: placed.value } } : placed;
}

function withPlayers(game: Game, options: unknown = {}, seats?: number): Parsed<unknown> {
  const { shape } = game.options;
  const players = shape.kind === 'object' ? shape.fields.players : undefined;
  if (seats === undefined || players?.kind !== 'integer' || !lacksPlayers(options)) return { ok: true, value: options };
  const { min, max } = players;
  if (seats < min || seats > max) return wrong('seats', { reason: 'wrong-count', with: { count: seats, min, max } });
  return { ok: true, value: { ...options, players: seats } };
}

const lacksPlayers = (options: unknown): options is object =>
  typeof options === 'object' && options !== null && !Array.isArray(options) && !Object.hasOwn(options, 'players');

const wrong = (at: string, need: Refusal): { ok: false; problems: readonly Problem[] } => ({ ok: false, problems: [{ at, need }] });

const unknownBot = (game: Game, bot: string, seat: number): Problem => ({
  at: `seats[${seat}]`,
  need: { reason: 'unknown-bot', with: { bot, bots: botNames.filter((name) => findBot(game, name)).join(', ') } },
});

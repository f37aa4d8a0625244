import { botNames, findBot } from '@gruppetto/bots';
import { findGame } from '@gruppetto/catalogue';
import {
  anything,
  type Game,
  type GameId,
  list,
  object,
  type Parsed,
  type Problem,
  type Refusal,
  type Shape,
  text,
} from '@gruppetto/kernel';

/** A race between bots, before it is ridden: as a file, and the larger part of a plan. */
export interface SetUp {
  readonly game: GameId;
  readonly options: object;
  /** Which bot plays each seat. */
  readonly seats: readonly string[];
  /** Where it begins, if not at the start. */
  readonly position?: object;
}

const mostSeats = 20;

export const setUpSchema = object(
  { game: text(40) },
  { options: anything(), seats: list(text(40), { min: 1, max: mostSeats }), position: anything() },
);

/** What every game's best bot is called for short. */
const anyBot = 'bot';
const bestBot = 'rule-of-thumb';

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

/** With the option that sets the number of seats. Games call it players, teams or what they like: it is found by trying. */
function withSeats(game: Game, options: unknown = {}, seats?: number): Parsed<unknown> {
  const { shape } = game.options;
  if (seats === undefined || !isObject(options) || shape.kind !== 'object') return { ok: true, value: options };
  for (const [name, field] of Object.entries(shape.fields)) {
    const counts = field.kind !== 'integer' || Object.hasOwn(options, name) ? [] : seatCounts(game, options, name, field);
    const [min, max] = [counts[0], counts.at(-1)];
    // One count alone may be chance: another option that happens to have the number of seats.
    if (min === undefined || max === undefined || min === max) continue;
    if (!counts.includes(seats)) return wrong('seats', { reason: 'wrong-count', with: { count: seats, min, max } });
    return { ok: true, value: { ...options, [name]: seats } };
  }
  return { ok: true, value: options };
}

/** How many seats there can be, if it is this option that sets them. */
function seatCounts(game: Game, options: object, name: string, { min, max }: Shape & { kind: 'integer' }): readonly number[] {
  const counts: number[] = [];
  for (let count = Math.max(1, min); count <= Math.min(max, mostSeats); count++) {
    const parsed = game.options.parse({ ...options, [name]: count });
    if (parsed.ok && game.seats(parsed.value) === count) counts.push(count);
  }
  return counts;
}

const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null && !Array.isArray(input);

const wrong = (at: string, need: Refusal): { ok: false; problems: readonly Problem[] } => ({ ok: false, problems: [{ at, need }] });

const unknownBot = (game: Game, bot: string, seat: number): Problem => ({
  at: `seats[${seat}]`,
  need: { reason: 'unknown-bot', with: { bot, bots: botNames.filter((name) => findBot(game, name)).join(', ') } },
});

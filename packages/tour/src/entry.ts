import {
  anything,
  inside,
  integer,
  list,
  object,
  oneOf,
  type Parsed,
  readable,
  refine,
  type Schema,
  type StageResult,
  shortRecordSchema,
  text,
} from '@gruppetto/kernel';
import { counters, type TourEntry } from './tour.ts';

/** Of any tour, whatever its game. */
export const maxStages = 100;
const maxRiders = 1000;

const stage = integer({ min: 0, max: maxStages - 1 });
const rider = integer({ min: 0, max: maxRiders - 1 });
const seat = integer({ min: 0, max: 19 });
/** Of an order, from 0. */
const place = integer({ min: 0, max: maxRiders - 1 });
const name = readable(60);
const amount = integer({ min: -1, max: 1, step: 2 });
const figure = integer({ min: -1_000_000, max: 1_000_000 });

/** What the game knows; it reads it itself, and some of it never: until then nobody else says where it ends. */
const fields = anything<object>();

/**
 * As stored, in characters: a number like 1e20 becomes a long one. The longest results, with the race that they come from, take less than
 * half of theirs; what goes into the next stage is a few figures for each rider.
 */
const maxLength = { entry: 20_000, result: 250_000, plan: 250_000, left: 20_000 };

/** A schema whose values are not longer than that. */
const upTo = <T>(base: Schema<T>, max: number): Schema<T> =>
  refine(base, (value, at) => (JSON.stringify(value).length > max ? [{ at, need: { reason: 'too-long', with: { max } } }] : []));

const stageResultSchema: Schema<StageResult> = object(
  {
    day: name,
    riders: list(object({ rider, place: integer({ min: 1, max: maxRiders }) }, { value: figure, out: name }), { min: 1, max: maxRiders }),
    primes: list(object({ id: name, kind: name, order: list(rider, { max: maxRiders }) }), { max: 100 }),
  },
  { left: upTo(fields, maxLength.left) },
);

const storySchema = object(
  {},
  Object.fromEntries(counters.map((counter) => [counter, list(integer({ min: 0, max: 1_000_000 }), { max: maxRiders })])),
);

/** What each kind of entry has beside `do`. */
const kinds: { readonly [Kind in TourEntry['do']]: Schema<object> } = {
  pass: object({ do: name, stage, at: name, rider }, { arrival: fields, to: place }),
  time: object({ do: name, stage, rider, arrival: fields }),
  move: object({ do: name, stage, at: name, rider, to: place }),
  remove: object({ do: name, stage, at: name, rider }),
  leave: object({ do: name, stage, rider, reason: name }),
  rejoin: object({ do: name, stage, rider }),
  use: object({ do: name, stage, seat, what: name, amount }, { at: name }),
  prepare: object({ do: name, stage, prepared: fields }),
  result: object(
    { do: name, stage, how: oneOf(['raced', 'simulated']), result: stageResultSchema },
    // Files of before have the seed of a simulated stage as its `ride`.
    { story: storySchema, race: shortRecordSchema, ride: object({ seed: text(100), series: integer({ min: 0, max: 2 ** 31 - 1 }) }) },
  ),
  clear: object({ do: name, stage }),
  end: object({ do: name, stage }),
  reopen: object({ do: name, stage }),
  plan: object({ do: name, stage, plan: object({ name: readable(80), options: fields }) }),
  undo: object({ do: name }),
};

const kind = oneOf(Object.keys(kinds) as TourEntry['do'][]);

/** Reads an entry that somebody hands in. Whether the tour takes it, `enter` says. */
export const entrySchema: Schema<TourEntry> = {
  shape: anything().shape,
  parse(input, at = ''): Parsed<TourEntry> {
    if (typeof input !== 'object' || input === null || Array.isArray(input))
      return { ok: false, problems: [{ at, need: { reason: 'need-object' } }] };
    const named = kind.parse((input as { do?: unknown }).do, inside(at, 'do'));
    if (!named.ok) return named;
    const max = named.value === 'result' || named.value === 'plan' ? maxLength[named.value] : maxLength.entry;
    return upTo(kinds[named.value], max).parse(input, at) as Parsed<TourEntry>;
  },
};

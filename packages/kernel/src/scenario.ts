import type { Game, GameTypes, Rider } from './game.ts';
import type { Choice, Refusal, RiderId } from './names.ts';
import { anything, hasFormat, integer, list, object, oneOf, type Parsed, type Problem, refine, type Schema, text } from './schema.ts';

/** A position, the dice, the choices, and what is expected of them: `*.scenario.json`. */
export interface Scenario<T extends GameTypes = GameTypes> {
  readonly format: 'gruppetto-scenario';
  readonly game: string;
  readonly title: string;
  /** The rules it shows. */
  readonly cites: readonly string[];
  readonly options: T['Options'];
  readonly position: T['Position'];
  /** In the order in which they fall; all must be used. */
  readonly dice: readonly number[];
  /** Choices, and between them looks at how the race stands. A choice needs only the fields that tell it from the others offered. */
  readonly choices: readonly (Part<T['Choice']> | Look)[];
  /** At the end. */
  readonly expect: Expectation;
}

/** What must hold between two choices. */
export interface Look {
  readonly expect: Expectation;
}

/**
 * Every part may be absent. Of an object only what is written is compared; `null` means that nothing is there. A list must be the same
 * throughout, or `{ "$has": [...] }`: these parts, in this order, among others.
 */
export interface Expectation {
  readonly position?: object;
  readonly standings?: object;
  /** The seat and rider to decide; `null` when the race is over. */
  readonly turn?: object | null;
  /** Each is offered. */
  readonly offers?: readonly object[];
  /** None is offered, whatever its other fields. */
  readonly noOffers?: readonly object[];
  /** Each is refused, for this reason. */
  readonly refuses?: readonly { readonly choice: object; readonly refused: object }[];
  /** These facts have happened so far, in this order, among others. */
  readonly facts?: readonly object[];
  /** None of these has happened. */
  readonly noFacts?: readonly object[];
  /** The last choice is refused, for this reason. At the end only. */
  readonly refused?: object;
}

/** As much of a value as somebody cares to write down. */
export type Part<V> = V extends readonly (infer I)[]
  ? V | { readonly $has: readonly Part<I>[] }
  : V extends object
    ? { readonly [K in keyof V]?: Part<V[K]> | null }
    : V;

/** An object, whatever its fields. */
const fields = <T extends object>(): Schema<T> =>
  refine(anything<T>(), (value, at) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? [] : [{ at, need: { reason: 'need-object' } }],
  );

const parts = list(fields());

const expectation = object(
  {},
  {
    position: anything<object>(),
    standings: anything<object>(),
    turn: anything<object | null>(),
    offers: parts,
    noOffers: parts,
    refuses: list(object({ choice: fields(), refused: fields() })),
    facts: parts,
    noFacts: parts,
    refused: anything<object>(),
  },
);

export const scenarioSchema = object(
  {
    format: oneOf(['gruppetto-scenario']),
    game: text(40),
    title: text(200),
    options: anything<object>(),
    position: anything<object>(),
    dice: list(integer({ min: 0, max: 1_000_000 }), { max: 100_000 }),
    choices: list(fields<Choice | Look>(), { max: 100_000 }),
  },
  {
    cites: list(text(20), { max: 100 }),
    teams: list(text(20), { max: 100 }),
    expect: expectation,
  },
);

export function parseScenario(input: unknown, find: (id: string) => Game | undefined): Parsed<Scenario> {
  const wrong = (at: string, need: Refusal): Parsed<Scenario> => ({ ok: false, problems: [{ at, need }] });
  if (!hasFormat(input, 'gruppetto-scenario')) return wrong('format', { reason: 'wrong-format', with: { need: 'gruppetto-scenario' } });
  const parsed = scenarioSchema.parse(input);
  if (!parsed.ok) return parsed;
  const { teams, cites = [], expect = {}, ...scenario } = parsed.value;
  const game = find(scenario.game);
  if (!game) return wrong('game', { reason: 'unknown-game', with: { game: scenario.game } });
  const options = game.options.parse(scenario.options, 'options');
  if (!options.ok) return options;
  const race = game.race(options.value);
  const numbered = numbering(race.riders, teams);
  const choices = numbered(scenario.choices);
  const strangers: Problem[] = [];
  for (const [index, choice] of choices.entries()) {
    if (!isLook(choice)) continue;
    const at = `choices[${index}].expect`;
    const look = expectation.parse(choice.expect, at);
    if (!look.ok) return look;
    strangers.push(...strangersIn(look.value, at, race.riders.length));
  }
  const ending = numbered(expect);
  strangers.push(...strangersIn(ending, 'expect', race.riders.length));
  if (strangers.length > 0) return { ok: false, problems: strangers };
  const position = race.positions().parse(numbered(scenario.position), 'position');
  if (!position.ok) return position;
  return { ok: true, value: { ...scenario, cites, options: options.value, position: position.value, choices, expect: ending } };
}

/** Riders who aren't in the race: nothing would ever be told or offered of them, so that it is absent would say nothing. */
function strangersIn(
  { noFacts = [], noOffers = [] }: Pick<Expectation, 'noFacts' | 'noOffers'>,
  at: string,
  riders: number,
): readonly Problem[] {
  const rider = integer({ min: 0, max: riders - 1 });
  return Object.entries({ noFacts, noOffers }).flatMap(([list, parts]) =>
    parts.flatMap((part, index) => {
      const parsed = 'rider' in part && part.rider !== null ? rider.parse(part.rider, `${at}.${list}[${index}].rider`) : undefined;
      return parsed?.ok === false ? parsed.problems : [];
    }),
  );
}

export const isLook = (item: object): item is Look => 'expect' in item && !('do' in item);

/** Replaces "red1" by the number of that rider, throughout, where a scenario says what its teams are called. */
export function numbering(riders: readonly Rider[], teams: readonly string[] | undefined): <V>(value: V) => V {
  if (!teams) return (value) => value;
  const ids = new Map<string, RiderId>(riders.map(({ team, number, name }, rider) => [name ?? `${teams[team]}${number}`, rider]));
  const replace = (value: unknown): unknown => {
    if (typeof value === 'string') return ids.get(value) ?? value;
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part)]));
  };
  return <V>(value: V) => replace(value) as V;
}

import { diceFault, ScriptedDice } from './dice.ts';
import type { Game, GameTypes } from './game.ts';
import type { Choice, Refusal, Seat } from './names.ts';
import { sameData } from './same-data.ts';
import { anything, hasFormat, integer, list, object, oneOf, type Parsed, type Problem, text } from './schema.ts';
import type { Standings } from './standings.ts';
import { type Table, take } from './table.ts';

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
  readonly choices: readonly T['Choice'][];
  readonly expect: Expectation;
}

/** Every part may be absent. Objects need only hold what is written here; lists must be the same throughout. */
export interface Expectation {
  readonly position?: object;
  readonly standings?: object;
  /** These facts are told, in this order, among others. */
  readonly facts?: readonly object[];
  /** The last choice is refused, for this reason. */
  readonly refused?: object;
}

export const scenarioSchema = object(
  {
    format: oneOf(['gruppetto-scenario']),
    game: text(40),
    title: text(200),
    options: anything<object>(),
    position: anything<object>(),
    dice: list(integer({ min: 0, max: 1_000_000 }), { max: 100_000 }),
    choices: list(anything<Choice>(), { max: 100_000 }),
  },
  {
    cites: list(text(20), { max: 100 }),
    expect: object(
      {},
      { position: anything<object>(), standings: anything<object>(), facts: list(anything<object>()), refused: anything<object>() },
    ),
  },
);

export function parseScenario(input: unknown, find: (id: string) => Game | undefined): Parsed<Scenario> {
  const wrong = (at: string, need: Refusal): Parsed<Scenario> => ({ ok: false, problems: [{ at, need }] });
  if (!hasFormat(input, 'gruppetto-scenario')) return wrong('format', { reason: 'wrong-format', with: { need: 'gruppetto-scenario' } });
  const parsed = scenarioSchema.parse(input);
  if (!parsed.ok) return parsed;
  const scenario = parsed.value;
  const game = find(scenario.game);
  if (!game) return wrong('game', { reason: 'unknown-game', with: { game: scenario.game } });
  const options = game.options.parse(scenario.options, 'options');
  if (!options.ok) return options;
  const position = game.race(options.value).positions().parse(scenario.position, 'position');
  if (!position.ok) return position;
  return {
    ok: true,
    value: {
      ...scenario,
      cites: scenario.cites ?? [],
      expect: scenario.expect ?? {},
      options: options.value,
      position: position.value,
    },
  };
}

export interface Played<T extends GameTypes = GameTypes> {
  readonly table: Table<T>;
  readonly facts: readonly T['Fact'][];
  readonly position: T['Position'];
  readonly standings: Standings;
  readonly refusal?: Refusal;
  /** Where it went otherwise than expected; empty when all is as it should be. */
  readonly problems: readonly Problem[];
}

/** Plays a scenario and compares. */
export function playScenario<T extends GameTypes>(game: Game<T>, scenario: Scenario<T>): Played<T> {
  const dice = new ScriptedDice(scenario.dice);
  const race = game.race(scenario.options);
  const seats = Array.from({ length: race.seats }, (_, seat) => ({ name: `${seat + 1}`, colour: '', player: 'person' }));
  let table: Table<T> = { game, race, seats, setup: [], steps: [], state: race.place(scenario.position) };
  const facts: T['Fact'][] = [];
  const problems: Problem[] = [];
  let refusal: Refusal | undefined;
  for (const [index, choice] of scenario.choices.entries()) {
    const at = `choices[${index}]`;
    const seat: Seat = race.turn(table.state)?.seat ?? 0;
    let taken: ReturnType<typeof take<T>>;
    try {
      taken = take(table, seat, choice, dice);
    } catch (error) {
      problems.push({ at, need: diceFault(error) });
      break;
    }
    if (taken.kind === 'die-needed') {
      problems.push({ at, need: { reason: 'die-missing', with: { sides: taken.sides } } });
      break;
    }
    if (taken.kind === 'refused') {
      refusal = taken.refusal;
      const last = index === scenario.choices.length - 1;
      if (!last || !scenario.expect.refused) problems.push({ at, need: refusal });
      break;
    }
    table = taken.table;
    facts.push(...taken.facts);
  }
  if (problems.length === 0 && dice.left > 0) problems.push({ at: 'dice', need: { reason: 'dice-left', with: { left: dice.left } } });
  const position = race.position(table.state);
  const standings = race.standings(table.state);
  const { expect } = scenario;
  if (problems.length === 0) {
    const actual = { position, standings, refused: refusal };
    for (const name of ['position', 'standings', 'refused'] as const)
      if (expect[name] !== undefined) compare(expect[name], actual[name], `expect.${name}`, problems);
    if (expect.facts) compareFacts(expect.facts, facts, problems);
  }
  return { table, facts, position, standings, problems, ...(refusal && { refusal }) };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const written = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

function compare(expected: unknown, actual: unknown, at: string, problems: Problem[]): void {
  if (isObject(expected) && isObject(actual)) {
    for (const [name, part] of Object.entries(expected)) compare(part, actual[name], `${at}.${name}`, problems);
  } else if (!sameData(expected, actual)) {
    problems.push({ at, need: { reason: 'differs', with: { expected: written(expected), actual: written(actual) } } });
  }
}

function compareFacts(expected: readonly object[], facts: readonly object[], problems: Problem[]): void {
  let next = 0;
  for (const [index, one] of expected.entries()) {
    const found = facts.findIndex((fact, position) => position >= next && holds(one, fact));
    if (found < 0) {
      problems.push({ at: `expect.facts[${index}]`, need: { reason: 'fact-missing', with: { expected: written(one) } } });
      return;
    }
    next = found + 1;
  }
}

function holds(part: object, whole: object): boolean {
  const problems: Problem[] = [];
  compare(part, whole, '', problems);
  return problems.length === 0;
}

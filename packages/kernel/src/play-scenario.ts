import { compare, compareFacts, holds, written } from './compare.ts';
import { diceFault, ScriptedDice } from './dice.ts';
import type { Game, GameTypes } from './game.ts';
import type { Refusal } from './names.ts';
import { sameData } from './same-data.ts';
import { type Expectation, isLook, type Scenario } from './scenario.ts';
import type { Problem } from './schema.ts';
import type { Standings } from './standings.ts';
import { type Table, type Taken, take } from './table.ts';

export interface PlayedScenario<T extends GameTypes = GameTypes> {
  readonly table: Table<T>;
  readonly facts: readonly T['Fact'][];
  readonly position: T['Position'];
  readonly standings: Standings;
  readonly refusal?: Refusal;
  /** Where it went otherwise than expected; empty when all is as it should be. */
  readonly problems: readonly Problem[];
}

/** Plays a scenario and compares. */
export function playScenario<T extends GameTypes>(game: Game<T>, scenario: Scenario<T>): PlayedScenario<T> {
  const dice = new ScriptedDice(scenario.dice);
  const race = game.race(scenario.options);
  const seats = Array.from({ length: race.seats }, (_, seat) => ({ name: `${seat + 1}`, colour: '', player: 'person' }));
  let table: Table<T> = { game, race, seats, setup: [], steps: [], state: race.place(scenario.position) };
  const facts: T['Fact'][] = [];
  const problems: Problem[] = [];
  let refusal: Refusal | undefined;
  for (const [index, item] of scenario.choices.entries()) {
    const at = `choices[${index}]`;
    if (isLook(item)) {
      look(table, facts, item.expect, `${at}.expect`, problems);
      if (problems.length > 0) break;
      continue;
    }
    const taken = choose(table, item, dice, at);
    if ('at' in taken) {
      problems.push(taken);
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
  if (problems.length === 0) {
    look(table, facts, scenario.expect, 'expect', problems);
    if (scenario.expect.refused !== undefined) compare(scenario.expect.refused, refusal, 'expect.refused', problems);
  }
  const position = race.position(table.state);
  return { table, facts, position, standings: race.standings(table.state), problems, ...(refusal && { refusal }) };
}

type Ended<T extends GameTypes> = Exclude<Taken<T>, { kind: 'die-needed' }>;

/** Plays the one offered choice that has these fields, or says why there is none. */
function choose<T extends GameTypes>(table: Table<T>, wish: object, dice: ScriptedDice, at: string): Ended<T> | Problem {
  const { race, state } = table;
  const turn = race.turn(state);
  const choices = turn?.choices ?? [];
  const exact = choices.find((choice) => sameData(choice, wish));
  const meant = exact ? [exact] : choices.filter((choice) => holds(wish, choice));
  if (meant.length > 1) return { at, need: { reason: 'choice-unclear', with: { choices: written(meant) } } };
  if (turn && meant.length === 0) {
    const offered = offerOf(table, wish);
    return offered ? { at, need: offered } : { kind: 'refused', refusal: refusalOf(table, wish) };
  }
  let taken: Taken<T>;
  try {
    taken = take(table, turn?.seat ?? 0, meant[0] ?? (wish as T['Choice']), dice);
  } catch (error) {
    return { at, need: diceFault(error) };
  }
  return taken.kind === 'die-needed' ? { at, need: { reason: 'die-missing', with: { sides: taken.sides } } } : taken;
}

/** Why none of the choices has these fields. */
const refusalOf = <T extends GameTypes>({ race, state }: Table<T>, wish: object): Refusal =>
  barredFor(race.barred(state), wish)?.refusal ?? { reason: 'not-offered' };

const barredFor = <B extends { readonly choice: object }>(barred: readonly B[], wish: object): B | undefined =>
  barred.find(({ choice }) => holds(wish, choice));

/** Why a choice cannot be called refused or absent: it is offered. With only its price wrong it is, too: else a typo would prove anything. */
function offerOf<T extends GameTypes>({ game, race, state }: Table<T>, wish: object): Refusal | undefined {
  const { choices = [] } = race.turn(state) ?? {};
  const exact = choices.find((choice) => holds(wish, choice));
  if (exact) return { reason: 'is-offered', with: { choice: written(exact) } };
  const fields = Object.entries(wish);
  const bare = fields.filter(([field]) => !game.prices?.includes(field));
  if (bare.length === 0 || bare.length === fields.length || barredFor(race.barred(state), wish)) return undefined;
  const priced = choices.find((choice) => holds(Object.fromEntries(bare), choice));
  return priced && { reason: 'other-price', with: { choice: written(priced) } };
}

/** Compares how the race stands with what is expected. */
function look<T extends GameTypes>(table: Table<T>, facts: readonly object[], expect: Expectation, at: string, problems: Problem[]): void {
  const { race, state } = table;
  const turn = race.turn(state);
  const { choices = [], ...asked } = turn ?? {};
  if (expect.position !== undefined) compare(expect.position, race.position(state), `${at}.position`, problems);
  if (expect.standings !== undefined) compare(expect.standings, race.standings(state), `${at}.standings`, problems);
  if (expect.turn !== undefined) compare(expect.turn, turn && asked, `${at}.turn`, problems);
  for (const [index, wish] of (expect.offers ?? []).entries())
    if (!choices.some((choice) => holds(wish, choice)))
      problems.push({ at: `${at}.offers[${index}]`, need: { reason: 'offer-missing', with: { offered: written(choices) } } });
  for (const [index, wish] of (expect.noOffers ?? []).entries()) {
    const offered = offerOf(table, wish);
    if (offered) problems.push({ at: `${at}.noOffers[${index}]`, need: offered });
  }
  for (const [index, { choice: wish, refused }] of (expect.refuses ?? []).entries()) {
    const place = `${at}.refuses[${index}]`;
    const offered = offerOf(table, wish);
    if (offered) problems.push({ at: place, need: offered });
    else compare(refused, refusalOf(table, wish), place, problems);
  }
  if (expect.facts) compareFacts(expect.facts, facts, `${at}.facts`, problems);
  for (const [index, part] of (expect.noFacts ?? []).entries()) {
    const unwanted = facts.find((fact) => holds(part, fact));
    if (unwanted) problems.push({ at: `${at}.noFacts[${index}]`, need: { reason: 'fact-unexpected', with: { fact: written(unwanted) } } });
  }
}

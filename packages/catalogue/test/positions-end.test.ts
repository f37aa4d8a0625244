import { rooms } from '@gruppetto/catalogue/all';
import { type Dice, type Game, type GameTypes, type Race, SeededDice } from '@gruppetto/kernel';
import { expect, test } from 'vitest';

/** How many accepted positions are ridden on from, and how many choices the longest of them may take. */
const wanted = 300;
const longest = 5000;

/** From each race so many positions are changed so often. */
const positionsEach = 6;
const changesEach = 25;

interface Part {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  /** What all of its kind are called: in lists it is the same for every number. */
  readonly name: string;
}

/** All values in a position, wherever they are. */
function partsOf(value: unknown, within = ''): readonly Part[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => {
    const name = `${within}.${Array.isArray(value) ? '' : key}`;
    return [{ holder, key, name }, ...partsOf(holder[key], name)];
  });
}

const oneOf = <T>(list: readonly T[], dice: Dice): T => list[dice.draw(list.length)];

/** Changes one value to one of its kind: a number a little or a lot, a word to another one that stands in such a place. */
function change(position: object, dice: Dice): void {
  const parts = partsOf(position);
  // What few riders have is changed as often as what all of them have.
  const name = oneOf([...new Set(parts.map((part) => part.name))], dice);
  const alike = parts.filter((part) => part.name === name);
  const { holder, key } = oneOf(alike, dice);
  const value = holder[key];
  if (typeof value === 'number') holder[key] = value + oneOf([-20, -5, -2, -1, 1, 2, 5, 20], dice);
  else if (typeof value === 'boolean') holder[key] = !value;
  else if (Array.isArray(value)) holder[key] = dice.draw(2) === 0 ? value.slice(1) : [...value.slice(1), ...value.slice(0, 1)];
  else if (typeof value === 'string') {
    const other = oneOf(alike, dice);
    holder[key] = other.holder[other.key];
  } else delete holder[key];
}

function changed(position: object, dice: Dice): object {
  const copy = structuredClone(position);
  for (let left = 1 + dice.draw(2); left > 0; left--) change(copy, dice);
  return copy;
}

/** More than any choice has ever come to: turn after turn goes by without a question. */
const tooMuch = 10_000;

/** Rides on at random, and returns whether the race was over in time. */
function ends<T extends GameTypes>(race: Race<T>, state: T['State'], dice: Dice): boolean {
  for (let count = 0; count < longest; count++) {
    const turn = race.turn(state);
    if (!turn) return true;
    let told = 0;
    race.play(state, oneOf(turn.choices, dice), dice, () => {
      told++;
      if (told > tooMuch) throw new Error(`nobody is asked any more: ${JSON.stringify(race.position(state))}`);
    });
  }
  return false;
}

/** Some positions of one random race. */
function positionsOf<T extends GameTypes>(race: Race<T>, dice: Dice): readonly T['Position'][] {
  const all: T['Position'][] = [];
  const state = race.setup(dice);
  for (let turn = race.turn(state); turn; turn = race.turn(state)) {
    all.push(race.position(state));
    race.play(state, oneOf(turn.choices, dice), dice);
  }
  return Array.from({ length: positionsEach }, () => oneOf(all, dice));
}

function endless<T extends GameTypes>(game: Game<T>): readonly T['Position'][] {
  const parsed = game.options.parse({});
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const race = game.race(parsed.value);
  const schema = race.positions();
  const found: T['Position'][] = [];
  for (let nth = 0, accepted = 0; accepted < wanted; nth++) {
    const dice = new SeededDice(`race ${nth}`);
    for (const position of positionsOf(race, dice))
      for (let left = changesEach; left > 0; left--) {
        const read = schema.parse(changed(position, dice));
        if (!read.ok) continue;
        accepted++;
        if (!ends(race, race.place(read.value), dice)) found.push(read.value);
      }
  }
  return found;
}

test.each(rooms.map(({ game }) => [game.id, game] as const))('%s: wherever a position is accepted, the race comes to its end', (_, game) =>
  expect(endless(game)).toEqual([]),
);

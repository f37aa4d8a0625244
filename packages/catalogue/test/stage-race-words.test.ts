import { rooms } from '@gruppetto/catalogue/all';
import { type Game, SeededDice, type Shape, type StageRace } from '@gruppetto/kernel';
import type { StageRaceWords } from '@gruppetto/words';
import { describe, expect, test } from 'vitest';

function optionsOf(game: Game): object {
  const parsed = game.options.parse({});
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const fieldsOf = (shape: Shape): readonly string[] => (shape.kind === 'object' ? Object.keys(shape.fields) : []);

/** Rides it with players who choose at random. */
function ride(game: Game, options: object): object {
  const dice = new SeededDice('words');
  const race = game.race(options);
  const state = race.setup(dice);
  for (let turn = race.turn(state); turn; turn = race.turn(state)) race.play(state, turn.choices[dice.draw(turn.choices.length)], dice);
  return state;
}

/** What a list of names lacks; each is said once. */
const lacking = (named: Iterable<string>, words: object): readonly string[] =>
  [...new Set(named)].filter((name) => !Object.hasOwn(words, name));

describe.each(rooms.filter(({ game }) => game.stageRace))('the stage races of $card.id in words', ({ game, words: said }) => {
  const { stageRace } = said();
  const race = game.stageRace as StageRace;
  const words = stageRace as StageRaceWords;
  const base = optionsOf(game);
  const stages = race.kinds.flatMap((kind) => race.model(kind, 8, base, new SeededDice(kind)));

  test('every kind of tours, and no other', () => expect(Object.keys(words.kinds)).toEqual(race.kinds));

  test('every classification and every jersey', () => {
    expect(Object.keys(words.classifications)).toEqual(race.classifications(base).map(({ id: table }) => table));
    expect(Object.keys(words.jerseys)).toEqual(race.jerseys.map(({ jersey }) => jersey));
  });

  test('every prime and every advantage', () => {
    expect(
      lacking(
        stages.flatMap((options) => race.primes(options).map(({ kind }) => kind)),
        words.primes,
      ),
    ).toEqual([]);
    expect(
      lacking(
        stages.flatMap((options) => race.advantages(options).map(({ what }) => what)),
        words.advantages,
      ),
    ).toEqual([]);
  });

  test('what is typed, and what is settled', () => {
    expect(Object.keys(words.arrival)).toEqual(fieldsOf(race.arrival.shape));
    const [first, second] = stages as [object, object];
    const start = { rankings: [], gone: [], jerseys: [], plan: stages };
    const begun = race.start(first, { ...start, results: [] });
    const state = ride(game, begun);
    const shape = race.prepare?.(second, { ...start, results: [race.result(begun, state)] }).shape;
    expect(lacking(shape ? fieldsOf(shape) : [], words.prepare ?? {})).toEqual([]);
  });

  test('every kind of day, and why a rider is out', () => {
    const results = race.kinds.map((kind) => {
      const [first] = race.model(kind, 4, base, new SeededDice(kind)) as [object];
      const begun = race.start(first, { results: [], rankings: [], gone: [], jerseys: [], plan: [] });
      return race.result(begun, ride(game, begun));
    });
    expect(
      lacking(
        results.map(({ day }) => day),
        words.days,
      ),
    ).toEqual([]);
    expect(
      lacking(
        results.flatMap(({ riders }) => riders.flatMap(({ out }) => out ?? [])),
        words.outs,
      ),
    ).toEqual([]);
  });
});

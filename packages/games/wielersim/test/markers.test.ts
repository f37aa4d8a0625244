import { type Marker, type Race, ScriptedDice, SeededDice, type StageRace } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type Fact, routes, type WielerSim, wielersim } from '../rules/index.ts';
import { raceOf, ride } from './turns.ts';

const stageRace = wielersim.stageRace as StageRace<WielerSim>;
const riders = 'Team,Anna,leader';

/** Ready-made routes, and a thousand that are made up for tours. */
const made = (['grand-tour', 'flat', 'classics', 'mountains'] as const).flatMap((kind) =>
  ['a', 'b', 'c'].flatMap((seed) =>
    stageRace.model(kind, 90, raceOf({ riders }).options, new SeededDice(`${kind} ${seed}`)).map(({ route }) => route),
  ),
);
const roads: readonly Race<WielerSim>[] = [...routes.map(({ text }) => text), ...made]
  .map((route) => raceOf({ route, riders }))
  .filter(({ options }) => stageRace.day(options) !== 'prologue');

/** A lone rider on this row rides a turn by these dice. */
function turnFrom(race: Race<WielerSim>, row: number, dice: readonly number[]): readonly Fact[] {
  const state = race.place({ turn: 5, road: [{ rider: 0, row, lane: 1 }] });
  state.cobbles = race.setup(new ScriptedDice(Array<number>(4000).fill(0))).cobbles;
  const facts: Fact[] = [];
  race.play(state, ride, new ScriptedDice(dice), (fact) => facts.push(fact));
  return facts;
}

const movedIn = (facts: readonly Fact[]) => facts.find((fact) => fact.type === 'moved');

/** The facts of a turn that ends on this row. */
function arriveOn(race: Race<WielerSim>, row: number): readonly Fact[] {
  for (let from = row - 1; from > row - 9; from--)
    for (const dice of [
      [1, 1],
      [2, 1],
      [2, 2],
      [3, 2],
      [3, 3],
      [4, 4],
      [4, 5],
      [5, 5],
    ]) {
      // The colour of a section may give a third die on cobbles, which is the lowest then.
      const facts = turnFrom(race, from, [...dice, 1, 1, 1]);
      if (movedIn(facts)?.to === row) return facts;
    }
  throw new Error(`nobody comes to row ${row}`);
}

const passes = (facts: readonly Fact[], mark: 'sprint' | 'top', label: string) =>
  facts.some((fact) => fact.type === 'passed' && fact.mark === mark && label.endsWith(fact.name));

/** What the engine does on the square behind a marker, and not yet on the one before it. */
const happensAt: Partial<Record<Marker['kind'], (facts: readonly Fact[], label: string) => boolean>> = {
  sprint: (facts, label) => passes(facts, 'sprint', label),
  summit: (facts, label) => passes(facts, 'top', label),
  finish: (facts) => facts.some(({ type }) => type === 'finished'),
};

const beganOn = (race: Race<WielerSim>, row: number) => turnFrom(race, row, [1, 1, 1, 1, 1]).find((fact) => fact.type === 'began');

describe('WS-1.1 where the markers stand, on every ready-made route and a thousand others', () => {
  test('WS-1.1 there are more than a thousand', () => expect(roads.length).toBeGreaterThan(1000));

  test('WS-1.1 a course of L squares has its line on row L, and L squares to go on row 0', () => {
    for (const race of roads) {
      const { finish, length, markers } = race.road();
      expect(length + 1).toBe(finish);
      expect(markers.at(-1)).toEqual({ at: length, kind: 'finish' });
      expect(beganOn(race, 0)?.toGo).toBe(finish);
    }
  });

  test('WS-1.1, WS-6.1, WS-7.3, WS-7.5 a sprint, a top and the line are passed on the square after their marker, not on the one before', () => {
    for (const race of roads)
      for (const { at, kind, label = '' } of race.road().markers) {
        const happens = happensAt[kind];
        if (!happens) continue;
        expect(happens(arriveOn(race, at + 1), label)).toBe(true);
        expect(happens(arriveOn(race, at), label)).toBe(false);
      }
  });

  test('WS-1.1 a mileage marker lies on the square that has so many to go, and a place on the first square of it', () => {
    for (const race of roads.slice(0, 300))
      for (const { at, kind, label = '' } of race.road().markers) {
        if (kind !== 'distance') continue;
        const on = beganOn(race, at);
        if (/^\d+$/.test(label)) expect(on?.toGo).toBe(Number(label));
        else {
          expect(on?.location).toBe(label.replace(/ \((start|end|top)\)$/, ''));
          // The end of cobbles is called like their start.
          if (!label.endsWith('(end)') && at > 0) expect(beganOn(race, at - 1)?.location).not.toBe(on?.location);
        }
      }
  });

  test('WS-1.4, WS-1.5 the malus of a climb or of cobbles holds from the first square of its section to the last', () => {
    for (const race of roads.slice(0, 300))
      for (const { from, to, terrain, malus = [] } of race.road().sections) {
        const malusOn = (row: number) => movedIn(turnFrom(race, row, [1, 1, 1, 1, 1]))?.malus;
        const expected = terrain === 'flat' ? [0, 0] : terrain === 'climb' ? [malus[0], malus.at(-1)] : [1, 1];
        expect([malusOn(from), malusOn(to)]).toEqual(expected);
      }
  });

  test('WS-7.3, WS-7.5 a prime of a tour is the square after its marker', () => {
    for (const race of roads) {
      const marked = race.road().markers.filter(({ kind }) => kind === 'sprint' || kind === 'summit');
      expect(stageRace.primes(race.options).map(({ square }) => square)).toEqual(marked.map(({ at }) => at + 1));
    }
  });
});

import { type Marker, ScriptedDice } from '@gruppetto/kernel';
import { expect, test } from 'vitest';
import type { Fact, Position } from '../rules/index.ts';
import { raceOf, red1, riders } from './riders.ts';

/** What is told when red1 throws four and one from here, five spaces before a marker or four, and the round is over. */
function facts(length: number, from: number): readonly Fact[] {
  const race = raceOf({ length });
  const position: Position = riders({ red1: from });
  const state = race.place(position);
  const list: Fact[] = [];
  const dice = new ScriptedDice([4, 1, ...Array<number>(60).fill(1)]);
  for (let turn = race.turn(state); turn && state.round === position.round; turn = race.turn(state))
    race.play(state, turn.choices.find(({ do: what }) => what === 'throw' || what === 'add') ?? turn.choices[0], dice, (fact) =>
      list.push(fact),
    );
  return list;
}

test('LC-1.1, LC-4.1 the finish of a course of any length stands behind its last space: on it nobody is home, behind it they are', () => {
  for (let length = 60; length <= 300; length++) {
    const { markers } = raceOf({ length }).road();
    const finishes = markers.filter(({ kind }: Marker) => kind === 'finish');
    expect(finishes.map(({ at }) => at)).toEqual([length]);
    const homeFrom = (from: number) => facts(length, from).some((fact) => fact.type === 'finished' && fact.rider === red1);
    expect([length, homeFrom(length - 5), homeFrom(length - 4)]).toEqual([length, false, true]);
    // LC-1.1: cards of five spaces.
    expect(markers.filter(({ kind }) => kind === 'distance').map(({ at }) => at)).toEqual(
      Array.from({ length: Math.ceil(length / 5) - 1 }, (_, index) => 5 * (index + 1)),
    );
  }
});

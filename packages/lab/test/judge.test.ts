import { findGame } from '@gruppetto/catalogue/all';
import { type Game, type RaceRecord, recordOf, startTable, tableDice, take } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { Judge, judgeRace } from '../src/index.ts';

const route = `Round the Windmills
Millstream | | | 80 | blue
Town Hall | | finish | 0 |
hierarchy: sprinter, leader, helper, climber
`;
const riders = 'Ash,Ada,sprinter\nAsh,Bo,helper\nBeech,Cas,sprinter\nBeech,Dirk,leader\nElm,Els,climber\nElm,Fien,sprinter\n';

/** A race of WielerSIM: a step is a turn, in which every rider throws. */
function riddenRace(): RaceRecord {
  const game = findGame('wielersim') as Game;
  const options = game.options.parse({ route, riders });
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  let { table } = startTable(game, options.value, [{ name: 'Ada', colour: 'red', player: 'person' }], tableDice('luck', 0));
  for (let turn = table.race.turn(table.state); turn; turn = table.race.turn(table.state)) {
    const taken = take(table, turn.seat, turn.choices[0], tableDice('luck', table.steps.length + 1));
    if (taken.kind !== 'taken') throw new Error(taken.kind);
    table = taken.table;
  }
  return recordOf(table);
}

describe('a race in which nobody chooses', async () => {
  const judge = Judge.of(riddenRace());
  if (!judge.ok) throw new Error('it replays');
  const { value } = judge;
  const [winner] = value.podium;
  const steps = await judgeRace([value], { steps: value.steps, riders: value.podium });
  const { accounts, throws, turningPoints } = value.sumUp(steps);

  test('what every rider threw and what the others threw add up to the result, and no choice does anything', () => {
    expect(accounts.length).toBe(6);
    for (const { start, ownLuck, ownChoices, othersLuck, othersChoices, result } of accounts) {
      expect(Math.abs(start + ownLuck + othersLuck - result)).toBeLessThan(0.005);
      expect(ownChoices + othersChoices).toBe(0);
    }
    expect(accounts.map(({ result }) => result)).toEqual(accounts.map((_, rider) => (rider === winner ? 1 : 0)));
  });

  test('the throws of the podium are known well, and the winner did not only have the others to thank', () => {
    for (const rider of value.podium) expect(1.96 * accounts[rider].ownError).toBeLessThan(0.04);
    expect(accounts[winner].ownLuck).toBeGreaterThan(0.1);
    expect(accounts.filter(({ ownLuck }) => ownLuck < -0.01).length).toBeGreaterThan(0);
  });

  test('the luckiest and the unluckiest throws name their riders, and so do the turning points', () => {
    expect(throws[0].luck).toBeGreaterThan(0);
    expect(throws.at(-1)?.luck).toBeLessThan(0);
    for (const { rider, from, to } of throws) {
      expect(rider).toBeTypeOf('number');
      expect(Math.min(from, to)).toBeGreaterThanOrEqual(0);
      expect(Math.max(from, to)).toBeLessThanOrEqual(1);
    }
    expect(turningPoints.map(({ cause }) => cause)).toEqual(turningPoints.map(() => 'dice'));
    expect(turningPoints.some(({ entrant }) => entrant !== undefined)).toBe(true);
  });

  test('where two judges share the steps the verdict is the same', async () => {
    const again = Judge.of(riddenRace());
    if (!again.ok) throw new Error('it replays');
    const shared = await judgeRace([value, again.value], { steps: value.steps, riders: value.podium });
    expect(value.sumUp(shared).accounts).toEqual(accounts);
  });
});

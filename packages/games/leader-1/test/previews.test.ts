import { SeededDice } from '@gruppetto/kernel';
import { expect, test } from 'vitest';
import { type Fact, leader1, type Ride } from '../rules/index.ts';

/** What came of a move, in the words of its preview; `asked`: the player is still to choose a tile in the heat. */
function cameOf(facts: readonly Fact[], { rider }: Ride, asked: boolean): Readonly<Record<string, number>> {
  const next = facts.findIndex(({ type }) => type === 'threw' || type === 'began');
  const own = (next < 0 ? facts : facts.slice(0, next)).filter((fact) => !('rider' in fact) || fact.rider === rider);
  const count = (wanted: (fact: Fact) => boolean) => own.filter(wanted).length;
  const moved = own.find((fact) => fact.type === 'moved');
  const placed = own.find((fact) => fact.type === 'placed');
  const bill = moved ?? placed?.bill;
  const home = own.find((fact) => fact.type === 'finished');
  return {
    towed: bill?.slipstream ? 1 : 0,
    'paying-square': 0 - (bill?.paying ?? 0),
    passed: 0 - (bill?.passed ?? 0),
    wind: 0 - (bill?.wind ?? 0),
    draw: count(({ type }) => type === 'drew'),
    'bonus-line': count((fact) => fact.type === 'took-bonus' && fact.rider === rider),
    heat: 0 - count((fact) => fact.type === 'gained' && fact.by === 'heat') - (asked ? 1 : 0),
    peloton: count(({ type }) => type === 'absorbed'),
    home: home?.place ?? 0,
  };
}

test('L1-5.1 what a move would mean is what comes of it', () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const name of ['two-passes', 'seven-sectors', 'queen-stage', 'three-harbours'])
    for (let seed = 0; seed < 3; seed++) {
      const dice = new SeededDice(`${name}/${seed}`);
      const options = leader1.options.parse({ race: name, weather: 6 });
      if (!options.ok) throw new Error(JSON.stringify(options.problems));
      const race = leader1.race(options.value);
      const state = race.setup(dice);
      for (let turn = race.turn(state); turn; turn = race.turn(state)) {
        const choice = turn.choices[dice.draw(turn.choices.length)];
        const { effects = [] } = race.preview(race.view(state, turn.seat), choice);
        const facts: Fact[] = [];
        race.play(state, choice, dice, (fact) => facts.push(fact));
        // What the dice say of a risk is not known before.
        if (choice.do !== 'ride' || choice.risk) continue;
        const shown = Object.fromEntries(effects.map(({ what, amount }) => [what, amount]));
        for (const [what, amount] of Object.entries(cameOf(facts, choice, state.hot >= 0))) {
          if ((shown[what] ?? 0) !== amount)
            wrong.push(`${name} ${seed}: ${JSON.stringify(choice)}: ${what} ${shown[what]}, but ${amount}`);
          if (amount !== 0) seen.add(what);
        }
      }
    }
  expect(wrong).toEqual([]);
  expect([...seen].sort()).toEqual(['bonus-line', 'draw', 'heat', 'home', 'passed', 'paying-square', 'peloton', 'towed', 'wind']);
});

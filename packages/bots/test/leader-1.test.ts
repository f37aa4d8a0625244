import { SeededDice } from '@gruppetto/kernel';
import { type Leader1, leader1, type Options } from '@gruppetto/leader-1';
import { expect, test } from 'vitest';
import { type Bot, rideOut } from '../src/bot.ts';
import { leader1RuleOfThumb } from '../src/leader-1.ts';
import { random } from '../src/random.ts';

const optionsOf = (input: object): Options => {
  const parsed = leader1.options.parse(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};

/** How many of these races the rule of thumb wins: it has every other seat, turned by one from race to race. */
function wins(options: Options, races: number): number {
  const dice = new SeededDice('leader-1');
  const botDice = new SeededDice('bots of leader-1');
  let won = 0;
  for (let race = 0; race < races; race++) {
    dice.begin(race);
    botDice.begin(race);
    const bots = Array.from({ length: options.players }, (_, seat) =>
      (seat + race) % 2 === 0 ? leader1RuleOfThumb : (random as Bot<Leader1>),
    );
    const state = leader1.setup(options, dice);
    rideOut(leader1, state, bots, dice, botDice);
    const winner = leader1.standings(state).seats[0]?.seat as number;
    if (bots[winner] === leader1RuleOfThumb) won++;
  }
  return won;
}

test('the rule of thumb wins at least three of four races against random, 1,000 of them', () => {
  expect(wins(optionsOf({ race: 'miners-road' }), 1000)).toBeGreaterThanOrEqual(750);
});

test.each(['three-harbours', 'eagle-summit'])('in %s too, with weather, and two riders each', (race) => {
  expect(wins(optionsOf({ race, ridersEach: 2, weather: 4 }), 100)).toBeGreaterThanOrEqual(75);
});

test('with shared teams it plays on', () => {
  const options = optionsOf({ players: 10, ridersEach: 1, race: 'two-passes' });
  const dice = new SeededDice('shared');
  const state = leader1.setup(options, dice);
  rideOut(leader1, state, Array(10).fill(leader1RuleOfThumb), dice, dice);
  expect(leader1.standings(state).over).toBe(true);
});

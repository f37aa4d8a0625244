import { type RiderId, SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { inEveryRace, must, ride } from './races.ts';
import { add, blue1, blue2, blue3, bonuses, draft, example, raceOf, red1, red2, red3, riders, road, toss } from './riders.ts';

describe('LC-2.1 the order of a round', () => {
  example('LC-2.1', 'is fixed when the round begins: a rider who has gone past another is still the wheel of the next', {
    position: riders({ red1: 20, blue1: 15, red2: 15 }),
    dice: [1, 1, 6, 6],
    choices: [toss, toss, draft],
    then: {
      position: { road: road({ blue1: 27, red2: 26, red1: 22 }) },
      facts: [
        { type: 'moved', rider: red1, from: 20, to: 22 },
        { type: 'moved', rider: blue1, from: 15, to: 27 },
        { type: 'moved', rider: red2, from: 15, to: 26, behind: blue1 },
      ],
    },
  });

  test('LC-2.1 goes by space, then by arrival', () => {
    const { order } = raceOf().place(riders({ blue2: 31, red3: 30, blue1: 30, red1: 30, blue3: 4 }));
    expect(order).toEqual([blue2, red3, blue1, red1, blue3, red2]);
  });

  inEveryRace('LC-2.1 every rider on the road moves, or loses their move, once a round', (race) => {
    const waiting = new Set<RiderId>();
    ride(race, (fact, state) => {
      if (fact.type === 'began') {
        must(waiting.size === 0, `${[...waiting]} had no turn before round ${fact.round}`);
        for (const rider of state.road) waiting.add(rider);
      }
      if (fact.type === 'moved' || fact.type === 'stayed') must(waiting.delete(fact.rider), `${fact.rider} had a turn too many`);
    });
    must(waiting.size === 0, `${[...waiting]} had no turn in the last round`);
  });
});

describe('LC-2.2 throw or draft', () => {
  example('LC-2.2', 'a throw of two dice advances their sum', {
    position: riders({ red1: 20 }),
    dice: [5, 3],
    choices: [toss],
    then: { facts: [{ type: 'moved', rule: 'LC-2.2', rider: red1, from: 20, to: 28, by: 'throw', dice: [5, 3], used: 0 }] },
  });

  example('LC-2.2', 'once the dice have fallen it is too late to draft', {
    position: riders({ red1: 20, blue1: 20 }, { owned: { blue: 1 } }),
    dice: [6, 6, 1, 1],
    choices: [toss, toss, draft],
    then: { refused: { reason: 'not-offered' } },
  });

  test('LC-2.2 who may draft may also throw', () => {
    const race = raceOf();
    const state = race.place(riders({ red1: 20, blue1: 20 }));
    race.play(state, toss, new SeededDice('any'));
    expect(race.turn(state)).toEqual({ seat: 1, rider: blue1, choices: [draft, toss] });
  });
});

describe('LC-2.3 bonuses on a throw', () => {
  for (const count of [0, 1, 2, 3])
    example('LC-2.3', `${count} of five may be added, one space each, and go back to the middle`, {
      position: riders({ red1: 20 }, { owned: { red: 5 } }),
      dice: [3, 4],
      choices: [toss, add(count)],
      then: { position: { road: road({ red1: 27 + count }), bonuses: bonuses({ red: 5 - count }) } },
    });

  example('LC-2.3', 'never four, even of five', {
    position: riders({ red1: 20 }, { owned: { red: 5 } }),
    dice: [3, 4],
    choices: [toss, add(4)],
    then: { refused: { reason: 'not-offered' } },
  });

  example('LC-2.3', 'never more than they own', {
    position: riders({ red1: 20 }, { owned: { red: 1, blue: 5 } }),
    dice: [3, 4],
    choices: [toss, add(2)],
    then: { refused: { reason: 'not-enough-bonuses', rule: 'LC-2.3', with: { seat: 0, owned: 1, bonuses: 2 } } },
  });

  example('LC-2.3', 'they are given back at once: a team mate cannot use them again in this round', {
    position: riders({ red1: 30, red2: 20 }, { owned: { red: 2 } }),
    dice: [3, 4, 3, 4],
    choices: [toss, add(2), toss, add(1)],
    then: { refused: { reason: 'not-offered' } },
  });

  example('LC-2.3', 'who owns none is not asked', {
    position: riders({ red1: 30, red2: 20 }, { owned: { blue: 5 } }),
    dice: [3, 4, 1, 2],
    choices: [toss, toss],
    then: { position: { road: road({ red1: 37, red2: 23 }) } },
  });
});

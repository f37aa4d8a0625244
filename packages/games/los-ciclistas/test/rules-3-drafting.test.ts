import { SeededDice } from '@gruppetto/kernel';
import { describe } from 'vitest';
import { losCiclistas, seatOf } from '../rules/index.ts';
import { inEveryRace, must, ride } from './races.ts';
import { add, blue1, blue2, bonuses, draft, example, red1, red2, red3, riders, road, toss } from './riders.ts';

describe('LC-3.1 whom a rider may draft', () => {
  example('LC-3.1', 'one of their own space', {
    position: riders({ red1: 20, blue1: 20 }),
    dice: [3, 5],
    choices: [toss, draft],
    then: { position: { road: road({ red1: 28, blue1: 27 }) } },
  });

  example('LC-3.1', 'one exactly one space ahead', {
    position: riders({ red1: 20, blue1: 19 }),
    dice: [3, 5],
    choices: [toss, draft],
    then: { position: { road: road({ red1: 28, blue1: 27 }) } },
  });

  example('LC-3.1', 'nobody across an empty space', {
    position: riders({ red1: 20, blue1: 18 }),
    dice: [3, 5],
    choices: [toss, draft],
    then: { refused: { reason: 'not-stuck', rule: 'LC-3.1', with: { rider: blue1, wheel: red1, empty: 19 } } },
  });

  example('LC-3.1', 'a throw tells why there was no draft', {
    position: riders({ red1: 20, blue1: 18 }),
    dice: [3, 5, 1, 2],
    choices: [toss, toss],
    then: {
      facts: [
        { type: 'threw', rider: blue1, noDraft: { reason: 'not-stuck', rule: 'LC-3.1', with: { rider: blue1, wheel: red1, empty: 19 } } },
      ],
    },
  });

  example('LC-3.1', 'only the one immediately before them in round order, not the one before that', {
    position: riders({ red1: 20, blue1: 20, red2: 20 }),
    dice: [6, 6, 1, 3],
    choices: [toss, toss, draft],
    then: { position: { road: road({ red1: 32, blue1: 24, red2: 23 }) } },
  });

  example('LC-3.1', 'being stuck is judged where the round began, not where the wheel stands now', {
    position: riders({ red1: 20, blue1: 20, red2: 8 }),
    dice: [6, 6],
    choices: [toss, draft],
    then: { position: { road: road({ red1: 32, blue1: 31, red2: 8 }) } },
  });

  example('LC-3.1', 'the first of a round has nobody to draft', {
    position: riders({ red1: 20, blue1: 20 }),
    choices: [draft],
    then: { refused: { reason: 'nobody-ahead', rule: 'LC-3.1', with: { rider: red1 } } },
  });
});

describe('LC-3.2 where a draft ends', () => {
  example('LC-3.2', 'directly behind the wheel, last of those who stand there', {
    position: riders({ red1: 22, blue1: 20, red2: 20 }),
    dice: [2, 3, 3, 5],
    choices: [toss, toss, draft],
    then: { position: { road: road({ blue1: 28, red1: 27, red2: 27 }) } },
  });

  inEveryRace('LC-3.2 a draft ends directly behind its wheel, or further back in a side wind, and last on its space', (race) => {
    ride(race, (fact, state) => {
      if (fact.type !== 'moved' || fact.by !== 'draft') return;
      const wheel = state.space[fact.behind as number];
      must(state.card === 'side-wind' ? fact.to < wheel : fact.to === wheel - 1, `${fact.to} behind ${wheel}`);
      const last = state.road.findLast((rider) => state.space[rider] === fact.to);
      must(last === fact.rider, `${last} stands behind ${fact.rider}`);
    });
  });
});

describe('LC-3.3 a draft must take them on', () => {
  example('LC-3.3', 'by one space at least', {
    position: riders({ red1: 20, blue1: 19 }),
    dice: [1, 1],
    choices: [toss, draft],
    then: { position: { road: road({ red1: 22, blue1: 21 }), bonuses: bonuses({ blue: 1 }) } },
  });

  example('LC-3.3, LC-3.4', 'the third of a space would stay where they are behind a throw of two', {
    position: riders({ red1: 20, blue1: 20, red2: 20 }),
    dice: [1, 1],
    choices: [toss, draft, draft],
    then: { refused: { reason: 'draft-gains-nothing', rule: 'LC-3.3', with: { rider: red2, wheel: blue1 } } },
  });

  example('LC-3.3, LC-5.2', 'nor behind a rider who did not move', {
    options: { events: true },
    position: riders({ red1: 20, blue1: 19 }, { card: 'puncture' }),
    dice: [5, 5],
    choices: [toss, draft],
    then: { refused: { reason: 'wheel-did-not-move', rule: 'LC-3.3', with: { rider: blue1, wheel: red1 } } },
  });
});

describe('LC-3.4 chains', () => {
  example('LC-3.4', 'in one space each follower advances one less', {
    position: riders({ red1: 20, blue1: 20, red2: 20, blue2: 20 }),
    dice: [3, 5],
    choices: [toss, draft, draft, draft],
    then: { position: { road: road({ red1: 28, blue1: 27, red2: 26, blue2: 25 }), bonuses: bonuses({ red: 1, blue: 2 }) } },
  });

  example('LC-3.4', 'in a line they all advance as far', {
    position: riders({ red1: 20, blue1: 19, red2: 18, blue2: 17 }),
    dice: [3, 5],
    choices: [toss, draft, draft, draft],
    then: { position: { road: road({ red1: 28, blue1: 27, red2: 26, blue2: 25 }) } },
  });

  example('LC-3.4', 'who throws out of a chain begins a new one', {
    position: riders({ red1: 20, blue1: 20, red2: 20, blue2: 20 }),
    dice: [3, 5, 6, 6],
    choices: [toss, draft, toss, draft],
    then: { position: { road: road({ red2: 32, blue2: 31, red1: 28, blue1: 27 }) } },
  });
});

describe('LC-3.5 a draft earns a bonus', () => {
  for (const [owned, after] of [
    [0, 1],
    [4, 5],
    [5, 5],
  ] as const)
    example('LC-3.5', `who owns ${owned} owns ${after} afterwards`, {
      position: riders({ red1: 20, blue1: 20 }, { owned: { blue: owned } }),
      dice: [3, 5],
      choices: [toss, draft],
      then: { position: { bonuses: bonuses({ blue: after }) } },
    });

  example('LC-3.5, LC-3.7', 'who owns five earns nothing, uses one, and earns again in the same round', {
    position: riders({ blue1: 30, red1: 30, red2: 20, blue2: 10, red3: 10 }, { owned: { red: 5 } }),
    dice: [3, 5, 1, 2, 4, 4],
    choices: [toss, draft, toss, add(1), toss, draft],
    then: {
      position: { bonuses: bonuses({ red: 5 }) },
      facts: [
        { type: 'moved', rider: red1, to: 37, by: 'draft' },
        { type: 'spent', rule: 'LC-2.3', seat: 0, rider: red2, amount: 1 },
        { type: 'gained', rule: 'LC-3.5', seat: 0, rider: red3, amount: 1 },
      ],
    },
  });

  inEveryRace('LC-3.5 nobody owns more than five, or less than none', (race) => {
    ride(race, undefined, ({ bonuses: all }) =>
      must(
        all.every((owned) => owned >= 0 && owned <= 5),
        `${all}`,
      ),
    );
  });
});

describe('LC-3.6 a wheel that used bonuses', () => {
  for (const used of [1, 2, 3])
    example('LC-3.6', `that used ${used} costs ${used}, and earns nothing`, {
      position: riders({ red1: 20, blue1: 20 }, { owned: { red: 3, blue: 4 } }),
      dice: [3, 5],
      choices: [toss, add(used), draft],
      then: {
        position: { road: road({ red1: 28 + used, blue1: 27 + used }), bonuses: bonuses({ red: 3 - used, blue: 4 - used }) },
        facts: [
          { type: 'spent', rule: 'LC-3.6', rider: blue1, amount: used },
          { type: 'moved', rider: blue1, by: 'draft', used },
        ],
      },
    });

  example('LC-3.6', 'who owns fewer cannot follow', {
    position: riders({ red1: 20, blue1: 20 }, { owned: { red: 3, blue: 2 } }),
    dice: [3, 5],
    choices: [toss, add(3), draft],
    then: { refused: { reason: 'cannot-match-bonuses', rule: 'LC-3.6', with: { rider: blue1, wheel: red1, price: 3, owned: 2 } } },
  });

  example('LC-3.6', 'the price goes down the chain', {
    position: riders({ red1: 20, blue1: 20, red2: 19, blue2: 18 }, { owned: { red: 4, blue: 3 } }),
    dice: [3, 5],
    choices: [toss, add(2), draft, draft, draft],
    then: { refused: { reason: 'cannot-match-bonuses', rule: 'LC-3.6', with: { rider: blue2, wheel: red2, price: 2, owned: 1 } } },
  });

  example('LC-3.6', 'a throw without bonuses behind it is a free wheel again', {
    position: riders({ red1: 20, blue1: 20, red2: 20 }, { owned: { red: 3 } }),
    dice: [3, 5, 6, 4],
    choices: [toss, add(3), toss, draft],
    then: { position: { road: road({ red1: 31, blue1: 30, red2: 29 }), bonuses: bonuses({ red: 1 }) } },
  });

  example('LC-3.6', 'what a wheel used in an earlier round costs nothing', {
    position: riders({ red1: 20, blue1: 20, red2: 10, red3: 8, blue2: 6, blue3: 4 }, { owned: { red: 2, blue: 2 } }),
    dice: [3, 5, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2],
    choices: [toss, add(2), draft, toss, toss, toss, toss, toss, draft],
    then: { position: { round: 16, bonuses: bonuses({ blue: 1 }) }, facts: [{ type: 'moved', rider: blue1, from: 29, to: 33, used: 0 }] },
  });

  inEveryRace('LC-3.6 a draft pays what its wheel used, never more than three, and earns only where it paid nothing', (race) => {
    let before: readonly number[] = [];
    ride(
      race,
      (fact, state) => {
        if (fact.type === 'moved') must(fact.used <= 3, `used ${fact.used}`);
        if (fact.type === 'moved' && fact.by === 'draft') must(fact.used === state.used[fact.behind as number], `paid ${fact.used}`);
        if (fact.type !== 'gained' && fact.type !== 'spent') return;
        const change = state.bonuses[fact.seat] - before[fact.seat];
        must(change === (fact.type === 'gained' ? 1 : -fact.amount), `${fact.type}, but the change was ${change}`);
        must(fact.type === 'spent' || state.used[fact.rider as number] === 0, 'earned with bonuses used');
      },
      (state) => {
        before = state.bonuses.slice();
      },
    );
  });
});

describe('LC-3.7 counters of this round', () => {
  example('LC-3.7', 'a counter that a team mate has just earned may be added to a throw', {
    position: riders({ red1: 20, blue1: 20, blue2: 10 }),
    dice: [3, 5, 4, 5],
    choices: [toss, draft, toss, add(1)],
    then: { position: { road: road({ red1: 28, blue1: 27, blue2: 20 }), bonuses: bonuses({}) } },
  });

  example('LC-3.7', 'or pay for a wheel', {
    position: riders({ red1: 20, blue1: 20, red2: 10, blue2: 10 }, { owned: { red: 1 } }),
    dice: [3, 5, 4, 5],
    choices: [toss, add(0), draft, toss, add(1), draft],
    then: { position: { road: road({ red1: 28, blue1: 27, red2: 20, blue2: 19 }), bonuses: bonuses({}) } },
  });
});

inEveryRace('LC-2.3, LC-3.2, LC-3.5, LC-3.6 a draft and a bonus do what their preview said', (any) => {
  const race = losCiclistas.race(any.options);
  ride(any, undefined, (state, choice) => {
    if (choice.do !== 'draft' && choice.do !== 'add') return;
    const { rider = -1, to, effects = [] } = race.preview(state, choice);
    const after = race.copy(state);
    race.play(after, choice, new SeededDice('after'), (fact) => {
      if (fact.type === 'moved') must(fact.to === to, `${fact.to}, not ${to}`);
      if (fact.type === 'stayed') must(state.space[rider] === to, `stayed, not ${to}`);
    });
    const change = effects.reduce((sum, { amount }) => sum + amount, 0);
    const owned = [state, after].map(({ bonuses: all }) => all[seatOf(rider)]) as [number, number];
    must(owned[1] - owned[0] === change, `${owned.join(' became ')}, not ${change}`);
  });
});

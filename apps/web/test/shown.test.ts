import { openRoom } from '@gruppetto/catalogue';
import { type Fact, type Race, SeededDice, type Standings } from '@gruppetto/kernel';
import type { Moment } from '@gruppetto/wire';
import { describe, expect, test } from 'vitest';
import { beatsOf } from '../src/race/beats.ts';
import { shownOf, standingsNow } from '../src/race/shown.ts';

/** A race that rides itself, moment by moment. */
async function ridden(seed: string): Promise<{ race: Race; moments: readonly Moment[] }> {
  const { game } = await openRoom('wielersim');
  const parsed = game.options.parse({});
  if (!parsed.ok) throw new Error();
  const race = game.race(parsed.value);
  const dice = new SeededDice(seed);
  const state = race.setup(dice);
  const momentOf = (version: number, facts: readonly Fact[]): Moment => ({
    version,
    facts,
    view: race.view(race.copy(state), 'spectator'),
    standings: race.standings(state),
  });
  const moments = [momentOf(0, [])];
  for (let turn = race.turn(state); turn; turn = race.turn(state)) {
    const facts: Fact[] = [];
    race.play(state, turn.choices[0], dice, (fact) => facts.push(fact));
    moments.push(momentOf(moments.length, facts));
  }
  return { race, moments };
}

describe('one moment on the screen is one moment everywhere', async () => {
  const { race, moments } = await ridden('one moment');
  const shown = moments.flatMap(({ facts }, moment) =>
    // Before the start nobody is placed.
    moment < 2
      ? []
      : Array.from(beatsOf(facts), (_, beat) => shownOf({ moments, race, playhead: { moment, beat, settled: false } as never })),
  );

  test('of every moment there is one', () => expect(shown.length).toBeGreaterThan(500));

  test('the groups are those of the riders as they are drawn', () => {
    for (const { board } of shown) {
      const squares = new Map(board.riders.map(({ rider, square }) => [rider, square]));
      expect(board.groups.flatMap(({ riders }) => riders)).toEqual(board.riders.map(({ rider }) => rider));
      for (const { riders, from, to } of board.groups) {
        const own = riders.map((rider) => squares.get(rider) as number);
        expect([from, to]).toEqual([Math.min(...own), Math.max(...own)]);
      }
    }
  });

  test('the standings have them in their order, on their squares', () => {
    for (const { board, standings } of shown) {
      const racing = standings.riders.filter(({ square }) => square !== undefined);
      expect(racing.map(({ rider, square }) => [rider, square])).toEqual(board.riders.map(({ rider, square }) => [rider, square]));
      expect(standings.riders.map(({ place }) => place)).toEqual(standings.riders.map((_, index) => index + 1));
    }
  });

  test('what lies on the road is the same object from the end of one step to the end of the next: it is not drawn anew with every beat', () => {
    const at = (beat: number) => shownOf({ moments, race, playhead: { moment: 2, beat, settled: false } as never }).board.malus;
    const end = beatsOf(moments[2].facts).length;
    expect(end).toBeGreaterThan(2);
    expect(at(1)).toBeDefined();
    expect(at(2)).toBe(at(1));
    expect(at(end)).toBe(at(end));
    expect(at(end)).toEqual(at(1));
  });
});

const standings = (riders: Standings['riders']): Standings => ({ over: false, measure: 'seconds', riders, seats: [] });

test('riders who still have to start come last', () => {
  const before = standings([
    { rider: 0, place: 1 },
    { rider: 1, place: 1 },
    { rider: 2, place: 1 },
  ]);
  expect(standingsNow(before, [{ rider: 2, square: 12 }], []).riders).toEqual([
    { rider: 2, place: 1, square: 12 },
    { rider: 0, place: 2 },
    { rider: 1, place: 2 },
  ]);
});

test('where some riders are carried by a piece, the standings wait for the end of the step', () => {
  const before = standings([
    { rider: 1, place: 1, square: 9 },
    { rider: 0, place: 2, square: 8 },
  ]);
  expect(standingsNow(before, [{ rider: 1, square: 12 }], [])).toBe(before);
});

import { stateSeen } from '@gruppetto/bots';
import { findBot, openRoom, roomOf } from '@gruppetto/catalogue';
import { botDice, SeededDice, startTable, type Table, tableDice, take, type Viewer } from '@gruppetto/kernel';
import { ridePart } from '@gruppetto/lab';
import { momentFor } from '@gruppetto/wire';
import { describe, expect, test } from 'vitest';
import { glances, oddsPlan, sharesOf, winnersOf } from '../src/forecast/odds.ts';
import { defaultSeats } from '../src/setup/default-seats.ts';

interface Tiles {
  readonly kept: number[][];
  readonly piles: number[][];
  readonly role: readonly number[];
}

const seats = defaultSeats(3, 0);
const viewers: readonly Viewer[] = [0, 1, 2, 'spectator'];

/** A race of Leader 1 in which two riders of different seats keep a feed tile that nobody else sees. */
async function withSecrets(): Promise<Table> {
  const { game } = await openRoom('leader-1');
  const options = game.options.parse({ players: 3, ridersEach: 1 });
  const bot = findBot('leader-1', 'rule-of-thumb');
  if (!options.ok || !bot) throw new Error('these options are fine');
  let { table } = startTable(game, options.value, seats, tableDice('odds', 0));
  for (let turn = table.race.turn(table.state); turn; turn = table.race.turn(table.state)) {
    const { kept } = table.state as Tiles;
    if (kept.filter(({ length }) => length > 0).length > 1) return table;
    const step = table.steps.length + 1;
    const choice = bot(table.race, table.race.view(table.state, turn.seat), turn, botDice('odds', step));
    const taken = take(table, turn.seat, choice, tableDice('odds', step));
    if (taken.kind !== 'taken') throw new Error(taken.kind);
    table = taken.table;
  }
  throw new Error('nobody keeps a tile');
}

/** The same race, but this rider keeps other tiles. */
function otherwise(table: Table, rider: number): Table {
  const state = structuredClone(table.state) as Tiles;
  const pile = state.piles[state.role[rider]];
  const other = pile.findIndex((tile) => tile !== state.kept[rider][0]);
  [state.kept[rider][0], pile[other]] = [pile[other], state.kept[rider][0]];
  return { ...table, state };
}

/** What a page makes of the newest moment that it is sent. */
function oddsFor(table: Table, viewer: Viewer) {
  const { game, race } = table;
  const moment = JSON.parse(JSON.stringify(momentFor(table, [], viewer)));
  const plan = oddsPlan({ game, race, seats, viewer }, moment);
  return { glance: glances(roomOf(game.id).insight, race)(moment.view), sharpened: sharesOf(ridePart(plan, 0, 60), 'seats') };
}

describe('the odds of a race with secrets', () => {
  test('are the same whatever the others keep, and tell nobody', async () => {
    const table = await withSecrets();
    const { kept } = table.state as Tiles;
    const keepers = kept.flatMap(({ length }, rider) => (length > 0 ? [rider] : []));
    for (const rider of keepers) {
      const owner = table.race.riders[rider].seat;
      const other = otherwise(table, rider);
      expect(other.state).not.toEqual(table.state);
      for (const viewer of viewers.filter((one) => one !== owner)) expect(oddsFor(other, viewer)).toEqual(oddsFor(table, viewer));
      // Who keeps them knows better.
      expect(oddsFor(other, owner).glance).not.toEqual(oddsFor(table, owner).glance);
    }
  });

  test('are those of races that look to everybody like the one they see, each with other secrets', async () => {
    const { race, state } = await withSecrets();
    const dice = new SeededDice('imagined');
    for (const viewer of viewers) {
      const view = race.view(state, viewer);
      const imagined = Array.from({ length: 20 }, (_, nth) => {
        dice.begin(nth);
        return stateSeen(roomOf('leader-1').insight, race, view, viewer, dice);
      });
      for (const one of imagined) expect(race.view(one, viewer)).toEqual(view);
      expect(new Set(imagined.map((one) => JSON.stringify((one as Tiles).kept))).size).toBeGreaterThan(1);
    }
  });

  test('add up to 1', async () => {
    const table = await withSecrets();
    for (const viewer of viewers)
      for (const win of Object.values(oddsFor(table, viewer))) expect(win?.reduce((sum, share) => sum + share)).toBeCloseTo(1, 6);
  });
});

test('once a race is over its winner has won, and who wins together shares', () => {
  const seat = (of: number, place: number) => ({ seat: of, place });
  const standings = { over: true, measure: 'turns', riders: [], seats: [seat(2, 1), seat(0, 2), seat(1, 3)] } as never;
  expect(winnersOf(standings, 'seats')).toEqual([0, 0, 1]);
  const shared = { over: true, measure: 'turns', riders: [], seats: [seat(2, 1), seat(0, 1), seat(1, 3)] } as never;
  expect(winnersOf(shared, 'seats')).toEqual([0.5, 0, 0.5]);
});

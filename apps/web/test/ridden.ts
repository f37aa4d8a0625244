import type { GameId } from '@gruppetto/catalogue';
import { findBot, openRoom } from '@gruppetto/catalogue';
import { botDice, type Choice, type Race, type SeatEntry, startTable, type Turn, tableDice, take } from '@gruppetto/kernel';
import { type Moment, momentFor } from '@gruppetto/wire';
import { defaultSeats } from '../src/setup/default-seats.ts';

/** Answers for the first seat; the other seats are bots'. */
type Answers = (race: Race, view: unknown, turn: Turn<Choice>) => Choice;

export interface RiddenRace {
  readonly race: Race;
  readonly seats: readonly SeatEntry[];
  readonly moments: readonly Moment[];
}

/** A whole race, moment by moment as a page is told it: bots on every seat, or on all but the first. */
export async function ridden(id: GameId, seed: string, more: object = {}, answers?: Answers): Promise<RiddenRace> {
  const { game } = await openRoom(id);
  const parsed = game.options.parse(more);
  if (!parsed.ok) throw new Error(`${id} has no such options`);
  const seats = defaultSeats(game.race(parsed.value).seats, answers ? 1 : 0);
  const bot = findBot(id, 'rule-of-thumb');
  if (!bot) throw new Error(`${id} has no bot`);
  const viewer = answers ? 0 : 'spectator';
  const started = startTable(game, parsed.value, seats, tableDice(seed, 0));
  let { table } = started;
  const moments = [momentFor(table, started.facts, viewer)];
  for (let turn = table.race.turn(table.state); turn; turn = table.race.turn(table.state)) {
    const { race, state, steps } = table;
    const view = race.view(state, turn.seat);
    const step = steps.length + 1;
    const choice = answers && turn.seat === 0 ? answers(race, view, turn) : bot(race, view, turn, botDice(seed, step));
    const taken = take(table, turn.seat, choice, tableDice(seed, step));
    if (taken.kind !== 'taken') throw new Error('a choice that is not offered');
    table = taken.table;
    moments.push(momentFor(table, taken.facts, viewer));
  }
  return { race: table.race, seats, moments };
}

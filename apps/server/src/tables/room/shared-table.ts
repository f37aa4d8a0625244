import type { Seat, SeatEntry } from '@gruppetto/kernel';
import { commitmentOf, type RunningClock, type SharedTable, type You } from '@gruppetto/wire';
import type { Race } from '../engine/engine-job.ts';
import type { TableRow } from '../store/rows.ts';
import { type StoredTable, settingsOf } from '../store/table-store.ts';

export interface Present {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

export interface UndoRequest {
  readonly request: string;
  readonly seat: Seat;
  readonly left: number;
  readonly agreed: readonly Seat[];
}

/** Plays for who ran out of time. */
export const standInBot = 'rule-of-thumb';

export const standIns = ({ stand_ins }: TableRow): readonly Seat[] => JSON.parse(stand_ins) as Seat[];

export function youOf({ row, seats }: StoredTable, person: string | undefined, notes: string): You {
  const seat = person === undefined ? undefined : seats.find((one) => one.person === person);
  return {
    ...(seat && { seat: seat.seat }),
    host: person !== undefined && row.host === person,
    notes,
    ...(seat?.webhook && { webhook: seat.webhook }),
  };
}

/** What everybody at the table may know of it. */
export function sharedTable({ row, seats }: StoredTable, present: Present, now: number): SharedTable {
  const away = standIns(row);
  const hostSeat = seats.find(({ person }) => person === row.host)?.seat;
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    options: JSON.parse(row.options) as object,
    status: row.status,
    seats: seats.map(({ seat, name, colour, player, held_for, contribution }) => ({
      name,
      colour,
      ...(player !== null && { player }),
      ...(held_for !== null && { heldFor: held_for }),
      here: present.seats.includes(seat),
      ...(away.includes(seat) && { standIn: standInBot }),
      ...(contribution !== null && { commitment: commitmentOf(contribution) }),
    })),
    settings: settingsOf(row),
    hostName: row.host_name,
    ...(hostSeat !== undefined && { hostSeat }),
    spectators: present.spectators,
    commitment: commitmentOf(row.secret),
    ...(row.undo !== null && { undo: JSON.parse(row.undo) as UndoRequest }),
    ...runningOf(row, now),
    ...(row.broken === 1 && { broken: true }),
  };
}

function runningOf(row: TableRow, now: number): { running?: RunningClock } {
  const { kind } = settingsOf(row).clock;
  if (kind === 'none' || row.status !== 'racing' || row.turn === null || row.due === null || standIns(row).includes(row.turn)) return {};
  const left = row.clocks === null ? undefined : (JSON.parse(row.clocks) as number[]);
  return { running: { seat: row.turn, now, due: row.due, ...(left && { left }) } };
}

export function raceOf({ row, seats }: StoredTable): Race {
  const entries = seats.map(({ name, colour, player }): SeatEntry => ({ name, colour, player: player ?? 'person' }));
  return { game: row.game, options: JSON.parse(row.options) as object, seats: entries };
}

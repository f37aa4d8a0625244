import type { Seat } from '@gruppetto/kernel';
import type { Clock, FairnessVersion, Settings, StageInfo, TableStatus } from '@gruppetto/wire';
import type { SeatRow, TableRow } from './rows.ts';

/** A shared table as the server knows it. */
export interface ServerTable {
  readonly id: string;
  /** Under which number its log is kept. */
  readonly log: number;
  readonly game: string;
  readonly rules: number;
  readonly options: object;
  readonly status: TableStatus;
  readonly host: string;
  readonly hostName: string;
  readonly open: boolean;
  readonly spectators: boolean;
  readonly clock: Clock;
  readonly fairness: FairnessVersion;
  readonly secret: string;
  /** What the dice come from; set at the start, from the secret and the contributions. */
  readonly seed: string | undefined;
  /** The dice of the set-up. */
  readonly setup: readonly number[] | undefined;
  /** Entries of the log; -1 before the start. */
  readonly version: number;
  readonly steps: number;
  /** JSON, because only the threads of the rules engine look inside. */
  readonly state: string | undefined;
  readonly turn: Seat | undefined;
  readonly turnBegan: number | undefined;
  /** When a bot has to have played, or a clock runs out; before the race, when a start that is under way is called off. */
  readonly due: number | undefined;
  /** What each seat has left of its clock for the race, in milliseconds. */
  readonly clocks: readonly number[] | undefined;
  /** Seats whose person ran out of time; a bot plays for them until they are back. */
  readonly standIns: readonly Seat[];
  /** The request to take back that waits for consent. */
  readonly undo: UndoRequest | undefined;
  /** How many agreed take-backs have made new dice. */
  readonly takeBacks: number;
  readonly broken: boolean;
  /** Counts every change except the steps. */
  readonly changes: number;
  readonly touched: number;
  /** When the result was settled. */
  readonly finished: number | undefined;
  /** The race counts for the ratings; nobody is advised in it. */
  readonly rated: boolean;
  /** The tour whose stage is raced here. */
  readonly tour: string | undefined;
  readonly stage: number | undefined;
  readonly stageInfo: StageInfo | undefined;
  readonly club: string | undefined;
  /** The table that follows this one: a rematch, or the next stage. */
  readonly next: string | undefined;
  readonly seats: readonly ServerSeat[];
}

export interface ServerSeat {
  readonly seat: Seat;
  readonly colour: string;
  readonly name: string;
  /** `person`, or which bot; undefined while the seat is free. */
  readonly player: string | undefined;
  readonly person: string | undefined;
  /** The name key of the account that a free seat is kept for. */
  readonly heldFor: string | undefined;
  /** What was shown of the contribution before it was revealed; absent at tables of fairness version 1. */
  readonly commitment: string | undefined;
  readonly contribution: string | undefined;
  readonly webhook: string | undefined;
  /** From which version of the log on the person sees the race with the eyes of this seat. */
  readonly since: number;
  /** Who may take over in a race: `*` for anyone, or the person whom the host removed. */
  readonly openTo: string | undefined;
  /** How many people have had this seat in the race. */
  readonly riders: number;
  /** The person whom a free seat is reserved for, and their name. */
  readonly heldPerson: string | undefined;
  readonly heldName: string | undefined;
  /** Where the seat came in, once the result is settled. */
  readonly place: number | undefined;
  /** Its riders with their places, as JSON. */
  readonly finish: string | undefined;
  /** The rating after a rated race, and what the race changed. */
  readonly mu: number | undefined;
  readonly sigma: number | undefined;
  readonly gain: number | undefined;
  /** Who left the seat during a rated race, or lost it on time: the result is theirs. */
  readonly gaveUp: string | undefined;
}

export interface UndoRequest {
  readonly request: string;
  readonly seat: Seat;
  readonly left: number;
  readonly agreed: readonly Seat[];
}

/** A seat that is open to this is open to everybody. */
export const anyone = '*';

/** Decision 0020: the host has started, and the contributions are being revealed. */
export const isStarting = (table: ServerTable): table is ServerTable & { readonly due: number } =>
  table.status === 'gathering' && table.due !== undefined;

/** What can be written of a table, apart from its seats. */
export type TableFields = Omit<ServerTable, 'seats'>;

export const settingsOf = ({ open, spectators, clock, rated }: ServerTable): Settings => ({ open, spectators, clock, rated });

export function tableOf(row: TableRow, seats: readonly SeatRow[]): ServerTable {
  return {
    id: row.id,
    log: row.log,
    game: row.game,
    rules: row.rules,
    options: JSON.parse(row.options) as object,
    status: row.status,
    host: row.host,
    hostName: row.host_name,
    open: row.open === 1,
    spectators: row.spectators === 1,
    clock: JSON.parse(row.clock) as Clock,
    fairness: row.fairness,
    secret: row.secret,
    seed: row.seed ?? undefined,
    setup: parsed<readonly number[]>(row.setup),
    version: row.version,
    steps: row.steps,
    state: row.state ?? undefined,
    turn: row.turn ?? undefined,
    turnBegan: row.turn_began ?? undefined,
    due: row.due ?? undefined,
    clocks: parsed<readonly number[]>(row.clocks),
    standIns: JSON.parse(row.stand_ins) as Seat[],
    undo: parsed<UndoRequest>(row.undo),
    takeBacks: row.take_backs,
    broken: row.broken === 1,
    changes: row.changes,
    touched: row.touched,
    finished: row.finished ?? undefined,
    rated: row.rated === 1,
    tour: row.tour ?? undefined,
    stage: row.stage ?? undefined,
    stageInfo: parsed<StageInfo>(row.stage_info),
    club: row.club ?? undefined,
    next: row.next ?? undefined,
    seats: seats.map(seatOf),
  };
}

const seatOf = (row: SeatRow): ServerSeat => ({
  seat: row.seat,
  colour: row.colour,
  name: row.name,
  player: row.player ?? undefined,
  person: row.person ?? undefined,
  heldFor: row.held_for ?? undefined,
  commitment: row.commitment ?? undefined,
  contribution: row.contribution ?? undefined,
  webhook: row.webhook ?? undefined,
  since: row.since,
  openTo: row.open_to ?? undefined,
  riders: row.riders,
  heldPerson: row.held_person ?? undefined,
  heldName: row.held_name ?? undefined,
  place: row.place ?? undefined,
  finish: row.finish ?? undefined,
  mu: row.mu ?? undefined,
  sigma: row.sigma ?? undefined,
  gain: row.gain ?? undefined,
  gaveUp: row.gave_up ?? undefined,
});

const parsed = <T>(text: string | null): T | undefined => (text === null ? undefined : (JSON.parse(text) as T));

/** Fields whose column has another name. */
const columns: Readonly<Record<string, string>> = {
  hostName: 'host_name',
  turnBegan: 'turn_began',
  standIns: 'stand_ins',
  takeBacks: 'take_backs',
  heldFor: 'held_for',
  openTo: 'open_to',
  leftSteps: 'left_steps',
  heldPerson: 'held_person',
  heldName: 'held_name',
  gaveUp: 'gave_up',
  stageInfo: 'stage_info',
};

const columnOf = (field: string): string => columns[field] ?? field;

/** A value as its column keeps it: JSON for lists and objects, 0 or 1 for a flag, null for nothing. */
export function columnValue(value: unknown): string | number | null {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'object' ? JSON.stringify(value) : (value as string | number);
}

const columnsOf = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [columnOf(field), columnValue(value)]));

export const tableColumns = (fields: Partial<TableFields>): Partial<TableRow> => columnsOf(fields);
export const seatColumns = (fields: Partial<ServerSeat>): Partial<SeatRow> => columnsOf(fields);

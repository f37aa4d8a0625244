import type { FastifyBaseLogger } from 'fastify';
import type { Timing } from '../../timing.ts';
import type { RulesEngines } from '../engine/engines.ts';
import type { Journal } from '../store/journal.ts';
import type { Present } from '../store/presence-store.ts';
import type { ServerSeat, ServerTable } from '../store/server-table.ts';
import type { TableStore } from '../store/table-store.ts';
import type { Histories } from './history.ts';

export interface Vacation {
  readonly from: number;
  readonly until: number;
}

/** What a room needs of the server. */
export interface RoomServices {
  readonly store: TableStore;
  readonly engines: RulesEngines;
  readonly journal: Journal;
  readonly log: FastifyBaseLogger;
  readonly timing: Timing;
  /** What is known of the logs of tables, also of those that nobody has open. */
  readonly histories: Histories;
  now(): number;
  /** Tells the other processes that the race has gone on, or that something else at the table has changed. */
  raceMoved(table: string, version: number): void;
  tableChanged(table: string, changes: number): void;
  /** Makes somebody look at the table then. */
  wakeAt(table: string, version: number, due: number): void;
  /** It is the turn of a person who doesn't have the table open. */
  yourTurn(table: ServerTable, seat: ServerSeat): void;
  /** The vacation of this person, if they are or were on one. */
  vacationOf(person: string): Promise<Vacation | undefined>;
  /** Who pays for what the tables of this person do: the address they were last seen at, if that is known. */
  payerOf(person: string): string;
  /** A person was seen at an address. */
  seenAt(person: string, address: string): void;
  /** The race has come to its end. */
  raceOver(table: string): void;
  /** Who is connected to other processes. */
  elsewhere(table: string): Promise<Present>;
  /** Tells the other processes who is connected to this one. */
  tellPresence(table: string, present: Present): void;
}

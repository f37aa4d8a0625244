import { botNames, findBot, isBotName } from '@gruppetto/catalogue/all';
import type { Schema } from '@gruppetto/kernel';
import { object, text } from '@gruppetto/kernel';
import type { TableAnswer, TableEvent } from '@gruppetto/wire';
import { type Colour, type Language, shell } from '@gruppetto/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nameKey } from '../../accounts/accounts.ts';
import type { Visitor, Visitors } from '../../accounts/visitors.ts';
import type { Context } from '../../context.ts';
import { line, uuid } from '../../http/check.ts';
import { type FaultSentence, invalid, notFound, Refused } from '../../http/errors.ts';
import type { RulesEngines } from '../engine/engines.ts';
import { sharedTable, youOf } from '../room/shared-table.ts';
import { alsoCallOff } from '../room/start.ts';
import type { TableRooms } from '../room/table-rooms.ts';
import type { ServerSeat, ServerTable } from '../store/server-table.ts';
import { maxTables, type TableChange, type TableStore } from '../store/table-store.ts';

export interface TablesContext extends Context {
  readonly store: TableStore;
  readonly rooms: TableRooms;
  readonly engines: RulesEngines;
  readonly visitors: Visitors;
  wakeAt(table: string, version: number, due: number): void;
  /** Notifies people for whom seats are reserved. */
  invite(table: string): void;
}

export const params = object({ id: uuid });
export const seatParams = object({ id: uuid, seat: text(2) });

export const conflict = (code: string, sentence: FaultSentence) => new Refused(409, code, sentence);
export const tooManyTables = () => conflict('too-many-kept', (say) => say.tooManyTables(maxTables));
export const hostOnly = () => new Refused(403, 'host-only', (say) => say.hostOnly);

/** The bot that takes over a seat when a person leaves, or an empty one at the start. */
export const leftTo = 'rule-of-thumb';

/** What all routes of tables need. */
export class TableCalls {
  readonly context: TablesContext;

  constructor(context: TablesContext) {
    this.context = context;
  }

  async opened(table: ServerTable, { person }: Visitor): Promise<TableAnswer> {
    const { rooms, store, now } = this.context;
    const here = await rooms.present(table.id);
    return { table: sharedTable(table, here, now()), you: youOf(table, person, await store.notes(table.id, person)) };
  }

  async needWelcome(id: string, { person }: Visitor): Promise<void> {
    if (await this.context.store.isBanned(id, person)) throw new Refused(403, 'banned', (say) => say.banned);
  }

  /** Changes a table, unless the person is banned, and tells everybody. */
  async change(id: string, visitor: Visitor, decide: (table: ServerTable) => TableChange): Promise<TableAnswer> {
    await this.needWelcome(id, visitor);
    const changed = await this.context.store.change(id, (table) => alsoCallOff(table, decide(table)));
    if (!changed) throw notFound();
    this.context.rooms.changed(id, changed.changes);
    return this.opened(changed, visitor);
  }

  /** The same, for the host only. */
  async hosting(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    decide: (table: ServerTable) => TableChange,
  ): Promise<TableAnswer> {
    const visitor = await this.context.visitors.know(request, reply);
    return this.change(id, visitor, (table) => {
      if (table.host !== visitor.person) throw hostOnly();
      return decide(table);
    });
  }

  /** It may now be a bot's turn instead of a person's. */
  wakes({ id, status, turn, version }: ServerTable, { seat }: ServerSeat): TableChange {
    if (status !== 'racing' || turn !== seat) return {};
    const now = this.context.now();
    this.context.wakeAt(id, version, now);
    return { table: { due: now } };
  }

  /** Before the race a seat without its person is free; during the race a bot plays on, and `openTo` says who may take over. */
  left(table: ServerTable, seat: ServerSeat, event: TableEvent, openTo?: string): TableChange {
    if (table.status === 'gathering') return { seats: [freed(seat)] };
    // Nobody escapes a rated result by leaving.
    const gaveUp = table.rated ? { gaveUp: seat.person } : {};
    const given = { person: undefined, webhook: undefined, player: leftTo, openTo, ...gaveUp };
    return { seats: [{ seat: seat.seat, ...given }], events: [{ event, seat }], ...this.wakes(table, seat) };
  }

  /** Nobody may use the name of somebody else's account. */
  async needOwnName(name: string, { person }: Visitor): Promise<void> {
    const named = await this.context.storage.db
      .selectFrom('accounts')
      .select('id')
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
    if (named && person !== `a:${named.id}`) throw conflict('name-of-account', (say) => say.nameOfAccount);
  }
}

/** No two people at a table have the same name. */
export function needDifferentName(name: string, others: readonly ServerSeat[]): void {
  if (others.some((seat) => seat.player !== undefined && nameKey(seat.name) === nameKey(name)))
    throw conflict('name-taken', (say) => say.nameAtTable);
}

export const freed = ({ seat }: ServerSeat) => ({
  seat,
  name: '',
  player: undefined,
  person: undefined,
  commitment: undefined,
  webhook: undefined,
});

/** A bot's name, or that of its jersey; undefined for a free seat. */
export function playerOf(
  game: string,
  player: string,
  at: string,
  name: string | undefined,
  { seat, colour }: Pick<ServerSeat, 'seat' | 'colour'>,
  language: Language = 'en',
): Pick<ServerSeat, 'player' | 'name'> {
  if (player === 'person') return { player: undefined, name: '' };
  if (!isBotName(player) || !findBot(game, player))
    throw invalid([{ at, need: { reason: 'need-one-of', with: { values: `person, ${botNames.toReversed().join(', ')}` } } }]);
  const { colours } = shell(language);
  return { player, name: name || (Object.hasOwn(colours, colour) ? colours[colour as Colour] : `Bot ${seat + 1}`) };
}

export function seatIn(seats: readonly ServerSeat[], text: string): ServerSeat {
  const seat = /^\d+$/.test(text) ? seats[Number(text)] : undefined;
  if (!seat) throw notFound('no such seat');
  return seat;
}

/** Reads a part of a body that the body's schema leaves open; `at` is its place. */
export function read<T>(schema: Schema<T>, value: unknown, at: string): T {
  const parsed = schema.parse(value, at);
  if (!parsed.ok) throw invalid(parsed.problems);
  return parsed.value;
}

export const personName: Schema<string> = line(1, 40);

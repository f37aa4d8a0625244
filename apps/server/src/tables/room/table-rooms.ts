import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { News } from '../../news/news.ts';
import type { Timing } from '../../timing.ts';
import type { RulesEngines } from '../engine/engines.ts';
import type { Journal } from '../store/journal.ts';
import type { Present } from '../store/presence-store.ts';
import type { ServerTable } from '../store/server-table.ts';
import type { TableStore } from '../store/table-store.ts';
import { raceTopic, tableTopic } from '../topics.ts';
import { Histories } from './history.ts';
import { Payers } from './payers.ts';
import type { RoomServices } from './room-services.ts';
import { TableRoom } from './table-room.ts';

/** For how long to believe what a process says about its connections. */
const presenceLasts = 60_000;
/** How often it repeats that, and checks whether it has missed anything. */
const lookEvery = 20_000;
/** By then the process that should have looked at a table was killed. */
const overdue = 15_000;

interface RoomsOptions {
  readonly store: TableStore;
  readonly engines: RulesEngines;
  readonly journal: Journal;
  readonly news: News;
  readonly log: FastifyBaseLogger;
  readonly timing: Timing;
  /** Whether other processes serve the same tables. */
  readonly shared: boolean;
  readonly lookEveryMs?: number;
  now(): number;
  wakeAt(table: string, version: number, due: number): void;
  yourTurn: RoomServices['yourTurn'];
  raceOver: RoomServices['raceOver'];
  vacationOf: RoomServices['vacationOf'];
  /** Does what a killed process has left undone. */
  lookAfter(): Promise<void>;
}

interface OpenRoom {
  readonly room: Promise<TableRoom | undefined>;
  /** Brings the room up to what is stored, unless it knows that already. */
  readonly follow: (change?: { readonly version?: number; readonly changes?: number }) => void;
  readonly unsubscribe: () => void;
}

const nobody: Present = { seats: [], spectators: 0 };

/** The tables open in this process. Any table may be open in any number of processes. */
export class TableRooms {
  private readonly options: RoomsOptions;
  private readonly services: RoomServices;
  private readonly payers = new Payers();
  private readonly rooms = new Map<string, OpenRoom>();
  private readonly process = randomUUID();
  private stopLooking: () => void = () => undefined;
  private writing: Promise<void> = Promise.resolve();
  private looking: Promise<void> | undefined;

  constructor(options: RoomsOptions) {
    this.options = options;
    const { store, engines, journal, log, timing, news, now, wakeAt, yourTurn, raceOver, vacationOf } = options;
    this.services = {
      store,
      engines,
      journal,
      log,
      timing,
      histories: new Histories(),
      now,
      wakeAt,
      yourTurn,
      raceOver,
      vacationOf,
      payerOf: (person) => this.payers.of(person),
      seenAt: (person, address) => this.seenAt(person, address),
      raceMoved: (table, version) => news.publish(raceTopic(table), version),
      tableChanged: (table, changes) => this.changed(table, changes),
      elsewhere: (table) => this.elsewhere(table),
      tellPresence: (table, present) => this.tellPresence(table, present),
    };
    if (options.shared) this.lookAgainAndAgain(options.lookEveryMs ?? lookEvery);
  }

  private lookAgainAndAgain(every: number): void {
    this.stopLooking = this.options.timing.after(every, () => {
      this.lookAgainAndAgain(every);
      this.renew();
      this.looking ??= this.look();
    });
  }

  get size(): number {
    return this.rooms.size;
  }

  /** The room of a table, kept open until its function is called; undefined if there is no such table. */
  async open(id: string): Promise<{ readonly room: TableRoom; readonly release: () => void } | undefined> {
    const known = this.rooms.get(id) ?? this.load(id);
    const room = await known.room;
    if (!room) return undefined;
    // It was closed while we waited.
    if (this.rooms.get(id) !== known) return this.open(id);
    return { room, release: room.hold() };
  }

  /** A person was seen at an address, which pays for what their tables do. */
  seenAt(person: string, address: string): void {
    this.payers.seenAt(person, address);
  }

  /** Who has a table open now, in any process. */
  async present(id: string): Promise<Present> {
    const here = (await this.rooms.get(id)?.room)?.presentHere() ?? nobody;
    const elsewhere = await this.elsewhere(id);
    return { seats: [...new Set([...here.seats, ...elsewhere.seats])], spectators: here.spectators + elsewhere.spectators };
  }

  /** A bot should have played there, or a clock has run out. */
  async wake(id: string, version: number): Promise<void> {
    const opened = await this.open(id);
    if (!opened) return;
    await opened.room.wake(version);
    opened.release();
  }

  /** Tells all processes that something has changed at a table, but not the race. */
  changed(table: string, changes: number): void {
    this.options.news.publish(tableTopic(table), changes);
  }

  /** A race has started: the first player may not be here. */
  async begun(table: ServerTable): Promise<void> {
    const seat = table.turn === undefined ? undefined : table.seats[table.turn];
    if (seat?.person === undefined || (await this.present(table.id)).seats.includes(seat.seat)) return;
    this.services.yourTurn(table, seat);
  }

  /** A race was over at its start. */
  over(id: string): void {
    this.services.raceOver(id);
  }

  async close(): Promise<void> {
    this.stopLooking();
    await this.looking;
    await this.writing;
    if (this.options.shared) await this.options.store.presence.forget(this.process).catch(() => undefined);
  }

  private load(id: string) {
    const { store, news } = this.options;
    let opened: TableRoom | undefined;
    const room = store.read(id).then((stored) => {
      if (!stored) this.forget(id);
      opened = stored && new TableRoom(stored, this.services, (room) => this.giveUp(room));
      return opened;
    });
    room.catch(() => this.forget(id));
    const follow: OpenRoom['follow'] = (change) => {
      // Most news are about this process's own work.
      if (change && opened?.knows(change)) return;
      void room
        .then((one) => (one && !(change && one.knows(change)) ? one.follow() : undefined))
        .catch((error) => this.options.log.error(error));
    };
    // Without a number, something was missed.
    const ends = [
      news.subscribe(raceTopic(id), (version) => follow(version === undefined ? undefined : { version })),
      news.subscribe(tableTopic(id), (changes) => follow(changes === undefined ? undefined : { changes })),
    ];
    const entry: OpenRoom = {
      room,
      follow,
      unsubscribe: () => {
        for (const end of ends) end();
      },
    };
    this.rooms.set(id, entry);
    return entry;
  }

  private forget(id: string): void {
    this.rooms.get(id)?.unsubscribe();
    this.rooms.delete(id);
  }

  private giveUp(room: TableRoom): void {
    const entry = this.rooms.get(room.id);
    void entry?.room.then((one) => {
      if (one === room && this.rooms.get(room.id) === entry && room.idle) this.forget(room.id);
    });
  }

  private async elsewhere(table: string): Promise<Present> {
    if (!this.options.shared) return nobody;
    return this.options.store.presence.elsewhere(table, this.process, this.options.now());
  }

  private tellPresence(table: string, present: Present): void {
    if (!this.options.shared) return;
    this.write(async () => {
      await this.options.store.presence.write(this.process, table, present, this.options.now() + presenceLasts);
      this.lookAll(table);
    });
  }

  /** Sends a number that nobody knows, so everybody looks. */
  private lookAll(table: string): void {
    this.options.news.publish(tableTopic(table), Number.MAX_SAFE_INTEGER);
  }

  private renew(): void {
    const now = this.options.now();
    this.write(async () => {
      // A process that has gone silent has ended, and nobody is connected to it.
      for (const table of await this.options.store.presence.renew(this.process, now + presenceLasts, now)) this.lookAll(table);
    });
  }

  /** News and jobs can get lost with a killed process: look at what is stored from time to time. */
  private async look(): Promise<void> {
    try {
      const open = [...this.rooms];
      const stored = new Map((await this.options.store.howFar(open.map(([id]) => id))).map((row) => [row.id, row]));
      for (const [id, { follow }] of open) follow(stored.get(id));
      for (const { id, version } of await this.options.store.due(this.options.now() - overdue)) await this.wake(id, version);
      await this.options.lookAfter();
    } catch (error) {
      this.options.log.warn(error);
    } finally {
      this.looking = undefined;
    }
  }

  private write(work: () => Promise<void>): void {
    this.writing = this.writing.then(work).catch((error) => this.options.log.warn(error));
  }
}

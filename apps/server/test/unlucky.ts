import { findGame } from '@gruppetto/catalogue/all';
import { type Game, type RaceRecord, replay, SeededDice } from '@gruppetto/kernel';
import { momentFor, type ServerMessage, type Socket, type SocketEvents, verifyRecord } from '@gruppetto/wire';
import { expect } from 'vitest';
import { openStorage, type StorageOptions } from '../src/data.ts';
import type { ServerTable } from '../src/tables/store/server-table.ts';
import { TableStore } from '../src/tables/store/table-store.ts';
import { Player } from './player.ts';

/** Somebody with a bad line: it breaks before or after what they send, doubles it, or brings nothing for a while. */
export class Unlucky extends Player {
  /** What the server has said is done. */
  readonly acknowledged = new Set<string>();
  private readonly luck: SeededDice;
  calm = false;
  /** Called at the very moment at which the server says that something is done. */
  onAcknowledged: (id: string) => void = () => undefined;

  constructor(base: string, name: string, seed: string) {
    super(base, name);
    this.luck = new SeededDice(`${seed} ${name}`);
  }

  protected override connect(table: string, on: SocketEvents): Socket {
    const received = (text: string) => {
      const message = JSON.parse(text) as ServerMessage;
      const done = message.type === 'done' ? message.id : message.type === 'moments' ? message.done : undefined;
      if (done !== undefined) {
        this.acknowledged.add(done);
        this.onAcknowledged(done);
      }
      on.received(text);
    };
    const socket = super.connect(table, { ...on, received });
    const raw = this.socket;
    return {
      close: () => socket.close(),
      send: (text) => {
        const luck = this.calm ? 100 : this.luck.draw(100);
        if (luck < 3) return raw?.terminate();
        socket.send(text);
        if (luck < 8) socket.send(text);
        else if (luck < 11) raw?.terminate();
        else if (luck < 14) {
          raw?.pause();
          setTimeout(() => raw?.resume(), 200);
        }
        return undefined;
      },
    };
  }
}

/** A race and those who rode it: their seats are 0, 1, … */
export interface RiddenTable {
  readonly id: string;
  readonly people: readonly Unlucky[];
}

/** No acknowledged step is lost, none is doubled, and everybody sees the race that is stored, whose dice are as promised. */
export async function expectNothingLost(options: StorageOptions, races: readonly RiddenTable[]): Promise<void> {
  const storage = await openStorage(options);
  const store = new TableStore(storage);
  for (const { id, people } of races) {
    const table = (await store.read(id)) as ServerTable;
    const game = findGame(table.game) as Game;
    const log = await store.log.after(table.log, -1);
    expect(log.map(({ version }) => version)).toEqual(log.map((_, at) => at + 1));
    const stored = new Set(log.map((entry) => entry.id));
    expect(stored.size).toBe(log.length);
    for (const [seat, player] of people.entries()) for (const step of player.acknowledged) expect(stored.has(`${seat}:${step}`)).toBe(true);
    const record = await persist(() => (people[0] as Unlucky).need<RaceRecord>('GET', `/api/tables/${id}/record`));
    expect(record.steps).toHaveLength(log.length);
    expect(verifyRecord(game, record).ok).toBe(true);
    const replayed = replay(game, record);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
    const { tables, facts } = replayed.value;
    for (const [seat, player] of people.entries()) {
      const moments = tables.map((at, index) => momentFor(at, facts[index] ?? [], seat));
      await player.until(({ version }) => version === log.length, 'all of the race');
      expect(player.state.moments).toEqual(JSON.parse(JSON.stringify(moments)));
    }
  }
  await storage.close();
}

/** Asks until there is an answer: every call may be repeated. */
export async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const passing = /fetch failed|ECONN|: 50\d |socket hang up/.test(String(error));
      if (!passing) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

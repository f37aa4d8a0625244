import { findGame } from '@gruppetto/catalogue/all';
import { type Game, type RaceRecord, replay, SeededDice } from '@gruppetto/kernel';
import { momentFor, type ServerMessage, type Socket, type SocketEvents, verifyRecord } from '@gruppetto/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from '../src/index.ts';
import type { ServerTable } from '../src/tables/store/server-table.ts';
import { TableStore } from '../src/tables/store/table-store.ts';
import { databases, makeDatabase } from './databases.ts';
import { Player, seats } from './player.ts';
import { type ServerProcess, serverProcesses } from './server-process.ts';

/** `node scripts/faults.cjs` asks for more than everybody's tests need. */
const wanted = Number(process.env.GRUPPETTO_FAULT_STEPS ?? 100);
/** So many races at the same time. */
const lanes = wanted > 200 ? [0, 1, 2] : [0];
const seed = process.env.GRUPPETTO_FAULT_SEED ?? 'a flat tyre';

let processes: Awaited<ReturnType<typeof serverProcesses>>;
beforeAll(async () => {
  processes = await serverProcesses();
});
afterAll(() => processes.stop());

/** Somebody with a bad line: it breaks before or after what he sends, doubles it, or brings nothing for a while. */
class Unlucky extends Player {
  /** What the server has said is done. */
  readonly acknowledged = new Set<string>();
  private readonly luck: SeededDice;
  calm = false;

  constructor(base: string, name: string) {
    super(base, name);
    this.luck = new SeededDice(`${seed} ${name}`);
  }

  protected override connect(table: string, on: SocketEvents): Socket {
    const received = (text: string) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'done') this.acknowledged.add(message.id);
      if (message.type === 'moments' && message.done !== undefined) this.acknowledged.add(message.done);
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

test.each(databases)(
  'on %s: whatever fails, no acknowledged step is lost, none is doubled, and all see the same in the end',
  async (kind) => {
    const database = await makeDatabase(kind);
    const luck = new SeededDice(`${seed} ${kind}`);
    let server: ServerProcess = await processes.start(database.options);
    const people: Unlucky[] = [];
    const present = new Set<Unlucky>();
    const ids: string[] = [];
    let racing = true;
    let faults = 0;
    // A process on PostgreSQL takes longer to be there again.
    const pause = (kind === 'sqlite' ? 20 : 70) * lanes.length;

    const progress = () => [...present].reduce((sum, player) => sum + player.state.version, 0);
    const disasters = async () => {
      while (racing) {
        // Every so many steps, so that the race comes on however slow the machine is.
        const until = progress() + pause + luck.draw(2 * pause);
        while (racing && progress() < until) await new Promise((done) => setTimeout(done, 20));
        if (!racing) return;
        faults++;
        if (kind === 'sqlite' && luck.draw(3) === 0) {
          await server.fillDisk(true);
          await new Promise((done) => setTimeout(done, 200));
          await server.fillDisk(false);
          continue;
        }
        await server.kill();
        server = await processes.start(database.options, server.port);
        for (const player of present) player.client?.wake();
      }
    };

    let played = 0;
    const raceOn = async (lane: number) => {
      for (let race = 0; played < wanted; race++) {
        const three = [0, 1, 2].map((seat) => new Unlucky(server.base, `${lane}/${race}/${seat}`));
        const [host] = three as [Unlucky, Unlucky, Unlucky];
        const { id } = await persist(() => host.make('los-ciclistas', { players: 4 }, seats(3, 1)));
        for (const [seat, player] of three.entries()) {
          await persist(() => player.need('GET', `/api/tables/${id}`));
          await persist(() => player.sit(id, seat));
          player.plays = true;
          player.open(id);
          present.add(player);
        }
        await persist(() => host.need('POST', `/api/tables/${id}/start`));
        // A choice that was refused because it could not be stored is made again.
        const nudge = setInterval(() => {
          for (const player of three) player.nudge();
        }, 250);
        await Promise.all(three.map((player) => player.over));
        clearInterval(nudge);
        played += host.state.version;
        people.push(...three);
        ids.push(id);
      }
    };

    const trouble = disasters();
    await Promise.race([Promise.all(lanes.map(raceOn)), trouble.then(() => new Promise(() => undefined))]);
    racing = false;
    await trouble;
    for (const player of people) player.calm = true;
    // All come back once more, and see what is there.
    for (const player of people) player.cut();
    for (const player of people) await player.until(({ link, outbox }) => link === 'caught-up' && outbox.length === 0);

    const storage = await openStorage(database.options);
    const store = new TableStore(storage);
    const game = findGame('los-ciclistas') as Game;
    for (const [index, id] of ids.entries()) {
      const table = (await store.read(id)) as ServerTable;
      const log = await store.log.after(table.log, -1);
      expect(log.map(({ version }) => version)).toEqual(log.map((_, at) => at + 1));
      const three = people.slice(3 * index, 3 * index + 3);
      const stored = new Set(log.map((entry) => entry.id));
      expect(stored.size).toBe(log.length);
      for (const [seat, player] of three.entries())
        for (const step of player.acknowledged) expect(stored.has(`${seat}:${step}`)).toBe(true);
      const record = await persist(() => three[0].need<RaceRecord>('GET', `/api/tables/${id}/record`));
      expect(record.steps).toHaveLength(log.length);
      expect(verifyRecord(game, record).ok).toBe(true);
      const replayed = replay(game, record);
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
      const { tables, facts } = replayed.value;
      for (const [seat, { state }] of three.entries()) {
        const moments = tables.map((table, at) => momentFor(table, facts[at] ?? [], seat));
        expect(state.moments).toEqual(JSON.parse(JSON.stringify(moments)));
      }
    }
    for (const player of people) player.close();
    await storage.close();
    await server.kill();
    await database.drop();
    expect(played).toBeGreaterThanOrEqual(wanted);
    console.log(`${kind}: ${played} steps, ${ids.length} races, ${faults} disasters, seed "${seed}"`);
  },
  // A machine may be slow, and so may we on purpose.
  120_000 + wanted * 500,
);

/** Asks until there is an answer: every call may be repeated. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
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

import { afterAll, beforeAll, expect, test } from 'vitest';
import { soaks } from '../../../scripts/test/soaks.ts';
import { openStorage } from '../src/data.ts';
import type { ServerTable } from '../src/tables/store/server-table.ts';
import { TableStore } from '../src/tables/store/table-store.ts';
import { databases, readyDatabase } from './databases.ts';
import { seats } from './player.ts';
import { type ServerProcess, serverProcesses } from './server-process.ts';
import { persist, Unlucky } from './unlucky.ts';

/** `node scripts/kills.cjs` asks for more: so many in all, of which these are a quarter on each database. */
const all = process.env.GRUPPETTO_KILLS;
const wanted = all === undefined ? (soaks ? 20 : 2) : Math.ceil(Number(all) * 0.25);

let processes: Awaited<ReturnType<typeof serverProcesses>>;
beforeAll(async () => {
  processes = await serverProcesses({ spare: true });
});
afterAll(() => processes.stop());

const isOver = (moments: readonly { readonly turn?: unknown }[]): boolean => moments.length > 0 && moments.at(-1)?.turn === undefined;

test.each(databases)(
  'on %s: a server that is killed the moment it says "done" has done it',
  async (kind) => {
    const database = await readyDatabase(kind);
    let server: ServerProcess = await processes.start(database.options);
    const storage = await openStorage(database.options);
    const store = new TableStore(storage);
    const began = performance.now();
    let kills = 0;
    for (let race = 0; kills < wanted; race++) {
      // Two people: a bot's step is a job, which waits until the killed server is given up.
      const riders = [0, 1].map((seat) => new Unlucky(server.base, `Rider ${seat} of ${race}`, 'killed'));
      const [host] = riders as [Unlucky, Unlucky];
      const { id } = await persist(() => host.make('los-ciclistas', { players: 2 }, seats(2)));
      for (const [seat, rider] of riders.entries()) {
        rider.calm = true;
        await persist(() => rider.sit(id, seat));
        rider.open(id);
        await rider.caughtUp;
      }
      await persist(() => host.need('POST', `/api/tables/${id}/start`));
      while (kills < wanted) {
        const { moments } = await host.until((state) => state.link === 'caught-up' && state.moments.length > 0);
        if (isOver(moments)) break;
        const seat = moments.at(-1)?.turn?.seat ?? 0;
        const rider = riders[seat] as Unlucky;
        const version = host.state.version;
        await rider.until((state) => state.link === 'caught-up' && state.version >= version);
        const killed = new Promise<string>((resolve) => {
          rider.onAcknowledged = (done) => {
            rider.onAcknowledged = () => undefined;
            server.kill().then(() => resolve(done));
          };
        });
        rider.client?.choose(rider.wish);
        const done = await killed;
        kills++;
        const { log } = (await store.read(id)) as ServerTable;
        expect(await store.log.has(log, `${seat}:${done}`, version)).toBe(true);
        server = await processes.start(database.options, server.port);
        for (const one of riders) one.client?.wake();
        await host.until((state) => state.link === 'caught-up' && state.version > version);
      }
      for (const rider of riders) rider.close();
    }
    await storage.close();
    await server.kill();
    await database.drop();
    const aMinute = (kills * 60_000) / (performance.now() - began);
    console.log(`${kind}: killed ${kills} times at an acknowledgement, ${aMinute.toFixed(0)} a minute, nothing lost`);
  },
  60_000 + wanted * 30_000,
);

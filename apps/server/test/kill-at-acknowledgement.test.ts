import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from '../src/data.ts';
import type { ServerTable } from '../src/tables/store/server-table.ts';
import { TableStore } from '../src/tables/store/table-store.ts';
import { databases, makeDatabase } from './databases.ts';
import { seats } from './player.ts';
import { type ServerProcess, serverProcesses } from './server-process.ts';
import { persist, Unlucky } from './unlucky.ts';

/** `node scripts/kills.cjs` asks for more. */
const wanted = Number(process.env.GRUPPETTO_KILLS ?? 3);

let processes: Awaited<ReturnType<typeof serverProcesses>>;
beforeAll(async () => {
  processes = await serverProcesses();
});
afterAll(() => processes.stop());

test.each(databases)(
  'on %s: a server that is killed the moment it says "done" has done it',
  async (kind) => {
    const database = await makeDatabase(kind);
    let server: ServerProcess = await processes.start(database.options);
    const storage = await openStorage(database.options);
    const store = new TableStore(storage);
    let kills = 0;
    for (let race = 0; kills < wanted; race++) {
      const ana = new Unlucky(server.base, `Ana ${race}`, 'killed');
      ana.calm = true;
      const { id } = await persist(() => ana.make('los-ciclistas', { players: 2 }, seats(1, 1)));
      await persist(() => ana.sit(id, 0));
      ana.open(id);
      await ana.caughtUp;
      await persist(() => ana.need('POST', `/api/tables/${id}/start`));
      for (let step = 0; step < 12 && kills < wanted; step++) {
        const { moments } = await ana.until(
          (state) => state.link === 'caught-up' && (state.moments.at(-1)?.turn?.seat === 0 || isOver(state.moments)),
        );
        if (isOver(moments)) break;
        const killed = new Promise<string>((resolve) => {
          ana.onAcknowledged = (done) => {
            ana.onAcknowledged = () => undefined;
            server.kill().then(() => resolve(done));
          };
        });
        ana.client?.choose(ana.wish);
        const done = await killed;
        kills++;
        const { log } = (await store.read(id)) as ServerTable;
        expect(await store.log.has(log, `0:${done}`)).toBe(true);
        server = await processes.start(database.options, server.port);
        ana.client?.wake();
      }
      ana.close();
    }
    await storage.close();
    await server.kill();
    await database.drop();
    console.log(`${kind}: killed ${kills} times at an acknowledgement, nothing lost`);
  },
  60_000 + wanted * 30_000,
);

const isOver = (moments: readonly { readonly turn?: unknown }[]): boolean => moments.length > 0 && moments.at(-1)?.turn === undefined;

import { SeededDice } from '@gruppetto/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { soaks } from '../../../scripts/test/soaks.ts';
import { databases, readyDatabase } from './databases.ts';
import { seats } from './player.ts';
import { type ServerProcess, serverProcesses } from './server-process.ts';
import { expectNothingLost, persist, type RiddenTable, Unlucky } from './unlucky.ts';

/** `node scripts/faults.cjs` asks for more than everybody's tests need. */
const wanted = Number(process.env.GRUPPETTO_FAULT_STEPS ?? (soaks ? 1000 : 60));
/** So many races at the same time. */
const lanes = wanted > 200 ? [0, 1, 2] : [0];
const seed = process.env.GRUPPETTO_FAULT_SEED ?? 'a flat tyre';

let processes: Awaited<ReturnType<typeof serverProcesses>>;
beforeAll(async () => {
  processes = await serverProcesses();
});
afterAll(() => processes.stop());

test.each(databases)(
  'on %s: whatever fails, no acknowledged step is lost, none is doubled, and all see the same in the end',
  async (kind) => {
    const database = await readyDatabase(kind);
    const luck = new SeededDice(`${seed} ${kind}`);
    let server: ServerProcess = await processes.start(database.options);
    const people: Unlucky[] = [];
    const present = new Set<Unlucky>();
    const races: RiddenTable[] = [];
    let racing = true;
    let faults = 0;
    // A process on PostgreSQL takes longer to be there again.
    const pause = (soaks ? 20 : kind === 'sqlite' ? 40 : 70) * lanes.length;

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
        const three = [0, 1, 2].map((seat) => new Unlucky(server.base, `${lane}/${race}/${seat}`, seed));
        const [host] = three as [Unlucky, Unlucky, Unlucky];
        const { id } = await persist(() => host.make('los-ciclistas', { players: 4, ...(wanted < 100 && { length: 60 }) }, seats(3, 1)));
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
          // So is a start that was called off because the server was away for too long.
          const { table } = host.state;
          if (table?.status === 'gathering' && !table.starting) void host.ask('POST', `/api/tables/${id}/start`).catch(() => undefined);
        }, 250);
        await Promise.all(three.map((player) => player.over));
        clearInterval(nudge);
        played += host.state.version;
        people.push(...three);
        races.push({ id, people: three });
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

    await expectNothingLost(database.options, races);
    for (const player of people) player.close();
    await server.kill();
    await database.drop();
    expect(played).toBeGreaterThanOrEqual(wanted);
    console.log(`${kind}: ${played} steps, ${races.length} races, ${faults} disasters, seed "${seed}"`);
  },
  // A machine may be slow, and so may we on purpose.
  120_000 + wanted * 500,
);

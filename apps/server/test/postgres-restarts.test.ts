import { SeededDice } from '@gruppetto/kernel';
import type { Leaderboard, MadeKeys } from '@gruppetto/wire';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../../scripts/parts/postgres.cjs';
import { soaks } from '../../../scripts/test/soaks.ts';
import { databases } from './databases.ts';
import { password } from './person.ts';
import { Player, seats } from './player.ts';
import { type ServerProcess, serverProcesses } from './server-process.ts';
import { expectNothingLost, persist, type RiddenTable, Unlucky } from './unlucky.ts';

/** `node scripts/restarts.cjs` asks for more. */
const wanted = Number(process.env.GRUPPETTO_RESTARTS ?? (soaks ? 12 : 3));
const seed = process.env.GRUPPETTO_RESTARTS_SEED ?? 'a broken chain';

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Ends every connection to the database, as an administrator would. */
const killBackends = (url: string, database: string): Promise<void> =>
  tell(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`);

async function tell(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Three people with accounts: their results are rated. */
async function signUpAll(base: string): Promise<readonly [Player, Player, Player]> {
  const [ana, ben, cid] = ['Ana', 'Ben', 'Cid'].map((name) => new Player(base, name)) as [Player, Player, Player];
  await persist(() => ana.need('POST', '/api/accounts', { name: 'Ana', password }));
  for (const player of [ben, cid]) {
    const { keys } = await persist(() => ana.need<MadeKeys>('POST', '/api/keys', { count: 1 }));
    await persist(() => player.need('POST', '/api/accounts', { name: player.name, password, key: keys[0] }));
  }
  return [ana, ben, cid];
}

describe.runIf(databases.includes('postgres'))('where PostgreSQL is not always there', () => {
  let processes: Awaited<ReturnType<typeof serverProcesses>>;
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    processes = await serverProcesses();
    postgres = await startPostgres();
  });
  afterAll(async () => {
    processes.stop();
    await postgres.stop();
  });

  test.each([1, 3])(
    'with %i processes, a database that stops, breaks off or throws everybody out ends no server, loses no acknowledged step and rates each race once',
    async (count) => {
      const database = `restarted_${count}`;
      await tell(postgres.url, `create database ${database}`);
      const options = { folder: '', url: `${postgres.url}/${database}` };
      const servers: ServerProcess[] = [];
      for (let index = 0; index < count; index++) servers.push(await processes.start(options));
      let ended = 0;
      for (const server of servers) void server.ended.then(() => ended++);
      const luck = new SeededDice(seed);
      let restarts = 0;
      let busy = true;
      let refused = 0;

      const disasters = async () => {
        for (; restarts < wanted; restarts++) {
          await pause(300 + luck.draw(700));
          const disaster = luck.draw(3);
          if (disaster === 0) {
            await killBackends(postgres.url, database);
            continue;
          }
          await postgres.halt(disaster === 1 ? 'SIGINT' : 'SIGQUIT');
          for (const { base } of servers) {
            const { status } = await fetch(`${base}/api/tables`);
            expect(status).toBe(503);
            refused++;
            expect((await fetch(`${base}/healthz`)).status).toBe(200);
          }
          await postgres.resume();
        }
        busy = false;
      };

      const accounts = await signUpAll(servers[0]?.base ?? '');
      const races: RiddenTable[] = [];
      const raceOn = async () => {
        do {
          const number = races.length;
          const people = [0, 1, 2].map((seat) => new Unlucky(servers[seat % count].base, `${number}/${seat}`, seed));
          for (const [seat, player] of people.entries()) {
            player.calm = true;
            for (const [name, value] of accounts[seat]?.cookies ?? []) player.cookies.set(name, value);
          }
          const { id } = await persist(() => people[0].make('los-ciclistas', { players: 4, length: 60 }, seats(3, 1), { rated: true }));
          for (const [seat, player] of people.entries()) {
            await persist(() => player.need('GET', `/api/tables/${id}`));
            await persist(() => player.sit(id, seat));
            player.plays = true;
            player.open(id);
          }
          await persist(() => people[0].need('POST', `/api/tables/${id}/start`));
          const nudge = setInterval(() => {
            for (const player of people) player.nudge();
          }, 250);
          await Promise.all(people.map((player) => player.over)).catch((error) => {
            throw new Error([`${error}`, ...people.map((player) => player.whereabouts)].join('\n'));
          });
          clearInterval(nudge);
          races.push({ id, people });
        } while (busy);
      };

      await Promise.all([disasters(), raceOn()]);
      expect(ended).toBe(0);
      for (const { people } of races) for (const player of people) player.cut();
      for (const { people } of races)
        for (const player of people) await player.until(({ link, outbox }) => link === 'caught-up' && outbox.length === 0);
      await expectNothingLost(options, races);
      // Each of them has been rated once for every race.
      const rated = async () =>
        (await persist(() => accounts[0].need<Leaderboard>('GET', '/api/ratings/los-ciclistas'))).lines.map((line) => line.races);
      await expect.poll(rated, { timeout: 60_000 }).toEqual(accounts.map(() => races.length));
      for (const { people } of races) for (const player of people) player.close();
      for (const server of servers) await server.kill();
      console.log(`${count} processes: ${races.length} races, ${restarts} disasters, ${refused} answers 503, seed "${seed}"`);
    },
    120_000 + wanted * 20_000,
  );
});

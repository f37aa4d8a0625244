import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SeededDice } from '@gruppetto/kernel';
import type { Club, Leaderboard, MadeKeys, MadeLink } from '@gruppetto/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { soaks } from '../../../scripts/test/soaks.ts';
import { databases, readyDatabase } from './databases.ts';
import { password } from './person.ts';
import { Player } from './player.ts';
import { type ServerProcess, serverProcesses } from './server-process.ts';
import { persist } from './unlucky.ts';

/** `node scripts/kills.cjs` asks for more: so many in all, of which these are a twentieth on each database. */
const all = process.env.GRUPPETTO_KILLS;
const wanted = all === undefined ? (soaks ? 10 : 2) : Math.ceil(Number(all) * 0.05);
const seed = process.env.GRUPPETTO_KILLS_SEED ?? 'on the line';
/** How many kills the result of one race gets. */
const each = 5;
/** Three servers may see the end of a race at the same moment. */
const count = { sqlite: 1, postgres: 3 };

let processes: Awaited<ReturnType<typeof serverProcesses>>;
beforeAll(async () => {
  processes = await serverProcesses({ spare: true });
});
afterAll(() => processes.stop());

test.each(databases)(
  'on %s: however often servers are killed at the finish, a race counts once: in ratings, in a season, in a league',
  async (kind) => {
    const database = await readyDatabase(kind);
    const servers: ServerProcess[] = [];
    for (let index = 0; index < count[kind]; index++) servers.push(await processes.start(database.options));
    const baseOf = (seat: number) => servers[seat % servers.length]?.base ?? '';
    const [ana, ben] = ['Ana', 'Ben'].map((name, seat) => new Player(baseOf(seat), name)) as [Player, Player];
    await ana.need('POST', '/api/accounts', { name: 'Ana', password });
    const [key] = (await ana.need<MadeKeys>('POST', '/api/keys', { count: 1 })).keys;
    await ben.need('POST', '/api/accounts', { name: 'Ben', password, key });
    const club = randomUUID();
    await ana.need('POST', '/api/clubs', { id: club, name: 'The Thursday Bunch' });
    const { token } = await ana.need<MadeLink>('POST', `/api/clubs/${club}/link`);
    await ben.need('POST', `/api/club-links/${token}`);
    await ana.need('POST', `/api/clubs/${club}/seasons`, { id: randomUUID(), name: 'Autumn' });
    const read = () => persist(() => ana.need<Club>('GET', `/api/clubs/${club}`));

    const luck = new SeededDice(seed);
    let races = 0;
    for (let kills = 0; kills < wanted; races++) {
      await persist(() => ana.need('POST', `/api/clubs/${club}/contests`, league(races)));
      const open = (await read()).contests.find(({ name }) => name === `League ${races}`)?.tables[0]?.[0];
      const id = open?.table ?? '';
      for (const player of [ana, ben]) {
        await persist(() => player.sit(id, open?.names.indexOf(player.name) ?? 0));
        player.plays = true;
        player.open(id);
        await player.caughtUp;
      }
      const host = open?.names[0] === 'Ana' ? ana : ben;
      await persist(() => host.need('POST', `/api/tables/${id}/start`));
      await Promise.race([ana.over, ben.over]);
      for (let kill = 0; kill < each && kills < wanted; kill++, kills++) {
        const at = luck.draw(servers.length);
        await sleep(kill === 0 ? 0 : luck.draw(60));
        await servers[at]?.kill();
        servers[at] = await processes.start(database.options, servers[at]?.port);
      }
      for (const player of [ana, ben]) player.close();
      await expect.poll(async () => (await read()).contests.filter(({ winner }) => winner).length, { timeout: 60_000 }).toBe(races + 1);
    }

    const { seasons, contests } = await read();
    expect(seasons[0]?.sources).toHaveLength(races);
    expect(seasons[0]?.lines).toHaveLength(2);
    for (const { results, total } of seasons[0]?.lines ?? []) {
      expect(results).toHaveLength(races);
      expect(total).toBe(results.reduce((sum, { place }) => sum + ([10, 8][place - 1] ?? 0), 0));
    }
    for (const { standings } of contests) expect(standings.map(({ raced }) => raced)).toEqual([1, 1]);
    const { lines } = await ana.need<Leaderboard>('GET', '/api/ratings/los-ciclistas');
    expect(lines.map((line) => line.races)).toEqual([races, races]);
    for (const server of servers) await server.kill();
    await database.drop();
    console.log(`${kind}: ${races} results, servers killed ${wanted} times at the finish, seed "${seed}"`);
  },
  60_000 + wanted * 30_000,
);

const league = (number: number) => ({
  id: randomUUID(),
  name: `League ${number}`,
  kind: 'league',
  game: 'los-ciclistas',
  options: { players: 2, length: 60 },
  days: 7,
  rounds: 1,
  names: ['Ana', 'Ben'],
  settings: { clock: { kind: 'none' }, rated: true },
});

import { findGame } from '@gruppetto/catalogue/all';
import { type Choice, type Game, parseRecord, type RaceRecord, replay } from '@gruppetto/kernel';
import { type LiveState, livePath, type ServerMessage, statusOf, verifyRecord } from '@gruppetto/wire';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { databases, suffices } from './databases.ts';
import { type Player, seats } from './player.ts';
import { type TableServer, tableServers } from './table-server.ts';

const house = tableServers();

/** Puts a rider of Los Ciclistas on the road. */
const putUp = (rider: number): Choice => ({ do: 'start', rider }) as Choice;

/** Sits everybody down, in order, opens their pages and starts. */
async function begin(host: Player, others: readonly Player[], game: string, options: object, bots = 0, settings: object = {}) {
  const people = [host, ...others];
  const { id } = await host.make(game, options, seats(people.length, bots), settings);
  for (const [seat, player] of people.entries()) {
    await player.sit(id, seat);
    player.open(id);
    await player.caughtUp;
  }
  await host.start(id, others);
  for (const player of people) await player.until(({ version }) => version >= 0);
  return id;
}

const last = ({ moments }: LiveState) => moments.at(-1);

describe.each(databases)('on %s', (kind) => {
  const shared = house.shared(kind);
  let server: TableServer;
  beforeEach(() => {
    server = shared();
  });
  const newPlayer = (name: string) => house.player(server, name);

  test.each(suffices(kind) ? ['los-ciclistas', 'leader-1'] : ['los-ciclistas'])(
    'a whole race of %s between two people and a bot, and its proof',
    async (game) => {
      const ana = newPlayer('Ana');
      const ben = newPlayer('Ben');
      const watcher = newPlayer('Eve');
      ana.plays = true;
      ben.plays = true;
      const id = await begin(ana, [ben], game, { players: 3 }, 1);
      watcher.open(id);
      const ends = await Promise.all([ana.over, ben.over, watcher.over]);
      const record = await ben.need<RaceRecord>('GET', `/api/tables/${id}/record`);
      for (const { moments, version } of ends) {
        expect(version).toBe(record.steps.length);
        expect(moments.map((moment) => moment.version)).toEqual([...Array(record.steps.length + 1).keys()]);
      }
      const parsed = parseRecord(record, findGame);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
      expect(replay(findGame(game) as Game, parsed.value).ok).toBe(true);
      const { table } = ends[0];
      const witnessed = { commitment: table?.commitment as string, seats: table?.seats.map(({ commitment }) => commitment) ?? [] };
      expect(witnessed.seats.map((one) => one !== undefined)).toEqual([true, true, false]);
      expect(verifyRecord(findGame(game) as Game, parsed.value, witnessed)).toMatchObject({ ok: true });
      expect(server.errors).toEqual([]);
    },
  );

  describe('a step', () => {
    test('sent twice, and again after a restart, is one step with one answer', async () => {
      const ana = newPlayer('Ana');
      const ben = newPlayer('Ben');
      const id = await begin(ana, [ben], 'los-ciclistas', { players: 2 });
      await ana.turn;
      const step = { type: 'step', id: 'click', after: 0, choice: ana.wish };
      const answers = await raw(ana, id, [{ type: 'hello', after: 0 }, step, step, step], 3);
      expect(answers).toEqual(Array(3).fill({ type: 'done', id: 'click' }));
      await server.restart();
      expect(await raw(ana, id, [{ type: 'hello', after: 0 }, step], 1)).toEqual([{ type: 'done', id: 'click' }]);
      await ben.until(({ version }) => version === 1);
      const other = { ...step, id: 'other' };
      expect(await raw(ana, id, [{ type: 'hello', after: 0 }, other], 1)).toEqual([
        { type: 'refused', id: 'other', refusal: { reason: 'stale' } },
      ]);
    });

    test('of two tabs is one step, and both tabs see it', async () => {
      const ana = newPlayer('Ana');
      const tab = newPlayer('Ana');
      const ben = newPlayer('Ben');
      const id = await begin(ana, [ben], 'los-ciclistas', { players: 2 });
      for (const [name, value] of ana.cookies) tab.cookies.set(name, value);
      tab.open(id);
      await tab.turn;
      ana.client?.choose(putUp(0));
      tab.client?.choose(putUp(1));
      const done = ({ version, outbox }: LiveState) => version === 1 && outbox.length === 0;
      const states = await Promise.all([ana.until(done), tab.until(done)]);
      expect(states.filter(({ refusal }) => refusal?.reason === 'stale')).toHaveLength(1);
      expect(last(states[0])).toEqual(last(states[1]));
    });

    // No database decides the rest.
    if (!suffices(kind)) return;

    test('is refused with the reason, and nothing is played', async () => {
      const ana = newPlayer('Ana');
      const ben = newPlayer('Ben');
      const id = await begin(ana, [ben], 'los-ciclistas', { players: 2 });
      const ask = (player: Player, step: object) =>
        raw(
          player,
          id,
          [
            { type: 'hello', after: 0 },
            { type: 'step', id: 'a', ...step },
          ],
          1,
        );
      const refusal = (reason: string) => [{ type: 'refused', id: 'a', refusal: expect.objectContaining({ reason }) }];
      expect(await ask(ben, { after: 0, choice: { do: 'start', rider: 3 } })).toEqual(refusal('not-your-turn'));
      expect(await ask(ana, { after: 0, choice: { do: 'fly' } })).toEqual(refusal('not-offered'));
      expect(await ask(ana, { after: 0, choice: null })).toEqual(refusal('not-offered'));
      expect(await ask(ana, { after: 5, choice: { do: 'start', rider: 0 } })).toEqual(refusal('stale'));
      expect(await ask(newPlayer('Eve'), { after: 0, choice: { do: 'start', rider: 0 } })).toEqual(refusal('not-your-seat'));
      expect(ana.state.version).toBe(0);
      // The same id, refused once, is free to be a step.
      expect(await ask(ana, { after: 0, choice: { do: 'start', rider: 0 } })).toEqual([{ type: 'done', id: 'a' }]);
      expect(await ask(ana, { after: 1, choice: { do: 'start', rider: 1 } })).toEqual(refusal('not-your-turn'));
    });
  });

  describe('coming and going', () => {
    test('a restart of the server costs nothing but time', async () => {
      const ana = newPlayer('Ana');
      const ben = newPlayer('Ben');
      ana.plays = true;
      ben.plays = true;
      const id = await begin(ana, [ben], 'los-ciclistas', { players: 3 }, 1);
      for (const at of [5, 20, 35]) {
        await ana.until(({ version }) => version >= at);
        await server.restart();
        ana.client?.wake();
        ben.client?.wake();
      }
      await Promise.all([ana.over, ben.over]);
      const record = await ana.need<RaceRecord>('GET', `/api/tables/${id}/record`);
      expect(record.steps).toHaveLength(ana.state.moments.length - 1);
      expect(verifyRecord(findGame('los-ciclistas') as Game, record).ok).toBe(true);
    });

    test('a page sees who is here, and who has gone', async () => {
      const ana = newPlayer('Ana');
      const ben = newPlayer('Ben');
      const eve = newPlayer('Eve');
      const id = await begin(ana, [ben], 'los-ciclistas', { players: 2 });
      eve.open(id);
      await ana.until(({ table }) => table?.spectators === 1 && table.seats[1]?.here === true);
      eve.close();
      ben.cut();
      ben.close();
      const { table } = await ana.until((state) => state.table?.spectators === 0 && state.table.seats[1]?.here === false);
      expect(table?.seats[0]?.here).toBe(true);
    });

    test('whoever takes over a seat plays on there', async () => {
      const ana = newPlayer('Ana');
      const ben = newPlayer('Ben');
      const eve = newPlayer('Eve');
      const id = await begin(ana, [ben], 'los-ciclistas', { players: 2 });
      await eve.need('GET', `/api/tables/${id}`);
      eve.open(id);
      await eve.caughtUp;
      await ben.need('DELETE', `/api/tables/${id}/seats/1`);
      await ben.until(({ you }) => you?.seat === undefined);
      await eve.sit(id, 1);
      await eve.until(({ you }) => you?.seat === 1);
      eve.plays = true;
      ana.plays = true;
      ana.client?.choose(ana.wish);
      await Promise.all([ana.over, eve.over, ben.over]);
    });

    // No database decides the rest.
    if (!suffices(kind)) return;

    test('a page that comes back is sent what it missed, however the line was lost', async () => {
      const ana = newPlayer('Ana');
      const ben = newPlayer('Ben');
      ana.plays = true;
      await begin(ana, [ben], 'los-ciclistas', { players: 2 });
      for (let round = 0; round < 5; round++) {
        await ben.turn;
        ben.client?.choose(ben.wish);
        ben.cut();
        await ben.until(({ link, version, outbox }) => link === 'caught-up' && version >= 2 * round && outbox.length === 0);
      }
      const { version } = await ben.turn;
      await ana.until((state) => state.version === version);
      expect(ben.state.moments.map((moment) => moment.facts)).toEqual(ana.state.moments.map((moment) => moment.facts));
    });
  });

  test('a database that is away ends nobody but the connection', async () => {
    server = await house.open(kind);
    const ana = newPlayer('Ana');
    const { id } = await ana.make('los-ciclistas', { players: 2 }, seats(2));
    await sql`alter table shared_seats rename to away`.execute(server.storage.db);
    expect(await closing(ana, livePath(id), ['{"type":"hello","after":-1}'])).toEqual({ code: 1013 });
    await sql`alter table away rename to shared_seats`.execute(server.storage.db);
    ana.open(id);
    await ana.caughtUp;
  });

  // No database decides the rest.
  if (!suffices(kind)) return;

  test('a table that is not there, a page of a stranger, and nonsense', async () => {
    // With a log of its own.
    server = await house.open(kind);
    const ana = newPlayer('Ana');
    const gone = livePath('00000000-0000-4000-8000-000000000000');
    expect(await closing(ana, gone, [])).toMatchObject({ message: { type: 'closed', code: 'no-table' } });
    const { id } = await ana.make('los-ciclistas', { players: 2 }, seats(2));
    await expect(closing(ana, livePath(id), [], 'http://evil.example')).rejects.toThrow('403');
    expect(server.log.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining({ code: 'other-origin', level: 40 }));
    const deep = `{"type":"step","id":"1","after":0,"choice":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    for (const nonsense of [deep, '', '{', '[]', 'null', '{"type":"fly"}', '{"type":"step","id":1}', '{"type":"hello","after":-5}'])
      expect(await closing(ana, livePath(id), [nonsense])).toMatchObject({ message: { type: 'closed', code: 'bad-message' } });
    expect(server.errors).toEqual([]);
    expect(await closing(ana, livePath(id), ['x'.repeat(100_000)])).toEqual({ code: 1009 });
    const refused = server.log.map((line) => JSON.parse(line) as { msg: string; code?: string }).filter(({ msg }) => msg === 'refused');
    expect(new Set(refused.map(({ code }) => code))).toEqual(
      new Set(['no-table', 'other-origin', 'bad-message', 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH']),
    );
  });

  test('a server that stops says goodbye to its pages', async () => {
    const ana = newPlayer('Ana');
    const { id } = await ana.make('los-ciclistas', { players: 2 }, seats(2));
    const goodbye = closing(ana, livePath(id), []);
    ana.open(id);
    await ana.caughtUp;
    await server.stop();
    expect(await goodbye).not.toEqual({ code: 1006 });
    await server.start();
  });
});

/** Says this on a connection of its own, and gives the answers to what has an id. */
function raw(player: Player, table: string, messages: readonly object[], wanted: number): Promise<ServerMessage[]> {
  const socket = connect(player, livePath(table));
  const answers: ServerMessage[] = [];
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      for (const message of messages) socket.send(JSON.stringify(message));
    });
    socket.on('error', reject);
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type === 'done' || message.type === 'refused') answers.push(message);
      if (message.type === 'moments' && message.done !== undefined) answers.push({ type: 'done', id: message.done });
      if (message.type === 'closed') reject(new Error(message.message));
      if (answers.length === wanted) {
        socket.close();
        resolve(answers);
      }
    });
  });
}

function connect(player: Player, path: string, origin = player.base): WebSocket {
  return new WebSocket(player.base.replace('http', 'ws') + path, { headers: { origin, cookie: player.cookie } });
}

function closing(player: Player, path: string, messages: readonly string[], origin?: string) {
  const socket = connect(player, path, origin);
  let message: ServerMessage | undefined;
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      for (const text of messages) socket.send(text);
    });
    socket.on('error', reject);
    socket.on('message', (data) => {
      message = JSON.parse(data.toString()) as ServerMessage;
    });
    socket.on('close', (code) => resolve(message ? { message } : { code }));
  });
}

test('what a page says of itself', async () => {
  const server = await house.open('sqlite');
  const ana = house.player(server, 'Ana');
  const { id } = await ana.make('los-ciclistas', { players: 2 }, seats(1, 1));
  const client = ana.open(id);
  expect(statusOf(client.state)).toEqual({ kind: 'connecting' });
  await ana.caughtUp;
  expect(statusOf(client.state)).toEqual({ kind: 'gathering' });
  await server.stop();
  await ana.until((state) => statusOf(state).kind === 'reconnecting');
  await server.start();
  await ana.caughtUp;
});

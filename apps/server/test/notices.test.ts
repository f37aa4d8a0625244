import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import type { PreferencesAnswer } from '@gruppetto/wire';
import { words } from '@gruppetto/words';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../src/data.ts';
import { Outbox } from '../src/notices/outbox.ts';
import type { Push } from '../src/notices/push.ts';
import { afterQuiet } from '../src/notices/quiet.ts';
import type { Webhooks } from '../src/webhooks/webhooks.ts';
import { databases, makeDatabase, suffices } from './databases.ts';
import { password } from './person.ts';
import { type Player, seats } from './player.ts';
import { type TableServer, tableServers } from './table-server.ts';

const house = tableServers();
const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A push service: it tells what it was sent, and may say that the browser is gone. */
async function pushService() {
  const sent: { headers: IncomingMessage['headers']; bytes: number }[] = [];
  const answer = { status: 201 };
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (data: Buffer) => {
      bytes += data.length;
    });
    request.on('end', () => {
      sent.push({ headers: request.headers, bytes });
      response.writeHead(answer.status).end();
    });
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  onTestFinished(() => void server.close());
  return { sent, answer, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/push` };
}

function subscription(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return { endpoint, keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') } };
}

/** A mail server that takes every letter. */
async function mailServer() {
  const letters: string[] = [];
  const server = createNetServer((socket) => {
    let data: string[] | undefined;
    let rest = '';
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (data && line !== '.') data.push(line);
        else if (data) {
          letters.push(data.join('\n').replace(/=\n/g, '').replace(/=3D/g, '='));
          data = undefined;
          socket.write('250 taken\r\n');
        } else if (line === 'DATA') {
          data = [];
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  onTestFinished(() => void server.close());
  return { letters, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe.each(databases)('on %s', (kind) => {
  let server: TableServer;
  let mail: Awaited<ReturnType<typeof mailServer>>;
  let push: Awaited<ReturnType<typeof pushService>>;
  let ana: Player;
  let ben: Player;
  const refused = (answer: { status: number; body: never }) => [answer.status, (answer.body as { error: { code: string } }).error.code];
  beforeEach(async () => {
    mail = await mailServer();
    push = await pushService();
    const options = { smtpUrl: mail.url, from: 'races@example.org', publicUrl: 'https://races.example.org' };
    server = await house.open(kind, { tables: { nearWebhooks: true, mail: options, lookEveryMs: 100 } });
    [ana, ben] = ['Ana', 'Ben'].map((name) => house.player(server, name)) as [Player, Player];
  });

  /** Ana is here, Ben is not; it is Ana's turn. */
  async function begin(clock: object = { kind: 'none' }): Promise<string> {
    const { id } = await ana.make('los-ciclistas', { players: 2, length: 60 }, seats(2), { clock });
    await ana.sit(id, 0);
    await ben.sit(id, 1);
    await ana.start(id, [ben]);
    ana.open(id);
    await ana.turn;
    return id;
  }

  /** Ana plays until it is Ben's turn. */
  async function untilBen(): Promise<void> {
    while (ana.state.moments.at(-1)?.turn?.seat === 0) {
      const { version } = ana.state;
      ana.client?.choose(ana.wish);
      await ana.until((state) => state.version > version);
    }
  }

  async function signUp(player: Player, owner?: Player): Promise<void> {
    const [key] = owner ? (await owner.need<{ keys: string[] }>('POST', '/api/keys', { count: 1 })).keys : [];
    await player.need('POST', '/api/accounts', { name: player.name, password, ...(key && { key }) });
  }

  test('a turn is told once, to every browser, and again only when another turn begins', async () => {
    const { pushKey } = await ben.need<PreferencesAnswer>('GET', '/api/preferences');
    expect(Buffer.from(pushKey, 'base64url')).toHaveLength(65);
    expect(await ben.need('POST', '/api/push', subscription(push.url))).toMatchObject({ browsers: 1 });
    const id = await begin();
    await untilBen();
    await expect.poll(() => push.sent.length, { timeout: 20_000 }).toBe(1);
    expect(push.sent[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', authorization: expect.stringContaining('vapid') });
    expect(push.sent[0]?.bytes).toBeGreaterThan(50);
    // The server comes back, and a minute passes: nobody is told twice.
    await server.restart();
    server.wait(2 * 60_000);
    await ana.need('GET', `/api/tables/${id}`);
    await new Promise((done) => setTimeout(done, 300));
    expect(push.sent).toHaveLength(1);
    // The keys stay: browsers know the server by them.
    expect((await ben.need<PreferencesAnswer>('GET', '/api/preferences')).pushKey).toBe(pushKey);
  });

  test('a turn that nobody was told of, because the server was killed, is told when it is back', async () => {
    await ben.need('POST', '/api/push', subscription(push.url));
    await begin();
    await untilBen();
    await expect.poll(() => push.sent.length, { timeout: 20_000 }).toBe(1);
    await server.storage.db
      .withTables<{ shared_seats: { notified_turn: number; seat: number } }>()
      .updateTable('shared_seats')
      .set({ notified_turn: 0 })
      .where('seat', '=', 1)
      .execute();
    ana.close();
    server.wait(2 * 60_000);
    await server.restart();
    await expect.poll(() => push.sent.length, { timeout: 20_000 }).toBe(2);
  });

  test('the switch silences everything; quiet hours keep it until morning, if it is still their turn then', async () => {
    await ben.need('POST', '/api/push', subscription(push.url));
    const hours = new Date().getUTCHours();
    const quiet = { from: hours, to: (hours + 2) % 24, utcOffsetMinutes: 0 };
    const answer = await ben.need<PreferencesAnswer>('PUT', '/api/preferences', { profile: 'friends', telling: true, quiet });
    expect(answer).toMatchObject({ telling: true, quiet, canEmail: true });
    await begin();
    await untilBen();
    const waiting = () => server.storage.db.selectFrom('notices').select('due').execute();
    await expect.poll(async () => (await waiting()).length).toBe(1);
    expect(push.sent).toHaveLength(0);
    server.wait(2 * hour + 1000);
    await server.restart();
    await expect.poll(() => push.sent.length, { timeout: 20_000 }).toBe(1);
    await expect.poll(async () => (await waiting()).length).toBe(0);

    await ben.need('PUT', '/api/preferences', { profile: 'friends', telling: false });
    ben.open((await ben.need<{ tables: { id: string }[] }>('GET', '/api/tables/mine')).tables[0]?.id ?? '');
    await ben.turn;
    const { version } = ben.state;
    ben.client?.choose(ben.wish);
    await ben.until((state) => state.version > version);
    expect(await waiting()).toEqual([]);
  });

  describe('when time runs out', () => {
    async function aWhilePasses(milliseconds: number): Promise<void> {
      server.wait(milliseconds);
      if (kind === 'sqlite') await server.restart();
    }

    test('or take the seat away for good', async () => {
      const id = await begin({ kind: 'move', minutes: 1, timeOut: 'forfeit' });
      await untilBen();
      await aWhilePasses(80_000);
      await ana.until(({ table }) => table?.seats[1].player === 'rule-of-thumb', 'the bot');
      expect(refused(await ben.ask('POST', `/api/tables/${id}/seats/1`, { name: 'Ben', commitment: ben.commitment(id) }))).toEqual([
        409,
        'seat-taken',
      ]);
      ana.plays = true;
      ana.nudge();
      await ana.over;
      await expect
        .poll(async () => (await ana.need('GET', `/api/tables/${id}`)).table.seats.map(({ place }) => place), { timeout: 20_000 })
        .toEqual([1, 2]);
    });

    test('days stand still on a vacation', async () => {
      await signUp(ana);
      await signUp(ben, ana);
      await begin({ kind: 'days', days: 2 });
      await untilBen();
      const answer = await ben.need<PreferencesAnswer>('PUT', '/api/vacation', { days: 5 });
      expect(answer.vacation).toBeDefined();
      // The others see it at once, and by that the clock.
      await ana.until(({ chat }) => chat.some(({ event }) => event === 'vacation'), 'the vacation');
      await ana.until(({ table }) => table?.seats[1].vacationUntil === answer.vacation?.until, 'until when');
      const { due = 0, now = 0 } = ana.state.table?.running ?? {};
      expect((due - now) / day).toBeCloseTo(7, 1);
      await aWhilePasses(3 * day);
      expect(ana.state.table?.seats[1]).not.toHaveProperty('standIn');
      // Five days, and the two that were left.
      await aWhilePasses(4.5 * day);
      await ana.until(({ table }) => table?.seats[1].standIn !== undefined, 'the bot');
      expect(refused(await ben.ask('PUT', '/api/vacation', { days: 5 }))).toEqual([409, 'too-soon']);
    });

    // No database decides the rest.
    if (!suffices(kind)) return;

    test('a table may let a bot make that one choice', async () => {
      const id = await begin({ kind: 'move', minutes: 1, timeOut: 'skip' });
      await untilBen();
      const { version } = ana.state;
      await aWhilePasses(80_000);
      await ana.until((state) => state.version > version, 'the bot');
      const { table } = await ana.need('GET', `/api/tables/${id}`);
      expect(table.seats[1]).toMatchObject({ player: 'person', name: 'Ben' });
      expect(table.seats[1]).not.toHaveProperty('standIn');
      await ana.until(({ chat }) => chat.some(({ event }) => event === 'skipped'));
    });

    test('each choice adds to a clock for the race', async () => {
      await begin({ kind: 'race', minutes: 10, increment: 30 });
      await untilBen();
      const left = ana.state.table?.running?.left?.[0] ?? 0;
      expect(left).toBeGreaterThan(10 * 60_000 + 20_000);
    });
  });

  // No database decides the rest.
  if (!suffices(kind)) return;

  test('a browser that is gone is forgotten', async () => {
    await ben.need('POST', '/api/push', subscription(push.url));
    push.answer.status = 410;
    await begin();
    await untilBen();
    await expect.poll(() => push.sent.length, { timeout: 20_000 }).toBe(1);
    await expect.poll(async () => (await ben.need<PreferencesAnswer>('GET', '/api/preferences')).browsers).toBe(0);
  });

  test('people are told in the language of their account, which follows them to another browser', async () => {
    await signUp(ana);
    await signUp(ben, ana);
    expect(refused(await ben.ask('PUT', '/api/language', { language: 'tlh' }))).toEqual([400, 'invalid']);
    await ben.need('PUT', '/api/language', { language: 'nl' });
    const elsewhere = house.player(server, 'Ben');
    await elsewhere.need('POST', '/api/session', { name: 'Ben', password });
    expect(await elsewhere.need('GET', '/api/account')).toEqual({ account: { name: 'Ben', owner: false, language: 'nl' }, fresh: false });
    await ben.need('PUT', '/api/preferences', { profile: 'friends', telling: true, email: 'ben@example.org' });
    const [, token = ''] = /confirm=([\w-]+)/.exec(mail.letters[0] ?? '') ?? [];
    await ben.need('POST', '/api/preferences/confirm', { token });
    await ben.need('POST', '/api/push', subscription(push.url));
    // What a browser is sent is encrypted for it: it is read where it waits.
    push.answer.status = 503;
    await begin();
    await untilBen();
    await expect.poll(() => mail.letters.length, { timeout: 20_000 }).toBe(2);
    await words.load('nl');
    const { notices, sharedTables } = words('nl');
    expect(mail.letters[1]).toContain(`Subject: ${sharedTables.notification('Los Ciclistas')}`);
    expect(mail.letters[1]).toContain(notices.yourTurnAgainst(['Ana']));
    expect(mail.letters[1]).toContain(notices.letterEnd('https://races.example.org/account'));
    const waiting = await server.storage.db.selectFrom('notices').select('body').where('channel', '=', 'push').execute();
    expect(waiting.map(({ body }) => JSON.parse(body).text)).toEqual([notices.yourTurnAgainst(['Ana'])]);
  });

  test('letters go to an address that its owner has confirmed, and to no other', async () => {
    await signUp(ana);
    await signUp(ben, ana);
    const wish = { profile: 'friends', telling: true, email: 'ben@example.org' };
    expect(refused(await ben.ask('PUT', '/api/preferences', { ...wish, email: 'nonsense' }))).toEqual([400, 'invalid']);
    expect(await ben.need('PUT', '/api/preferences', wish)).toMatchObject({ email: 'ben@example.org', emailConfirmed: false });
    expect(refused(await ben.ask('PUT', '/api/preferences', { ...wish, email: 'other@example.org' }))).toEqual([429, 'too-many']);
    expect(mail.letters).toHaveLength(1);
    const [, token = ''] = /confirm=([\w-]+)/.exec(mail.letters[0] ?? '') ?? [];
    await begin();
    await untilBen();
    expect(refused(await ana.ask('POST', '/api/preferences/confirm', { token }))).toEqual([404, 'not-found']);
    expect(mail.letters).toHaveLength(1);
    expect(await ben.need('POST', '/api/preferences/confirm', { token })).toMatchObject({ emailConfirmed: true });
    const second = await begin();
    await untilBen();
    await expect.poll(() => mail.letters.length, { timeout: 20_000 }).toBe(2);
    expect(mail.letters[1]).toContain('Subject: Your turn: Los Ciclistas');
    expect(mail.letters[1]).toContain(`https://races.example.org/shared/${second}`);
  });

  test('bad subscriptions are refused', async () => {
    const good = subscription(push.url);
    for (const bad of [{ ...good, endpoint: 'file:///etc/passwd' }, { ...good, keys: { p256dh: 'x', auth: 'y' } }, { endpoint: push.url }])
      expect(refused(await ben.ask('POST', '/api/push', bad))).toEqual([400, 'invalid']);
  });
});

test('quiet hours may go over midnight', () => {
  const at = (hours: number) => Date.UTC(2026, 10, 16, hours);
  const night = { from: 22, to: 8, utcOffsetMinutes: 60 };
  expect(afterQuiet(night, at(12))).toBe(at(12));
  expect(afterQuiet(night, at(22))).toBe(at(31));
  expect(afterQuiet(night, at(2))).toBe(at(7));
  expect(afterQuiet({ from: 9, to: 17, utcOffsetMinutes: 0 }, at(9))).toBe(at(17));
  expect(afterQuiet({ from: 9, to: 9, utcOffsetMinutes: 0 }, at(9))).toBe(at(9));
  expect(afterQuiet(undefined, at(3))).toBe(at(3));
});

test.each(databases)('on %s: somebody with a hundred notices does not keep others waiting', async (kind) => {
  const database = await makeDatabase(kind);
  const storage = await openStorage(database.options);
  const notice = (person: string, nth: number) => ({
    id: `${person} ${nth}`,
    person,
    shared_table: null,
    turn_began: null,
    channel: 'webhook' as const,
    target: `https://${person.slice(2)}.example.org`,
    body: JSON.stringify({ hook: {} }),
    due: nth,
    attempts: 0,
  });
  const many = Array.from({ length: 100 }, (_, nth) => notice('g:eve', nth));
  await storage.db
    .insertInto('notices')
    .values([...many, notice('g:ana', 1_000), notice('g:zoe', 1_000)])
    .execute();
  const sent: string[] = [];
  const webhooks = {
    async post(url: string) {
      sent.push(url);
      return 204;
    },
  } as unknown as Webhooks;
  const log = { warn: () => undefined } as unknown as FastifyBaseLogger;
  const outbox = new Outbox({
    storage,
    webhooks,
    push: undefined as unknown as Push,
    mailer: undefined,
    log,
    now: () => 2_000,
    isHere: async () => false,
  });
  onTestFinished(async () => {
    await outbox.close();
    await storage.close();
    await database.drop();
  });
  outbox.look();
  await expect.poll(() => sent.length, { timeout: 20_000 }).toBe(102);
  for (const name of ['ana', 'zoe']) expect(sent.indexOf(`https://${name}.example.org`)).toBeLessThan(20);
});

test('people who have their table open do not hide those whom nobody has told', async () => {
  const database = await makeDatabase('sqlite');
  const storage = await openStorage(database.options);
  const names = Array.from({ length: 251 }, (_, nth) => `table-${String(nth).padStart(3, '0')}`);
  for (const [log, id] of names.entries()) {
    await sql`insert into shared_tables (id, log, game, rules, options, status, host, host_name, open, spectators, clock, secret, version, steps,
      stand_ins, broken, changes, made, touched, turn, turn_began) values (${id}, ${log}, 'los-ciclistas', 1, '{}', 'racing', 'g:a', 'A', 0, 1,
      '{"kind":"none"}', 's', 1, 1, '[]', 0, 1, 1, 1, 0, 1000)`.execute(storage.db);
    await sql`insert into shared_seats (shared_table, seat, colour, name, player, person, webhook)
      values (${id}, 0, 'red', ${id}, 'person', ${`g:${id}`}, ${`https://${id}.example.org`})`.execute(storage.db);
  }
  const sent: string[] = [];
  const outbox = new Outbox({
    storage,
    webhooks: {
      post: async (url: string) => {
        sent.push(url);
        return 204;
      },
    } as unknown as Webhooks,
    push: undefined as unknown as Push,
    mailer: undefined,
    log: { warn: () => undefined } as unknown as FastifyBaseLogger,
    now: () => 1_000_000,
    isHere: async (table) => table !== names.at(-1),
  });
  onTestFinished(async () => {
    await outbox.close();
    await storage.close();
    await database.drop();
  });
  outbox.look();
  await expect.poll(() => sent, { timeout: 20_000 }).toEqual([`https://${names.at(-1)}.example.org`]);
});

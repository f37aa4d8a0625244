import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findGame } from '@gruppetto/catalogue/all';
import { type Choice, type Fact, type Game, type RaceRecord, replay, type Viewer } from '@gruppetto/kernel';
import { fairDice, type SharedTable } from '@gruppetto/wire';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isWebAddress } from '../src/http/check.ts';
import { isNear, Webhooks } from '../src/webhooks/webhooks.ts';
import { databases, suffices } from './databases.ts';
import { type Player, seats } from './player.ts';
import { type TableServer, tableServers } from './table-server.ts';

const house = tableServers();

/** Puts a rider of Los Ciclistas on the road. */
const putUp = (rider: number): Choice => ({ do: 'start', rider }) as Choice;

describe.each(databases)('on %s', (kind) => {
  let server: TableServer;
  let ana: Player;
  let ben: Player;
  beforeEach(async () => {
    server = await house.open(kind, { tables: { nearWebhooks: true } });
    ana = house.player(server, 'Ana');
    ben = house.player(server, 'Ben');
  });

  async function begin(game: string, options: object, people: readonly Player[], bots = 0, settings: object = {}): Promise<string> {
    const { id } = await ana.make(game, options, seats(people.length, bots), settings);
    for (const [seat, player] of people.entries()) {
      await player.sit(id, seat);
      player.open(id);
      await player.caughtUp;
    }
    await ana.start(id, [ben]);
    for (const player of people) await player.until(({ version }) => version >= 0);
    return id;
  }

  describe('taking back', () => {
    test('what dice have fallen on is taken back by everybody’s consent, and falls anew', async () => {
      const cid = house.player(server, 'Cid');
      await begin('los-ciclistas', { players: 3 }, [ana, ben, cid]);
      ana.client?.choose(putUp(0));
      await ana.until(({ version }) => version === 1);
      await ben.turn;
      ben.client?.choose(putUp(3));
      await ana.until(({ version }) => version === 2);
      const asked = async () => {
        ana.client?.undo();
        const { table } = await ben.until((state) => state.table?.undo !== undefined);
        return table?.undo as NonNullable<SharedTable['undo']>;
      };
      const request = await asked();
      expect(request).toMatchObject({ seat: 0, left: 0, agreed: [0] });
      ben.client?.consent(request.request, false);
      for (const player of [ana, ben]) await player.until(({ table }) => table?.undo === undefined);
      expect(ana.state.version).toBe(2);
      await ana.until(({ outbox }) => outbox.length === 0);
      const second = await asked();
      ben.client?.consent(second.request, true);
      await ana.until(({ table }) => table?.undo?.agreed.length === 2);
      const eve = house.player(server, 'Eve');
      eve.open(ana.state.table?.id as string);
      await eve.caughtUp;
      eve.client?.consent(second.request, true);
      expect(ana.state.version).toBe(2);
      cid.client?.consent(second.request, true);
      for (const player of [ana, ben, cid, eve]) await player.until(({ version, moments }) => version === 3 && moments.length === 1);
      ana.client?.choose(putUp(0));
      const again = await ben.until(({ version }) => version === 4);
      const { rows } = await sql<{ seed: string }>`select seed from shared_tables`.execute(server.storage.db);
      const dice = fairDice(rows[0].seed, 1, 1);
      expect(again.moments[1]?.facts).toContainEqual(expect.objectContaining({ dice: [dice.roll(6), dice.roll(6)] }));
      expect(again.table?.takeBacks).toBe(1);
      const { chat } = await ben.until((state) => state.chat.length > 0);
      expect(chat).toMatchObject([{ event: 'take-back', name: 'Ana', seat: 0, text: '2' }]);
    });

    // No database decides the rest.
    if (!suffices(kind)) return;

    test('the own choice, where nothing fell since, needs nobody', async () => {
      await begin('leader-1', { players: 2 }, [ana, ben]);
      const free = await playUntilFree([ana, ben]);
      if (!free) throw new Error('no choice without dice in a whole race');
      const { player, version, left } = free;
      player.client?.undo();
      const after = await player.until((state) => state.version === version + 1 && state.outbox.length === 0);
      expect(after.refusal).toBeUndefined();
      expect(after.moments).toHaveLength(left + 1);
      for (const other of [ana, ben]) await other.until((state) => state.moments.length === left + 1);
      expect(after.moments.at(-1)?.turn?.seat).toBe(player === ana ? 0 : 1);
      // They play on from there, and who comes in new sees the race without it.
      player.client?.choose(player.wish);
      await player.until((state) => state.version === version + 2);
      const eve = house.player(server, 'Eve');
      eve.open(after.table?.id as string);
      const { moments } = await eve.caughtUp;
      expect(moments.map((moment) => moment.version)).toEqual([...Array(left + 2).keys()]);
    });

    test('a request is void as soon as somebody plays on; who has chosen nothing has nothing to take back', async () => {
      await begin('los-ciclistas', { players: 2 }, [ana, ben]);
      ben.client?.undo();
      expect((await ben.until(({ refusal }) => refusal !== undefined)).refusal?.reason).toBe('nothing-to-undo');
      ana.client?.choose(putUp(0));
      await ana.until(({ version }) => version === 1);
      ana.client?.undo();
      const { table } = await ben.until((state) => state.table?.undo !== undefined);
      ben.client?.choose(putUp(3));
      await ana.until((state) => state.version === 2 && state.table?.undo === undefined);
      ben.client?.consent(table?.undo?.request as string, true);
      ben.client?.say('too late');
      await ana.until(({ chat }) => chat.length === 1);
      expect(ana.state.version).toBe(2);
    });

    test('who plays against bots alone asks nobody', async () => {
      await begin('los-ciclistas', { players: 2 }, [ana], 1);
      ana.client?.choose(ana.wish);
      await ana.until(({ version, outbox }) => version === 2 && outbox.length === 0);
      ana.client?.undo();
      await ana.until(({ version, moments }) => version === 3 && moments.length === 1);
    });
  });

  test('chat is data, in order, once, and for who comes later too', async () => {
    const id = await begin('los-ciclistas', { players: 2 }, [ana, ben]);
    const words = '<img src=x onerror=alert(1)> "\u2028';
    ana.client?.say(words);
    await ben.until(({ chat }) => chat.length === 1);
    ben.client?.say('Hello');
    ben.cut();
    await ben.until(({ link, outbox }) => link === 'caught-up' && outbox.length === 0);
    const { chat } = await ana.until((state) => state.chat.length === 2);
    expect(chat).toMatchObject([
      { number: 1, seat: 0, name: 'Ana', text: words.trim() },
      { number: 2, seat: 1, name: 'Ben', text: 'Hello' },
    ]);
    expect(chat.map(({ mine }) => mine)).toEqual([true, undefined]);
    const eve = house.player(server, 'Eve');
    eve.open(id);
    expect((await eve.until((state) => state.chat.length > 0)).chat).toEqual(chat.map(({ mine: _, ...line }) => line));
  });

  test('a bot takes over for who runs out of time, and hands back', async () => {
    await begin('los-ciclistas', { players: 2 }, [ana, ben], 0, { clock: { kind: 'move', minutes: 1 } });
    const { table } = await ana.until((state) => state.table?.running !== undefined);
    expect((table?.running?.due ?? 0) - (table?.running?.now ?? 0)).toBeGreaterThan(50_000);
    ben.plays = true;
    server.wait(61_000);
    if (kind === 'sqlite') await server.restart();
    // The job is sent after the start was answered.
    else
      await vi.waitFor(async () => {
        const early = sql`update pgboss.job set start_after = now() - interval '1 minute' where name = 'gruppetto-turn'`;
        expect((await early.execute(server.storage.db)).numAffectedRows).toBeGreaterThan(0n);
      }, 30_000);
    await ben.until(({ moments }) => moments.filter(({ seat }) => seat === 0).length >= 2);
    expect(ben.state.table?.seats[0]).toMatchObject({ player: 'person', standIn: 'rule-of-thumb' });
    ben.plays = false;
    await ben.turn;
    await ana.caughtUp;
    ana.client?.comeBack();
    await ana.until((state) => state.table?.seats[0]?.standIn === undefined && state.link === 'caught-up');
    ben.plays = true;
    ben.client?.choose(ben.wish);
    await ana.turn;
    const { version } = ana.state;
    ana.client?.choose(ana.wish);
    await ben.until((state) => state.version > version);
  });

  /** Plays until somebody has made a choice without dice that nobody has followed up. */
  async function playUntilFree(people: readonly Player[]) {
    for (;;) {
      const player = await Promise.race(people.map((one) => one.turn.then(() => one)));
      const before = player.state.version;
      const seat = people.indexOf(player);
      player.client?.choose(player.wish);
      const { moments } = await player.until((state) => state.version > before && state.outbox.length === 0);
      for (const one of people) await one.until((state) => state.version > before);
      const last = moments.at(-1);
      if (!last?.turn) return undefined;
      if (last.seat === seat && !last.facts.some((fact) => 'dice' in fact || fact.reveals)) {
        const { version } = player.state;
        return { player, version, left: moments.length - 2 };
      }
    }
  }

  // No database decides the rest.
  if (!suffices(kind)) return;

  test('nobody is sent a byte of what another keeps to themselves, over a whole race of Leader 1', async () => {
    const cid = house.player(server, 'Cid');
    const eve = house.player(server, 'Eve');
    const people = [ana, ben, cid];
    for (const player of people) player.plays = true;
    const game = findGame('leader-1') as Game;
    let secrets = 0;
    const id = await begin('leader-1', { players: 4 }, people, 1);
    eve.open(id);
    await Promise.all([...people, eve].map((player) => player.over));
    const everybody = [...people.entries(), ['spectator', eve] as const] as readonly (readonly [Viewer, Player])[];
    const heard = everybody.map(([viewer, player]) => [viewer, player.heard.splice(0).join('\n')] as const);
    const record = await ana.need<RaceRecord>('GET', `/api/tables/${id}/record`);
    ana.heard.splice(0);
    for (const player of [...people, eve]) player.close();
    const replayed = replay(game, record);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
    // What only one seat was told, as it would stand in what was sent.
    const hidden = replayed.value.facts.flat().flatMap((fact: Fact) => (fact.secret ? [fact.secret] : []));
    secrets += hidden.length;
    for (const secret of hidden)
      for (const [viewer, bytes] of heard) expect(bytes.includes(JSON.stringify(secret))).toBe(viewer === secret.seat);
    // Nor the views of the others where they differ from what everybody may know.
    for (const { race, state } of replayed.value.tables) {
      const views = [0, 1, 2, 3, 'spectator' as const].map((viewer) => [viewer, JSON.stringify(race.view(state, viewer))] as const);
      const open = views.at(-1)?.[1];
      for (const [owner, view] of views)
        for (const [viewer, bytes] of heard) if (owner !== viewer && view !== open) expect(bytes.includes(view)).toBe(false);
    }
    // Nor what the dice come from, nor anybody's token.
    const { secret = '', seats: given = [] } = record.fairness ?? {};
    const row = await sql<{ seed: string }>`select seed from shared_tables where id = ${id}`.execute(server.storage.db);
    const tokens = people.map((player) => player.cookies.get('gruppetto-guest') as string);
    for (const hidden of [secret, ...given.flatMap(({ contribution }) => contribution ?? []), row.rows[0]?.seed, ...tokens])
      for (const [, bytes] of heard) expect(bytes.includes(hidden)).toBe(false);
    const choices = heard.map(([, bytes]) => (bytes.match(/"choices"/g) ?? []).length);
    expect(choices[3]).toBe(0);
    expect(secrets).toBeGreaterThan(0);
  });

  test('“your turn” goes to the webhook of who is not here', async () => {
    const calls: string[] = [];
    const hook = createServer((request: IncomingMessage, response) => {
      let body = '';
      request.on('data', (data) => {
        body += data;
      });
      request.on('end', () => {
        calls.push(body);
        response.end();
      });
    });
    await new Promise<void>((open) => hook.listen(0, '127.0.0.1', open));
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/turn`;
    const { id } = await ana.make('los-ciclistas', { players: 2 }, seats(2));
    await ana.sit(id, 0);
    await ben.sit(id, 1);
    for (const bad of ['ftp://example.org/', 'file:///etc/passwd', 'nonsense', 'http://me:secret@example.org/'])
      expect((await ben.ask('PUT', `/api/tables/${id}/webhook`, { url: bad })).status).toBe(400);
    expect((await ben.need('PUT', `/api/tables/${id}/webhook`, { url })).you.webhook).toBe(url);
    expect(JSON.stringify(await ana.need('GET', `/api/tables/${id}`))).not.toContain(url);
    await ana.start(id, [ben]);
    ana.open(id);
    await ana.turn;
    ana.client?.choose(ana.wish);
    await expect.poll(() => calls.length, { timeout: 20_000 }).toBe(1);
    expect(JSON.parse(calls[0])).toEqual({ event: 'your-turn', table: id, game: 'los-ciclistas', seat: 1, name: 'Ben' });
    hook.close();
  });
});

describe('webhooks', () => {
  test.each([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['172.31.0.1', true],
    ['192.168.1.1', true],
    ['169.254.169.254', true],
    ['100.64.0.1', true],
    ['0.0.0.0', true],
    ['::1', true],
    ['::', true],
    ['fd00::1', true],
    ['fe80::1', true],
    ['::ffff:127.0.0.1', true],
    ['64:ff9b::7f00:1', true],
    ['64:ff9b:1::7f00:1', true],
    ['fec0::1', true],
    ['5f00::1', true],
    ['100::1', true],
    ['2001:db8::1', true],
    ['2002:7f00:1::1', true],
    ['3fff::1', true],
    ['ff02::1', true],
    ['8.8.8.8', false],
    ['2606:4700::1111', false],
    ['no address', true],
  ])('%s is near: %s', (address, near) => {
    expect(isNear(address)).toBe(near);
  });

  test('only the web is an address', () => {
    expect(isWebAddress('https://example.org/x')).toBe(true);
    for (const bad of ['javascript:alert(1)', 'file:///etc/passwd', 'gopher://x', '//example.org', 'https://a:b@example.org'])
      expect(isWebAddress(bad)).toBe(false);
  });

  test('nobody makes this server call itself or its own network, by address or by name', async () => {
    let calls = 0;
    const door = createServer((_request, response) => {
      calls++;
      response.writeHead(302, { location: '/again' }).end();
    });
    await new Promise<void>((open) => door.listen(0, open));
    const { port } = door.address() as AddressInfo;
    const log = { warn: () => undefined } as never;
    const careful = new Webhooks({ log, nearAllowed: false, pauses: [] });
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0x7f000001', '2130706433', '127.1', '[::ffff:127.0.0.1]'])
      expect(await careful.send(`http://${host}:${port}/`, {})).toBe(false);
    expect(calls).toBe(0);
    // The operator may allow it; a redirection is not followed, and counts as a failure that is tried again.
    const open = new Webhooks({ log, nearAllowed: true, pauses: [1, 1] });
    expect(await open.send(`http://127.0.0.1:${port}/`, {})).toBe(false);
    expect(calls).toBe(3);
    door.close();
  });
});

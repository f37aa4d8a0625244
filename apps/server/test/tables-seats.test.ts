import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type LobbyTable, livePath, type TableAnswer } from '@gruppetto/wire';
import { beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { listReports } from '../src/data.ts';
import { databases, suffices } from './databases.ts';
import { Player, seats } from './player.ts';
import { type TableServer, tableServers } from './table-server.ts';

const house = tableServers();
const password = 'up the Mortirolo';
const ciclistas = { game: 'los-ciclistas', options: { players: 2 } };

describe.each(databases)('on %s', (kind) => {
  let server: TableServer;
  let ana: Player;
  let ben: Player;
  beforeEach(async () => {
    server = await house.open(kind);
    ana = house.player(server, 'Ana');
    ben = house.player(server, 'Ben');
  });
  const refused = (answer: { status: number; body: never }) => [answer.status, (answer.body as { error: { code: string } }).error.code];
  const make = (settings: object = {}, list = seats(2)) => ana.make(ciclistas.game, ciclistas.options, list, settings);
  const body = () => ({ name: 'Ben', commitment: '0'.repeat(64) });

  async function account(player: Player, name: string, owner?: Player): Promise<void> {
    const key = owner && (await owner.need<{ keys: string[] }>('POST', '/api/keys', { count: 1 })).keys[0];
    await player.need('POST', '/api/accounts', { name, password, ...(key && { key }) });
  }

  test('a table is made once, however often it is asked for, and by its maker only', async () => {
    const id = randomUUID();
    const call = { id, ...ciclistas, seats: seats(2), hostName: 'Ana', settings: { clock: { kind: 'none' } } };
    const first = await ana.need('POST', '/api/tables', call);
    expect(await ana.need('POST', '/api/tables', call)).toEqual(first);
    expect(refused(await ben.ask('POST', '/api/tables', call))).toEqual([409, 'id-taken']);
    expect(first).toMatchObject({
      table: { id, status: 'gathering', hostName: 'Ana', settings: { open: false, spectators: true } },
      you: { host: true, notes: '' },
    });
    expect(first.table.commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  test('the lobby lists open tables by what is looked for; private ones never', async () => {
    const open = await make({ open: true, clock: { kind: 'move', minutes: 2 } });
    const secret = await make();
    const lobby = async (query = '') => (await ben.need<{ tables: LobbyTable[] }>('GET', `/api/tables${query}`)).tables.map(({ id }) => id);
    expect(await lobby()).toEqual([open.id]);
    expect(await lobby('?game=los-ciclistas&clock=move&free=1')).toEqual([open.id]);
    expect(await lobby('?game=leader-1')).toEqual([]);
    expect(await lobby('?clock=slow')).toEqual([]);
    expect((await ben.ask('GET', '/api/tables?colour=red')).status).toBe(400);
    await ana.sit(open.id, 0);
    await ben.sit(open.id, 1);
    expect(await lobby('?free=1')).toEqual([]);
    const mine = async (player: Player) => (await player.need<{ tables: LobbyTable[] }>('GET', '/api/tables/mine')).tables;
    expect((await mine(ana)).map(({ id }) => id).sort()).toEqual([open.id, secret.id].sort());
    expect(await mine(ben)).toMatchObject([{ id: open.id, people: ['Ana', 'Ben'], free: 0 }]);
    await ana.start(open.id, [ben]);
    expect(await mine(ana)).toContainEqual(expect.objectContaining({ id: open.id, yourTurn: true }));
    expect((await mine(ben))[0]?.yourTurn).toBeUndefined();
  });

  test('a seat is one person’s; before the race they may change it', async () => {
    const { id } = await make();
    await ben.sit(id, 0);
    const ann = await ana.ask('POST', `/api/tables/${id}/seats/0`, { name: 'Ana', commitment: ana.commitment(id) });
    expect(refused(ann)).toEqual([409, 'seat-taken']);
    expect((await ben.sit(id, 1)).table.seats.map(({ name }) => name)).toEqual(['', 'Ben']);
    const renamed = await ben.need('POST', `/api/tables/${id}/seats/1`, { ...body(), name: '  Benno  ' });
    expect(renamed.table.seats[1]?.name).toBe('Benno');
    expect(renamed.you.seat).toBe(1);
    expect((await ben.ask('POST', `/api/tables/${id}/seats/7`, body())).status).toBe(404);
    expect((await ben.ask('POST', `/api/tables/${id}/seats/1`, { name: 'B\u0000', commitment: ben.commitment(id) })).status).toBe(400);
    expect((await ben.ask('POST', `/api/tables/${randomUUID()}/seats/1`, body())).status).toBe(404);
    const left = await ben.need('DELETE', `/api/tables/${id}/seats/1`);
    expect(left.table.seats[1]).toEqual({ name: '', colour: 'blue', here: false });
    expect(left.you.seat).toBeUndefined();
  });

  test('of two who sit down at the same moment one gets the seat', async () => {
    const { id } = await make();
    const tries = await Promise.all(
      Array.from({ length: 6 }, (_, index) => {
        const player = new Player(server.base, `Player ${index}`);
        return player.ask('POST', `/api/tables/${id}/seats/0`, { name: player.name, commitment: player.commitment(id) });
      }),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('bots take every free seat at the word of the host, and no other', async () => {
    const { id } = await ana.make(ciclistas.game, { players: 4 }, [...seats(3), { colour: 'constructor', player: 'random' }]);
    await ben.sit(id, 1);
    expect(refused(await ben.ask('POST', `/api/tables/${id}/bots`))).toEqual([403, 'host-only']);
    await ana.need('PUT', `/api/tables/${id}/seats/2`, { player: 'person', heldFor: 'Cleo' });
    const { table } = await ana.need('POST', `/api/tables/${id}/bots`);
    expect(table.seats.map(({ name, player }) => [name, player])).toEqual([
      ['Red', 'rule-of-thumb'],
      ['Ben', 'person'],
      ['Green', 'rule-of-thumb'],
      ['Bot 4', 'random'],
    ]);
    expect(table.seats.map(({ heldFor }) => heldFor)).toEqual([undefined, undefined, undefined, undefined]);
    await ana.start(id, [ben]);
    // Too late: nothing is changed.
    expect((await ana.need('POST', `/api/tables/${id}/bots`)).table.seats[1]).toMatchObject({ name: 'Ben', player: 'person' });
  });

  test('the host swaps, removes, hands over', async () => {
    const { id } = await make();
    await ana.sit(id, 0);
    await ben.sit(id, 1);
    for (const [method, path, call] of [
      ['PUT', 'seats/0', { player: 'random' }],
      ['DELETE', 'seats/0', {}],
      ['PUT', 'host', { seat: 1 }],
      ['PUT', 'settings', { clock: { kind: 'none' } }],
      ['POST', 'bans', { seat: 0 }],
    ] as const)
      expect(refused(await ben.ask(method, `/api/tables/${id}/${path}`, call))).toEqual([403, 'host-only']);
    const swapped = await ana.need('PUT', `/api/tables/${id}/seats/1`, { player: 'rule-of-thumb' });
    expect(swapped.table.seats[1]).toMatchObject({ player: 'rule-of-thumb', name: 'Blue' });
    expect(swapped.table.seats[1]?.commitment).toBeUndefined();
    await ana.need('PUT', `/api/tables/${id}/seats/1`, { player: 'person' });
    await ben.sit(id, 1);
    await ana.need('DELETE', `/api/tables/${id}/seats/1`);
    await ben.sit(id, 1);
    const handed = await ana.need('PUT', `/api/tables/${id}/host`, { seat: 1 });
    expect(handed).toMatchObject({ table: { hostName: 'Ben', hostSeat: 1 }, you: { host: false } });
    expect(refused(await ana.ask('POST', `/api/tables/${id}/start`))).toEqual([403, 'host-only']);
    await ben.start(id, [ana]);
  });

  test('who leaves a race leaves it to a bot', async () => {
    const { id } = await make();
    await ana.sit(id, 0);
    await ben.sit(id, 1);
    ana.plays = true;
    ana.open(id);
    await ana.caughtUp;
    await ana.start(id, [ben]);
    await ana.until(({ version }) => version === 1);
    await ben.need('DELETE', `/api/tables/${id}/seats/1`);
    const { table } = await ana.over;
    expect(table?.seats[1]).toMatchObject({ name: 'Ben', player: 'rule-of-thumb' });
  });

  test('a banned person is shown the door, and it stays shut', async () => {
    const { id } = await make();
    await ana.sit(id, 0);
    await ben.sit(id, 1);
    ben.open(id);
    await ben.caughtUp;
    expect(refused(await ana.ask('POST', `/api/tables/${id}/bans`, { seat: 0 }))).toEqual([409, 'own-seat']);
    await ana.need('POST', `/api/tables/${id}/bans`, { seat: 1 });
    expect((await ben.until(({ link }) => link === 'closed')).closedBy).toEqual({
      code: 'banned',
      message: 'You were banned from this table',
    });
    expect(refused(await ben.ask('GET', `/api/tables/${id}`))).toEqual([403, 'banned']);
    expect(refused(await ben.ask('POST', `/api/tables/${id}/seats/1`, body()))).toEqual([403, 'banned']);
    ben.open(id);
    expect((await ben.until(({ link }) => link === 'closed')).closedBy?.code).toBe('banned');
  });

  test('a guest who makes an account keeps their seats, their tables and their notes', async () => {
    const { id } = await make();
    await ana.sit(id, 0);
    await ben.sit(id, 1);
    await ben.need('PUT', `/api/tables/${id}/notes`, { text: 'Ana never drafts' });
    ben.open(id);
    await ben.caughtUp;
    ben.client?.say('I am nobody yet');
    await ben.until(({ chat }) => chat.length === 1);
    await account(ana, 'ana');
    await account(ben, 'benno', ana);
    expect((await ana.need('GET', `/api/tables/${id}`)).you).toMatchObject({ seat: 0, host: true });
    const opened = await ben.need<TableAnswer>('GET', `/api/tables/${id}`);
    expect(opened.you).toEqual({ seat: 1, host: false, notes: 'Ana never drafts' });
    expect(ben.cookies.has('gruppetto-guest')).toBe(false);
    // The page that they had open all the while is theirs again by itself.
    await ben.until(({ link, you, table }) => link === 'caught-up' && you?.seat === 1 && table?.seats[1]?.here === true);
    ben.client?.say('still here');
    expect((await ben.until(({ chat }) => chat.length > 1)).chat[1]).toMatchObject({ seat: 1 });
    const { chat } = await ben.need<{ chat: object[] }>('GET', '/api/account/export');
    expect(chat).toMatchObject([{ text: 'I am nobody yet' }, { text: 'still here' }]);
    // From another browser, signed in.
    const phone = house.player(server, 'Ben');
    await phone.need('POST', '/api/session', { name: 'benno', password });
    expect((await phone.need('GET', `/api/tables/${id}`)).you.seat).toBe(1);
  });

  test('when a session ends, so does the connection of its seat, whoever holds it', async () => {
    await account(ana, 'ana');
    const { id } = await make();
    await ana.sit(id, 0);
    const thief = house.player(server, 'Thief');
    thief.cookies.set('gruppetto', ana.cookies.get('gruppetto') as string);
    const phone = house.player(server, 'Ana');
    await phone.need('POST', '/api/session', { name: 'ana', password });
    for (const one of [thief, phone]) {
      one.open(id);
      expect((await one.caughtUp).you?.seat).toBe(0);
    }
    await phone.need('PUT', '/api/account/password', { old: password, new: 'up the Stelvio' });
    await thief.until(({ link, you }) => link === 'caught-up' && you?.seat === undefined);
    expect(phone.state).toMatchObject({ link: 'caught-up', you: { seat: 0 } });
    await phone.need('DELETE', '/api/sessions');
    await phone.until(({ link, you }) => link === 'caught-up' && you?.seat === undefined);
  });

  test('deleting an account leaves its race to a bot, also when it is its turn', async () => {
    await account(ana, 'ana');
    const { id } = await make();
    await ana.sit(id, 0);
    await ben.sit(id, 1);
    ben.plays = true;
    ben.open(id);
    await ana.start(id, [ben]);
    ana.open(id);
    await ana.turn;
    await ana.need('DELETE', '/api/account', { password });
    const { table, you } = await ben.over;
    expect(table?.seats[0]).toMatchObject({ name: 'red', player: 'rule-of-thumb' });
    expect(you?.host).toBe(true);
    await ana.until(({ you: her }) => her?.seat === undefined);
  });

  test('a seat can be held for an account', async () => {
    await account(ana, 'ana');
    await account(ben, 'Benno', ana);
    const eve = house.player(server, 'Eve');
    const { id, seats: held } = await make({}, [{ colour: 'red' }, { colour: 'blue', heldFor: 'benno' }]);
    expect(held[1]?.heldFor).toBe('benno');
    const answer = await eve.ask('POST', `/api/tables/${id}/seats/1`, { name: 'Eve', commitment: eve.commitment(id) });
    expect(refused(answer)).toEqual([403, 'seat-held']);
    expect((await ben.sit(id, 1)).you.seat).toBe(1);
  });

  test('notes are one’s own; reports are kept; a table can be given up', async () => {
    const { id } = await make();
    await ana.sit(id, 0);
    await ana.need('PUT', `/api/tables/${id}/notes`, { text: 'watch Ben' });
    expect((await ana.need('GET', `/api/tables/${id}`)).you.notes).toBe('watch Ben');
    expect((await ben.need('GET', `/api/tables/${id}`)).you.notes).toBe('');
    await ben.need('POST', `/api/tables/${id}/reports`, { text: 'rude', seat: 0 });
    expect((await listReports(server.storage)).find((report) => report.table === id)).toMatchObject({ text: 'rude', seat: 'Ana' });
    expect((await ben.ask('DELETE', `/api/tables/${id}`)).status).toBe(403);
    ana.open(id);
    await ana.caughtUp;
    await ana.need('PUT', `/api/tables/${id}/notes`, { text: 'and Eve' });
    await ana.until(({ you }) => you?.notes === 'and Eve');
    await ana.need('DELETE', `/api/tables/${id}`);
    expect((await ana.until(({ link }) => link === 'closed')).closedBy?.code).toBe('no-table');
    expect((await ana.ask('GET', `/api/tables/${id}`)).status).toBe(404);
  });

  // No database decides the rest.
  if (!suffices(kind)) return;

  test('what is wrong with a table is told, with its place', async () => {
    for (const [at, wrong] of Object.entries({
      game: { game: 'chess' },
      'options.players': { options: { players: 99 } },
      seats: { seats: seats(3) },
      'seats[1].player': { seats: [{ colour: 'red' }, { colour: 'blue', player: 'person-of-straw' }] },
      hostName: { hostName: ' ' },
      id: { id: 'x' },
      'settings.clock.minutes': { settings: { clock: { kind: 'race' } } },
    })) {
      const call = { id: randomUUID(), ...ciclistas, seats: seats(2), hostName: 'Ana', settings: { clock: { kind: 'none' } }, ...wrong };
      const { status, body } = await ana.ask('POST', '/api/tables', call);
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { code: 'invalid', problems: [{ at }] } });
    }
  });

  test('the host alone starts, and only when every seat is taken', async () => {
    const { id } = await make();
    await ben.sit(id, 1);
    expect(refused(await ben.ask('POST', `/api/tables/${id}/start`))).toEqual([403, 'host-only']);
    expect(refused(await ana.ask('POST', `/api/tables/${id}/start`))).toEqual([409, 'seats-free']);
    await ana.need('PUT', `/api/tables/${id}/seats/0`, { player: 'random' });
    const started = await ana.start(id, [ben]);
    expect(started.table.status).toBe('racing');
    // Again, because the answer was lost.
    expect((await ana.need('POST', `/api/tables/${id}/start`)).table.status).toBe('racing');
  });

  test('why the server closes a page is said in the language of its request', async () => {
    const headers = { origin: server.base, 'accept-language': 'nl' };
    const socket = new WebSocket(server.base.replace('http', 'ws') + livePath(randomUUID()), { headers });
    const [first] = await once(socket, 'message');
    expect(JSON.parse(`${first}`)).toEqual({ type: 'closed', code: 'no-table', message: 'Tafel niet gevonden' });
  });

  test('spectators can be switched off', async () => {
    const { id } = await make({}, seats(1, 1));
    await ana.sit(id, 0);
    await ana.start(id, [ben]);
    ben.open(id);
    await ben.caughtUp;
    await ana.need('PUT', `/api/tables/${id}/settings`, { spectators: false, clock: { kind: 'none' } });
    expect((await ben.until(({ link }) => link === 'closed')).closedBy?.code).toBe('no-spectators');
    ben.open(id);
    expect((await ben.until(({ link }) => link === 'closed')).closedBy?.code).toBe('no-spectators');
    expect(refused(await ana.ask('PUT', `/api/tables/${id}/settings`, { clock: { kind: 'move', minutes: 1 } }))).toEqual([409, 'racing']);
  });

  test('the record waits for the end of the race', async () => {
    const { id } = await make({}, seats(1, 1));
    await ana.sit(id, 0);
    await ana.start(id, [ben]);
    expect(refused(await ana.ask('GET', `/api/tables/${id}/record`))).toEqual([409, 'racing']);
  });
});

import { findGame } from '@gruppetto/catalogue/all';
import type { Choice, Game, RaceRecord } from '@gruppetto/kernel';
import { commitmentOf, type TableAnswer, verifyRecord, type Witnessed } from '@gruppetto/wire';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { databases, suffices } from './databases.ts';
import { type Player, seats } from './player.ts';
import { type TableServer, tableServers } from './table-server.ts';

const house = tableServers();

/** Puts a rider of Los Ciclistas on the road. */
const putUp = (rider: number): Choice => ({ do: 'start', rider }) as Choice;

describe.each(databases)('on %s', (kind) => {
  const shared = house.shared(kind, { tables: { lookEveryMs: 100 } });
  let server: TableServer;
  let ana: Player;
  let ben: Player;
  let cid: Player;
  beforeEach(() => {
    server = shared();
    [ana, ben, cid] = ['Ana', 'Ben', 'Cid'].map((name) => house.player(server, name)) as [Player, Player, Player];
  });
  const refused = (answer: { status: number; body: never }) => [answer.status, (answer.body as { error: { code: string } }).error.code];
  const revealedAt = ({ table }: TableAnswer) => table.seats.map(({ revealed = false }) => revealed);

  /** A table of Los Ciclistas at which these people sit, in order; bots have the other seats. */
  async function gather(people: readonly Player[], bots = 0, settings: object = {}): Promise<string> {
    const options = { players: people.length + bots, length: 60 };
    const { id } = await ana.make('los-ciclistas', options, seats(people.length, bots), settings);
    for (const [seat, player] of people.entries()) await player.sit(id, seat);
    return id;
  }

  async function begin(people: readonly Player[], bots = 0, settings: object = {}): Promise<string> {
    const id = await gather(people, bots, settings);
    for (const player of people) {
      player.open(id);
      await player.caughtUp;
    }
    await ana.need('POST', `/api/tables/${id}/start`);
    for (const player of people) await player.until(({ version }) => version >= 0, 'the start');
    return id;
  }

  /** More than a minute: one process sets its timers again, several look for what is overdue. */
  async function aMinutePasses(): Promise<void> {
    server.wait(80_000);
    if (kind === 'sqlite') await server.restart();
  }

  /** What each of them kept before the first throw agrees with the record. */
  async function verify(id: string, people: readonly Player[]): Promise<number> {
    const record = await ana.need<RaceRecord>('GET', `/api/tables/${id}/record`);
    expect(record.fairness?.version).toBe(2);
    let takeBacks = 0;
    for (const player of people) {
      const kept = JSON.parse(JSON.stringify(player.memory.get(id))) as Witnessed;
      const verified = verifyRecord(findGame(record.game) as Game, record, kept, player.state.moments);
      if (!verified.ok) throw new Error(`${player.name}: ${JSON.stringify(verified.problems)}`);
      takeBacks = verified.value.takeBacks;
    }
    return takeBacks;
  }

  describe('the start', () => {
    test('takes from a seat only what it has committed to, and nothing after the start was asked for', async () => {
      const id = await gather([ana, ben]);
      const own = ben.memory.get(id)?.contribution as string;
      expect(refused(await ben.ask('POST', `/api/tables/${id}/contribution`, { contribution: own }))).toEqual([409, 'not-starting']);
      await ana.need('POST', `/api/tables/${id}/start`);
      await ana.lookIn(id);
      // Ana's contribution is known to the server now: Ben in the last seat may not choose their own by it.
      for (const other of ['0'.repeat(64), 'f'.repeat(64), ana.memory.get(id)?.contribution]) {
        expect(refused(await ben.ask('POST', `/api/tables/${id}/contribution`, { contribution: other }))).toEqual([
          409,
          'other-contribution',
        ]);
        const commitment = commitmentOf(other as string);
        expect(refused(await ben.ask('PUT', `/api/tables/${id}/commitment`, { commitment }))).toEqual([409, 'settled']);
      }
      expect(refused(await cid.ask('POST', `/api/tables/${id}/contribution`, { contribution: own }))).toEqual([409, 'not-your-seat']);
      await ben.lookIn(id);
      expect((await ben.need('GET', `/api/tables/${id}`)).table.status).toBe('racing');
      // Again, because the answer was lost.
      expect((await ben.ask('POST', `/api/tables/${id}/contribution`, { contribution: own })).status).toBe(200);
    });

    test('is called off when a contribution does not come, and the next one uses new ones', async () => {
      const id = await gather([ana, ben]);
      ana.open(id);
      await ana.caughtUp;
      await ana.need('POST', `/api/tables/${id}/start`);
      await ana.until(({ table }) => table?.seats[0]?.revealed === true);
      const first = ana.memory.get(id)?.contribution;
      await aMinutePasses();
      const { chat, table } = await ana.until(
        (state) => state.table?.starting === undefined && state.chat.length > 0,
        'the end of the start',
      );
      expect(chat).toMatchObject([{ event: 'called-off', text: 'Ben' }]);
      expect(table?.status).toBe('gathering');
      await ana.until((state) => state.table?.seats[0]?.commitment !== undefined, 'a new commitment');
      expect(ana.memory.get(id)?.contribution).not.toBe(first);
      expect(refused(await ana.ask('POST', `/api/tables/${id}/start`))).toEqual([409, 'not-ready']);
      ben.open(id);
      await ana.until((state) => state.table?.seats[1]?.commitment !== undefined, 'a commitment of Ben');
      await ana.need('POST', `/api/tables/${id}/start`);
      for (const player of [ana, ben]) player.plays = true;
      await Promise.all([ana.over, ben.over]);
      expect(await verify(id, [ana, ben])).toBe(0);
    });

    test('outlives a restart between two contributions; a table of bots alone needs none', async () => {
      const id = await gather([ana, ben]);
      await ana.need('POST', `/api/tables/${id}/start`);
      await ana.lookIn(id);
      await server.restart();
      // The first request may go to the old connection.
      const looked = () =>
        ben.lookIn(id).then(
          () => true,
          () => false,
        );
      await expect.poll(looked).toBe(true);
      expect((await ana.need('GET', `/api/tables/${id}`)).table.status).toBe('racing');
      const { id: bots } = await ana.make('los-ciclistas', { players: 2, length: 60 }, seats(0, 2));
      expect((await ana.need('POST', `/api/tables/${bots}/start`)).table.status).toBe('racing');
    });

    // No database decides the rest.
    if (!suffices(kind)) return;

    test('waits for every contribution, which nobody is shown before the end', async () => {
      const id = await gather([ana, ben], 1);
      const before = await ana.need('GET', `/api/tables/${id}`);
      expect(before.table).toMatchObject({ status: 'gathering', fairness: 2, seats: [{}, {}, { player: 'rule-of-thumb' }] });
      expect(before.table.seats.map(({ commitment }) => commitment)).toEqual([ana.commitment(id), ben.commitment(id), undefined]);
      const started = await ana.need('POST', `/api/tables/${id}/start`);
      expect(started.table.starting).toBeDefined();
      expect(revealedAt(started)).toEqual([false, false, false]);
      await ana.lookIn(id);
      const one = await ben.need('GET', `/api/tables/${id}`);
      expect(one.table.status).toBe('gathering');
      expect(revealedAt(one)).toEqual([true, false, false]);
      await ben.lookIn(id);
      const { table } = await ben.need('GET', `/api/tables/${id}`);
      expect(table.status).toBe('racing');
      expect(table.commitment).toBe(before.table.commitment);
      for (const player of [ana, ben]) {
        const { contribution } = player.memory.get(id) ?? {};
        for (const other of [ana, ben]) expect(other.heard.join()).not.toContain(contribution);
      }
    });

    test('is called off by the host, or when somebody leaves, moves or is removed meanwhile', async () => {
      const id = await gather([ana, ben]);
      const start = async () => {
        for (const player of [ana, ben]) await player.lookIn(id);
        expect((await ana.need('POST', `/api/tables/${id}/start`)).table.starting).toBeDefined();
        await ana.lookIn(id);
      };
      for (const [player, method, path, body] of [
        [ana, 'DELETE', 'start', {}],
        [ben, 'DELETE', 'seats/1', {}],
        [ana, 'PUT', 'seats/1', { player: 'random' }],
        [ana, 'PUT', 'seats/1', { player: 'person' }],
        [ana, 'DELETE', 'seats/1', {}],
      ] as const) {
        await start();
        const { table } = await player.need(method, `/api/tables/${id}/${path}`, body);
        expect(table.starting).toBeUndefined();
        expect(table.seats[0]?.commitment).toBeUndefined();
        if (!table.seats[1]?.player) await ben.sit(id, 1);
        else if (table.seats[1].player !== 'person') {
          await ana.need('PUT', `/api/tables/${id}/seats/1`, { player: 'person' });
          await ben.sit(id, 1);
        }
      }
      ana.open(id);
      const { chat } = await ana.until((state) => state.chat.length >= 5, 'the news');
      expect(chat.map(({ event }) => event)).toEqual(Array(5).fill('called-off'));
      // The page that is open now shows a new part of the dice by itself.
      await ana.until(({ table }) => table?.seats[0].commitment !== undefined, 'the commitment');
      await ana.start(id, [ben]);
      expect((await ana.need('GET', `/api/tables/${id}`)).table.status).toBe('racing');
    });
  });

  describe('every die is verified', () => {
    test('with people alone, and with bots at the start', async () => {
      for (const bots of [0, 2]) {
        for (const player of [ana, ben]) player.plays = true;
        const id = await begin([ana, ben], bots);
        cid.open(id);
        await Promise.all([ana.over, ben.over, cid.over]);
        expect(await verify(id, [ana, ben, cid])).toBe(0);
      }
    });

    test('with a late seat, a time-out, a seat that was left and an agreed take-back', async () => {
      const dan = house.player(server, 'Dan');
      const id = await begin([ana, ben, cid], 1, { clock: { kind: 'move', minutes: 1 } });
      // The throw of Ana is taken back by everybody's consent.
      ana.client?.choose(putUp(0));
      await ana.until(({ version }) => version === 1);
      ana.client?.undo();
      for (const player of [ben, cid]) {
        const { table } = await player.until((state) => state.table?.undo !== undefined);
        player.client?.consent(table?.undo?.request as string, true);
      }
      await ana.until(({ version, moments }) => version === 2 && moments.length === 1, 'the take-back');
      // She runs out of time, and is back.
      await aMinutePasses();
      for (const player of [ben, ana])
        await player.until(({ link, table }) => link === 'caught-up' && table?.seats[0]?.standIn !== undefined, 'a bot to stand in');
      ana.client?.comeBack();
      await ben.until(({ table }) => table?.seats[0]?.standIn === undefined, 'Ana to be back');
      // Cid leaves, Dan takes over; nobody rides on until then, or the race might be over.
      await cid.need('DELETE', `/api/tables/${id}/seats/2`);
      await dan.need('GET', `/api/tables/${id}`);
      await dan.sit(id, 2);
      dan.plays = true;
      dan.open(id);
      for (const player of [ana, ben]) {
        player.plays = true;
        player.nudge();
      }
      await Promise.all([ana.over, ben.over, dan.over]);
      expect(await verify(id, [ana, ben, dan])).toBe(1);
      const events = (await ana.until(({ chat }) => chat.length >= 5)).chat.map(({ event, name }) => `${event} ${name}`);
      expect(events).toEqual(['take-back Ana', 'timed-out Ana', 'came-back Ana', 'left Cid', 'took-over Dan']);
    }, 90_000);
  });

  describe('taking back', () => {
    test('nobody rewinds while another has run out of time, unless they agree', async () => {
      await begin([ana, ben], 0, { clock: { kind: 'move', minutes: 1 } });
      ana.client?.choose(putUp(0));
      await ben.turn;
      await aMinutePasses();
      await ana.until(({ table, version }) => table?.seats[1]?.standIn !== undefined && version === 2, 'a bot to stand in');
      ana.client?.undo();
      const { table } = await ben.until((state) => state.table?.undo !== undefined);
      expect(table?.undo?.agreed).toEqual([0]);
      expect(ana.state.version).toBe(2);
      ben.client?.consent(table?.undo?.request as string, true);
      await ana.until(({ version, moments }) => version === 3 && moments.length === 1, 'the take-back');
    });

    // No database decides the rest.
    if (!suffices(kind)) return;

    test('a race that is over stays over', async () => {
      for (const player of [ana, ben]) player.plays = true;
      const id = await begin([ana, ben]);
      await Promise.all([ana.over, ben.over]);
      const { version } = ana.state;
      const record = await ana.need<RaceRecord>('GET', `/api/tables/${id}/record`);
      for (const player of [ana, ben]) {
        player.plays = false;
        player.client?.undo();
        expect((await player.until(({ refusal }) => refusal !== undefined)).refusal?.reason).toBe('race-over');
      }
      expect(ana.state.version).toBe(version);
      expect(await ana.need<RaceRecord>('GET', `/api/tables/${id}/record`)).toEqual(record);
    });

    test('nobody rewinds before everybody has agreed', async () => {
      await begin([ana, ben, cid]);
      ana.client?.choose(putUp(0));
      await ben.turn;
      ana.client?.undo();
      const { table } = await ben.until((state) => state.table?.undo !== undefined, 'the request');
      const request = table?.undo?.request as string;
      ben.client?.consent(request, true);
      await ben.until((state) => state.outbox.length === 0 && state.table?.undo?.agreed.length === 2, 'the consent of Ben');
      expect(ben.state.version).toBe(1);
      cid.client?.consent(request, true);
      await ana.until(({ version, moments }) => version === 2 && moments.length === 1, 'the take-back');
    });

    const waysToGo = ['removed', 'banned', 'given to a bot', 'gone'] as const;
    /** Ben goes. */
    async function go(how: (typeof waysToGo)[number], id: string): Promise<void> {
      if (how === 'removed') await ana.need('DELETE', `/api/tables/${id}/seats/1`);
      if (how === 'banned') await ana.need('POST', `/api/tables/${id}/bans`, { seat: 1 });
      if (how === 'given to a bot') await ana.need('PUT', `/api/tables/${id}/seats/1`, { player: 'random' });
      if (how === 'gone') await ben.need('DELETE', `/api/tables/${id}/seats/1`);
    }

    test.each(waysToGo)('nobody rewinds when another was %s', async (how) => {
      const id = await begin([ana, ben]);
      ana.client?.choose(putUp(0));
      await ben.turn;
      ben.client?.choose(putUp(3));
      await ana.turn;
      await go(how, id);
      await ana.until(({ table }) => table?.seats[1]?.player !== 'person');
      const { version } = ana.state;
      ana.client?.choose(putUp(1));
      await ana.until((state) => state.version > version + 1 && state.outbox.length === 0, 'the bot');
      const played = ana.state.version;
      ana.client?.undo();
      expect((await ana.until(({ refusal }) => refusal !== undefined)).refusal?.reason).toBe('riders-changed');
      expect(ana.state.version).toBe(played);
    });

    test.each(waysToGo)('nobody agrees for another who was %s after the request', async (how) => {
      const id = await begin([ana, ben]);
      ana.client?.choose(putUp(0));
      await ben.turn;
      ben.client?.choose(putUp(3));
      await ana.turn;
      ana.client?.undo();
      const { table, version } = await ana.until((state) => state.table?.undo !== undefined, 'the request');
      await go(how, id);
      await ana.until((state) => state.table?.seats[1]?.player !== 'person' && state.table?.undo === undefined, 'the end of the request');
      ana.client?.consent(table?.undo?.request as string, true);
      // Also where another server has not heard of it: the request is stored again, as that one would see it.
      const undo = JSON.stringify({ ...table?.undo, left: 0 });
      await sql`update shared_tables set undo = ${undo}, changes = changes + 1 where id = ${id}`.execute(server.storage.db);
      ana.client?.say('Shall we?');
      await ana.until((state) => state.table?.undo !== undefined, 'the request again');
      ana.client?.consent(table?.undo?.request as string, true);
      await ana.until((state) => state.table?.undo === undefined, 'the end of the request');
      expect(ana.state.version).toBe(version);
    });

    test('what another chose without dice is not taken back when a bot has their seat', async () => {
      const { id } = await ana.make('leader-1', { players: 2 }, seats(2));
      const people = [ana, ben];
      for (const [seat, player] of people.entries()) {
        await player.sit(id, seat);
        player.open(id);
        await player.caughtUp;
      }
      await ana.start(id, [ben]);
      const choosing = async (player: Player) => {
        await player.turn;
        while (player.state.moments.at(-1)?.turn?.seat === people.indexOf(player)) {
          const { version } = player.state;
          player.client?.choose(player.state.moments.at(-1)?.turn?.choices?.[0] as Choice);
          await player.until((state) => state.version > version && state.outbox.length === 0, 'their choice');
        }
      };
      // L1-2.4: each chooses what their riders are good at, without dice.
      await choosing(ana);
      await choosing(ben);
      await ana.need('DELETE', `/api/tables/${id}/seats/1`);
      await ana.turn;
      const { length } = ana.state.moments;
      ana.client?.undo();
      expect((await ana.until(({ refusal }) => refusal !== undefined)).refusal?.reason).toBe('riders-changed');
      expect(ana.state.moments).toHaveLength(length);
    });

    test('what somebody else chose for a seat is not taken back by whoever has taken it over', async () => {
      const id = await begin([ana, ben, cid]);
      ana.client?.choose(putUp(0));
      await ben.turn;
      await ana.need('DELETE', `/api/tables/${id}/seats/0`);
      const dan = house.player(server, 'Dan');
      await dan.need('GET', `/api/tables/${id}`);
      await dan.sit(id, 0);
      dan.open(id);
      await dan.caughtUp;
      dan.client?.undo();
      expect((await dan.until(({ refusal }) => refusal !== undefined)).refusal?.reason).toBe('nothing-to-undo');
    });

    test('not to before somebody took a seat', async () => {
      const id = await begin([ana], 1);
      ana.client?.choose(putUp(0));
      await ana.until(({ version }) => version === 2);
      await ana.need('PUT', `/api/tables/${id}/seats/1`, { player: 'person' });
      await ben.need('GET', `/api/tables/${id}`);
      await ben.sit(id, 1);
      ben.open(id);
      await ben.caughtUp;
      ana.client?.undo();
      expect((await ana.until(({ refusal }) => refusal !== undefined)).refusal?.reason).toBe('riders-changed');
    });
  });

  describe('a seat in the race', () => {
    test('whose person the host removed is kept for that person, and for nobody else', async () => {
      const id = await begin([ana, ben]);
      ana.client?.choose(putUp(0));
      await ben.turn;
      await ana.need('DELETE', `/api/tables/${id}/seats/1`);
      await cid.need('GET', `/api/tables/${id}`);
      const sit = (player: Player) =>
        player.ask('POST', `/api/tables/${id}/seats/1`, { name: player.name, commitment: player.commitment(id) });
      expect(refused(await sit(cid))).toEqual([409, 'seat-taken']);
      // Nor by way of a bot, or of an open seat.
      await ana.need('PUT', `/api/tables/${id}/seats/1`, { player: 'random' });
      await ana.need('PUT', `/api/tables/${id}/seats/1`, { player: 'person' });
      expect(refused(await sit(cid))).toEqual([409, 'seat-taken']);
      expect((await ben.need('GET', `/api/tables/${id}`)).you).toMatchObject({ mayReturn: 1 });
      expect((await sit(ben)).status).toBe(200);
      expect((await ben.need('GET', `/api/tables/${id}`)).you).toMatchObject({ seat: 1 });
      const { chat } = await ana.until((state) => state.chat.length >= 3);
      expect(chat.map(({ event, name }) => `${event} ${name}`)).toEqual(['removed Ben', 'bot Ben', 'came-back Ben']);
    });

    // No database decides the rest.
    if (!suffices(kind)) return;

    test('that was lost when its time ran out is not opened by the host', async () => {
      const id = await begin([ana, ben], 0, { clock: { kind: 'move', minutes: 1, timeOut: 'forfeit' } });
      ana.client?.choose(putUp(0));
      await ben.turn;
      await aMinutePasses();
      await ana.until(({ table }) => table?.seats[1]?.player !== 'person', 'the end of their time');
      await ana.need('PUT', `/api/tables/${id}/seats/1`, { player: 'person' });
      await cid.need('GET', `/api/tables/${id}`);
      const sit = await cid.ask('POST', `/api/tables/${id}/seats/1`, { name: 'Cid', commitment: cid.commitment(id) });
      expect(refused(sit)).toEqual([409, 'seat-taken']);
    });

    test('shows whoever takes it over only what comes after', async () => {
      const { id } = await ana.make('leader-1', { players: 3 }, seats(3));
      const people = [ana, ben, cid];
      for (const [seat, player] of people.entries()) {
        await player.sit(id, seat);
        player.plays = true;
        player.open(id);
        await player.caughtUp;
      }
      await ana.need('POST', `/api/tables/${id}/start`);
      const secrets = () => ben.heard.flatMap((text) => text.match(/"secret":\{"seat":1[^}]*\}/g) ?? []);
      await ben.until(() => secrets().length > 0, 'a secret of Ben');
      for (const player of people) player.plays = false;
      const known = new Set(secrets());
      // A step that was on its way may still come: what Dan must not see is what came before them.
      const before = ben.state.moments.length - 1;
      const past = JSON.stringify(ben.state.moments.slice(0, before));
      await ben.need('DELETE', `/api/tables/${id}/seats/1`);
      const dan = house.player(server, 'Dan');
      await dan.need('GET', `/api/tables/${id}`);
      await dan.sit(id, 1);
      dan.open(id);
      const { moments, you } = await dan.caughtUp;
      expect(you?.seat).toBe(1);
      const shown = JSON.stringify(moments.slice(0, before));
      for (const secret of known) if (past.includes(secret)) expect(shown).not.toContain(secret);
      expect(shown).not.toContain('"choices"');
    });
  });

  // No database decides the rest.
  if (!suffices(kind)) return;

  test('a race of fairness version 1 goes on, and is verified, by its own scheme', async () => {
    const id = await begin([ana, ben]);
    const { db } = server.storage;
    await sql`update shared_tables set fairness = 1 where id = ${id}`.execute(db);
    await sql`update shared_seats set commitment = null where shared_table = ${id}`.execute(db);
    ana.client?.say('as it was');
    await ben.until(({ table }) => table?.fairness === 1);
    expect(ben.state.table?.seats.map(({ commitment }) => commitment)).toEqual(ben.memory.get(id)?.seats);
    ana.client?.choose(putUp(0));
    const first = (await ben.turn).moments[1]?.facts;
    ana.client?.undo();
    const { table } = await ben.until((state) => state.table?.undo !== undefined);
    ben.client?.consent(table?.undo?.request as string, true);
    await ana.until(({ version, moments }) => version === 2 && moments.length === 1);
    ana.client?.choose(putUp(0));
    expect((await ben.turn).moments[1]?.facts).toEqual(first);
    for (const player of [ana, ben]) player.plays = true;
    ben.nudge();
    await Promise.all([ana.over, ben.over]);
    const record = await ana.need<RaceRecord>('GET', `/api/tables/${id}/record`);
    expect(record.fairness).not.toHaveProperty('version');
    expect(verifyRecord(findGame(record.game) as Game, record, ben.memory.get(id) as Witnessed, ben.state.moments).ok).toBe(true);
  });

  describe('names', () => {
    test('no two people at a table have the same, however it is written', async () => {
      const { id: table } = await ana.make('los-ciclistas', { players: 3 }, seats(3));
      await ana.sit(table, 0);
      const sit = (name: string, seat: number) =>
        ben.ask('POST', `/api/tables/${table}/seats/${seat}`, { name, commitment: ben.commitment(table) });
      for (const name of ['Ana', ' ANA ', 'A\u200bna']) expect(refused(await sit(name, 1))).toEqual([409, 'name-taken']);
      expect((await sit('Ben', 1)).status).toBe(200);
      expect(refused(await sit('ana', 1))).toEqual([409, 'name-taken']);
      expect((await sit('Ben', 2)).status).toBe(200);
    });

    test('nobody goes by the name of another’s account', async () => {
      // No other test goes by these names here.
      const own = await house.open(kind);
      [ana, ben] = ['Ana', 'Ben'].map((name) => house.player(own, name)) as [Player, Player];
      await ana.need('POST', '/api/accounts', { name: 'Ana', password: 'up the Mortirolo' });
      const call = { game: 'los-ciclistas', options: { players: 2 }, seats: seats(2), settings: { clock: { kind: 'none' } } };
      const made = await ben.ask('POST', '/api/tables', { ...call, id: crypto.randomUUID(), hostName: 'ana' });
      expect(refused(made)).toEqual([409, 'name-of-account']);
      const { id } = await ana.make('los-ciclistas', { players: 2 }, seats(2));
      await ana.sit(id, 0);
      const sit = { name: 'ANA', commitment: ben.commitment(id) };
      expect(refused(await ben.ask('POST', `/api/tables/${id}/seats/1`, sit))).toEqual([409, 'name-of-account']);
      await ben.sit(id, 1);
    });
  });

  test('a report names the author of a line; nobody reports themselves', async () => {
    const id = await begin([ana, ben]);
    ben.client?.say('Boo');
    const { chat } = await ana.until((state) => state.chat.length === 1);
    const line = chat[0]?.number;
    expect(refused(await ben.ask('POST', `/api/tables/${id}/reports`, { text: 'me', line }))).toEqual([409, 'own-line']);
    expect(refused(await ben.ask('POST', `/api/tables/${id}/reports`, { text: 'me', seat: 1 }))).toEqual([409, 'own-seat']);
    expect((await ana.ask('POST', `/api/tables/${id}/reports`, { text: 'rude', line: 99 })).status).toBe(404);
    await ana.need('POST', `/api/tables/${id}/reports`, { text: 'rude', line });
    const { listReports } = await import('../src/data.ts');
    expect(await listReports(server.storage)).toMatchObject([{ text: 'rude', line: 'Boo', author: 'Ben' }]);
  });
});

import { randomUUID } from 'node:crypto';
import { findGame } from '@gruppetto/catalogue/all';
import { finishOf, type Game, isSettled, type RaceRecord, ScriptedDice } from '@gruppetto/kernel';
import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { perform } from '../src/tables/engine/engine-job.ts';
import type { TableRows } from '../src/tables/store/rows.ts';
import type { ServerTable } from '../src/tables/store/server-table.ts';
import { TableStore } from '../src/tables/store/table-store.ts';
import { tourWorker } from './databases.ts';
import { password } from './person.ts';
import { planOf } from './plans.ts';
import { type Player, seats } from './player.ts';
import { type TableServer, tableServers } from './table-server.ts';

const house = tableServers();

describe('nobody has more than 200 tables that are not over', () => {
  const settings = { clock: { kind: 'none' } };
  const tooMany = { status: 409, body: { error: { code: 'too-many-kept' } } };

  /** As many tables of the host of this one as one person may have, with this one. */
  async function fill(server: TableServer, id: string): Promise<Kysely<TableRows>> {
    const { db } = new TableStore(server.storage);
    const first = await db.selectFrom('shared_tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const row = { ...first, status: 'gathering' as const, tour: null, stage: null, stage_info: null };
    const more = Array.from({ length: 200 }, (_, index) => ({ ...row, id: randomUUID(), log: first.log + 1 + index }));
    for (const one of more.slice(first.status === 'over' ? 0 : 1)) await db.insertInto('shared_tables').values(one).execute();
    return db;
  }

  async function signUp(player: Player, owner?: Player): Promise<void> {
    const [key] = owner ? (await owner.need<{ keys: string[] }>('POST', '/api/keys', { count: 1 })).keys : [];
    await player.need('POST', '/api/accounts', { name: player.name, password, ...(key && { key }) });
  }

  test('that they make', async () => {
    const server = await house.open('sqlite');
    const ana = house.player(server, 'Ana');
    const { id } = await ana.make('los-ciclistas', { players: 2 }, seats(2));
    const db = await fill(server, id);
    const body = { id: randomUUID(), game: 'los-ciclistas', options: { players: 2 }, seats: seats(2), hostName: 'Ana', settings };
    expect(await ana.ask('POST', '/api/tables', body)).toMatchObject(tooMany);
    // One that is over makes room.
    await db.updateTable('shared_tables').set({ status: 'over' }).where('id', '=', id).execute();
    expect((await ana.ask('POST', '/api/tables', body)).status).toBe(200);
  });

  test('that follow others', async () => {
    const server = await house.open('sqlite');
    const ana = house.player(server, 'Ana');
    const { id } = await ana.make('los-ciclistas', { players: 2 }, seats(0, 2));
    await new TableStore(server.storage).db.updateTable('shared_tables').set({ status: 'over' }).where('id', '=', id).execute();
    const db = await fill(server, id);
    const again = { id: randomUUID() };
    expect(await ana.ask('POST', `/api/tables/${id}/rematch`, again)).toMatchObject(tooMany);
    await db.deleteFrom('shared_tables').where('id', '!=', id).execute();
    expect(await ana.ask('POST', `/api/tables/${id}/rematch`, again)).toMatchObject({ status: 200, body: again });
  });

  test('for stages of tours; those of contests are nobody’s, and a club has few contests at a time', async () => {
    const server = await house.open('sqlite', { tours: { script: await tourWorker() } });
    const [ana, ben] = ['Ana', 'Ben'].map((name) => house.player(server, name)) as [Player, Player];
    await signUp(ana);
    await signUp(ben, ana);
    const [tour, club] = [randomUUID(), randomUUID()];
    await ana.need('POST', '/api/tours', { id: tour, plan: planOf(2) });
    const { id } = await ana.make('los-ciclistas', { players: 2 }, seats(2));
    const db = await fill(server, id);
    const stage = { id: randomUUID(), settings, seats: [] };
    expect(await ana.ask('POST', `/api/tours/${tour}/tables`, stage)).toMatchObject(tooMany);

    await ana.need('POST', '/api/clubs', { id: club, name: 'The Thursday Bunch' });
    const { token } = await ana.need<{ token: string }>('POST', `/api/clubs/${club}/link`);
    await ben.need('POST', `/api/club-links/${token}`);
    const game = { game: 'los-ciclistas', options: { players: 2, length: 60 } };
    const contest = () => ({
      ...game,
      id: randomUUID(),
      name: 'Cup',
      kind: 'knock-out',
      days: 3,
      rounds: 1,
      names: ['Ana', 'Ben'],
      settings,
    });
    for (let cup = 0; cup < 20; cup++) expect((await ana.ask('POST', `/api/clubs/${club}/contests`, contest())).status).toBe(201);
    expect(await ana.ask('POST', `/api/clubs/${club}/contests`, contest())).toMatchObject(tooMany);
    const open = await db.selectFrom('shared_tables').select('id').where('club', '=', club).execute();
    expect(open).toHaveLength(20);

    // Whatever contests have made for them, the host of 199 tables may have another.
    await db.deleteFrom('shared_tables').where('id', '=', id).execute();
    expect((await ana.ask('POST', `/api/tours/${tour}/tables`, stage)).status).toBe(200);
  });

  test('and one address opens no more stages than tables', async () => {
    const server = await house.open('sqlite', { limited: true });
    const eve = house.player(server, 'Eve');
    const statuses = new Set<number>();
    for (let asked = 0; asked < 201; asked++)
      statuses.add((await eve.ask('POST', `/api/tours/${randomUUID()}/tables`, { id: randomUUID(), settings, seats: [] })).status);
    expect([...statuses]).toEqual([401, 429]);
  });
});

test('a log of 20,000 entries only goes forward', async () => {
  const server = await house.open('sqlite');
  const ana = house.player(server, 'Ana');
  const { id } = await ana.make('los-ciclistas', { players: 2 }, seats(1, 1));
  await ana.sit(id, 0);
  await ana.start(id);
  ana.open(id);
  await ana.turn;
  ana.close();
  const store = new TableStore(server.storage);
  const { log, version } = (await store.read(id)) as ServerTable;
  // As if a choice had been made and taken back all the time.
  const last = 20_000;
  const rows = Array.from({ length: last - version }, (_, index) => ({
    log,
    version: version + 1 + index,
    id: `agreed:0:${index}`,
    seat: 0,
    choice: null,
    dice: null,
    left_steps: version,
    at: 0,
  }));
  for (let first = 0; first < rows.length; first += 1_000)
    await store.db
      .insertInto('table_log')
      .values(rows.slice(first, first + 1_000))
      .execute();
  await store.change(id, () => ({ table: { version: last } }));
  await server.restart();
  ana.open(id);
  await ana.turn;
  expect(ana.state.version).toBe(last);
  expect(await ana.client?.undo()).toMatchObject({ kind: 'refused', refusal: { reason: 'log-full' } });
  expect(await ana.client?.choose(ana.wish)).toEqual({ kind: 'done' });
});

/** Before each step of a race: whether it could still change a place of the seat that made it. */
function settledBefore({ game, options, setup, steps }: RaceRecord): readonly boolean[] {
  const race = (findGame(game) as Game).race(options);
  const state = race.setup(new ScriptedDice(setup));
  return steps.map(({ seat, choice, dice }) => {
    const settled = isSettled(finishOf(race, race.standings(state), race.board(race.view(state, 'spectator'))), seat);
    race.play(state, choice, new ScriptedDice(dice));
    return settled;
  });
}

test('nobody is asked what cannot change their place any more', async () => {
  const server = await house.open('sqlite');
  const ana = house.player(server, 'Ana');
  const ben = house.player(server, 'Ben');
  const { id } = await ana.make('leader-1', { players: 2 }, seats(2));
  for (const [seat, player] of [ana, ben].entries()) {
    await player.sit(id, seat);
    player.open(id);
    player.plays = true;
  }
  await ana.start(id, [ben]);
  await Promise.all([ana.over, ben.over]);
  const record = await ana.need<RaceRecord>('GET', `/api/tables/${id}/record`);
  const { db } = new TableStore(server.storage);
  const entries = await db.selectFrom('table_log').select('id').orderBy('version').execute();
  const byServer = entries.map((entry) => entry.id.startsWith('bot:'));
  const settled = settledBefore(record);
  expect(byServer).toEqual(settled);
  expect(byServer).toContain(true);
  const texts = record.steps.map(({ seat, choice, dice }) => ({ seat, choice: JSON.stringify(choice), dice: JSON.stringify(dice) }));
  const after = (steps: number, more: object) => {
    const race = JSON.stringify({ game: record.game, options: record.options, seats: record.seats, ...more });
    const played = texts.slice(0, steps);
    return perform({ do: 'replay', race, base: { setup: record.setup }, steps: played, from: steps + 1, viewers: [] }, findGame);
  };
  const first = settled.indexOf(true);
  expect(after(first, {})).toMatchObject({ settled: true });
  // In a tour, time counts.
  expect(after(first, { inTour: true })).not.toHaveProperty('settled');
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ServerTable } from '../src/tables/store/server-table.ts';
import { TableStore } from '../src/tables/store/table-store.ts';
import { seats } from './player.ts';
import { tableServers } from './table-server.ts';

const house = tableServers();

test('nobody has more than 200 tables that are not over', async () => {
  const server = await house.open('sqlite');
  const ana = house.player(server, 'Ana');
  const { id } = await ana.make('los-ciclistas', { players: 2 }, seats(2));
  const { db } = new TableStore(server.storage);
  const first = await db.selectFrom('shared_tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const more = Array.from({ length: 199 }, (_, index) => ({ ...first, id: randomUUID(), log: first.log + 1 + index }));
  for (const row of more) await db.insertInto('shared_tables').values(row).execute();
  const settings = { clock: { kind: 'none' } };
  const body = { id: randomUUID(), game: first.game, options: { players: 2 }, seats: seats(2), hostName: 'Ana', settings };
  expect(await ana.ask('POST', '/api/tables', body)).toMatchObject({ status: 409, body: { error: { code: 'too-many-kept' } } });
  // One that is over makes room.
  await db.updateTable('shared_tables').set({ status: 'over' }).where('id', '=', id).execute();
  expect((await ana.ask('POST', '/api/tables', body)).status).toBe(200);
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

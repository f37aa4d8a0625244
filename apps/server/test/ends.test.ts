import { randomUUID } from 'node:crypto';
import { findGame } from '@gruppetto/catalogue/all';
import { finishOf, type Game, isSettled, type RaceRecord, ScriptedDice } from '@gruppetto/kernel';
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
  expect(byServer).toEqual(settledBefore(record));
  expect(byServer).toContain(true);
});

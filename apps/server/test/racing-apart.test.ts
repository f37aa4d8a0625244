import { randomUUID } from 'node:crypto';
import { findGame } from '@gruppetto/catalogue/all';
import { type Game, recordFrom, replayToEnd } from '@gruppetto/kernel';
import type { TourPlan } from '@gruppetto/tour';
import type { Leaderboard, MadeToken, SharedTable, StageTable, TableAnswer, TourAnswer } from '@gruppetto/wire';
import { beforeEach, describe, expect, test } from 'vitest';
import { newcomer, rateRace } from '../src/ratings/ratings.ts';
import { databases, suffices, tourWorker } from './databases.ts';
import { password } from './person.ts';
import { planOf } from './plans.ts';
import { Player, seats } from './player.ts';
import { type TableServer, tableServers } from './table-server.ts';

const house = tableServers();

/** A tour of two short stages. */
function shortTour(): TourPlan {
  const plan = planOf(2);
  return { ...plan, stages: plan.stages.map((stage) => ({ ...stage, options: { ...stage.options, length: 60 } })) };
}

/** Plays with a token, as a bot. */
class Program extends Player {
  private readonly token: string;

  constructor(base: string, name: string, token: string) {
    super(base, name);
    this.token = token;
  }

  protected override get more(): Readonly<Record<string, string>> {
    return { authorization: `Bearer ${this.token}` };
  }
}

describe.each(databases)('on %s', (kind) => {
  let server: TableServer;
  let ana: Player;
  let ben: Player;
  let cid: Player;
  beforeEach(async () => {
    server = await house.open(kind, { tours: { script: await tourWorker() }, tables: { lookEveryMs: 100 } });
    [ana, ben, cid] = ['Ana', 'Ben', 'Cid'].map((name) => house.player(server, name)) as [Player, Player, Player];
  });

  async function signUp(player: Player, owner?: Player): Promise<void> {
    const [key] = owner ? (await owner.need<{ keys: string[] }>('POST', '/api/keys', { count: 1 })).keys : [];
    await player.need('POST', '/api/accounts', { name: player.name, password, ...(key && { key }) });
  }

  const refused = (answer: { status: number; body: never }) => [answer.status, (answer.body as { error: { code: string } }).error.code];

  /** Sits down at seats, starts, and rides to the end. */
  async function ride(id: string, riders: readonly (readonly [Player, number])[]): Promise<void> {
    for (const [player, seat] of riders) await player.sit(id, seat);
    for (const [player] of riders) {
      player.plays = true;
      player.open(id);
      await player.caughtUp;
    }
    await ana.need('POST', `/api/tables/${id}/start`);
    for (const [player] of riders) await player.over;
    for (const [player] of riders) player.close();
  }

  /** The table as it is once its result is settled. */
  async function settled(id: string): Promise<SharedTable> {
    await expect.poll(async () => (await ana.need('GET', `/api/tables/${id}`)).table.seats[0].place, { timeout: 20_000 }).toBeDefined();
    return (await ana.need('GET', `/api/tables/${id}`)).table;
  }

  describe('a tour that is raced apart', () => {
    let tour: string;
    const tourNow = () => ana.need<TourAnswer>('GET', `/api/tours/${tour}`);
    const tables = () => ana.need<readonly StageTable[]>('GET', `/api/tours/${tour}/tables`);
    const opened = (more: object = {}) => ({
      id: randomUUID(),
      settings: { clock: { kind: 'none' } },
      seats: [{ account: 'Ana' }, { account: 'Ben' }, { player: 'person' }, { player: 'bot' }],
      ...more,
    });
    beforeEach(async () => {
      await signUp(ana);
      await signUp(ben, ana);
      tour = randomUUID();
      await ana.need('POST', '/api/tours', { id: tour, plan: shortTour() });
    });

    test('each result enters by itself, once, and the next stage stands ready with everybody’s seat', async () => {
      const first = await ana.need<StageTable>('POST', `/api/tours/${tour}/tables`, opened());
      expect(first).toMatchObject({ stage: 0, status: 'gathering' });
      // The same stage is opened once.
      expect((await ana.need<StageTable>('POST', `/api/tours/${tour}/tables`, opened())).id).toBe(first.id);
      const { table } = await ben.need('GET', `/api/tables/${first.id}`);
      expect(table.tour).toMatchObject({ id: tour, name: 'Vuelta de prueba', stage: 0, stages: 2 });
      expect(table.seats.map(({ heldFor, player }) => heldFor ?? player)).toEqual(['Ana', 'Ben', undefined, 'rule-of-thumb']);
      // By account or by link.
      expect(
        refused(await cid.ask('POST', `/api/tables/${first.id}/seats/1`, { name: 'Cid', commitment: cid.commitment(first.id) })),
      ).toEqual([403, 'seat-held']);
      await ride(first.id, [
        [ana, 0],
        [ben, 1],
        [cid, 2],
      ]);
      const over = await settled(first.id);
      expect(over.seats.map(({ place }) => place).sort()).toEqual([1, 2, 3, 4]);

      const { entries, version } = await tourNow();
      expect(version).toBe(1);
      expect(entries[0]).toMatchObject({
        id: first.id,
        entry: { do: 'result', stage: 0, how: 'raced', story: { dice: expect.any(Array) } },
      });
      expect(entries[0]).not.toHaveProperty('by');
      // Everybody who sees the tour can watch the race again, by the follow link too.
      const { token } = await ana.need<{ token: string }>('POST', `/api/tours/${tour}/follow`);
      const followed = await cid.need<TourAnswer>('GET', `/api/follow/${token}`);
      const [{ entry }] = followed.entries;
      const game = findGame(followed.plan.game) as Game;
      if (entry.do !== 'result' || !entry.race) throw new Error('the race was not kept');
      const read = recordFrom(game, followed.plan.seats, entry.race);
      if (!read.ok) throw new Error('the race that was kept cannot be read');
      const replayed = replayToEnd(game, read.value);
      expect(replayed.ok && game.stageRace?.result(read.value.options, replayed.value.state)).toEqual(entry.result);
      const [, second] = await tables();
      expect(second).toMatchObject({ stage: 1, status: 'gathering' });
      expect(over.next).toBe(second?.id);
      const ready = await cid.need('GET', `/api/tables/${second?.id}`);
      expect(ready.table.seats.map(({ heldFor, player }) => heldFor ?? player)).toEqual(['Ana', 'Ben', 'Cid', 'rule-of-thumb']);
      // Cid has no account: the seat is reserved for the browser they used.
      expect(ready.you.reserved).toBe(2);
      const { tables: mine } = await cid.need<{ tables: { id: string; invited?: boolean }[] }>('GET', '/api/tables/mine');
      expect(mine.find(({ id }) => id === second?.id)).toMatchObject({ invited: true, tour: 'Vuelta de prueba' });

      await ride(second?.id ?? '', [
        [ana, 0],
        [ben, 1],
        [cid, 2],
      ]);
      expect((await settled(second?.id ?? '')).next).toBeUndefined();
      expect((await tourNow()).version).toBe(2);
      expect((await ana.need<readonly { closed: number; winner?: string }[]>('GET', '/api/tours'))[0]).toMatchObject({
        closed: 2,
        winner: expect.any(String),
      });
      expect(refused(await ana.ask('POST', `/api/tours/${tour}/tables`, opened()))).toEqual([409, 'tour-over']);
      expect(server.errors).toEqual([]);
    });

    test('a server that stopped before the result was settled settles it when it is back, once', async () => {
      const { id } = await ana.need<StageTable>('POST', `/api/tours/${tour}/tables`, opened());
      await ride(id, [
        [ana, 0],
        [ben, 1],
        [cid, 2],
      ]);
      const { next } = await settled(id);
      // As if the server had been killed after the entry and before the rest, then after nothing at all.
      for (const _ of [1, 2]) {
        await server.storage.db
          .withTables<{ shared_tables: { id: string; finished: number | null } }>()
          .updateTable('shared_tables')
          .set({ finished: null })
          .where('id', '=', id)
          .execute();
        await server.restart();
        await expect
          .poll(
            async () =>
              (
                await server.storage.db
                  .withTables<{ shared_tables: { id: string; finished: number | null } }>()
                  .selectFrom('shared_tables')
                  .select('finished')
                  .where('id', '=', id)
                  .executeTakeFirst()
              )?.finished,
            { timeout: 20_000 },
          )
          .not.toBeNull();
      }
      expect((await tourNow()).version).toBe(1);
      expect((await tables()).map(({ id: one }) => one)).toEqual([id, next]);
    });

    // No database decides the rest.
    if (!suffices(kind)) return;

    test('what somebody has typed in meanwhile stays', async () => {
      const { id } = await ana.need<StageTable>('POST', `/api/tours/${tour}/tables`, opened());
      const { riders } = shortTour();
      const result = {
        day: 'stage',
        riders: riders.map((_, rider) => ({ rider, place: rider + 1, value: rider })),
        primes: [],
      };
      await ana.need('POST', `/api/tours/${tour}/entries`, {
        after: 0,
        entries: [{ id: randomUUID(), entry: { do: 'result', stage: 0, how: 'simulated', result } }],
      });
      await ride(id, [
        [ana, 0],
        [ben, 1],
        [cid, 2],
      ]);
      expect((await settled(id)).next).toBeUndefined();
      expect((await tourNow()).version).toBe(1);
    });

    test('only its owner and directors open a stage', async () => {
      expect(refused(await ben.ask('POST', `/api/tours/${tour}/tables`, opened()))).toEqual([404, 'not-found']);
      expect(refused(await ben.ask('GET', `/api/tours/${tour}/tables`))).toEqual([404, 'not-found']);
      const bad = await ana.ask('POST', `/api/tours/${tour}/tables`, opened({ settings: { clock: { kind: 'race' } } }));
      expect(refused(bad)).toEqual([400, 'invalid']);
    });
  });

  test('a rematch reserves everybody’s seat; of two who ask, one makes it', async () => {
    const { id } = await ana.make('los-ciclistas', { players: 3, length: 60 }, seats(2, 1));
    expect(refused(await ana.ask('POST', `/api/tables/${id}/rematch`, { id: randomUUID() }))).toEqual([409, 'racing']);
    await ride(id, [
      [ana, 0],
      [ben, 1],
    ]);
    await settled(id);
    expect(refused(await cid.ask('POST', `/api/tables/${id}/rematch`, { id: randomUUID() }))).toEqual([404, 'not-found']);
    const [one, other] = await Promise.all(
      [ana, ben].map((player) => player.need<{ id: string }>('POST', `/api/tables/${id}/rematch`, { id: randomUUID() })),
    );
    expect(one?.id).toBe(other?.id);
    expect((await settled(id)).next).toBe(one?.id);
    const { table, you } = await ben.need<TableAnswer>('GET', `/api/tables/${one?.id}`);
    expect(table.seats).toMatchObject([{ heldFor: 'Ana' }, { heldFor: 'Ben' }, { player: 'rule-of-thumb' }]);
    expect(you.reserved).toBe(1);
    expect(
      refused(await cid.ask('POST', `/api/tables/${one?.id}/seats/0`, { name: 'Cid', commitment: cid.commitment(one?.id ?? '') })),
    ).toEqual([403, 'seat-held']);
    await ben.sit(one?.id ?? '', 1);
  });

  describe('rated races', () => {
    const options = { players: 2, length: 60 };
    beforeEach(async () => {
      await signUp(ana);
      await signUp(ben, ana);
    });
    const ratings = async () =>
      (await server.storage.db.selectFrom('ratings').selectAll().orderBy('mu', 'desc').execute()).map(({ races, mu, sigma }) => ({
        races,
        mu,
        sigma,
      }));

    test('rate the accounts at the table once, and need an account', async () => {
      const { id } = await ana.make('los-ciclistas', options, seats(2), { rated: true });
      expect(refused(await cid.ask('POST', `/api/tables/${id}/seats/0`, { name: 'Cid', commitment: cid.commitment(id) }))).toEqual([
        403,
        'account-needed',
      ]);
      await ride(id, [
        [ana, 0],
        [ben, 1],
      ]);
      const table = await settled(id);
      const [best, worst] = await ratings();
      expect(best).toMatchObject({ races: 1 });
      expect(best?.mu).toBeGreaterThan(1500);
      expect(worst?.mu).toBeLessThan(1500);
      expect(best?.sigma).toBeLessThan(350);
      const gains = table.seats.map(({ gain = 0, place = 0 }) => [place, Math.sign(gain)]);
      expect(gains.sort()).toEqual([
        [1, 1],
        [2, -1],
      ]);
      await server.restart();
      expect(await ratings()).toEqual([best, worst]);
    });

    test('rate a person’s own bot apart from people, in a list of its own', async () => {
      const { token, id: bot } = await ana.need<MadeToken>('POST', '/api/tokens', { name: 'my bot', rights: ['bot'] });
      const program = new Program(server.base, 'Botvinnik', token);
      const { id } = await ana.make('los-ciclistas', { players: 3, length: 60 }, seats(3), { rated: true });
      await ride(id, [
        [ana, 0],
        [ben, 1],
        [program, 2],
      ]);
      const table = await settled(id);
      // Ana and Ben are rated as if they had been alone: a bot that lets its owner win makes nobody better.
      const [first = 0, second = 0] = table.seats.map(({ place }) => place ?? 0);
      const [best, worst] = await rateRace([newcomer, newcomer], [Math.min(first, second), Math.max(first, second)]);
      expect(await ratings()).toEqual([
        { races: 1, ...best },
        { races: 1, ...worst },
      ]);
      expect(table.seats[2]).toMatchObject({ bot: true, gain: expect.any(Number) });
      const board = () => ben.need<Leaderboard>('GET', '/api/ratings/los-ciclistas');
      const { lines, players, programs } = await board();
      expect([lines.map(({ name }) => name).sort(), players]).toEqual([['Ana', 'Ben'], 2]);
      expect(programs).toEqual([
        {
          name: 'Botvinnik',
          by: 'Ana',
          place: 1,
          races: 1,
          points: Math.round(1500 + (table.seats[2]?.gain ?? 0)),
          plusMinus: expect.any(Number),
        },
      ]);
      await server.restart();
      expect(await board()).toEqual({ lines, players, programs, bots: expect.any(Array) });
      expect(JSON.stringify(await ana.need('GET', '/api/account/export'))).toContain('Botvinnik');
      await ana.need('DELETE', `/api/tokens/${bot}`);
      expect((await board()).programs).toEqual([]);
    });

    test('are not escaped by leaving, and nobody rides for anybody', async () => {
      const { id } = await ana.make('los-ciclistas', options, seats(2), { rated: true });
      await ana.sit(id, 0);
      await ben.sit(id, 1);
      await ana.start(id, [ben]);
      await ben.need('DELETE', `/api/tables/${id}/seats/1`);
      const dee = house.player(server, 'Dee');
      await signUp(dee, ana);
      expect(refused(await dee.ask('POST', `/api/tables/${id}/seats/1`, { name: 'Dee', commitment: dee.commitment(id) }))).toEqual([
        409,
        'seat-taken',
      ]);
      ana.plays = true;
      ana.open(id);
      await ana.over;
      const table = await settled(id);
      expect(table.seats[1]?.place).toBe(2);
      expect(table.seats[1]?.gain).toBeLessThan(0);
      expect((await ratings()).map(({ races }) => races)).toEqual([1, 1]);
    });
  });
});

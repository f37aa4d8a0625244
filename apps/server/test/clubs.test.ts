import { randomUUID } from 'node:crypto';
import type { Club, Leaderboard, Profile } from '@gruppetto/wire';
import { beforeEach, describe, expect, test } from 'vitest';
import { deal, leaguePoints, leagueRound, nextRound, roundsOf } from '../src/clubs/contest-plan.ts';
import { Contests } from '../src/clubs/contests.ts';
import { lineOf } from '../src/clubs/seasons.ts';
import { lowerEdge, newcomer, rateRace } from '../src/ratings/ratings.ts';
import { TableStore } from '../src/tables/store/table-store.ts';
import { databases, suffices, tourWorker } from './databases.ts';
import { password } from './person.ts';
import { planOf } from './plans.ts';
import { type Player, seats } from './player.ts';
import { type TableServer, tableServers } from './table-server.ts';

const house = tableServers();

describe.each(databases)('on %s', (kind) => {
  let server: TableServer;
  let ana: Player;
  let ben: Player;
  let cid: Player;
  let dee: Player;
  let club: string;
  beforeEach(async () => {
    server = await house.open(kind, { tours: { script: await tourWorker() }, tables: { lookEveryMs: 100 } });
    [ana, ben, cid, dee] = ['Ana', 'Ben', 'Cid', 'Dee'].map((name) => house.player(server, name)) as [Player, Player, Player, Player];
    for (const player of [ana, ben, cid, dee]) {
      const [key] = player === ana ? [] : (await ana.need<{ keys: string[] }>('POST', '/api/keys', { count: 1 })).keys;
      await player.need('POST', '/api/accounts', { name: player.name, password, ...(key && { key }) });
    }
    club = randomUUID();
    await ana.need('POST', '/api/clubs', { id: club, name: 'The Thursday Bunch' });
    const { token } = await ana.need<{ token: string }>('POST', `/api/clubs/${club}/link`);
    for (const player of [ben, cid]) expect(await player.need('POST', `/api/club-links/${token}`)).toEqual({ id: club });
  });
  const refused = (answer: { status: number; body: never }) => [answer.status, (answer.body as { error: { code: string } }).error.code];
  const read = (player = ana) => player.need<Club>('GET', `/api/clubs/${club}`);

  async function ride(id: string, host: Player, riders: readonly (readonly [Player, number])[]): Promise<void> {
    for (const [player, seat] of riders) await player.sit(id, seat);
    for (const [player] of riders) {
      player.plays = true;
      player.open(id);
      await player.caughtUp;
    }
    await host.need('POST', `/api/tables/${id}/start`);
    for (const [player] of riders) await player.over;
    for (const [player] of riders) player.close();
  }

  test('races and tours of a club give points in its season, once; the season ends in the hall of fame', async () => {
    const season = randomUUID();
    await ben.need('POST', `/api/clubs/${club}/seasons`, { id: season, name: 'Autumn', best: 2 });
    const { id } = await ana.make('los-ciclistas', { players: 3, length: 60 }, seats(2, 1));
    expect(refused(await ben.ask('PUT', `/api/clubs/${club}/tables/${id}`))).toEqual([404, 'not-found']);
    await ana.need('PUT', `/api/clubs/${club}/tables/${id}`);
    await ride(id, ana, [
      [ana, 0],
      [ben, 1],
    ]);
    await expect.poll(async () => (await read()).seasons[0]?.lines.length, { timeout: 20_000 }).toBe(2);
    const [first] = (await read()).seasons;
    expect(first?.sources).toMatchObject([{ id, game: 'los-ciclistas' }]);
    for (const { results, total } of first?.lines ?? []) expect(total).toBe([10, 8, 6][(results[0]?.place ?? 0) - 1]);

    const tour = randomUUID();
    await ana.need('POST', '/api/tours', { id: tour, plan: planOf(1) });
    await ana.need('PUT', `/api/clubs/${club}/tours/${tour}`);
    const stage = await ana.need<{ id: string }>('POST', `/api/tours/${tour}/tables`, {
      id: randomUUID(),
      settings: { clock: { kind: 'none' } },
      seats: [{ account: 'Ana' }, { account: 'Cid' }, { player: 'bot' }, { player: 'bot' }],
    });
    await ride(stage.id, ana, [
      [ana, 0],
      [cid, 1],
    ]);
    await expect.poll(async () => (await read()).seasons[0]?.sources.length, { timeout: 20_000 }).toBe(2);
    const before = await read();
    expect(before.seasons[0]?.sources[1]).toMatchObject({ id: tour, tour: 'Vuelta de prueba' });
    expect(before.tours).toMatchObject([{ id: tour, closed: 1, stages: 1 }]);
    await server.restart();
    expect((await read()).seasons).toEqual(before.seasons);

    expect(refused(await ben.ask('POST', `/api/clubs/${club}/seasons/${season}/end`))).toEqual([403, 'owner-only']);
    await ana.need('POST', `/api/clubs/${club}/seasons/${season}/end`);
    const { fame, seasons } = await read();
    expect(fame[0]).toEqual({ name: seasons[0]?.lines[0]?.name, title: 'Autumn', kind: 'season', points: seasons[0]?.lines[0]?.total });
  });

  const contest = (more: object = {}) => ({
    id: randomUUID(),
    name: 'Autumn cup',
    kind: 'knock-out',
    game: 'los-ciclistas',
    options: { players: 2, length: 60 },
    days: 7,
    rounds: 1,
    names: ['Ana', 'Ben', 'Cid'],
    settings: { clock: { kind: 'none' } },
    ...more,
  });

  test('a knock-out pairs itself to its winner, and survives a restart in between', async () => {
    expect(refused(await ana.ask('POST', `/api/clubs/${club}/contests`, contest({ names: ['Ana', 'Dee'] })))).toEqual([
      409,
      'not-a-member',
    ]);
    const wish = contest();
    await ana.need('POST', `/api/clubs/${club}/contests`, wish);
    await ana.need('POST', `/api/clubs/${club}/contests`, wish);
    const [cup] = (await read()).contests;
    // Two tables: one of two people, and a walk-over.
    expect(cup).toMatchObject({ round: 1, rounds: 2 });
    expect(cup?.tables[0]?.map(({ names, result }) => [names.length, result?.length])).toEqual([
      [1, 1],
      [2, undefined],
    ]);
    const open = cup?.tables[0]?.find(({ names }) => names.length === 2);
    const people = open?.names.map((name) => [ana, ben, cid].find((player) => player.name === name) as Player) ?? [];
    const id = open?.table ?? '';
    await server.restart();
    await ride(
      id,
      people[0] as Player,
      people.map((player, seat) => [player, seat] as const),
    );
    await expect.poll(async () => (await read()).contests[0]?.round, { timeout: 20_000 }).toBe(2);
    const final = (await read()).contests[0]?.tables[1]?.[0];
    expect(final?.names).toHaveLength(2);
    const finalists = final?.names.map((name) => [ana, ben, cid].find((player) => player.name === name) as Player) ?? [];
    expect((await finalists[1]?.need('GET', `/api/tables/${final?.table}`))?.you.reserved).toBe(1);
    await ride(
      final?.table ?? '',
      finalists[0] as Player,
      finalists.map((player, seat) => [player, seat] as const),
    );
    await expect.poll(async () => (await read()).contests[0]?.winner, { timeout: 20_000 }).toBeDefined();
    expect((await read()).fame).toMatchObject([{ title: 'Autumn cup', kind: 'contest' }]);
    expect(server.errors).toEqual([]);
  });

  test('a table of a contest at which nobody begins in time is decided by who came', async () => {
    await ana.need('POST', `/api/clubs/${club}/contests`, contest({ kind: 'league', rounds: 1, names: ['Ana', 'Ben'] }));
    const table = (await read()).contests[0]?.tables[0]?.[0];
    await ben.sit(table?.table ?? '', (table?.names ?? []).indexOf('Ben'));
    server.wait(8 * 86_400_000);
    await server.restart();
    await expect.poll(async () => (await read()).contests[0]?.winner, { timeout: 20_000 }).toBe('Ben');
    expect((await read()).contests[0]?.standings).toMatchObject([
      { name: 'Ben', points: 1 },
      { name: 'Ana', points: 0 },
    ]);
  });

  test('of several servers that call such a table at the same moment the first decides', async () => {
    await ana.need('POST', `/api/clubs/${club}/contests`, contest({ kind: 'league', rounds: 1, names: ['Ana', 'Ben'] }));
    const table = (await read()).contests[0]?.tables[0]?.[0];
    await ben.sit(table?.table ?? '', (table?.names ?? []).indexOf('Ben'));
    const now = () => Date.now() + 8 * 86_400_000;
    const contests = new Contests({ store: new TableStore(server.storage), now, opened: () => {} });
    await Promise.all(Array.from({ length: 4 }, () => contests.callOverdue()));
    expect((await read()).contests[0]?.tables[0]?.[0]?.result).toEqual(['Ben', 'Ana']);
  });

  test('a club has an end: of many who add at the same moment no more get in than fit', async () => {
    const { db } = server.storage;
    const rows = (count: number) => Array.from({ length: count }, () => ({ id: randomUUID(), club, name: 'Old', winner: null }));
    const season = { points: '[1]', best: null, began: 1, ended: 2, winner_points: null };
    await db
      .insertInto('seasons')
      .values(rows(199).map((row) => ({ ...row, ...season })))
      .execute();
    const old = {
      kind: 'league' as const,
      game: 'los-ciclistas',
      options: '{}',
      clock: '{}',
      rated: 0 as const,
      table_size: 2,
      days: 1,
      winner: 'nobody',
    };
    await db
      .insertInto('contests')
      .values(rows(200).map((row) => ({ ...row, ...old, round: 1, rounds: 1, made: 1 })))
      .execute();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ben.ask('POST', `/api/clubs/${club}/seasons`, { id: randomUUID(), name: 'Autumn' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(refused(await ana.ask('POST', `/api/clubs/${club}/contests`, contest()))).toEqual([409, 'too-many-kept']);
  });

  test('a profile is drawn from results, and shown to whom its owner says; a leaderboard lists the rated', async () => {
    const { id } = await ana.make('los-ciclistas', { players: 3, length: 60 }, seats(2, 1), { rated: true });
    await ride(id, ana, [
      [ana, 0],
      [ben, 1],
    ]);
    await expect.poll(async () => (await ana.need<Profile>('GET', '/api/players/Ana')).races, { timeout: 20_000 }).toBe(1);
    const own = await ana.need<Profile>('GET', '/api/players/ana');
    expect(own).toMatchObject({
      name: 'Ana',
      own: true,
      shown: 'friends',
      games: [{ game: 'los-ciclistas', races: 1, fair: 1 / 3, rating: { races: 1 }, rank: [expect.any(Number), 2], curve: [{}] }],
      latest: [{ table: id, seats: 3, opponents: [{ name: 'Ben' }, { bot: 'rule-of-thumb' }] }],
      clubs: [{ name: 'The Thursday Bunch' }],
    });
    expect(own.headToHead.find(({ name }) => name === 'Ben')).toMatchObject({ account: true });
    expect(own.favourites.length).toBeGreaterThan(0);
    expect(refused(await dee.ask('GET', '/api/players/Ana'))).toEqual([404, 'not-found']);
    // Friends are those who have added each other.
    await ben.need('PUT', '/api/friends/Ana');
    expect(refused(await ben.ask('GET', '/api/players/Ana'))).toEqual([404, 'not-found']);
    expect(await ana.need('PUT', '/api/friends/Ben')).toEqual({ name: 'Ben', mutual: true });
    const seen = await ben.need<Profile>('GET', '/api/players/Ana');
    expect(seen).toMatchObject({ friend: true, races: 1 });
    // The link of a private table is a secret of those who sat there.
    expect(seen.latest[0]).not.toHaveProperty('table');
    await ana.need('PUT', '/api/preferences', { profile: 'everyone', telling: true });
    expect((await dee.need<Profile>('GET', '/api/players/Ana')).races).toBe(1);
    await ana.need('PUT', '/api/preferences', { profile: 'nobody', telling: true });
    expect(refused(await ben.ask('GET', '/api/players/Ana'))).toEqual([404, 'not-found']);
    const board = await ana.need<Leaderboard>('GET', '/api/ratings/los-ciclistas');
    expect(board).toMatchObject({ players: 2, lines: [{ place: 1 }, { place: 2 }] });
    expect(refused(await ana.ask('GET', '/api/ratings/chess'))).toEqual([404, 'not-found']);
    // All of it is the person's to take along, and goes with the account.
    const exported = await ana.need<Record<string, unknown[]>>('GET', '/api/account/export');
    expect([exported.ratings, exported.friends, exported.preferences, exported.clubs].map((list) => list?.length)).toEqual([1, 1, 1, 1]);
    await ben.need('DELETE', '/api/account', { password });
    expect((await ana.need<Leaderboard>('GET', '/api/ratings/los-ciclistas')).players).toBe(1);
    expect(await ana.need('GET', '/api/friends')).toEqual([]);
  });

  // No database decides the rest.
  if (!suffices(kind)) return;

  test('a club is its members’ alone, and always has an owner', async () => {
    expect(await read(ben)).toMatchObject({
      name: 'The Thursday Bunch',
      owner: false,
      members: [{ name: 'Ana', owner: true }, { name: 'Ben' }, { name: 'Cid' }],
    });
    expect(await read(ben)).not.toHaveProperty('link');
    expect((await read()).link).toBeDefined();
    expect(refused(await dee.ask('GET', `/api/clubs/${club}`))).toEqual([404, 'not-found']);
    expect(refused(await ben.ask('DELETE', `/api/clubs/${club}`))).toEqual([403, 'owner-only']);
    expect(refused(await ben.ask('DELETE', `/api/clubs/${club}/members/Cid`))).toEqual([403, 'owner-only']);
    expect(refused(await dee.ask('POST', '/api/club-links/nonsense'))).toEqual([404, 'not-found']);
    await ana.need('DELETE', `/api/clubs/${club}/members/Ana`);
    expect(await read(ben)).toMatchObject({
      owner: true,
      members: [
        { name: 'Ben', owner: true },
        { name: 'Cid', owner: false },
      ],
    });
    for (const player of [ben, cid]) await player.need('DELETE', `/api/clubs/${club}/members/${player.name}`);
    expect(await server.storage.db.selectFrom('clubs').selectAll().execute()).toEqual([]);
  });

  test('the calendar knows who is coming', async () => {
    const event = randomUUID();
    await ben.need('POST', `/api/clubs/${club}/events`, { id: event, title: 'Round 8', at: Date.now() + 86_400_000 });
    await ana.need('PUT', `/api/clubs/${club}/events/${event}/reply`, { coming: true });
    await cid.need('PUT', `/api/clubs/${club}/events/${event}/reply`, { coming: false });
    expect((await read()).events).toMatchObject([{ id: event, title: 'Round 8', coming: ['Ana'], notComing: ['Cid'] }]);
    expect(refused(await dee.ask('PUT', `/api/clubs/${club}/events/${event}/reply`, { coming: true }))).toEqual([404, 'not-found']);
    await ben.need('DELETE', `/api/clubs/${club}/events/${event}`);
    expect((await read()).events).toEqual([]);
  });
});

describe('contests', () => {
  const people = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

  test('are dealt so that the best meet late', () => {
    expect(deal(people(8), 4)).toEqual([
      ['p0', 'p3', 'p4', 'p7'],
      ['p1', 'p2', 'p5', 'p6'],
    ]);
    expect(deal(people(3), 2).map((table) => table.length)).toEqual([1, 2]);
  });

  test('go on with half of each table until one table is left', () => {
    expect(
      nextRound(
        [
          ['a', 'b', 'c', 'd'],
          ['e', 'f', 'g', 'h'],
        ],
        4,
      ),
    ).toEqual(['a', 'e', 'b', 'f']);
    expect(nextRound([['a', 'b']], 4)).toBeUndefined();
    for (const [entrants, size, rounds] of [
      [2, 2, 1],
      [3, 2, 2],
      [8, 2, 3],
      [8, 4, 2],
      [9, 4, 3],
      [64, 4, 5],
    ] as const)
      expect(roundsOf(entrants, size), `${entrants} at tables of ${size}`).toBe(rounds);
  });

  test('a league of four at tables of two meets everybody in three rounds', () => {
    const before: (readonly string[])[] = [];
    for (let round = 0; round < 3; round++) before.push(...leagueRound(people(4), 2, before));
    expect(new Set(before.map((table) => [...table].sort().join())).size).toBe(6);
    expect([
      ...leaguePoints([
        ['a', 'b', 'c'],
        ['b', 'a'],
      ]),
    ]).toEqual([
      ['a', { points: 2, raced: 2 }],
      ['b', { points: 2, raced: 2 }],
      ['c', { points: 0, raced: 1 }],
    ]);
  });

  test('of a season the best results count', () => {
    const results = [3, 10, 5].map((points, index) => ({ source: `${index}`, points, place: 1 }));
    expect(lineOf('Ana', results, 2)).toMatchObject({ total: 15, results: [{ dropped: true }, { points: 10 }, { points: 5 }] });
    expect(lineOf('Ana', results).total).toBe(18);
  });
});

describe('ratings', () => {
  test('rise with the place, and become surer', async () => {
    const after = await rateRace([newcomer, newcomer, newcomer], [1, 2, 3]);
    expect(after[0]?.mu).toBeGreaterThan(after[1]?.mu ?? 0);
    expect(after[1]?.mu).toBeGreaterThan(after[2]?.mu ?? 0);
    for (const { sigma } of after) expect(sigma).toBeLessThan(newcomer.sigma);
  });

  test('three lucky races do not lead', async () => {
    let lucky = newcomer;
    for (let race = 0; race < 3; race++) [lucky = newcomer] = await rateRace([lucky, newcomer], [1, 2]);
    let steady = newcomer;
    for (let race = 0; race < 60; race++)
      [steady = newcomer] = await rateRace([steady, { mu: 1500, sigma: 60 }], race % 3 === 2 ? [2, 1] : [1, 2]);
    expect(lowerEdge(steady)).toBeGreaterThan(lowerEdge(lucky));
  });
});

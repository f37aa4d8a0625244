import { cardOf, findGame, type GameId, gameIds } from '@gruppetto/catalogue/all';
import { describe, expect, test } from 'vitest';
import type { TableRows } from '../src/tables/store/rows.ts';
import type { Player } from './player.ts';
import { tableServers } from './table-server.ts';

const { open, player } = tableServers();

/** A race of bots that anybody may watch, or nobody. */
async function ride(ann: Player, game: string, spectators: boolean): Promise<string> {
  const options = findGame(game)?.options.parse({});
  if (!options?.ok) throw new Error(`${game} has no defaults`);
  const count = findGame(game)?.race(options.value).seats ?? 0;
  const seats = Array.from({ length: count }, (_, seat) => ({ colour: ['red', 'blue', 'green', 'white'][seat % 4], player: 'random' }));
  const { id } = await ann.make(game, options.value, seats, { spectators });
  await ann.start(id);
  await expect.poll(async () => (await ann.need('GET', `/api/tables/${id}`)).table.status, { timeout: 30_000 }).toBe('over');
  return id;
}

describe('a race travels', () => {
  test.each(gameIds)('%s is drawn at any moment, for anybody', async (game) => {
    const server = await open('sqlite');
    const id = await ride(player(server, 'Ann'), game, true);
    for (const at of ['?at=0', '?at=5', '', '?at=99999999']) {
      const answer = await fetch(`${server.base}/still/${id}/race.svg${at}`);
      expect(answer.headers.get('content-type')).toContain('image/svg+xml');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(await answer.text()).toMatch(/^<svg [\s\S]*<\/svg>$/);
    }
    // A link may name the language of its caption; otherwise it is that of the reader. At the end there is always something to tell.
    const stillIn = async (query: string, reader = 'en') =>
      (await fetch(`${server.base}/still/${id}/race.svg?at=99999999${query}`, { headers: { 'accept-language': reader } })).text();
    expect(await stillIn('&lang=de')).toBe(await stillIn('', 'de-AT, en'));
    expect(await stillIn('&lang=de')).not.toBe(await stillIn('', 'en'));
    expect(await stillIn('&lang=de', 'nl')).not.toBe(await stillIn('', 'nl'));
  });

  test('its link shows a picture; its embed may stand on any page, and on no other may we', async () => {
    const server = await open('sqlite');
    const [game = ''] = gameIds;
    const id = await ride(player(server, 'Ann'), game, true);
    const page = await (await fetch(`${server.base}/shared/${id}?at=5`)).text();
    const [, content = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
    const image = content.replace('&#38;', '&');
    expect(image).toBe(`${server.base}/still/${id}/race.png?at=5&lang=en`);
    const picture = await fetch(image);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    const embed = await fetch(`${server.base}/embed/${id}?at=5`);
    expect(embed.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(embed.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(embed.headers.get('x-frame-options')).toBeNull();
    expect(await embed.text()).toContain(`/still/${id}/race.svg?at=5&amp;lang=en`);
    const other = await fetch(`${server.base}/lobby`);
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('a moment is worked out once, however it is asked for, and a link to it without the rules engine', async () => {
    const server = await open('sqlite', { limited: true });
    const [game = ''] = gameIds;
    const id = await ride(player(server, 'Ann'), game, true);
    const statusOf = async (path: string) => {
      const answer = await fetch(server.base + path);
      await answer.arrayBuffer();
      return answer.status;
    };
    const { steps } = await server.storage.db
      .withTables<TableRows>()
      .selectFrom('shared_tables')
      .select('steps')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // More at once than one address may have drawn: they share one picture.
    const same = Array.from({ length: 40 }, (_, index) => `/still/${id}/race.png?at=${index % 2 ? steps : steps + index}`);
    expect(new Set(await Promise.all(same.map(statusOf)))).toEqual(new Set([200]));
    // From now on nothing can be worked out any more.
    await server.storage.db.withTables<TableRows>().updateTable('table_log').set({ choice: 'damaged' }).execute();
    expect(await statusOf(`/still/${id}/race.svg?at=${steps - 1}`)).toBe(500);
    for (const at of ['', `?at=${steps}`, `?at=${steps + 1}`, '?at=99999999'])
      for (const type of ['svg', 'png']) expect(await statusOf(`/still/${id}/race.${type}${at}`)).toBe(200);
    const page = await (await fetch(`${server.base}/shared/${id}?at=99999999`)).text();
    expect(page).toContain(`content="Gruppetto · ${cardOf(game as GameId).title}"`);
    expect(page).toContain('finished"');
    expect(page).toContain(`/still/${id}/race.png?at=${steps}&#38;lang=en"`);
  });

  test('whoever has used up what is costly gets no new picture, and those that are there', async () => {
    const server = await open('sqlite', { limited: true });
    const [game = ''] = gameIds;
    const id = await ride(player(server, 'Ann'), game, true);
    const picture = (at: number) => fetch(`${server.base}/still/${id}/race.png?at=${at}`);
    expect((await picture(1)).status).toBe(200);
    for (let count = 0; count < 40; count++) await fetch(`${server.base}/api/account/export`);
    expect((await picture(2)).status).toBe(429);
    expect((await picture(1)).status).toBe(200);
    expect((await fetch(`${server.base}/still/${id}/race.svg?at=2`)).status).toBe(200);
  });

  test('whoever has read many races gets no moment that nobody has asked for, and those that are there', async () => {
    const server = await open('sqlite', { limited: true });
    const [game = ''] = gameIds;
    const id = await ride(player(server, 'Ann'), game, true);
    const still = (at: number) => fetch(`${server.base}/still/${id}/race.svg?at=${at}`);
    expect((await still(1)).status).toBe(200);
    const record = async () => (await fetch(`${server.base}/api/tables/${crypto.randomUUID()}/record`)).status;
    for (let count = 0; count < 300; count++) expect([404, 429]).toContain(await record());
    expect([await record(), (await still(2)).status, (await still(1)).status]).toEqual([429, 429, 200]);
  });

  test('a private race, one that has not begun and one that is not there show nothing', async () => {
    const server = await open('sqlite');
    const ann = player(server, 'Ann');
    const [game = ''] = gameIds;
    const hidden = await ride(ann, game, false);
    const waiting = (await ann.make(game, { players: 2, length: 60 }, [{ colour: 'red' }, { colour: 'blue' }])).id;
    for (const id of [hidden, waiting, crypto.randomUUID(), 'nonsense']) {
      for (const path of [`/still/${id}/race.svg`, `/still/${id}/race.png`, `/embed/${id}`])
        expect([400, 404], `${path}`).toContain((await fetch(server.base + path)).status);
      const page = await fetch(`${server.base}/shared/${id}?at=1`);
      expect(page.status).toBe(200);
      expect(await page.text()).not.toContain('og:');
    }
    const follow = await fetch(`${server.base}/follow/no-such-link`);
    expect(follow.status).toBe(200);
    expect(await follow.text()).not.toContain('og:');
  });
});

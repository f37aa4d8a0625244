import { randomUUID } from 'node:crypto';
import { livePath, type PageMessage, type ServerMessage } from '@gruppetto/wire';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ChatStore } from '../src/tables/store/chat-store.ts';
import { TableStore } from '../src/tables/store/table-store.ts';
import { databases } from './databases.ts';
import { type Player, seats } from './player.ts';
import { tableServers } from './table-server.ts';

const house = tableServers();
afterEach(() => vi.restoreAllMocks());

/** A page that has said hello. */
class Page {
  readonly heard: ServerMessage[] = [];
  closed: number | undefined;
  private readonly socket: WebSocket;
  readonly greeted: Promise<void>;

  constructor({ base, cookie }: Player, table: string) {
    this.socket = new WebSocket(base.replace('http', 'ws') + livePath(table), { headers: { origin: base, cookie } });
    this.socket.on('error', () => undefined);
    this.socket.on('close', (code) => {
      this.closed = code;
    });
    this.greeted = new Promise((done) => {
      this.socket.on('message', (data) => {
        const message = JSON.parse(data.toString()) as ServerMessage;
        this.heard.push(message);
        if (message.type === 'moments') done();
      });
    });
    this.socket.on('open', () => this.say({ type: 'hello', after: -1 }));
  }

  say(message: PageMessage): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message));
  }

  chat(text: string): void {
    this.say({ type: 'chat', id: randomUUID(), text });
  }

  answers(type: 'done' | 'refused'): number {
    return this.heard.filter((message) => message.type === type).length;
  }

  end(): void {
    this.socket.terminate();
  }
}

/** Many pages of one guest, who has a table of their own. */
async function crowd(count: number, limited = true) {
  const server = await house.open('sqlite', { limited });
  const eve = house.player(server, 'Eve');
  const { id } = await eve.make('los-ciclistas', { players: 2 }, seats(2));
  const pages = Array.from({ length: count }, () => new Page(eve, id));
  await Promise.all(pages.map(({ greeted }) => greeted));
  return { server, eve, id, pages };
}

describe('however many pages an address has open', () => {
  test('together they send no more than a few pages would', async () => {
    const { pages } = await crowd(16);
    for (const page of pages) for (let message = 0; message < 50; message++) page.say({ type: 'ping' });
    await vi.waitFor(() => expect(pages.some(({ closed }) => closed === 1013)).toBe(true), 5_000);
    const pongs = pages.flatMap(({ heard }) => heard).filter(({ type }) => type === 'pong').length;
    expect(pongs).toBeLessThan(790);
    for (const page of pages) page.end();
  });

  test('they send no more text than a few pages would', async () => {
    const { pages } = await crowd(8);
    const choice = { nothing: 'x'.repeat(60_000) } as never;
    for (const page of pages) for (let step = 0; step < 5; step++) page.say({ type: 'step', id: randomUUID(), after: 0, choice });
    await vi.waitFor(() => expect(pages.some(({ closed }) => closed === 1013)).toBe(true), 5_000);
    for (const page of pages) page.end();
  });

  test('they chat no faster than a table can read', async () => {
    const { pages } = await crowd(20);
    for (const page of pages) for (let line = 0; line < 5; line++) page.chat(`line ${line}`);
    const count = (type: 'done' | 'refused') => pages.reduce((sum, page) => sum + page.answers(type), 0);
    await vi.waitFor(() => expect(count('done') + count('refused')).toBe(100), 20_000);
    expect(count('done')).toBeGreaterThan(20);
    expect(count('refused')).toBeGreaterThan(20);
    for (const page of pages) page.end();
  });

  test('a change at their table asks the database once for all of them', async () => {
    const { eve, id, pages } = await crowd(20);
    const about = vi.spyOn(TableStore.prototype, 'aboutPeople');
    const one = [vi.spyOn(TableStore.prototype, 'isBanned'), vi.spyOn(TableStore.prototype, 'notes')];
    await eve.need('PUT', `/api/tables/${id}/notes`, { text: 'Attack on the last hill.' });
    const hears = ({ heard }: Page) => heard.some((message) => message.type === 'table' && message.you.notes !== '');
    await vi.waitFor(() => expect(pages.every(hears)).toBe(true), 5_000);
    expect(about.mock.calls.length).toBeLessThan(5);
    for (const asked of one) expect(asked.mock.calls.length).toBeLessThan(5);
    for (const page of pages) page.end();
  });
});

test('chat of many addresses at one table is limited too', async () => {
  const { pages } = await crowd(1, false);
  for (let line = 0; line < 80; line++) pages[0]?.chat(`line ${line}`);
  await vi.waitFor(() => expect((pages[0]?.answers('done') ?? 0) + (pages[0]?.answers('refused') ?? 0)).toBe(80), 20_000);
  expect(pages[0]?.answers('refused')).toBeGreaterThan(10);
  pages[0]?.end();
});

test.each(databases)('a table on %s keeps its newest lines, and those that somebody has reported', async (kind) => {
  const server = await house.open(kind);
  const eve = house.player(server, 'Eve');
  const { id } = await eve.make('los-ciclistas', { players: 2 }, seats(2));
  const store = new TableStore(server.storage);
  const lineOf = (number: number) => ({
    shared_table: id,
    number,
    id: `g:x:${number}`,
    at: 0,
    seat: null,
    name: 'X',
    text: 'X',
    event: null,
  });
  await store.db.insertInto('shared_chat').values([1, 2, 3, 1_999, 2_000].map(lineOf)).execute();
  await store.report({ id: randomUUID(), table: id, at: 0, person: 'g:y', seat: undefined, line: 2, text: 'rude' });
  const chat = new ChatStore(store.db);
  for (const said of [1, 2]) await chat.say(id, { id: `g:y:${said}`, at: 0, name: 'Y', text: 'Y' }, 'g:y');
  const kept = await store.db.selectFrom('shared_chat').select('number').where('shared_table', '=', id).orderBy('number').execute();
  expect(kept.map(({ number }) => number)).toEqual([2, 3, 1_999, 2_000, 2_001, 2_002]);
});

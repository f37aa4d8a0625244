import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../src/data.ts';
import { openApp } from './opened.ts';
import { Person, password, signUp } from './person.ts';
import { seats } from './player.ts';
import { tableServers } from './table-server.ts';

const code = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;

describe('the name that a server is asked by', () => {
  test('is its own: a page of a stranger that points its name here becomes nobody, and sees no figures', async () => {
    const { app, close } = await openApp('sqlite', { hosts: ['races.example.org'] });
    onTestFinished(close);
    const ann = new Person(app);
    const asked = (host: string, url = '/api/account') => ann.get(url, { host });
    for (const host of ['evil.example.com', 'evil.example.com:1903', 'localhost.evil.example.com', '127.0.0.1.evil.example.com']) {
      expect((await asked(host)).statusCode).toBe(421);
      expect(code(await asked(host, '/metrics'))).toBe('wrong-host');
      expect(code(await ann.post('/api/accounts', { name: 'Eve', password }, { host }))).toBe('wrong-host');
    }
    for (const host of ['localhost', 'localhost:1903', '127.0.0.1:1903', '[::1]:1903', 'nas', 'nas.local:80', 'RACES.example.org.:1903'])
      expect((await asked(host)).statusCode).toBe(200);
    expect((await asked('localhost')).json()).toEqual({ fresh: true });
  });

  test('is for the proxy to know, where one is in front and no names are set', async () => {
    const { app, close } = await openApp('sqlite', { trustProxy: 1 });
    onTestFinished(close);
    expect((await new Person(app).get('/api/account', { host: 'races.example.org' })).statusCode).toBe(200);
  });
});

test('a password that everybody tries first is nobody’s', async () => {
  const { app, close } = await openApp('sqlite');
  onTestFinished(close);
  for (const common of ['password123', 'Qwertyuiop', 'aaaaaaaaaa', '12345678'])
    expect(code(await new Person(app).post('/api/accounts', { name: 'Ann', password: common }))).toBe('invalid');
  await signUp(app, 'Ann');
});

test('a name that turns the direction of reading is none', async () => {
  const { app, close } = await openApp('sqlite');
  onTestFinished(close);
  for (const mark of ['\u200f', '\u061c', '\u202e', '\u2067', '\u0007'])
    expect(code(await new Person(app).post('/api/accounts', { name: `An${mark}n`, password }))).toBe('invalid');
});

test('two folders that lead to one database have one lock', async () => {
  const [one, other] = [mkdtempSync(join(tmpdir(), 'gruppetto-')), mkdtempSync(join(tmpdir(), 'gruppetto-'))];
  const storage = await openStorage({ folder: one, alone: true });
  onTestFinished(async () => {
    await storage.close();
    for (const folder of [one, other]) rmSync(folder, { recursive: true });
  });
  symlinkSync(join(one, 'gruppetto.sqlite'), join(other, 'gruppetto.sqlite'));
  await expect(openStorage({ folder: other, alone: true })).rejects.toThrow('Another Gruppetto');
});

describe('at a table', () => {
  const house = tableServers();

  test('nobody says what cannot be seen, or turns what others read', async () => {
    const server = await house.open('sqlite');
    const ana = house.player(server, 'Ana');
    const { id } = await ana.make('los-ciclistas', { players: 2 }, seats(2));
    ana.open(id);
    await ana.caughtUp;
    ana.client?.say('hello \u202eworld');
    const { refusal } = await ana.until((state) => state.refusal !== undefined);
    expect(refusal).toEqual({ reason: 'need-plain-text' });
    expect(ana.state.chat).toEqual([]);
  });

  test.each(['sqlite', 'postgres'] as const)('one account has one seat, on %s', async (kind) => {
    const server = await house.open(kind);
    const ana = house.player(server, 'Ana');
    const { id } = await ana.make('los-ciclistas', { players: 2 }, seats(2));
    await ana.need('POST', '/api/accounts', { name: 'Annie', password });
    await ana.sit(id, 0);
    // In another browser they sit down as a guest too; then they sign in there.
    const guest = house.player(server, 'Bea');
    await guest.sit(id, 1);
    guest.cookies.set('gruppetto', ana.cookies.get('gruppetto') as string);
    const { table, you } = await guest.need('GET', `/api/tables/${id}`);
    expect(you.seat).toBe(0);
    expect(table.seats.map(({ player }) => player)).toEqual(['person', undefined]);
  });
});

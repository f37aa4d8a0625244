import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { routesOf } from '../src/http/routes.ts';
import { type OpenedApp, openApp } from './opened.ts';
import { signUp } from './person.ts';
import { nameOf, nobody } from './samples.ts';

let opened: OpenedApp;
afterEach(() => opened.close());

const KiB = 1024;
/** Of somebody who has not signed in nothing is read; of people who need not, it is counted how often they send. */
const known: Readonly<Record<string, readonly [limit: number, refusal: 401 | 429]>> = {
  'POST /api/tours': [1024 * KiB, 401],
  'POST /api/tours/:id/entries': [1024 * KiB, 401],
  'PUT /api/drafts/:id': [257 * KiB, 401],
  'POST /api/forecasts': [1024 * KiB, 429],
  'POST /api/tables': [256 * KiB, 429],
};

describe('a large body', () => {
  beforeEach(async () => {
    opened = await openApp('sqlite', { limited: true });
  });

  const send = (url: string, method: string, payload: string, headers: Record<string, string> = {}, address = '192.0.2.1') =>
    opened.app.inject({
      method: method as 'POST',
      url: url.replace(/:\w+/g, nobody),
      remoteAddress: address,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
      payload,
    });

  test('is taken by few routes, and read by none of them before it is known who sends it, or how often', async () => {
    const large = routesOf(opened.app).filter(({ bodyLimit }) => bodyLimit !== undefined);
    expect(Object.fromEntries(large.map((route) => [nameOf(route), route.bodyLimit]))).toEqual(
      Object.fromEntries(Object.entries(known).map(([name, [limit]]) => [name, limit])),
    );
    const parse = vi.spyOn(JSON, 'parse');
    const longest = () => Math.max(0, ...parse.mock.calls.map(([text]) => String(text).length));
    for (const route of large) {
      const [limit, refusal] = known[nameOf(route)];
      const text = JSON.stringify({ x: 'x'.repeat(limit - 100) });
      const once = () => send(route.url, route.method, text, {}, '192.0.2.2');
      let answer = await once();
      for (let time = 0; refusal === 429 && answer.statusCode === 400 && time < 300; time++) answer = await once();
      parse.mockClear();
      expect([nameOf(route), (await once()).statusCode]).toEqual([nameOf(route), refusal]);
      expect(longest()).toBeLessThan(1_000);
    }
    parse.mockRestore();
  }, 60_000);

  test('is refused where nothing large is needed', async () => {
    const answer = await send('/api/session', 'POST', JSON.stringify({ name: 'x'.repeat(100 * KiB), password: 'x' }));
    expect(answer.statusCode).toBe(413);
  });

  test('is counted by the byte, also where it comes in pieces; others are not kept waiting', async () => {
    const ann = await signUp(opened.app, 'Ann');
    const headers = { cookie: `gruppetto=${ann.cookie}` };
    const text = JSON.stringify({ x: 'x'.repeat(1000 * KiB) });
    const statuses: number[] = [];
    for (let time = 0; time < 140; time++) statuses.push((await send('/api/tours', 'POST', text, headers)).statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(131);
    const refused = await send('/api/tours', 'POST', text, headers);
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too-many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('/api/tours', 'POST', '{}', { ...headers, 'transfer-encoding': 'chunked' })).statusCode).toBe(429);
    expect((await send('/api/tours', 'POST', text, headers, '198.51.100.1')).statusCode).toBe(400);
  }, 60_000);
});

import { parsePageMessage, tableCalls } from '@gruppetto/wire';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { routesOf } from '../src/http/routes.ts';
import { nonsense, numRuns, runs, seed, timeout } from './nonsense.ts';
import { openApp } from './opened.ts';
import { password, signUp } from './person.ts';

const isMethod = (method: string): boolean => ['GET', 'POST', 'PUT', 'DELETE'].includes(method);

describe('whatever is sent to the server is answered', () => {
  test(
    'messages of a page, and bodies of calls',
    () => {
      const schemas = Object.values(tableCalls);
      fc.assert(
        fc.property(nonsense, fc.constantFrom('hello', 'step', 'undo', 'consent', 'chat', 'back', 'ping'), (value, type) => {
          parsePageMessage(value);
          const parsed = parsePageMessage({ ...(typeof value === 'object' ? value : { value }), type });
          if (!parsed.ok) expect(parsed.problems.length).toBeGreaterThan(0);
          for (const schema of schemas) schema.parse(value);
        }),
        runs,
      );
    },
    timeout,
  );

  test.each(['nobody', 'somebody with an account'])(
    'every endpoint, asked by %s',
    async (who) => {
      const server = await openApp('sqlite');
      const owner = await signUp(server.app, 'Ann');
      const ben = await signUp(server.app, 'Ben', owner);
      /** Nonsense may have ended their session. */
      const signedIn = async () => {
        if ((await ben.get('/api/account')).json().account === undefined) await ben.post('/api/session', { name: 'Ben', password });
        expect((await ben.get('/api/account')).json()).toMatchObject({ account: { name: 'Ben' } });
      };
      // As they were registered: a new one cannot be forgotten. Those that never end are left out.
      const all = routesOf(server.app).filter(({ method, endless }) => isMethod(method) && !endless);
      expect(all.length).toBeGreaterThan(60);
      const part = fc.oneof(
        fc.constantFrom('00000000-0000-4000-8000-000000000000', '0', '-1', '99', '%00', '..', "'", 'constructor', 'x'.repeat(400)),
        fc.string({ maxLength: 30 }).map(encodeURIComponent),
      );
      const request = fc.record({
        route: fc.constantFrom(...all),
        parts: fc.array(part, { minLength: 3, maxLength: 3 }),
        query: fc.oneof(fc.constant(''), fc.webQueryParameters()),
        body: fc.oneof(
          fc.string({ maxLength: 50 }),
          nonsense.map((value) => JSON.stringify(value) ?? ''),
        ),
        type: fc.constantFrom('application/json', 'application/json', 'application/json; charset=utf-8', 'text/plain', ''),
        cookie: fc.oneof(
          fc.constant(''),
          fc.base64String({ maxLength: 40 }).map((value) => `gruppetto=${value}; gruppetto-guest=${value}`),
        ),
      });
      let asked = 0;
      type Request = typeof request extends fc.Arbitrary<infer R> ? R : never;
      const ask = async ({ route: { method, url }, parts, query, body, type, cookie }: Request) => {
        if (who !== 'nobody' && asked++ % 10 === 0) await signedIn();
        let next = 0;
        const path = url.replace(/:\w+/g, () => parts[next++] || 'x');
        const answer = await server.app.inject({
          method: method as 'GET',
          url: query === '' ? path : `${path}?${query}`,
          headers: {
            'sec-fetch-site': 'same-origin',
            'content-type': type,
            cookie: who === 'nobody' ? cookie : `gruppetto=${ben.cookie}`,
          },
          ...(method === 'GET' ? {} : { payload: body }),
        });
        expect(answer.statusCode, `${method} ${path} ${body}: ${answer.body}`).toBeLessThan(500);
        if (answer.statusCode >= 400 && path.startsWith('/api/'))
          expect(answer.json()).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
      };
      try {
        // Each of them at least once, then any.
        for (const [index, one] of fc.sample(request, { numRuns: all.length, seed }).entries()) await ask({ ...one, route: all[index] });
        await fc.assert(fc.asyncProperty(request, ask), { ...runs, numRuns: Math.ceil(numRuns / 2) });
      } finally {
        await server.close();
      }
    },
    timeout,
  );
});

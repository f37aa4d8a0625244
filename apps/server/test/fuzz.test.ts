import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findGame, rooms } from '@gruppetto/catalogue/all';
import { type Game, parseRecord, parseScenario, playScenario, replay } from '@gruppetto/kernel';
import { parseRoute, parseStartList, routes, startLists } from '@gruppetto/wielersim';
import { parsePageMessage, tableCalls, verifyRecord } from '@gruppetto/wire';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { routesOf } from '../src/http/routes.ts';
import { openApp } from './opened.ts';
import { password, signUp } from './person.ts';

/** `node scripts/fuzz.cjs` asks for more than everybody's tests need. */
const numRuns = Number(process.env.GRUPPETTO_FUZZ_RUNS ?? 300);
const seed = Number(process.env.GRUPPETTO_FUZZ_SEED ?? 1903);
const runs = { numRuns, seed };
const timeout = 60_000 + numRuns * 50;

const nonsense = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(null, true, -1, 1e308, 2 ** 53, '', '\u0000', '💥'.repeat(50), [], {}, { __proto__: null }, [[[[]]]]),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const isMethod = (method: string): boolean => ['GET', 'POST', 'PUT', 'DELETE'].includes(method);

/** A good file with a few places changed into something else. */
const damaged = (files: readonly unknown[]) =>
  fc
    .tuple(fc.constantFrom(...files), fc.array(fc.tuple(fc.nat(), nonsense), { minLength: 1, maxLength: 4 }))
    .map(([file, changes]) => changes.reduce<unknown>((value, [place, other]) => changeAt(value, place, other), file));

function changeAt(value: unknown, place: number, other: unknown): unknown {
  if (typeof value !== 'object' || value === null) return other;
  const names = Object.keys(value);
  if (names.length === 0 || place % 13 === 0) return other;
  const name = names[place % names.length];
  const inner = changeAt((value as Record<string, unknown>)[name], Math.floor(place / names.length), other);
  return Array.isArray(value) ? value.map((item, index) => (`${index}` === name ? inner : item)) : { ...value, [name]: inner };
}

const games = fileURLToPath(new URL('../../../packages/games/', import.meta.url));
const filesOf = (ending: string): readonly unknown[] =>
  readdirSync(games, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.includes('node_modules'))
    .map((file) => JSON.parse(readFileSync(games + file, 'utf8')) as unknown);

describe('files of nonsense are told what is wrong with them, and nothing breaks', () => {
  const recordFiles = filesOf('.race.json').map((file) => ({
    ...(file as object),
    steps: (file as { steps: unknown[] }).steps.slice(0, 40),
  }));
  test(
    'records',
    () => {
      fc.assert(
        fc.property(fc.oneof(damaged(recordFiles), nonsense), (file) => {
          const parsed = parseRecord(file, findGame);
          if (!parsed.ok) {
            expect(parsed.problems.length).toBeGreaterThan(0);
            return;
          }
          const game = findGame(parsed.value.game) as Game;
          const played = replay(game, parsed.value);
          if (!played.ok) expect(played.problems.length).toBeGreaterThan(0);
          verifyRecord(game, parsed.value);
        }),
        runs,
      );
    },
    timeout,
  );

  test(
    'scenarios',
    () => {
      fc.assert(
        fc.property(fc.oneof(damaged(filesOf('.scenario.json')), nonsense), (file) => {
          const parsed = parseScenario(file, findGame);
          if (parsed.ok) playScenario(findGame(parsed.value.game) as Game, parsed.value);
          else expect(parsed.problems.length).toBeGreaterThan(0);
        }),
        runs,
      );
    },
    timeout,
  );

  test(
    'options',
    () => {
      fc.assert(
        fc.property(fc.constantFrom(...rooms), nonsense, ({ game: { options } }, input) => {
          const parsed = options.parse(input);
          if (!parsed.ok) expect(parsed.problems.length).toBeGreaterThan(0);
        }),
        runs,
      );
    },
    timeout,
  );

  const textOf = (good: readonly string[]) =>
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.tuple(fc.constantFrom(...good), fc.nat(), fc.nat(40), fc.string({ maxLength: 20 })).map(([text, at, gone, put]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + put + text.slice(place + gone);
      }),
    );
  test.each([
    ['routes', parseRoute, routes.map(({ text }) => text)],
    ['start lists', parseStartList, startLists.map(({ text }) => text)],
  ] as const)(
    '%s',
    (_what, parse, good) => {
      fc.assert(
        fc.property(textOf(good), (text) => {
          expect(parse(text)).toBeTypeOf('object');
        }),
        runs,
      );
    },
    timeout,
  );
});

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

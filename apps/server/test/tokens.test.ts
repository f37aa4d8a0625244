import { randomUUID } from 'node:crypto';
import { flag, object } from '@gruppetto/kernel';
import { type AccountInfo, type Friend, tokenRights } from '@gruppetto/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyText, describes } from '../src/api/answers/describes.ts';
import { calls } from '../src/api/calls.ts';
import { curlOf, examples, pathOf } from '../src/api/examples.ts';
import { bundled, databases } from './databases.ts';
import { type OpenedApp, openApp } from './opened.ts';
import { Person, signUp } from './person.ts';
import { planOf } from './plans.ts';

describe.each(databases)('tokens on %s', (kind) => {
  let opened: OpenedApp;
  let ann: Person;
  let ben: Person;
  beforeAll(async () => {
    opened = await openApp(kind);
    ann = await signUp(opened.app, 'Ann');
    ben = await signUp(opened.app, 'Ben', ann);
  });
  afterAll(() => opened.close());

  const make = async (person: Person, rights: readonly string[]): Promise<{ id: string; token: string }> =>
    (await person.post('/api/tokens', { name: 'a program', rights })).json();

  /** Without a cookie, and from no page. */
  const ask = (token: string, method: 'GET' | 'POST' | 'DELETE' | 'PUT', url: string, body?: object) =>
    opened.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { payload: body }),
    });

  test('what is stored is a hash, and the token is told once', async () => {
    const { id, token } = await make(ann, ['read']);
    expect(token).toMatch(/^gruppetto_[\w-]{32}$/);
    const rows = await opened.storage.db.selectFrom('api_tokens').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const listed = (await ann.get('/api/tokens')).json().tokens;
    expect(listed).toContainEqual({ id, name: 'a program', rights: ['read'], made: expect.any(Number) });
    expect(JSON.stringify(opened.log)).not.toContain(token);
  });

  test('each right opens its own part and no other', async () => {
    const tour = () => ({ id: randomUUID(), plan: planOf() });
    const tokens = new Map<string, string>();
    for (const right of tokenRights) tokens.set(right, (await make(ann, [right])).token);
    const may = async (right: string, method: 'GET' | 'POST' | 'DELETE' | 'PUT', url: string, body?: object) =>
      (await ask(tokens.get(right) ?? '', method, url, body)).statusCode;
    expect(await may('read', 'GET', '/api/tours')).toBe(200);
    expect(await may('read', 'POST', '/api/tours', tour())).toBe(403);
    expect(await may('tours', 'POST', '/api/tours', tour())).toBe(201);
    expect(await may('tours', 'GET', '/api/tables/mine')).toBe(403);
    expect(await may('tables', 'GET', '/api/tables/mine')).toBe(200);
    expect(await may('tables', 'GET', '/api/tours')).toBe(403);
    expect(await may('bot', 'GET', '/api/tours')).toBe(403);
    expect(await may('bot', 'GET', '/api/tables')).toBe(200);
    for (const right of tokenRights) {
      expect(await may(right, 'GET', '/api/account')).toBe(200);
      for (const url of ['/api/account/export', '/api/tokens']) expect(await may(right, 'GET', url), `${right} ${url}`).toBe(403);
      for (const url of ['/api/tokens', '/api/keys', '/api/resets', '/api/accounts', '/api/session'])
        expect(await may(right, 'POST', url, {}), `${right} ${url}`).toBe(403);
      expect(await may(right, 'DELETE', '/api/account', {})).toBe(403);
      expect(await may(right, 'PUT', '/api/account/password', {})).toBe(403);
    }
  });

  test('a token that is revoked, another person’s or made up opens nothing', async () => {
    const { id, token } = await make(ann, ['read']);
    expect((await ben.delete(`/api/tokens/${id}`)).statusCode).toBe(404);
    expect((await ask(token, 'GET', '/api/tours')).statusCode).toBe(200);
    expect((await ann.delete(`/api/tokens/${id}`)).statusCode).toBe(200);
    for (const bad of [token, 'gruppetto_x', '', 'x'.repeat(5000)])
      expect((await ask(bad, 'GET', '/api/tours')).json().error?.code, bad.slice(0, 20)).toMatch(/bad-token|signed-out/);
  });

  test('a token does not lend its rights to a cookie, nor a cookie to a token', async () => {
    const { token } = await make(ben, ['read']);
    const answer = await ann.get('/api/account', { authorization: `Bearer ${token}` });
    expect(answer.json().account.name).toBe('Ben');
  });

  test('a bot is not its person, and a token for one is for nothing else', async () => {
    expect((await ann.post('/api/tokens', { name: 'x', rights: ['bot', 'tours'] })).json().error.message).toContain(
      'can’t have any other rights',
    );
    const { token } = await make(ann, ['bot']);
    expect((await ask(token, 'GET', '/api/tables/mine')).json()).toEqual({ tables: [] });
  });

  test('there are twenty at most', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => ben.post('/api/tokens', { name: 'x', rights: ['read'] })));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(409);
    expect((await ben.get('/api/tokens')).json().tokens.length).toBeLessThanOrEqual(20);
  });
});

describe('the description of the API', () => {
  let opened: OpenedApp;
  let description: Description;
  beforeAll(async () => {
    opened = await openApp('sqlite', { forecasts: { forecastScript: await bundled('../src/forecasts/forecast-worker.ts') } });
    description = (await opened.app.inject('/api/openapi.json')).json();
  });
  afterAll(() => opened.close());

  test('has every call that there is, each with a word on what it is for, and what it must be sent and answers', async () => {
    const { paths, openapi } = description;
    expect(openapi).toBe('3.1.0');
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        call: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        ...operation,
      })),
    );
    expect(described.length).toBeGreaterThan(100);
    expect(described.filter(({ summary }) => summary === '').map(({ call }) => call)).toEqual([]);
    expect(described.filter(({ responses }) => !responses['2XX'] && !responses['101']).map(({ call }) => call)).toEqual([]);
    const inDutch: Description = (await opened.app.inject({ url: '/api/openapi.json', headers: { 'accept-language': 'nl' } })).json();
    expect(inDutch.paths['/api/session']?.delete?.summary).toBe('Logt uit.');
    expect(Object.keys(calls).filter((call) => !described.some((one) => one.call === call))).toEqual([]);
    expect(paths['/api/session']?.post?.requestBody?.content['application/json']?.schema).toEqual({
      type: 'object',
      properties: { name: { type: 'string', maxLength: 200 }, password: { type: 'string', maxLength: 200 } },
      required: ['name', 'password'],
      additionalProperties: false,
    });
    expect(paths['/api/friends']?.get?.responses['2XX']?.content['application/json']?.schema).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Friend' },
      minItems: 0,
    });
  });

  test('says all that the types of the wire say, or does not compile', () => {
    describes<Friend>()(object({ name: anyText, mutual: flag() }));
    // @ts-expect-error: a field that may be absent is forgotten.
    describes<AccountInfo>()(object({ name: anyText, owner: flag() }));
    // @ts-expect-error: a field is of another kind.
    describes<Friend>()(object({ name: anyText, mutual: anyText }));
  });

  test('refers to nothing that it does not have', () => {
    const refs = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/([\w-]+)"/g)].map(([, name]) => name ?? '');
    expect(refs.length).toBeGreaterThan(100);
    expect(refs.filter((name) => !Object.hasOwn(description.components.schemas, name))).toEqual([]);
  });

  test('has examples that work in this order, with a token', async () => {
    const ann = await signUp(opened.app, 'Ann');
    const { token } = (await ann.post('/api/tokens', { name: 'examples', rights: ['read', 'tables', 'tours'] })).json();
    expect(examples().length).toBeGreaterThan(10);
    const program = new Person(opened.app);
    for (const example of examples()) {
      const [method] = example.call.split(' ');
      const answer = await program.ask(method as 'GET', pathOf(example), example.body, { authorization: `Bearer ${token}` });
      expect([example.call, answer.statusCode < 300], answer.body).toEqual([example.call, true]);
      const [path, operation] = [example.call.replace(/^\w+ /, '').replace(/:(\w+)/g, '{$1}'), `${method}`.toLowerCase()];
      expect(description.paths[path]?.[operation]?.['x-codeSamples']?.[0]?.source).toBe(curlOf(example));
    }
    expect((await ann.get('/api/tables/mine')).json().tables).toMatchObject([{ status: 'racing' }]);
  });
});

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: object }>>;
}

interface Description {
  readonly openapi: string;
  readonly components: { readonly schemas: object };
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly summary: string;
            readonly requestBody?: Content;
            readonly responses: Readonly<Record<string, Content>>;
            readonly 'x-codeSamples'?: readonly { readonly source: string }[];
          }
        >
      >
    >
  >;
}

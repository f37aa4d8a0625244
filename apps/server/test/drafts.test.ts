import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenedApp, openApp } from './opened.ts';
import { Person, signUp } from './person.ts';

const KiB = 1024;
let opened: OpenedApp;
afterEach(() => opened.close());

describe('drafts and teams', () => {
  let ann: Person;
  beforeEach(async () => {
    opened = await openApp('sqlite');
    ann = await signUp(opened.app, 'Ann');
  });

  test('are as long as they are stored, not as they are sent', async () => {
    const answer = await ann.put('/api/drafts/d', `{"version":0,"draft":[${Array(20_000).fill('1e20').join()}]}`);
    expect(answer.json()).toMatchObject({ error: { problems: [{ at: 'draft', need: { reason: 'too-long' } }] } });
  });

  test('are sent as they are stored: nothing long is read or written on the loop', async () => {
    const notes = 'x'.repeat(200 * KiB);
    for (let draft = 0; draft < 20; draft++)
      expect((await ann.put(`/api/drafts/d${draft}`, { version: 0, draft: { notes, draft } })).json()).toEqual({ version: 1 });
    const riders = Array.from({ length: 60 }, (_, rider) => ({ name: `Rider ${rider}`, note: 'n'.repeat(200) }));
    for (let team = 0; team < 45; team++)
      await ann.put(`/api/teams/t${team}`, { version: 0, name: `Team ${String(team).padStart(2, '0')}`, colour: 'red', riders });
    const [parse, stringify] = [vi.spyOn(JSON, 'parse'), vi.spyOn(JSON, 'stringify')];
    const get = (url: string) =>
      opened.app.inject({ method: 'GET', url, headers: { 'sec-fetch-site': 'same-origin', cookie: `gruppetto=${ann.cookie}` } });
    const answers = [await get('/api/drafts'), await get('/api/teams'), await get('/api/drafts/d7')];
    const read = parse.mock.calls.map(([text]) => String(text).length);
    const written = stringify.mock.results.map(({ value }) => String(value).length);
    vi.restoreAllMocks();
    expect(Math.max(0, ...read, ...written)).toBeLessThan(5_000);
    const [drafts, teams, one] = answers.map((answer) => answer.json());
    expect(drafts).toHaveLength(20);
    expect(drafts[0]).toEqual({ id: expect.any(String), version: 1, draft: { notes, draft: expect.any(Number) } });
    expect(teams.map(({ name }: { name: string }) => name)).toEqual(
      Array.from({ length: 45 }, (_, team) => `Team ${String(team).padStart(2, '0')}`),
    );
    expect(teams[3]).toEqual({ id: 't3', name: 'Team 03', colour: 'red', riders, version: 1 });
    expect(one).toEqual({ id: 'd7', version: 1, draft: { notes, draft: 7 } });
    expect((await new Person(opened.app).get('/api/drafts')).statusCode).toBe(401);
  }, 60_000);
});

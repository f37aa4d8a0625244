import { randomUUID } from 'node:crypto';
import type { TourEntry } from '@gruppetto/tour';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashOf } from '../src/accounts/tokens.ts';
import { openStorage } from '../src/data.ts';
import { createApp } from '../src/index.ts';
import { databases, tourWorker } from './databases.ts';
import { type OpenedApp, openApp } from './opened.ts';
import { Person, signUp } from './person.ts';
import { planOf } from './plans.ts';

const riders = 12;
const home = (stage: number, rider: number, round = 9): TourEntry => ({
  do: 'pass',
  stage,
  at: 'finish',
  rider,
  arrival: { round, label: 0 },
});
const sent = (...entries: TourEntry[]) => entries.map((entry) => ({ id: randomUUID(), entry }));
/** A whole stage, the riders home in this order, a round apart. */
const wholeStage = (stage: number, order: readonly number[]): TourEntry[] => [
  ...order.map((rider, index) => home(stage, rider, 1 + index)),
  { do: 'end', stage },
];
const inOrder = [...Array(riders).keys()];

describe.each(databases)('on %s', (kind) => {
  let opened: OpenedApp;
  let ann: Person;
  let id: string;
  beforeAll(async () => {
    opened = await openApp(kind);
    ann = await signUp(opened.app, 'Ann');
  });
  beforeEach(async () => {
    id = randomUUID();
    await ann.post('/api/tours', { id, plan: planOf() });
  });
  afterEach(async () => {
    await opened.storage.db.deleteFrom('tours').execute();
    await opened.storage.db.deleteFrom('accounts').where('owner', 'is', null).execute();
  });
  afterAll(() => opened.close());
  const code = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
  const enter = (person: Person, after: number, entries: readonly object[]) => person.post(`/api/tours/${id}/entries`, { after, entries });
  const invite = async (role: string) => (await ann.post(`/api/tours/${id}/invitations`, { role })).json().token as string;

  describe('a tour', () => {
    test('is made from a plan that the rules allow, and opened again', async () => {
      const plan = planOf();
      expect((await ann.get(`/api/tours/${id}`)).json()).toEqual({
        id,
        role: 'owner',
        plan,
        entries: [],
        version: 0,
        invitations: 0,
      });
      const [listed] = (await ann.get('/api/tours')).json();
      expect(listed).toMatchObject({ id, name: plan.name, game: 'los-ciclistas', stages: 2, closed: 0, role: 'owner' });
      expect(listed).not.toHaveProperty('winner');
    });

    test('sent twice is one tour; another plan under its id is refused', async () => {
      expect((await ann.post('/api/tours', { id, plan: planOf() })).statusCode).toBe(201);
      expect(code(await ann.post('/api/tours', { id, plan: planOf(3) }))).toBe('id-taken');
      expect((await ann.get('/api/tours')).json()).toHaveLength(1);
    });

    test.each([
      [{ ...planOf(), game: 'chess' }, 'plan.game'],
      [{ ...planOf(), format: 'gruppetto-race' }, 'plan.format'],
      [{ ...planOf(), name: ' ' }, 'plan.name'],
      [{ ...planOf(), stages: [] }, 'plan.stages'],
      [{ ...planOf(), seats: [] }, 'plan.seats'],
      [[], 'plan.format'],
    ])('a plan that cannot be ridden is refused with its place (%#)', async (plan, place) => {
      const answer = await ann.post('/api/tours', { id: randomUUID(), plan });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.problems[0].at).toBe(place);
    });

    test('is deleted with its entries', async () => {
      await enter(ann, 0, sent(home(0, 0)));
      expect((await ann.delete(`/api/tours/${id}`)).statusCode).toBe(200);
      expect(code(await ann.get(`/api/tours/${id}`))).toBe('not-found');
      expect(await opened.storage.db.selectFrom('entries').selectAll().execute()).toEqual([]);
    });
  });

  describe('entries', () => {
    test('are kept in order, with who made them', async () => {
      const first = sent(home(0, 3), home(0, 1));
      expect((await enter(ann, 0, first)).json()).toMatchObject({ version: 2, entries: first.map((one) => ({ ...one, by: 'Ann' })) });
      const second = sent(home(0, 2));
      expect((await enter(ann, 2, second)).json()).toMatchObject({ version: 3, entries: second });
      const { entries, version } = (await ann.get(`/api/tours/${id}`)).json();
      expect(version).toBe(3);
      expect(entries).toMatchObject([...first, ...second]);
      expect((await ann.get(`/api/tours/${id}?after=2`)).json()).toMatchObject({ version: 3, entries: second });
    });

    test('one that was sent before is not entered twice, whatever comes with it', async () => {
      const first = sent(home(0, 3));
      await enter(ann, 0, first);
      expect((await enter(ann, 0, first)).json()).toMatchObject({ version: 1, entries: first });
      const more = [...first, ...sent(home(0, 4))];
      expect((await enter(ann, 1, more)).json()).toMatchObject({ version: 2, entries: more.slice(1) });
      const doubled = sent(home(0, 5));
      expect((await enter(ann, 2, [...doubled, ...doubled])).json()).toMatchObject({ version: 3, entries: doubled });
    });

    test('a late director learns what they have missed', async () => {
      const [first, second] = [sent(home(0, 3)), sent(home(0, 4))];
      await enter(ann, 0, first);
      expect((await enter(ann, 0, second)).json()).toMatchObject({ version: 2, entries: [...first, ...second] });
      expect((await enter(ann, 0, [])).json()).toMatchObject({ version: 2, entries: [...first, ...second] });
    });

    test('what the tour does not take is refused with the reason, and nothing of the batch is entered', async () => {
      const answer = await enter(ann, 0, sent(home(0, 3), home(0, 3)));
      expect(answer.statusCode).toBe(409);
      expect(answer.json().error).toMatchObject({ code: 'refused', message: expect.any(String), refusal: { reason: expect.any(String) } });
      expect((await ann.get(`/api/tours/${id}`)).json()).toMatchObject({ version: 0, entries: [] });
      expect(code(await enter(ann, 0, sent(home(1, 3))))).toBe('refused');
    });

    test.each([
      [{ after: 0, entries: [{ id: 'x', entry: { do: 'undo' } }] }, 'entries[0].id'],
      [{ after: 0, entries: [{ id: randomUUID(), entry: { do: 'fly' } }] }, 'entries[0].entry.do'],
      [{ after: 0, entries: [{ id: randomUUID(), entry: 7 }] }, 'entries[0].entry'],
      [{ after: 0, entries: [{ id: randomUUID(), entry: { do: 'end', stage: 'one' } }] }, 'entries[0].entry.stage'],
      [{ after: -1, entries: [] }, 'after'],
      [{ after: 0, entries: {} }, 'entries'],
      [{ entries: [] }, 'after'],
    ])('wrong types are refused with their place: %j', async (body, place) => {
      const answer = await ann.post(`/api/tours/${id}/entries`, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.problems.map(({ at }: { at: string }) => at)).toContain(place);
    });

    test('many at the same moment: each once, none lost', async () => {
      const batches = inOrder.map((rider) => sent(home(0, rider)));
      const answers = await Promise.all([...batches, ...batches].map((batch) => enter(ann, 0, batch)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(2 * riders).fill(200));
      const { entries, version } = (await ann.get(`/api/tours/${id}`)).json();
      expect(version).toBe(riders);
      expect(new Set(entries.map((one: { id: string }) => one.id))).toEqual(new Set(batches.map(([one]) => one?.id)));
    });

    test('the list of tours shows how far it is and who has won', async () => {
      await enter(ann, 0, sent(...wholeStage(0, inOrder)));
      expect((await ann.get('/api/tours')).json()).toMatchObject([{ closed: 1 }]);
      await enter(ann, 0, sent(...wholeStage(1, inOrder)));
      expect((await ann.get('/api/tours')).json()).toMatchObject([{ closed: 2, winner: 'Red' }]);
      await enter(ann, 0, sent({ do: 'undo' }));
      const [listed] = (await ann.get('/api/tours')).json();
      expect(listed).toMatchObject({ closed: 1 });
      expect(listed).not.toHaveProperty('winner');
    });

    test('a server that has just been started folds what is there', async () => {
      await enter(ann, 0, sent(...wholeStage(0, inOrder)));
      const tours = { script: await tourWorker() };
      const again = await createApp({ root: import.meta.dirname, storage: opened.storage, limited: false, tours });
      const elsewhere = new Person(again);
      elsewhere.cookie = ann.cookie;
      expect(code(await enter(elsewhere, 0, sent(home(0, 1))))).toBe('refused');
      expect((await enter(elsewhere, riders + 1, sent(home(1, 1)))).json()).toMatchObject({ version: riders + 2 });
      // And the first one goes on from there.
      expect(code(await enter(ann, 0, sent(home(1, 1))))).toBe('refused');
      expect((await enter(ann, riders + 2, sent(home(1, 2)))).json()).toMatchObject({ version: riders + 3 });
      await again.close();
    });
  });

  describe('sharing', () => {
    test('a reader reads, a director enters, the owner decides', async () => {
      const ben = await signUp(opened.app, 'Ben', ann);
      const cat = await signUp(opened.app, 'Cat', ann);
      const [forBen, forCat] = [await invite('reader'), await invite('director')];
      expect((await new Person(opened.app).get(`/api/invitations/${forBen}`)).json()).toEqual({ name: planOf().name, role: 'reader' });
      expect((await ben.post(`/api/invitations/${forBen}`)).json()).toEqual({ id });
      expect((await cat.post(`/api/invitations/${forCat}`)).json()).toEqual({ id });
      expect((await ben.get(`/api/tours/${id}`)).json()).toMatchObject({ role: 'reader' });
      expect((await ben.get('/api/tours')).json()).toMatchObject([{ id, role: 'reader' }]);
      expect(code(await enter(ben, 0, sent(home(0, 0))))).toBe('not-your-part');
      expect((await enter(cat, 0, sent(home(0, 0)))).json()).toMatchObject({ version: 1, entries: [{ by: 'Cat' }] });
      for (const person of [ben, cat]) {
        expect(code(await person.delete(`/api/tours/${id}`))).toBe('not-your-part');
        expect(code(await person.post(`/api/tours/${id}/invitations`, { role: 'reader' }))).toBe('not-your-part');
        expect(code(await person.post(`/api/tours/${id}/follow`))).toBe('not-your-part');
        expect(code(await person.delete(`/api/tours/${id}/follow`))).toBe('not-your-part');
        expect(code(await person.delete(`/api/tours/${id}/members/Ann`))).toBe('not-your-part');
      }
      expect((await ben.get(`/api/tours/${id}/members`)).json()).toEqual([
        { name: 'Ann', role: 'owner' },
        { name: 'Ben', role: 'reader' },
        { name: 'Cat', role: 'director' },
      ]);
    });

    test('an invitation is good once, for 14 days', async () => {
      const ben = await signUp(opened.app, 'Ben', ann);
      const cat = await signUp(opened.app, 'Cat', ann);
      const token = await invite('reader');
      expect(code(await ann.post(`/api/invitations/${token}`))).toBe('own-tour');
      expect(code(await new Person(opened.app).post(`/api/invitations/${token}`))).toBe('signed-out');
      const answers = await Promise.all([ben, cat].map((person) => person.post(`/api/invitations/${token}`)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
      const late = await invite('reader');
      opened.wait(15 * 24 * 60 * 60 * 1000);
      expect((await cat.get(`/api/invitations/${late}`)).statusCode).toBe(404);
      expect((await cat.post(`/api/invitations/${late}`)).statusCode).toBe(404);
    });

    test('open invitations are told to the owner, who alone can withdraw them', async () => {
      const ben = await signUp(opened.app, 'Ben', ann);
      await ben.post(`/api/invitations/${await invite('director')}`);
      const [one, two] = [await invite('reader'), await invite('director')];
      const invitationsOf = async (person: Person) => (await person.get(`/api/tours/${id}`)).json().invitations;
      expect([await invitationsOf(ann), await invitationsOf(ben)]).toEqual([2, undefined]);
      expect(code(await ben.delete(`/api/tours/${id}/invitations`))).toBe('not-your-part');
      expect((await ann.delete(`/api/tours/${id}/invitations`)).statusCode).toBe(200);
      for (const token of [one, two]) expect((await ben.post(`/api/invitations/${token}`)).statusCode).toBe(404);
      expect(await invitationsOf(ann)).toBe(0);
      expect((await ben.get(`/api/tours/${id}`)).json().role).toBe('director');
    });

    test('who is sent away or leaves does not see it any longer; a reader can become a director', async () => {
      const ben = await signUp(opened.app, 'Ben', ann);
      await ben.post(`/api/invitations/${await invite('reader')}`);
      await ben.post(`/api/invitations/${await invite('director')}`);
      expect((await ben.get(`/api/tours/${id}`)).json().role).toBe('director');
      await ben.post(`/api/invitations/${await invite('reader')}`);
      expect((await ben.get(`/api/tours/${id}`)).json().role).toBe('director');
      expect((await ann.delete(`/api/tours/${id}/members/ben`)).statusCode).toBe(200);
      expect(code(await ben.get(`/api/tours/${id}`))).toBe('not-found');
      await ben.post(`/api/invitations/${await invite('reader')}`);
      expect((await ben.delete(`/api/tours/${id}/members/Ben`)).statusCode).toBe(200);
      expect(code(await ben.get(`/api/tours/${id}`))).toBe('not-found');
    });

    test('what a director entered stays when their account goes, without their name', async () => {
      const ben = await signUp(opened.app, 'Ben', ann);
      await ben.post(`/api/invitations/${await invite('director')}`);
      await enter(ben, 0, sent(home(0, 0)));
      await ben.delete('/api/account', { password: 'up the Mortirolo' });
      const [entry] = (await ann.get(`/api/tours/${id}`)).json().entries;
      expect(entry).toMatchObject({ entry: home(0, 0) });
      expect(entry).not.toHaveProperty('by');
    });

    test('a follow link shows the tour to everybody, without names of accounts, until it is taken back', async () => {
      await enter(ann, 0, sent(home(0, 0)));
      const { token } = (await ann.post(`/api/tours/${id}/follow`)).json();
      expect((await ann.get(`/api/tours/${id}`)).json().follow).toBe(token);
      const stranger = new Person(opened.app);
      const seen = await stranger.get(`/api/follow/${token}`);
      expect(seen.json()).toMatchObject({ id, role: 'follower', version: 1, entries: [{ entry: home(0, 0) }] });
      expect(seen.body).not.toContain('Ann');
      expect(seen.json()).not.toHaveProperty('follow');
      expect((await stranger.get(`/api/tours/${id}`)).statusCode).toBe(401);
      const renewed = (await ann.post(`/api/tours/${id}/follow`)).json().token;
      expect((await stranger.get(`/api/follow/${token}`)).statusCode).toBe(404);
      await ann.delete(`/api/tours/${id}/follow`);
      expect((await stranger.get(`/api/follow/${renewed}`)).statusCode).toBe(404);
    });

    test('directors see the follow link too, readers do not, and links from before it could be shown still open the tour', async () => {
      const [ben, cat] = [await signUp(opened.app, 'Ben', ann), await signUp(opened.app, 'Cat', ann)];
      await ben.post(`/api/invitations/${await invite('reader')}`);
      await cat.post(`/api/invitations/${await invite('director')}`);
      expect((await cat.get(`/api/tours/${id}`)).json()).not.toHaveProperty('follow');
      const { token } = (await ann.post(`/api/tours/${id}/follow`)).json();
      expect((await cat.get(`/api/tours/${id}`)).json().follow).toBe(token);
      expect((await ben.get(`/api/tours/${id}`)).json()).not.toHaveProperty('follow');
      await opened.storage.db
        .updateTable('tours')
        .set({ follow: hashOf('an-old-link') })
        .where('id', '=', id)
        .execute();
      const { follow } = (await ann.get(`/api/tours/${id}`)).json();
      for (const link of ['an-old-link', follow]) expect((await ann.get(`/api/follow/${link}`)).statusCode).toBe(200);
    });
  });

  describe('live', () => {
    /** Reads a stream of events until it has what is wanted. */
    async function* versions(url: string, headers: Record<string, string>, signal: AbortSignal): AsyncGenerator<number> {
      const answer = await fetch(url, { headers, signal });
      expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      let text = '';
      const decoder = new TextDecoder();
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
        text += decoder.decode(chunk, { stream: true });
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
          text = text.slice(end + 2);
          if (data) yield JSON.parse(data).version;
        }
      }
    }
    const listening = () => opened.app.listen({ port: 0, host: '127.0.0.1' });
    const next = async (stream: AsyncGenerator<number>) => (await stream.next()).value;

    test('tells new versions, to members and followers, and goes on where it was left', async () => {
      const base = await listening();
      const { token } = (await ann.post(`/api/tours/${id}/follow`)).json();
      const leave = new AbortController();
      const cookie = { cookie: `gruppetto=${ann.cookie}` };
      const own = versions(`${base}/api/tours/${id}/live`, cookie, leave.signal);
      const follower = versions(`${base}/api/follow/${token}/live`, {}, leave.signal);
      expect([await next(own), await next(follower)]).toEqual([0, 0]);
      await enter(ann, 0, sent(home(0, 0), home(0, 1)));
      expect([await next(own), await next(follower)]).toEqual([2, 2]);
      await enter(ann, 0, sent(home(0, 2)));
      const back = versions(`${base}/api/tours/${id}/live`, { ...cookie, 'last-event-id': '2' }, leave.signal);
      expect(await next(back)).toBe(3);
      await ann.delete(`/api/tours/${id}`);
      expect((await back.next()).done).toBe(true);
      leave.abort();
    });

    test('is not for strangers, and does not keep a server from stopping', async () => {
      const stopping = await createApp({ root: import.meta.dirname, storage: opened.storage, limited: false });
      const base = await stopping.listen({ port: 0, host: '127.0.0.1' });
      const ben = await signUp(opened.app, 'Ben', ann);
      expect((await fetch(`${base}/api/tours/${id}/live`)).status).toBe(401);
      expect((await fetch(`${base}/api/tours/${id}/live`, { headers: { cookie: `gruppetto=${ben.cookie}` } })).status).toBe(404);
      expect((await fetch(`${base}/api/follow/nothing/live`)).status).toBe(404);
      const own = versions(`${base}/api/tours/${id}/live`, { cookie: `gruppetto=${ann.cookie}` }, new AbortController().signal);
      await next(own);
      await stopping.close();
      expect((await own.next()).done).toBe(true);
    });

    test.runIf(kind === 'postgres')('travels between processes, over a connection that breaks', async () => {
      const storage = await openStorage(opened.database.options);
      const other = await createApp({ root: import.meta.dirname, storage, limited: false });
      const base = await other.listen({ port: 0, host: '127.0.0.1' });
      const leave = new AbortController();
      const own = versions(`${base}/api/tours/${id}/live`, { cookie: `gruppetto=${ann.cookie}` }, leave.signal);
      expect(await next(own)).toBe(0);
      await enter(ann, 0, sent(home(0, 0)));
      expect(await next(own)).toBe(1);
      if (storage.kind !== 'postgres') throw new Error('this is about PostgreSQL');
      await storage.pool.query("select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen gruppetto'");
      await enter(ann, 0, sent(home(0, 1)));
      expect(await next(own)).toBe(2);
      await enter(ann, 0, sent(home(0, 2)));
      expect(await next(own)).toBe(3);
      leave.abort();
      await other.close();
      await storage.close();
    });
  });
});

import { randomUUID } from 'node:crypto';
import type { TourEntry } from '@gruppetto/tour';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportText } from '../src/accounts/export.ts';
import { toursData } from '../src/tours/personal-data.ts';
import { entryTexts } from '../src/tours/tour-text.ts';
import { databases } from './databases.ts';
import { type OpenedApp, openApp } from './opened.ts';
import { type Person, signUp } from './person.ts';
import { planOf } from './plans.ts';

/** No piece of an answer is longer, except a single entry of before there were limits. */
const longestPiece = 600_000;
/** All that the entries of a tour may have together. */
const maxOfTour = 16_000_000;

const riders = Array.from({ length: 12 }, (_, rider) => ({ rider, place: rider + 1, value: rider }));
const result = (more: object = {}, race?: object): TourEntry =>
  ({ do: 'result', stage: 0, how: 'raced', result: { day: 'flat', riders, primes: [], ...more }, ...(race && { race }) }) as TourEntry;
/** As long as an entry may be. */
const longest = result({}, { rules: 1, options: { notes: 'x'.repeat(99_000) }, steps: '0;'.repeat(49_000) });
const longestLeft = result({ left: { notes: 'x'.repeat(19_000) } });

async function piecesOf(texts: AsyncIterable<string>): Promise<{ readonly text: string; readonly longest: number }> {
  const pieces: string[] = [];
  for await (const piece of texts) pieces.push(piece);
  return { text: pieces.join(''), longest: Math.max(...pieces.map(({ length }) => length)) };
}

describe.each(databases)('on %s', (kind) => {
  let opened: OpenedApp;
  let ann: Person;
  let id: string;
  beforeAll(async () => {
    opened = await openApp(kind);
    ann = await signUp(opened.app, 'Ann');
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    id = randomUUID();
    await ann.post('/api/tours', { id, plan: planOf() });
  });
  const enter = (...entries: TourEntry[]) =>
    ann.post(`/api/tours/${id}/entries`, { after: 1_000_000, entries: entries.map((entry) => ({ id: randomUUID(), entry })) });
  const tourRow = () =>
    opened.storage.db.selectFrom('tours').select(['account', 'version', 'size']).where('id', '=', id).executeTakeFirstOrThrow();

  test.each([
    ['what is left of a stage', result({ left: { energy: Array(40_000).fill(1e20) } }), 'entries[0].entry.result.left'],
    [
      'what nobody reads of an arrival',
      { do: 'pass', stage: 0, at: 'finish', rider: 0, arrival: { x: Array(5_000).fill(1e20) } },
      'entries[0].entry',
    ],
  ])('%s is refused where it is too long as it would be stored', async (_, entry, at) => {
    const answer = await enter(entry as unknown as TourEntry);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'invalid', problems: [{ at, need: { reason: 'too-long' } }] } });
    expect((await tourRow()).version).toBe(0);
  });

  test('a tour takes as much as it has room for, says so, and is read piece by piece', async () => {
    expect((await enter(longestLeft)).statusCode).toBe(200);
    let answer = await enter({ do: 'undo' });
    while (answer.statusCode === 200) answer = await enter(longest, { do: 'undo' }, longest, { do: 'undo' }, longest, { do: 'undo' });
    expect(answer.json()).toMatchObject({
      error: { code: 'too-many-kept', message: expect.stringContaining('as large as a tour can be') },
    });
    const { version, size, account } = await tourRow();
    expect(size).toBeGreaterThan(maxOfTour - 700_000);
    expect(size).toBeLessThanOrEqual(maxOfTour);
    const { db } = opened.storage;
    const read = await piecesOf(entryTexts(db, id, 0, version, true));
    expect(read.longest).toBeLessThan(longestPiece);
    expect(JSON.parse(`[${read.text}]`)).toHaveLength(version);
    const owner = { account, person: `a:${account}`, nameKey: 'ann', bots: [] };
    const exported = await piecesOf(exportText({ format: 'test' }, [toursData.exported(db, owner)]));
    expect(exported.longest).toBeLessThan(longestPiece);
    const { tours } = JSON.parse(exported.text) as { tours: { id: string; entries: unknown[] }[] };
    expect(tours.find((tour) => tour.id === id)?.entries).toHaveLength(version);
    expect((await ann.get(`/api/tours/${id}`)).json().entries).toHaveLength(version);
  }, 120_000);

  test('a tour of before there were limits opens, one long entry at a time, and can be gone on with', async () => {
    const { db } = opened.storage;
    const { account } = await tourRow();
    const long = JSON.stringify(result({ left: Array(60_000).fill(1e20) }));
    const undo = JSON.stringify({ do: 'undo' });
    const rows = Array.from({ length: 6 }, (_, index) => ({
      tour: id,
      version: index + 1,
      id: randomUUID(),
      entry: index % 2 ? undo : long,
      at: 0,
      account,
    }));
    await db.insertInto('entries').values(rows).execute();
    await db.updateTable('tours').set({ version: 6 }).where('id', '=', id).execute();
    const { longest: piece, text } = await piecesOf(entryTexts(db, id, 0, 6, true));
    expect(JSON.parse(`[${text}]`)).toHaveLength(6);
    expect(piece).toBeLessThan(long.length + 1_000);
    expect((await enter(result())).json()).toMatchObject({ version: 7 });
    expect((await ann.get(`/api/tours/${id}?after=5`)).json().entries).toHaveLength(2);
  });

  test('the tours of an account have so much room together', async () => {
    await opened.storage.db.updateTable('tours').set({ size: 200_000_000 }).where('id', '=', id).execute();
    const other = randomUUID();
    const answer = await ann.post('/api/tours', { id: other, plan: planOf() });
    expect(answer.json()).toMatchObject({ error: { code: 'too-many-kept', message: expect.stringContaining('all the room') } });
    await ann.delete(`/api/tours/${id}`);
    expect((await ann.post('/api/tours', { id: other, plan: planOf() })).statusCode).toBe(201);
  });
});

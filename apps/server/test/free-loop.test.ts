import { randomUUID } from 'node:crypto';
import type { TourEntry } from '@gruppetto/tour';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { meter } from '../src/threads/meter.ts';
import { databases, suffices } from './databases.ts';
import { type OpenedApp, openApp } from './opened.ts';
import { type Person, signUp } from './person.ts';
import { planOf } from './plans.ts';

/** What is tested here held everybody up for seconds before. */
const longest = 1_000;

/** How long the loop stood still at most while this was done, in milliseconds of the processor: a machine may be busy. */
async function heldUp(work: () => Promise<unknown>): Promise<number> {
  let longestStop = 0;
  let spent = meter();
  const look = () => {
    longestStop = Math.max(longestStop, spent());
    spent = meter();
  };
  const looking = setInterval(look, 10);
  await work();
  clearInterval(looking);
  look();
  return longestStop;
}

describe.each(databases)('on %s the loop goes on while', (kind) => {
  let opened: OpenedApp;
  let ann: Person;
  beforeEach(async () => {
    opened = await openApp(kind);
    ann = await signUp(opened.app, 'Ann');
  });
  afterEach(() => opened.close());

  // The work is done beside the loop, whatever the database.
  if (suffices(kind))
    test('somebody ends and reopens a stage of a long tour, again and again', async () => {
      const plan = planOf(21);
      const id = randomUUID();
      expect((await ann.post('/api/tours', { id, plan })).statusCode).toBe(201);
      const enter = (entries: readonly TourEntry[]) =>
        ann.post(`/api/tours/${id}/entries`, { after: 1_000_000, entries: entries.map((entry) => ({ id: randomUUID(), entry })) });
      const riders = 12;
      const wholeStage = (stage: number): readonly TourEntry[] => [
        ...Array.from(
          { length: riders },
          (_, rider): TourEntry => ({ do: 'pass', stage, at: 'finish', rider, arrival: { round: 1 + rider, label: 0 } }),
        ),
        { do: 'end', stage },
      ];
      for (let stage = 0; stage < 20; stage++) expect((await enter(wholeStage(stage))).json()).not.toHaveProperty('error');
      const again = Array.from({ length: 250 }, (): readonly TourEntry[] => [
        { do: 'reopen', stage: 0 },
        { do: 'end', stage: 0 },
      ]).flat();
      const codes: number[] = [];
      const blocked = await heldUp(async () => {
        for (let time = 0; time < 3; time++) codes.push((await enter(again)).statusCode);
      });
      for (const code of codes) expect([200, 409, 503]).toContain(code);
      expect(blocked).toBeLessThan(longest);
      expect((await ann.get(`/api/tours/${id}`)).statusCode).toBe(200);
    }, 120_000);

  test('a tour of many entries is read and exported', async () => {
    const id = randomUUID();
    await ann.post('/api/tours', { id, plan: planOf() });
    const { db } = opened.storage;
    const { account } = await db.selectFrom('tours').select('account').where('id', '=', id).executeTakeFirstOrThrow();
    // As long as entries may be.
    const padding = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`measure-${index}`, index]));
    const entry = JSON.stringify({ do: 'pass', stage: 0, at: 'finish', rider: 0, arrival: { round: 9, label: 0, ...padding } });
    const undo = JSON.stringify({ do: 'undo' });
    const rows = Array.from({ length: 20_000 }, (_, index) => ({
      tour: id,
      version: index + 1,
      id: randomUUID(),
      entry: index % 2 ? undo : entry,
      at: 0,
      account,
    }));
    for (let first = 0; first < rows.length; first += 1_000)
      await db
        .insertInto('entries')
        .values(rows.slice(first, first + 1_000))
        .execute();
    await db.updateTable('tours').set({ version: rows.length }).where('id', '=', id).execute();
    const blocked = await heldUp(async () => {
      expect((await ann.get(`/api/tours/${id}`)).json().entries).toHaveLength(rows.length);
      const entered = await ann.post(`/api/tours/${id}/entries`, {
        after: rows.length,
        entries: [{ id: randomUUID(), entry: { do: 'undo' } }],
      });
      expect(entered.json()).toMatchObject({ error: { code: 'refused' } });
      expect((await ann.get('/api/account/export')).json().tours[0].entries).toHaveLength(rows.length);
    });
    expect(blocked).toBeLessThan(longest);
  }, 120_000);
});

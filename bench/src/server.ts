import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@gruppetto/server';
import { foldTour, type TourEntry } from '@gruppetto/tour';
import { median } from './alternate.ts';
import { type Row, rowOf } from './table.ts';
import { typedTour } from './tours.ts';

const rounds = 40;

/** A tour of 21 stages, 6 teams of 6, through the whole server and its SQLite file, by the clock of who waits for it. */
export async function serverRows(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gruppetto-bench-'));
  const { game, plan, entries } = typedTour();
  const start = () => serve({ host: '127.0.0.1', port: 0, root: folder, storage: { folder }, limited: false });
  let served = await start();
  let cookie = '';
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${served.port}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const id = randomUUID();
  const enter = (...sent: readonly TourEntry[]) =>
    ask('POST', `/api/tours/${id}/entries`, { after: entries.length, entries: sent.map((entry) => ({ id: randomUUID(), entry })) });
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const begin = performance.now();
    await work();
    return performance.now() - begin;
  };
  const open = async () => {
    const tour = await ask<{ entries: { entry: TourEntry }[] }>('GET', `/api/tours/${id}`);
    if (
      foldTour(
        game,
        plan,
        tour.entries.map(({ entry }) => entry),
      ).kind === 'refused'
    )
      throw new Error('an entry was refused');
  };

  await ask('POST', '/api/accounts', { name: 'Bench', password: 'a bench in the shade' });
  await ask('POST', '/api/tours', { id, plan });
  // All but the end of the last stage: it can still be changed.
  const typed = entries.slice(0, -1);
  for (let begin = 0; begin < typed.length; begin += 200) await enter(...typed.slice(begin, begin + 200));
  const arrival = typed.at(-1) as Extract<TourEntry, { do: 'pass' }>;
  const { stage, at, rider } = arrival;

  const opened: number[] = [];
  const entered: number[] = [];
  for (let round = 0; round < rounds; round++) {
    opened.push(await timed(open));
    entered.push(await timed(() => enter({ do: 'remove', stage, at, rider })), await timed(() => enter(arrival)));
  }
  const cold: number[] = [];
  for (let round = 0; round < 5; round++) {
    await served.stop();
    served = await start();
    cold.push(await timed(() => enter(round % 2 === 0 ? { do: 'remove', stage, at, rider } : arrival)));
  }
  await served.stop();
  rmSync(folder, { recursive: true });
  return [
    rowOf('server', `a tour of 21 stages and ${typed.length} entries, read and folded`, median(opened), { most: 200 }),
    rowOf('server', 'one entry of it, durable and answered', median(entered), { most: 100 }),
    rowOf('server', 'the first entry after a start', median(cold), { most: 200 }),
  ];
}

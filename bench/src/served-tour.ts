import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@gruppetto/server';
import type { TourEntry } from '@gruppetto/tour';
import { typedTour } from './tours.ts';

/** A tour of 21 stages, 6 teams of 6, typed in but for the end of its last stage, with a server of its own and a SQLite file. */
export async function serveTour(root?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gruppetto-bench-'));
  const { game, plan, entries } = typedTour();
  const start = () => serve({ host: '127.0.0.1', port: 0, root: root ?? folder, storage: { folder }, limited: false });
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
  await ask('POST', '/api/accounts', { name: 'Bench', password: 'a bench in the shade' });
  await ask('POST', '/api/tours', { id, plan });
  const typed = entries.slice(0, -1);
  for (let begin = 0; begin < typed.length; begin += 200) await enter(...typed.slice(begin, begin + 200));
  return {
    game,
    plan,
    typed,
    id,
    ask,
    enter,
    address: () => `http://127.0.0.1:${served.port}`,
    cookie: () => cookie,
    restart: async () => {
      await served.stop();
      served = await start();
    },
    stop: async () => {
      await served.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

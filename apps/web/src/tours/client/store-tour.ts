import type { TourPlan } from '@gruppetto/tour';
import type { NewEntry } from '@gruppetto/wire';
import { type ServerAnswer, server } from '../../api/server.ts';
import { firstBatch } from './batch.ts';
import { makeBrowserTour } from './browser-tour.ts';
import { browserTour, forgetTour, thisBrowser } from './tour-storage.ts';

const refused = { status: 400, code: 'invalid', message: '', problems: [] };

/** Makes a tour with these entries, on the server or in this browser alone. Done again with the same ids it is one tour. */
export async function storeTour(
  account: string,
  id: string,
  plan: TourPlan,
  entries: readonly NewEntry[] = [],
): Promise<ServerAnswer<object>> {
  if (account === thisBrowser) return (await makeBrowserTour(id, plan, entries)) ? { ok: true, value: {} } : { ok: false, fault: refused };
  const made = await server.makeTour({ id, plan });
  if (!made.ok) return made;
  for (let from = 0; from < entries.length; ) {
    const sent = firstBatch(entries.slice(from)).map(({ id, entry }) => ({ id, entry }));
    const entered = await server.enter(id, { after: from, entries: sent });
    if (!entered.ok) return entered;
    from += sent.length;
  }
  return made;
}

/** Gives an account a tour that only this browser had; then it has it no longer. */
export async function addToAccount(account: string, id: string): Promise<ServerAnswer<object>> {
  const stored = await browserTour(id);
  if (!stored) return { ok: true, value: {} };
  const answer = await storeTour(account, id, stored.plan, stored.entries);
  if (answer.ok) await forgetTour(thisBrowser, id);
  return answer;
}

import type { TourListing } from '@gruppetto/wire';
import { useEffect, useState } from 'react';
import { server } from '../../api/server.ts';
import { browserTours, cachedList, cacheList, thisBrowser } from '../client/tour-storage.ts';
import { listDrafts, type TourDraft } from '../planning/drafts.ts';

interface TourLists {
  /** Undefined until the server has answered, or could not. */
  readonly tours: readonly TourListing[] | undefined;
  readonly inBrowser: readonly TourListing[];
  readonly drafts: readonly TourDraft[];
  readonly fault: string | undefined;
  readonly setFault: (fault: string | undefined) => void;
  /** Asks for all of it anew. */
  readonly again: () => void;
}

/** The tours and drafts of a person, and those of this browser. */
export function useTourList(account: string): TourLists {
  const [lists, setLists] = useState<Pick<TourLists, 'inBrowser' | 'drafts'> & { readonly tours?: readonly TourListing[] }>({
    inBrowser: [],
    drafts: [],
  });
  const [fault, setFault] = useState<string>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks anew
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const stored = await browserTours().catch(() => []);
      const inBrowser = stored.map(({ listing }) => listing).toSorted((a, b) => b.touched - a.touched);
      const browserDrafts = await listDrafts(thisBrowser, stop.signal);
      if (account === thisBrowser) return setLists({ tours: [], inBrowser, drafts: browserDrafts });
      const answer = await server.tours(stop.signal);
      if (answer.ok) await cacheList(account, answer.value).catch(() => undefined);
      else setFault(answer.fault.message);
      const tours = answer.ok ? answer.value : await cachedList(account).catch(() => []);
      const own = await listDrafts(account, stop.signal);
      setLists({ tours, inBrowser, drafts: [...own, ...browserDrafts] });
    };
    void ask().catch(() => undefined);
    return () => stop.abort();
  }, [account, round]);
  return { tours: lists.tours, inBrowser: lists.inBrowser, drafts: lists.drafts, fault, setFault, again: () => setRound((now) => now + 1) };
}

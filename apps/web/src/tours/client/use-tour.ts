import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { BrowserTourClient } from './browser-tour.ts';
import type { TourClient, TourState } from './open-tour.ts';
import { type ServedSource, ServedTour } from './served-tour.ts';

export interface TourTools extends Pick<TourClient, 'enter' | 'dismiss'> {
  readonly state: TourState;
}

/** From the server, or from this browser alone. */
type TourSource = ServedSource | { readonly browser: string };

const clientOf = (source: TourSource): TourClient => ('browser' in source ? new BrowserTourClient(source.browser) : new ServedTour(source));

/** A tour for as long as the page shows it. */
export function useTour(source: TourSource): TourTools {
  const key = JSON.stringify(source);
  const [client, setClient] = useState<TourClient>(() => clientOf(source));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all of the source
  useEffect(() => {
    const fresh = clientOf(source);
    setClient(fresh);
    fresh.open();
    return () => fresh.close();
  }, [key]);
  const state = useStore(client.store);
  return {
    state,
    enter: (...entries) => client.enter(...entries),
    dismiss: () => client.dismiss(),
  };
}

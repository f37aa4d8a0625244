import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { TourClient, TourState } from './open-tour.ts';
import { type ServedSource, ServedTour } from './served-tour.ts';

export interface TourTools extends Pick<TourClient, 'enter' | 'dismiss'> {
  readonly state: TourState;
}

/** A tour for as long as the page shows it. */
export function useTour(source: ServedSource): TourTools {
  const key = 'id' in source ? `${source.account}/${source.id}` : source.follow;
  const [client, setClient] = useState<TourClient>(() => new ServedTour(source));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all of the source
  useEffect(() => {
    const fresh = new ServedTour(source);
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

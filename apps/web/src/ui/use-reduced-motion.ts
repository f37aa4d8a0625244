import { useSyncExternalStore } from 'react';

const query = matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (changed: () => void) => {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the person has asked for a calm screen. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => query.matches);

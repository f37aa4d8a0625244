import { useSyncExternalStore } from 'react';

/** Tells whether the screen is such, and when that changes. */
function mediaHook(condition: string): () => boolean {
  // Asked only by a page that is drawn: tests on Node load this module too.
  let found: MediaQueryList | undefined;
  const query = () => {
    found ??= matchMedia(condition);
    return found;
  };
  const subscribe = (changed: () => void) => {
    query().addEventListener('change', changed);
    return () => query().removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(subscribe, () => query().matches);
}

/** Whether the person has asked for a calm screen. */
export const useReducedMotion = mediaHook('(prefers-reduced-motion: reduce)');

/** Whether the table has its two columns. */
export const useTwoColumns = mediaHook('(min-width: 1001px)');

/** Whether the question lies over the road, where the thumb is. */
export const useThumbWidth = mediaHook('(max-width: 640px)');

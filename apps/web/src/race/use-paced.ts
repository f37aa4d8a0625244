import { useRef } from 'react';

/** In milliseconds. */
const pace = 1000;

/**
 * What stands beside the road: while riders move, once a second is enough for the eye, and a phone has its time for the riders. As soon as
 * they stand, it is what it is.
 */
export function usePaced<T>(value: T, moving: boolean): T {
  const kept = useRef({ value, at: 0 });
  const now = performance.now();
  if (!moving || now - kept.current.at >= pace) kept.current = { value, at: now };
  return kept.current.value;
}

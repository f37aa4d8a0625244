import { useSyncExternalStore } from 'react';

const place = 'gruppetto-coach';
const listeners = new Set<() => void>();
let warns: boolean | undefined;

/** Storage may be denied; then the choice lasts as long as the page. */
function read(): boolean {
  try {
    return localStorage.getItem(place) !== 'quiet';
  } catch {
    return true;
  }
}

function current(): boolean {
  warns ??= read();
  return warns;
}

export function setCoachWarns(next: boolean): void {
  warns = next;
  try {
    localStorage.setItem(place, next ? 'warns' : 'quiet');
  } catch {
    // It lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the coach speaks up unasked. */
export const useCoachWarns = (): boolean => useSyncExternalStore(subscribe, current);

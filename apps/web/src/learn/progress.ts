import type { GameId } from '@gruppetto/catalogue';
import { useSyncExternalStore } from 'react';

/** The finished lessons: "game/lesson", in no order. */
export type LearnProgress = ReadonlySet<string>;

export const lessonKey = (game: GameId, lesson: string): string => `${game}/${lesson}`;

const place = 'gruppetto-learned';

/** Storage may be denied; then progress lasts as long as the page. */
function read(): LearnProgress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

let progress: LearnProgress | undefined;
const listeners = new Set<() => void>();

const current = (): LearnProgress => {
  progress ??= read();
  return progress;
};

/** Adds to what is stored: no lesson is ever lost, whichever window added it. Returns whether there was something new. */
export function learned(keys: Iterable<string>): boolean {
  const before = new Set([...read(), ...current()]);
  const after = new Set([...before, ...keys]);
  if (after.size === current().size) return false;
  progress = after;
  try {
    localStorage.setItem(place, JSON.stringify([...after]));
  } catch {
    // Without storage it lasts as long as the page.
  }
  for (const listener of listeners) listener();
  return true;
}

function subscribe(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === place) learned(read());
  };
  listeners.add(listener);
  addEventListener('storage', heard);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', heard);
  };
}

export const useProgress = (): LearnProgress => useSyncExternalStore(subscribe, current);

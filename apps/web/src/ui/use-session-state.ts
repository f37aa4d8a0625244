import { useState } from 'react';

/** What somebody is typing: it outlives a reload of the page, in its tab. */
export function useSessionState<T>(key: string): readonly [T | undefined, (value: T | undefined) => void] {
  const place = `gruppetto ${key}`;
  const [value, setValue] = useState(() => read<T>(place));
  const keep = (next: T | undefined): void => {
    setValue(next);
    try {
      if (next === undefined) sessionStorage.removeItem(place);
      else sessionStorage.setItem(place, JSON.stringify(next, emptyIsAbsent));
    } catch {
      // Without storage it lasts as long as the page.
    }
  };
  return [value, keep];
}

/** A number that is being typed is NaN for a moment, of which JSON knows nothing. */
const emptyIsAbsent = (_: string, value: unknown): unknown => (Number.isNaN(value) ? undefined : value);

function read<T>(place: string): T | undefined {
  try {
    const stored = sessionStorage.getItem(place);
    return stored === null ? undefined : (JSON.parse(stored) as T);
  } catch {
    return undefined;
  }
}

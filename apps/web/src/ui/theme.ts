import { useSyncExternalStore } from 'react';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Storage may be denied; then the choice lasts as long as the page. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

const stored = storage()?.getItem('gruppetto-theme');
let current: Theme = themes.find((theme) => theme === stored) ?? 'auto';
const listeners = new Set<() => void>();

const apply = () => {
  document.documentElement.dataset.theme = current;
};
apply();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, () => current);

export function setTheme(theme: Theme): void {
  storage()?.setItem('gruppetto-theme', theme);
  current = theme;
  apply();
  for (const listener of listeners) listener();
}

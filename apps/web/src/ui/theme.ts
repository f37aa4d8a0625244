import { createStore, useStore } from 'zustand';

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

const kept = storage()?.getItem('gruppetto-theme');
const store = createStore<{ theme: Theme }>(() => ({ theme: themes.find((theme) => theme === kept) ?? 'auto' }));

const wear = (theme: Theme) => {
  document.documentElement.dataset.theme = theme;
};
wear(store.getState().theme);

export const useTheme = (): Theme => useStore(store, ({ theme }) => theme);

export function setTheme(theme: Theme): void {
  storage()?.setItem('gruppetto-theme', theme);
  wear(theme);
  store.setState({ theme });
}

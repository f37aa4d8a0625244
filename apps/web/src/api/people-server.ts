import type { Leaderboard, Preferences, PreferencesAnswer, Profile } from '@gruppetto/wire';
import { ask, at } from './server.ts';

/** All that is asked about people. */
export const peopleServer = {
  profile: (name: string, signal?: AbortSignal) => ask<Profile>('GET', at('players', name), undefined, signal),
  leaderboard: (game: string, signal?: AbortSignal) => ask<Leaderboard>('GET', at('ratings', game), undefined, signal),
  preferences: (signal?: AbortSignal) => ask<PreferencesAnswer>('GET', 'preferences', undefined, signal),
  setPreferences: (wish: Preferences) => ask<PreferencesAnswer>('PUT', 'preferences', wish),
  confirmEmail: (token: string) => ask<PreferencesAnswer>('POST', 'preferences/confirm', { token }),
  subscribe: (subscription: object) => ask<PreferencesAnswer>('POST', 'push', subscription),
  unsubscribe: (endpoint: string) => ask<PreferencesAnswer>('DELETE', 'push', { endpoint }),
  setVacation: (days: number) => ask<PreferencesAnswer>('PUT', 'vacation', { days }),
} as const;

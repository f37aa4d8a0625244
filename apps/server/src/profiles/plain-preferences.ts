import type { PreferencesRow } from '../storage/rows.ts';

/** By default friends see your races, and we send only what you ask for. */
export const plain = (person: string): PreferencesRow => ({
  person,
  profile: 'friends',
  telling: 1,
  quiet: null,
  email: null,
  email_confirmed: 0,
  email_token: null,
  email_sent: null,
  vacation_from: null,
  vacation_until: null,
  language: null,
});

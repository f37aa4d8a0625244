import type { PreferencesRow } from '../storage/rows.ts';

/** Until somebody says otherwise friends see what one has raced, and nothing is sent that was not asked for. */
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

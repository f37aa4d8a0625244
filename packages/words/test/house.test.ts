import { afterAll, expect, test } from 'vitest';
import { atTerminal, languages, sayAction, speak, words } from '../src/index.ts';

afterAll(() => speak('en'));

test.each(languages)('in %s, what an owner did is one sentence, whoever and whatever it was about', async (language) => {
  await speak(language);
  for (const action of Object.keys(words().house.actions)) {
    const said = sayAction({ who: 'Olga', action, about: '2' });
    expect(said).toMatch(/^Olga .*\p{L}/u);
    expect(said).not.toMatch(/undefined|NaN|\s$/);
  }
  expect(sayAction({ who: atTerminal, action: 'backup', about: '' })).toContain(words().house.shell);
  expect(sayAction({ who: 'Olga', action: 'settled-report', about: '' })).toMatch(/\.$/);
  const signUp = ['0', '1', '5'].map((about) => sayAction({ who: 'Olga', action: 'sign-up', about }));
  expect(signUp.map((said) => /\d/.test(said))).toEqual([false, true, true]);
  expect(sayAction({ who: 'Olga', action: 'of-a-later-version', about: 'Gus' })).toBe('Olga: of-a-later-version Gus');
});

import { useLanguage, useShell } from '@gruppetto/ui';
import { type Language, languageNames, languages } from '@gruppetto/words';
import { chooseLanguage } from './language.ts';

/** The six languages, each by its own name. */
export function LanguageChoice() {
  const words = useShell();
  const language = useLanguage();
  return (
    <select
      className="language"
      aria-label={words.language}
      title={words.language}
      value={language}
      onChange={({ target }) => void chooseLanguage(target.value as Language)}
    >
      {languages.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {languageNames[tag]}
        </option>
      ))}
    </select>
  );
}

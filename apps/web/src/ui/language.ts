import { isLanguage, type Language, language, languageFor, loadLanguage, speak } from '@gruppetto/words';

const key = 'gruppetto-language';

/** Storage may be denied; then the choice lasts as long as the page. */
function stored(name = key): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A link that asks for a language wins, then what was chosen here, then what the browser prefers. */
function firstLanguage(): Language {
  const wanted = new URLSearchParams(location.search).get('lang');
  if (isLanguage(wanted)) keep(wanted);
  const chosen = wanted ?? stored();
  return isLanguage(chosen) ? chosen : languageFor(navigator.languages);
}

function keep(tag: Language): void {
  try {
    localStorage.setItem(key, tag);
  } catch {
    // It lasts as long as the page.
  }
}

/** Whether somebody has chosen a language in this browser. */
const hasChosen = (): boolean => stored() !== undefined;

/** From here on the page speaks this language. */
async function say(tag: Language): Promise<void> {
  await speak(tag);
  document.documentElement.lang = tag;
}

export async function chooseLanguage(tag: Language): Promise<void> {
  keep(tag);
  if (isKnown()) tellServer(tag);
  await say(tag);
}

/** Somebody was signed in here, or has sat at a shared table. */
const isKnown = (): boolean => ['gruppetto-account', 'gruppetto-name'].some((one) => stored(one) !== undefined);

/** Letters come in this language too. Nobody waits for it. */
function tellServer(tag: Language): void {
  void import('../api/server.ts').then(({ ask }) => ask('PUT', 'language', { language: tag })).catch(() => undefined);
}

/** An account brings its language along where nobody has chosen one in this browser; one without learns the page's. */
export async function meetAccount(theirs: string | undefined): Promise<void> {
  if (!isLanguage(theirs)) return tellServer(language());
  if (hasChosen()) return;
  keep(theirs);
  await say(theirs).catch(() => undefined);
}

/** Before the first page is drawn. Without a connection to fetch the language it is drawn in English. */
export const startLanguage = (): Promise<void> => say(firstLanguage()).catch(() => undefined);

/** How dates are written: as in the reader's country, where it speaks the language of the page. */
export const locale = (): string => navigator.languages.find((tag) => tag.split('-')[0] === language()) ?? language();

/** A part of the program that is fetched when it is needed, with its sentences. */
export const spokenHere =
  <T>(fetchPart: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    const part = await fetchPart();
    await loadLanguage(language()).catch(() => undefined);
    return part;
  };

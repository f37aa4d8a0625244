/** The languages that people read, in the order in which they are offered. */
export const languages = ['en', 'es', 'fr', 'it', 'nl', 'de'] as const;

export type Language = (typeof languages)[number];

export const isLanguage = (tag: unknown): tag is Language => (languages as readonly unknown[]).includes(tag);

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  de: 'Deutsch',
};

/** The first of the wanted languages that we have: "nl-BE" is Dutch. English where we have none. */
export function languageFor(wanted: readonly string[]): Language {
  const tags = wanted.map((tag) => tag.toLowerCase().split(/[-_.]/)[0]);
  return tags.find(isLanguage) ?? 'en';
}

/** Sentences in every language: English at once, the others when somebody reads them. */
export interface Spoken<S> {
  /** In the language that is spoken here; in English until another one is there. */
  (language?: Language): S;
  /** What is made of the sentences, once a language. */
  map<R>(make: (sentences: S) => R): Spoken<R>;
  load(language: Language): Promise<void>;
}

type Others<S> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<S>>>;

const all = new Set<Spoken<unknown>>();
let here: Language = 'en';
const listeners = new Set<() => void>();

/** The language of this page or terminal. A server speaks with many people and says which it means. */
export const language = (): Language => here;

/** Sentences that belong together, and come with one load. A new game may speak English only. */
export function spoken<S>(en: S, others?: Others<S>): Spoken<S> {
  const known = new Map<Language, S>([['en', en]]);
  const said = ((tag: Language = here) => known.get(tag) ?? en) as Spoken<S>;
  said.map = (make) => mapped(said, make);
  said.load = async (tag) => {
    const load = tag === 'en' || known.has(tag) ? undefined : others?.[tag];
    if (load) known.set(tag, await load());
  };
  all.add(said);
  return said;
}

function mapped<S, R>(of: Spoken<S>, make: (sentences: S) => R): Spoken<R> {
  const made = new Map<S, R>();
  const said = ((tag?: Language) => {
    const sentences = of(tag);
    const known = made.get(sentences) ?? make(sentences);
    made.set(sentences, known);
    return known;
  }) as Spoken<R>;
  said.map = (again) => mapped(said, again);
  said.load = of.load;
  return said;
}

/** Everything opened so far, in this language. Called again when more has been opened. */
export const loadLanguage = async (tag: Language = here): Promise<void> => {
  await Promise.all([...all].map((said) => said.load(tag)));
};

/** From here on this language is spoken. */
export async function speak(tag: Language): Promise<void> {
  await loadLanguage(tag);
  here = tag;
  for (const listener of listeners) listener();
}

/** Tells when another language is spoken; the answer ends it. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

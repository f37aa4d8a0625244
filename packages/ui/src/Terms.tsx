import type { Term } from '@gruppetto/words';
import { createContext, type ReactNode, useContext, useId, useMemo, useRef, useState } from 'react';
import './terms.css';

interface Explained {
  readonly pattern: RegExp;
  readonly find: (spelling: string) => Term | undefined;
  readonly open: (term: Term, anchor: HTMLElement) => void;
  readonly popover: string;
}

const TermsContext = createContext<Explained | undefined>(undefined);

interface TermsProps<T extends Term> {
  /** The first of two that are spelled the same is meant. */
  readonly terms: readonly T[];
  readonly picture?: (term: T) => ReactNode;
  readonly children: ReactNode;
}

/** Inside it, every `Sentence` marks these words; a tap shows what one means. One small window serves the whole page. */
export function Terms<T extends Term>({ terms, picture, children }: TermsProps<T>) {
  const popover = useId();
  const window = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<T>();
  const explained = useMemo((): Explained | undefined => {
    const spelled = new Map<string, T>();
    for (const term of terms)
      for (const spelling of [term.term, ...(term.spellings ?? [])]) {
        const key = spelling.toLowerCase();
        if (!spelled.has(key)) spelled.set(key, term);
      }
    if (spelled.size === 0) return undefined;
    return {
      pattern: patternOf([...spelled.keys()]),
      find: (spelling) => spelled.get(spelling.toLowerCase()),
      open: (term, anchor) => {
        setShown(term as T);
        const { current } = window;
        if (!current) return;
        const { left, bottom } = anchor.getBoundingClientRect();
        current.style.setProperty('--x', `${left}px`);
        current.style.setProperty('--y', `${bottom + 6}px`);
        current.togglePopover(true);
      },
      popover,
    };
  }, [terms, popover]);
  return (
    <TermsContext value={explained}>
      {children}
      <div ref={window} id={popover} popover="auto" className="card term-window" role="status">
        {shown && (
          <>
            <b>{shown.term}</b>
            <p>{shown.meaning}</p>
            {picture?.(shown)}
          </>
        )}
      </div>
    </TermsContext>
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Longer spellings first: a "breakaway group" is not a "breakaway". */
const patternOf = (spellings: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d])(${[...spellings]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\\p{L}\\d])`,
    'giu',
  );

/** A sentence in which words of the game can be tapped, each the first time it stands there. Not for the inside of buttons. */
export function Sentence({ text }: { readonly text: string }): ReactNode {
  const explained = useContext(TermsContext);
  if (!explained) return text;
  const { pattern, find } = explained;
  const marked = new Set<Term>();
  const parts = text.split(pattern);
  const leads = parts.map((_, index) => {
    if (index % 2 === 0) return '';
    const [lead = ''] = opening.exec(parts[index - 1]) ?? [];
    parts[index - 1] = parts[index - 1].slice(0, parts[index - 1].length - lead.length);
    return lead;
  });
  return parts.map((part, index) => {
    const lead = leads[index];
    const term = index % 2 === 1 ? find(part) : undefined;
    if (!term || marked.has(term)) return lead + part;
    marked.add(term);
    const [stop = ''] = closing.exec(parts[index + 1]) ?? [];
    parts[index + 1] = parts[index + 1].slice(stop.length);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in their places
      <span key={index} className={lead || stop ? 'term-stop' : ''}>
        {lead}
        <TermButton term={term}>{part}</TermButton>
        {stop}
      </span>
    );
  });
}

/** What must not end a line: an article that has lost its vowel ("l’"), or what opens. */
const opening = /(?:\p{L}+’)?[\p{Ps}\p{Pi}¿¡]*$/u;
/** What must not begin a line. */
const closing = /^[\p{Pe}\p{Pf}.,;:!?…]+/u;

interface TermsInProps {
  readonly texts: readonly string[];
  /** Where they stand already, and can be tapped. */
  readonly except: readonly string[];
  readonly title: string;
}

/** The words of the game in texts that stand on buttons, to be tapped beside them. */
export function TermsIn({ texts, except, title }: TermsInProps): ReactNode {
  const explained = useContext(TermsContext);
  if (!explained) return undefined;
  const { pattern, find } = explained;
  const termsOf = (all: readonly string[]) => all.flatMap((text) => (text.match(pattern) ?? []).flatMap((part) => find(part) ?? []));
  const known = termsOf(except);
  const terms = [...new Set(termsOf(texts))].filter((term) => !known.includes(term));
  if (terms.length === 0) return undefined;
  return (
    <p className="terms-in">
      {title}
      {terms.map((term) => (
        <TermButton key={term.term} term={term}>
          {term.term}
        </TermButton>
      ))}
    </p>
  );
}

function TermButton({ term, children }: { readonly term: Term; readonly children: ReactNode }) {
  const explained = useContext(TermsContext);
  return (
    <button
      type="button"
      className="term"
      aria-controls={explained?.popover}
      onClick={(event) => explained?.open(term, event.currentTarget)}
    >
      {children}
    </button>
  );
}

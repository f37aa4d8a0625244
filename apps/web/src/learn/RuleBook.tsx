import type { GameId } from '@gruppetto/catalogue';
import { Sentence, useLanguage, useWords } from '@gruppetto/ui';
import { capital, folded, type Rule } from '@gruppetto/words';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { ruleBook } from '../ui/rule-books.ts';
import './rule-book.css';

/** A rule book to read and to search: chapters, rules with quiet ids, and rulings that unfold. */
export function RuleBook({ game }: { readonly game: GameId }) {
  const { learn } = useWords();
  const [rules, setRules] = useState<readonly Rule[]>([]);
  const [wanted, setWanted] = useState('');
  const language = useLanguage();
  const words = folded(useDeferredValue(wanted)).split(/\s+/).filter(Boolean);
  const sought = words.join(' ');
  useEffect(() => {
    let gone = false;
    void ruleBook(game, language).then((book) => {
      if (!gone) setRules([...book.values()]);
    });
    return () => {
      gone = true;
    };
  }, [game, language]);
  const found = useMemo(() => {
    const parts = sought.split(' ').filter(Boolean);
    return rules.filter(({ id, chapter, text, rulings }) => {
      const whole = folded([id, chapter, text, ...rulings].join(' '));
      return parts.every((part) => whole.includes(part));
    });
  }, [rules, sought]);
  return (
    <div className="rule-book">
      <label>
        <span className="offstage">{learn.search}</span>
        <input type="search" placeholder={learn.search} value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </label>
      <p className="soft" role="status">
        {sought !== '' && (found.length === 0 ? learn.foundNone : learn.found(found.length))}
      </p>
      {found.map((rule, index) => (
        <div key={rule.id}>
          {found[index - 1]?.chapter !== rule.chapter && <h4>{rule.chapter}</h4>}
          <OneRule rule={rule} open={sought !== '' && !isIn(rule.text, words)} />
        </div>
      ))}
    </div>
  );
}

const isIn = (text: string, words: readonly string[]): boolean => words.every((word) => folded(text).includes(word));

/** The rulings unfold by themselves where what is looked for stands in them. */
function OneRule({ rule: { id, text, rulings }, open }: { readonly rule: Rule; readonly open: boolean }) {
  const { learn } = useWords();
  return (
    <div className="one-rule">
      <p>
        <Sentence text={text} /> <span className="rule-id">{id}</span>
      </p>
      {rulings.length > 0 && (
        <details open={open}>
          <summary>{learn.rulings(rulings.length)}</summary>
          <ul>
            {rulings.map((ruling) => (
              <li key={ruling}>
                <Sentence text={capital(ruling)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

import { cardOf, type GameId } from '@gruppetto/catalogue';
import { Dialog, useWords } from '@gruppetto/ui';
import type { Rule } from '@gruppetto/words';
import { useEffect, useState } from 'react';
import { ruleBook } from '../ui/rule-books.ts';

export function RulesDialog({ game, onClose }: { game: GameId; onClose: () => void }) {
  const { race } = useWords();
  const [rules, setRules] = useState<readonly Rule[]>([]);
  useEffect(() => {
    void ruleBook(game).then((book) => setRules([...book.values()]));
  }, [game]);
  return (
    <Dialog title={race.rulesOf(cardOf(game).title)} onClose={onClose}>
      <div className="rule-book">
        {rules.map(({ id, chapter, text }, index) => (
          <div key={id}>
            {rules[index - 1]?.chapter !== chapter && <h3>{chapter}</h3>}
            <p className="rule">
              {text} <span className="rule-id">{id}</span>
            </p>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

import type { GameId } from '@gruppetto/kernel';
import { Dialog } from '@gruppetto/ui';
import { type Rule, shelf } from '@gruppetto/words';
import { useEffect, useState } from 'react';
import { ruleBook } from '../ui/rule-books.ts';

export function RulesDialog({ game, onClose }: { game: GameId; onClose: () => void }) {
  const [rules, setRules] = useState<readonly Rule[]>([]);
  useEffect(() => {
    void ruleBook(game).then((book) => setRules([...book.values()]));
  }, [game]);
  return (
    <Dialog title={`${shelf[game].title}: the rules`} onClose={onClose}>
      <div className="rule-book">
        {rules.map(({ id, chapter, text }, index) => (
          <div key={id}>
            {rules[index - 1]?.chapter !== chapter && <h3>{chapter}</h3>}
            <p className="rule">
              <span className="rule-id">{id}</span> {text}
            </p>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

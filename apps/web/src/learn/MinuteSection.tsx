import { cardOf, type GameId } from '@gruppetto/catalogue';
import { useWords } from '@gruppetto/ui';
import { type ReactNode, useState } from 'react';
import { RulesDialog } from '../race/RulesDialog.tsx';
import { useLearned } from './courses.ts';
import { OneMinute } from './OneMinute.tsx';
import './minute-section.css';

/** The one-minute rules as a chapter of a page, with the way to the whole book. */
export function MinuteSection({ game, children }: { readonly game: GameId; readonly children: ReactNode }) {
  const { learn } = useWords();
  const { room, course } = useLearned(game);
  const [book, setBook] = useState(false);
  if (!course) return null;
  return (
    <section className="minute-section" aria-labelledby="minute-title">
      <header>
        <h2 id="minute-title">{learn.minute}</h2>
        <p className="soft">{learn.minuteOf(cardOf(game).title)}</p>
        <button type="button" className="quiet" onClick={() => setBook(true)}>
          {learn.ruleBook}
        </button>
      </header>
      <OneMinute room={room} course={course} />
      <div className="buttons">
        {children}
        <span className="soft">{learn.dotted}</span>
      </div>
      {book && <RulesDialog game={game} onClose={() => setBook(false)} />}
    </section>
  );
}

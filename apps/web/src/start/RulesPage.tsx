import { cardOf, type GameId, gameIds } from '@gruppetto/catalogue';
import { useWords } from '@gruppetto/ui';
import { useState } from 'react';
import { RulesDialog } from '../race/RulesDialog.tsx';
import { Page } from '../ui/Page.tsx';
import './rules-page.css';

/** The rule books of all games. */
export function RulesPage() {
  const { race } = useWords();
  const [open, setOpen] = useState<GameId>();
  return (
    <Page title={race.rules}>
      <main className="rules-page" id="content">
        <h1>{race.rules}</h1>
        <ul>
          {gameIds.map((id) => (
            <li key={id} className="card padded">
              <h2>{cardOf(id).title}</h2>
              <p className="soft">{cardOf(id).pitch}</p>
              <button type="button" onClick={() => setOpen(id)}>
                {race.readRules}
              </button>
            </li>
          ))}
        </ul>
        {open && <RulesDialog game={open} onClose={() => setOpen(undefined)} />}
      </main>
    </Page>
  );
}

import { findGame, wordsOf } from '@gruppetto/catalogue';
import { JerseyPatch, jerseyOf, useWords } from '@gruppetto/ui';
import { type Moment, type SharedTable, verifyRecord } from '@gruppetto/wire';
import { sayProblem, type Words } from '@gruppetto/words';
import { useState } from 'react';
import { diceMemoryOf } from './dice-memory.ts';
import type { LiveTable } from './live-table.ts';

/** The seals that were shown before the first throw. */
export function Seals({ table: { commitment, seats } }: { table: SharedTable }) {
  const { sharedTables: words } = useWords();
  return (
    <details className="card side seals">
      <summary>{words.promise}</summary>
      <p className="soft">{words.promiseHint}</p>
      <dl>
        <div>
          <dt>{words.serverSeal}</dt>
          <dd>{commitment}</dd>
        </div>
        {seats.map(({ colour, name, commitment: seal }) => (
          <div key={colour}>
            <dt>
              <JerseyPatch jersey={jerseyOf(colour)} size={16} /> {name || jerseyOf(colour).name}
            </dt>
            <dd>{seal ?? words.noSeal}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

type Said = (words: Words['sharedTables']) => string;

/** Whether every die fell as it must, to be said in whatever language is read. */
async function verify(live: LiveTable, moments: readonly Moment[]): Promise<Said> {
  const record = await live.record();
  const game = record && findGame(record.game);
  if (!record || !game) return (words) => words.noRecord;
  const { commitment, seats, own, contribution } = diceMemoryOf(live.id);
  const seen = commitment !== undefined && seats ? { commitment, seats } : undefined;
  const verified = verifyRecord(game, record, seen, moments);
  if (!verified.ok)
    return (words) => words.notVerified(verified.problems.map((problem) => sayProblem(problem, wordsOf(game.id))).join(' '));
  const { dice, steps, takeBacks } = verified.value;
  if (!seen) return (words) => words.verifiedAlone(dice, steps);
  const elsewhere = own !== undefined && record.fairness?.seats[own]?.contribution !== contribution;
  return (words) =>
    [words.verified(dice, steps), takeBacks > 0 && words.verifiedTakeBacks(takeBacks), elsewhere && words.ownPartElsewhere]
      .filter(Boolean)
      .join(' ');
}

export function VerifyCard({ live, moments }: { live: LiveTable; moments: readonly Moment[] }) {
  const { sharedTables: words } = useWords();
  const [said, setSaid] = useState<{ readonly in: Said }>();
  return (
    <section className="card padded spaced" aria-labelledby="verify-title">
      <h2 id="verify-title">{words.promise}</h2>
      <div className="buttons">
        <button
          type="button"
          onClick={() => {
            setSaid({ in: (now) => now.verifying });
            void verify(live, moments).then((result) => setSaid({ in: result }));
          }}
        >
          {words.verify}
        </button>
      </div>
      <p role="status">{said?.in(words)}</p>
    </section>
  );
}

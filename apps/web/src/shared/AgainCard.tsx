import type { Seat } from '@gruppetto/kernel';
import { Alert, useWords } from '@gruppetto/ui';
import type { SharedTable } from '@gruppetto/wire';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sharedServer } from '../api/shared-server.ts';
import { freshId } from '../storage/fresh.ts';
import { commitmentFor } from './dice-memory.ts';
import { useCalls } from './use-calls.ts';

/** What comes after this race: a rematch with everybody's seat, or the next stage of the tour. */
export function AgainCard({ table, own }: { table: SharedTable; own: Seat | undefined }) {
  return table.tour ? <NextStage table={table} tour={table.tour} /> : own === undefined ? undefined : <Rematch table={table} own={own} />;
}

function Rematch({ table, own }: { table: SharedTable; own: Seat }) {
  const { sharedTables: words } = useWords();
  const navigate = useNavigate();
  const { busy, fault, call } = useCalls();
  const [id] = useState(freshId);
  const again = async () => {
    let made = table.next;
    const asked = await call(async () => {
      const answer = await sharedServer.rematch(table.id, id);
      if (answer.ok) made = answer.value.id;
      return answer;
    });
    if (!asked || !made) return;
    // If somebody else has made it, the own seat may have been taken again in another window.
    await sharedServer.sit(made, own, table.seats[own].name, commitmentFor(made));
    await navigate({ to: '/shared/$id', params: { id: made } });
  };
  return (
    <section className="card padded spaced">
      <div className="buttons">
        <button type="button" className="main" disabled={busy} onClick={() => void again()}>
          {table.next ? words.toAgain : words.again}
        </button>
        <span className="soft" role="status">
          {table.next ? words.againReady : words.againHint}
        </span>
      </div>
      <Alert>{fault}</Alert>
    </section>
  );
}

function NextStage({ table, tour: { id, name, stage, stages } }: { table: SharedTable; tour: NonNullable<SharedTable['tour']> }) {
  const { sharedTables: words } = useWords();
  const { next, seats } = table;
  const settled = seats[0]?.place !== undefined;
  return (
    <section className="card padded spaced">
      <p role="status">{next ? words.nextStageReady(stage + 2) : settled ? words.resultInTour : words.resultComing}</p>
      <div className="buttons">
        {next && stage + 1 < stages && (
          <Link to="/shared/$id" params={{ id: next }} className="button main">
            {words.toNextStage(stage + 2)}
          </Link>
        )}
        <Link to="/tours/$id" params={{ id }} className="button">
          {words.toTour(name)}
        </Link>
      </div>
    </section>
  );
}

import type { Seat } from '@gruppetto/kernel';
import { Alert, useWords } from '@gruppetto/ui';
import type { SharedTable } from '@gruppetto/wire';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sharedServer } from '../api/shared-server.ts';
import { freshId } from '../storage/fresh.ts';
import { commitmentFor } from './kept.ts';
import type { LiveTable } from './live-table.ts';
import { useCalls } from './use-calls.ts';

/** A new table like this one, with oneself on the same seat; whoever is still here finds its link in the chat. */
export function AgainCard({ live, table, own }: { live: LiveTable; table: SharedTable; own: Seat }) {
  const { sharedTables: words } = useWords();
  const navigate = useNavigate();
  const { busy, fault, call } = useCalls();
  const [id] = useState(freshId);
  const { game, options, settings } = table;
  const seats = table.seats.map(({ colour, player = 'person', name }) => ({ colour, player, ...(player !== 'person' && { name }) }));
  const again = async () => {
    const hostName = table.seats[own].name;
    if (!(await call(() => sharedServer.make({ id, game, options, seats, hostName, settings })))) return;
    await sharedServer.sit(id, own, hostName, commitmentFor(id));
    await live.say(words.againSaid(`${location.origin}/shared/${id}`));
    await navigate({ to: '/shared/$id', params: { id } });
  };
  return (
    <section className="card padded spaced">
      <div className="buttons">
        <button type="button" className="main" disabled={busy} onClick={() => void again()}>
          {words.again}
        </button>
        <span className="soft">{words.againHint}</span>
      </div>
      <Alert>{fault}</Alert>
    </section>
  );
}

import { useWords } from '@gruppetto/ui';
import type { LobbyTable } from '@gruppetto/wire';
import { useEffect, useState } from 'react';
import { sharedServer } from '../api/shared-server.ts';
import { TableList } from './TableList.tsx';

/** The shared tables of the person at this browser that are not over. */
export function YourTables() {
  const { sharedTables: words } = useWords();
  const [tables, setTables] = useState<readonly LobbyTable[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    sharedServer.mine(leaving.signal).then(
      (answer) => answer.ok && setTables(answer.value.tables.filter(({ status }) => status !== 'over')),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  if (tables.length === 0) return undefined;
  return (
    <section aria-labelledby="shared-title">
      <h2 id="shared-title">{words.yoursShared}</h2>
      <TableList tables={tables} />
    </section>
  );
}

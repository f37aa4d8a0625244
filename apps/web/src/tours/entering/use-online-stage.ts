import type { StageTable } from '@gruppetto/wire';
import { useEffect, useState } from 'react';
import { sharedServer } from '../../api/shared-server.ts';

/** How often the page checks whether somebody has opened a table, or a race is over. */
const look = 10_000;

/** The shared table at which a stage is raced or was raced last, where the tour is on the server. */
export function useOnlineStage(tour: string, stage: number, served: boolean): StageTable | undefined {
  const [tables, setTables] = useState<readonly StageTable[]>([]);
  useEffect(() => {
    if (!served) return;
    const leaving = new AbortController();
    const ask = () =>
      void sharedServer.stageTables(tour, leaving.signal).then(
        (answer) => answer.ok && setTables(answer.value),
        () => undefined,
      );
    ask();
    const timer = setInterval(() => document.hidden || ask(), look);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [tour, served]);
  return tables.findLast((one) => one.stage === stage);
}

import { useEffect, useState } from 'react';
import { listTables, type TableSummary } from '../../local/table-storage.ts';
import { raceChanges } from '../../storage/changes.ts';

/** The table of this browser at which a stage of a tour was raced, or is being raced; with the seed of a simulated one, its replay. */
export function useStageTable(tour: string, stage: number, simulated?: string): TableSummary | undefined {
  const [table, setTable] = useState<TableSummary>();
  useEffect(() => {
    const look = () =>
      void listTables().then(
        (tables) => setTable(tables.find((one) => one.tour?.id === tour && one.tour.stage === stage && one.tour.simulated === simulated)),
        () => undefined,
      );
    look();
    return raceChanges.listen(look);
  }, [tour, stage, simulated]);
  return table;
}

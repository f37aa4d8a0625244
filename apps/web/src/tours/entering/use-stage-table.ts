import { useEffect, useState } from 'react';
import { listTables, onChangeElsewhere, type TableSummary } from '../../local/table-storage.ts';

/** The table of this browser at which a stage of a tour was raced, or is being raced. */
export function useStageTable(tour: string, stage: number): TableSummary | undefined {
  const [table, setTable] = useState<TableSummary>();
  useEffect(() => {
    const look = () =>
      void listTables().then(
        (tables) => setTable(tables.find((one) => one.tour?.id === tour && one.tour.stage === stage)),
        () => undefined,
      );
    look();
    return onChangeElsewhere(look);
  }, [tour, stage]);
  return table;
}

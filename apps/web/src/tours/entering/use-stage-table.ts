import { type ShortRecord, stepsIn } from '@gruppetto/kernel';
import { useEffect, useState } from 'react';
import { listTables, type TableSummary } from '../../local/table-storage.ts';
import { raceChanges } from '../../storage/changes.ts';

/** The first table of this browser that fits. */
function useTable(fits: (table: TableSummary) => boolean, key: string): TableSummary | undefined {
  const [table, setTable] = useState<TableSummary>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what fits
  useEffect(() => {
    const look = () =>
      void listTables().then(
        (tables) => setTable(tables.find(fits)),
        () => undefined,
      );
    look();
    return raceChanges.listen(look);
  }, [key]);
  return table;
}

/** The table of this browser at which a stage of a tour was raced last, or is being raced. */
export const useStageTable = (tour: string, stage: number): TableSummary | undefined =>
  useTable(({ tour: of }) => of?.id === tour && of.stage === stage && of.watched === undefined, `${tour} ${stage}`);

/** The table of this browser at which a stage was raced, or is watched again. */
export const useWatchedTable = (tour: string, stage: number, race: ShortRecord | undefined): TableSummary | undefined =>
  useTable(({ tour: of, over, steps }) => {
    if (of?.id !== tour || of.stage !== stage || !over) return false;
    return of.watched === undefined ? !race || steps === stepsIn(race) : of.watched === race?.steps;
  }, `${tour} ${stage} ${race?.steps}`);

import { useShell } from '@gruppetto/ui';
import { useEffect, useState } from 'react';
import { listTables, onChangeElsewhere, removeTable, type TableSummary } from '../local/table-storage.ts';

export interface StoredRaces {
  /** The newest first. */
  readonly list: readonly TableSummary[];
  readonly fault: string | undefined;
  readonly remove: (id: string) => Promise<void>;
}

/** Races that were started in this browser. */
export function useStoredRaces(): StoredRaces {
  const words = useShell();
  const [list, setList] = useState<readonly TableSummary[]>([]);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    const fetch = () => listTables().then(setList, (error: Error) => setFault(words.storageBlocked(error.message)));
    void fetch();
    return onChangeElsewhere(() => void fetch());
  }, [words]);
  const remove = async (id: string) => {
    try {
      await removeTable(id);
      setList((before) => before.filter((table) => table.id !== id));
    } catch (error) {
      setFault(words.notDeleted((error as Error).message));
    }
  };
  return { list, fault, remove };
}

import { useShell } from '@gruppetto/ui';
import { useEffect, useState } from 'react';
import type { TableSummary } from '../local/table-storage.ts';
import { raceChanges } from '../storage/changes.ts';
import { hasDatabase, racesName } from '../storage/names.ts';

export interface StoredRaces {
  /** The newest first. */
  readonly list: readonly TableSummary[];
  readonly fault: string | undefined;
  readonly remove: (id: string) => Promise<void>;
}

const storage = () => import('../local/table-storage.ts');

/** Races that were started in this browser. */
export function useStoredRaces(): StoredRaces {
  const words = useShell();
  const [list, setList] = useState<readonly TableSummary[]>([]);
  const [blocked, setBlocked] = useState<string>();
  const [undeleted, setUndeleted] = useState<string>();
  useEffect(() => {
    const fetch = async () => {
      try {
        if (await hasDatabase(racesName)) setList(await (await storage()).listTables());
      } catch (error) {
        setBlocked((error as Error).message);
      }
    };
    void fetch();
    return raceChanges.listen(() => void fetch());
  }, []);
  const remove = async (id: string) => {
    try {
      await (await storage()).removeTable(id);
      setList((before) => before.filter((table) => table.id !== id));
    } catch (error) {
      setUndeleted((error as Error).message);
    }
  };
  const fault = blocked !== undefined ? words.storageBlocked(blocked) : undeleted !== undefined ? words.notDeleted(undeleted) : undefined;
  return { list, fault, remove };
}

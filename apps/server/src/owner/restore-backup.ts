import { writeDown } from '../accounts/owner-log.ts';
import type { Backups } from '../storage/backups.ts';
import { restore } from '../storage/dump.ts';
import type { Storage } from '../storage/storage.ts';
import type { Restoration } from './backup-routes.ts';

/**
 * Puts a backup in the place of the data while no app works on them, after a backup of what is there. The log of the owner says what came
 * of it: in the data that was restored, or in the data as it was.
 */
export async function restoreBackup(storage: Storage, backups: Backups, { name, before, who }: Restoration): Promise<void> {
  try {
    await backups.make(storage, before);
    await writeDown(storage.db, who, 'made-backup', before, Date.now());
    await restore(storage, backups.path(name), true, async (transaction) => {
      await writeDown(transaction, who, 'made-backup', before, Date.now());
      await writeDown(transaction, who, 'restored', name, Date.now());
    });
  } catch (error) {
    await writeDown(storage.db, who, 'not-restored', name, Date.now());
    throw error;
  }
}

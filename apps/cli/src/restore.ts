import { plural } from '@gruppetto/words/grammar/en';
import type { Command } from 'commander';
import { remark } from './print.ts';
import { fileFault, loadData, withStorage } from './storage.ts';

export function addRestore(program: Command): void {
  program
    .command('restore')
    .summary('put a backup back')
    .description('Puts a backup back, whole or not at all, into SQLite or PostgreSQL. The server has to be stopped.')
    .argument('<file>', 'as "gruppetto backup" has written it')
    .option('--overwrite', 'throw away the data that is there')
    .action(putBack);
}

async function putBack(path: string, { overwrite = false }: { overwrite?: boolean }): Promise<void> {
  const { restore, storageOptions } = await loadData();
  const alone = storageOptions().url === undefined;
  try {
    const rows = await withStorage((storage) => restore(storage, path, overwrite), { alone });
    remark(`Restored ${plural(rows, 'row')}.`);
  } catch (error) {
    throw fileFault(path, error);
  }
}

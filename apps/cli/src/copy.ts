import { plural } from '@gruppetto/words/grammar/en';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { remark } from './print.ts';
import { loadData, withStorage } from './storage.ts';

export function addCopy(program: Command): void {
  program
    .command('copy')
    .summary('move from SQLite to PostgreSQL')
    .description('Copies everything from the SQLite file in GRUPPETTO_DATA into a PostgreSQL database. The server has to be stopped.')
    .requiredOption('--to <address>', 'postgres://user:password@host/database')
    .option('--overwrite', 'throw away what is there')
    .action(copyAll);
}

async function copyAll({ to, overwrite = false }: { to: string; overwrite?: boolean }): Promise<void> {
  const { copy, storageOptions } = await loadData();
  const { url, folder } = storageOptions();
  if (url !== undefined) throw new Complaint('DATABASE_URL is set: this copies from the SQLite file. Unset it first.');
  const rows = await withStorage((from) => withStorage((target) => copy(from, target, overwrite), { folder, url: to }), {
    folder,
    alone: true,
  });
  remark(`Copied ${plural(rows, 'row')}. Set DATABASE_URL to that address before you start the server.`);
}

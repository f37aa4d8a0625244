import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { remark } from './print.ts';
import { loadData, withStorage } from './storage.ts';

export function addCopy(program: Command): void {
  const say = terminal().server.copy;
  program
    .command('copy')
    .summary(say.summary)
    .description(say.about)
    .requiredOption('--to <address>', say.to)
    .option('--overwrite', say.overwrite)
    .action(copyAll);
}

async function copyAll({ to, overwrite = false }: { to: string; overwrite?: boolean }): Promise<void> {
  const { copy, storageOptions } = await loadData();
  const { url, folder } = storageOptions();
  if (url !== undefined) throw new Complaint(terminal().server.copy.urlSet);
  const rows = await withStorage((from) => withStorage((target) => copy(from, target, overwrite), { folder, url: to }), {
    folder,
    alone: true,
  });
  remark(terminal().server.copy.done(rows));
}

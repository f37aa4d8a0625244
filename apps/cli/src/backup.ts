import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { examples } from './commander-words.ts';
import { remark } from './print.ts';
import { fileFault, loadData, withStorage } from './storage.ts';

export function addBackup(program: Command): void {
  const say = terminal().server.backup;
  program
    .command('backup')
    .summary(say.summary)
    .description(say.about)
    .argument('[file]', say.file)
    .addHelpText('after', examples('backup', 'backup gruppetto-$(date +%F).backup'))
    .action(backup);
}

async function backup(file?: string): Promise<void> {
  const { backUp, Backups, storageOptions } = await loadData();
  const backups = file === undefined ? new Backups(storageOptions().folder) : undefined;
  const name = backups?.newName('gruppetto') ?? '';
  const path = file ?? backups?.path(name) ?? '';
  try {
    const rows = await withStorage((storage) => backups?.make(storage, name) ?? backUp(storage, path));
    remark(terminal().server.backup.done(path, rows));
  } catch (error) {
    throw fileFault(path, error);
  }
}

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
    .argument('<file>', say.file)
    .addHelpText('after', examples('backup gruppetto-$(date +%F).backup'))
    .action(backup);
}

async function backup(path: string): Promise<void> {
  const { backUp } = await loadData();
  try {
    const rows = await withStorage((storage) => backUp(storage, path));
    remark(terminal().server.backup.done(path, rows));
  } catch (error) {
    throw fileFault(path, error);
  }
}

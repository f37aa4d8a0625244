import { plural } from '@gruppetto/words/grammar/en';
import type { Command } from 'commander';
import { remark } from './print.ts';
import { fileFault, loadData, withStorage } from './storage.ts';

export function addBackup(program: Command): void {
  program
    .command('backup')
    .summary('write all data of the server into a file')
    .description('Writes everything that the server keeps into one file, as it is at one moment. The server may go on meanwhile.')
    .argument('<file>', 'a new file')
    .addHelpText(
      'after',
      `
Examples:
  $ gruppetto backup gruppetto-$(date +%F).backup`,
    )
    .action(backup);
}

async function backup(path: string): Promise<void> {
  const { backUp } = await loadData();
  try {
    const rows = await withStorage((storage) => backUp(storage, path));
    remark(`${path} has all of it: ${plural(rows, 'row')}.`);
  } catch (error) {
    throw fileFault(path, error);
  }
}

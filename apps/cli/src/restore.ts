import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { remark } from './print.ts';
import { fileFault, loadData, withStorage } from './storage.ts';

export function addRestore(program: Command): void {
  const say = terminal().server.restore;
  program
    .command('restore')
    .summary(say.summary)
    .description(say.about)
    .argument('<file>', say.file)
    .option('--overwrite', say.overwrite)
    .action(putBack);
}

async function putBack(path: string, { overwrite = false }: { overwrite?: boolean }): Promise<void> {
  const { restore, storageOptions } = await loadData();
  const alone = storageOptions().url === undefined;
  try {
    const rows = await withStorage((storage) => restore(storage, path, overwrite), { alone });
    remark(terminal().server.restore.done(rows));
  } catch (error) {
    throw fileFault(path, error);
  }
}

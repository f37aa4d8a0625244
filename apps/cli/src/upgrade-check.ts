import { plural } from '@gruppetto/words/grammar/en';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { print } from './print.ts';
import { loadData } from './storage.ts';

export function addUpgradeCheck(program: Command): void {
  program
    .command('upgrade-check')
    .summary('try an upgrade on a copy of the data')
    .description(
      'Does to a copy of the data what the first start of this version would do to the data itself, and says what came of it. ' +
        'Nothing is changed, and a server may run meanwhile.',
    )
    .action(check);
}

async function check(): Promise<void> {
  const { checkUpgrade, StorageProblem, storageOptions } = await loadData();
  const { from, steps, rows } = await checkUpgrade(storageOptions()).catch((error) => {
    throw error instanceof StorageProblem ? new Complaint(error.message, error.exitCode) : error;
  });
  if (from === 0) return print('There is no data yet: the first start makes an empty database.');
  if (steps.length === 0) return print(`The data is up to date: ${plural(rows, 'row')}, nothing to upgrade.`);
  print(
    `The data is of step ${from}. ${plural(steps.length, 'step')} to come: ${steps.map(({ id, name }) => `${id} (${name})`).join(', ')}.`,
  );
  print(`Tried on a copy: all ${plural(rows, 'row')} are kept. Make a backup, then start the server.`);
}

import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { print } from './print.ts';
import { loadData } from './storage.ts';

export function addUpgradeCheck(program: Command): void {
  program
    .command('upgrade-check')
    .summary(terminal().server.upgradeCheck.summary)
    .description(terminal().server.upgradeCheck.about)
    .action(check);
}

async function check(): Promise<void> {
  const say = terminal().server.upgradeCheck;
  const { checkUpgrade, StorageProblem, storageOptions } = await loadData();
  const { from, steps, rows } = await checkUpgrade(storageOptions()).catch((error) => {
    throw error instanceof StorageProblem ? new Complaint(error.message, error.exitCode) : error;
  });
  if (from === 0) return print(say.noData);
  if (steps.length === 0) return print(say.upToDate(rows));
  print(say.toCome(from, steps.length, steps.map(({ id, name }) => `${id} (${name})`).join(', ')));
  print(say.tried(rows));
}

import type { Command } from 'commander';
import { print } from './print.ts';
import { loadData, withStorage } from './storage.ts';

export function addConfirmClock(program: Command): void {
  program
    .command('confirm-clock')
    .summary('let the server delete what has run out')
    .description(
      'A server that finds its clock weeks ahead of the last time it ran deletes nothing until you confirm that the clock is right. ' +
        'Check the date first: what has run out by then goes for good.',
    )
    .action(confirm);
}

async function confirm(): Promise<void> {
  const { confirmClock } = await loadData();
  const now = Date.now();
  await withStorage(({ db }) => confirmClock(db, now));
  print(`Confirmed: it is ${new Date(now).toISOString()}. The server deletes what has run out within the hour.`);
}

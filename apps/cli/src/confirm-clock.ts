import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { print } from './print.ts';
import { loadData, withStorage } from './storage.ts';

export function addConfirmClock(program: Command): void {
  program
    .command('confirm-clock')
    .summary(terminal().server.confirmClock.summary)
    .description(terminal().server.confirmClock.about)
    .action(confirm);
}

async function confirm(): Promise<void> {
  const { confirmClock } = await loadData();
  const now = Date.now();
  await withStorage(({ db }) => confirmClock(db, now));
  print(terminal().server.confirmClock.done(new Date(now).toISOString()));
}

import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { examples } from './commander-words.ts';
import { print, remark } from './print.ts';
import { loadData, withStorage } from './storage.ts';
import { wholeNumber } from './whole-number.ts';

const maxKeys = 1000;

export function addKeys(program: Command): void {
  const say = terminal().server.keys;
  const keys = program.command('keys').summary(say.summary).description(say.about);
  keys
    .command('create')
    .description(say.create)
    .argument('[count]', say.count, wholeNumber(1, maxKeys), 1)
    .addHelpText('after', examples('keys create 10'))
    .action(create);
}

async function create(count: number): Promise<void> {
  const { createKeys } = await loadData();
  const made = await withStorage(({ db }) => createKeys(db, count, Date.now()));
  print(made.join('\n'));
  remark(terminal().server.keys.writeDown);
}

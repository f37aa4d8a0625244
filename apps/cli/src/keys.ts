import { type Command, InvalidArgumentError } from 'commander';
import { print, remark } from './print.ts';
import { loadData, withStorage } from './storage.ts';

const maxKeys = 1000;

export function addKeys(program: Command): void {
  const keys = program.command('keys').summary('let others sign up').description('Keys with which others can sign up at your server.');
  keys
    .command('create')
    .description('Makes keys and prints them, one a line. Each lets one person sign up; they are not shown again.')
    .argument('[count]', 'how many', readCount, 1)
    .addHelpText(
      'after',
      `
Examples:
  $ gruppetto keys create 10`,
    )
    .action(create);
}

function readCount(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > maxKeys) throw new InvalidArgumentError(`It must be a number from 1 to ${maxKeys}.`);
  return count;
}

async function create(count: number): Promise<void> {
  const { createKeys } = await loadData();
  const made = await withStorage(({ db }) => createKeys(db, count, Date.now()));
  print(made.join('\n'));
  remark('Write them down: only their hashes are kept.');
}

import type { AccountListing } from '@gruppetto/server/data';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { print, remark, table } from './print.ts';
import { loadData, withStorage } from './storage.ts';

export function addAccounts(program: Command): void {
  const accounts = program.command('accounts').summary('who has signed up').description('The accounts of your server.');
  accounts.command('list').description('Prints who has signed up, the first person first.').action(list);
  accounts
    .command('reset')
    .description('Prints a token with which this person can set a new password, once, within the hour: at /reset/<token> of your server.')
    .argument('<name>', 'the name of the account, in capitals or not')
    .action(reset);
}

async function list(): Promise<void> {
  const { listAccounts } = await loadData();
  const rows = await withStorage(({ db }) => listAccounts(db));
  if (rows.length === 0) return remark('Nobody has signed up yet.');
  const columns = [
    { title: 'Name', cell: ({ name }: AccountListing) => name },
    { title: 'Since', cell: ({ made }: AccountListing) => new Date(made).toISOString().slice(0, 10) },
    { title: 'Tours', figures: true, cell: ({ tours }: AccountListing) => `${tours}` },
    { title: '', cell: ({ owner }: AccountListing) => (owner ? 'owner' : '') },
  ];
  print(table(columns, rows));
}

async function reset(name: string): Promise<void> {
  const { createReset } = await loadData();
  const token = await withStorage(({ db }) => createReset(db, name.trim(), Date.now()));
  if (token === undefined) throw new Complaint(`Nobody is called "${name}" here; "gruppetto accounts list" prints who is.`);
  print(token);
  remark('It is good once, for an hour: at /reset/ followed by it, on your server.');
}

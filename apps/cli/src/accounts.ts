import type { AccountListing } from '@gruppetto/server/data';
import { words } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { print, remark, table } from './print.ts';
import { loadData, withStorage } from './storage.ts';

export function addAccounts(program: Command): void {
  const say = terminal().server.accounts;
  const accounts = program.command('accounts').summary(say.summary).description(say.about);
  accounts.command('list').description(say.list).action(list);
  accounts.command('reset').description(say.reset).argument('<name>', say.name).action(reset);
}

async function list(): Promise<void> {
  const { listAccounts } = await loadData();
  const rows = await withStorage(({ db }) => listAccounts(db));
  const say = terminal().server.accounts;
  if (rows.length === 0) return remark(say.nobodyYet);
  const columns = [
    { title: say.columns.name, cell: ({ name }: AccountListing) => name },
    { title: say.columns.since, cell: ({ made }: AccountListing) => new Date(made).toISOString().slice(0, 10) },
    { title: say.columns.tours, figures: true, cell: ({ tours }: AccountListing) => `${tours}` },
    { title: '', cell: ({ owner }: AccountListing) => (owner ? words().house.ownerTag : '') },
  ];
  print(table(columns, rows));
}

async function reset(name: string): Promise<void> {
  const { createReset } = await loadData();
  const token = await withStorage(({ db }) => createReset(db, name.trim(), Date.now()));
  if (token === undefined) throw new Complaint(terminal().server.accounts.nobodyCalled(name));
  print(token);
  remark(terminal().server.accounts.goodOnce);
}

import type { Storage } from '@gruppetto/server/data';
import { atTerminal, sayAction, sayBytes, words } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { print, remark, table } from './print.ts';
import { loadData, withStorage } from './storage.ts';
import { wholeNumber } from './whole-number.ts';

const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** What the owner's page does, from a terminal. */
export function addOwner(program: Command): void {
  const say = terminal().server.owner;
  const owner = program.command('owner').summary(say.summary).description(say.about);
  const add = (name: string, description: string) => owner.command(name).description(description);
  add('status', say.status).action(status);
  add('suspend', say.suspend)
    .argument('<name>')
    .action((name) => onPerson(name, 'suspended'));
  add('let-in', say.letIn)
    .argument('<name>')
    .action((name) => onPerson(name, 'let-in'));
  add('delete', say.delete)
    .argument('<name>')
    .action((name) => onPerson(name, 'deleted'));
  add('hand-over', say.handOver)
    .argument('<name>')
    .action((name) => onPerson(name, 'handed-over'));
  add('keys', say.keys).action(keys);
  add('revoke-key', say.revokeKey).argument('<id>', say.keyId).action(revoke);
  add('sign-up', say.signUp).argument('<accounts>', say.atMost, wholeNumber(0, 1_000_000)).action(signUp);
  add('settle', say.settle).argument('<id>').argument('[answer]', say.answer, '').action(settle);
  add('backups', say.backups).action(backups);
  add('log', say.log).action(log);
}

type Data = Awaited<ReturnType<typeof loadData>>;

const withData = async <T>(work: (data: Data, storage: Storage) => Promise<T>): Promise<T> => {
  const data = await loadData();
  return withStorage((storage) => work(data, storage));
};

async function status(): Promise<void> {
  const say = words().house;
  const { counts, ...house } = await withData((data, storage) => data.readHouse(storage));
  const lines = [
    [say.version, house.version],
    [say.stored, say.databases[house.database]],
    [say.size, sayBytes(house.bytes, say)],
    ...Object.entries(counts).map(([name, count]) => [say.counts[name as keyof typeof counts], `${count}`]),
    [say.ridden, `${house.forecastRaces}`],
    [say.openCount, `${house.openAccounts}`],
  ];
  for (const [name = '', value = ''] of lines) print(`${name.padEnd(28)} ${value}`);
  print(house.heir ? say.follows(house.heir) : say.nobodyFollows);
}

async function onPerson(name: string, action: 'suspended' | 'let-in' | 'deleted' | 'handed-over'): Promise<void> {
  await withData(async (data, storage) => {
    const { db } = storage;
    const person = await data.findPerson(db, name.trim());
    if (!person) throw new Complaint(terminal().server.accounts.nobodyCalled(name));
    if (person.owner === 1) throw new Complaint(terminal().server.owner.ownsServer(person.name));
    const now = Date.now();
    if (action === 'deleted') await data.deletePerson(storage, person.id, now);
    else if (action === 'handed-over') await data.handOver(db, person.id);
    else await data.suspend(db, person.id, action === 'suspended' ? now : null);
    await data.writeDown(db, atTerminal, action, person.name, now);
    remark(sayAction({ who: atTerminal, action, about: person.name }));
  });
}

async function keys(): Promise<void> {
  const rows = await withData((data, { db }) => data.readKeys(db));
  if (rows.length === 0) return remark(terminal().server.owner.noKeys);
  type Row = (typeof rows)[number];
  const say = words().house;
  const { columns } = terminal().server.owner;
  print(
    table(
      [
        { title: columns.key, cell: ({ id }: Row) => id },
        { title: columns.made, cell: ({ made }: Row) => day(made) },
        { title: '', cell: ({ used, by }: Row) => (by ? say.keyUsed(by) : used === undefined ? say.keyUnused : say.keyUsedUp) },
      ],
      rows,
    ),
  );
}

async function revoke(id: string): Promise<void> {
  await withData(async (data, { db }) => {
    if (!(await data.revokeKey(db, id))) throw new Complaint(terminal().server.owner.noKey(id));
    await data.writeDown(db, atTerminal, 'revoked-key', id, Date.now());
  });
}

async function signUp(accounts: number): Promise<void> {
  await withData(async (data, { db }) => {
    await data.setOpenAccounts(db, accounts);
    await data.writeDown(db, atTerminal, 'sign-up', `${accounts}`, Date.now());
  });
}

async function settle(id: string, answer: string): Promise<void> {
  await withData(async (data, { db }) => {
    if (!(await data.settleReport(db, id, answer, Date.now()))) throw new Complaint(terminal().server.owner.noReport(id));
    await data.writeDown(db, atTerminal, 'settled-report', answer, Date.now());
  });
}

async function backups(): Promise<void> {
  const { Backups, storageOptions } = await loadData();
  const files = new Backups(storageOptions().folder);
  const rows = await files.list();
  files.close();
  type Row = (typeof rows)[number];
  if (rows.length === 0) return remark(terminal().server.owner.noBackups);
  const say = words().house;
  const { columns } = terminal().server.owner;
  print(
    table(
      [
        { title: columns.backup, cell: ({ name }: Row) => files.path(name) },
        { title: columns.made, cell: ({ made }: Row) => day(made) },
        { title: columns.size, cell: ({ bytes }: Row) => sayBytes(bytes, say) },
        { title: '', cell: ({ counts }: Row) => (counts ? say.backupHolds(counts.accounts, counts.tours, counts.tables) : '') },
      ],
      rows,
    ),
  );
}

async function log(): Promise<void> {
  const rows = await withData((data, { db }) => data.readActions(db));
  if (rows.length === 0) return remark(terminal().server.owner.nothingDone);
  for (const done of rows) print(`${day(done.at)}  ${sayAction(done)}`);
}

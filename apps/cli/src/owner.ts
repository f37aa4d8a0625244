import type { Storage } from '@gruppetto/server/data';
import { words } from '@gruppetto/words';
import { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { print, remark, table } from './print.ts';
import { loadData, withStorage } from './storage.ts';
import { wholeNumber } from './whole-number.ts';

const say = words().house;
const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** What the owner's page does, from a terminal. */
export function addOwner(program: Command): void {
  const owner = program.command('owner').summary('run your server').description('How your server stands, and what its owner may do.');
  const add = (name: string, description: string) => {
    const command = new Command(name).description(description);
    owner.addCommand(command);
    return command;
  };
  add('status', 'Prints what the server keeps, and how much room it takes.').action(status);
  add('suspend', 'Signs somebody out, and lets them in no more.')
    .argument('<name>')
    .action((name) => onPerson(name, 'suspended'));
  add('let-in', 'Lifts a suspension.')
    .argument('<name>')
    .action((name) => onPerson(name, 'let-in'));
  add('delete', 'Deletes an account and everything in it.')
    .argument('<name>')
    .action((name) => onPerson(name, 'deleted'));
  add('hand-over', 'Makes somebody else the owner.')
    .argument('<name>')
    .action((name) => onPerson(name, 'handed-over'));
  add('keys', 'Lists keys to sign up with, used and unused.').action(keys);
  add('revoke-key', 'Revokes a key that nobody has used.').argument('<id>', 'as "owner keys" prints it').action(revoke);
  add('sign-up', 'Lets people sign up without a key until there are so many accounts; 0 asks everybody for one.')
    .argument('<accounts>', 'at most', wholeNumber(0, 1_000_000))
    .action(signUp);
  add('settle', 'Says what was done about a report.').argument('<id>').argument('[answer]', 'what you did', '').action(settle);
  add('log', 'Prints what owners have done.').action(log);
}

type Data = Awaited<ReturnType<typeof loadData>>;

const withData = async <T>(work: (data: Data, storage: Storage) => Promise<T>): Promise<T> => {
  const data = await loadData();
  return withStorage((storage) => work(data, storage));
};

async function status(): Promise<void> {
  const { counts, ...house } = await withData((data, storage) => data.readHouse(storage));
  const lines = [
    [say.version, house.version],
    [say.stored, say.database(house.database)],
    [say.size, say.bytes(house.bytes)],
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
    if (!person) throw new Complaint(`Nobody is called "${name}" here; "gruppetto accounts list" prints who is.`);
    if (person.owner === 1) throw new Complaint(`${person.name} owns this server: hand it over first.`);
    const now = Date.now();
    if (action === 'deleted') await data.deletePerson(storage, person.id, now);
    else if (action === 'handed-over') await data.handOver(db, person.id);
    else await data.suspend(db, person.id, action === 'suspended' ? now : null);
    await data.writeDown(db, say.shell, action, person.name, now);
    remark(`${say.shell}: ${(say.actions as Readonly<Record<string, string>>)[action]} ${person.name}.`);
  });
}

async function keys(): Promise<void> {
  const rows = await withData((data, { db }) => data.readKeys(db));
  if (rows.length === 0) return remark('There are no keys; "gruppetto keys create" makes some.');
  type Row = (typeof rows)[number];
  print(
    table(
      [
        { title: 'Key', cell: ({ id }: Row) => id },
        { title: 'Made', cell: ({ made }: Row) => day(made) },
        { title: '', cell: ({ used, by }: Row) => (by ? say.keyUsed(by) : used === undefined ? say.keyUnused : say.keyUsedUp) },
      ],
      rows,
    ),
  );
}

async function revoke(id: string): Promise<void> {
  await withData(async (data, { db }) => {
    if (!(await data.revokeKey(db, id))) throw new Complaint(`There is no key ${id} that nobody has used.`);
    await data.writeDown(db, say.shell, 'revoked-key', id, Date.now());
  });
}

async function signUp(accounts: number): Promise<void> {
  await withData(async (data, { db }) => {
    await data.setOpenAccounts(db, accounts);
    await data.writeDown(db, say.shell, 'sign-up', `${accounts}`, Date.now());
  });
}

async function settle(id: string, answer: string): Promise<void> {
  await withData(async (data, { db }) => {
    if (!(await data.settleReport(db, id, answer, Date.now()))) throw new Complaint(`There is no report ${id}.`);
    await data.writeDown(db, say.shell, 'settled-report', answer, Date.now());
  });
}

async function log(): Promise<void> {
  const rows = await withData((data, { db }) => data.readActions(db));
  if (rows.length === 0) return remark('Nothing was done yet.');
  for (const { at, who, action, about } of rows)
    print(`${day(at)}  ${who} ${(say.actions as Readonly<Record<string, string>>)[action] ?? action} ${about}`.trimEnd());
}

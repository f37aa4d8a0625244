import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStorage } from '@gruppetto/server/data';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, makeDatabase } from '../../server/test/databases.ts';
import { type CallOutcome, called } from './called.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const bin = join(root, 'apps/cli/bin/gruppetto.js');

beforeAll(() => {
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'apps/cli'], { cwd: root });
  if (status !== 0) throw new Error(`the program does not build:\n${stdout}`);
}, 180_000);

let folder: string;
let data: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gruppetto-commands-'));
  data = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

const gruppetto = (args: string, env: Record<string, string> = {}): Promise<CallOutcome> =>
  called(folder, args.split(' '), { GRUPPETTO_DATA: data, ...env });

/** In a process of its own, beside what this one has open. */
function started(args: string): CallOutcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args.split(' ')], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', GRUPPETTO_DATA: data },
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

const account = (name: string, owner: 1 | null) => ({
  id: name,
  name,
  name_key: name.toLowerCase(),
  password: 'x',
  owner,
  made: Date.UTC(2026, 6, 1),
});

/** Ann and Ben have signed up. */
async function signedUp(): Promise<void> {
  const storage = await openStorage({ folder: data });
  await storage.db
    .insertInto('accounts')
    .values([account('Ann', 1), account('Ben', null)])
    .execute();
  await storage.close();
}

describe('keys', () => {
  test('create prints as many as were asked for, and keeps their hashes, while a server has the data open', async () => {
    const server = await openStorage({ folder: data, alone: true });
    const { code, out, err } = started('keys create 10');
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining('Write them down') });
    const keys = out.trim().split('\n');
    expect(new Set(keys).size).toBe(10);
    const rows = await server.db.selectFrom('keys').select('hash').execute();
    expect(rows).toHaveLength(10);
    for (const key of keys) expect(JSON.stringify(rows)).not.toContain(key);
    await server.close();
  });

  test.each(['0', '-1', 'ten', '1001', '1.5'])('create %s is refused', async (count) => {
    const { code, err } = await gruppetto(`keys create -- ${count}`);
    expect(code).toBe(2);
    expect(err).toContain('a whole number from 1 to 1000');
  });
});

describe('accounts', () => {
  test('list prints who has signed up', async () => {
    expect(await gruppetto('accounts list')).toMatchObject({ code: 0, out: '', err: 'Nobody has signed up yet.\n' });
    expect(await gruppetto('reports')).toMatchObject({ code: 0, out: '', err: 'Nobody has reported anything.\n' });
    await signedUp();
    expect((await gruppetto('accounts list')).out).toBe(
      'Name  Since       Tours\nAnn   2026-07-01      0  owner\nBen   2026-07-01      0\n',
    );
  });

  test('reset prints a token for who is there', async () => {
    await signedUp();
    const { code, out } = await gruppetto('accounts reset BEN');
    expect(code).toBe(0);
    expect(out).toMatch(/^[\w-]{32}\n$/);
    expect(await gruppetto('accounts reset Eve')).toMatchObject({ code: 2, err: expect.stringContaining('There is no account "Eve"') });
  });
});

describe('owner', () => {
  test('suspends, hands over and deletes; all of it is written down', async () => {
    await signedUp();
    expect(await gruppetto('owner suspend Ben')).toMatchObject({ code: 0 });
    const storage = await openStorage({ folder: data });
    const ben = await storage.db.selectFrom('accounts').select('suspended').where('name', '=', 'Ben').executeTakeFirst();
    await storage.close();
    expect(ben?.suspended).toEqual(expect.any(Number));
    expect(await gruppetto('owner let-in Ben')).toMatchObject({ code: 0 });
    expect(await gruppetto('owner delete Ann')).toMatchObject({ code: 2, err: expect.stringContaining('hand it over first') });
    expect(await gruppetto('owner hand-over Ben')).toMatchObject({ code: 0 });
    expect(await gruppetto('owner delete Ann')).toMatchObject({ code: 0 });
    expect((await gruppetto('accounts list')).out).toMatch(/^Name.*\nBen .* owner\n$/);
    expect((await gruppetto('owner log')).out.trim().split('\n')).toHaveLength(4);
  });

  test('lists the backups that were made without a name', async () => {
    await signedUp();
    const { code, err } = await gruppetto('backup');
    const [file = ''] = err.split(' ');
    expect([code, dirname(file)]).toEqual([0, join(data, 'backups')]);
    expect((await gruppetto('owner backups')).out).toMatch(/gruppetto-[\dTZ-]+\.backup .*2 accounts, 0 tours and 0 tables/);
  });

  test('lists and revokes keys, opens the door, and says how the server stands', async () => {
    await gruppetto('keys create');
    const [, line = ''] = (await gruppetto('owner keys')).out.split('\n');
    const [key = ''] = line.split(' ');
    expect(await gruppetto(`owner revoke-key ${key}`)).toMatchObject({ code: 0 });
    expect(await gruppetto(`owner revoke-key ${key}`)).toMatchObject({ code: 2, err: expect.stringContaining('There is no unused key') });
    expect(await gruppetto('owner sign-up 20')).toMatchObject({ code: 0 });
    expect((await gruppetto('owner status')).out).toMatch(/ 20$/m);
  });
});

describe('backup and restore', () => {
  test('bring everything back, elsewhere', async () => {
    await signedUp();
    expect(await gruppetto('backup all.backup')).toMatchObject({ code: 0, err: expect.stringContaining('2 rows') });
    expect(await gruppetto('backup all.backup')).toMatchObject({ code: 2, err: expect.stringContaining('already exists') });
    const elsewhere = { GRUPPETTO_DATA: join(folder, 'other') };
    expect(await gruppetto('restore all.backup', elsewhere)).toMatchObject({ code: 0, err: 'Restored 2 rows.\n' });
    expect((await gruppetto('accounts list', elsewhere)).out).toContain('Ann');
    expect(await gruppetto('restore all.backup')).toMatchObject({ code: 1, err: expect.stringContaining('--overwrite') });
    expect(await gruppetto('restore all.backup --overwrite')).toMatchObject({ code: 0 });
    expect(await gruppetto('restore none.backup')).toMatchObject({ code: 2, err: expect.stringContaining('There is no none.backup') });
  });

  test('restore waits for the server to be stopped', async () => {
    await signedUp();
    await gruppetto('backup all.backup');
    const server = await openStorage({ folder: data, alone: true });
    expect(started('restore all.backup --overwrite')).toMatchObject({ code: 1, err: expect.stringContaining('Another Gruppetto') });
    await server.close();
  });
});

describe('copy', () => {
  test('needs to know where to', async () => {
    expect(await gruppetto('copy')).toMatchObject({ code: 2, err: expect.stringContaining('--to') });
    expect(await gruppetto('copy --to mysql://x')).toMatchObject({ code: 1, err: expect.stringContaining('postgres://') });
    expect(await gruppetto('copy --to postgres://x', { DATABASE_URL: 'postgres://y' })).toMatchObject({ code: 2 });
  });

  test.runIf(databases.includes('postgres'))('moves from SQLite to PostgreSQL', async () => {
    await signedUp();
    const target = await makeDatabase('postgres');
    const url = target.options.url as string;
    expect(await gruppetto(`copy --to ${url}`)).toMatchObject({ code: 0, err: expect.stringContaining('Copied 2 rows') });
    expect((await gruppetto('accounts list', { DATABASE_URL: url })).out).toContain('Ben');
    expect(await gruppetto(`copy --to ${url}`)).toMatchObject({ code: 1, err: expect.stringContaining('--overwrite') });
    await target.drop();
  });
});

describe('one sentence and an exit code for data that cannot be used', () => {
  test('a damaged file', async () => {
    spawnSync('mkdir', [data]);
    writeFileSync(join(data, 'gruppetto.sqlite'), 'This is no database. '.repeat(500));
    const { code, out, err } = await gruppetto('keys create');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^gruppetto: .*gruppetto\.sqlite is damaged: .*\n$/);
  });

  test('a newer one', async () => {
    const storage = await openStorage({ folder: data });
    await storage.db.insertInto('migrations').values({ id: 999, name: 'jersey-colours', at: 0 }).execute();
    await storage.close();
    expect(await gruppetto('keys create')).toMatchObject({ code: 1, err: expect.stringMatching(/^gruppetto: .*newer Gruppetto.*\n$/) });
  });

  test('a folder that cannot be', async () => {
    writeFileSync(data, '');
    expect(await gruppetto('keys create')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^gruppetto: Gruppetto cannot keep its data in .*\n$/),
    });
    expect(readdirSync(folder)).toEqual(['data']);
  });

  test('a PostgreSQL that is not there', async () => {
    const { code, err } = await gruppetto('keys create', { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/races' });
    expect(code).toBe(1);
    expect(err).toMatch(/^gruppetto: PostgreSQL at 127\.0\.0\.1:1\/races cannot be used .*\n$/);
  });
});

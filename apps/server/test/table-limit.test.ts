import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStorage } from '../src/data.ts';
import { TableStore } from '../src/tables/store/table-store.ts';
import { databases, makeDatabase } from './databases.ts';

test.each(databases)('of tables made at the same moment on %s no more are kept than one person may have', async (kind) => {
  const database = await makeDatabase(kind);
  const storage = await openStorage(database.options);
  const store = new TableStore(storage);
  const make = (host: string) =>
    store.make(
      {
        id: randomUUID(),
        game: 'los-ciclistas',
        rules: 1,
        options: {},
        host,
        hostName: 'Host',
        open: false,
        spectators: true,
        rated: false,
        clock: { kind: 'none' },
        touched: 0,
      },
      [{ seat: 0, colour: 'red', name: '', player: undefined, person: undefined, heldFor: undefined }],
      3,
    );
  const answers = await Promise.all(Array.from({ length: 8 }, () => make('g:guest')));
  expect(answers.sort()).toEqual([...Array(3).fill('made'), ...Array(5).fill('too-many')]);
  expect(await make('g:another')).toBe('made');
  await storage.close();
  await database.drop();
});

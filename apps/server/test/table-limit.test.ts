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
  // For one person after another: at first the database still opens its connections, so that not all of them count at once.
  for (let person = 0; person < 10; person++) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => make(`g:guest-${person}`)));
    expect(answers.sort()).toEqual([...Array(3).fill('made'), ...Array(5).fill('too-many')]);
  }
  await storage.close();
  await database.drop();
});

import { once } from 'node:events';
import { sql } from 'kysely';
import { openStorage } from '../src/data.ts';
import { createApp } from '../src/index.ts';
import type { ServeOrder } from './server-process.ts';

// A test that was broken off leaves no server behind.
process.once('disconnect', () => process.exit());

/** A server as a process of its own, which a test may kill. Told what to serve it says where it is, then serves until it ends. */
const [{ root, engineScript, writerScript, folder, url, port, more }] = (await once(process, 'message')) as [ServeOrder];
const storage = await openStorage(url === '' ? { folder, alone: true, writerScript } : { folder, url });
const { tables, ...options } = more;
const app = await createApp({ root, storage, limited: false, ...options, tables: { engineScript, ...tables } });
const address = await app.listen({ host: '127.0.0.1', port });
process.send?.(Number(new URL(address).port));

/** The disk is full, as far as SQLite can tell; or there is room again. */
process.on('message', async (full: boolean) => {
  const pages = full ? sql`pragma page_count` : undefined;
  const [row] = pages ? (await pages.execute(storage.db)).rows : [];
  const maxPages = row ? Number(Object.values(row)[0]) : 1_000_000_000;
  const pragma = `pragma max_page_count = ${maxPages}`;
  await sql.raw(pragma).execute(storage.db);
  if (storage.kind === 'sqlite') await storage.batch([pragma], [[[]]]);
  process.send?.('done');
});

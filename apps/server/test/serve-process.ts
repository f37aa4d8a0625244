import { sql } from 'kysely';
import { openStorage } from '../src/data.ts';
import { type AppOptions, createApp } from '../src/index.ts';

/** A server as a process of its own, which a test may kill. It says where it is, then serves until it ends. */
const [root = '', engineScript = '', writerScript = '', folder = '', url = '', port = '0', more = '{}'] = process.argv.slice(2);
const storage = await openStorage(url === '' ? { folder, alone: true, writerScript } : { folder, url });
const { tables, ...options } = JSON.parse(more) as Partial<AppOptions>;
const app = await createApp({ root, storage, limited: false, ...options, tables: { engineScript, ...tables } });
const address = await app.listen({ host: '127.0.0.1', port: Number(port) });
process.send?.(Number(new URL(address).port));

// A test that was broken off leaves no server behind.
process.once('disconnect', () => process.exit());

/** The disk is full, as far as SQLite can tell; or there is room again. */
process.on('message', async (full: boolean) => {
  const pages = full ? sql`pragma page_count` : undefined;
  const [row] = pages ? (await pages.execute(storage.db)).rows : [];
  const most = row ? Number(Object.values(row)[0]) : 1_000_000_000;
  const pragma = `pragma max_page_count = ${most}`;
  await sql.raw(pragma).execute(storage.db);
  if (storage.kind === 'sqlite') await storage.batch([pragma], [[[]]]);
  process.send?.('done');
});

import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Rows } from '../storage/rows.ts';

/** What is read of a tour at a time, at most: so many entries, and so many characters unless a single one has more. */
const maxRows = 500;
const maxLength = 256 * 1024;

/**
 * The versions of a tour after one up to another, in pages that are read without holding anybody up, however long the entries are. How long
 * they are is in an index.
 */
export async function* pagesOf(
  db: Kysely<Rows>,
  tour: string,
  after: number,
  last: number,
): AsyncGenerator<{ readonly from: number; readonly to: number }> {
  for (let from = after; from < last; ) {
    const rows = await db
      .selectFrom('entries')
      .select(['version', sql<number>`length(entry)`.as('length')])
      .where('tour', '=', tour)
      .where('version', '>', from)
      .where('version', '<=', Math.min(last, from + maxRows))
      .orderBy('version')
      .execute();
    let to = Math.min(last, from + maxRows);
    let sum = 0;
    for (const { version, length } of rows) {
      sum += length;
      if (sum <= maxLength || version === rows[0].version) continue;
      to = version - 1;
      break;
    }
    yield { from, to };
    from = to;
  }
}

/** The entries of a tour after one version up to another, as the inside of a JSON list, a page at a time: a tour may be long. */
export async function* entryTexts(db: Kysely<Rows>, tour: string, after: number, last: number, named: boolean): AsyncGenerator<string> {
  let comma = '';
  for await (const { from, to } of pagesOf(db, tour, after, last)) {
    const rows = await db
      .selectFrom('entries')
      .leftJoin('accounts', 'accounts.id', 'entries.account')
      .select(['entries.id', 'entries.entry', 'entries.at', 'accounts.name as by'])
      .where('tour', '=', tour)
      .where('version', '>', from)
      .where('version', '<=', to)
      .orderBy('version')
      .execute();
    const texts = rows.map(({ id, entry, at, by }) => {
      const author = named && by ? `,"by":${JSON.stringify(by)}` : '';
      return `{"id":${JSON.stringify(id)},"entry":${entry},"at":${at}${author}}`;
    });
    if (texts.length > 0) {
      yield `${comma}${texts.join(',')}`;
      comma = ',';
    }
    // Others may have something to do.
    await turn();
  }
}

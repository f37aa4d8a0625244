import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Rows } from '../storage/rows.ts';

const page = 500;

/** The entries of a tour after one version up to another, as the inside of a JSON list, a page at a time: a tour may be long. */
export async function* entryTexts(db: Kysely<Rows>, tour: string, after: number, last: number, named: boolean): AsyncGenerator<string> {
  for (let from = after; from < last; from += page) {
    const rows = await db
      .selectFrom('entries')
      .leftJoin('accounts', 'accounts.id', 'entries.account')
      .select(['entries.id', 'entries.entry', 'entries.at', 'accounts.name as by'])
      .where('tour', '=', tour)
      .where('version', '>', from)
      .where('version', '<=', Math.min(last, from + page))
      .orderBy('version')
      .execute();
    const texts = rows.map(({ id, entry, at, by }) => {
      const author = named && by ? `,"by":${JSON.stringify(by)}` : '';
      return `{"id":${JSON.stringify(id)},"entry":${entry},"at":${at}${author}}`;
    });
    if (texts.length > 0) yield `${from > after ? ',' : ''}${texts.join(',')}`;
    // Others may have something to do.
    await turn();
  }
}

import type { PersonalData } from '../accounts/personal-data.ts';
import type { News } from '../news/news.ts';
import type { Storage } from '../storage/storage.ts';
import { adoptTables, exportTables, leaveTables } from './store/people.ts';
import type { TableRows } from './store/rows.ts';
import { leftTopic, tableTopic } from './topics.ts';

export function tablesData({ storage, news }: { readonly storage: Storage; readonly news: Pick<News, 'publish'> }): PersonalData {
  const db = storage.db.withTables<TableRows>();
  const tellAll = (tables: readonly string[]) => {
    for (const table of tables) news.publish(tableTopic(table), Number.MAX_SAFE_INTEGER);
  };
  return {
    exported: (transaction, { person }) => exportTables(transaction, person),
    async adopt(guest, person) {
      const tables = await adoptTables(db, guest, person);
      tellAll(tables);
      if (tables.length > 0) news.publish(leftTopic, 0);
    },
    async leave(transaction, { person, nameKey, bots }, now) {
      const tables = [...(await leaveTables(transaction, person, nameKey, now))];
      for (const bot of bots) tables.push(...(await leaveTables(transaction, bot, '', now)));
      return () => {
        tellAll(tables);
        news.publish(leftTopic, 0);
      };
    },
  };
}

import { deleteAccount } from '../accounts/accounts.ts';
import { forecastsData } from '../forecasts/personal-data.ts';
import { peopleData } from '../profiles/personal-data.ts';
import type { Storage } from '../storage/storage.ts';
import { tablesData } from '../tables/personal-data.ts';
import { toursData } from '../tours/personal-data.ts';

/** From the command line, with or without a running server: pages notice when they next ask. */
export async function deletePerson(storage: Storage, account: string, now: number): Promise<void> {
  const silent = { publish: () => undefined };
  const parts = [peopleData(storage.db), toursData, tablesData({ storage, news: silent }), forecastsData(storage)];
  await deleteAccount(storage.db, parts, account, now);
}

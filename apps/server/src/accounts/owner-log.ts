import { randomUUID } from 'node:crypto';
import type { HouseAction } from '@gruppetto/wire';
import type { Kysely } from 'kysely';
import type { Rows } from '../storage/rows.ts';

type Database = Kysely<Rows>;

/** Logs what owners do; `who` is a name, or undefined for the command line. */
export async function writeDown(db: Database, who: string, action: string, about: string, at: number): Promise<void> {
  await db.insertInto('owner_log').values({ id: randomUUID(), at, who, action, about }).execute();
}

/** Entries of somebody who has left stay, without their name. */
export async function forgetName(db: Database, name: string): Promise<void> {
  await db.updateTable('owner_log').set({ who: '' }).where('who', '=', name).execute();
  await db.updateTable('owner_log').set({ about: '' }).where('about', '=', name).execute();
}

const maxActions = 500;

export const readActions = (db: Database): Promise<readonly HouseAction[]> =>
  db.selectFrom('owner_log').select(['at', 'who', 'action', 'about']).orderBy('at', 'desc').orderBy('id').limit(maxActions).execute();

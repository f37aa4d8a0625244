import { existsSync } from 'node:fs';
import { createClient } from '@redis/client';
import { sql } from 'kysely';
import { Mailer, type MailOptions } from './notices/mail.ts';
import { pushKeysName } from './notices/push.ts';
import { serverOptions } from './serve.ts';
import { openStorage, storageOptions } from './storage/open.ts';
import { sqliteFile } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import { checkUpgrade } from './storage/upgrade.ts';
import { lastSweep, longestGap } from './sweep.ts';

/** One thing that somebody who runs a server should know. */
export interface Finding {
  readonly state: 'good' | 'hint' | 'bad';
  readonly what: string;
  readonly says: string;
  readonly todo?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Looks at all that the environment asks for; changes nothing. */
export async function examine(env: Environment): Promise<readonly Finding[]> {
  return [...(await ofData(env)), ofSettings(env), await ofMail(env), await ofRedis(env)];
}

async function ofData(env: Environment): Promise<readonly Finding[]> {
  const options = storageOptions(env);
  const what = 'Data';
  const where = options.url === undefined ? sqliteFile(options.folder) : 'PostgreSQL';
  if (options.url === undefined && !existsSync(where))
    return [{ state: 'hint', what, says: `nothing is in ${options.folder} yet`, todo: 'The first start makes a database there.' }];
  try {
    const { from, steps, rows } = await checkUpgrade(options);
    if (from === 0) return [{ state: 'hint', what, says: `${where} is empty`, todo: 'The first start makes the tables.' }];
    if (steps.length > 0)
      return [
        {
          state: 'hint',
          what,
          says: `${where} is of an older version, with ${rows} rows`,
          todo: 'The next start upgrades it; make a backup first with "gruppetto backup".',
        },
      ];
    const storage = await openStorage(options);
    try {
      return [{ state: 'good', what, says: `${where}, up to date, with ${rows} rows` }, await ofClock(storage), await ofPush(storage)];
    } finally {
      await storage.close();
    }
  } catch (error) {
    return [{ state: 'bad', what, says: (error as Error).message.replace(/\.$/, '') }];
  }
}

const tolerated = 5000;

async function ofClock(storage: Storage): Promise<Finding> {
  const now = Date.now();
  const says = `it is ${new Date(now).toISOString()}`;
  const last = await lastSweep(storage.db);
  if (last !== undefined && now > last + longestGap)
    return {
      state: 'hint',
      what: 'Clock',
      says: `${says}, long after the server last ran`,
      todo: 'If that is right, run "gruppetto confirm-clock".',
    };
  if (last !== undefined && now < last - tolerated)
    return { state: 'bad', what: 'Clock', says: `${says}, which is before the server last ran`, todo: 'Set the clock, best with NTP.' };
  if (storage.kind === 'postgres') {
    const { rows } = await sql<{ at: number }>`select extract(epoch from clock_timestamp()) * 1000 as at`.execute(storage.db);
    const apart = Math.abs(Number(rows[0]?.at) - Date.now());
    if (apart > tolerated)
      return {
        state: 'bad',
        what: 'Clock',
        says: `it is ${Math.round(apart / 1000)} seconds apart from PostgreSQL's`,
        todo: 'Set both with NTP.',
      };
  }
  return { state: 'good', what: 'Clock', says };
}

function ofSettings(env: Environment): Finding {
  const what = 'Proxy';
  try {
    const { trustProxy, hosts } = serverOptions(env);
    if (trustProxy !== undefined)
      return { state: 'good', what, says: `requests are believed through ${trustProxy} (GRUPPETTO_TRUST_PROXY)` };
    const names = hosts ? ` and as ${hosts.join(', ')}` : '';
    return {
      state: 'hint',
      what,
      says: `none is trusted; people reach the server on this network${names}`,
      todo: 'Behind a proxy with TLS, set GRUPPETTO_TRUST_PROXY=1.',
    };
  } catch (error) {
    return { state: 'bad', what, says: (error as Error).message.replace(/\.$/, '') };
  }
}

/** Browsers know the server by its keys: new ones would cut off everybody who has subscribed. */
async function ofPush({ db }: Storage): Promise<Finding> {
  const what = 'Push keys';
  const kept = await db.selectFrom('server_keys').select('value').where('name', '=', pushKeysName).executeTakeFirst();
  if (!kept) return { state: 'hint', what, says: 'none yet', todo: 'They are made when the first browser asks to be notified.' };
  const { browsers } = await db
    .selectFrom('push_subscriptions')
    .select(({ fn }) => fn.countAll<number | string>().as('browsers'))
    .executeTakeFirstOrThrow();
  if (!areKeys(kept.value))
    return { state: 'bad', what, says: 'they can’t be read', todo: 'Restore a backup: with new keys, browsers must subscribe again.' };
  return { state: 'good', what, says: `there, with ${browsers} browsers to notify` };
}

function areKeys(text: string): boolean {
  try {
    const { publicKey, privateKey } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return typeof publicKey === 'string' && typeof privateKey === 'string';
  } catch {
    return false;
  }
}

async function ofMail(env: Environment): Promise<Finding> {
  const what = 'E-mail';
  if (!env.GRUPPETTO_SMTP_URL)
    return {
      state: 'hint',
      what,
      says: 'none is sent',
      todo: 'For “your turn” by e-mail set GRUPPETTO_SMTP_URL, GRUPPETTO_MAIL_FROM and GRUPPETTO_URL.',
    };
  let options: MailOptions | undefined;
  try {
    options = serverOptions(env).tables?.mail;
  } catch (error) {
    return { state: 'bad', what, says: (error as Error).message.replace(/\.$/, '') };
  }
  if (!options) return { state: 'bad', what, says: 'GRUPPETTO_SMTP_URL is not complete' };
  const mailer = new Mailer(options);
  try {
    await mailer.verify();
    return { state: 'good', what, says: `the mail server answers; letters are from ${options.from}` };
  } catch (error) {
    return {
      state: 'bad',
      what,
      says: `the mail server in GRUPPETTO_SMTP_URL does not let us in (${(error as Error).message})`,
      todo: 'Check its address, the name and the password.',
    };
  } finally {
    mailer.close();
  }
}

async function ofRedis({ REDIS_URL: url, DATABASE_URL: database }: Environment): Promise<Finding> {
  const what = 'Several servers';
  if (!url)
    return {
      state: 'good',
      what,
      says: database ? 'they tell each other what is new through PostgreSQL' : 'not with SQLite: one server at a time',
    };
  const client = createClient({ url, socket: { connectTimeout: 3000, reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return { state: 'good', what, says: 'the Redis in REDIS_URL answers' };
  } catch (error) {
    return {
      state: 'bad',
      what,
      says: `the Redis in REDIS_URL does not answer (${(error as Error).message})`,
      todo: 'Start it, or unset REDIS_URL.',
    };
  } finally {
    client.destroy();
  }
}

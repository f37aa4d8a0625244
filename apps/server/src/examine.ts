import { existsSync } from 'node:fs';
import { terminal } from '@gruppetto/words/terminal';
import { sql } from 'kysely';
import { Mailer, type MailOptions } from './notices/mail.ts';
import { pushKeysName } from './notices/push.ts';
import { serverOptions } from './serve.ts';
import { openStorage, storageOptions } from './storage/open.ts';
import { sqliteFile } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import { checkUpgrade } from './storage/upgrade.ts';
import { lastSweep, longestGap } from './sweep.ts';

/** One thing that people who run a server should know. */
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
  const say = terminal().server.doctor;
  const what = say.whats.data;
  const where = options.url === undefined ? sqliteFile(options.folder) : 'PostgreSQL';
  if (options.url === undefined && !existsSync(where))
    return [{ state: 'hint', what, says: say.nothingYet(options.folder), todo: say.firstDatabase }];
  try {
    const { from, steps, rows } = await checkUpgrade(options);
    if (from === 0) return [{ state: 'hint', what, says: say.empty(where), todo: say.firstTables }];
    if (steps.length > 0)
      return [
        {
          state: 'hint',
          what,
          says: say.older(where, rows),
          todo: say.nextUpgrades,
        },
      ];
    const storage = await openStorage(options);
    try {
      return [{ state: 'good', what, says: say.upToDate(where, rows) }, await ofClock(storage), await ofPush(storage)];
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
  const say = terminal().server.doctor;
  const what = say.whats.clock;
  const clock = new Date(now).toISOString();
  const last = await lastSweep(storage.db);
  if (last !== undefined && now > last + longestGap)
    return {
      state: 'hint',
      what,
      says: say.longAfter(clock),
      todo: say.confirmClock,
    };
  if (last !== undefined && now < last - tolerated) return { state: 'bad', what, says: say.before(clock), todo: say.setClock };
  if (storage.kind === 'postgres') {
    const { rows } = await sql<{ at: number }>`select extract(epoch from clock_timestamp()) * 1000 as at`.execute(storage.db);
    const apart = Math.abs(Number(rows[0]?.at) - Date.now());
    if (apart > tolerated)
      return {
        state: 'bad',
        what,
        says: say.apart(Math.round(apart / 1000)),
        todo: say.setBoth,
      };
  }
  return { state: 'good', what, says: say.time(clock) };
}

function ofSettings(env: Environment): Finding {
  const say = terminal().server.doctor;
  const what = say.whats.proxy;
  try {
    // Problems with e-mail have a line of their own.
    const { GRUPPETTO_SMTP_URL: _, ...settings } = env;
    const { trustProxy, hosts } = serverOptions(settings);
    if (trustProxy !== undefined) return { state: 'good', what, says: say.believed(`${trustProxy}`) };
    return {
      state: 'hint',
      what,
      says: hosts ? say.noneTrustedAs(hosts) : say.noneTrusted,
      todo: say.behindProxy,
    };
  } catch (error) {
    return { state: 'bad', what, says: (error as Error).message.replace(/\.$/, '') };
  }
}

/** Browsers know the server by its keys: with new ones, everybody would have to subscribe again. */
async function ofPush({ db }: Storage): Promise<Finding> {
  const say = terminal().server.doctor;
  const what = say.whats.push;
  const row = await db.selectFrom('server_keys').select('value').where('name', '=', pushKeysName).executeTakeFirst();
  if (!row) return { state: 'hint', what, says: say.noPushKeys, todo: say.firstBrowser };
  const { browsers } = await db
    .selectFrom('push_subscriptions')
    .select(({ fn }) => fn.countAll<number | string>().as('browsers'))
    .executeTakeFirstOrThrow();
  if (!areKeys(row.value)) return { state: 'bad', what, says: say.badPushKeys, todo: say.restorePushKeys };
  return { state: 'good', what, says: say.pushKeys(Number(browsers)) };
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
  const say = terminal().server.doctor;
  const what = say.whats.mail;
  if (!env.GRUPPETTO_SMTP_URL)
    return {
      state: 'hint',
      what,
      says: say.noMail,
      todo: say.setMail,
    };
  let options: MailOptions | undefined;
  try {
    options = serverOptions(env).tables?.mail;
  } catch (error) {
    return { state: 'bad', what, says: (error as Error).message.replace(/\.$/, '') };
  }
  if (!options) return { state: 'bad', what, says: say.mailIncomplete };
  const mailer = new Mailer(options);
  try {
    await mailer.verify();
    return { state: 'good', what, says: say.mailAnswers(options.from) };
  } catch (error) {
    return {
      state: 'bad',
      what,
      says: say.mailSilent((error as Error).message),
      todo: say.checkMail,
    };
  } finally {
    mailer.close();
  }
}

async function ofRedis({ REDIS_URL: url, DATABASE_URL: database }: Environment): Promise<Finding> {
  const say = terminal().server.doctor;
  const what = say.whats.several;
  if (!url)
    return {
      state: 'good',
      what,
      says: database ? say.throughPostgres : say.oneOnly,
    };
  const { createClient } = await import('@redis/client');
  const client = createClient({ url, socket: { connectTimeout: 3000, reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return { state: 'good', what, says: say.redisAnswers };
  } catch (error) {
    return {
      state: 'bad',
      what,
      says: say.redisSilent((error as Error).message),
      todo: say.startRedis,
    };
  } finally {
    client.destroy();
  }
}

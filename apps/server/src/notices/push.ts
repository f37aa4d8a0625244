import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Rows } from '../storage/rows.ts';
import { isTaken, type Webhooks } from '../webhooks/webhooks.ts';

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The name under which the keys of this server are stored. */
export const pushKeysName = 'web-push';
const maxPerPerson = 10;
/** A notice that no browser has fetched for this long isn't worth a buzz. */
const secondsToLive = 24 * 60 * 60;

/** Notifications in browsers that are not open (RFC 8030): the text is encrypted for the browser, the server is known by its key. */
export class Push {
  private readonly db: Kysely<Rows>;
  private readonly webhooks: Webhooks;
  private readonly subject: string;
  private readonly now: () => number;
  private keys: Promise<VapidKeys> | undefined;

  constructor(options: { readonly db: Kysely<Rows>; readonly webhooks: Webhooks; readonly subject: string; now(): number }) {
    this.db = options.db;
    this.webhooks = options.webhooks;
    this.subject = options.subject;
    this.now = options.now;
  }

  /** What a browser needs to subscribe. */
  async publicKey(): Promise<string> {
    this.keys ??= this.readKeys();
    // A database that was away may be back.
    this.keys.catch(() => {
      this.keys = undefined;
    });
    return (await this.keys).publicKey;
  }

  async subscribe(person: string, { endpoint, keys }: Subscription): Promise<void> {
    const row = { id: idOf(endpoint), person, endpoint, keys: JSON.stringify(keys), made: this.now() };
    await this.db
      .insertInto('push_subscriptions')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ person, keys: row.keys, made: row.made }))
      .execute();
    const all = await this.db.selectFrom('push_subscriptions').select('id').where('person', '=', person).orderBy('made', 'desc').execute();
    for (const { id } of all.slice(maxPerPerson)) await this.forget(id);
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    await this.db.deleteFrom('push_subscriptions').where('id', '=', idOf(endpoint)).where('person', '=', person).execute();
  }

  /** How many browsers of a person get notifications. */
  async countBrowsers(person: string): Promise<number> {
    return (await this.db.selectFrom('push_subscriptions').select('id').where('person', '=', person).execute()).length;
  }

  /** Sends to one browser; if it is gone, forgets it. */
  async send(id: string, text: string): Promise<'done' | 'later'> {
    const row = await this.db.selectFrom('push_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return 'done';
    const publicKey = await this.publicKey();
    const { privateKey } = await (this.keys as Promise<VapidKeys>);
    const subscription = { endpoint: row.endpoint, keys: JSON.parse(row.keys) as Subscription['keys'] };
    const vapidDetails = { subject: this.subject, publicKey, privateKey };
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails(subscription, text, { vapidDetails, TTL: secondsToLive, urgency: 'normal' });
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
    const status = await this.webhooks.post(row.endpoint, texts, body as Buffer);
    if (isTaken(status)) return 'done';
    if (status !== 404 && status !== 410) return 'later';
    await this.forget(id);
    return 'done';
  }

  private async forget(id: string): Promise<void> {
    await this.db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
  }

  /** Made once, by whichever process is first: browsers know this server by it. */
  private async readKeys(): Promise<VapidKeys> {
    const { default: webPush } = await import('web-push');
    await this.db
      .insertInto('server_keys')
      .values({ name: pushKeysName, value: JSON.stringify(webPush.generateVAPIDKeys()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await this.db.selectFrom('server_keys').select('value').where('name', '=', pushKeysName).executeTakeFirstOrThrow();
    return JSON.parse(value) as VapidKeys;
  }
}

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

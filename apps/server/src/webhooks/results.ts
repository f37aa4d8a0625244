import { createHmac, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type ResultPart, riderOf } from '../results/results.ts';
import type { Rows } from '../storage/rows.ts';

/** What is sent in the header `x-gruppetto-signature`: the HMAC-SHA256 of the body. */
export const signatureOf = (secret: string, body: string): string => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** Stores what these accounts are to be sent, in the transaction of what it is about; the outbox sends it. */
export async function sendResult(db: Transaction<Rows>, accounts: readonly string[], hook: object, at: number): Promise<void> {
  if (accounts.length === 0) return;
  const hooks = await db.selectFrom('webhooks').selectAll().where('account', 'in', accounts).execute();
  for (const { account, url, secret } of hooks) {
    const body = JSON.stringify({ hook, signature: signatureOf(secret, JSON.stringify(hook)) });
    const about = { shared_table: null, turn_began: null, channel: 'webhook' as const, target: url, body };
    await db
      .insertInto('notices')
      .values({ id: randomUUID(), person: `a:${account}`, ...about, due: at, attempts: 0 })
      .execute();
  }
}

/** A race at a shared table is decided: whoever rode there is told, and whoever's bot did. */
export const webhookResults: ResultPart = {
  async within(transaction, { table, places, at }) {
    const people = [...table.seats.map(riderOf), table.host];
    const named = (kind: string) => people.flatMap((person) => (person?.startsWith(kind) ? [person.slice(2)] : []));
    const bots = named('b:');
    const owners = bots.length === 0 ? [] : await transaction.selectFrom('api_tokens').select('account').where('id', 'in', bots).execute();
    const seats = table.seats.map(({ name, colour, seat }) => ({ name, colour, place: places[seat] }));
    const hook = { event: 'table-over', table: table.id, game: table.game, at, seats };
    const accounts = new Set([...named('a:'), ...owners.map(({ account }) => account)]);
    await sendResult(transaction as unknown as Transaction<Rows>, [...accounts], hook, at);
  },
};

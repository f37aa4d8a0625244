import { object } from '@gruppetto/kernel';
import type { Friend } from '@gruppetto/wire';
import type { Kysely } from 'kysely';
import { nameKey } from '../accounts/accounts.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Context } from '../context.ts';
import { type App, line } from '../http/check.ts';
import { Refused } from '../http/errors.ts';
import { lockRow } from '../storage/lock-row.ts';
import type { Rows } from '../storage/rows.ts';

const maxFriends = 300;
const params = object({ name: line(0, 200) });

/** The account of this name; where there is none, that is said. */
export async function accountNamed(db: Kysely<Rows>, name: string): Promise<{ readonly id: string; readonly name: string }> {
  const found = await db.selectFrom('accounts').select(['id', 'name']).where('name_key', '=', nameKey(name)).executeTakeFirst();
  if (!found) throw new Refused(404, 'no-account', (say) => say.noSuchAccount);
  return found;
}

/** Whether each has added the other. */
export async function areFriends(db: Kysely<Rows>, one: string, other: string): Promise<boolean> {
  const rows = await db
    .selectFrom('friends')
    .select('account')
    .where(({ eb, or, and }) =>
      or([and([eb('account', '=', one), eb('friend', '=', other)]), and([eb('account', '=', other), eb('friend', '=', one)])]),
    )
    .execute();
  return rows.length === 2;
}

/** People somebody often rides with: everyone has a list of their own. Two who have added each other may invite each other. */
export function friendRoutes(app: App, { storage: { db }, limits, now }: Context, sessions: Sessions): void {
  app.get('/api/friends', async (request, reply): Promise<readonly Friend[]> => {
    const { id } = await sessions.need(request, reply);
    const rows = await db
      .selectFrom('friends')
      .innerJoin('accounts', 'accounts.id', 'friends.friend')
      .leftJoin('friends as back', (join) => join.onRef('back.account', '=', 'friends.friend').on('back.friend', '=', id))
      .select(['accounts.name', 'back.made'])
      .where('friends.account', '=', id)
      .orderBy('accounts.name_key')
      .execute();
    return rows.map(({ name, made }) => ({ name, mutual: made !== null }));
  });

  app.put('/api/friends/:name', { onRequest: limits.secret, schema: { params } }, async (request, reply) => {
    const { id } = await sessions.need(request, reply);
    const friend = await accountNamed(db, request.params.name);
    if (friend.id === id) throw new Refused(409, 'own-name', (say) => say.thatIsYou);
    await db.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'accounts', id);
      const { count } = await transaction
        .selectFrom('friends')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('account', '=', id)
        .executeTakeFirstOrThrow();
      if (Number(count) >= maxFriends) throw new Refused(409, 'too-many-kept', (say) => say.tooManyFriends(maxFriends));
      await transaction
        .insertInto('friends')
        .values({ account: id, friend: friend.id, made: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
    return { name: friend.name, mutual: await areFriends(db, id, friend.id) } satisfies Friend;
  });

  app.delete('/api/friends/:name', { schema: { params } }, async (request, reply) => {
    const { id } = await sessions.need(request, reply);
    const friend = await accountNamed(db, request.params.name);
    await db.deleteFrom('friends').where('account', '=', id).where('friend', '=', friend.id).execute();
    return {};
  });
}

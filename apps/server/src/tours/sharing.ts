import { object, oneOf } from '@gruppetto/kernel';
import type { Invitation, MadeLink, TourMember } from '@gruppetto/wire';
import type { Kysely } from 'kysely';
import { nameKey } from '../accounts/accounts.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { hashOf, newToken } from '../accounts/tokens.ts';
import type { Context } from '../context.ts';
import { type App, line, token, uuid } from '../http/check.ts';
import { notFound, Refused } from '../http/errors.ts';
import { lockRow } from '../storage/lock-row.ts';
import type { Rows } from '../storage/rows.ts';
import { needRole, roleOf } from './access.ts';

const invitationLasts = 14 * 24 * 60 * 60 * 1000;
const maxInvitations = 100;

const params = object({ id: uuid });
const invitationParams = object({ token });

/** How many could still be accepted. */
export async function openInvitations(db: Kysely<Rows>, tour: string, now: number): Promise<number> {
  return (await db.selectFrom('invitations').select('hash').where('tour', '=', tour).where('ends', '>', now).execute()).length;
}

/** Who else may see a tour or direct it. */
export function sharingRoutes(app: App, context: Context, sessions: Sessions): void {
  invitingRoutes(app, context, sessions);
  acceptingRoutes(app, context, sessions);
  memberRoutes(app, context, sessions);
  followRoutes(app, context, sessions);
}

function invitingRoutes(app: App, { storage: { db }, now }: Context, sessions: Sessions): void {
  app.post(
    '/api/tours/:id/invitations',
    { schema: { params, body: object({ role: oneOf(['director', 'reader']) }) } },
    async (request, reply) => {
      const { id: account } = await sessions.need(request, reply);
      const tour = request.params.id.toLowerCase();
      await needRole(db, tour, account, ['owner']);
      const made = newToken();
      await db.transaction().execute(async (transaction) => {
        await lockRow(transaction, 'tours', tour);
        if ((await openInvitations(transaction, tour, now())) >= maxInvitations)
          throw new Refused(409, 'too-many-kept', (say) => say.tooManyInvitations(maxInvitations));
        await transaction
          .insertInto('invitations')
          .values({ hash: hashOf(made), tour, role: request.body.role, ends: now() + invitationLasts })
          .execute();
      });
      return reply.code(201).send({ token: made } satisfies MadeLink);
    },
  );

  app.delete('/api/tours/:id/invitations', { schema: { params } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const tour = request.params.id.toLowerCase();
    await needRole(db, tour, account, ['owner']);
    await db.deleteFrom('invitations').where('tour', '=', tour).execute();
    return {};
  });
}

function acceptingRoutes(app: App, { storage: { db }, limits, now }: Context, sessions: Sessions): void {
  app.get(
    '/api/invitations/:token',
    { onRequest: limits.secret, schema: { params: invitationParams } },
    async (request): Promise<Invitation> => {
      const found = await db
        .selectFrom('invitations')
        .innerJoin('tours', 'tours.id', 'invitations.tour')
        .select(['tours.name', 'invitations.role'])
        .where('invitations.hash', '=', hashOf(request.params.token))
        .where('invitations.ends', '>', now())
        .executeTakeFirst();
      if (!found) throw notFound('invitation');
      return found;
    },
  );

  app.post('/api/invitations/:token', { onRequest: limits.secret, schema: { params: invitationParams } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const hash = hashOf(request.params.token);
    const id = await db.transaction().execute(async (transaction) => {
      const used = await transaction
        .deleteFrom('invitations')
        .where('hash', '=', hash)
        .where('ends', '>', now())
        .returningAll()
        .executeTakeFirst();
      if (!used) throw notFound('invitation');
      const { tour, role } = used;
      const { account: owner } = await transaction.selectFrom('tours').select('account').where('id', '=', tour).executeTakeFirstOrThrow();
      // Thrown, so that the invitation is still there for the person it was meant for.
      if (owner === account) throw new Refused(409, 'own-tour', (say) => say.ownTour);
      await transaction
        .insertInto('members')
        .values({ tour, account, role, made: now() })
        .onConflict((conflict) =>
          // A reader may become a director; nobody loses by an invitation.
          role === 'director' ? conflict.columns(['tour', 'account']).doUpdateSet({ role }) : conflict.doNothing(),
        )
        .execute();
      return tour;
    });
    return { id };
  });
}

function memberRoutes(app: App, { storage: { db } }: Context, sessions: Sessions): void {
  app.get('/api/tours/:id/members', { schema: { params } }, async (request, reply): Promise<readonly TourMember[]> => {
    const { id: account } = await sessions.need(request, reply);
    const tour = request.params.id.toLowerCase();
    await roleOf(db, tour, account);
    const owner = await db
      .selectFrom('tours')
      .innerJoin('accounts', 'accounts.id', 'tours.account')
      .select('accounts.name')
      .where('tours.id', '=', tour)
      .execute();
    const members = await db
      .selectFrom('members')
      .innerJoin('accounts', 'accounts.id', 'members.account')
      .select(['accounts.name', 'members.role'])
      .where('members.tour', '=', tour)
      .orderBy('accounts.name_key')
      .execute();
    return [...owner.map(({ name }) => ({ name, role: 'owner' as const })), ...members];
  });

  const memberParams = object({ id: uuid, name: line(0, 200) });
  app.delete('/api/tours/:id/members/:name', { schema: { params: memberParams } }, async (request, reply) => {
    const { id: account, name } = await sessions.need(request, reply);
    const tour = request.params.id.toLowerCase();
    const key = nameKey(request.params.name);
    // Everybody may leave; only the owner sends somebody away.
    if (key === nameKey(name)) await roleOf(db, tour, account);
    else await needRole(db, tour, account, ['owner']);
    const gone = await db
      .deleteFrom('members')
      .where('tour', '=', tour)
      .where('account', 'in', (select) => select.selectFrom('accounts').select('id').where('name_key', '=', key))
      .returning('account')
      .execute();
    if (gone.length === 0) throw notFound();
    return {};
  });
}

function followRoutes(app: App, { storage: { db } }: Context, sessions: Sessions): void {
  app.post('/api/tours/:id/follow', { schema: { params } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const tour = request.params.id.toLowerCase();
    await needRole(db, tour, account, ['owner']);
    const made = newToken();
    // Kept as it is, so that it can be shown again: whoever reads the database can read the tour itself.
    await db.updateTable('tours').set({ follow: made }).where('id', '=', tour).execute();
    return reply.code(201).send({ token: made } satisfies MadeLink);
  });

  app.delete('/api/tours/:id/follow', { schema: { params } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const tour = request.params.id.toLowerCase();
    await needRole(db, tour, account, ['owner']);
    await db.updateTable('tours').set({ follow: null }).where('id', '=', tour).execute();
    return {};
  });
}

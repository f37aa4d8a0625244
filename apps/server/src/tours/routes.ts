import { anything, integer, list, object } from '@gruppetto/kernel';
import { entrySchema, type TourPlan } from '@gruppetto/tour';
import type { TourAnswer, TourListing, TourRole } from '@gruppetto/wire';
import { type Kysely, sql } from 'kysely';
import type { Sessions } from '../accounts/sessions.ts';
import type { Context } from '../context.ts';
import { type App, count, line, token, uuid } from '../http/check.ts';
import { invalid, notFound, Refused } from '../http/errors.ts';
import { addressOf } from '../http/limits.ts';
import { sendText, withList } from '../http/send-text.ts';
import { lockRow } from '../storage/lock-row.ts';
import type { Rows } from '../storage/rows.ts';
import { followedTour, needRole, roleOf } from './access.ts';
import { openInvitations } from './sharing.ts';
import type { TourDesk } from './tour-desk.ts';
import { needRoom } from './tour-sizes.ts';
import { entryTexts } from './tour-text.ts';

const maxTours = 1000;
const wholeTour = 1024 * 1024;

/** What the list of tours shows: an index has it all, so that no plan is read. */
const winner = sql<string | null>`substr(winner, 1, 200)`.as('winner');
const listed = ['tours.id', 'tours.name', 'game', 'stages', 'closed', winner, 'touched'] as const;

export const topicOf = (tour: string): string => `tour:${tour}`;

const params = object({ id: uuid });

export interface ToursOptions {
  /** The script of the thread that works tours out; for tests. */
  readonly script?: URL | string;
  /** Its thread is started with the server, and not by the first who enters something. */
  readonly prepared?: boolean;
}

export function tourRoutes(app: App, { storage: { db }, news, now }: Context, sessions: Sessions, desk: TourDesk): void {
  app.get('/api/tours', async (request, reply): Promise<readonly TourListing[]> => {
    const { id: account } = await sessions.need(request, reply);
    const own = await db.selectFrom('tours').select(listed).where('account', '=', account).execute();
    const shared = await db
      .selectFrom('members')
      .innerJoin('tours', 'tours.id', 'members.tour')
      .select([...listed, 'members.role'])
      .where('members.account', '=', account)
      .where('tours.account', '!=', account)
      .execute();
    const rows = [...own.map((row) => ({ ...row, role: 'owner' as TourRole })), ...shared];
    return rows.sort((a, b) => b.touched - a.touched).map(({ winner, ...tour }) => ({ ...tour, ...(winner !== null && { winner }) }));
  });

  const newTour = object({ id: uuid, plan: anything() });
  app.post('/api/tours', { onRequest: sessions.gate, schema: { body: newTour }, bodyLimit: wholeTour }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const id = request.body.id.toLowerCase();
    const parsed = await desk.read(request.body.plan, addressOf(request));
    if (!parsed.ok) throw invalid(parsed.problems.map(({ at, need }) => ({ at: `plan.${at}`, need })));
    const { closed, winner = null } = parsed.value.progress;
    const name = line(1, 80).parse(parsed.value.plan.name, 'plan.name');
    if (!name.ok) throw invalid(name.problems);
    const plan: TourPlan = { ...parsed.value.plan, name: name.value };
    const text = JSON.stringify(plan);
    if (text.length > wholeTour) throw invalid([{ at: 'plan', need: { reason: 'too-long', with: { max: wholeTour } } }]);
    await db.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'accounts', account);
      const own = await transaction.selectFrom('tours').select('id').where('account', '=', account).execute();
      if (own.length >= maxTours) throw new Refused(409, 'too-many-kept', (say) => say.tooManyTours(maxTours));
      await needRoom(transaction, account, 0, text.length);
      const row = { id, account, name: plan.name, game: plan.game, plan: text, stages: plan.stages.length, closed, winner };
      const made = await transaction
        .insertInto('tours')
        .values({ ...row, size: text.length, version: 0, follow: null, made: now(), touched: now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      if (made.length > 0) return;
      const there = await transaction.selectFrom('tours').select(['account', 'plan']).where('id', '=', id).executeTakeFirst();
      // The same tour sent again because the answer was lost is one tour.
      if (there?.account !== account || there.plan !== text) throw new Refused(409, 'id-taken', (say) => say.idTaken);
    });
    return reply.code(201).send({ id, version: 0 });
  });

  const query = object({}, { after: count });
  app.get('/api/tours/:id', { schema: { params, querystring: query } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const id = request.params.id.toLowerCase();
    const role = await roleOf(db, id, account);
    const more = role === 'owner' ? { invitations: await openInvitations(db, id, now()) } : {};
    return sendText(reply, await tourText(db, id, role, Number(request.query.after ?? 0), more));
  });

  app.get('/api/follow/:token', { schema: { params: object({ token }), querystring: query } }, async (request, reply) => {
    const { id } = await followedTour(db, request.params.token);
    return sendText(reply, await tourText(db, id, 'follower', Number(request.query.after ?? 0), {}));
  });

  app.delete('/api/tours/:id', { schema: { params } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const id = request.params.id.toLowerCase();
    await needRole(db, id, account, ['owner']);
    await db.deleteFrom('tours').where('id', '=', id).execute();
    news.publish(topicOf(id), -1);
    return {};
  });

  const sent = object({
    after: integer({ min: 0, max: 1_000_000_000 }),
    entries: list(object({ id: uuid, entry: entrySchema }), { max: 500 }),
  });
  const entriesRoute = { onRequest: sessions.gate, schema: { params, body: sent }, bodyLimit: wholeTour };
  app.post('/api/tours/:id/entries', entriesRoute, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const id = request.params.id.toLowerCase();
    await needRole(db, id, account, ['owner', 'director']);
    const { version, changed } = await desk.enter(id, account, request.body.entries, addressOf(request));
    if (changed) news.publish(topicOf(id), version);
    return sendText(reply, withList(`"version":${version}`, 'entries', entryTexts(db, id, request.body.after, version, true)));
  });
}

/** A TourAnswer. */
async function tourText(
  db: Kysely<Rows>,
  id: string,
  role: TourAnswer['role'],
  after: number,
  more: object,
): Promise<AsyncIterable<string>> {
  const tour = await db.selectFrom('tours').select(['plan', 'version', 'follow']).where('id', '=', id).executeTakeFirst();
  if (!tour) throw notFound();
  const { version, plan } = tour;
  const follow = (role === 'owner' || role === 'director') && tour.follow !== null && { follow: tour.follow };
  const fields = JSON.stringify({ id, role, version, ...follow, ...more }).slice(1, -1);
  return withList(`${fields},"plan":${plan}`, 'entries', entryTexts(db, id, after, version, role !== 'follower'));
}

import { findGame } from '@gruppetto/catalogue/all';
import { anything, integer, list, object } from '@gruppetto/kernel';
import { entrySchema, parseTour, type TourPlan } from '@gruppetto/tour';
import type { NewEntry, StoredEntry, TourAnswer, TourChange, TourListing, TourRole } from '@gruppetto/wire';
import type { Kysely } from 'kysely';
import type { Sessions } from '../accounts/sessions.ts';
import type { Context } from '../context.ts';
import { type App, count, line, token, uuid } from '../http/check.ts';
import { invalid, notFound, Refused } from '../http/errors.ts';
import type { Rows } from '../storage/rows.ts';
import { followed, needRole, roleOf } from './access.ts';
import { createFolds, type Fold, foldOn, openFold, progressOf } from './folds.ts';
import { openInvitations } from './sharing.ts';

const mostTours = 1000;
const mostEntries = 50_000;
const wholeTour = 1024 * 1024;

export const topicOf = (tour: string): string => `tour:${tour}`;

const params = object({ id: uuid });

export function tourRoutes(app: App, { storage: { db }, news, now }: Context, sessions: Sessions): void {
  const folds = createFolds();

  app.get('/api/tours', async (request, reply): Promise<readonly TourListing[]> => {
    const { id: account } = await sessions.need(request, reply);
    const rows = await db
      .selectFrom('tours')
      .leftJoin('members', (join) => join.onRef('members.tour', '=', 'tours.id').on('members.account', '=', account))
      .select(['tours.id', 'tours.name', 'game', 'stages', 'closed', 'winner', 'tours.account', 'touched', 'members.role'])
      .where((where) => where.or([where('tours.account', '=', account), where('members.account', '=', account)]))
      .orderBy('touched', 'desc')
      .execute();
    return rows.map(({ account: owner, role, winner, ...tour }) => ({
      ...tour,
      // Of an account's own tours there is no member's role.
      role: owner === account ? 'owner' : (role as TourRole),
      ...(winner !== null && { winner }),
    }));
  });

  const newTour = object({ id: uuid, plan: anything() });
  app.post('/api/tours', { schema: { body: newTour }, bodyLimit: wholeTour }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const id = request.body.id.toLowerCase();
    const parsed = parseTour(request.body.plan, findGame);
    if (!parsed.ok) throw invalid(parsed.problems.map(({ at, need }) => ({ at: `plan.${at}`, need })));
    const name = line(1, 80).parse(parsed.value.name, 'plan.name');
    if (!name.ok) throw invalid(name.problems);
    const plan: TourPlan = { ...parsed.value, name: name.value };
    const text = JSON.stringify(plan);
    const { tour } = openFold(plan);
    await db.transaction().execute(async (transaction) => {
      const own = await transaction.selectFrom('tours').select('id').where('account', '=', account).execute();
      if (own.length >= mostTours) throw new Refused(409, 'too-many-kept', `You have ${mostTours} tours already: delete one first.`);
      const { closed, winner } = progressOf(tour);
      const row = { id, account, name: plan.name, game: plan.game, plan: text, stages: plan.stages.length, closed, winner };
      const made = await transaction
        .insertInto('tours')
        .values({ ...row, version: 0, follow: null, made: now(), touched: now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      if (made.length > 0) return;
      const there = await transaction.selectFrom('tours').select(['account', 'plan']).where('id', '=', id).executeTakeFirst();
      // The same tour sent again because the answer was lost is one tour.
      if (there?.account !== account || there.plan !== text) throw new Refused(409, 'id-taken', 'There is another tour of this id.');
    });
    return reply.code(201).send({ id, version: 0 });
  });

  const query = object({}, { after: count });
  app.get('/api/tours/:id', { schema: { params, querystring: query } }, async (request, reply): Promise<TourAnswer> => {
    const { id: account } = await sessions.need(request, reply);
    const id = request.params.id.toLowerCase();
    const role = await roleOf(db, id, account);
    const read = await readTour(db, id, role, Number(request.query.after ?? 0));
    return role === 'owner' ? { ...read, invitations: await openInvitations(db, id, now()) } : read;
  });

  app.get('/api/follow/:token', { schema: { params: object({ token }), querystring: query } }, async (request) => {
    const id = await followed(db, request.params.token);
    return await readTour(db, id, 'follower', Number(request.query.after ?? 0));
  });

  app.delete('/api/tours/:id', { schema: { params } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const id = request.params.id.toLowerCase();
    await needRole(db, id, account, ['owner']);
    await db.deleteFrom('tours').where('id', '=', id).execute();
    folds.forget(id);
    news.publish(topicOf(id), -1);
    return {};
  });

  const sent = object({
    after: integer({ min: 0, max: 1_000_000_000 }),
    entries: list(object({ id: uuid, entry: entrySchema }), { max: 500 }),
  });
  const entriesRoute = { schema: { params, body: sent }, bodyLimit: wholeTour };
  app.post('/api/tours/:id/entries', entriesRoute, async (request, reply): Promise<TourChange> => {
    const { id: account } = await sessions.need(request, reply);
    const id = request.params.id.toLowerCase();
    await needRole(db, id, account, ['owner', 'director']);
    const { after } = request.body;
    const { fold, entries, changed } = await db.transaction().execute(async (transaction) => {
      const entered = await append(transaction, id, account, request.body.entries);
      return { ...entered, entries: await entriesAfter(transaction, id, after, true) };
    });
    if (changed) {
      folds.keep(id, fold);
      news.publish(topicOf(id), fold.version);
    }
    return { version: fold.version, entries };
  });

  /** Enters those that have not been entered yet, all or none. */
  async function append(
    transaction: Kysely<Rows>,
    id: string,
    account: string,
    sent: readonly NewEntry[],
  ): Promise<{ readonly fold: Fold; readonly changed: boolean }> {
    // Written first, so that whoever else enters something into this tour waits here.
    const tour = await transaction
      .updateTable('tours')
      .set(({ ref }) => ({ version: ref('version') }))
      .where('id', '=', id)
      .returning(['plan', 'version'])
      .executeTakeFirst();
    if (!tour) throw notFound();
    const before = await currentFold(transaction, id, tour);
    const wanted = new Map(sent.map(({ id, entry }) => [id.toLowerCase(), entry]));
    if (wanted.size > 0) {
      const there = await transaction
        .selectFrom('entries')
        .select('id')
        .where('tour', '=', id)
        .where('id', 'in', [...wanted.keys()])
        .execute();
      for (const { id } of there) wanted.delete(id);
    }
    if (wanted.size === 0) return { fold: before, changed: false };
    if (before.version + wanted.size > mostEntries) throw new Refused(409, 'too-many-kept', `A tour has ${mostEntries} entries at most.`);
    const fold = foldOn(before, [...wanted.values()]);
    const rows = [...wanted].map(([entryId, entry], index) => ({
      tour: id,
      version: before.version + index + 1,
      id: entryId,
      entry: JSON.stringify(entry),
      at: now(),
      account,
    }));
    await transaction.insertInto('entries').values(rows).execute();
    await transaction
      .updateTable('tours')
      .set({ version: fold.version, touched: now(), ...progressOf(fold.tour) })
      .where('id', '=', id)
      .execute();
    return { fold, changed: true };
  }

  /** From what this process has folded already, and what others have entered since. */
  async function currentFold(transaction: Kysely<Rows>, id: string, { plan, version }: { plan: string; version: number }): Promise<Fold> {
    const kept = folds.get(id);
    const start = kept && kept.version <= version ? kept : openFold(JSON.parse(plan));
    if (start.version === version) return start;
    const rows = await transaction
      .selectFrom('entries')
      .select('entry')
      .where('tour', '=', id)
      .where('version', '>', start.version)
      .orderBy('version')
      .execute();
    return foldOn(
      start,
      rows.map(({ entry }) => JSON.parse(entry)),
    );
  }
}

async function readTour(db: Kysely<Rows>, id: string, role: TourAnswer['role'], after: number): Promise<TourAnswer> {
  return await db.transaction().execute(async (transaction) => {
    const tour = await transaction.selectFrom('tours').select(['plan', 'version', 'follow']).where('id', '=', id).executeTakeFirst();
    if (!tour) throw notFound();
    const entries = await entriesAfter(transaction, id, after, role !== 'follower');
    const follow = (role === 'owner' || role === 'director') && tour.follow !== null && { follow: tour.follow };
    // An entry may have come between the two readings.
    const version = entries.length > 0 ? after + entries.length : tour.version;
    return { id, role, plan: JSON.parse(tour.plan), entries, version, ...follow };
  });
}

async function entriesAfter(db: Kysely<Rows>, tour: string, after: number, named: boolean): Promise<readonly StoredEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .leftJoin('accounts', 'accounts.id', 'entries.account')
    .select(['entries.id', 'entries.entry', 'entries.at', 'accounts.name as by'])
    .where('tour', '=', tour)
    .where('version', '>', after)
    .orderBy('version')
    .execute();
  return rows.map(({ id, entry, at, by }) => ({ id, entry: JSON.parse(entry), at, ...(named && by && { by }) }));
}

import { anything, integer, list, object } from '@gruppetto/kernel';
import { type App, line, ownId } from '../check.ts';
import type { Context } from '../context.ts';
import { notFound, Refused } from '../errors.ts';
import type { Sessions } from './sessions.ts';

const mostTeams = 500;
const mostDrafts = 50;
const draftLimit = 256 * 1024;

/** What a version means: the one that the asker has seen last, 0 for something new. */
const version = integer({ min: 0, max: 1_000_000_000 });
const params = object({ id: ownId });

const stale = (current: object) => new Refused(409, 'stale', 'It has been changed elsewhere in the meantime.', { current });
const tooMany = (what: string, most: number) => new Refused(409, 'too-many-kept', `You have ${most} ${what} already: delete one first.`);

/** Teams and drafts: what an account keeps for itself, changed as a whole, by the version that was seen last. */
export function keptRoutes(app: App, context: Context, sessions: Sessions): void {
  teamRoutes(app, context, sessions);
  draftRoutes(app, context, sessions);
}

function teamRoutes(app: App, { storage: { db }, now }: Context, sessions: Sessions): void {
  const columns = ['id', 'name', 'colour', 'riders', 'version'] as const;
  type Row = { readonly id: string; readonly name: string; readonly colour: string; readonly riders: string; readonly version: number };
  const teamOf = ({ riders, ...team }: Row) => ({ ...team, riders: JSON.parse(riders) as unknown });

  app.get('/api/teams', async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const rows = await db.selectFrom('teams').select(columns).where('account', '=', account).orderBy('name').orderBy('id').execute();
    return rows.map(teamOf);
  });

  const body = object({ name: line(1, 60), colour: line(0, 20), riders: list(object({ name: line(0, 40) }), { max: 60 }), version });
  app.put('/api/teams/:id', { schema: { params, body } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const { id } = request.params;
    const { name, colour, version: seen } = request.body;
    const riders = JSON.stringify(request.body.riders);
    const put = await db.transaction().execute(async (transaction) => {
      const own = transaction.selectFrom('teams').where('account', '=', account);
      if (seen === 0 && (await own.select('id').execute()).length >= mostTeams) throw tooMany('teams', mostTeams);
      const changed = await transaction
        .updateTable('teams')
        .set({ name, colour, riders, version: seen + 1, touched: now() })
        .where('account', '=', account)
        .where('id', '=', id)
        .where('version', '=', seen)
        .returning(columns)
        .executeTakeFirst();
      const made =
        changed ??
        (await transaction
          .insertInto('teams')
          .values({ account, id, name, colour, riders, version: seen + 1, touched: now() })
          .onConflict((conflict) => conflict.doNothing())
          .returning(columns)
          .executeTakeFirst());
      if (made) return made;
      const current = await own.select(columns).where('id', '=', id).executeTakeFirstOrThrow();
      // Sent again because the answer was lost.
      if (current.name === name && current.colour === colour && current.riders === riders) return current;
      throw stale(teamOf(current));
    });
    return teamOf(put);
  });

  app.delete('/api/teams/:id', { schema: { params } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    await db.deleteFrom('teams').where('account', '=', account).where('id', '=', request.params.id).execute();
    return {};
  });
}

function draftRoutes(app: App, { storage: { db }, now }: Context, sessions: Sessions): void {
  const columns = ['id', 'version', 'draft', 'touched'] as const;
  type Row = { readonly id: string; readonly version: number; readonly draft: string; readonly touched: number };
  const draftOf = ({ draft, ...row }: Row) => ({ ...row, draft: JSON.parse(draft) as unknown });

  app.get('/api/drafts', async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const rows = await db.selectFrom('drafts').select(columns).where('account', '=', account).orderBy('touched', 'desc').execute();
    return rows.map(draftOf);
  });

  app.get('/api/drafts/:id', { schema: { params } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const { id } = request.params;
    const row = await db.selectFrom('drafts').select(columns).where('account', '=', account).where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    return draftOf(row);
  });

  const body = object({ version, draft: anything() });
  app.put('/api/drafts/:id', { schema: { params, body }, bodyLimit: draftLimit + 1024 }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const { id } = request.params;
    const { version: seen } = request.body;
    const draft = JSON.stringify(request.body.draft ?? null);
    const put = await db.transaction().execute(async (transaction) => {
      const own = transaction.selectFrom('drafts').where('account', '=', account);
      if (seen === 0 && (await own.select('id').execute()).length >= mostDrafts) throw tooMany('drafts', mostDrafts);
      const changed = await transaction
        .updateTable('drafts')
        .set({ draft, version: seen + 1, touched: now() })
        .where('account', '=', account)
        .where('id', '=', id)
        .where('version', '=', seen)
        .returning('version')
        .executeTakeFirst();
      const made =
        changed ??
        (await transaction
          .insertInto('drafts')
          .values({ account, id, draft, version: seen + 1, touched: now() })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst());
      if (made) return made;
      const current = await own.select(columns).where('id', '=', id).executeTakeFirstOrThrow();
      if (current.draft === draft) return current;
      throw stale(draftOf(current));
    });
    return { version: put.version };
  });

  app.delete('/api/drafts/:id', { schema: { params } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    await db.deleteFrom('drafts').where('account', '=', account).where('id', '=', request.params.id).execute();
    return {};
  });
}

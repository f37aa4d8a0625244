import { anything, integer, list, object, type Schema } from '@gruppetto/kernel';
import type { StoredDraft, Team } from '@gruppetto/wire';
import type { Context } from '../context.ts';
import { type App, line, ownId } from '../http/check.ts';
import { notFound, Refused } from '../http/errors.ts';
import { lockRow } from '../storage/lock-row.ts';
import type { Rows } from '../storage/rows.ts';
import type { Sessions } from './sessions.ts';

/** What an account keeps for itself, each item under an id that the browser made. */
type Kind = 'teams' | 'drafts';

const max: Readonly<Record<Kind, number>> = { teams: 500, drafts: 50 };
const draftLimit = 256 * 1024;

/** The version that was seen last; 0 of something new. */
const version = integer({ min: 0, max: 1_000_000_000 });
const params = object({ id: ownId });

const teamOf = ({ id, name, colour, riders, version }: Rows['teams']): Team => ({
  id,
  name,
  colour,
  riders: JSON.parse(riders),
  version,
});
const draftOf = ({ id, version, draft }: Rows['drafts']): StoredDraft => ({ id, version, draft: JSON.parse(draft) });

export function teamAndDraftRoutes(app: App, { storage: { db }, now }: Context, sessions: Sessions): void {
  app.get('/api/teams', async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const rows = await db.selectFrom('teams').selectAll().where('account', '=', account).orderBy('name').orderBy('id').execute();
    return rows.map(teamOf);
  });

  const team: Schema<Omit<Team, 'id'>> = object({
    name: line(1, 60),
    colour: line(0, 20),
    riders: list(object({ name: line(0, 40) }, { id: ownId, age: integer({ min: 10, max: 99 }), note: line(0, 200) }), { max: 60 }),
    version,
  });
  app.put('/api/teams/:id', { schema: { params, body: team } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const { name, colour, riders, version: seen } = request.body;
    return await put('teams', account, request.params.id, seen, { name, colour, riders: JSON.stringify(riders) }, teamOf);
  });

  app.get('/api/drafts', async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const rows = await db.selectFrom('drafts').selectAll().where('account', '=', account).orderBy('touched', 'desc').execute();
    return rows.map(draftOf);
  });

  app.get('/api/drafts/:id', { schema: { params } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const { id } = request.params;
    const row = await db.selectFrom('drafts').selectAll().where('account', '=', account).where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    return draftOf(row);
  });

  const draft: Schema<Omit<StoredDraft, 'id'>> = object({ version, draft: anything() });
  app.put('/api/drafts/:id', { schema: { params, body: draft }, bodyLimit: draftLimit + 1024 }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const text = JSON.stringify(request.body.draft ?? null);
    const { version } = await put('drafts', account, request.params.id, request.body.version, { draft: text }, draftOf);
    return { version };
  });

  for (const table of ['teams', 'drafts'] as const)
    app.delete(`/api/${table}/:id`, { schema: { params } }, async (request, reply) => {
      const { id: account } = await sessions.need(request, reply);
      await db.deleteFrom(table).where('account', '=', account).where('id', '=', request.params.id).execute();
      return {};
    });

  /** Stores a new version over the one that the page has seen. */
  async function put<K extends Kind, T extends object>(
    table: K,
    account: string,
    id: string,
    seen: number,
    fields: Readonly<Record<string, string>>,
    given: (row: Rows[K]) => T,
  ): Promise<T> {
    // Both have these columns; what is their own is in `fields`.
    const rows = table as 'drafts';
    const next = { ...(fields as { draft: string }), version: seen + 1, touched: now() };
    return await db.transaction().execute(async (transaction) => {
      const own = transaction.selectFrom(rows).where('account', '=', account);
      const changed = await transaction
        .updateTable(rows)
        .set(next)
        .where('account', '=', account)
        .where('id', '=', id)
        .where('version', '=', seen)
        .returningAll()
        .executeTakeFirst();
      if (changed) return given(changed as Rows[K]);
      const current = (await own.selectAll().where('id', '=', id).executeTakeFirst()) as Rows[K] | undefined;
      if (current) {
        // Sent again because the answer was lost.
        const same = Object.entries(fields).every(([name, value]) => current[name as keyof Rows[K]] === value);
        if (same) return given(current);
        throw new Refused(409, 'stale', (say) => say.stale, { current: given(current) });
      }
      await lockRow(transaction, 'accounts', account);
      if ((await own.select('id').execute()).length >= max[table])
        throw new Refused(409, 'too-many-kept', (say) => say.tooManyKept[table](max[table]));
      const made = await transaction
        .insertInto(rows)
        .values({ ...next, account, id })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!made) throw new Refused(409, 'stale', (say) => say.stale);
      return given(made as Rows[K]);
    });
  }
}

import { setImmediate as turn } from 'node:timers/promises';
import { anything, integer, list, object, type Schema } from '@gruppetto/kernel';
import type { StoredDraft, Team } from '@gruppetto/wire';
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import { type App, line, ownId } from '../http/check.ts';
import { invalid, notFound, Refused } from '../http/errors.ts';
import { listText, sendJson, sendText } from '../http/send-text.ts';
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

/** A Team, and a StoredDraft. What is stored as JSON is sent as it is: it may be long. */
const teamText = ({ id, name, colour, riders, version }: Rows['teams']): string =>
  `${JSON.stringify({ id, name, colour, version }).slice(0, -1)},"riders":${riders}}`;
const draftText = ({ id, version, draft }: Rows['drafts']): string => `{"id":${JSON.stringify(id)},"version":${version},"draft":${draft}}`;

/** So many teams are read at a time. */
const page = 20;

export function teamAndDraftRoutes(app: App, context: Context, sessions: Sessions): void {
  const { db } = context.storage;
  app.get('/api/teams', async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const order = await db.selectFrom('teams').select('id').where('account', '=', account).orderBy('name').orderBy('id').execute();
    return sendText(reply, listText(textsOf(db, 'teams', account, order, page, teamText)));
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
    const team = { name, colour, riders: JSON.stringify(riders) };
    return sendJson(reply, teamText(await put(context, 'teams', { account, id: request.params.id, seen }, team, teamText)));
  });

  app.get('/api/drafts', async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const order = await db.selectFrom('drafts').select('id').where('account', '=', account).orderBy('touched', 'desc').execute();
    return sendText(reply, listText(textsOf(db, 'drafts', account, order, 1, draftText)));
  });

  app.get('/api/drafts/:id', { schema: { params } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const { id } = request.params;
    const row = await db.selectFrom('drafts').selectAll().where('account', '=', account).where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    return sendJson(reply, draftText(row));
  });

  const draft: Schema<Omit<StoredDraft, 'id'>> = object({ version, draft: anything() });
  app.put(
    '/api/drafts/:id',
    { onRequest: sessions.gate, schema: { params, body: draft }, bodyLimit: draftLimit + 1024 },
    async (request, reply) => {
      const { id: account } = await sessions.need(request, reply);
      const text = JSON.stringify(request.body.draft ?? null);
      // A number like 1e20 becomes a long one.
      if (text.length > draftLimit) throw invalid([{ at: 'draft', need: { reason: 'too-long', with: { max: draftLimit } } }]);
      const { version } = await put(
        context,
        'drafts',
        { account, id: request.params.id, seen: request.body.version },
        { draft: text },
        draftText,
      );
      return { version };
    },
  );

  for (const table of ['teams', 'drafts'] as const)
    app.delete(`/api/${table}/:id`, { schema: { params } }, async (request, reply) => {
      const { id: account } = await sessions.need(request, reply);
      await db.deleteFrom(table).where('account', '=', account).where('id', '=', request.params.id).execute();
      return {};
    });
}

/** In this order, a few at a time. */
async function* textsOf<K extends Kind>(
  db: Kysely<Rows>,
  table: K,
  account: string,
  order: readonly { readonly id: string }[],
  atOnce: number,
  textOf: (row: Rows[K]) => string,
): AsyncGenerator<string> {
  for (let first = 0; first < order.length; first += atOnce) {
    const ids = order.slice(first, first + atOnce).map(({ id }) => id);
    const rows = await db
      .selectFrom(table as 'drafts')
      .selectAll()
      .where('account', '=', account)
      .where('id', 'in', ids)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row as Rows[K]]));
    for (const row of ids.flatMap((id) => byId.get(id) ?? [])) yield textOf(row);
    await turn();
  }
}

/** Stores a new version over the one that the page has seen. */
async function put<K extends Kind>(
  { storage: { db }, now }: Context,
  table: K,
  { account, id, seen }: { readonly account: string; readonly id: string; readonly seen: number },
  fields: Readonly<Record<string, string>>,
  textOf: (row: Rows[K]) => string,
): Promise<Rows[K]> {
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
    if (changed) return changed as Rows[K];
    const current = (await own.selectAll().where('id', '=', id).executeTakeFirst()) as Rows[K] | undefined;
    if (current) {
      // Sent again because the answer was lost.
      const same = Object.entries(fields).every(([name, value]) => current[name as keyof Rows[K]] === value);
      if (same) return current;
      throw new Refused(409, 'stale', (say) => say.stale, { current: JSON.parse(textOf(current)) });
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
    return made as Rows[K];
  });
}

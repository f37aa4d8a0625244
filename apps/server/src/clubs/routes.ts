import { anything, flag, integer, list, object, oneOf, refine } from '@gruppetto/kernel';
import { type ClubListing, contestKinds, type MadeLink, settingsSchema } from '@gruppetto/wire';
import type { Kysely, Transaction } from 'kysely';
import { nameKey } from '../accounts/accounts.ts';
import { personOf } from '../accounts/personal-data.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { newToken } from '../accounts/tokens.ts';
import type { Context } from '../context.ts';
import { type App, gameName, line, token, uuid } from '../http/check.ts';
import { invalid, notFound, Refused } from '../http/errors.ts';
import { addressOf } from '../http/limits.ts';
import { lowerEdge, newcomer } from '../ratings/ratings.ts';
import { lockRow } from '../storage/lock-row.ts';
import type { Rows } from '../storage/rows.ts';
import type { Engines } from '../tables/engine/engines.ts';
import type { TableRows } from '../tables/store/rows.ts';
import { clubsOf, needMember, needOwner, readClub, removeClub, seeToOwner } from './club-store.ts';
import { deal, leagueRound, roundsOf } from './contest-plan.ts';
import type { Contests } from './contests.ts';
import { standardPoints } from './seasons.ts';

type AllRows = Rows & TableRows;

const maxClubs = 50;
const maxMembers = 200;
const maxKept = 200;
const maxOptions = 64 * 1024;

const params = object({ id: uuid });
const clubName = line(2, 60);
const later = integer({ min: 0, max: 8_640_000_000_000_000 });

interface ClubContext extends Context {
  readonly sessions: Sessions;
  readonly contests: Contests;
  readonly engines: Engines;
}

const lock = (transaction: Transaction<AllRows>, table: 'accounts' | 'clubs', id: string): Promise<void> =>
  lockRow(transaction as unknown as Transaction<Rows>, table, id);

/** A club has an end. */
async function needRoom(transaction: Transaction<AllRows>, table: 'seasons' | 'club_events' | 'contests', club: string): Promise<void> {
  await lock(transaction, 'clubs', club);
  const rows = await transaction.selectFrom(table).select('id').where('club', '=', club).execute();
  if (rows.length >= maxKept) throw new Refused(409, 'too-many-kept', (say) => say.clubHasEnough(maxKept));
}

/** Clubs: private groups with tables, tours, seasons, a calendar and contests, run by their members. */
export function clubRoutes(app: App, context: ClubContext): void {
  const db = context.storage.db as unknown as Kysely<AllRows>;
  membershipRoutes(app, context, db);
  thingsRoutes(app, context, db);
  calendarRoutes(app, context, db);
  contestRoutes(app, context, db);
}

function membershipRoutes(app: App, { sessions, limits, now }: ClubContext, db: Kysely<AllRows>): void {
  app.get('/api/clubs', async (request, reply): Promise<readonly ClubListing[]> => clubsOf(db, (await sessions.need(request, reply)).id));

  app.post('/api/clubs', { schema: { body: object({ id: uuid, name: clubName }) } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    await limits.keep(request);
    const id = request.body.id.toLowerCase();
    await db.transaction().execute(async (transaction) => {
      await lock(transaction, 'accounts', account);
      if ((await clubsOf(transaction, account)).length >= maxClubs)
        throw new Refused(409, 'too-many-kept', (say) => say.tooManyClubs(maxClubs));
      const made = await transaction
        .insertInto('clubs')
        .values({ id, name: request.body.name, link: null, made: now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      // If the answer was lost and the page sends the club again, it is still one club.
      if (made.length === 0) return needMember(transaction, id, account);
      return transaction.insertInto('club_members').values({ club: id, account, role: 'owner', made: now() }).execute();
    });
    return reply.code(201).send({ id });
  });

  app.get('/api/clubs/:id', { schema: { params } }, async (request, reply) =>
    readClub(db, request.params.id.toLowerCase(), (await sessions.need(request, reply)).id, now()),
  );

  app.delete('/api/clubs/:id', { schema: { params } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const club = request.params.id.toLowerCase();
    await needOwner(db, club, account);
    await db.transaction().execute((transaction) => removeClub(transaction, club));
    return {};
  });

  app.post('/api/clubs/:id/link', { schema: { params } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const club = request.params.id.toLowerCase();
    await needOwner(db, club, account);
    const made = newToken();
    await db.updateTable('clubs').set({ link: made }).where('id', '=', club).execute();
    return reply.code(201).send({ token: made } satisfies MadeLink);
  });

  app.delete('/api/clubs/:id/link', { schema: { params } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const club = request.params.id.toLowerCase();
    await needOwner(db, club, account);
    await db.updateTable('clubs').set({ link: null }).where('id', '=', club).execute();
    return {};
  });

  const linked = async (link: string): Promise<ClubListing> => {
    const club = await db.selectFrom('clubs').select(['id', 'name']).where('link', '=', link).executeTakeFirst();
    if (!club) throw notFound('club link');
    const members = await db.selectFrom('club_members').select('account').where('club', '=', club.id).execute();
    return { ...club, members: members.length };
  };
  const linkParams = object({ token });
  app.get('/api/club-links/:token', { onRequest: limits.secret, schema: { params: linkParams } }, async (request) => {
    const { name, members } = await linked(request.params.token);
    return { name, members };
  });

  app.post('/api/club-links/:token', { onRequest: limits.secret, schema: { params: linkParams } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const { id } = await linked(request.params.token);
    await db.transaction().execute(async (transaction) => {
      await lock(transaction, 'clubs', id);
      const members = await transaction.selectFrom('club_members').select('account').where('club', '=', id).execute();
      if (members.length >= maxMembers) throw new Refused(409, 'too-many-kept', (say) => say.clubFull(maxMembers));
      await transaction
        .insertInto('club_members')
        .values({ club: id, account, role: 'member', made: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
    return { id };
  });

  app.delete('/api/clubs/:id/members/:name', { schema: { params: object({ id: uuid, name: line(0, 200) }) } }, async (request, reply) => {
    const { id: account, name } = await sessions.need(request, reply);
    const club = request.params.id.toLowerCase();
    const key = nameKey(request.params.name);
    // Everybody may leave; only an owner sends somebody away.
    if (key === nameKey(name)) await needMember(db, club, account);
    else await needOwner(db, club, account);
    await db.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('club_members')
        .where('club', '=', club)
        .where('account', 'in', (select) => select.selectFrom('accounts').select('id').where('name_key', '=', key))
        .execute();
      await seeToOwner(transaction, club);
    });
    return {};
  });
}

/** Tables and tours that belong to a club. */
function thingsRoutes(app: App, { sessions }: ClubContext, db: Kysely<AllRows>): void {
  const thing = object({ id: uuid, thing: uuid });
  app.put('/api/clubs/:id/tables/:thing', { schema: { params: thing } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const club = request.params.id.toLowerCase();
    await needMember(db, club, account);
    const changed = await db
      .updateTable('shared_tables')
      .set({ club })
      .where('id', '=', request.params.thing.toLowerCase())
      .where('host', '=', personOf(account))
      .where('status', '=', 'gathering')
      .executeTakeFirst();
    if (changed.numUpdatedRows !== 1n) throw notFound('table');
    return {};
  });

  app.put('/api/clubs/:id/tours/:thing', { schema: { params: thing } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const club = request.params.id.toLowerCase();
    await needMember(db, club, account);
    const changed = await db
      .updateTable('tours')
      .set({ club })
      .where('id', '=', request.params.thing.toLowerCase())
      .where('account', '=', account)
      .executeTakeFirst();
    if (changed.numUpdatedRows !== 1n) throw notFound('tour');
    return {};
  });
}

/** Seasons, and what is planned when. */
function calendarRoutes(app: App, { sessions, now }: ClubContext, db: Kysely<AllRows>): void {
  const season = object(
    { id: uuid, name: clubName },
    { points: list(integer({ min: 0, max: 1000 }), { min: 1, max: 20 }), best: integer({ min: 1, max: 100 }) },
  );
  app.post('/api/clubs/:id/seasons', { schema: { params, body: season } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const club = request.params.id.toLowerCase();
    await needMember(db, club, account);
    const { id, name, points = standardPoints, best } = request.body;
    const row = { id: id.toLowerCase(), club, name, points: JSON.stringify(points), best: best ?? null, began: now() };
    await db.transaction().execute(async (transaction) => {
      await needRoom(transaction, 'seasons', club);
      await transaction
        .insertInto('seasons')
        .values({ ...row, ended: null, winner: null, winner_points: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
    return reply.code(201).send({});
  });

  const inClub = object({ id: uuid, thing: uuid });
  app.post('/api/clubs/:id/seasons/:thing/end', { schema: { params: inClub } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const club = request.params.id.toLowerCase();
    await needOwner(db, club, account);
    const found = (await readClub(db, club, account, now())).seasons.find(({ id }) => id === request.params.thing.toLowerCase());
    if (!found) throw notFound('season');
    const [first] = found.lines;
    await db
      .updateTable('seasons')
      .set({ ended: now(), winner: first?.name ?? null, winner_points: first?.total ?? null })
      .where('id', '=', found.id)
      .where('ended', 'is', null)
      .execute();
    return {};
  });

  app.post(
    '/api/clubs/:id/events',
    { schema: { params, body: object({ id: uuid, title: clubName, at: later }, { table: uuid }) } },
    async (request, reply) => {
      const { id: account } = await sessions.need(request, reply);
      const club = request.params.id.toLowerCase();
      await needMember(db, club, account);
      const { id, title, at, table } = request.body;
      const known =
        table &&
        (await db
          .selectFrom('shared_tables')
          .select('id')
          .where('id', '=', table.toLowerCase())
          .where('club', '=', club)
          .executeTakeFirst());
      if (table && !known) throw notFound('table');
      await db.transaction().execute(async (transaction) => {
        await needRoom(transaction, 'club_events', club);
        await transaction
          .insertInto('club_events')
          .values({ id: id.toLowerCase(), club, title, at, shared_table: known ? known.id : null, made: now() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
      return reply.code(201).send({});
    },
  );

  const needEvent = async (club: string, event: string) => {
    const row = await db.selectFrom('club_events').select('id').where('id', '=', event).where('club', '=', club).executeTakeFirst();
    if (!row) throw notFound('event');
    return row.id;
  };
  app.put(
    '/api/clubs/:id/events/:thing/reply',
    { schema: { params: inClub, body: object({ coming: flag() }) } },
    async (request, reply) => {
      const { id: account } = await sessions.need(request, reply);
      const club = request.params.id.toLowerCase();
      await needMember(db, club, account);
      const event = await needEvent(club, request.params.thing.toLowerCase());
      const coming = request.body.coming ? 1 : 0;
      await db
        .insertInto('club_replies')
        .values({ event, account, coming })
        .onConflict((conflict) => conflict.columns(['event', 'account']).doUpdateSet({ coming }))
        .execute();
      return {};
    },
  );

  app.delete('/api/clubs/:id/events/:thing', { schema: { params: inClub } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const club = request.params.id.toLowerCase();
    await needMember(db, club, account);
    await db
      .deleteFrom('club_events')
      .where('id', '=', await needEvent(club, request.params.thing.toLowerCase()))
      .execute();
    return {};
  });
}

function contestRoutes(app: App, { sessions, limits, now, contests, engines }: ClubContext, db: Kysely<AllRows>): void {
  const body = refine(
    object({
      id: uuid,
      name: clubName,
      kind: oneOf(contestKinds),
      game: gameName,
      options: anything<object>(),
      days: integer({ min: 1, max: 60 }),
      rounds: integer({ min: 1, max: 30 }),
      names: list(line(1, 40), { min: 2, max: 64 }),
      settings: settingsSchema,
    }),
    ({ names }, at) => (new Set(names.map(nameKey)).size < names.length ? [{ at: `${at}names`, need: { reason: 'named-twice' } }] : []),
  );
  app.post('/api/clubs/:id/contests', { schema: { params, body } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const club = request.params.id.toLowerCase();
    await needMember(db, club, account);
    await limits.costly(request);
    const { game, options, names, kind, days, name, settings } = request.body;
    const read = await engines.do({ do: 'options', game, options }, { payer: addressOf(request) });
    if (read.kind === 'invalid') throw invalid(read.problems);
    if (read.kind !== 'options') throw new Error(`options were not read: ${JSON.stringify(read)}`);
    if (JSON.stringify(read.options).length > maxOptions)
      throw invalid([{ at: 'options', need: { reason: 'too-long', with: { max: maxOptions } } }]);
    const size = read.seats;
    if (size < 2) throw new Refused(409, 'one-seat', (say) => say.contestNeedsTwo);
    const entrants = await seeded(db, club, game, names);
    const id = request.body.id.toLowerCase();
    const rounds = kind === 'knock-out' ? roundsOf(entrants.length, size) : request.body.rounds;
    await db.transaction().execute(async (transaction: Transaction<AllRows>) => {
      await needRoom(transaction, 'contests', club);
      const row = { id, club, name, kind, game, options: JSON.stringify(read.options), clock: JSON.stringify(settings.clock) };
      const contest = {
        ...row,
        rated: settings.rated ? (1 as const) : (0 as const),
        table_size: size,
        days,
        round: 0,
        rounds,
        winner: null,
        made: now(),
      };
      const made = await transaction
        .insertInto('contests')
        .values(contest)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      // If the answer was lost and the page sends the contest again, it is still one contest.
      if (made.length === 0) return;
      await transaction
        .insertInto('contest_entrants')
        .values(entrants.map((entrant, seed) => ({ contest: id, account: entrant, seed })))
        .execute();
      const first = kind === 'knock-out' ? deal(entrants, size) : leagueRound(entrants, size, []);
      await contests.openRound(transaction, contest, 1, first);
    });
    return reply.code(201).send({ id });
  });
}

/** The accounts of members by their names, the highest rated first. */
async function seeded(db: Kysely<AllRows>, club: string, game: string, names: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('club_members')
    .innerJoin('accounts', 'accounts.id', 'club_members.account')
    .leftJoin('ratings', (join) => join.onRef('ratings.account', '=', 'accounts.id').on('ratings.game', '=', game))
    .select(['accounts.id', 'accounts.name_key', 'mu', 'sigma'])
    .where('club', '=', club)
    .where('accounts.name_key', 'in', names.map(nameKey))
    .execute();
  if (rows.length < names.length) throw new Refused(409, 'not-a-member', (say) => say.contestMembersOnly);
  const strength = ({ mu, sigma }: (typeof rows)[number]) => lowerEdge({ mu: mu ?? newcomer.mu, sigma: sigma ?? newcomer.sigma });
  return rows.sort((a, b) => strength(b) - strength(a) || a.name_key.localeCompare(b.name_key)).map(({ id }) => id);
}

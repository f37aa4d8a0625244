import { object } from '@gruppetto/kernel';
import type { ClubListing, MadeLink } from '@gruppetto/wire';
import { nameKey } from '../accounts/accounts.ts';
import { newToken } from '../accounts/tokens.ts';
import { type App, line, token, uuid } from '../http/check.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { type ClubContext, clubName, memberOf, ownerOf, params, partParams } from './club-calls.ts';
import type { ClubDatabase } from './club-rows.ts';
import {
  addTable,
  addTour,
  clubsOf,
  joinClub,
  linkedClub,
  makeClub,
  needMember,
  needOwner,
  readClub,
  removeClub,
  removeMember,
  setClubLink,
} from './club-store.ts';
import { contestRoutes } from './contest-routes.ts';

const linkParams = object({ token });

/** Clubs: private groups with tables, tours, seasons, a calendar and contests, run by their members. */
export function clubRoutes(app: App, rest: Omit<ClubContext, 'db'>): void {
  const context = { ...rest, db: rest.storage.db as unknown as ClubDatabase };
  for (const route of [listClubs, postClub, getClub, deleteClub, postLink, deleteLink, getLinked, postLinked, deleteMember])
    route(app, context);
  for (const route of [putTable, putTour]) route(app, context);
  calendarRoutes(app, context);
  contestRoutes(app, context);
}

function listClubs(app: App, { db, sessions }: ClubContext): void {
  app.get('/api/clubs', async (request, reply): Promise<readonly ClubListing[]> => clubsOf(db, (await sessions.need(request, reply)).id));
}

function postClub(app: App, { db, sessions, limits, now }: ClubContext): void {
  app.post('/api/clubs', { schema: { body: object({ id: uuid, name: clubName }) } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    await limits.keep(request);
    const id = request.body.id.toLowerCase();
    await makeClub(db, { id, name: request.body.name }, account, now());
    return reply.code(201).send({ id });
  });
}

function getClub(app: App, { db, sessions, now }: ClubContext): void {
  app.get('/api/clubs/:id', { schema: { params } }, async (request, reply) =>
    readClub(db, request.params.id.toLowerCase(), (await sessions.need(request, reply)).id, now()),
  );
}

function deleteClub(app: App, context: ClubContext): void {
  app.delete('/api/clubs/:id', { schema: { params } }, async (request, reply) => {
    const { club } = await ownerOf(context, request, reply, request.params.id);
    await context.db.transaction().execute((transaction) => removeClub(transaction, club));
    return {};
  });
}

function postLink(app: App, context: ClubContext): void {
  app.post('/api/clubs/:id/link', { schema: { params } }, async (request, reply) => {
    const { club } = await ownerOf(context, request, reply, request.params.id);
    const made = newToken();
    await setClubLink(context.db, club, made);
    return reply.code(201).send({ token: made } satisfies MadeLink);
  });
}

function deleteLink(app: App, context: ClubContext): void {
  app.delete('/api/clubs/:id/link', { schema: { params } }, async (request, reply) => {
    const { club } = await ownerOf(context, request, reply, request.params.id);
    await setClubLink(context.db, club, undefined);
    return {};
  });
}

function getLinked(app: App, { db, limits }: ClubContext): void {
  app.get('/api/club-links/:token', { onRequest: limits.secret, schema: { params: linkParams } }, async (request) => {
    const { name, members } = await linkedClub(db, request.params.token);
    return { name, members };
  });
}

function postLinked(app: App, { db, sessions, limits, now }: ClubContext): void {
  app.post('/api/club-links/:token', { onRequest: limits.secret, schema: { params: linkParams } }, async (request, reply) => {
    const { id: account } = await sessions.need(request, reply);
    const { id } = await linkedClub(db, request.params.token);
    await joinClub(db, id, account, now());
    return { id };
  });
}

function deleteMember(app: App, { db, sessions }: ClubContext): void {
  const named = object({ id: uuid, name: line(0, 200) });
  app.delete('/api/clubs/:id/members/:name', { schema: { params: named } }, async (request, reply) => {
    const { id: account, name: own } = await sessions.need(request, reply);
    const club = request.params.id.toLowerCase();
    const { name } = request.params;
    // Everybody may leave; only an owner sends somebody away.
    if (nameKey(name) === nameKey(own)) await needMember(db, club, account);
    else await needOwner(db, club, account);
    await removeMember(db, club, name);
    return {};
  });
}

function putTable(app: App, context: ClubContext): void {
  app.put('/api/clubs/:id/tables/:thing', { schema: { params: partParams } }, async (request, reply) => {
    const { account, club } = await memberOf(context, request, reply, request.params.id);
    await addTable(context.db, club, request.params.thing.toLowerCase(), account);
    return {};
  });
}

function putTour(app: App, context: ClubContext): void {
  app.put('/api/clubs/:id/tours/:thing', { schema: { params: partParams } }, async (request, reply) => {
    const { account, club } = await memberOf(context, request, reply, request.params.id);
    await addTour(context.db, club, request.params.thing.toLowerCase(), account);
    return {};
  });
}

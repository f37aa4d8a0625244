import { flag, integer, list, object } from '@gruppetto/kernel';
import { type App, uuid } from '../http/check.ts';
import { addEvent, removeEvent, replyToEvent } from './calendar-store.ts';
import { type ClubContext, clubName, memberOf, ownerOf, params, partParams } from './club-calls.ts';
import { beginSeason, endSeason } from './seasons.ts';

const later = integer({ min: 0, max: 8_640_000_000_000_000 });

/** Seasons, and what is planned when. */
export function calendarRoutes(app: App, context: ClubContext): void {
  for (const route of [postSeason, postSeasonEnd, postEvent, putReply, deleteEvent]) route(app, context);
}

function postSeason(app: App, context: ClubContext): void {
  const body = object(
    { id: uuid, name: clubName },
    { points: list(integer({ min: 0, max: 1000 }), { min: 1, max: 20 }), best: integer({ min: 1, max: 100 }) },
  );
  app.post('/api/clubs/:id/seasons', { schema: { params, body } }, async (request, reply) => {
    const { club } = await memberOf(context, request, reply, request.params.id);
    await beginSeason(context.db, club, { ...request.body, id: request.body.id.toLowerCase() }, context.now());
    return reply.code(201).send({});
  });
}

function postSeasonEnd(app: App, context: ClubContext): void {
  app.post('/api/clubs/:id/seasons/:thing/end', { schema: { params: partParams } }, async (request, reply) => {
    const { club } = await ownerOf(context, request, reply, request.params.id);
    await endSeason(context.db, club, request.params.thing.toLowerCase(), context.now());
    return {};
  });
}

function postEvent(app: App, context: ClubContext): void {
  const body = object({ id: uuid, title: clubName, at: later }, { table: uuid });
  app.post('/api/clubs/:id/events', { schema: { params, body } }, async (request, reply) => {
    const { club } = await memberOf(context, request, reply, request.params.id);
    const { id, title, at, table } = request.body;
    await addEvent(context.db, club, { id: id.toLowerCase(), title, at, table: table?.toLowerCase() }, context.now());
    return reply.code(201).send({});
  });
}

function putReply(app: App, context: ClubContext): void {
  const body = object({ coming: flag() });
  app.put('/api/clubs/:id/events/:thing/reply', { schema: { params: partParams, body } }, async (request, reply) => {
    const { account, club } = await memberOf(context, request, reply, request.params.id);
    await replyToEvent(context.db, club, request.params.thing.toLowerCase(), account, request.body.coming);
    return {};
  });
}

function deleteEvent(app: App, context: ClubContext): void {
  app.delete('/api/clubs/:id/events/:thing', { schema: { params: partParams } }, async (request, reply) => {
    const { club } = await memberOf(context, request, reply, request.params.id);
    await removeEvent(context.db, club, request.params.thing.toLowerCase());
    return {};
  });
}

import { findGame } from '@gruppetto/catalogue/all';
import type { Game } from '@gruppetto/kernel';
import { tableCalls } from '@gruppetto/wire';
import { type App, uuid } from '../../http/check.ts';
import { notFound } from '../../http/errors.ts';
import { type ServerSeat, settingsOf } from '../store/server-table.ts';
import type { NewSeat } from '../store/table-store.ts';
import { conflict, params, playerOf, read, type TableCalls, tooManyTables } from './table-calls.ts';

/** A table like this one, with everybody's seat reserved. */
export function rematchRoutes(app: App, calls: TableCalls): void {
  const { store, rooms, visitors, limits, invite, now } = calls.context;

  app.post('/api/tables/:id/rematch', { schema: { params, body: tableCalls.rematch } }, async (request, reply) => {
    await limits.keep(request);
    const { person } = await visitors.know(request, reply);
    const id = request.params.id.toLowerCase();
    const table = await store.read(id);
    const own = table?.seats.find((seat) => seat.person === person);
    if (!table || (!own && table.host !== person)) throw notFound();
    if (table.status !== 'over') throw conflict('racing', (say) => say.notOver);
    // The next stage of a tour opens with the result.
    if (table.tour !== undefined) throw conflict('stage', (say) => say.wasStage);
    const game = findGame(table.game) as Game;
    const { options, club } = table;
    const next = {
      id: read(uuid, request.body.id, 'id').toLowerCase(),
      game: game.id,
      rules: game.rules,
      options,
      host: person,
      hostName: own?.name ?? table.hostName,
      ...settingsOf(table),
      ...(club !== undefined && { club }),
      touched: now(),
    };
    const followed = await store.follow(
      id,
      next,
      table.seats.map((seat) => again(game, seat)),
    );
    if (followed === 'too-many') throw tooManyTables();
    if (followed === 'id-taken') throw conflict('id-taken', (say) => say.idTaken);
    rooms.changed(id, Number.MAX_SAFE_INTEGER);
    invite(followed.id);
    return { id: followed.id };
  });
}

/** Reserved for the person who had the seat; bots from the start stay bots. */
function again(game: Game, { seat, colour, name, player, person, gaveUp }: ServerSeat): NewSeat {
  const free = { seat, colour, person: undefined, heldFor: undefined };
  if (person !== undefined) return { ...free, player: undefined, name: '', heldPerson: person, heldName: name };
  if (player === 'person' || gaveUp !== undefined) return { ...free, player: undefined, name: '' };
  return { ...free, ...playerOf(game.id, player ?? 'person', 'player', name, { seat, colour }) };
}

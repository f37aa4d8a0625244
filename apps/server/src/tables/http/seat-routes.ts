import { findGame } from '@gruppetto/catalogue/all';
import type { Game } from '@gruppetto/kernel';
import { tableCalls } from '@gruppetto/wire';
import { nameKey } from '../../accounts/accounts.ts';
import type { App } from '../../http/check.ts';
import { Refused } from '../../http/errors.ts';
import {
  conflict,
  freed,
  hostOnly,
  leftTo,
  params,
  personName,
  playerOf,
  read,
  seatIn,
  seatParams,
  type TableCalls,
} from './table-calls.ts';

/** Sitting down, standing up, and the seats that the host gives to bots or takes away. */
export function seatRoutes(app: App, calls: TableCalls): void {
  const { visitors } = calls.context;

  app.post('/api/tables/:id/seats/:seat', { schema: { params: seatParams, body: tableCalls.sit } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    const name = read(personName, request.body.name, 'name');
    const { contribution } = request.body;
    return calls.change(request.params.id.toLowerCase(), visitor, ({ status, seats }) => {
      const seat = seatIn(seats, request.params.seat);
      const own = seats.find(({ person }) => person === visitor.person);
      if (own?.seat === seat.seat) return { seats: [{ seat: seat.seat, name }] };
      if (status === 'over') throw conflict('race-over', 'The race is over.');
      if (own && status === 'racing') throw conflict('seated', 'You have a seat already.');
      // Knowing a seat's contribution proves you are the person in it: the answer was lost, and with it the cookie.
      const same = status === 'gathering' && seat.contribution === contribution;
      if (seat.player !== undefined && !same) throw conflict('seat-taken', 'Somebody sits there already.');
      if (seat.heldFor !== undefined && seat.heldFor !== (visitor.account && nameKey(visitor.account.name)))
        throw new Refused(403, 'seat-held', 'This seat is kept for somebody else.');
      const sit = { seat: seat.seat, name, player: 'person', person: visitor.person, webhook: undefined };
      // What the dice come from was settled at the start.
      const taken = status === 'gathering' ? { ...sit, contribution } : sit;
      return { seats: own ? [freed(own), taken] : [taken] };
    });
  });

  app.delete('/api/tables/:id/seats/:seat', { schema: { params: seatParams } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    return calls.change(request.params.id.toLowerCase(), visitor, (table) => {
      const seat = seatIn(table.seats, request.params.seat);
      if (seat.person !== visitor.person && table.host !== visitor.person) throw hostOnly();
      return seat.player === 'person' ? calls.left(table, seat) : {};
    });
  });

  app.put('/api/tables/:id/seats/:seat', { schema: { params: seatParams, body: tableCalls.seat } }, async (request, reply) =>
    calls.hosting(request, reply, request.params.id.toLowerCase(), (table) => {
      if (table.status === 'over') throw conflict('race-over', 'The race is over.');
      const seat = seatIn(table.seats, request.params.seat);
      const { player, heldFor } = request.body;
      const next = playerOf(findGame(table.game) as Game, player, 'player', undefined, seat);
      const contribution = table.status === 'gathering' ? undefined : seat.contribution;
      const given = { person: undefined, webhook: undefined, heldFor: heldFor === undefined ? undefined : nameKey(heldFor), contribution };
      return { seats: [{ seat: seat.seat, ...given, ...next }], ...calls.wakes(table, seat) };
    }),
  );

  app.post('/api/tables/:id/bots', { schema: { params } }, async (request, reply) =>
    calls.hosting(request, reply, request.params.id.toLowerCase(), ({ status, game: id, seats }) => {
      if (status !== 'gathering') return {};
      const game = findGame(id) as Game;
      const free = seats.filter(({ player }) => player === undefined);
      return {
        seats: free.map((place) => ({ seat: place.seat, heldFor: undefined, ...playerOf(game, leftTo, 'player', undefined, place) })),
      };
    }),
  );

  app.post('/api/tables/:id/bans', { schema: { params, body: tableCalls.ban } }, async (request, reply) =>
    calls.hosting(request, reply, request.params.id.toLowerCase(), (table) => {
      const seat = table.seats[request.body.seat];
      if (!seat?.person) throw conflict('seat-free', 'Nobody sits there.');
      if (seat.person === table.host) throw conflict('own-seat', 'That is your own seat.');
      return { ban: seat.person, ...calls.left(table, seat) };
    }),
  );
}

import { tableCalls } from '@gruppetto/wire';
import { nameKey } from '../../accounts/accounts.ts';
import type { Visitor } from '../../accounts/visitors.ts';
import type { App } from '../../http/check.ts';
import { Refused } from '../../http/errors.ts';
import { languageOf } from '../../http/language.ts';
import { dueAt } from '../room/clock.ts';
import { anyone, type ServerSeat, type ServerTable } from '../store/server-table.ts';
import type { TableChange } from '../store/table-store.ts';
import {
  conflict,
  freed,
  hostOnly,
  leftTo,
  needDifferentName,
  params,
  personName,
  playerOf,
  read,
  seatIn,
  seatParams,
  type TableCalls,
} from './table-calls.ts';

const unheld = { heldFor: undefined, heldPerson: undefined, heldName: undefined };

/** Kept for an account of that name, or for one person. */
function isHeldFromOthers({ heldFor, heldPerson }: ServerSeat, { person, account }: Visitor): boolean {
  if (heldFor === undefined && heldPerson === undefined) return false;
  return heldPerson !== person && (account === undefined || heldFor !== nameKey(account.name));
}

/** Sitting down, standing up, and seats that the host gives to bots or takes back. */
export function seatRoutes(app: App, calls: TableCalls): void {
  for (const route of [sitDown, leaveSeat, setSeat, seatBots, banFromSeat]) route(app, calls);
}

function sitDown(app: App, calls: TableCalls): void {
  const { visitors } = calls.context;
  app.post('/api/tables/:id/seats/:seat', { schema: { params: seatParams, body: tableCalls.sit } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    const name = read(personName, request.body.name, 'name');
    await calls.needOwnName(name, visitor);
    return calls.change(request.params.id.toLowerCase(), visitor, (table) => {
      const { status, seats } = table;
      const seat = seatIn(seats, request.params.seat);
      const own = seats.find(({ person }) => person === visitor.person);
      needDifferentName(
        name,
        seats.filter((one) => one !== seat && one !== own),
      );
      if (own === seat) return { seats: [{ seat: seat.seat, name }] };
      if (status === 'over') throw conflict('race-over', (say) => say.raceOver);
      if (own && status === 'racing') throw conflict('seated', (say) => say.seated);
      if (isHeldFromOthers(seat, visitor)) throw new Refused(403, 'seat-held', (say) => say.seatHeld);
      if (table.rated && !visitor.account && visitor.botOf === undefined)
        throw new Refused(403, 'account-needed', (say) => say.ratedSignIn);
      if (status === 'racing') return takeOver(calls, table, seat, name, visitor.person);
      if (seat.player !== undefined) throw conflict('seat-taken', (say) => say.seatTaken);
      const sit = { seat: seat.seat, name, player: 'person', person: visitor.person, commitment: request.body.commitment };
      return { seats: own ? [freed(own), sit] : [sit] };
    });
  });
}

/** A bot makes room. The dice were settled at the start. */
function takeOver(
  { context: { wakeAt, now } }: TableCalls,
  table: ServerTable,
  seat: ServerSeat,
  name: string,
  person: string,
): TableChange {
  const { id, version, turn, clock, clocks } = table;
  const returns = seat.openTo === person;
  if (seat.person !== undefined || (seat.openTo !== anyone && !returns)) throw conflict('seat-taken', (say) => say.seatTaken);
  const seated = { seat: seat.seat, name, player: 'person', person, openTo: undefined, gaveUp: undefined };
  // A removed player knows the past of this seat already.
  const fresh = returns ? {} : { since: version, riders: seat.riders + 1 };
  const at = now();
  const due = turn === seat.seat ? dueAt(clock, at, clocks?.[turn]) : table.due;
  if (due !== undefined) wakeAt(id, version, due);
  return {
    table: { standIns: table.standIns.filter((one) => one !== seat.seat), due, ...(turn === seat.seat && { turnBegan: at }) },
    seats: [{ ...seated, ...fresh }],
    events: [{ event: returns ? 'came-back' : 'took-over', seat: { ...seat, ...seated } }],
  };
}

function leaveSeat(app: App, calls: TableCalls): void {
  app.delete('/api/tables/:id/seats/:seat', { schema: { params: seatParams } }, async (request, reply) => {
    const visitor = await calls.context.visitors.know(request, reply);
    return calls.change(request.params.id.toLowerCase(), visitor, (table) => {
      const seat = seatIn(table.seats, request.params.seat);
      const own = seat.person === visitor.person;
      if (!own && table.host !== visitor.person) throw hostOnly();
      if (table.status === 'over') throw conflict('race-over', (say) => say.raceOver);
      if (seat.player !== 'person') return {};
      // Only the person who rode may open the secrets of their seat to others. In a rated race nobody rides for anybody else.
      const openTo = own && !table.rated ? anyone : seat.person;
      return calls.left(table, seat, own ? 'left' : 'removed', openTo);
    });
  });
}

/** The host decides who plays a seat, and for whom it is held. */
function setSeat(app: App, calls: TableCalls): void {
  app.put('/api/tables/:id/seats/:seat', { schema: { params: seatParams, body: tableCalls.seat } }, async (request, reply) => {
    const opened = await calls.hosting(request, reply, request.params.id.toLowerCase(), (table) => {
      if (table.status === 'over') throw conflict('race-over', (say) => say.raceOver);
      const seat = seatIn(table.seats, request.params.seat);
      const { player, heldFor } = request.body;
      const next = playerOf(table.game, player, 'player', undefined, seat, languageOf(request));
      const held = {
        seat: seat.seat,
        heldPerson: undefined,
        heldName: heldFor,
        heldFor: heldFor === undefined ? undefined : nameKey(heldFor),
      };
      if (table.status === 'gathering') return { seats: [{ ...freed(seat), ...held, ...next }] };
      if (seat.person !== undefined && next.player === undefined) return calls.left(table, seat, 'removed', seat.person);
      // Only whoever rode for it may open it: not a host who would read its secrets, also after its time has run out.
      const isKept = seat.riders > 0 && seat.openTo !== anyone;
      if (next.player === undefined && table.rated) throw conflict('rated', (say) => say.ratedNoTakeOver);
      if (next.player === undefined) return isKept ? {} : { seats: [{ ...held, openTo: anyone }], events: [{ event: 'opened', seat }] };
      const given = {
        person: undefined,
        webhook: undefined,
        player: next.player,
        openTo: seat.person ?? (isKept ? seat.openTo : undefined),
      };
      return { seats: [{ ...held, ...given }], events: [{ event: 'bot', seat }], ...calls.wakes(table, seat) };
    });
    if (request.body.heldFor !== undefined) calls.context.invite(opened.table.id);
    return opened;
  });
}

/** Bots take every free seat. */
function seatBots(app: App, calls: TableCalls): void {
  app.post('/api/tables/:id/bots', { schema: { params } }, async (request, reply) =>
    calls.hosting(request, reply, request.params.id.toLowerCase(), ({ status, game, seats }) => {
      if (status !== 'gathering') return {};
      const free = seats.filter(({ player }) => player === undefined);
      return {
        seats: free.map((place) => ({
          ...unheld,
          seat: place.seat,
          ...playerOf(game, leftTo, 'player', undefined, place, languageOf(request)),
        })),
      };
    }),
  );
}

function banFromSeat(app: App, calls: TableCalls): void {
  app.post('/api/tables/:id/bans', { schema: { params, body: tableCalls.ban } }, async (request, reply) =>
    calls.hosting(request, reply, request.params.id.toLowerCase(), (table) => {
      const seat = table.seats[request.body.seat];
      if (!seat?.person) throw conflict('seat-free', (say) => say.seatFree);
      if (seat.person === table.host) throw conflict('own-seat', (say) => say.ownSeat);
      return { ban: seat.person, ...calls.left(table, seat, 'banned', seat.person) };
    }),
  );
}

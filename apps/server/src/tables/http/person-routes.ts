import { randomUUID } from 'node:crypto';
import { tableCalls } from '@gruppetto/wire';
import { type App, isWebAddress } from '../../http/check.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { isOf } from '../store/chat-store.ts';
import { conflict, params, type TableCalls } from './table-calls.ts';

/** What people at a table do for themselves: notes, "your turn", and reports to the owner of the server. */
export function personRoutes(app: App, calls: TableCalls): void {
  const { store, visitors, limits, now } = calls.context;

  app.post('/api/tables/:id/reports', { schema: { params, body: tableCalls.report } }, async (request, reply) => {
    await limits.secret(request);
    const { person } = await visitors.know(request, reply);
    const table = request.params.id.toLowerCase();
    const there = await store.read(table);
    if (!there) throw notFound();
    const { text, seat, line } = request.body;
    if (seat !== undefined && there.seats[seat]?.person === person) throw conflict('own-seat', (say) => say.ownSeat);
    if (line !== undefined) {
      const said = await store.chat.line(table, line);
      if (!said) throw notFound();
      if (isOf(said, person)) throw conflict('own-line', (say) => say.ownLine);
    }
    await store.report({ id: randomUUID(), table, at: now(), person, seat, line, text });
    return {};
  });

  app.put('/api/tables/:id/notes', { schema: { params, body: tableCalls.notes } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    const id = request.params.id.toLowerCase();
    if (!(await store.read(id))) throw notFound();
    await calls.needWelcome(id, visitor);
    if ((await store.notes(id, visitor.person)) === '') await limits.keep(request);
    await store.writeNotes(id, visitor.person, request.body.text);
    await calls.change(id, visitor, () => ({}));
    return {};
  });

  app.put('/api/tables/:id/webhook', { schema: { params, body: tableCalls.webhook } }, async (request, reply) => {
    const visitor = await visitors.know(request, reply);
    const { url } = request.body;
    if (url !== '' && !isWebAddress(url)) throw invalid([{ at: 'url', need: { reason: 'need-web-address' } }]);
    return calls.change(request.params.id.toLowerCase(), visitor, ({ seats }) => {
      const seat = seats.find(({ person }) => person === visitor.person);
      if (!seat) throw conflict('not-your-seat', (say) => say.noSeat);
      return { seats: [{ seat: seat.seat, webhook: url === '' ? undefined : url }] };
    });
  });
}

import type { Moment, ServerMessage, SharedTable } from '@gruppetto/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RaceController } from '../src/race/race-controller.ts';
import { isLive, type RaceState } from '../src/race/race-state.ts';
import { LiveTable } from '../src/shared/live-table.ts';
import { ridden } from './ridden.ts';

let sockets: FakeSocket[] = [];
const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 1;
  readonly sent: { readonly type: string; readonly id?: string }[] = [];
  constructor() {
    super();
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.dispatchEvent(new Event('close'));
  }
  say(message: ServerMessage): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }
}

beforeEach(() => {
  sockets = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const you = { seat: 0, host: true, notes: '' };

/** A table of Los Ciclistas at which the first seat is ours, and a page that has opened it. */
async function opened() {
  const { race, seats, moments } = await ridden('los-ciclistas', 'one home', { players: 2 }, (_, __, { choices }) => choices[0]);
  const table = {
    id: 'cafe',
    game: 'los-ciclistas',
    rules: 1,
    options: race.options,
    status: 'racing',
    seats: seats.map((seat) => ({ ...seat, here: true })),
    settings: { open: false, spectators: true, clock: { kind: 'none' }, rated: false },
    hostName: 'Ana',
    spectators: 0,
    fairness: 2,
    takeBacks: 0,
    commitment: '',
  } as SharedTable;
  const live = new LiveTable('cafe');
  const controller = new RaceController(live);
  const leave = live.connect();
  const close = controller.open();
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  const connected = () => last().dispatchEvent(new Event('open'));
  const tell = (from: number, to: number, more: { readonly more?: true; readonly done?: string } = {}) =>
    last().say({ type: 'moments', version: to - 1, from, moments: moments.slice(from, to) as Moment[], ...more });
  const shown = () => controller.store.getState() as RaceState;
  connected();
  last().say({ type: 'table', table, you });
  const over = () => {
    close();
    leave();
  };
  return { live, controller, table, moments, connected, tell, shown, over };
}

test('the moments of a shared race have one home: the page shows those of the client, whatever happens to them', async () => {
  const { live, controller, moments, connected, tell, shown, over } = await opened();
  tell(0, 10, { more: true });
  expect(shown().status).toBe('loading');
  tell(10, 20);
  await vi.waitFor(() => expect(shown().status).toBe('ready'));
  const isOne = () => shown().moments === live.state.moments;
  expect([isOne(), shown().moments]).toEqual([true, moments.slice(0, 20)]);
  controller.skip();
  expect(isLive(shown())).toBe(true);
  // A step comes, and is taken back while it is on show.
  tell(20, 22);
  controller.skip();
  expect([isOne(), shown().playhead.moment]).toEqual([true, 21]);
  tell(20, 20);
  expect([isOne(), shown().moments.length, shown().playhead.moment]).toEqual([true, 20, 19]);
  // The network is gone for a while, and what was missed comes in pieces.
  last().close();
  await vi.waitFor(() => expect(sockets).toHaveLength(2));
  connected();
  tell(20, 25, { more: true });
  tell(25, 30);
  expect([isOne(), shown().moments]).toEqual([true, moments.slice(0, 30)]);
  expect(shown().playhead.moment).toBe(19);
  over();
});

test('who talks, comes or goes at a table does not draw its race anew', async () => {
  const { controller, table, tell, shown, over } = await opened();
  tell(0, 20);
  await vi.waitFor(() => expect(shown().status).toBe('ready'));
  const before = shown();
  last().say({ type: 'chat', lines: [{ number: 1, at: 0, name: 'Ben', text: 'Hello' }] });
  last().say({ type: 'table', table: { ...table, spectators: 3 }, you });
  expect(controller.store.getState()).toBe(before);
  // Somebody else sits there now: the names change, the moments don't.
  const [own, other] = table.seats;
  last().say({ type: 'table', table: { ...table, seats: [own, { ...other, name: 'Ben' }] }, you });
  expect([shown().names.seat(1), shown().moments === before.moments]).toEqual(['Ben', true]);
  over();
});

test('a choice is made at the moment that the page shows, and is under way until its moment has come', async () => {
  const { controller, moments, tell, shown, over } = await opened();
  const asked = moments.findIndex(({ turn }, index) => index > 3 && turn?.choices);
  tell(0, asked + 1);
  await vi.waitFor(() => expect(shown().status).toBe('ready'));
  controller.skip();
  const chosen = controller.choose(moments[asked].turn?.choices?.[0] as never);
  const step = last().sent.at(-1);
  expect(step).toMatchObject({ type: 'step', after: asked });
  expect(shown().busy).toBe(true);
  tell(asked + 1, asked + 2, { done: step?.id as string });
  await chosen;
  expect([shown().busy, shown().moments.length]).toEqual([false, asked + 2]);
  over();
});

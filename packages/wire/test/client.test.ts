import { beforeEach, describe, expect, test } from 'vitest';
import {
  LiveClient,
  type Moment,
  type PageMessage,
  type ServerMessage,
  type SharedTable,
  type SocketEvents,
  statusOf,
} from '../src/index.ts';

class FakeSocket {
  readonly sent: PageMessage[] = [];
  readonly on: SocketEvents;
  closed = false;
  constructor(on: SocketEvents) {
    this.on = on;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as PageMessage);
  }
  close(): void {
    this.closed = true;
    this.on.closed();
  }
  say(message: ServerMessage): void {
    this.on.received(JSON.stringify(message));
  }
}

let sockets: FakeSocket[];
let timers: { at: number; call: () => void }[];
let now: number;
let client: LiveClient;

beforeEach(() => {
  sockets = [];
  timers = [];
  now = 0;
  let ids = 0;
  client = new LiveClient({
    connect: (on) => {
      const socket = new FakeSocket(on);
      sockets.push(socket);
      return socket;
    },
    after: (milliseconds, call) => {
      const timer = { at: now + milliseconds, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    newId: () => `id-${++ids}`,
    jitter: () => 1,
  });
});

/** Lets so much time go by. */
function wait(milliseconds: number): void {
  const until = now + milliseconds;
  for (;;) {
    const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
    if (!next) break;
    now = next.at;
    timers = timers.filter((other) => other !== next);
    next.call();
  }
  now = until;
}

const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

const table: SharedTable = {
  id: 'cafe',
  game: 'los-ciclistas',
  rules: 1,
  options: {},
  status: 'racing',
  seats: [],
  settings: { open: false, spectators: true, clock: { kind: 'none' }, rated: false },
  hostName: 'Ana',
  spectators: 0,
  fairness: 2,
  takeBacks: 0,
  commitment: '',
};

const moment = (version: number, seat: number): Moment => ({
  version,
  facts: [],
  view: { version },
  standings: { seats: [], riders: [] } as unknown as Moment['standings'],
  turn: seat === 0 ? { seat, choices: [{ do: 'throw' }] } : { seat },
});

function sitDown(version = 0): void {
  client.open();
  last().on.opened();
  last().say({ type: 'table', table, you: { seat: 0, host: true, notes: '' } });
  last().say({
    type: 'moments',
    version,
    from: 0,
    moments: Array.from({ length: version + 1 }, (_, index) => moment(index, 0)),
  });
}

test('a race that has begun, and whose first moment is on its way, is not over', () => {
  client.open();
  last().on.opened();
  last().say({ type: 'moments', version: -1, from: 0, moments: [] });
  last().say({ type: 'table', table, you: { seat: 0, host: true, notes: '' } });
  expect(statusOf(client.state)).toEqual({ kind: 'gathering' });
});

test('news of a table come without its options, which never change', () => {
  sitDown();
  const { options: _, ...news } = table;
  last().say({ type: 'table', table: { ...news, hostName: 'Ben' }, you: { seat: 0, host: true, notes: '' } });
  expect(client.state.table).toEqual({ ...table, hostName: 'Ben' });
});

describe('a step', () => {
  test('goes out with the version it was made for, and is under way until it is answered', async () => {
    sitDown(3);
    expect(statusOf(client.state)).toEqual({ kind: 'your-turn' });
    const sent = client.choose({ do: 'throw' });
    expect(last().sent.at(-1)).toEqual({ type: 'step', id: 'id-1', after: 3, choice: { do: 'throw' } });
    expect(statusOf(client.state)).toEqual({ kind: 'sending' });
    last().say({ type: 'moments', version: 4, from: 4, moments: [moment(4, 1)], done: 'id-1' });
    expect(await sent).toEqual({ kind: 'done' });
    expect(statusOf(client.state)).toEqual({ kind: 'waiting', seat: 1 });
    expect(client.state.moments.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4]);
  });

  test('a double click is one step', async () => {
    sitDown();
    void client.choose({ do: 'throw' });
    expect(await client.choose({ do: 'throw' })).toEqual({ kind: 'busy' });
    expect(last().sent.filter(({ type }) => type === 'step')).toHaveLength(1);
  });

  test('that nobody answers any longer is told so', async () => {
    sitDown();
    const sent = client.choose({ do: 'throw' });
    last().say({ type: 'closed', code: 'banned', message: 'The host has banned you.' });
    expect(await sent).toEqual({ kind: 'closed' });
  });

  test('that was refused says why, until the next', async () => {
    sitDown();
    const sent = client.choose({ do: 'fly' });
    last().say({ type: 'refused', id: 'id-1', refusal: { reason: 'not-offered' } });
    expect(await sent).toEqual({ kind: 'refused', refusal: { reason: 'not-offered' } });
    expect(client.state).toMatchObject({ refusal: { reason: 'not-offered' }, outbox: [] });
    void client.choose({ do: 'throw' });
    expect(client.state.refusal).toBeUndefined();
  });

  test('whose answer was lost is sent again with its id', () => {
    sitDown(2);
    void client.choose({ do: 'throw' });
    last().on.closed();
    expect(statusOf(client.state)).toEqual({ kind: 'reconnecting' });
    wait(500);
    expect(sockets).toHaveLength(2);
    last().on.opened();
    expect(last().sent).toEqual([
      { type: 'hello', after: 2 },
      { type: 'step', id: 'id-1', after: 2, choice: { do: 'throw' } },
    ]);
    last().say({ type: 'moments', version: 3, from: 3, moments: [moment(3, 1)] });
    last().say({ type: 'done', id: 'id-1' });
    expect(statusOf(client.state)).toEqual({ kind: 'waiting', seat: 1 });
  });
});

describe('coming back', () => {
  test('what was taken back is gone', () => {
    sitDown(5);
    last().say({ type: 'moments', version: 6, from: 3, moments: [moment(3, 1)] });
    expect(client.state.moments.map(({ version }) => version)).toEqual([0, 1, 2, 3]);
    expect(client.state.version).toBe(6);
  });

  test('it is not caught up while more is to come', () => {
    client.open();
    last().on.opened();
    last().say({ type: 'moments', version: 1, from: 0, moments: [moment(0, 1), moment(1, 1)], more: true });
    expect(client.state.link).toBe('connecting');
    last().say({ type: 'moments', version: 2, from: 2, moments: [moment(2, 1)] });
    expect(client.state.link).toBe('caught-up');
  });

  test('it waits longer each time, never longer than a quarter of a minute, and starts over when it was heard', () => {
    client.open();
    const waits: number[] = [];
    for (let failure = 0; failure < 8; failure++) {
      last().on.closed();
      waits.push(timers[0]?.at - now);
      wait(15_000);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
    last().on.opened();
    last().say({ type: 'pong' });
    last().on.closed();
    expect(timers[0]?.at - now).toBe(500);
  });

  test('a page that is looked at again does not wait', () => {
    client.open();
    for (let failure = 0; failure < 5; failure++) {
      last().on.closed();
      wait(15_000);
    }
    last().on.closed();
    const before = sockets.length;
    client.wake();
    client.wake();
    expect(sockets).toHaveLength(before + 1);
  });

  test('a network that died without a word is noticed', () => {
    sitDown();
    wait(20_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    wait(9_000);
    expect(client.state.link).toBe('caught-up');
    wait(1_000);
    expect(client.state.link).toBe('reconnecting');
    expect(sockets[0]?.closed).toBe(true);
  });

  test('a connection that died while the page slept is given up soon after it wakes', () => {
    sitDown();
    client.wake();
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    wait(2_000);
    expect(client.state.link).toBe('reconnecting');
    client.wake();
    const sent = last().sent.length;
    client.wake();
    expect(last().sent).toHaveLength(sent);
  });

  test('one that answers is kept', () => {
    sitDown();
    for (let minute = 0; minute < 3; minute++) {
      wait(20_000);
      last().say({ type: 'pong' });
    }
    expect(client.state.link).toBe('caught-up');
    expect(sockets).toHaveLength(1);
  });

  test('who was sent away stays away', () => {
    sitDown();
    last().say({ type: 'closed', code: 'banned', message: 'The host has banned you.' });
    wait(100_000);
    client.wake();
    expect(sockets).toHaveLength(1);
    expect(client.state).toMatchObject({ link: 'closed', closedBy: { code: 'banned' } });
  });

  test('who has left does not come back, and an old socket is not listened to', () => {
    sitDown();
    const old = last();
    client.close();
    old.say({ type: 'moments', version: 9, from: 0, moments: [] });
    wait(100_000);
    expect(client.state).toMatchObject({ link: 'closed', version: 0 });
    expect(sockets).toHaveLength(1);
  });
});

describe('what was said while the line was down', () => {
  const you = { seat: 0, host: true, notes: '' } as const;
  const seat = { seat: 0, colour: 'red', name: 'Ana', player: 'person', here: true } as SharedTable['seats'][number];
  const sentOf = (type: PageMessage['type']) => last().sent.filter((message) => message.type === type);
  function reconnect(shown: SharedTable): void {
    wait(500);
    last().on.opened();
    last().say({ type: 'table', table: shown, you });
  }

  test('"I am back" is said again until the bot has left the seat', () => {
    const absent = { ...table, seats: [{ ...seat, standIn: 'rule-of-thumb' }] };
    sitDown();
    last().say({ type: 'table', table: absent, you });
    last().on.closed();
    client.comeBack();
    reconnect(absent);
    expect(last().sent.map(({ type }) => type)).toEqual(['hello', 'back']);
    last().on.closed();
    reconnect({ ...table, seats: [seat] });
    expect(sentOf('back')).toHaveLength(1);
    last().on.closed();
    reconnect(absent);
    expect(sentOf('back')).toHaveLength(0);
  });

  test('so is a consent, until the request shows it or is gone', () => {
    const asked = { ...table, seats: [seat], undo: { request: 'id-9', seat: 1, left: 3, agreed: [1] } };
    sitDown();
    last().say({ type: 'table', table: asked, you });
    last().on.closed();
    client.consent('id-9', true);
    reconnect(asked);
    expect(sentOf('consent')).toEqual([{ type: 'consent', request: 'id-9', agree: true }]);
    last().say({ type: 'table', table: { ...asked, undo: { ...asked.undo, agreed: [1, 0] } }, you });
    last().on.closed();
    reconnect(asked);
    expect(sentOf('consent')).toHaveLength(0);
  });
});

test('chat comes once, however often it is sent', () => {
  sitDown();
  const line = (number: number) => ({ number, at: 0, name: 'Ana', text: `line ${number}` });
  last().say({ type: 'chat', lines: [line(1), line(2)] });
  last().say({ type: 'chat', lines: [line(2), line(3)] });
  expect(client.state.chat.map(({ number }) => number)).toEqual([1, 2, 3]);
  void client.say('hello');
  expect(statusOf(client.state)).toEqual({ kind: 'your-turn' });
  last().say({ type: 'done', id: 'id-1' });
  expect(client.state.outbox).toEqual([]);
});

import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { object, type Seat } from '@gruppetto/kernel';
import { parsePageMessage, type ServerMessage } from '@gruppetto/wire';
import { sayProblem } from '@gruppetto/words';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { accountTopic } from '../../accounts/sessions.ts';
import type { Visitor, Visitors } from '../../accounts/visitors.ts';
import { type App, isTooDeep, uuid } from '../../http/check.ts';
import { addressOf } from '../../http/limits.ts';
import { needOwnPage } from '../../http/same-origin.ts';
import type { News } from '../../news/news.ts';
import type { CatchingUp, Member } from '../room/audience.ts';
import type { Frame } from '../room/frame.ts';
import type { Rooms } from '../room/rooms.ts';

export interface LiveSocketOptions {
  readonly rooms: Rooms;
  readonly visitors: Visitors;
  readonly news: News;
  readonly limited: boolean;
  readonly log: FastifyBaseLogger;
}

const params = object({ id: uuid });

/** A page that does not read what it is sent loses the connection, and resumes when it can. */
const maxUnread = 4 * 1024 * 1024;
/** A long race is sent on when no more than this is unread. */
const fewUnread = 256 * 1024;
const lookAtLine = 10;
const maxPerAddress = 300;
/** A whole race at once is worth compressing, a step is not. */
export const worthCompressing = 16 * 1024;
/** So many messages at once, and so many a second after that. */
const burst = 60;
const perSecond = 20;
const chatBurst = 5;
const chatPerSecond = 0.5;
/** Proxies end what is silent for a minute; and a dead connection is not here. */
const heartbeat = 30_000;

export function liveSocketRoute(app: App, { rooms, visitors, news, limited, log }: LiveSocketOptions): void {
  const perAddress = new Map<string, number>();
  const sockets = new Map<WebSocket, { alive: boolean }>();
  const heart = setInterval(() => {
    for (const [socket, pulse] of sockets) {
      if (!pulse.alive) socket.terminate();
      pulse.alive = false;
      socket.ping();
    }
  }, heartbeat);
  heart.unref();
  app.addHook('preClose', async () => {
    clearInterval(heart);
    for (const socket of sockets.keys()) socket.close(1012);
  });

  const visitorOf = new WeakMap<FastifyRequest, Visitor>();
  const replyTo = new WeakMap<FastifyRequest, FastifyReply>();
  const identify = async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = await visitors.recognise(request, reply);
    if (visitor) visitorOf.set(request, visitor);
    replyTo.set(request, reply);
  };
  const isStill = async (visitor: Visitor, request: FastifyRequest): Promise<boolean> =>
    (await visitors.recognise(request, replyTo.get(request) as FastifyReply))?.person === visitor.person;

  const onRequest = async (request: FastifyRequest) => needOwnPage(request);
  app.get('/api/tables/:id/live', { websocket: true, schema: { params }, onRequest, preHandler: identify }, (socket, request) => {
    const say = (message: ServerMessage) => socket.send(JSON.stringify(message));
    const refuse = (message: ServerMessage & { type: 'closed' }) => {
      request.log.warn({ code: message.code }, 'refused');
      say(message);
      socket.close(1008);
    };
    const address = addressOf(request);
    const count = perAddress.get(address) ?? 0;
    if (limited && count >= maxPerAddress) {
      request.log.warn({ code: 'too-many', because: 'sockets' }, 'refused');
      return socket.close(1013);
    }
    perAddress.set(address, count + 1);
    const pulse = { alive: true };
    sockets.set(socket, pulse);
    const visitor = visitorOf.get(request);
    const member = new Page(socket, request.raw.socket, address, visitor);
    // When their session has ended, the page comes back as whoever they are then.
    const leave = () => socket.close(1012);
    const unsubscribe =
      visitor?.account &&
      news.subscribe(accountTopic(visitor.account.id), () => {
        isStill(visitor, request).then((still) => still || leave(), leave);
      });
    const open = async () => {
      try {
        const opened = await rooms.open(request.params.id.toLowerCase());
        if (!opened) refuse({ type: 'closed', code: 'no-table', message: 'There is no such table.' });
        return opened;
      } catch (error) {
        // The database is away: the page comes back by itself.
        log.error(error);
        socket.close(1013);
        return undefined;
      }
    };
    const opening = open();
    const messages = bucket(burst, perSecond);
    const lines = bucket(chatBurst, chatPerSecond);

    socket.on('message', (data: Buffer, isBinary: boolean) => {
      pulse.alive = true;
      if (limited && !messages()) return refuse({ type: 'closed', code: 'too-fast', message: 'Too many messages.' });
      const parsed = parsePageMessage(isBinary ? undefined : readJson(data));
      if (!parsed.ok) {
        const message = parsed.problems.map((problem) => sayProblem(problem)).join(' ');
        return refuse({ type: 'closed', code: 'bad-message', message });
      }
      const message = parsed.value;
      if (message.type === 'ping') return say({ type: 'pong' });
      if (message.type === 'chat' && limited && !lines())
        return say({ type: 'refused', id: message.id, refusal: { reason: 'chat-too-fast' } });
      void opening.then((opened) => opened?.room.receive(member, message));
    });
    socket.on('pong', () => {
      pulse.alive = true;
    });
    socket.on('error', (error: Error & { readonly code?: string }) => {
      // What is too long or no WebSocket at all; the rest are lines that broke.
      if (error.code?.startsWith('WS_ERR_')) request.log.warn({ code: error.code }, 'refused');
    });
    socket.on('close', () => {
      sockets.delete(socket);
      unsubscribe?.();
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
      void opening.then((opened) => {
        opened?.room.leave(member);
        opened?.release();
      });
    });
  });
}

/** One page that has a table open, at the other end of a line. */
class Page implements Member {
  readonly person: string | undefined;
  readonly name: string;
  seat: Seat | undefined;
  greeted = false;
  catchingUp: CatchingUp | undefined;
  readonly payer: string;
  chat = 0;
  notes = '';
  private readonly socket: WebSocket;
  private readonly line: Socket;

  constructor(socket: WebSocket, line: Socket, payer: string, visitor: Visitor | undefined) {
    this.payer = payer;
    this.socket = socket;
    this.line = line;
    this.person = visitor?.person;
    this.name = visitor?.account?.name ?? '';
  }

  send(text: string): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > maxUnread) socket.terminate();
    else socket.send(text);
  }

  sendFrame({ text, bytes }: Frame): void {
    const { socket, line } = this;
    // What is compressed goes its way, and nothing overtakes it.
    const compressing = socket.bufferedAmount > line.writableLength;
    if (socket.readyState !== socket.OPEN || compressing || bytes.length > worthCompressing || line.writableLength > maxUnread)
      this.send(text);
    else line.write(bytes);
  }

  async drained(): Promise<void> {
    const { socket } = this;
    while (socket.readyState === socket.OPEN && socket.bufferedAmount > fewUnread) await sleep(lookAtLine);
  }

  end(): void {
    this.socket.close(1000);
  }
}

function readJson(data: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(data.toString('utf8'));
    return isTooDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Lets so many through at once, and then so many a second. */
function bucket(max: number, perSecond: number): () => boolean {
  let left = max;
  let since = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(max, left + ((now - since) / 1000) * perSecond);
    since = now;
    if (left < 1) return false;
    left--;
    return true;
  };
}

import type { Socket } from 'node:net';
import { object } from '@gruppetto/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { accountTopic } from '../../accounts/account.ts';
import type { Visitor, Visitors } from '../../accounts/visitors.ts';
import { type App, uuid } from '../../http/check.ts';
import { languageOf } from '../../http/language.ts';
import { addressOf } from '../../http/limits.ts';
import { needOwnPage } from '../../http/same-origin.ts';
import type { News } from '../../news/news.ts';
import type { Timing } from '../../timing.ts';
import type { MessageFrame } from '../room/frame.ts';
import type { TableRooms } from '../room/table-rooms.ts';
import { Addresses } from './addresses.ts';
import { Heartbeats } from './heartbeats.ts';
import { LivePage, type PageLine } from './live-page.ts';

interface LiveSocketOptions {
  readonly rooms: TableRooms;
  readonly visitors: Visitors;
  readonly news: News;
  readonly limited: boolean;
  readonly timing: Timing;
}

const params = object({ id: uuid });

const maxPerAddress = 300;
/** Compressing a whole race is worth it, compressing a step is not. */
export const worthCompressing = 16 * 1024;

export function liveSocketRoute(app: App, { rooms, visitors, news, limited, timing }: LiveSocketOptions): void {
  const addresses = new Addresses(timing);
  const heartbeats = new Heartbeats();
  app.addHook('preClose', async () => {
    for (const socket of heartbeats.stop()) socket.close(1012);
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

  const onRequest = async (request: FastifyRequest) => {
    if (!visitors.isProgram(request)) needOwnPage(request);
  };
  app.get('/api/tables/:id/live', { websocket: true, schema: { params }, onRequest, preHandler: identify }, (socket, request) => {
    const address = addressOf(request);
    const budget = addresses.at(address);
    if (limited && budget.sockets >= maxPerAddress) {
      request.log.warn({ code: 'too-many', because: 'sockets' }, 'refused');
      return socket.close(1013);
    }
    budget.sockets++;
    const { pulse, end } = heartbeats.watch(socket);
    const visitor = visitorOf.get(request);
    const line = new SocketLine(socket, request.raw.socket);
    const page = new LivePage(line, {
      table: request.params.id.toLowerCase(),
      rooms,
      visitor,
      language: languageOf(request),
      address,
      budget,
      limited,
      timing,
      log: request.log,
    });
    // When their session has ended, the page reconnects as whoever they are then.
    const leave = () => socket.close(1012);
    const listensFor = visitor?.account?.id ?? visitor?.botOf;
    const unsubscribe =
      visitor &&
      listensFor !== undefined &&
      news.subscribe(accountTopic(listensFor), () => {
        isStill(visitor, request).then((still) => still || leave(), leave);
      });

    socket.on('message', (data: Buffer, isBinary: boolean) => {
      pulse.alive = true;
      page.receive(isBinary ? undefined : data.toString('utf8'));
    });
    socket.on('pong', () => {
      pulse.alive = true;
    });
    socket.on('error', (error: Error & { readonly code?: string }) => {
      // Messages that are too long, or not a WebSocket at all; the rest are broken connections.
      if (error.code?.startsWith('WS_ERR_')) request.log.warn({ code: error.code }, 'refused');
    });
    socket.on('close', () => {
      end();
      if (unsubscribe) unsubscribe();
      budget.sockets--;
      page.gone();
    });
  });
}

class SocketLine implements PageLine {
  private readonly socket: WebSocket;
  private readonly wire: Socket;

  constructor(socket: WebSocket, wire: Socket) {
    this.socket = socket;
    this.wire = wire;
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  get unread(): number {
    return this.socket.bufferedAmount;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  sendFrame({ text, bytes }: MessageFrame): void {
    // Compressed messages take another way; nothing overtakes them.
    const compressing = this.socket.bufferedAmount > this.wire.writableLength;
    if (compressing || bytes.length > worthCompressing) this.socket.send(text);
    else this.wire.write(bytes);
  }

  close(code: number): void {
    this.socket.close(code);
  }

  cut(): void {
    this.socket.terminate();
  }
}

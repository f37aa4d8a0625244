import type { Seat } from '@gruppetto/kernel';
import { parsePageMessage, type ServerMessage } from '@gruppetto/wire';
import { type Language, sayProblem } from '@gruppetto/words';
import type { FastifyBaseLogger } from 'fastify';
import type { Visitor } from '../../accounts/visitors.ts';
import { Bucket } from '../../http/bucket.ts';
import { isTooDeep } from '../../http/check.ts';
import type { Timing } from '../../timing.ts';
import { type AudienceMember, type CatchingUp, closedBy } from '../room/audience.ts';
import type { MessageFrame } from '../room/frame.ts';
import type { TableRooms } from '../room/table-rooms.ts';
import type { Address } from './addresses.ts';

/** The server's end of the connection to a page. */
export interface PageLine {
  readonly isOpen: boolean;
  /** How many bytes the other end hasn't taken yet. */
  readonly unread: number;
  send(text: string): void;
  sendFrame(frame: MessageFrame): void;
  /** Closes it after everything sent, with a WebSocket code. */
  close(code: number): void;
  /** Closes it at once. */
  cut(): void;
}

interface LivePageOptions {
  readonly table: string;
  readonly rooms: Pick<TableRooms, 'open'>;
  readonly visitor: Visitor | undefined;
  readonly language: Language;
  readonly address: string;
  /** What all pages of this address may send. */
  readonly budget: Pick<Address, 'mayRead' | 'mayChat'>;
  readonly limited: boolean;
  readonly timing: Timing;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** A page that doesn't read is disconnected, and resumes when it can. */
export const maxUnread = 4 * 1024 * 1024;
/** The next part of a long race is sent once no more than this is unread. */
const fewUnread = 256 * 1024;
const lookAtLine = 10;
/** This many messages at once, and this many a second after that. */
const burst = 60;
const perSecond = 20;
const chatBurst = 5;
const chatPerSecond = 0.5;

/** WebSocket codes: done, not welcome, come back later. */
const done = 1000;
const notWelcome = 1008;
const later = 1013;

/** A page that has a table open. */
export class LivePage implements AudienceMember {
  readonly person: string | undefined;
  readonly name: string;
  readonly language: Language;
  readonly payer: string;
  seat: Seat | undefined;
  greeted = false;
  catchingUp: CatchingUp | undefined;
  chat = 0;
  notes = '';
  private readonly line: PageLine;
  private readonly options: LivePageOptions;
  private readonly opening: ReturnType<TableRooms['open']>;
  private readonly messages: Bucket;
  private readonly lines: Bucket;

  constructor(line: PageLine, options: LivePageOptions) {
    const { visitor, language, address, timing } = options;
    this.line = line;
    this.options = options;
    this.language = language;
    this.payer = address;
    this.person = visitor?.person;
    this.name = visitor?.account?.name ?? '';
    this.messages = new Bucket(burst, perSecond, timing);
    this.lines = new Bucket(chatBurst, chatPerSecond, timing);
    this.opening = this.open();
  }

  private async open(): ReturnType<TableRooms['open']> {
    const { rooms, table, log } = this.options;
    try {
      const opened = await rooms.open(table);
      if (!opened) this.refuse(closedBy('no-table', this.language));
      return opened;
    } catch (error) {
      // The database is away: the page reconnects on its own.
      log.error(error);
      this.line.close(later);
      return undefined;
    }
  }

  /** The page's message; undefined if it wasn't text. */
  receive(text: string | undefined): void {
    const { limited, budget, log } = this.options;
    if (limited && !this.messages.take()) return this.refuse(closedBy('too-fast', this.language));
    // Before it is read, which costs more than counting. Others at this address may be at fault: the page comes back by itself.
    if (limited && !budget.mayRead(text?.length ?? 0)) {
      log.warn({ code: 'too-fast' }, 'refused');
      return this.line.close(later);
    }
    const parsed = parsePageMessage(text === undefined ? undefined : readJson(text));
    if (!parsed.ok) {
      const message = parsed.problems.map((problem) => sayProblem(problem, undefined, this.language)).join(' ');
      return this.refuse({ type: 'closed', code: 'bad-message', message });
    }
    const message = parsed.value;
    if (message.type === 'ping') return this.say({ type: 'pong' });
    if (message.type === 'chat' && limited && !(this.lines.take() && budget.mayChat()))
      return this.say({ type: 'refused', id: message.id, refusal: { reason: 'chat-too-fast' } });
    void this.opening.then((opened) => opened?.room.receive(this, message));
    return undefined;
  }

  /** The connection is closed. */
  gone(): void {
    void this.opening.then((opened) => {
      opened?.room.leave(this);
      opened?.release();
    });
  }

  private say(message: ServerMessage): void {
    this.line.send(JSON.stringify(message));
  }

  private refuse(message: ServerMessage & { type: 'closed' }): void {
    this.options.log.warn({ code: message.code }, 'refused');
    this.say(message);
    this.line.close(notWelcome);
  }

  send(text: string): void {
    const { line } = this;
    if (!line.isOpen) return;
    if (line.unread > maxUnread) line.cut();
    else line.send(text);
  }

  sendFrame(frame: MessageFrame): void {
    const { line } = this;
    if (!line.isOpen) return;
    if (line.unread > maxUnread) line.cut();
    else line.sendFrame(frame);
  }

  async drained(): Promise<void> {
    const { line } = this;
    while (line.isOpen && line.unread > fewUnread) await this.options.timing.pause(lookAtLine);
  }

  end(): void {
    this.line.close(done);
  }
}

function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isTooDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

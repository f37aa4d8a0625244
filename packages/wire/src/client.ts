import type { Choice, Refusal, Seat } from '@gruppetto/kernel';
import type { Moment } from './moment.ts';
import type { ChatLine, ClosedCode, PageMessage, ServerMessage, SharedTable, TableNews, You } from './protocol.ts';

/** What a page, a test or a robot lends the client: a socket, time and ids. */
export interface ClientEnvironment {
  /** Opens a socket. It tells `on` what comes of it; `closed` exactly once. */
  connect(on: SocketEvents): Socket;
  /** Calls back after so many milliseconds, unless the function it gives is called first. */
  after(milliseconds: number, call: () => void): () => void;
  /** A new random id. */
  newId(): string;
  /** From 0 to 1: pages that lost their server together do not come back together. */
  jitter(): number;
}

export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Something said to the server that it has not answered. */
export type Unanswered = Extract<PageMessage, { readonly id: string }>;

/** What has no answer of its own: the table shows what came of it. */
type Insisted = Extract<PageMessage, { readonly type: 'back' | 'consent' }>;

function isUnheard(message: Insisted, { seats, undo }: SharedTable, { seat }: You): boolean {
  if (seat === undefined) return false;
  if (message.type === 'back') return seats[seat]?.standIn !== undefined;
  return undo?.request === message.request && !undo.agreed.includes(seat);
}

/** What became of something that was sent. */
export type Sent =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** It wasn't sent: an earlier step is on its way. */
  | { readonly kind: 'busy' }
  /** The connection was closed for good before an answer came. */
  | { readonly kind: 'closed' };

export interface LiveState {
  /** `caught-up` once all that happened before has come. */
  readonly link: 'connecting' | 'caught-up' | 'reconnecting' | 'closed';
  readonly closedBy?: { readonly code: ClosedCode; readonly message: string };
  readonly table?: SharedTable;
  readonly you?: You;
  readonly version: number;
  readonly moments: readonly Moment[];
  readonly chat: readonly ChatLine[];
  readonly outbox: readonly Unanswered[];
  /** Why the last thing asked for was not done. */
  readonly refusal?: Refusal;
}

/** What a page says of itself. */
export type LiveStatus =
  | { readonly kind: 'connecting' | 'reconnecting' | 'closed' | 'gathering' | 'sending' | 'your-turn' | 'over' | 'broken' }
  | { readonly kind: 'waiting'; readonly seat: Seat };

export function statusOf({ link, table, you, moments, outbox }: LiveState): LiveStatus {
  if (link !== 'caught-up') return { kind: link };
  if (!table || table.status === 'gathering') return { kind: 'gathering' };
  if (table.broken) return { kind: 'broken' };
  if (outbox.some(({ type }) => type !== 'chat')) return { kind: 'sending' };
  const last = moments.at(-1);
  // That the race has begun may be heard before its first moment.
  if (!last) return { kind: 'gathering' };
  const { turn } = last;
  if (!turn) return { kind: 'over' };
  return turn.seat === you?.seat ? { kind: 'your-turn' } : { kind: 'waiting', seat: turn.seat };
}

const firstWait = 500;
const longestWait = 15_000;
/** A dead network does not say that it is dead. */
const pingEvery = 20_000;
const pongWithin = 10_000;
const pongAfterSleep = 2_000;
const keptChat = 500;

/** One seat's or spectator's end of a shared table: sends, resumes, catches up. Knows no rule and draws nothing. */
export class LiveClient {
  state: LiveState = { link: 'connecting', version: -1, moments: [], chat: [], outbox: [] };
  private readonly environment: ClientEnvironment;
  private readonly changed: (state: LiveState) => void;
  private socket: Socket | undefined;
  private readonly waiting = new Map<string, (sent: Sent) => void>();
  private insisted: readonly Insisted[] = [];
  private greeted = false;
  private failures = 0;
  private stopWaiting: (() => void) | undefined;
  private stopPing: (() => void) | undefined;

  constructor(environment: ClientEnvironment, changed: (state: LiveState) => void = () => undefined) {
    this.environment = environment;
    this.changed = changed;
  }

  open(): void {
    if (this.socket || this.state.link === 'closed') return;
    this.stopWaiting?.();
    this.stopWaiting = undefined;
    this.greeted = false;
    // What a socket says after it was given up is nobody's business.
    let socket: Socket | undefined;
    const current = () => socket !== undefined && this.socket === socket;
    socket = this.environment.connect({
      opened: () => {
        if (current()) this.greet();
      },
      received: (message) => {
        if (current()) this.receive(JSON.parse(message) as ServerMessage);
      },
      closed: () => {
        if (current()) this.lost();
      },
    });
    this.socket = socket;
  }

  /** Leaves for good. */
  close(): void {
    const { socket } = this;
    this.forget();
    this.update({ link: 'closed' });
    this.answerAll({ kind: 'closed' });
    socket?.close();
  }

  /** The network may be back, or the page in front again: no waiting any longer. */
  wake(): void {
    if (this.state.link === 'closed') return;
    this.failures = 0;
    if (!this.socket) this.open();
    // A socket that died in its sleep still looks open.
    else if (this.greeted) this.ask(pongAfterSleep);
  }

  /** Sends a choice for the newest moment. Whether it may be made is for the server to say. */
  choose(choice: Choice): Promise<Sent> {
    return this.postOne({ type: 'step', id: this.environment.newId(), after: this.state.version, choice });
  }

  undo(): Promise<Sent> {
    return this.postOne({ type: 'undo', id: this.environment.newId(), after: this.state.version });
  }

  consent(request: string, agree: boolean): void {
    this.insist({ type: 'consent', request, agree });
  }

  /** Takes the seat back from the bot that plays for who ran out of time. */
  comeBack(): void {
    this.insist({ type: 'back' });
  }

  say(text: string): Promise<Sent> {
    return this.post({ type: 'chat', id: this.environment.newId(), text });
  }

  /** One at a time: the second click of a double one is not a second step. */
  private postOne(message: Unanswered): Promise<Sent> {
    if (this.state.outbox.some(({ type }) => type !== 'chat')) return Promise.resolve({ kind: 'busy' });
    return this.post(message);
  }

  private post(message: Unanswered): Promise<Sent> {
    const { refusal: _, ...rest } = this.state;
    this.put({ ...rest, outbox: [...rest.outbox, message] });
    this.transmit(message);
    if (rest.link === 'closed') return Promise.resolve({ kind: 'closed' });
    return new Promise((resolve) => this.waiting.set(message.id, resolve));
  }

  private answer(id: string, sent: Sent): void {
    this.waiting.get(id)?.(sent);
    this.waiting.delete(id);
  }

  private answerAll(sent: Sent): void {
    for (const id of [...this.waiting.keys()]) this.answer(id, sent);
  }

  /** Says it, and again after a break, until the table shows that it was heard. */
  private insist(message: Insisted): void {
    this.insisted = [...this.insisted.filter(({ type }) => type !== message.type), message];
    this.transmit(message);
  }

  private transmit(message: PageMessage): void {
    if (this.greeted) this.socket?.send(JSON.stringify(message));
  }

  private greet(): void {
    this.greeted = true;
    this.transmit({ type: 'hello', after: this.state.version });
    // With the ids they had: what the server has done already it does not do twice.
    for (const message of [...this.insisted, ...this.state.outbox]) this.transmit(message);
    this.ping();
  }

  private ping(): void {
    this.stopPing?.();
    this.stopPing = this.environment.after(pingEvery, () => this.ask(pongWithin));
  }

  /** Whether the server is still there. */
  private ask(within: number): void {
    this.stopPing?.();
    this.transmit({ type: 'ping' });
    this.stopPing = this.environment.after(within, () => {
      const { socket } = this;
      this.lost();
      socket?.close();
    });
  }

  private learn({ options = this.state.table?.options ?? {}, ...news }: TableNews, you: You): void {
    const table = { ...news, options };
    this.insisted = this.insisted.filter((one) => isUnheard(one, table, you));
    this.update({ table, you });
  }

  private receive(message: ServerMessage): void {
    this.failures = 0;
    this.ping();
    switch (message.type) {
      case 'table':
        return this.learn(message.table, message.you);
      case 'moments':
        this.update({
          link: message.more ? this.state.link : 'caught-up',
          version: message.version,
          moments: [...this.state.moments.slice(0, message.from), ...message.moments],
          ...(message.done !== undefined && { outbox: this.state.outbox.filter(({ id }) => id !== message.done) }),
        });
        return message.done === undefined ? undefined : this.answer(message.done, { kind: 'done' });
      case 'done':
        this.update({ outbox: this.state.outbox.filter(({ id }) => id !== message.id) });
        return this.answer(message.id, { kind: 'done' });
      case 'refused':
        // A repeated question may be answered twice.
        if (!this.state.outbox.some(({ id }) => id === message.id)) return;
        this.update({ outbox: this.state.outbox.filter(({ id }) => id !== message.id), refusal: message.refusal });
        return this.answer(message.id, { kind: 'refused', refusal: message.refusal });
      case 'chat': {
        const known = this.state.chat.at(-1)?.number ?? 0;
        const lines = message.lines.filter(({ number }) => number > known);
        return this.update({ chat: [...this.state.chat, ...lines].slice(-keptChat) });
      }
      case 'pong':
        return;
      case 'closed': {
        const { socket } = this;
        this.forget();
        this.update({ link: 'closed', closedBy: { code: message.code, message: message.message } });
        this.answerAll({ kind: 'closed' });
        return socket?.close();
      }
    }
  }

  private lost(): void {
    this.forget();
    if (this.state.link === 'closed') return;
    this.update({ link: 'reconnecting' });
    const wait = Math.min(longestWait, firstWait * 2 ** this.failures++) * (0.5 + this.environment.jitter() / 2);
    this.stopWaiting = this.environment.after(wait, () => this.open());
  }

  private forget(): void {
    this.socket = undefined;
    this.greeted = false;
    this.stopPing?.();
    this.stopWaiting?.();
  }

  private update(change: Partial<LiveState>): void {
    this.put({ ...this.state, ...change });
  }

  private put(state: LiveState): void {
    this.state = state;
    this.changed(state);
  }
}

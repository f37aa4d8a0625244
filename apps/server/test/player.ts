import { randomBytes, randomUUID } from 'node:crypto';
import type { Bot } from '@gruppetto/bots';
import { findBot, findGame } from '@gruppetto/catalogue/all';
import { type Choice, type Game, SeededDice, type Turn } from '@gruppetto/kernel';
import {
  commitmentOf,
  type DiceMemory,
  LiveClient,
  type LiveState,
  livePath,
  type Moment,
  prepareDice,
  type SharedTable,
  type Socket,
  type SocketEvents,
  statusOf,
  type TableAnswer,
  unrevealed,
  type You,
} from '@gruppetto/wire';
import { WebSocket } from 'ws';
import { needDescribed, needDescribedMessage } from './answers.ts';

interface HttpAnswer {
  readonly status: number;
  readonly body: never;
}

const newContribution = (): string => randomBytes(32).toString('hex');

/** Against a test that hangs: so long nothing may happen at a table that somebody waits for. */
const patience = 45_000;

/** Somebody with a browser of their own at a shared table: asks, sits, and plays as a page does. */
export class Player {
  /** Where their server is; they may be sent to another one. */
  base: string;
  readonly name: string;
  readonly cookies = new Map<string, string>();
  /** What the browser keeps of the dice of each table. */
  readonly memory = new Map<string, DiceMemory>();
  private lastTable: SharedTable | undefined;
  /** Every byte that they were sent. */
  readonly heard: string[] = [];
  private readonly describedTypes = new Set<string>();
  client: LiveClient | undefined;
  private readonly dice: SeededDice;
  private readonly listeners = new Set<(state: LiveState) => void>();
  private readonly timers = new Set<NodeJS.Timeout>();
  protected socket: WebSocket | undefined;
  /** Whether they play by themselves when it is their turn. */
  plays = false;

  constructor(base: string, name: string) {
    this.base = base;
    this.name = name;
    this.dice = new SeededDice(name);
  }

  async ask(method: string, path: string, body?: unknown): Promise<HttpAnswer> {
    const response = await fetch(this.base + path, {
      method,
      headers: { origin: this.base, cookie: this.cookie, ...this.more, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    this.heard.push(text);
    needDescribed(method, path, response.status, text);
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as never };
  }

  /** What else their requests say. */
  protected get more(): Readonly<Record<string, string>> {
    return {};
  }

  /** Asks for what must not fail. */
  async need<T = TableAnswer>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, body: answer } = await this.ask(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async make(game: string, options: object, seats: readonly object[], settings: object = {}): Promise<SharedTable> {
    const body = { id: randomUUID(), game, options, seats, hostName: this.name, settings: { clock: { kind: 'none' }, ...settings } };
    return (await this.need('POST', '/api/tables', body)).table;
  }

  sit(table: string, seat: number): Promise<TableAnswer> {
    return this.need('POST', `/api/tables/${table}/seats/${seat}`, { name: this.name, commitment: this.commitment(table) });
  }

  commitment(table: string): string {
    const memory = unrevealed(this.memory.get(table) ?? {}, newContribution);
    this.memory.set(table, memory);
    return commitmentOf(memory.contribution);
  }

  /** Starts the race; whoever does not have the page open looks in to reveal their contribution. */
  async start(table: string, others: readonly Player[] = []): Promise<TableAnswer> {
    await this.need('POST', `/api/tables/${table}/start`);
    for (const player of [...others, this]) await player.lookIn(table);
    return this.need('GET', `/api/tables/${table}`);
  }

  /** Opens the page for as long as it takes to send what the dice need. */
  async lookIn(id: string): Promise<void> {
    const { table, you } = await this.need('GET', `/api/tables/${id}`);
    await this.prepareDiceOf(table, you);
  }

  private async prepareDiceOf(table: SharedTable, you: You): Promise<void> {
    const { memory, send } = prepareDice(this.memory.get(table.id) ?? {}, table, you, newContribution);
    this.memory.set(table.id, memory);
    if (!send) return;
    const [method, what] = 'commitment' in send ? ['PUT', 'commitment'] : ['POST', 'contribution'];
    const { status } = await this.ask(method, `/api/tables/${table.id}/${what}`, send);
    if (status >= 500) throw new Error(`the server is away: ${status}`);
  }

  /** As a page does: again and again while the server is away. */
  private tendAgain({ table, you }: LiveState): void {
    if (!table || !you || table !== this.lastTable) return;
    this.prepareDiceOf(table, you).catch(() => {
      const timer = setTimeout(() => this.tendAgain(this.state), 200);
      timer.unref();
    });
  }

  /** Opens the table's page. */
  open(table: string): LiveClient {
    const client = new LiveClient(
      {
        connect: (on) => this.connect(table, on),
        after: (milliseconds, call) => {
          const timer = setTimeout(call, milliseconds);
          timer.unref();
          return () => clearTimeout(timer);
        },
        newId: () => randomUUID(),
        jitter: () => this.dice.draw(1000) / 1000,
      },
      // Whoever has opened another table since looks at that one alone.
      (state) => this.client === client && this.changed(state),
    );
    this.client = client;
    client.open();
    return client;
  }

  get state(): LiveState {
    if (!this.client) throw new Error(`${this.name} has no table open`);
    return this.client.state;
  }

  /** Cuts the line without a word. */
  cut(): void {
    this.socket?.terminate();
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.client?.close();
  }

  /** Waits until it is so; not for ever where nothing happens any longer. */
  until(wanted: (state: LiveState) => boolean, what = 'something'): Promise<LiveState> {
    return new Promise((resolve, reject) => {
      let seen = -1;
      const end = () => {
        this.listeners.delete(look);
        this.timers.delete(timer);
        clearTimeout(timer);
      };
      const look = (state: LiveState) => {
        if (state.version !== seen) timer.refresh();
        seen = state.version;
        if (!wanted(state)) return;
        end();
        resolve(state);
      };
      const timer = setTimeout(() => {
        end();
        reject(new Error(`${this.name} waits for ${what} in vain: ${this.whereabouts}`));
      }, patience);
      this.listeners.add(look);
      this.timers.add(timer);
      if (this.client) look(this.client.state);
    });
  }

  /** Where things stand, for anybody who wonders why a test does not go on. */
  get whereabouts(): string {
    const { link, version, moments, outbox, refusal } = this.state;
    const status = statusOf(this.state);
    return JSON.stringify({ name: this.name, base: this.base, status, link, version, turn: moments.at(-1)?.turn?.seat, outbox, refusal });
  }

  get caughtUp(): Promise<LiveState> {
    return this.until(({ link }) => link === 'caught-up', 'the table');
  }

  get over(): Promise<LiveState> {
    return this.until((state) => statusOf(state).kind === 'over', 'the end of the race');
  }

  get turn(): Promise<LiveState> {
    return this.until((state) => statusOf(state).kind === 'your-turn', 'their turn');
  }

  /** What they would choose now. */
  get wish(): Choice {
    const { view, turn } = this.state.moments.at(-1) as Moment;
    const { game: id = '', options = {} } = this.state.table ?? {};
    const game = findGame(id) as Game;
    const bot = findBot(id, 'rule-of-thumb') as Bot;
    return bot(game.race(options), view, turn as Turn<Choice>, this.dice);
  }

  /** Plays if it is their turn and they have not. */
  nudge(): void {
    if (this.plays && this.client && statusOf(this.client.state).kind === 'your-turn') this.client.choose(this.wish);
  }

  private changed(state: LiveState): void {
    if (state.table !== this.lastTable) {
      this.lastTable = state.table;
      this.tendAgain(state);
    }
    // Who was overtaken by what others did looks again and chooses anew; anything else is for the test to judge.
    if (state.refusal === undefined || state.refusal.reason === 'stale') this.nudge();
    for (const listener of [...this.listeners]) listener(state);
  }

  /** The first message of each type: they are many. */
  private needDescribed(text: string): void {
    const type = /^\{"type":"(\w+)"/.exec(text)?.[1] ?? '';
    if (this.describedTypes.has(type)) return;
    this.describedTypes.add(type);
    needDescribedMessage(type, text);
  }

  protected connect(table: string, on: SocketEvents): Socket {
    const socket = new WebSocket(this.base.replace('http', 'ws') + livePath(table), {
      headers: { origin: this.base, cookie: this.cookie, ...this.more },
    });
    this.socket = socket;
    socket.on('open', () => on.opened());
    socket.on('message', (data) => {
      const text = data.toString();
      this.heard.push(text);
      this.needDescribed(text);
      on.received(text);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => on.closed());
    return { send: (text: string) => socket.send(text), close: () => socket.close() };
  }
}

/** Seats for people, and for bots. */
export const seats = (people: number, bots = 0): readonly object[] => [
  ...Array.from({ length: people }, (_, seat) => ({ colour: ['red', 'blue', 'green', 'white'][seat % 4] })),
  ...Array.from({ length: bots }, () => ({ colour: 'black', player: 'rule-of-thumb' })),
];

import { type GameId, isGameId } from '@gruppetto/catalogue';
import { type Choice, type RaceRecord, type SeatEntry, sameData } from '@gruppetto/kernel';
import { LiveClient, type LiveState, livePath, type Sent, type SharedTable, type SocketEvents, type Surroundings } from '@gruppetto/wire';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Fault, passes } from '../api/server.ts';
import { sharedServer } from '../api/shared-server.ts';
import { openRecordAt, positionIn } from '../local/local-source.ts';
import type { Answer, News, RaceNews, RaceSource } from '../race/race-source.ts';
import { freshId } from '../storage/fresh.ts';
import { noteArrival } from './ClockFace.tsx';
import { prepareDiceOf } from './dice-memory.ts';

export interface LiveTableState extends LiveState {
  /** Why the server does not even let us near the table. */
  readonly fault?: Fault;
  /** The server has changed a seal that it had shown: this page reveals nothing to it. */
  readonly sealBroken?: true;
}

const nothing: LiveTableState = { link: 'connecting', version: -1, moments: [], chat: [], outbox: [] };

function connect(id: string, on: SocketEvents) {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${livePath(id)}`);
  socket.addEventListener('open', () => on.opened());
  socket.addEventListener('message', ({ data }) => on.received(data as string));
  socket.addEventListener('close', () => on.closed());
  return {
    send: (text: string) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}

const surroundings = (id: string): Surroundings => ({
  connect: (on) => connect(id, on),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  newId: freshId,
  jitter: Math.random,
});

const idle: Answer = { kind: 'idle' };

/** Milliseconds until a server that does not answer is asked again. */
const retryAfter = 2000;

/** A table on the server, as this browser follows it; and the source of its race. */
export class LiveTable implements RaceSource {
  readonly id: string;
  readonly store: StoreApi<LiveTableState> = createStore<LiveTableState>(() => nothing);
  private client: LiveClient | undefined;
  private fetched: Promise<RaceRecord | undefined> | undefined;
  private announced: SharedTable | undefined;
  private sending = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Stays connected until the function it returns is called. */
  connect(): () => void {
    this.store.setState(nothing, true);
    const client = new LiveClient(surroundings(this.id), (state) => {
      const { sealBroken } = this.store.getState();
      this.store.setState({ ...state, ...(sealBroken && { sealBroken }) }, true);
      if (state.table === this.announced) return;
      this.announced = state.table;
      if (state.table?.running) noteArrival(state.table.running);
      void this.prepareDiceOf();
    });
    this.client = client;
    let left = false;
    // First over HTTP: a browser that is nobody yet is given the cookie by which its seat will know it.
    const open = async () => {
      const answer = await sharedServer.open(this.id);
      if (left) return;
      if (answer.ok) client.open();
      else if (passes(answer.fault)) setTimeout(() => void open(), retryAfter);
      else this.store.setState({ ...nothing, link: 'closed', fault: answer.fault }, true);
    };
    void open();
    const wake = () => {
      if (!document.hidden && this.store.getState().link === 'reconnecting') client.wake();
    };
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      left = true;
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      client.close();
    };
  }

  /** Sends what the dice need of this page; again and again while the server does not answer. */
  private async prepareDiceOf(): Promise<void> {
    const { table, you, link } = this.store.getState();
    if (!table || !you || this.sending || link === 'closed') return;
    const { send, broken } = prepareDiceOf(table, you);
    if (broken) this.store.setState({ sealBroken: true });
    if (!send) return;
    this.sending = true;
    const answer =
      'commitment' in send ? await sharedServer.commit(this.id, send.commitment) : await sharedServer.reveal(this.id, send.contribution);
    this.sending = false;
    if (!answer.ok && passes(answer.fault)) setTimeout(() => void this.prepareDiceOf(), retryAfter);
    // Something that arrived meanwhile may need an answer too.
    else if (this.announced !== table) void this.prepareDiceOf();
  }

  comeBack(): void {
    this.client?.comeBack();
  }

  say(text: string): Promise<Sent> {
    return this.client?.say(text) ?? Promise.resolve({ kind: 'closed' });
  }

  consent(request: string, agree: boolean): void {
    this.client?.consent(request, agree);
  }

  subscribe(listen: (news: News) => void): () => void {
    let seats: readonly SeatEntry[] | undefined;
    let race: RaceNews | undefined;
    const look = (state: LiveState) => {
      const { table, link } = state;
      if (!table || link === 'connecting' || state.moments.length === 0) return;
      if (!isGameId(table.game)) return listen({ kind: 'failed', failure: { kind: 'unknown-game' } });
      const now = seatsOf(table);
      if (!sameData(now, seats)) {
        seats = now;
        const { options, tour } = table;
        listen({ kind: 'table', table: { game: table.game as GameId, options, seats, realDice: false, ...(tour && { tour }) } });
      }
      const next = raceOf(state, table);
      if (race?.moments === next.moments && sameData({ ...race, moments: [] }, { ...next, moments: [] })) return;
      race = next;
      listen({ kind: 'race', race });
    };
    look(this.store.getState());
    return this.store.subscribe(look);
  }

  async choose(choice: Choice, version: number): Promise<Answer> {
    if (this.store.getState().moments.length - 1 !== version) return { kind: 'overtaken' };
    return answerOf(await this.client?.choose(choice));
  }

  async undo(): Promise<Answer> {
    return answerOf(await this.client?.undo());
  }

  /** Bots of a shared table are the server's. */
  async ride(): Promise<Answer> {
    return idle;
  }

  record(): Promise<RaceRecord | undefined> {
    this.fetched ??= sharedServer.record(this.id).then((answer) => {
      if (answer.ok) return answer.value;
      this.fetched = undefined;
      return undefined;
    });
    return this.fetched;
  }

  async position(version: number): Promise<object | undefined> {
    const record = await this.record();
    return record && positionIn(record, version);
  }

  async branch(version: number): Promise<string> {
    const record = await this.record();
    if (!record) throw new Error('the server does not give the record');
    return openRecordAt(record, version);
  }
}

function answerOf(sent: Sent | undefined): Answer {
  if (!sent || sent.kind === 'busy') return idle;
  return sent.kind === 'closed' ? { kind: 'disconnected' } : sent;
}

const seatsOf = ({ seats }: SharedTable): readonly SeatEntry[] =>
  seats.map(({ name, colour, player = 'person', standIn }) => ({ name, colour, player: standIn ?? player }));

function raceOf({ you, moments }: LiveState, { status, undo }: SharedTable): RaceNews {
  const own = you?.seat === undefined ? -1 : moments.findLastIndex(({ seat }) => seat === you.seat);
  const mayAsk = own >= 0 && status === 'racing' && !undo && you?.seat !== undefined;
  return {
    viewer: you?.seat ?? 'spectator',
    here: you?.seat === undefined ? [] : [you.seat],
    moments,
    ...(mayAsk && { undo: you.seat }),
    ...(own >= 0 && status === 'racing' && { since: own }),
    branches: status === 'over',
    withheld: status !== 'over',
  };
}

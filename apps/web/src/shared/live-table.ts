import { isGameId } from '@gruppetto/catalogue';
import { type Choice, type RaceRecord, type SeatEntry, sameData } from '@gruppetto/kernel';
import {
  type ClientEnvironment,
  LiveClient,
  type LiveState,
  livePath,
  type Sent,
  type SharedTable,
  type SocketEvents,
} from '@gruppetto/wire';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { passes, type ServerFault } from '../api/server.ts';
import { sharedServer } from '../api/shared-server.ts';
import { openRecordAt, positionIn } from '../local/local-source.ts';
import type { RaceNow, RaceSource, SeenRace, SourceAnswer } from '../race/race-source.ts';
import { freshId } from '../storage/fresh.ts';
import { noteArrival } from './ClockFace.tsx';
import { prepareDiceOf } from './dice-memory.ts';

/** What this page finds out by itself. */
interface Trouble {
  /** Why the server does not even let us near the table. */
  readonly fault?: ServerFault;
  /** The server has changed a seal that it had shown: this page reveals nothing to it. */
  readonly sealBroken?: true;
}

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

const environment = (id: string): ClientEnvironment => ({
  connect: (on) => connect(id, on),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  newId: freshId,
  jitter: Math.random,
});

const idle: SourceAnswer = { kind: 'idle' };

/** Milliseconds until a server that does not answer is asked again. */
const retryAfter = 2000;

/** A table on the server, as this browser follows it; and the source of its race. */
export class LiveTable implements RaceSource {
  readonly id: string;
  readonly trouble: StoreApi<Trouble> = createStore<Trouble>(() => ({}));
  private client: LiveClient;
  private readonly listeners = new Set<() => void>();
  private race: RaceNow = { status: 'loading' };
  private fetched: Promise<RaceRecord | undefined> | undefined;
  private announced: SharedTable | undefined;
  private sending = false;

  constructor(id: string) {
    this.id = id;
    this.client = this.freshClient();
  }

  /** What the server has told, which only the client keeps. */
  get state(): LiveState {
    return this.client.state;
  }

  private freshClient(): LiveClient {
    return new LiveClient(environment(this.id), ({ table }) => {
      for (const changed of this.listeners) changed();
      if (table === this.announced) return;
      this.announced = table;
      if (table?.running) noteArrival(table.running);
      void this.prepareDiceOf();
    });
  }

  /** Stays connected until the function it returns is called. */
  connect(): () => void {
    // One that was closed stays closed.
    if (this.state.link === 'closed') this.client = this.freshClient();
    const { client } = this;
    this.trouble.setState({}, true);
    let left = false;
    // First over HTTP: a browser that is nobody yet is given the cookie by which its seat will know it.
    const open = async () => {
      const answer = await sharedServer.open(this.id);
      if (left) return;
      if (answer.ok) client.open();
      else if (passes(answer.fault)) setTimeout(() => void open(), retryAfter);
      else this.trouble.setState({ fault: answer.fault });
    };
    void open();
    const wake = () => {
      if (!document.hidden && client.state.link === 'reconnecting') client.wake();
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
    const { table, you, link } = this.state;
    if (!table || !you || this.sending || link === 'closed') return;
    const { send, broken } = prepareDiceOf(table, you);
    if (broken) this.trouble.setState({ sealBroken: true });
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
    this.client.comeBack();
  }

  say(text: string): Promise<Sent> {
    return this.client.say(text);
  }

  consent(request: string, agree: boolean): void {
    this.client.consent(request, agree);
  }

  now(): RaceNow {
    this.race = raceNow(this.state, this.race);
    return this.race;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  async choose(choice: Choice): Promise<SourceAnswer> {
    return answerOf(await this.client.choose(choice));
  }

  async undo(): Promise<SourceAnswer> {
    return answerOf(await this.client.undo());
  }

  /** Bots of a shared table are the server's. */
  async ride(): Promise<SourceAnswer> {
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

function answerOf(sent: Sent): SourceAnswer {
  if (sent.kind === 'busy') return idle;
  return sent.kind === 'closed' ? { kind: 'disconnected' } : sent;
}

/** The race, of all that the server has told: what was known before, as long as only chat or presence have changed. */
function raceNow(state: LiveState, before: RaceNow): RaceNow {
  const { table, link, moments } = state;
  if (!table || link === 'connecting' || moments.length === 0) return before.status === 'loading' ? before : { status: 'loading' };
  if (!isGameId(table.game)) return before.status === 'failed' ? before : { status: 'failed', failure: { kind: 'unknown-game' } };
  const known = before.status === 'ready' ? before : undefined;
  const seats = seatsOf(table);
  const { game, options, tour } = table;
  const info = known && sameData(seats, known.table.seats) ? known.table : { game, options, seats, realDice: false, ...(tour && { tour }) };
  const seen = raceOf(state, table);
  const isKnown = known?.race.moments === moments && sameData({ ...known.race, moments: [] }, { ...seen, moments: [] });
  if (known && isKnown && info === known.table) return known;
  return { status: 'ready', table: info, race: known && isKnown ? known.race : seen, drives: false };
}

const seatsOf = ({ seats }: SharedTable): readonly SeatEntry[] =>
  seats.map(({ name, colour, player = 'person', standIn }) => ({ name, colour, player: standIn ?? player }));

function raceOf({ you, moments }: LiveState, { status, undo }: SharedTable): SeenRace {
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

import type { Choice, RaceRecord } from '@gruppetto/kernel';
import {
  commitmentOf,
  type DiceMemory,
  LiveClient,
  type LiveState,
  prepareDice,
  type ServerMessage,
  type SharedTable,
  statusOf,
  type TableAnswer,
  unrevealed,
  type You,
} from '@gruppetto/wire';
import type { SimulatedNetwork } from './network.ts';
import type { HttpAnswer, SimulatedProcess } from './process.ts';
import type { World } from './world.ts';

/** What somebody sent, and what the server says has become of it. */
export interface Sending {
  readonly type: 'step' | 'undo' | 'chat';
  readonly seat: number | undefined;
  acknowledged: boolean;
  /** It was made for a race that has gone on, so nothing came of it. */
  stale: boolean;
}

export interface PersonOptions {
  readonly world: World;
  readonly network: SimulatedNetwork;
  readonly table: string;
  readonly name: string;
  /** Which process is asked this time. */
  readonly process: () => SimulatedProcess | undefined;
  /** Every text that the server sends. */
  readonly heard: (person: SimulatedPerson, text: string) => void;
  /** The server says that something is done. */
  readonly acknowledged: () => void;
  /** They have thought of something that nobody else is to learn. */
  readonly newSecret: (secret: string) => void;
}

const thinking = 150;

/** Somebody with a browser at one table: their page is the real client, and they click at random. */
export class SimulatedPerson {
  readonly name: string;
  readonly id: string;
  client: LiveClient | undefined;
  memory: DiceMemory = {};
  readonly sent = new Map<string, Sending>();
  /** The requests to take back to which they have said yes. */
  readonly agreed = new Set<string>();
  /** Whether they do odd things too. */
  mischief = true;
  private readonly options: PersonOptions;
  private lastTable: SharedTable | undefined;
  private thinks = false;

  constructor(options: PersonOptions) {
    this.options = options;
    this.name = options.name;
    this.id = `g:${options.name}`;
  }

  async ask(method: string, path: string, body: unknown = {}): Promise<HttpAnswer | undefined> {
    const { network, process } = this.options;
    const answer = await network.call(process(), (one) => one.call(this.id, method, path, body));
    if (answer) this.options.heard(this, path.endsWith('/record') ? '' : JSON.stringify(answer.body));
    return answer;
  }

  /** Asks until there is an answer: every call may be repeated. */
  async need(method: string, path: string, body?: unknown): Promise<HttpAnswer> {
    for (;;) {
      const answer = await this.ask(method, path, body);
      if (answer && answer.status < 500) return answer;
      await this.options.world.pause(300, 'asks again');
    }
  }

  get path(): string {
    return `/api/tables/${this.options.table}`;
  }

  private newContribution(): string {
    const secret = this.options.world.hex(32);
    this.options.newSecret(secret);
    return secret;
  }

  async sit(seat: number): Promise<HttpAnswer> {
    const memory = unrevealed(this.memory, () => this.newContribution());
    this.memory = memory;
    return this.need('POST', `${this.path}/seats/${seat}`, { name: this.name, commitment: commitmentOf(memory.contribution) });
  }

  record(): Promise<HttpAnswer & { readonly body: RaceRecord }> {
    return this.need('GET', `${this.path}/record`) as Promise<HttpAnswer & { readonly body: RaceRecord }>;
  }

  open(): void {
    const { world, network, table, process } = this.options;
    this.client?.close();
    this.client = new LiveClient(
      {
        connect: (on) => network.connect(process(), table, this.id, { ...on, received: (text) => this.receive(text, on.received) }),
        after: (milliseconds, call) => world.after(milliseconds, 'page timer', call),
        newId: () => world.id(),
        jitter: () => world.draw(1000) / 1000,
      },
      (state) => this.changed(state),
    );
    this.client.open();
  }

  close(): void {
    this.client?.close();
    this.client = undefined;
  }

  private receive(text: string, pass: (text: string) => void): void {
    this.options.heard(this, text);
    const message = JSON.parse(text) as ServerMessage;
    const done = message.type === 'done' ? message.id : message.type === 'moments' ? message.done : undefined;
    const sending = done === undefined ? undefined : this.sent.get(done);
    if (sending) sending.acknowledged = true;
    if (message.type === 'refused' && message.refusal.reason === 'stale') this.noteStale(message.id);
    pass(text);
    if (sending) this.options.acknowledged();
  }

  private noteStale(id: string): void {
    const sending = this.sent.get(id);
    if (sending) sending.stale = true;
  }

  private changed(state: LiveState): void {
    if (state.table && state.you && state.table !== this.lastTable) {
      this.lastTable = state.table;
      void this.prepareDice(state.table, state.you);
    }
    if (state.link === 'closed') this.client = undefined;
    if (this.thinks) return;
    this.thinks = true;
    const { world } = this.options;
    world.after(world.delay(thinking), 'somebody clicks', () => {
      this.thinks = false;
      this.act();
    });
  }

  /** As a page does: again and again while the server is away. */
  private async prepareDice(table: SharedTable, you: You): Promise<void> {
    const { world } = this.options;
    while (table === this.lastTable) {
      const { memory, send } = prepareDice(this.memory, table, you, () => this.newContribution());
      this.memory = memory;
      if (!send) return;
      const [method, what] = 'commitment' in send ? ['PUT', 'commitment'] : ['POST', 'contribution'];
      const answer = await this.ask(method, `${this.path}/${what}`, send);
      if (answer && answer.status < 500) return;
      await world.pause(200, 'tends again');
    }
  }

  act(): void {
    const { client } = this;
    const { world } = this.options;
    if (!client) return;
    const { state } = client;
    const { you, table } = state;
    const asked = table?.undo;
    if (asked && you?.seat !== undefined && !asked.agreed.includes(you.seat)) {
      const agrees = world.happens(800);
      if (agrees) this.agreed.add(asked.request);
      client.consent(asked.request, agrees);
    }
    if (this.mischief && world.happens(40)) this.post('chat', () => client.say(`hello ${world.draw(1000)}`));
    if (this.mischief && world.happens(80) && table?.status === 'racing' && you?.seat !== undefined) this.post('undo', () => client.undo());
    if (statusOf(state).kind !== 'your-turn') return;
    const choices = state.moments.at(-1)?.turn?.choices ?? [];
    const choice = world.pick<Choice>(this.mischief ? choices : choices.slice(0, 1));
    if (choice) this.post('step', () => client.choose(choice));
  }

  private post(type: Sending['type'], send: () => Promise<unknown>): void {
    const before = this.client?.state.outbox.length ?? 0;
    const seat = this.client?.state.you?.seat;
    void send();
    const outbox = this.client?.state.outbox ?? [];
    const last = outbox.at(-1);
    if (outbox.length > before && last) this.sent.set(last.id, { type, seat, acknowledged: false, stale: false });
  }

  get state(): LiveState | undefined {
    return this.client?.state;
  }

  /** What they are told they are. */
  get seat(): number | undefined {
    return (this.state as Partial<TableAnswer> | undefined)?.you?.seat;
  }
}

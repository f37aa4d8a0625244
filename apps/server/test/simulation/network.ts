import type { Socket, SocketEvents } from '@gruppetto/wire';
import type { LivePage, PageLine } from '../../src/tables/http/live-page.ts';
import type { SimulatedProcess } from './process.ts';
import type { World } from './world.ts';

/** Of a thousand messages so many meet with this. */
export interface NetworkFaults {
  /** The line breaks before, while or after it is under way; both ends notice. */
  cut: number;
  /** Nothing gets through any longer, and nobody is told. */
  silent: number;
  /** It is sent twice. */
  doubled: number;
  /** A call, or its answer, gets lost. */
  lost: number;
}

const latency = 20;
/** A server looks twice whether a page is still there before it gives up. */
const heartbeats = 60_000;
const longestKnock = 60_000;

/** The lines between pages and processes. In order, as TCP is, until they break. */
export class SimulatedNetwork {
  readonly faults: NetworkFaults = { cut: 0, silent: 0, doubled: 0, lost: 0 };
  private readonly world: World;
  private readonly lines = new Set<Line>();

  constructor(world: World) {
    this.world = world;
  }

  /** Opens a line to this process, which may not be there. */
  connect(process: SimulatedProcess | undefined, table: string, person: string, on: SocketEvents): Socket {
    const line = new Line(this.world, this.faults, process, on, () => this.lines.delete(line));
    this.lines.add(line);
    line.open(table, person);
    return { send: (text) => line.up(text), close: () => line.left() };
  }

  /** The process is gone: whether its pages notice at once depends on how it went. */
  crashed(process: SimulatedProcess): void {
    for (const line of [...this.lines].filter((one) => one.process === process)) {
      if (this.world.happens(700)) line.breaks();
      else line.goesSilent();
    }
  }

  /** Asks a process something. Undefined if nobody ever hears the answer. */
  async call<T>(process: SimulatedProcess | undefined, ask: (process: SimulatedProcess) => Promise<T>): Promise<T | undefined> {
    const { world } = this;
    await world.pause(world.delay(latency), 'call under way');
    if (!process || process.gone || !process.ready || this.loses()) return undefined;
    const answered = new Promise<T | undefined>((resolve) => {
      // It may die with it in its hands.
      world.after(30_000, 'call given up', () => resolve(undefined));
      world.after(
        0,
        'call arrives',
        () => {
          void ask(process).then((answer) => {
            world.after(world.delay(latency), 'answer under way', () => resolve(answer), process);
          });
        },
        process,
      );
    });
    const answer = await answered;
    return this.loses() ? undefined : answer;
  }

  private loses(): boolean {
    if (!this.world.happens(this.faults.lost)) return false;
    this.world.fault('call lost');
    return true;
  }
}

class Line implements PageLine {
  readonly process: SimulatedProcess | undefined;
  private readonly world: World;
  private readonly faults: NetworkFaults;
  private readonly on: SocketEvents;
  private readonly forget: () => void;
  private page: LivePage | undefined;
  private clientOpen = true;
  private serverOpen = false;
  private silent = false;
  private opened = false;
  /** When the last message in each direction arrives: none overtakes another. */
  private lastUp = 0;
  private lastDown = 0;
  unread = 0;

  constructor(world: World, faults: NetworkFaults, process: SimulatedProcess | undefined, on: SocketEvents, forget: () => void) {
    this.world = world;
    this.faults = faults;
    this.process = process;
    this.on = on;
    this.forget = forget;
  }

  open(table: string, person: string): void {
    const { process, world } = this;
    // A browser gives up when nobody answers.
    world.after(longestKnock, 'nobody answers', () => this.opened || this.breaks());
    world.after(world.delay(latency), 'page connects', () => {
      if (!process || process.gone || !process.ready) return this.breaks();
      world.after(
        0,
        'line opens',
        () => {
          if (!this.clientOpen) return;
          this.serverOpen = true;
          this.page = process.connect(table, person, this);
          world.after(world.delay(latency), 'line is open', () => {
            if (!this.clientOpen || this.silent) return;
            this.opened = true;
            this.on.opened();
          });
        },
        process,
      );
      return undefined;
    });
  }

  get isOpen(): boolean {
    return this.serverOpen;
  }

  send(text: string): void {
    this.down(text);
  }

  sendFrame({ text }: { readonly text: string }): void {
    this.down(text);
  }

  /** What the page says. */
  up(text: string): void {
    const { world, faults, process } = this;
    if (!this.clientOpen || !process) return;
    if (world.happens(faults.cut)) {
      world.fault('line cut');
      // Half of a message is none: what arrives of it is thrown away with the line.
      return this.breaks();
    }
    if (world.happens(faults.silent)) {
      world.fault('line silent');
      this.goesSilent();
    }
    const times = world.happens(faults.doubled) ? 2 : 1;
    if (times === 2) world.fault('message doubled');
    for (let time = 0; time < times; time++) {
      this.lastUp = Math.max(this.lastUp, world.now + world.delay(latency));
      world.after(
        this.lastUp - world.now,
        'message arrives',
        () => {
          if (this.serverOpen && !this.silent) this.page?.receive(text);
        },
        process,
      );
    }
    if (world.happens(faults.cut)) {
      world.fault('line cut');
      world.after(world.delay(latency), 'line breaks', () => this.breaks());
    }
  }

  private down(text: string): void {
    const { world } = this;
    if (!this.serverOpen) return;
    this.unread += text.length;
    this.lastDown = Math.max(this.lastDown, world.now + world.delay(latency));
    world.after(this.lastDown - world.now, 'message comes', () => {
      this.unread -= text.length;
      if (this.clientOpen && !this.silent) this.on.received(text);
    });
  }

  /** The server ends it after what was sent. */
  close(): void {
    const { world } = this;
    this.serverOpen = false;
    world.after(Math.max(0, this.lastDown - world.now) + 1, 'line ends', () => this.breaks());
  }

  cut(): void {
    this.breaks();
  }

  /** Both ends notice, sooner or later. */
  breaks(): void {
    this.endServer(this.world.delay(latency));
    if (!this.clientOpen) return;
    this.clientOpen = false;
    this.world.after(1, 'page notices', () => this.on.closed());
  }

  /** Both ends believe that it is open, until they look. */
  goesSilent(): void {
    this.silent = true;
    this.endServer(heartbeats);
  }

  /** The page ends it. */
  left(): void {
    this.clientOpen = false;
    this.endServer(this.world.delay(latency));
  }

  private endServer(within: number): void {
    this.forget();
    this.world.after(
      within,
      'server notices',
      () => {
        const { page } = this;
        this.serverOpen = false;
        this.page = undefined;
        page?.gone();
      },
      this.process,
    );
  }
}

import type { WebSocket } from 'ws';

/** Proxies end what is silent for a minute; and a dead connection is not here. */
const heartbeat = 30_000;
/** Thousands of pings at one moment, and their answers, would keep everybody else waiting: they go out in so many turns. */
const turns = 60;

interface Pulse {
  alive: boolean;
}

type Watched = Pick<WebSocket, 'ping' | 'terminate'>;

/** Asks each socket every half a minute whether it is alive, and ends the one that has said nothing since. */
export class Heartbeats<Socket extends Watched = WebSocket> {
  private readonly turns = Array.from({ length: turns }, () => new Map<Socket, Pulse>());
  private watched = 0;
  private beats = 0;
  private readonly timer: NodeJS.Timeout;

  constructor() {
    this.timer = setInterval(() => this.beat(), heartbeat / turns);
    this.timer.unref();
  }

  /** Whoever hears from the socket sets its pulse. The function ends it. */
  watch(socket: Socket): { readonly pulse: Pulse; readonly end: () => void } {
    const turn = this.turns[this.watched++ % turns];
    const pulse = { alive: true };
    turn.set(socket, pulse);
    return { pulse, end: () => void turn.delete(socket) };
  }

  /** No longer asks anybody, and gives all sockets that are left. */
  stop(): readonly Socket[] {
    clearInterval(this.timer);
    return this.turns.flatMap((turn) => [...turn.keys()]);
  }

  private beat(): void {
    for (const [socket, pulse] of this.turns[this.beats++ % turns]) {
      if (!pulse.alive) socket.terminate();
      pulse.alive = false;
      socket.ping();
    }
  }
}

import type { WebSocket } from 'ws';

/** Proxies close connections after a minute of silence; and dead ones shouldn't count as present. */
const heartbeat = 30_000;
/** Thousands of pings at once would keep everybody else waiting: they go out in this many turns. */
const turns = 60;

interface Pulse {
  alive: boolean;
}

type Watched = Pick<WebSocket, 'ping' | 'terminate'>;

/** Pings each socket every half a minute, and closes those that have said nothing since the last ping. */
export class Heartbeats<Socket extends Watched = WebSocket> {
  private readonly turns = Array.from({ length: turns }, () => new Map<Socket, Pulse>());
  private watched = 0;
  private beats = 0;
  private readonly timer: NodeJS.Timeout;

  constructor() {
    this.timer = setInterval(() => this.beat(), heartbeat / turns);
    this.timer.unref();
  }

  /** A message from the socket sets its pulse. Returns a function that ends this. */
  watch(socket: Socket): { readonly pulse: Pulse; readonly end: () => void } {
    const turn = this.turns[this.watched++ % turns];
    const pulse = { alive: true };
    turn.set(socket, pulse);
    return { pulse, end: () => void turn.delete(socket) };
  }

  /** Stops pinging, and returns the sockets that are left. */
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

import { setTimeout as sleep } from 'node:timers/promises';

/** How the server waits. Handed in, because a simulation has a time of its own. */
export interface Timing {
  /** Calls back after so many milliseconds, unless the function it gives is called first. Keeps no process from ending. */
  after(milliseconds: number, call: () => void): () => void;
  /** Calls back when everything that came in with this turn of the loop has been looked at. */
  soon(call: () => void): void;
  pause(milliseconds: number): Promise<void>;
  /** Milliseconds since some moment, for measuring: no clock that somebody sets. */
  elapsed(): number;
}

export const systemTiming: Timing = {
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
  soon(call) {
    setImmediate(call);
  },
  pause: (milliseconds) => sleep(milliseconds),
  elapsed: () => performance.now(),
};

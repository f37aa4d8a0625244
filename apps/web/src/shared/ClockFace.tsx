import { useWords } from '@gruppetto/ui';
import type { RunningClock } from '@gruppetto/wire';
import { sayLeft } from '@gruppetto/words';
import { useEffect, useState } from 'react';

const arrivals = new WeakMap<RunningClock, number>();

/** A clock runs from the moment this browser heard of it. */
export function noteArrival(clock: RunningClock): void {
  if (!arrivals.has(clock)) arrivals.set(clock, performance.now());
}

/** What a seat has left, by the server's clock. */
export function ClockFace({ clock, seat }: { clock: RunningClock; seat: number }) {
  const { sharedTables: words } = useWords();
  const runs = clock.seat === seat;
  const [left, setLeft] = useState(() => leftOf(clock, seat));
  useEffect(() => {
    const show = () => setLeft(leftOf(clock, seat));
    show();
    if (!runs) return;
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [clock, seat, runs]);
  return left === undefined ? undefined : <span className={runs ? 'clock running' : 'clock'}>{sayLeft(left, words.left)}</span>;
}

function leftOf(clock: RunningClock, seat: number): number | undefined {
  const now = performance.now();
  return clock.seat === seat ? clock.due - clock.now - (now - (arrivals.get(clock) ?? now)) : clock.left?.[seat];
}

import { useWords } from '@gruppetto/ui';
import type { RunningClock } from '@gruppetto/wire';
import { useEffect, useState } from 'react';

/** What a seat has left, by the server's clock. */
export function ClockFace({ clock, seat }: { clock: RunningClock; seat: number }) {
  const { sharedTables: words } = useWords();
  const runs = clock.seat === seat;
  const [left, setLeft] = useState(() => leftOf(clock, seat, 0));
  useEffect(() => {
    const came = performance.now();
    const show = () => setLeft(leftOf(clock, seat, performance.now() - came));
    show();
    if (!runs) return;
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [clock, seat, runs]);
  return left === undefined ? undefined : <span className={runs ? 'clock running' : 'clock'}>{words.sayLeft(left)}</span>;
}

const leftOf = ({ seat: whose, now, due, left }: RunningClock, seat: number, since: number): number | undefined =>
  whose === seat ? due - now - since : left?.[seat];

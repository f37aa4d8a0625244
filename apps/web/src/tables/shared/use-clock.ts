import type { RunningClock } from '@gruppetto/live';
import { useEffect, useState } from 'react';

/** What each seat has left, in milliseconds, by the server's clock; empty where no clock runs. */
export function useClock(running: RunningClock | undefined): ReadonlyMap<number, number> {
  const [now, setNow] = useState(() => Date.now());
  // How far the server's clock is ahead of ours, as it was when this came.
  const [ahead, setAhead] = useState(0);
  useEffect(() => {
    if (!running) return;
    setAhead(running.now - Date.now());
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  if (!running) return new Map();
  const left = new Map(running.left?.map((one, seat) => [seat, one]));
  return left.set(running.seat, running.due - (now + ahead));
}

import { useCallback, useEffect, useState } from 'react';
import type { ServerAnswer, ServerFault } from '../api/server.ts';

/** The server's answer to one question, and how to ask again. */
export function useAnswer<T>(
  ask: (signal: AbortSignal) => Promise<ServerAnswer<T>>,
  key: string,
): { readonly value?: T; readonly fault?: ServerFault; readonly again: () => void } {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly value?: T; readonly fault?: ServerFault }>();
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked for
  useEffect(() => {
    const leaving = new AbortController();
    ask(leaving.signal).then(
      (got) => setAnswer(got.ok ? { key, value: got.value } : { key, fault: got.fault }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [key, times]);
  const again = useCallback(() => setTimes((count) => count + 1), []);
  const { value, fault } = answer?.key === key ? answer : {};
  return { ...(value !== undefined && { value }), ...(fault && { fault }), again };
}

import { useState } from 'react';
import type { ServerAnswer } from '../api/server.ts';

/** Asks the server one thing at a time, and keeps what it refused. */
export function useCalls(): {
  readonly busy: boolean;
  readonly fault: string | undefined;
  /** Gives whether it was done. */
  readonly call: (ask: () => Promise<ServerAnswer<unknown>>) => Promise<boolean>;
} {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const call = async (ask: () => Promise<ServerAnswer<unknown>>) => {
    setBusy(true);
    setFault(undefined);
    const answer = await ask();
    setBusy(false);
    if (!answer.ok) setFault(answer.fault.message);
    return answer.ok;
  };
  return { busy, fault, call };
}

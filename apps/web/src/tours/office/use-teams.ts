import type { Team } from '@gruppetto/wire';
import { useEffect, useState } from 'react';
import { type Fault, server } from '../../api/server.ts';

/** The person's teams; undefined until the server has answered. */
export function useTeams(): { readonly teams: readonly Team[] | undefined; readonly fault: Fault | undefined; readonly again: () => void } {
  const [teams, setTeams] = useState<readonly Team[]>();
  const [fault, setFault] = useState<Fault>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks anew
  useEffect(() => {
    const stop = new AbortController();
    server.teams(stop.signal).then(
      (answer) => {
        setFault(answer.ok ? undefined : answer.fault);
        if (answer.ok) setTeams(answer.value);
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [round]);
  return { teams, fault, again: () => setRound((before) => before + 1) };
}

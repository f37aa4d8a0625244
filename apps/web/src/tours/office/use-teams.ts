import type { Team } from '@gruppetto/wire';
import { byName } from '@gruppetto/words';
import { useEffect, useState } from 'react';
import { type ServerFault, server } from '../../api/server.ts';
import { thisBrowser } from '../client/tour-storage.ts';

/** The person's teams; undefined until the server has answered. A browser without an account has none. */
export function useTeams(account: string): {
  readonly teams: readonly Team[] | undefined;
  readonly fault: ServerFault | undefined;
  readonly again: () => void;
} {
  const [teams, setTeams] = useState<readonly Team[]>();
  const [fault, setFault] = useState<ServerFault>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks anew
  useEffect(() => {
    if (account === thisBrowser) return setTeams([]);
    const stop = new AbortController();
    server.teams(stop.signal).then(
      (answer) => {
        setFault(answer.ok ? undefined : answer.fault);
        if (answer.ok) setTeams(byName(answer.value));
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [account, round]);
  return { teams, fault, again: () => setRound((before) => before + 1) };
}

import type { Friend } from '@gruppetto/wire';
import { useEffect, useState } from 'react';
import { server } from '../api/server.ts';
import { useAccount } from './account-store.ts';

/** Those whom the person at this browser has added, where they are signed in. */
export function useFriends(): readonly Friend[] {
  const known = useAccount();
  const name = known.state === 'known' ? known.account?.name : undefined;
  const [friends, setFriends] = useState<readonly Friend[]>([]);
  useEffect(() => {
    if (name === undefined) return;
    const leaving = new AbortController();
    server.friends(leaving.signal).then(
      (answer) => answer.ok && setFriends(answer.value),
      () => undefined,
    );
    return () => leaving.abort();
  }, [name]);
  return friends;
}

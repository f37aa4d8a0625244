import { gameIds, openRoom } from '@gruppetto/catalogue';
import { useEffect, useState } from 'react';

/** Whether every game's rules have been fetched: a tour is planned for any of them. */
export function useAllRooms(): boolean {
  const [ready, setReady] = useState(false);
  const [fault, setFault] = useState<Error>();
  useEffect(() => {
    Promise.all(gameIds.map(openRoom)).then(() => setReady(true), setFault);
  }, []);
  if (fault) throw fault;
  return ready;
}

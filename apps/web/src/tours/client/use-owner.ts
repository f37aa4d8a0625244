import { useEffect, useState } from 'react';
import { thisBrowser } from './tour-storage.ts';

/** The owner of something: what only this browser has stays its own, whoever signs in later. Undefined until known. */
export function useOwner(account: string, isBrowsers: () => Promise<boolean>): string | undefined {
  const [owner, setOwner] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each person
  useEffect(() => {
    let wanted = true;
    isBrowsers()
      .catch(() => false)
      .then((own) => wanted && setOwner(own ? thisBrowser : account));
    return () => {
      wanted = false;
    };
  }, [account]);
  return owner;
}

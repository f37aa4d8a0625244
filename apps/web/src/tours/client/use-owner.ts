import { useEffect, useState } from 'react';
import { thisBrowser } from './tour-storage.ts';

/** Whose something is: what this browser alone has stays its own, whoever signs in later. Undefined until that is known. */
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

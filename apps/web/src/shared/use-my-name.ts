import { useState } from 'react';
import { useAccount } from '../account/account-store.ts';
import { myName } from './my-name.ts';

/** The name to sit down with: the account's, or the last one used here, until another is typed. */
export function useMyName(): readonly [string, (name: string) => void] {
  const known = useAccount();
  const [typed, setTyped] = useState<string>();
  const account = known.state === 'known' ? known.account?.name : undefined;
  return [typed ?? account ?? myName(), setTyped];
}

import type { AccountInfo } from '@gruppetto/wire';
import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import { type ServerFault, server } from '../api/server.ts';
import { meetAccount } from '../ui/language.ts';

/** Who is at the screen, as far as the server has said. */
export type Known =
  | { readonly state: 'asking' }
  /** The last person signed in here may go on with what this device has stored. */
  | { readonly state: 'unreachable'; readonly fault: ServerFault; readonly lastName?: string }
  | { readonly state: 'known'; readonly account?: AccountInfo; readonly fresh: boolean };

const store = createStore<Known>(() => ({ state: 'asking' }));

const lastKey = 'gruppetto-account';

function remember(name: string | undefined): void {
  try {
    if (name === undefined) localStorage.removeItem(lastKey);
    else localStorage.setItem(lastKey, name);
  } catch {
    // Without storage nothing can be kept for later anyway.
  }
}

function remembered(): string | undefined {
  try {
    return localStorage.getItem(lastKey) ?? undefined;
  } catch {
    return undefined;
  }
}

let asked: Promise<void> | undefined;

/** Asks the server again who is signed in. */
export function askAccount(): Promise<void> {
  asked = server.account().then((answer) => {
    if (answer.ok) {
      const { account } = answer.value;
      remember(account?.name);
      if (account) void meetAccount(account.language);
      store.setState({ state: 'known', ...answer.value }, true);
    } else {
      const lastName = remembered();
      store.setState({ state: 'unreachable', fault: answer.fault, ...(lastName && { lastName }) }, true);
    }
  });
  return asked;
}

/** Who is at the screen; asks once a visit. */
export function useAccount(): Known {
  useEffect(() => {
    if (!asked) void askAccount();
  }, []);
  return useStore(store);
}

import type { Problem, Refusal } from '@gruppetto/kernel';
import type { TourEntry, TourPlan } from '@gruppetto/tour';
import { account } from '@gruppetto/words';

/** Why the server did not do what it was asked. */
export interface Fault {
  /** 0 where no answer came. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly problems: readonly Problem[];
  readonly refusal?: Refusal;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const unreachable: Fault = { status: 0, code: 'unreachable', message: account.unreachable, problems: [] };

/** Whether the same request may well succeed later. */
export const passes = ({ status }: Fault): boolean => status === 0 || status === 429 || status >= 500;

export async function ask<T>(method: Method, path: string, body?: object, signal?: AbortSignal): Promise<Answer<T>> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
      ...(signal && { signal }),
    });
    const text = await response.text();
    answer = text === '' ? {} : JSON.parse(text);
  } catch (error) {
    if (signal?.aborted) throw error;
    // A page instead of JSON comes from something that stands before the server, or instead of it.
    return { ok: false, fault: unreachable };
  }
  if (response.ok) return { ok: true, value: answer as T };
  const { code, message, problems, refusal } = (answer as { error?: Partial<Fault> }).error ?? {};
  return {
    ok: false,
    fault: {
      status: response.status,
      code: code ?? 'strange',
      message: message ?? account.strange,
      problems: problems ?? [],
      ...(refusal && { refusal }),
    },
  };
}

export const at = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/');

export interface Account {
  readonly name: string;
  readonly owner: boolean;
}

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly riders: readonly { readonly name: string }[];
  readonly version: number;
}

export interface StoredDraft {
  readonly id: string;
  readonly version: number;
  readonly draft: unknown;
}

export type Role = 'owner' | 'director' | 'reader' | 'follower';

export interface TourListing {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly stages: number;
  readonly closed: number;
  readonly role: Role;
  readonly touched: string | number;
  readonly winner?: string;
}

export interface SentEntry {
  readonly id: string;
  readonly entry: TourEntry;
}

export interface KeptEntry extends SentEntry {
  readonly at: string | number;
  readonly by?: string;
}

export interface ServedTour {
  readonly id: string;
  readonly role: Role;
  readonly plan: TourPlan;
  readonly entries: readonly KeptEntry[];
  readonly version: number;
  /** Whether somebody may follow it by a link, and how many invitations are open; told to its owner. */
  readonly follow?: boolean;
  readonly invitations?: number;
}

export interface Member {
  readonly name: string;
  readonly role: Role;
}

/** All that the pages ask of the server, in one place. */
export const server = {
  account: (signal?: AbortSignal) => ask<{ account?: Account; fresh: boolean }>('GET', 'account', undefined, signal),
  signUp: (wish: { name: string; password: string; key?: string }) => ask<object>('POST', 'accounts', wish),
  signIn: (wish: { name: string; password: string }) => ask<object>('POST', 'session', wish),
  signOut: () => ask<object>('DELETE', 'session'),
  signOutEverywhere: () => ask<object>('DELETE', 'sessions'),
  changePassword: (wish: { old: string; new: string }) => ask<object>('PUT', 'account/password', wish),
  deleteAccount: (password: string) => ask<object>('DELETE', 'account', { password }),
  exportAccount: () => ask<object>('GET', 'account/export'),
  makeKeys: (count: number) => ask<{ keys: readonly string[] }>('POST', 'keys', { count }),
  makeReset: (name: string) => ask<{ token: string }>('POST', 'resets', { name }),
  resetPassword: (wish: { token: string; password: string }) => ask<object>('POST', 'resets/use', wish),

  teams: (signal?: AbortSignal) => ask<readonly Team[]>('GET', 'teams', undefined, signal),
  putTeam: ({ id, ...team }: Team) => ask<Team>('PUT', at('teams', id), team),
  removeTeam: (id: string) => ask<object>('DELETE', at('teams', id)),

  drafts: (signal?: AbortSignal) => ask<readonly StoredDraft[]>('GET', 'drafts', undefined, signal),
  draft: (id: string, signal?: AbortSignal) => ask<StoredDraft>('GET', at('drafts', id), undefined, signal),
  putDraft: ({ id, ...draft }: StoredDraft) => ask<{ version: number }>('PUT', at('drafts', id), draft),
  removeDraft: (id: string) => ask<object>('DELETE', at('drafts', id)),

  tours: (signal?: AbortSignal) => ask<readonly TourListing[]>('GET', 'tours', undefined, signal),
  makeTour: (wish: { id: string; plan: TourPlan }) => ask<object>('POST', 'tours', wish),
  /** With the entries after this version. */
  tour: (id: string, after: number, signal?: AbortSignal) => ask<ServedTour>('GET', `${at('tours', id)}?after=${after}`, undefined, signal),
  eraseTour: (id: string) => ask<object>('DELETE', at('tours', id)),
  enter: (id: string, after: number, entries: readonly SentEntry[]) =>
    ask<{ version: number; entries: readonly KeptEntry[] }>('POST', at('tours', id, 'entries'), { after, entries }),

  invite: (id: string, role: 'director' | 'reader') => ask<{ token: string }>('POST', at('tours', id, 'invitations'), { role }),
  invitation: (token: string, signal?: AbortSignal) =>
    ask<{ name: string; role: Role }>('GET', at('invitations', token), undefined, signal),
  accept: (token: string) => ask<{ id: string }>('POST', at('invitations', token)),
  members: (id: string, signal?: AbortSignal) => ask<readonly Member[]>('GET', at('tours', id, 'members'), undefined, signal),
  removeMember: (id: string, name: string) => ask<object>('DELETE', at('tours', id, 'members', name)),
  withdraw: (id: string) => ask<object>('DELETE', at('tours', id, 'invitations')),
  letFollow: (id: string) => ask<{ token: string }>('POST', at('tours', id, 'follow')),
  endFollow: (id: string) => ask<object>('DELETE', at('tours', id, 'follow')),
  followed: (token: string, after: number, signal?: AbortSignal) =>
    ask<ServedTour>('GET', `${at('follow', token)}?after=${after}`, undefined, signal),
} as const;

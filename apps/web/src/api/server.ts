import type { Problem, Refusal } from '@gruppetto/kernel';
import type {
  AccountAnswer,
  ErrorAnswer,
  Friend,
  Invitation,
  Learned,
  MadeKeys,
  MadeLink,
  MemberRole,
  NewEntries,
  NewTour,
  PasswordChange,
  PasswordReset,
  SignIn,
  SignUp,
  StoredDraft,
  Team,
  TourAnswer,
  TourChange,
  TourListing,
  TourMember,
} from '@gruppetto/wire';
import { language, words } from '@gruppetto/words';

/** Why the server did not do what it was asked. */
export interface ServerFault {
  /** 0 where no answer came. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly problems: readonly Problem[];
  readonly refusal?: Refusal;
}

export type ServerAnswer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: ServerFault };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const unreachable = (): ServerFault => ({ status: 0, code: 'unreachable', message: words().account.unreachable, problems: [] });

/** Whether the same request may well succeed later. */
export const passes = ({ status }: ServerFault): boolean => status === 0 || status === 429 || status >= 500;

export async function ask<T>(method: Method, path: string, body?: object, signal?: AbortSignal): Promise<ServerAnswer<T>> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'accept-language': language(), ...(method !== 'GET' && { 'content-type': 'application/json' }) },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      ...(signal && { signal }),
    });
    const text = await response.text();
    answer = text === '' ? {} : JSON.parse(text);
  } catch (error) {
    if (signal?.aborted) throw error;
    // A page instead of JSON comes from something that stands before the server, or instead of it.
    return { ok: false, fault: unreachable() };
  }
  if (response.ok) return { ok: true, value: answer as T };
  const { code, message, problems, refusal } = (answer as Partial<ErrorAnswer>).error ?? {};
  return {
    ok: false,
    fault: {
      status: response.status,
      code: code ?? 'strange',
      message: message ?? words().account.strange,
      problems: problems ?? [],
      ...(refusal && { refusal }),
    },
  };
}

export const at = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/');

/** All calls of the pages, in one place. */
export const server = {
  account: (signal?: AbortSignal) => ask<AccountAnswer>('GET', 'account', undefined, signal),
  signUp: (wish: SignUp) => ask<object>('POST', 'accounts', wish),
  signIn: (wish: SignIn) => ask<object>('POST', 'session', wish),
  signOut: () => ask<object>('DELETE', 'session'),
  signOutEverywhere: () => ask<object>('DELETE', 'sessions'),
  changePassword: (wish: PasswordChange) => ask<object>('PUT', 'account/password', wish),
  deleteAccount: (password: string) => ask<object>('DELETE', 'account', { password }),
  exportAccount: () => ask<object>('GET', 'account/export'),
  makeKeys: (count: number) => ask<MadeKeys>('POST', 'keys', { count }),
  makeReset: (name: string) => ask<MadeLink>('POST', 'resets', { name }),
  resetPassword: (wish: PasswordReset) => ask<object>('POST', 'resets/use', wish),

  friends: (signal?: AbortSignal) => ask<readonly Friend[]>('GET', 'friends', undefined, signal),
  addFriend: (name: string) => ask<Friend>('PUT', at('friends', name)),
  removeFriend: (name: string) => ask<object>('DELETE', at('friends', name)),

  teams: (signal?: AbortSignal) => ask<readonly Team[]>('GET', 'teams', undefined, signal),
  putTeam: ({ id, ...team }: Team) => ask<Team>('PUT', at('teams', id), team),
  removeTeam: (id: string) => ask<object>('DELETE', at('teams', id)),

  drafts: (signal?: AbortSignal) => ask<readonly StoredDraft[]>('GET', 'drafts', undefined, signal),
  draft: (id: string, signal?: AbortSignal) => ask<StoredDraft>('GET', at('drafts', id), undefined, signal),
  putDraft: ({ id, ...draft }: StoredDraft) => ask<{ version: number }>('PUT', at('drafts', id), draft),
  removeDraft: (id: string) => ask<object>('DELETE', at('drafts', id)),

  learn: (learned: Learned) => ask<Learned>('POST', 'learned', learned),

  tours: (signal?: AbortSignal) => ask<readonly TourListing[]>('GET', 'tours', undefined, signal),
  makeTour: (wish: NewTour) => ask<object>('POST', 'tours', wish),
  /** With the entries after this version. */
  tour: (id: string, after: number, signal?: AbortSignal) => ask<TourAnswer>('GET', `${at('tours', id)}?after=${after}`, undefined, signal),
  eraseTour: (id: string) => ask<object>('DELETE', at('tours', id)),
  enter: (id: string, entries: NewEntries) => ask<TourChange>('POST', at('tours', id, 'entries'), entries),

  invite: (id: string, role: MemberRole) => ask<MadeLink>('POST', at('tours', id, 'invitations'), { role }),
  invitation: (token: string, signal?: AbortSignal) => ask<Invitation>('GET', at('invitations', token), undefined, signal),
  accept: (token: string) => ask<{ id: string }>('POST', at('invitations', token)),
  members: (id: string, signal?: AbortSignal) => ask<readonly TourMember[]>('GET', at('tours', id, 'members'), undefined, signal),
  removeMember: (id: string, name: string) => ask<object>('DELETE', at('tours', id, 'members', name)),
  withdraw: (id: string) => ask<object>('DELETE', at('tours', id, 'invitations')),
  letFollow: (id: string) => ask<MadeLink>('POST', at('tours', id, 'follow')),
  endFollow: (id: string) => ask<object>('DELETE', at('tours', id, 'follow')),
  followed: (token: string, after: number, signal?: AbortSignal) =>
    ask<TourAnswer>('GET', `${at('follow', token)}?after=${after}`, undefined, signal),
} as const;

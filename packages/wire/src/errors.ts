import type { Problem, Refusal } from '@gruppetto/kernel';

/** The one shape of everything that went wrong over HTTP. */
export interface ErrorAnswer {
  readonly error: ErrorDetails & { readonly code: string; readonly message: string };
}

export interface ErrorDetails {
  /** What is wrong with the request, and where. */
  readonly problems?: readonly Problem[];
  /** Why the rules do not allow it. */
  readonly refusal?: Refusal;
  /** What is there instead of what the sender expected. */
  readonly current?: object;
  /** Seconds. */
  readonly retryAfter?: number;
}

import type { Seat } from '@gruppetto/kernel';
import type { SharedTable, Witnessed, You } from '@gruppetto/wire';

/** Storage may be denied; then it lasts as long as the page. */
const unkept = new Map<string, string>();

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return unkept.get(key);
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    unkept.set(key, value);
  }
}

const nameKey = 'gruppetto-name';
const witnessedKey = (id: string) => `gruppetto-witnessed-${id}`;
const contributionKey = (id: string) => `gruppetto-contribution-${id}`;

/** What the person at this browser was called last. */
export const myName = (): string => read(nameKey) ?? '';
export const keepMyName = (name: string): void => write(nameKey, name);

/** Whether anybody has sat down at a shared table here. */
export const hasSharedTables = (): boolean => read(nameKey) !== undefined;

/** What this browser put into the dice of a table. */
export const myContribution = (id: string): string | undefined => read(contributionKey(id));

/** 32 random bytes for the dice of a table, the same ones however often this browser sits down there. */
export function contributionFor(id: string): string {
  const kept = myContribution(id);
  if (kept) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const fresh = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  write(contributionKey(id), fresh);
  return fresh;
}

/** The seals as this browser saw them when the race was on, and where it sat then. */
export interface Seen extends Witnessed {
  readonly own?: Seat;
}

export function witnessed(id: string): Seen | undefined {
  const text = read(witnessedKey(id));
  return text === undefined ? undefined : (JSON.parse(text) as Seen);
}

/** Keeps the seals as this browser first sees them once the race is on: nobody can change them after that. */
export function witness({ id, status, commitment, seats }: SharedTable, { seat: own }: You): void {
  if (status !== 'racing' || witnessed(id)) return;
  const seen: Seen = { commitment, seats: seats.map((seat) => seat.commitment), ...(own !== undefined && { own }) };
  write(witnessedKey(id), JSON.stringify(seen));
}

import { commitmentOf, type Kept, type SharedTable, type Tended, tend, unrevealed, type You } from '@gruppetto/wire';
import { read, write } from './my-name.ts';

const diceKey = (id: string) => `gruppetto-dice-${id}`;
/** Where tables of fairness version 1 have kept theirs. */
const oldKeys = (id: string) => [`gruppetto-contribution-${id}`, `gruppetto-witnessed-${id}`] as const;

/** What this browser knows of the dice of a table: its own part, and the seals as it first saw them. */
export function keptOf(id: string): Kept {
  const text = read(diceKey(id));
  if (text !== undefined) return JSON.parse(text) as Kept;
  const [contribution, witnessed] = oldKeys(id).map(read);
  return { ...(contribution !== undefined && { contribution }), ...(witnessed !== undefined && (JSON.parse(witnessed) as Kept)) };
}

const keep = (id: string, kept: Kept): void => write(diceKey(id), JSON.stringify(kept));

function randomContribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What this browser shows of its part of the dice when it sits down. */
export function commitmentFor(id: string): string {
  const kept = unrevealed(keptOf(id), randomContribution);
  keep(id, kept);
  return commitmentOf(kept.contribution);
}

/** Keeps what is new about the dice of a table, before anything of it is sent. */
export function tendDice(table: SharedTable, you: You): Tended {
  const before = keptOf(table.id);
  const tended = tend(before, table, you, randomContribution);
  if (JSON.stringify(tended.kept) !== JSON.stringify(before)) keep(table.id, tended.kept);
  return tended;
}

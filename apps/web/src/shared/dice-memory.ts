import { commitmentOf, type DiceMemory, type PreparedDice, prepareDice, type SharedTable, unrevealed, type You } from '@gruppetto/wire';
import { read, write } from './my-name.ts';

const diceKey = (id: string) => `gruppetto-dice-${id}`;
/** Where tables of fairness version 1 have kept theirs. */
const oldKeys = (id: string) => [`gruppetto-contribution-${id}`, `gruppetto-witnessed-${id}`] as const;

/** What this browser knows of the dice of a table: its own part, and the seals as it first saw them. */
export function diceMemoryOf(id: string): DiceMemory {
  const text = read(diceKey(id));
  if (text !== undefined) return JSON.parse(text) as DiceMemory;
  const [contribution, witnessed] = oldKeys(id).map(read);
  return { ...(contribution !== undefined && { contribution }), ...(witnessed !== undefined && (JSON.parse(witnessed) as DiceMemory)) };
}

const keep = (id: string, memory: DiceMemory): void => write(diceKey(id), JSON.stringify(memory));

function randomContribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What this browser shows of its part of the dice when it sits down. */
export function commitmentFor(id: string): string {
  const memory = unrevealed(diceMemoryOf(id), randomContribution);
  keep(id, memory);
  return commitmentOf(memory.contribution);
}

/** Keeps what is new about the dice of a table, before anything of it is sent. */
export function prepareDiceOf(table: SharedTable, you: You): PreparedDice {
  const before = diceMemoryOf(table.id);
  const prepared = prepareDice(before, table, you, randomContribution);
  if (JSON.stringify(prepared.memory) !== JSON.stringify(before)) keep(table.id, prepared.memory);
  return prepared;
}

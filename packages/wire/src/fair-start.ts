import type { Seat } from '@gruppetto/kernel';
import { commitmentOf, type Witnessed } from './fair-dice.ts';
import type { SharedTable, You } from './protocol.ts';

/** What a browser keeps of the dice of one table, as JSON: it must outlive a reload. */
export interface DiceMemory extends Partial<Witnessed> {
  /** Its own part of the dice. */
  readonly contribution?: string;
  /** Where it sat when it saw the commitments of the seats. */
  readonly own?: Seat;
}

export interface PreparedDice {
  readonly memory: DiceMemory;
  /** What the page has to send now. */
  readonly send?: { readonly commitment: string } | { readonly contribution: string };
  /** The server has changed a commitment after showing it: this page reveals nothing to it. */
  readonly broken?: true;
}

/** A part of the dice that was never revealed, and nothing seen yet of what it would be mixed with. */
export function unrevealed(memory: DiceMemory, fresh: () => string): DiceMemory & { readonly contribution: string } {
  const { seats, own: _, contribution, ...rest } = memory;
  return { ...rest, contribution: seats || contribution === undefined ? fresh() : contribution };
}

/**
 * What a page keeps and sends when it is told of its table. It keeps the server's commitment from the first sight of it. It reveals a
 * contribution once, and only after it has kept the commitments of all other seats: nobody can choose theirs by it any longer.
 */
export function prepareDice(before: DiceMemory, table: SharedTable, { seat }: You, fresh: () => string): PreparedDice {
  const memory: DiceMemory = { ...before, commitment: before.commitment ?? table.commitment };
  if (table.status === 'racing') return { memory: memory.seats ? memory : { ...memory, ...seatsSeen(table, seat) } };
  if (table.status === 'over') return { memory };
  if (seat === undefined) return { memory: table.starting ? memory : withoutCalledOff(memory) };
  const shown = table.seats[seat].commitment;
  const own = memory.contribution === undefined ? undefined : commitmentOf(memory.contribution);
  if (!table.starting) {
    // Sealed by another device of this person, or sealed and still secret.
    if (shown !== undefined && (shown !== own || !memory.seats)) return { memory };
    const next = unrevealed(memory, fresh);
    return { memory: next, send: { commitment: commitmentOf(next.contribution) } };
  }
  if (table.seats[seat].revealed || shown !== own || memory.contribution === undefined) return { memory };
  const seen = seatsSeen(table, seat);
  if (memory.commitment !== table.commitment || (memory.seats && JSON.stringify(memory.seats) !== JSON.stringify(seen.seats)))
    return { memory, broken: true };
  return { memory: { ...memory, ...seen }, send: { contribution: memory.contribution } };
}

/** A page that had a seat and stood up again: what it saw and revealed for a start that was called off counts no longer. */
function withoutCalledOff({ seats, own, contribution, ...rest }: DiceMemory): DiceMemory {
  return seats ? rest : { ...rest, ...(contribution !== undefined && { contribution }) };
}

const seatsSeen = ({ seats }: SharedTable, own: Seat | undefined) => ({
  seats: seats.map(({ commitment }) => commitment),
  ...(own !== undefined && { own }),
});

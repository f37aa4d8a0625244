import type { Seat } from '@gruppetto/kernel';
import { commitmentOf, type Witnessed } from './fair-dice.ts';
import type { SharedTable, You } from './protocol.ts';

/** What a browser keeps of the dice of one table, as JSON: it must outlive a reload. */
export interface Kept extends Partial<Witnessed> {
  /** Its own part of the dice. */
  readonly contribution?: string;
  /** Where it sat when it saw the commitments of the seats. */
  readonly own?: Seat;
}

export interface Tended {
  readonly kept: Kept;
  /** What the page has to send now. */
  readonly send?: { readonly commitment: string } | { readonly contribution: string };
  /** The server has changed a commitment after showing it: this page reveals nothing to it. */
  readonly broken?: true;
}

/** A part of the dice that was never revealed, and nothing seen yet of what it would be mixed with. */
export function unrevealed(kept: Kept, fresh: () => string): Kept & { readonly contribution: string } {
  const { seats, own: _, contribution, ...rest } = kept;
  return { ...rest, contribution: seats || contribution === undefined ? fresh() : contribution };
}

/**
 * What a page keeps and sends when it is told of its table. It keeps the server's commitment from the first sight of it. It reveals a
 * contribution once, and only after it has kept the commitments of all other seats: nobody can choose theirs by it any longer.
 */
export function tend(before: Kept, table: SharedTable, { seat }: You, fresh: () => string): Tended {
  const kept: Kept = { ...before, commitment: before.commitment ?? table.commitment };
  if (table.status === 'racing') return { kept: kept.seats ? kept : { ...kept, ...seatsSeen(table, seat) } };
  if (table.status === 'over') return { kept };
  if (seat === undefined) return { kept: table.starting ? kept : withoutCalledOff(kept) };
  const shown = table.seats[seat].commitment;
  const own = kept.contribution === undefined ? undefined : commitmentOf(kept.contribution);
  if (!table.starting) {
    // Sealed by another device of this person, or sealed and still secret.
    if (shown !== undefined && (shown !== own || !kept.seats)) return { kept };
    const next = unrevealed(kept, fresh);
    return { kept: next, send: { commitment: commitmentOf(next.contribution) } };
  }
  if (table.seats[seat].revealed || shown !== own || kept.contribution === undefined) return { kept };
  const seen = seatsSeen(table, seat);
  if (kept.commitment !== table.commitment || (kept.seats && JSON.stringify(kept.seats) !== JSON.stringify(seen.seats)))
    return { kept, broken: true };
  return { kept: { ...kept, ...seen }, send: { contribution: kept.contribution } };
}

/** A page that had a seat and stood up again: what it saw and revealed for a start that was called off counts no longer. */
function withoutCalledOff({ seats, own, contribution, ...rest }: Kept): Kept {
  return seats ? rest : { ...rest, ...(contribution !== undefined && { contribution }) };
}

const seatsSeen = ({ seats }: SharedTable, own: Seat | undefined) => ({
  seats: seats.map(({ commitment }) => commitment),
  ...(own !== undefined && { own }),
});

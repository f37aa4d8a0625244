import { type Kysely, sql } from 'kysely';
import { Refused } from '../http/errors.ts';
import type { Rows } from '../storage/rows.ts';

/** How many characters plans and entries may have: of one tour, and of all tours of an account. A hundred raced stages take six million. */
const maxOfTour = 16_000_000;
const maxOfAccount = 200_000_000;

/** Refuses what would make a tour, or the tours of its owner, too large. */
export async function needRoom(db: Kysely<Rows>, account: string, before: number, after: number): Promise<void> {
  if (after > maxOfTour) throw new Refused(409, 'too-many-kept', (say) => say.tourTooLarge);
  const { size } = await db
    .selectFrom('tours')
    .select(sql<number>`coalesce(sum(size), 0)`.as('size'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  if (Number(size) - before + after > maxOfAccount) throw new Refused(409, 'too-many-kept', (say) => say.toursTooLarge);
}

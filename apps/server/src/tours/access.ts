import type { TourRole } from '@gruppetto/wire';
import type { Kysely } from 'kysely';
import { hashOf } from '../accounts/tokens.ts';
import { notFound, Refused } from '../http/errors.ts';
import type { Rows } from '../storage/rows.ts';

/** What this account may do with this tour; where it may nothing, the tour is not there. */
export async function roleOf(db: Kysely<Rows>, tour: string, account: string): Promise<TourRole> {
  const found = await db
    .selectFrom('tours')
    .leftJoin('members', (join) => join.onRef('members.tour', '=', 'tours.id').on('members.account', '=', account))
    .select(['tours.account', 'members.role'])
    .where('tours.id', '=', tour.toLowerCase())
    .executeTakeFirst();
  if (!found) throw notFound('unknown');
  if (found.account === account) return 'owner';
  if (!found.role) throw notFound('foreign');
  return found.role;
}

export async function needRole(db: Kysely<Rows>, tour: string, account: string, roles: readonly TourRole[]): Promise<TourRole> {
  const role = await roleOf(db, tour, account);
  if (!roles.includes(role))
    throw new Refused(403, 'not-your-part', (say) => (roles.includes('director') ? say.directorsOnly : say.tourOwnerOnly));
  return role;
}

interface FollowedTour extends Pick<Rows['tours'], 'id' | 'name' | 'game' | 'version'> {
  /** How many stages are over, of how many. */
  readonly closed: number;
  readonly stages: number;
  readonly winner: string | undefined;
}

/** The tour of a follow link. Links made before they could be shown again are stored as hashes, and open the tour too. */
export async function followedTour(db: Kysely<Rows>, token: string): Promise<FollowedTour> {
  const found = await db
    .selectFrom('tours')
    .select(['id', 'name', 'game', 'version', 'closed', 'stages', 'winner'])
    .where('follow', 'in', [token, hashOf(token)])
    .executeTakeFirst();
  if (!found) throw notFound('follow link');
  return { ...found, winner: found.winner ?? undefined };
}

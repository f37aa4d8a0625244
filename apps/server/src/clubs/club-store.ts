import type { Club, ClubListing } from '@gruppetto/wire';
import type { Kysely } from 'kysely';
import { notFound, Refused } from '../http/errors.ts';
import type { ClubRole, Rows } from '../storage/rows.ts';
import type { TableRows } from '../tables/store/rows.ts';
import { contestsOf } from './contests.ts';
import { seasonsOf } from './seasons.ts';

type AllRows = Rows & TableRows;

const maxTables = 30;
const maxEvents = 60;
const month = 31 * 24 * 60 * 60 * 1000;

/** The role of an account in a club; undefined if they are not in it. */
export async function needMember(db: Kysely<AllRows>, club: string, account: string): Promise<ClubRole> {
  const row = await db.selectFrom('club_members').select('role').where('club', '=', club).where('account', '=', account).executeTakeFirst();
  if (!row) throw notFound('club');
  return row.role;
}

export async function needOwner(db: Kysely<AllRows>, club: string, account: string): Promise<void> {
  if ((await needMember(db, club, account)) !== 'owner') throw new Refused(403, 'owner-only', (say) => say.clubOwnerOnly);
}

/** Every club has an owner: if the last one leaves, the oldest member takes over. A club without members is deleted. */
export async function seeToOwner(db: Kysely<AllRows>, club: string): Promise<void> {
  const members = await db
    .selectFrom('club_members')
    .select(['account', 'role'])
    .where('club', '=', club)
    .orderBy('made')
    .orderBy('account')
    .execute();
  const [first] = members;
  if (!first) await removeClub(db, club);
  else if (!members.some(({ role }) => role === 'owner'))
    await db.updateTable('club_members').set({ role: 'owner' }).where('club', '=', club).where('account', '=', first.account).execute();
}

export async function removeClub(db: Kysely<AllRows>, club: string): Promise<void> {
  await db.updateTable('shared_tables').set({ club: null }).where('club', '=', club).execute();
  await db.updateTable('tours').set({ club: null }).where('club', '=', club).execute();
  await db.deleteFrom('clubs').where('id', '=', club).execute();
}

export async function clubsOf(db: Kysely<AllRows>, account: string): Promise<readonly ClubListing[]> {
  const rows = await db
    .selectFrom('clubs')
    .innerJoin('club_members as own', (join) => join.onRef('own.club', '=', 'clubs.id').on('own.account', '=', account))
    .select(['clubs.id', 'clubs.name'])
    .select(({ selectFrom }) =>
      selectFrom('club_members')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('club', '=', 'clubs.id')
        .as('members'),
    )
    .orderBy('clubs.name')
    .execute();
  return rows.map(({ id, name, members }) => ({ id, name, members: Number(members) }));
}

/** All that a member sees of a club. */
export async function readClub(db: Kysely<AllRows>, id: string, account: string, now: number): Promise<Club> {
  const role = await needMember(db, id, account);
  await seeToOwner(db, id);
  const { name, link } = await db.selectFrom('clubs').select(['name', 'link']).where('id', '=', id).executeTakeFirstOrThrow();
  const members = await db
    .selectFrom('club_members')
    .innerJoin('accounts', 'accounts.id', 'club_members.account')
    .select(['accounts.name', 'role'])
    .where('club', '=', id)
    .orderBy('accounts.name_key')
    .execute();
  const tours = await db
    .selectFrom('tours')
    .select(['id', 'name', 'stages', 'closed', 'winner'])
    .where('club', '=', id)
    .orderBy('touched', 'desc')
    .execute();
  const seasons = await seasonsOf(db, id);
  const contests = await contestsOf(db as unknown as Kysely<Rows>, id);
  const ended = await db
    .selectFrom('seasons')
    .select(['name', 'winner', 'winner_points'])
    .where('club', '=', id)
    .where('winner', 'is not', null)
    .orderBy('ended', 'desc')
    .execute();
  return {
    id,
    name,
    owner: role === 'owner',
    ...(role === 'owner' && link !== null && { link }),
    members: members.map((member) => ({ name: member.name, owner: member.role === 'owner' })),
    tables: await tablesOf(db, id),
    tours: tours.map(({ winner, ...tour }) => ({ ...tour, ...(winner !== null && { winner }) })),
    seasons,
    events: await eventsOf(db, id, now),
    contests,
    fame: [
      ...ended.map(({ name: title, winner, winner_points }) => ({
        name: winner ?? '',
        title,
        kind: 'season' as const,
        ...(winner_points !== null && { points: winner_points }),
      })),
      ...contests.flatMap(({ name: title, winner }) => (winner === undefined ? [] : [{ name: winner, title, kind: 'contest' as const }])),
      ...tours.flatMap(({ name: title, winner }) => (winner === null ? [] : [{ name: winner, title, kind: 'tour' as const }])),
    ],
  };
}

async function tablesOf(db: Kysely<AllRows>, club: string): Promise<Club['tables']> {
  const rows = await db
    .selectFrom('shared_tables')
    .select(['id', 'game', 'status', 'touched'])
    .where('club', '=', club)
    .orderBy('touched', 'desc')
    .limit(maxTables)
    .execute();
  if (rows.length === 0) return [];
  const seats = await db
    .selectFrom('shared_seats')
    .select(['shared_table', 'name', 'player', 'held_name'])
    .where(
      'shared_table',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('seat')
    .execute();
  return rows.map((row) => ({
    ...row,
    people: seats.flatMap(({ shared_table, name, player, held_name }) =>
      shared_table !== row.id ? [] : player === 'person' ? [name] : player === null && held_name ? [held_name] : [],
    ),
  }));
}

async function eventsOf(db: Kysely<AllRows>, club: string, now: number): Promise<Club['events']> {
  const rows = await db
    .selectFrom('club_events')
    .select(['id', 'title', 'at', 'shared_table'])
    .where('club', '=', club)
    .where('at', '>', now - 2 * month)
    .orderBy('at')
    .limit(maxEvents)
    .execute();
  if (rows.length === 0) return [];
  const replies = await db
    .selectFrom('club_replies')
    .innerJoin('accounts', 'accounts.id', 'club_replies.account')
    .select(['event', 'accounts.name', 'coming'])
    .where(
      'event',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('accounts.name_key')
    .execute();
  const saying = (event: string, coming: 0 | 1) =>
    replies.filter((one) => one.event === event && one.coming === coming).map(({ name }) => name);
  return rows.map(({ id, title, at, shared_table }) => ({
    id,
    title,
    at,
    ...(shared_table !== null && { table: shared_table }),
    coming: saying(id, 1),
    notComing: saying(id, 0),
  }));
}

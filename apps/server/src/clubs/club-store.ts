import type { Club, ClubListing } from '@gruppetto/wire';
import { nameKey } from '../accounts/accounts.ts';
import { personOf } from '../accounts/personal-data.ts';
import { notFound, Refused } from '../http/errors.ts';
import type { ClubRole } from '../storage/rows.ts';
import { eventsOf } from './calendar-store.ts';
import { type ClubDatabase, lock } from './club-rows.ts';
import { contestsOf } from './contest-store.ts';
import { seasonsOf } from './seasons.ts';

const maxClubs = 50;
const maxMembers = 200;
const maxTables = 30;

interface NewClub {
  readonly id: string;
  readonly name: string;
}

/** Makes a club of this account. If the answer was lost and the page sends the club again, it is still one club. */
export async function makeClub(db: ClubDatabase, { id, name }: NewClub, account: string, made: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lock(transaction, 'accounts', account);
    if ((await clubsOf(transaction, account)).length >= maxClubs)
      throw new Refused(409, 'too-many-kept', (say) => say.tooManyClubs(maxClubs));
    const fresh = await transaction
      .insertInto('clubs')
      .values({ id, name, link: null, made })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (fresh.length === 0) await needMember(transaction, id, account);
    else await transaction.insertInto('club_members').values({ club: id, account, role: 'owner', made }).execute();
  });
}

/** Sets the token of the link by which people join, or none. */
export async function setClubLink(db: ClubDatabase, club: string, link: string | undefined): Promise<void> {
  await db
    .updateTable('clubs')
    .set({ link: link ?? null })
    .where('id', '=', club)
    .execute();
}

/** The club that people join by this link. */
export async function linkedClub(db: ClubDatabase, link: string): Promise<ClubListing> {
  const club = await db.selectFrom('clubs').select(['id', 'name']).where('link', '=', link).executeTakeFirst();
  if (!club) throw notFound('club link');
  const members = await db.selectFrom('club_members').select('account').where('club', '=', club.id).execute();
  return { ...club, members: members.length };
}

export async function joinClub(db: ClubDatabase, club: string, account: string, made: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lock(transaction, 'clubs', club);
    const members = await transaction.selectFrom('club_members').select('account').where('club', '=', club).execute();
    if (members.length >= maxMembers) throw new Refused(409, 'too-many-kept', (say) => say.clubFull(maxMembers));
    await transaction
      .insertInto('club_members')
      .values({ club, account, role: 'member', made })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** A member leaves or is sent away. */
export async function removeMember(db: ClubDatabase, club: string, name: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('club_members')
      .where('club', '=', club)
      .where('account', 'in', (select) => select.selectFrom('accounts').select('id').where('name_key', '=', nameKey(name)))
      .execute();
    await seeToOwner(transaction, club);
  });
}

/** A table that its host gives to the club before the race. */
export async function addTable(db: ClubDatabase, club: string, table: string, host: string): Promise<void> {
  const changed = await db
    .updateTable('shared_tables')
    .set({ club })
    .where('id', '=', table)
    .where('host', '=', personOf(host))
    .where('status', '=', 'gathering')
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) throw notFound('table');
}

export async function addTour(db: ClubDatabase, club: string, tour: string, owner: string): Promise<void> {
  const changed = await db.updateTable('tours').set({ club }).where('id', '=', tour).where('account', '=', owner).executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) throw notFound('tour');
}

/** The role of an account in a club; undefined if they are not in it. */
export async function needMember(db: ClubDatabase, club: string, account: string): Promise<ClubRole> {
  const row = await db.selectFrom('club_members').select('role').where('club', '=', club).where('account', '=', account).executeTakeFirst();
  if (!row) throw notFound('club');
  return row.role;
}

export async function needOwner(db: ClubDatabase, club: string, account: string): Promise<void> {
  if ((await needMember(db, club, account)) !== 'owner') throw new Refused(403, 'owner-only', (say) => say.clubOwnerOnly);
}

/** Every club has an owner: if the last one leaves, the oldest member takes over. A club without members is deleted. */
async function seeToOwner(db: ClubDatabase, club: string): Promise<void> {
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

export async function removeClub(db: ClubDatabase, club: string): Promise<void> {
  await db.updateTable('shared_tables').set({ club: null }).where('club', '=', club).execute();
  await db.updateTable('tours').set({ club: null }).where('club', '=', club).execute();
  await db.deleteFrom('clubs').where('id', '=', club).execute();
}

export async function clubsOf(db: ClubDatabase, account: string): Promise<readonly ClubListing[]> {
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
export async function readClub(db: ClubDatabase, id: string, account: string, now: number): Promise<Club> {
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
  const contests = await contestsOf(db, id);
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

async function tablesOf(db: ClubDatabase, club: string): Promise<Club['tables']> {
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

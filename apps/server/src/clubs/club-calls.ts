import { object } from '@gruppetto/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from '../accounts/sessions.ts';
import type { Context } from '../context.ts';
import { line, uuid } from '../http/check.ts';
import type { Engines } from '../tables/engine/engines.ts';
import type { ClubDatabase } from './club-rows.ts';
import { needMember, needOwner } from './club-store.ts';
import type { Contests } from './contests.ts';

/** What all routes of clubs need. */
export interface ClubContext extends Context {
  readonly sessions: Sessions;
  readonly contests: Contests;
  readonly engines: Engines;
  readonly db: ClubDatabase;
}

export const params = object({ id: uuid });
/** Something that belongs to a club. */
export const partParams = object({ id: uuid, thing: uuid });
export const clubName = line(2, 60);

/** Who calls, and the club that they are in. */
interface Caller {
  readonly account: string;
  readonly club: string;
}

export async function memberOf({ db, sessions }: ClubContext, request: FastifyRequest, reply: FastifyReply, id: string): Promise<Caller> {
  const { id: account } = await sessions.need(request, reply);
  const club = id.toLowerCase();
  await needMember(db, club, account);
  return { account, club };
}

export async function ownerOf({ db, sessions }: ClubContext, request: FastifyRequest, reply: FastifyReply, id: string): Promise<Caller> {
  const { id: account } = await sessions.need(request, reply);
  const club = id.toLowerCase();
  await needOwner(db, club, account);
  return { account, club };
}

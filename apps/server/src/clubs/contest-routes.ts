import { anything, integer, list, object, oneOf, refine } from '@gruppetto/kernel';
import { contestKinds, settingsSchema } from '@gruppetto/wire';
import type { FastifyRequest } from 'fastify';
import { nameKey } from '../accounts/accounts.ts';
import { type App, gameName, line, uuid } from '../http/check.ts';
import { invalid, Refused } from '../http/errors.ts';
import { addressOf } from '../http/limits.ts';
import { type ClubContext, clubName, memberOf, params } from './club-calls.ts';
import { roundsOf } from './contest-plan.ts';
import { seeded } from './contest-store.ts';

const maxOptions = 64 * 1024;

const body = refine(
  object({
    id: uuid,
    name: clubName,
    kind: oneOf(contestKinds),
    game: gameName,
    options: anything<object>(),
    days: integer({ min: 1, max: 60 }),
    rounds: integer({ min: 1, max: 30 }),
    names: list(line(1, 40), { min: 2, max: 64 }),
    settings: settingsSchema,
  }),
  ({ names }, at) => (new Set(names.map(nameKey)).size < names.length ? [{ at: `${at}names`, need: { reason: 'named-twice' } }] : []),
);

export function contestRoutes(app: App, context: ClubContext): void {
  const { db, limits, contests } = context;
  app.post('/api/clubs/:id/contests', { schema: { params, body } }, async (request, reply) => {
    const { club } = await memberOf(context, request, reply, request.params.id);
    await limits.costly(request);
    const { game, names, kind, days, name, settings } = request.body;
    const { options, size } = await readOptions(context, game, request.body.options, request);
    const entrants = await seeded(db, club, game, names);
    const id = request.body.id.toLowerCase();
    const rounds = kind === 'knock-out' ? roundsOf(entrants.length, size) : request.body.rounds;
    await contests.begin({ id, club, name, kind, game, options, settings, size, days, rounds, entrants });
    return reply.code(201).send({ id });
  });
}

/** What a table of a contest is played with, and how many seats it has. */
async function readOptions({ engines }: ClubContext, game: string, options: object, request: FastifyRequest) {
  const read = await engines.do({ do: 'options', game, options }, { payer: addressOf(request) });
  if (read.kind === 'invalid') throw invalid(read.problems);
  if (read.kind !== 'options') throw new Error(`options were not read: ${JSON.stringify(read)}`);
  if (JSON.stringify(read.options).length > maxOptions)
    throw invalid([{ at: 'options', need: { reason: 'too-long', with: { max: maxOptions } } }]);
  if (read.seats < 2) throw new Refused(409, 'one-seat', (say) => say.contestNeedsTwo);
  return { options: read.options, size: read.seats };
}

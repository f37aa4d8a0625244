import { integer, object } from '@gruppetto/kernel';
import type { House, HouseAction, HouseKey, HousePerson, HouseReport } from '@gruppetto/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkPassword, deleteAccount } from '../accounts/accounts.ts';
import { readActions, writeDown } from '../accounts/owner-log.ts';
import { triedPassword } from '../accounts/passwords.ts';
import type { PersonalData } from '../accounts/personal-data.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Context } from '../context.ts';
import { type App, line, ownId, uuid } from '../http/check.ts';
import { notFound, Refused } from '../http/errors.ts';
import { type BackupService, backupRoutes } from './backup-routes.ts';
import {
  findPerson,
  handOver,
  readHouse,
  readKeys,
  readPeople,
  readReports,
  revokeKey,
  setOpenAccounts,
  settleReport,
  suspend,
} from './house.ts';

const named = object({ name: line(0, 200) });
const maxAccounts = 1_000_000;

/** Calls for the owner of the server; every change is logged. */
export function ownerRoutes(
  app: App,
  { storage, limits, now }: Context,
  sessions: Sessions,
  parts: readonly PersonalData[],
  backups: BackupService | undefined,
): void {
  const { db } = storage;
  const note = (who: string, action: string, about: string) => writeDown(db, who, action, about, now());

  /** Another account than the owner's own. */
  const other = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const owner = await sessions.needOwner(request, reply);
    const person = await findPerson(db, name);
    if (!person) throw new Refused(404, 'not-found', (say) => say.noSuchAccount);
    if (person.id === owner.id) throw new Refused(409, 'own-account', (say) => say.ownAccount);
    return { owner, person };
  };

  app.get('/api/owner', async (request, reply): Promise<House> => {
    await sessions.needOwner(request, reply);
    return await readHouse(storage);
  });

  app.get('/api/owner/people', async (request, reply): Promise<{ people: readonly HousePerson[] }> => {
    await sessions.needOwner(request, reply);
    return { people: await readPeople(db) };
  });

  app.post('/api/owner/people/:name/suspension', { schema: { params: named } }, async (request, reply) => {
    const { owner, person } = await other(request, reply, request.params.name);
    await suspend(db, person.id, now());
    sessions.ended(person.id);
    await note(owner.name, 'suspended', person.name);
    return {};
  });

  app.delete('/api/owner/people/:name/suspension', { schema: { params: named } }, async (request, reply) => {
    const { owner, person } = await other(request, reply, request.params.name);
    await suspend(db, person.id, null);
    await note(owner.name, 'let-in', person.name);
    return {};
  });

  app.delete('/api/owner/people/:name', { schema: { params: named } }, async (request, reply) => {
    const { owner, person } = await other(request, reply, request.params.name);
    const announcements = await deleteAccount(db, parts, person.id, now());
    sessions.ended(person.id);
    for (const announce of announcements) announce();
    await note(owner.name, 'deleted', person.name);
    return {};
  });

  const heir = object({ name: line(0, 200), password: triedPassword });
  app.post('/api/owner/heir', { onRequest: limits.secret, schema: { body: heir } }, async (request, reply) => {
    const { owner, person } = await other(request, reply, request.body.name);
    await limits.name(request, owner.id);
    await checkPassword(db, owner.id, request.body.password);
    await handOver(db, person.id);
    await note(owner.name, 'handed-over', person.name);
    return {};
  });

  app.get('/api/owner/keys', async (request, reply): Promise<{ keys: readonly HouseKey[] }> => {
    await sessions.needOwner(request, reply);
    return { keys: await readKeys(db) };
  });

  app.delete('/api/owner/keys/:id', { schema: { params: object({ id: ownId }) } }, async (request, reply) => {
    const owner = await sessions.needOwner(request, reply);
    if (!(await revokeKey(db, request.params.id))) throw notFound();
    await note(owner.name, 'revoked-key', request.params.id);
    return {};
  });

  const signUp = object({ openAccounts: integer({ min: 0, max: maxAccounts }) });
  app.put('/api/owner/sign-up', { schema: { body: signUp } }, async (request, reply) => {
    const owner = await sessions.needOwner(request, reply);
    await setOpenAccounts(db, request.body.openAccounts);
    await note(owner.name, 'sign-up', `${request.body.openAccounts}`);
    return {};
  });

  app.get('/api/owner/reports', async (request, reply): Promise<{ reports: readonly HouseReport[] }> => {
    await sessions.needOwner(request, reply);
    return { reports: await readReports(db) };
  });

  const settled = object({ answer: line(0, 500) });
  app.put('/api/owner/reports/:id', { schema: { params: object({ id: uuid }), body: settled } }, async (request, reply) => {
    const owner = await sessions.needOwner(request, reply);
    if (!(await settleReport(db, request.params.id.toLowerCase(), request.body.answer, now()))) throw notFound();
    await note(owner.name, 'settled-report', request.body.answer);
    return {};
  });

  app.get('/api/owner/log', async (request, reply): Promise<{ actions: readonly HouseAction[] }> => {
    await sessions.needOwner(request, reply);
    return { actions: await readActions(db) };
  });

  if (backups) backupRoutes(app, { storage, limits, backups }, sessions, note);
}

import { createReadStream } from 'node:fs';
import { integer, object } from '@gruppetto/kernel';
import type { HouseBackup, HouseBackups, Restoring } from '@gruppetto/wire';
import { checkPassword } from '../accounts/accounts.ts';
import { triedPassword } from '../accounts/passwords.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Context } from '../context.ts';
import { type App, line } from '../http/check.ts';
import { type FaultSentence, notFound, Refused } from '../http/errors.ts';
import { comeBackIn } from '../http/stand-in.ts';
import type { Backups } from '../storage/backups.ts';
import { checkBackup, needNoServer } from '../storage/dump.ts';
import { StorageProblem } from '../storage/problem.ts';

/** What a server has to do to replace its data with a backup. */
export interface Restoration {
  /** The name of the backup. */
  readonly name: string;
  /** The name of the backup that is made of the present state before. */
  readonly before: string;
  /** The owner who asked for it. */
  readonly who: string;
}

export interface BackupService {
  readonly backups: Backups;
  /** Stops this server, restores, and starts it again; called once. */
  restore(restoration: Restoration): void;
}

/** More would fill the disk unseen. */
const maxBackups = 100;

const why: Partial<Record<StorageProblem['code'], readonly [code: string, sentence: FaultSentence]>> = {
  damaged: ['damaged', (say) => say.backupDamaged],
  newer: ['newer', (say) => say.backupNewer],
  locked: ['other-servers', (say) => say.otherServers],
};

/** Backups in the server's own folder: listed, made, fetched, deleted and restored by the owner. */
export function backupRoutes(
  app: App,
  { storage, limits, backups: service }: Pick<Context, 'storage' | 'limits'> & { readonly backups: BackupService },
  sessions: Sessions,
  note: (who: string, action: string, about: string) => Promise<void>,
): void {
  const { db, kind } = storage;
  const { backups } = service;
  const named = object({ name: line(1, 120) });
  let restoring = false;

  app.addHook('onRequest', async () => {
    if (restoring) throw new Refused(503, 'restoring', (say) => say.restoring, { retryAfter: comeBackIn });
  });

  const find = async (name: string): Promise<HouseBackup> => {
    const backup = await backups.find(name);
    if (!backup) throw notFound();
    return backup;
  };

  app.get('/api/owner/backups', async (request, reply): Promise<HouseBackups> => {
    await sessions.needOwner(request, reply);
    return { backups: await backups.list(), folder: backups.folder, lasting: backups.lasting };
  });

  app.post('/api/owner/backups', { onRequest: limits.costly }, async (request, reply): Promise<HouseBackup> => {
    const owner = await sessions.needOwner(request, reply);
    if ((await backups.list()).length >= maxBackups) throw new Refused(409, 'too-many-backups', (say) => say.tooManyBackups(maxBackups));
    const name = backups.newName('gruppetto');
    await backups.make(storage, name).catch((error) => {
      throw error.code === 'ENOSPC' ? new Refused(503, 'no-room', (say) => say.noRoomForBackup) : error;
    });
    await note(owner.name, 'made-backup', name);
    return await find(name);
  });

  app.get('/api/owner/backups/:name', { onRequest: limits.costly, schema: { params: named } }, async (request, reply) => {
    const owner = await sessions.needOwner(request, reply);
    const { name } = await find(request.params.name);
    await note(owner.name, 'backup', name);
    reply.header('content-disposition', `attachment; filename="${name}"`).type('application/octet-stream');
    return reply.send(createReadStream(backups.path(name)));
  });

  app.delete('/api/owner/backups/:name', { schema: { params: named } }, async (request, reply) => {
    const owner = await sessions.needOwner(request, reply);
    const { name } = await find(request.params.name);
    await backups.delete(name);
    await note(owner.name, 'deleted-backup', name);
    return {};
  });

  // The request repeats when the backup was made: it's the one that the person has read about, and they know what gets lost.
  const sure = object({ password: triedPassword, made: integer({ min: 0, max: Number.MAX_SAFE_INTEGER }) });
  app.post(
    '/api/owner/backups/:name/restoration',
    { onRequest: limits.secret, schema: { params: named, body: sure } },
    async (request, reply): Promise<Restoring> => {
      const owner = await sessions.needOwner(request, reply);
      await limits.name(request, owner.id);
      await checkPassword(db, owner.id, request.body.password);
      const { name, made } = await find(request.params.name);
      if (made !== request.body.made) throw new Refused(409, 'stale', (say) => say.stale);
      try {
        const { hasOwner } = await checkBackup(backups.path(name));
        if (!hasOwner) throw new Refused(409, 'no-owner', (say) => say.backupWithoutOwner);
        await needNoServer(kind, db);
      } catch (error) {
        const [code, sentence] = (error instanceof StorageProblem && why[error.code]) || [];
        throw code && sentence ? new Refused(409, code, sentence) : error;
      }
      if (restoring) throw new Refused(503, 'restoring', (say) => say.restoring, { retryAfter: comeBackIn });
      restoring = true;
      const before = backups.newName('before-restore');
      reply.raw.once('close', () => service.restore({ name, before, who: owner.name }));
      return reply.code(202).send({ before });
    },
  );
}

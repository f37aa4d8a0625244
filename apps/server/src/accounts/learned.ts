import { list, object, refine, type Schema, text } from '@gruppetto/kernel';
import type { Learned } from '@gruppetto/wire';
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import type { App } from '../http/check.ts';
import { Refused } from '../http/errors.ts';
import { lockRow } from '../storage/lock-row.ts';
import type { Rows } from '../storage/rows.ts';
import type { Sessions } from './sessions.ts';

/** More than all courses together have. */
const maxLessons = 500;

/** "game/lesson", as the addresses of the pages have it. */
const lesson = refine(text(81), (value, at) =>
  /^[a-z0-9-]{1,40}\/[a-z0-9-]{1,40}$/.test(value) ? [] : [{ at, need: { reason: 'need-id' } }],
);
const body: Schema<Learned> = object({ lessons: list(lesson, { max: maxLessons }) });

/** Which lessons somebody has ridden. Lessons are only ever added, so devices that learn apart lose nothing. */
export function learnedRoutes(app: App, { storage: { db }, now }: Context, sessions: Sessions): void {
  const lessonsOf = async (from: Kysely<Rows>, account: string): Promise<readonly string[]> => {
    const rows = await from.selectFrom('learned').select('lesson').where('account', '=', account).orderBy('lesson').execute();
    return rows.map((row) => row.lesson);
  };

  app.get('/api/learned', async (request, reply): Promise<Learned> => {
    const { id: account } = await sessions.need(request, reply);
    return { lessons: await lessonsOf(db, account) };
  });

  app.post('/api/learned', { schema: { body } }, async (request, reply): Promise<Learned> => {
    const { id: account } = await sessions.need(request, reply);
    const lessons = [...new Set(request.body.lessons)];
    const unknownIn = (known: readonly string[]): readonly string[] => {
      const there = new Set(known);
      return lessons.filter((one) => !there.has(one));
    };
    if (unknownIn(await lessonsOf(db, account)).length > 0)
      await db.transaction().execute(async (transaction) => {
        await lockRow(transaction, 'accounts', account);
        const known = await lessonsOf(transaction, account);
        const added = unknownIn(known);
        if (known.length + added.length > maxLessons) throw new Refused(409, 'too-many-kept', (say) => say.tooManyLessons(maxLessons));
        if (added.length === 0) return;
        await transaction
          .insertInto('learned')
          .values(added.map((one) => ({ account, lesson: one, made: now() })))
          .execute();
      });
    return { lessons: await lessonsOf(db, account) };
  });
}

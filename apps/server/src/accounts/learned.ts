import { list, object, refine, type Schema, text } from '@gruppetto/kernel';
import type { Learned } from '@gruppetto/wire';
import type { Context } from '../context.ts';
import type { App } from '../http/check.ts';
import { Refused } from '../http/errors.ts';
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
  const lessonsOf = async (account: string): Promise<readonly string[]> => {
    const rows = await db.selectFrom('learned').select('lesson').where('account', '=', account).orderBy('lesson').execute();
    return rows.map((row) => row.lesson);
  };

  app.get('/api/learned', async (request, reply): Promise<Learned> => {
    const { id: account } = await sessions.need(request, reply);
    return { lessons: await lessonsOf(account) };
  });

  app.post('/api/learned', { schema: { body } }, async (request, reply): Promise<Learned> => {
    const { id: account } = await sessions.need(request, reply);
    const known = new Set(await lessonsOf(account));
    const added = [...new Set(request.body.lessons)].filter((one) => !known.has(one));
    if (known.size + added.length > maxLessons) throw new Refused(409, 'too-many-kept', (say) => say.tooManyLessons(maxLessons));
    if (added.length > 0)
      await db
        .insertInto('learned')
        .values(added.map((one) => ({ account, lesson: one, made: now() })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return { lessons: await lessonsOf(account) };
  });
}

import type { Kysely } from 'kysely';
import { paged } from '../accounts/export.ts';
import type { PersonalData } from '../accounts/personal-data.ts';
import { withList } from '../http/send-text.ts';
import type { Rows } from '../storage/rows.ts';
import { entryTexts } from './tour-text.ts';

/** A tour is its owner's, and goes with the account by itself. */
export const toursData: PersonalData = {
  exported(db, { account }) {
    const tours = db.selectFrom('tours').select('id').where('account', '=', account).orderBy('made').orderBy('id');
    const memberships = db
      .selectFrom('members')
      .innerJoin('tours', 'tours.id', 'members.tour')
      .select(['tours.id', 'tours.name', 'members.role', 'members.made'])
      .where('members.account', '=', account)
      .orderBy('tours.id');
    return {
      tours: paged(
        (limit, offset) => tours.limit(limit).offset(offset).execute(),
        ({ id }) => tourText(db, id),
      ),
      memberships: paged((limit, offset) => memberships.limit(limit).offset(offset).execute()),
    };
  },
  adopt: async () => undefined,
  leave: async () => () => undefined,
};

async function* tourText(db: Kysely<Rows>, id: string): AsyncGenerator<string> {
  const tour = await db.selectFrom('tours').select(['plan', 'version', 'made', 'touched']).where('id', '=', id).executeTakeFirst();
  if (!tour) {
    yield 'null';
    return;
  }
  const { plan, version, made, touched } = tour;
  yield* withList(
    `"id":${JSON.stringify(id)},"plan":${plan},"made":${made},"touched":${touched}`,
    'entries',
    entryTexts(db, id, 0, version, true),
  );
}

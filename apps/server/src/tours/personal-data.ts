import type { PersonalData } from '../accounts/personal-data.ts';

/** A tour is its owner's, and goes with the account by itself. */
export const toursData: PersonalData = {
  async exported(transaction, { account }) {
    const tours = await transaction.selectFrom('tours').selectAll().where('account', '=', account).orderBy('made').execute();
    const entries = await transaction
      .selectFrom('entries')
      .innerJoin('tours', 'tours.id', 'entries.tour')
      .leftJoin('accounts', 'accounts.id', 'entries.account')
      .select(['entries.tour', 'entries.id', 'entries.entry', 'entries.at', 'accounts.name as by'])
      .where('tours.account', '=', account)
      .orderBy('entries.version')
      .execute();
    const entriesOf = new Map<string, object[]>(tours.map(({ id }) => [id, []]));
    for (const { tour, id, entry, at, by } of entries) entriesOf.get(tour)?.push({ id, entry: JSON.parse(entry), at, ...(by && { by }) });
    const memberships = await transaction
      .selectFrom('members')
      .innerJoin('tours', 'tours.id', 'members.tour')
      .select(['tours.id', 'tours.name', 'members.role', 'members.made'])
      .where('members.account', '=', account)
      .execute();
    return {
      tours: tours.map(({ id, plan, made, touched }) => ({ id, plan: JSON.parse(plan), made, touched, entries: entriesOf.get(id) })),
      memberships,
    };
  },
  adopt: async () => undefined,
  leave: async () => () => undefined,
};

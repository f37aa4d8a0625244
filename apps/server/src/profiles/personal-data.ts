import type { Kysely } from 'kysely';
import { paged } from '../accounts/export.ts';
import type { PersonalData } from '../accounts/personal-data.ts';
import type { Rows } from '../storage/rows.ts';

const ofPerson = ['preferences', 'push_subscriptions', 'notices'] as const;

/** A person's settings and results; ratings, friends and clubs go with the row of the account. */
export const peopleData = (db: Kysely<Rows>): PersonalData => ({
  exported(from, { account, person }) {
    const ratings = from
      .selectFrom('ratings')
      .select(['game', 'mu', 'sigma', 'races', 'touched'])
      .where('account', '=', account)
      .orderBy('game');
    const botRatings = from
      .selectFrom('bot_ratings')
      .innerJoin('api_tokens', 'api_tokens.id', 'bot_ratings.token')
      .select(['bot_ratings.name', 'game', 'mu', 'sigma', 'races', 'touched'])
      .where('account', '=', account)
      .orderBy('token')
      .orderBy('game');
    const friends = from
      .selectFrom('friends')
      .innerJoin('accounts', 'accounts.id', 'friends.friend')
      .select(['accounts.name', 'friends.made'])
      .where('account', '=', account)
      .orderBy('accounts.name_key');
    const preferences = from
      .selectFrom('preferences')
      .select(['profile', 'telling', 'quiet', 'email', 'email_confirmed', 'vacation_from', 'vacation_until', 'language'])
      .where('person', '=', person)
      .orderBy('person');
    const browsers = from
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'made'])
      .where('person', '=', person)
      .orderBy('made')
      .orderBy('id');
    const clubs = from
      .selectFrom('club_members')
      .innerJoin('clubs', 'clubs.id', 'club_members.club')
      .select(['clubs.name', 'club_members.role', 'club_members.made'])
      .where('account', '=', account)
      .orderBy('club_members.made')
      .orderBy('clubs.id');
    const points = from
      .selectFrom('season_results')
      .select(['season', 'place', 'points', 'at'])
      .where('account', '=', account)
      .orderBy('at')
      .orderBy('season');
    return {
      ratings: paged((limit, offset) => ratings.limit(limit).offset(offset).execute()),
      botRatings: paged((limit, offset) => botRatings.limit(limit).offset(offset).execute()),
      friends: paged((limit, offset) => friends.limit(limit).offset(offset).execute()),
      preferences: paged((limit, offset) => preferences.limit(limit).offset(offset).execute()),
      browsers: paged((limit, offset) => browsers.limit(limit).offset(offset).execute()),
      clubs: paged((limit, offset) => clubs.limit(limit).offset(offset).execute()),
      points: paged((limit, offset) => points.limit(limit).offset(offset).execute()),
    };
  },
  async adopt(guest, person) {
    const isIn = async (table: (typeof ofPerson)[number], whose: string) =>
      (await db.selectFrom(table).select('person').where('person', '=', whose).limit(1).execute()).length > 0;
    for (const table of ofPerson) {
      if (!(await isIn(table, guest))) continue;
      // Settings of the account stay.
      if (table === 'preferences' && (await isIn(table, person))) await db.deleteFrom(table).where('person', '=', guest).execute();
      else await db.updateTable(table).set({ person }).where('person', '=', guest).execute();
    }
  },
  async leave(transaction, { person }) {
    for (const table of ofPerson) await transaction.deleteFrom(table).where('person', '=', person).execute();
    return () => undefined;
  },
});

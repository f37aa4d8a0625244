import { flag, object, oneOf } from '@gruppetto/kernel';
import {
  type AccountAnswer,
  type AccountInfo,
  type Club,
  type ClubEvent,
  type ClubListing,
  type ClubTable,
  type Contest,
  type ContestTable,
  contestKinds,
  type FavouriteRider,
  type FinishedRace,
  type Friend,
  type GameRecord,
  type HeadToHead,
  type Leaderboard,
  type Learned,
  type MadeKeys,
  type MadeLink,
  type MadeToken,
  type MadeWebhook,
  type Opponent,
  type PreferencesAnswer,
  type Profile,
  profileShown,
  type RatingShown,
  type Season,
  type SeasonLine,
  type TokenListing,
  tokenRights,
  type WebhookListing,
} from '@gruppetto/wire';
import { anyText, count, describes, each, figure, pair, whole, yes } from './describes.ts';
import { tableStatus } from './tables.ts';

const account = describes<AccountInfo>()(object({ name: anyText, owner: flag() }, { language: anyText }));
const accountAnswer = describes<AccountAnswer>()(object({ fresh: flag() }, { account }));
const madeKeys = describes<MadeKeys>()(object({ keys: each(anyText) }));
const madeLink = describes<MadeLink>()(object({ token: anyText }));
const tokenListing = describes<TokenListing>()(
  object({ id: anyText, name: anyText, rights: each(oneOf(tokenRights)), made: count }, { used: count }),
);
const madeToken = describes<MadeToken>()(object({ id: anyText, token: anyText }));
const webhookListing = describes<WebhookListing>()(object({ id: anyText, url: anyText, made: count }));
const madeWebhook = describes<MadeWebhook>()(object({ id: anyText, secret: anyText }));
const learned = describes<Learned>()(object({ lessons: each(anyText) }));

const friend = describes<Friend>()(object({ name: anyText, mutual: flag() }));
const preferences = describes<PreferencesAnswer>()(
  object(
    {
      profile: oneOf(profileShown),
      telling: flag(),
      emailConfirmed: flag(),
      canEmail: flag(),
      browsers: count,
      pushKey: anyText,
    },
    {
      quiet: object({ from: count, to: count, utcOffsetMinutes: whole }),
      email: anyText,
      vacation: object({ from: count, until: count }),
    },
  ),
);

const ratingFields = { points: whole, plusMinus: count, races: count };
const ratingShown = describes<RatingShown>()(object(ratingFields));
const gameRecord = describes<GameRecord>()(
  object(
    {
      game: anyText,
      races: count,
      wins: count,
      fair: figure,
      latest: each(flag()),
      curve: each(object({ at: count, points: whole, plusMinus: count })),
    },
    { rating: ratingShown, rank: pair(count) },
  ),
);
const opponent = describes<Opponent>()(object({ name: anyText, colour: anyText }, { bot: anyText }));
const finishedRace = describes<FinishedRace>()(
  object(
    { game: anyText, at: count, seats: count, place: count, colour: anyText, opponents: each(opponent) },
    { table: anyText, gain: figure, tour: anyText },
  ),
);
const headToHead = describes<HeadToHead>()(
  object({ name: anyText, colour: anyText, ahead: count, behind: count, last: each(flag()) }, { bot: anyText, account: yes }),
);
const favouriteRider = describes<FavouriteRider>()(
  object({ game: anyText, number: count, colour: anyText, starts: count, wins: count }, { role: anyText, name: anyText }),
);
const profile = describes<Profile>()(
  object(
    {
      name: anyText,
      since: count,
      shown: oneOf(profileShown),
      races: count,
      wins: count,
      games: each(gameRecord),
      latest: each(finishedRace),
      headToHead: each(headToHead),
      favourites: each(favouriteRider),
      clubs: each(object({ id: anyText, name: anyText })),
    },
    { own: yes, friend: yes },
  ),
);
const leaderboard = describes<Leaderboard>()(
  object({
    lines: each(object({ ...ratingFields, name: anyText, place: count }, { own: yes })),
    players: count,
    programs: each(object({ ...ratingFields, name: anyText, by: anyText, place: count }, { own: yes })),
    bots: each(object({ bot: anyText, points: figure })),
  }),
);

const clubListing = describes<ClubListing>()(object({ id: anyText, name: anyText, members: count }));
const clubTable = describes<ClubTable>()(
  object({ id: anyText, game: anyText, status: tableStatus, people: each(anyText), touched: count }),
);
const seasonLine = describes<SeasonLine>()(
  object({ name: anyText, total: count, results: each(object({ source: anyText, points: count, place: count }, { dropped: yes })) }),
);
const season = describes<Season>()(
  object(
    {
      id: anyText,
      name: anyText,
      points: each(count),
      began: count,
      sources: each(object({ id: anyText, game: anyText, at: count }, { tour: anyText })),
      lines: each(seasonLine),
    },
    { best: count, ended: count },
  ),
);
const clubEvent = describes<ClubEvent>()(
  object({ id: anyText, title: anyText, at: count, coming: each(anyText), notComing: each(anyText) }, { table: anyText }),
);
const contestTable = describes<ContestTable>()(
  object({ number: count, names: each(anyText), due: count }, { table: anyText, result: each(anyText) }),
);
const contest = describes<Contest>()(
  object(
    {
      id: anyText,
      name: anyText,
      kind: oneOf(contestKinds),
      game: anyText,
      round: count,
      rounds: count,
      tables: each(each(contestTable)),
      standings: each(object({ name: anyText, points: count, raced: count })),
    },
    { winner: anyText },
  ),
);
const club = describes<Club>()(
  object(
    {
      id: anyText,
      name: anyText,
      owner: flag(),
      members: each(object({ name: anyText, owner: flag() })),
      tables: each(clubTable),
      tours: each(object({ id: anyText, name: anyText, stages: count, closed: count }, { winner: anyText })),
      seasons: each(season),
      events: each(clubEvent),
      contests: each(contest),
      fame: each(object({ name: anyText, title: anyText, kind: oneOf(['season', 'tour', 'contest']) }, { points: count })),
    },
    { link: anyText },
  ),
);

export const people = {
  AccountInfo: account,
  AccountAnswer: accountAnswer,
  MadeKeys: madeKeys,
  MadeLink: madeLink,
  TokenListing: tokenListing,
  MadeToken: madeToken,
  WebhookListing: webhookListing,
  MadeWebhook: madeWebhook,
  Learned: learned,
  Friend: friend,
  PreferencesAnswer: preferences,
  RatingShown: ratingShown,
  GameRecord: gameRecord,
  Opponent: opponent,
  FinishedRace: finishedRace,
  HeadToHead: headToHead,
  FavouriteRider: favouriteRider,
  Profile: profile,
  Leaderboard: leaderboard,
  ClubListing: clubListing,
  ClubTable: clubTable,
  SeasonLine: seasonLine,
  Season: season,
  ClubEvent: clubEvent,
  ContestTable: contestTable,
  Contest: contest,
  Club: club,
};

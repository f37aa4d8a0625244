export type {
  AccountAnswer,
  AccountInfo,
  House,
  HouseAction,
  HouseBackup,
  HouseBackups,
  HouseKey,
  HousePerson,
  HouseReport,
  Learned,
  MadeKeys,
  MadeLink,
  MadeToken,
  MadeWebhook,
  PasswordChange,
  PasswordReset,
  Restoring,
  SignIn,
  SignUp,
  StoredDraft,
  Team,
  TokenListing,
  TokenRight,
  WebhookListing,
} from './accounts.ts';
export { tokenRights } from './accounts.ts';
export type { ClientEnvironment, LiveState, LiveStatus, Sent, Socket, SocketEvents, Unanswered } from './client.ts';
export { LiveClient, statusOf } from './client.ts';
export type { ErrorAnswer, ErrorDetails } from './errors.ts';
export type { FairnessVersion, Sha256, Verified, Witnessed } from './fair-dice.ts';
export { commitmentOf, fairBotDice, fairDice, fairnessOf, seedOf, takeBacksBefore, verifyRecord } from './fair-dice.ts';
export type { DiceMemory, PreparedDice } from './fair-start.ts';
export { prepareDice, unrevealed } from './fair-start.ts';
export type { Moment, TurnFor } from './moment.ts';
export { momentFor, momentTexts } from './moment.ts';
export type {
  Club,
  ClubEvent,
  ClubListing,
  ClubTable,
  Contest,
  ContestTable,
  FavouriteRider,
  FinishedRace,
  Friend,
  GameRecord,
  HeadToHead,
  Leaderboard,
  NewContest,
  Opponent,
  Preferences,
  PreferencesAnswer,
  Profile,
  ProfileShown,
  QuietHours,
  RatingShown,
  Season,
  SeasonLine,
} from './people.ts';
export { contestKinds, profileShown } from './people.ts';
export type {
  ChatLine,
  Clock,
  ClosedCode,
  LobbyFilter,
  LobbyTable,
  PageMessage,
  RunningClock,
  ServerMessage,
  Settings,
  SharedSeat,
  SharedTable,
  StageInfo,
  TableAnswer,
  TableEvent,
  TableNews,
  TableStatus,
  You,
} from './protocol.ts';
export { clockKinds, givesAdvice, livePath, pageMessages, parsePageMessage, settingsSchema, tableCalls, timeOuts } from './protocol.ts';
export type {
  Invitation,
  MemberRole,
  NewEntries,
  NewEntry,
  NewTour,
  StageSeat,
  StageTable,
  StoredEntry,
  TourAnswer,
  TourChange,
  TourListing,
  TourMember,
  TourNews,
  TourRole,
} from './tours.ts';

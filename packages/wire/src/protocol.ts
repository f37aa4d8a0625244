import {
  anything,
  type Choice,
  flag,
  inside,
  integer,
  type LeaderJersey,
  list,
  object,
  oneOf,
  type Problem,
  type Refusal,
  type RiderId,
  refine,
  type Schema,
  type Seat,
  strange,
  text,
} from '@gruppetto/kernel';
import type { FairnessVersion } from './fair-dice.ts';
import type { Moment } from './moment.ts';

/** `/api/tables/:id/live`: one WebSocket a page. Every message is one JSON object with a `type`. */
export const livePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/live`;

/** PostgreSQL takes no NUL in a text, and no person types one. */
const plainText = (max: number): Schema<string> =>
  refine(text(max), (value, at) => (value.includes('\0') ? [{ at, need: { reason: 'need-plain-text' } }] : []));

/** A line that others read. */
const plainLine = (max: number): Schema<string> =>
  refine(text(max), (value, at) => (strange.test(value) ? [{ at, need: { reason: 'need-plain-text' } }] : []));

const id = plainText(60);
const version = integer({ min: -1, max: 1_000_000 });

/**
 * What a page sends. A table's version counts the entries of its log: every step and every taking back is one. A page that has seen
 * nothing is at version -1; the set-up is version 0.
 */
export const pageMessages = {
  /** The first message of every connection: the last version seen. All after it is sent, then all that is new. */
  hello: object({ type: oneOf(['hello']), after: version }),
  /** The same id sent again gets the same answer and is one step. `after` is the version that the choice was made for. */
  step: object({ type: oneOf(['step']), id, after: version, choice: anything<Choice>() }),
  /** Takes the own last choice back where that is fair, else asks everybody. */
  undo: object({ type: oneOf(['undo']), id, after: version }),
  /** What a seat says to a request to take back. */
  consent: object({ type: oneOf(['consent']), request: id, agree: flag() }),
  /** The person of this page is back and plays for themselves again. So says whatever else they send. */
  back: object({ type: oneOf(['back']) }),
  chat: object({ type: oneOf(['chat']), id, text: plainText(500) }),
  ping: object({ type: oneOf(['ping']) }),
} as const;

type Parsed<S> = S extends Schema<infer T> ? T : never;
export type PageMessage = { [K in keyof typeof pageMessages]: Parsed<(typeof pageMessages)[K]> }[keyof typeof pageMessages];

/** What the server sends. */
export type ServerMessage =
  /** Who sits where, who is here, whose clock runs: first of all, and whenever any of it has changed. */
  | { readonly type: 'table'; readonly table: TableNews; readonly you: You }
  /**
   * The moments from number `from` on; those that the page has from there on are no longer true. With `more`, what happened since
   * follows at once; with `done`, it came of what the page sent with this id. The answer to `hello` is one of these, without moments
   * if there is nothing new.
   */
  | {
      readonly type: 'moments';
      readonly version: number;
      readonly from: number;
      readonly moments: readonly Moment[];
      readonly more?: true;
      readonly done?: string;
    }
  /** What the page sent with this id is stored, and all that came of it has been sent. */
  | { readonly type: 'done'; readonly id: string }
  /** Nothing came of it. With the reason `stale`, all that was missed has been sent before. */
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly type: 'pong' }
  /**
   * The last message before the server closes: coming back would be answered the same way. Pages go by the code; the message is for
   * programs.
   */
  | { readonly type: 'closed'; readonly code: ClosedCode; readonly message: string };

export type ClosedCode = 'no-table' | 'no-spectators' | 'banned' | 'bad-message' | 'too-fast';

export interface ChatLine {
  readonly number: number;
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  /** Absent when a spectator spoke. */
  readonly seat?: Seat;
  readonly name: string;
  readonly text: string;
  /** The reader wrote it. */
  readonly mine?: true;
  /** Not said but done: what happened to this seat, for everybody to see. */
  readonly event?: TableEvent;
}

/** What happens at a table besides the race. `take-back` has the number of steps as its text, `called-off` the names it waited for. */
export type TableEvent =
  | 'took-over'
  | 'came-back'
  | 'left'
  | 'removed'
  | 'banned'
  | 'bot'
  | 'opened'
  | 'host'
  | 'timed-out'
  | 'skipped'
  | 'forfeited'
  | 'vacation'
  | 'called-off'
  | 'take-back';

export const clockKinds = ['none', 'race', 'move', 'slow', 'days'] as const;

/** What happens when a person's time is up: a bot plays until they are back, plays this one choice, or has the seat for good. */
export const timeOuts = ['bot', 'skip', 'forfeit'] as const;

export interface Clock {
  /**
   * `race`: minutes a person for the whole race, and what each choice adds. `move`: minutes for each choice. `slow`: hours for each
   * choice, but not at night. `days`: days for each choice. The last two stand still while a person is on vacation.
   */
  readonly kind: (typeof clockKinds)[number];
  readonly minutes?: number;
  /** Seconds that each choice adds to a clock for the race. */
  readonly increment?: number;
  readonly hours?: number;
  readonly days?: number;
  /** `bot` where nothing is said. */
  readonly timeOut?: (typeof timeOuts)[number];
  /** Hours of the day in which a slow clock stands still, as the clock on the host's wall shows them. */
  readonly night?: { readonly from: number; readonly to: number; readonly utcOffsetMinutes: number };
}

const hourOfDay = integer({ min: 0, max: 23 });
const clockSchema = object(
  { kind: oneOf(clockKinds) },
  {
    minutes: integer({ min: 1, max: 600 }),
    increment: integer({ min: 0, max: 300 }),
    hours: integer({ min: 1, max: 24 * 14 }),
    days: integer({ min: 1, max: 14 }),
    timeOut: oneOf(timeOuts),
    night: object({ from: hourOfDay, to: hourOfDay, utcOffsetMinutes: integer({ min: -12 * 60, max: 14 * 60 }) }),
  },
);

export interface Settings {
  /** Listed in the lobby; else only who has the link finds it. */
  readonly open: boolean;
  readonly spectators: boolean;
  readonly clock: Clock;
  /** The race counts for the ratings of the accounts at the table. Settled before the start. */
  readonly rated: boolean;
}

/** Whether those who ride may ask the coach, or for their chances: a rating tells how well somebody rides, not how well they ask. */
export const givesAdvice = ({ rated }: Pick<Settings, 'rated'>): boolean => !rated;

/** What a table shows of the tour whose stage is raced there. */
export interface StageInfo {
  readonly name: string;
  readonly stages: number;
  /** Names of the riders, in the game's order. */
  readonly riders: readonly string[];
  readonly jerseys: readonly { readonly rider: RiderId; readonly jersey: LeaderJersey }[];
}

export type TableStatus = 'gathering' | 'racing' | 'over';

export interface SharedSeat {
  /** Empty while nobody sits there. */
  readonly name: string;
  readonly colour: string;
  /** `person`, or which bot; absent while the seat is free. */
  readonly player?: string;
  /** Somebody's own bot sits there: a program with a token. */
  readonly bot?: true;
  /** The name of whom a free seat is kept for. */
  readonly heldFor?: string;
  /** Where the seat came in; once the result is settled. */
  readonly place?: number;
  /** What a rated race has changed, in points. */
  readonly gain?: number;
  /** Somebody of this seat has the table open. */
  readonly here: boolean;
  /** The bot that plays for a person who ran out of time, until they are back. */
  readonly standIn?: string;
  /** On vacation until then: a clock that counts hours or days stands still for them. */
  readonly vacationUntil?: number;
  /** SHA-256 of this seat's contribution to the dice. */
  readonly commitment?: string;
  /** While the race is starting: the contribution has been revealed to the server. */
  readonly revealed?: true;
  /** In a race: a bot plays, and anyone without a seat may take over. */
  readonly open?: true;
}

/** What everybody at a table knows of it, besides the race. */
export interface SharedTable {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: object;
  readonly status: TableStatus;
  readonly seats: readonly SharedSeat[];
  readonly settings: Settings;
  readonly hostName: string;
  /** The host's seat, where they have one. */
  readonly hostSeat?: Seat;
  readonly spectators: number;
  /** How the dice come from the secrets. */
  readonly fairness: FairnessVersion;
  /** SHA-256 of the server's secret, published before anybody contributes. */
  readonly commitment: string;
  /** The host has started: seats and commitments are settled, and every page reveals its contribution until then. Server time. */
  readonly starting?: { readonly now: number; readonly until: number };
  /** How many agreed take-backs have made new dice. */
  readonly takeBacks: number;
  /** Somebody wants to go back to where `left` steps had been played, and these seats have agreed. */
  readonly undo?: { readonly request: string; readonly seat: Seat; readonly left: number; readonly agreed: readonly Seat[] };
  readonly running?: RunningClock;
  /** The stage of a tour that is raced here. */
  readonly tour?: StageInfo & { readonly id: string; readonly stage: number };
  /** The club whose table it is. */
  readonly club?: string;
  /** The table that follows this one: a rematch, or the next stage. */
  readonly next?: string;
  /** The rules engine gave up on this race: nobody can go on. */
  readonly broken?: boolean;
}

/** Whose clock runs. Server time; `now` lets a page work out how its own clock differs. */
export interface RunningClock {
  readonly seat: Seat;
  readonly now: number;
  readonly due: number;
  /** What each seat has left of the race, in milliseconds, where the clock is for the race. */
  readonly left?: readonly number[];
}

/** A table as a connection hears of it: the options may be long and never change, so only the first message has them. */
export type TableNews = Omit<SharedTable, 'options'> & Partial<Pick<SharedTable, 'options'>>;

/** What the reader of this is at the table. */
export interface You {
  readonly seat?: Seat;
  /** The free seat that is reserved for the reader. */
  readonly reserved?: Seat;
  /** The seat from which the host removed the reader, who may take it again. */
  readonly mayReturn?: Seat;
  readonly host: boolean;
  /** What they wrote for themselves about this table. */
  readonly notes: string;
  /** Where "your turn" is sent. */
  readonly webhook?: string;
}

const messageType = object({ type: oneOf(Object.keys(pageMessages)) });

/** Reads what a page sent. */
export function parsePageMessage(input: unknown): ReturnType<Schema<PageMessage>['parse']> {
  const type = typeof input === 'object' && input !== null ? (input as { type?: unknown }).type : undefined;
  const known = typeof type === 'string' && Object.hasOwn(pageMessages, type);
  const schema = known ? pageMessages[type as keyof typeof pageMessages] : messageType;
  return schema.parse(input) as ReturnType<Schema<PageMessage>['parse']>;
}

const plainSettings = object({ open: flag(false), spectators: flag(true), clock: clockSchema, rated: flag(false) });

/** How long each clock gives is said in this field. */
const limitOf = { none: undefined, race: 'minutes', move: 'minutes', slow: 'hours', days: 'days' } as const;

function settingsProblems({ clock }: Settings, at: string): readonly Problem[] {
  const field = limitOf[clock.kind];
  return field && clock[field] === undefined ? [{ at: inside(at, `clock.${field}`), need: { reason: 'missing' } }] : [];
}

export const settingsSchema: Schema<Settings> = refine(plainSettings, settingsProblems);

/** A seat's own part of the dice, and what is shown of it: 32 bytes as 64 hexadecimal digits. */
const hex: Schema<string> = refine(text(64), (value, at) =>
  /^[0-9a-f]{64}$/.test(value) ? [] : [{ at, need: { reason: 'need-hex', with: { digits: 64 } } }],
);

const nameProblems = (name: string, at: string): readonly Problem[] => (name.trim() === '' ? [{ at, need: { reason: 'missing' } }] : []);

/** The bodies of the HTTP calls, by what they do. */
export const tableCalls = {
  /** POST /api/tables → TableAnswer. The id is a UUID made by the page, so that a retry makes one table. */
  make: refine(
    object({
      id,
      game: text(40),
      options: anything<object>(),
      /** One for each seat of the game. `person` is a free seat. */
      seats: list(object({ colour: text(20), player: text(40, 'person') }, { name: text(40), heldFor: plainLine(40) }), {
        min: 1,
        max: 20,
      }),
      hostName: text(40),
      settings: plainSettings,
    }),
    (call, at) => [...nameProblems(call.hostName, inside(at, 'hostName')), ...settingsProblems(call.settings, inside(at, 'settings'))],
  ),
  /** POST /api/tables/:id/rematch → { id }. A table like this one, with everybody's seat reserved; of two, the first is made. */
  rematch: object({ id }),
  /** POST /api/tables/:id/seats/:seat → TableAnswer. Sitting down again on the own seat changes the name. */
  sit: refine(object({ name: text(40), commitment: hex }), (call, at) => nameProblems(call.name, inside(at, 'name'))),
  /** PUT /api/tables/:id/commitment → TableAnswer. Before the start: another commitment for the own seat. */
  commit: object({ commitment: hex }),
  /** POST /api/tables/:id/contribution → TableAnswer. While the race is starting: what the own seat has committed to. */
  reveal: object({ contribution: hex }),
  /** PUT /api/tables/:id/seats/:seat → TableAnswer. The host's: `player` is a bot, or `person` for a free seat (who sat there is removed). */
  seat: object({ player: text(40) }, { heldFor: plainLine(40) }),
  /** PUT /api/tables/:id/host → TableAnswer. */
  handOver: object({ seat: integer({ min: 0, max: 19 }) }),
  /** PUT /api/tables/:id/settings → TableAnswer. */
  settings: settingsSchema,
  /** POST /api/tables/:id/bans → TableAnswer. They leave the table and can't come back. */
  ban: object({ seat: integer({ min: 0, max: 19 }) }),
  /** POST /api/tables/:id/reports → 204. For the owner of the server. */
  report: object({ text: plainText(1000) }, { seat: integer({ min: 0, max: 19 }), line: integer({ min: 1, max: 1_000_000 }) }),
  /** PUT /api/tables/:id/notes → 204. */
  notes: object({ text: plainText(10_000) }),
  /** PUT /api/tables/:id/webhook → TableAnswer. An empty one is none. */
  webhook: object({ url: plainText(500) }),
} as const;

/**
 * Calls without a body:
 * GET /api/tables?game=&clock=&free=1 → { tables: LobbyTable[] } (open tables) · GET /api/tables/mine → { tables: LobbyTable[] }
 * GET /api/tables/:id → TableAnswer · DELETE /api/tables/:id/seats/:seat → TableAnswer (leaves; host: removes)
 * POST /api/tables/:id/start → TableAnswer (the host's: the race begins when all contributions are there) · DELETE /api/tables/:id/start → TableAnswer
 * (the host's: calls the start off)
 * POST /api/tables/:id/bots → TableAnswer (the host's, before the race: bots sit down on every free seat, and nobody is moved for one)
 * DELETE /api/tables/:id → 204 (the host's, before the race or when nobody else sits there)
 * GET /api/tables/:id/record → the race as a file, with what proves its dice; when the race is over
 */
export interface TableAnswer {
  readonly table: SharedTable;
  readonly you: You;
}

/** Which open tables are listed; where something is empty, all. */
export interface LobbyFilter {
  readonly game: string;
  readonly clock: string;
  /** Only those with a free seat. */
  readonly free: boolean;
}

export interface LobbyTable {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly hostName: string;
  readonly seats: number;
  /** Seats that a person may still take. */
  readonly free: number;
  readonly people: readonly string[];
  readonly clock: Clock;
  readonly spectators: boolean;
  /** When it was made, or somebody last did something there: milliseconds since 1970. */
  readonly touched: number;
  readonly rated: boolean;
  /** The name of the tour whose stage is raced there. */
  readonly tour?: string;
  /** In the own list: it is the reader's turn. */
  readonly yourTurn?: boolean;
  /** In the own list: a seat is reserved for the reader. */
  readonly invited?: boolean;
}

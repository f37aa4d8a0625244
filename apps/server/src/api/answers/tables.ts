import {
  anything,
  type Barred,
  type Choice,
  type Fact,
  flag,
  object,
  oneOf,
  type Problem,
  type RaceRecord,
  type Refusal,
  recordSchema,
  type Schema,
  type Standings,
} from '@gruppetto/kernel';
import {
  type ChatLine,
  type Clock,
  clockKinds,
  type ErrorAnswer,
  type FairnessVersion,
  type LobbyTable,
  type Moment,
  type RunningClock,
  type Settings,
  type SharedSeat,
  type SharedTable,
  type TableAnswer,
  type TableEvent,
  type TableNews,
  type TurnFor,
  timeOuts,
  type You,
} from '@gruppetto/wire';
import { anyText, count, describes, each, figure, whole, yes } from './describes.ts';

export const tableStatus = oneOf(['gathering', 'racing', 'over']);

const refusal = describes<Refusal>()(
  object({ reason: anyText }, { rule: anyText, with: anything<Readonly<Record<string, number | string>>>() }),
);
const problem = describes<Problem>()(object({ at: anyText, need: refusal }));
const error = describes<ErrorAnswer>()(
  object({
    error: object(
      { code: anyText, message: anyText },
      { problems: each(problem), refusal, current: anything<object>(), retryAfter: count },
    ),
  }),
);

const clock = describes<Clock>()(
  object(
    { kind: oneOf(clockKinds) },
    {
      minutes: count,
      increment: count,
      hours: count,
      days: count,
      timeOut: oneOf(timeOuts),
      night: object({ from: count, to: count, utcOffsetMinutes: whole }),
    },
  ),
);
const settings = describes<Settings>()(object({ open: flag(), spectators: flag(), clock, rated: flag() }));
const sharedSeat = describes<SharedSeat>()(
  object(
    { name: anyText, colour: anyText, here: flag() },
    {
      player: anyText,
      bot: yes,
      heldFor: anyText,
      place: count,
      gain: figure,
      standIn: anyText,
      vacationUntil: count,
      commitment: anyText,
      revealed: yes,
      open: yes,
    },
  ),
);
const runningClock = describes<RunningClock>()(object({ seat: count, now: count, due: count }, { left: each(figure) }));
const tableFields = {
  id: anyText,
  game: anyText,
  rules: count,
  status: tableStatus,
  seats: each(sharedSeat),
  settings,
  hostName: anyText,
  spectators: count,
  fairness: count as Schema<number> as Schema<FairnessVersion>,
  commitment: anyText,
  takeBacks: count,
};
const tableMore = {
  hostSeat: count,
  starting: object({ now: count, until: count }),
  undo: object({ request: anyText, seat: count, left: count, agreed: each(count) }),
  running: runningClock,
  tour: object({
    id: anyText,
    stage: count,
    name: anyText,
    stages: count,
    riders: each(anyText),
    jerseys: each(object({ rider: count, jersey: oneOf(['yellow', 'green', 'polka-dot', 'purple']) })),
  }),
  club: anyText,
  next: anyText,
  broken: flag(),
};
const options = anything<object>();
const sharedTable = describes<SharedTable>()(object({ ...tableFields, options }, tableMore));
/** The first message of a connection alone has the options. */
const tableNews = describes<TableNews>()(object(tableFields, { options, ...tableMore }));
const you = describes<You>()(
  object({ host: flag(), notes: anyText }, { seat: count, reserved: count, mayReturn: count, webhook: anyText }),
);
const opened = describes<TableAnswer>()(object({ table: sharedTable, you }));
const lobbyTable = describes<LobbyTable>()(
  object(
    {
      id: anyText,
      game: anyText,
      status: tableStatus,
      hostName: anyText,
      seats: count,
      free: count,
      people: each(anyText),
      clock,
      spectators: flag(),
      touched: count,
      rated: flag(),
    },
    { tour: anyText, yourTurn: flag(), invited: flag() },
  ),
);

const standings = describes<Standings>()(
  object({
    over: flag(),
    measure: oneOf(['seconds', 'turns', 'squares', 'points', 'round-label']),
    riders: each(object({ rider: count, place: count }, { value: figure, square: whole, out: anyText })),
    seats: each(object({ seat: count, place: count })),
  }),
);
const turn = describes<TurnFor>()(
  object({ seat: count }, { rider: count, choices: each(anything<Choice>()), barred: each(anything<Barred<Choice>>()) }),
);
const moment = describes<Moment>()(
  object({ version: count, facts: each(anything<Fact>()), view: anything(), standings }, { seat: count, turn }),
);
const chatLine = describes<ChatLine>()(
  object(
    { number: count, at: count, name: anyText, text: anyText },
    { seat: count, mine: yes, event: anyText as Schema<string> as Schema<TableEvent> },
  ),
);

export const tables = {
  Error: error,
  Problem: problem,
  Refusal: refusal,
  Clock: clock,
  Settings: settings,
  SharedSeat: sharedSeat,
  RunningClock: runningClock,
  SharedTable: sharedTable,
  You: you,
  TableAnswer: opened,
  LobbyTable: lobbyTable,
  Standings: standings,
  Turn: turn,
  Moment: moment,
  ChatLine: chatLine,
  RaceRecord: recordSchema as Schema<unknown> as Schema<RaceRecord>,
};

/** What the server sends over the WebSocket of a table, by its type. */
export const serverMessages = {
  table: object({ type: oneOf(['table']), table: tableNews, you }),
  moments: object({ type: oneOf(['moments']), version: whole, from: count, moments: each(moment) }, { more: yes, done: anyText }),
  done: object({ type: oneOf(['done']), id: anyText }),
  refused: object({ type: oneOf(['refused']), id: anyText, refusal }),
  chat: object({ type: oneOf(['chat']), lines: each(chatLine) }),
  pong: object({ type: oneOf(['pong']) }),
  closed: object({
    type: oneOf(['closed']),
    code: oneOf(['no-table', 'no-spectators', 'banned', 'bad-message', 'too-fast']),
    message: anyText,
  }),
};

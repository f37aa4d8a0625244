import { anything, flag, object, oneOf, type Schema } from '@gruppetto/kernel';
import type { Summary } from '@gruppetto/lab';
import { entrySchema, type TourPlan, tourSchema } from '@gruppetto/tour';
import type {
  House,
  HouseAction,
  HouseBackup,
  HouseBackups,
  HouseKey,
  HousePerson,
  HouseReport,
  Invitation,
  Restoring,
  StageTable,
  StoredDraft,
  StoredEntry,
  Team,
  TourAnswer,
  TourChange,
  TourListing,
  TourMember,
  TourNews,
} from '@gruppetto/wire';
import type { ForecastAnswer } from '../../forecasts/routes.ts';
import { anyText, count, describes, each, figure } from './describes.ts';
import { tableStatus } from './tables.ts';

const team = describes<Team>()(
  object({
    id: anyText,
    name: anyText,
    colour: anyText,
    riders: each(object({ name: anyText }, { id: anyText, age: count, note: anyText })),
    version: count,
  }),
);
const storedDraft = describes<StoredDraft>()(object({ id: anyText, version: count, draft: anything() }));

const tourRole = oneOf(['owner', 'director', 'reader']);
const tourListing = describes<TourListing>()(
  object({ id: anyText, name: anyText, game: anyText, stages: count, closed: count, role: tourRole, touched: count }, { winner: anyText }),
);
const storedEntry = describes<StoredEntry>()(object({ id: anyText, entry: entrySchema, at: count }, { by: anyText }));
const tourChange = describes<TourChange>()(object({ version: count, entries: each(storedEntry) }));
const tourPlan = tourSchema as Schema<unknown> as Schema<TourPlan>;
const tourAnswer = describes<TourAnswer>()(
  object(
    {
      id: anyText,
      role: oneOf(['owner', 'director', 'reader', 'follower']),
      version: count,
      plan: tourPlan,
      entries: each(storedEntry),
    },
    { follow: anyText, invitations: count },
  ),
);
const tourNews = describes<TourNews>()(object({ version: count }));
const invitation = describes<Invitation>()(object({ name: anyText, role: oneOf(['director', 'reader']) }));
const member = describes<TourMember>()(object({ name: anyText, role: tourRole }));
const stageTable = describes<StageTable>()(object({ id: anyText, stage: count, status: tableStatus }));

const estimate = object({ value: figure, low: figure, high: figure });
const chances = { win: estimate, podium: estimate, topTen: estimate, meanPlace: estimate, places: each(figure) };
const summary = describes<Summary>()(
  object(
    {
      races: count,
      choices: figure,
      riders: each(object({ rider: count, ...chances, out: estimate }, { gap: figure })),
      seats: each(object({ seat: count, ...chances })),
    },
    {
      finishes: object({ solo: estimate, smallGroup: estimate, bunch: estimate }),
      tables: anything<NonNullable<Summary['tables']>>(),
      jerseys: anything<NonNullable<Summary['jerseys']>>(),
    },
  ),
);
const forecast = describes<ForecastAnswer>()(
  object(
    {
      id: anyText,
      state: oneOf(['waiting', 'running', 'done', 'failed', 'stopped']),
      seed: anyText,
      races: count,
      done: count,
    },
    { result: summary },
  ),
);

const house = describes<House>()(
  object(
    {
      version: anyText,
      database: oneOf(['sqlite', 'postgres']),
      uptime: figure,
      counts: object({
        accounts: count,
        tours: count,
        entries: count,
        tables: count,
        racing: count,
        forecasts: count,
        reports: count,
      }),
      bytes: count,
      forecastRaces: count,
      openAccounts: count,
    },
    { heir: anyText },
  ),
);
const housePerson = describes<HousePerson>()(object({ name: anyText, owner: flag(), made: count, tours: count }, { suspended: count }));
const houseKey = describes<HouseKey>()(object({ id: anyText, made: count }, { used: count, by: anyText }));
const houseReport = describes<HouseReport>()(
  object({ id: anyText, table: anyText, at: count, text: anyText, answer: anyText }, { settled: count }),
);
const houseBackup = describes<HouseBackup>()(
  object(
    { name: anyText, made: count, bytes: count },
    { version: anyText, counts: object({ accounts: count, tours: count, tables: count }) },
  ),
);
const houseBackups = describes<HouseBackups>()(object({ backups: each(houseBackup), folder: anyText, lasting: flag() }));
const restoring = describes<Restoring>()(object({ before: anyText }));
const houseAction = describes<HouseAction>()(object({ at: count, who: anyText, action: anyText, about: anyText }));

export const tours = {
  Team: team,
  StoredDraft: storedDraft,
  TourListing: tourListing,
  StoredEntry: storedEntry,
  TourChange: tourChange,
  TourPlan: tourPlan,
  TourAnswer: tourAnswer,
  TourNews: tourNews,
  Invitation: invitation,
  TourMember: member,
  StageTable: stageTable,
  ForecastSummary: summary,
  ForecastAnswer: forecast,
  House: house,
  HousePerson: housePerson,
  HouseKey: houseKey,
  HouseReport: houseReport,
  HouseAction: houseAction,
  HouseBackup: houseBackup,
  HouseBackups: houseBackups,
  Restoring: restoring,
};

import type { Rider, SeatEntry } from '@gruppetto/kernel';
import type { Chances, Estimate, JerseyChances, RiderChances, SeatChances, Summary, TableChances } from '@gruppetto/lab';
import { capital, type GameWords, type Names, roleIn, type StageRaceWords } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import { type Column, figure, table, wrap } from './print.ts';

export function tablesOf(summary: Summary, names: Names, players: readonly SeatEntry[], roster: readonly Rider[], game: GameWords): string {
  const words = game.stageRace;
  const { columns, forecast: say } = terminal();
  const { races, choices, riders, seats, finishes, tables = [], jerseys = [] } = summary;
  const one = tables.length > 0 ? 'tour' : 'race';
  const seat: Column<SeatChances> = { title: columns.seat, cell: ({ seat }) => names.seat(seat) };
  const player: Column<SeatChances> = { title: columns.player, cell: ({ seat }) => players[seat]?.player ?? '' };
  const rider: Column<RiderChances> = { title: columns.rider, cell: ({ rider }) => names.rider(rider) };
  const out = riders.some(({ out }) => out.value > 0) ? estimate<RiderChances>(say.columns.out, ({ out }) => out, true) : [];
  return [
    ...(seats.length > 1 ? [table([seat, player, ...figures<SeatChances>(seats.length)], bestFirst(seats))] : []),
    table([rider, ...figures<RiderChances>(riders.length), ...out], bestFirst(riders)),
    ...(roster.some(({ role }) => role !== undefined) ? [table(roleColumns(game), winsByRole(riders, roster))] : []),
    ...(finishes ? [wrap(say.finishes(range(finishes.solo), range(finishes.smallGroup), range(finishes.bunch)), 0)] : []),
    // The first is the table of riders above.
    ...tables.slice(1).map((chances) => winsIn(chances, names, words)),
    ...jerseys.map((chances) => wearers(chances, names, words)),
    wrap(say.counted[one](races, choices), 0),
  ].join('\n\n');
}

function winsIn({ classification, of, entrants }: TableChances, names: Names, words: StageRaceWords | undefined): string {
  type Row = TableChances['entrants'][number];
  const name = (entrant: number) => (of === 'riders' ? names.rider(entrant) : (names.team?.(entrant) ?? names.seat(entrant)));
  const rows = entrants.toSorted((a, b) => b.win.value - a.win.value || b.podium.value - a.podium.value).slice(0, favourites);
  const title = words?.classifications[classification] ?? classification;
  return table<Row>(
    [{ title, cell: ({ entrant }) => name(entrant) }, ...estimate<Row>(terminal().forecast.columns.win, ({ win }) => win)],
    rows,
  );
}

function wearers({ jersey, riders }: JerseyChances, names: Names, words: StageRaceWords | undefined): string {
  type Row = JerseyChances['riders'][number];
  const rows = riders.toSorted((a, b) => b.wears.value - a.wears.value).slice(0, favourites);
  const title = words?.jerseys[jersey] ?? terminal().tour.jersey(jersey);
  return table<Row>(
    [
      { title: capital(title), cell: ({ rider }) => names.rider(rider) },
      ...estimate<Row>(terminal().forecast.columns.wears, ({ wears }) => wears),
    ],
    rows,
  );
}

/** For each classification and jersey of a tour. */
const favourites = 5;

function figures<Row extends Chances>(count: number): readonly Column<Row>[] {
  const say = terminal().forecast.columns;
  return [
    ...estimate<Row>(say.win, ({ win }) => win),
    // With three riders or fewer everybody is on the podium, with ten or fewer in the top ten.
    ...(count > 3 ? estimate<Row>(say.podium, ({ podium }) => podium, true) : []),
    ...(count > 10 ? estimate<Row>(say.topTen, ({ topTen }) => topTen, true) : []),
    { title: say.meanPlace, figures: true, cell: ({ meanPlace }) => figure(meanPlace.value, 2) },
    { title: '', lesser: true, cell: ({ meanPlace: { low, high } }) => `${figure(low, 2)}–${figure(high, 2)}` },
  ];
}

/** A share and its error bar. */
const estimate = <Row>(title: string, of: (row: Row) => Estimate, lesser = false): readonly Column<Row>[] => [
  { title, figures: true, cell: (row) => `${percent(of(row).value)} %` },
  { title: '', lesser, cell: (row) => `${percent(of(row).low)}–${percent(of(row).high)}` },
];

const range = ({ value, low, high }: Estimate): string => `${percent(value)} % (${percent(low)}–${percent(high)})`;

const percent = (share: number): string => figure(100 * share, 1);

const bestFirst = <Row extends Chances>(rows: readonly Row[]): readonly Row[] =>
  [...rows].sort((a, b) => b.win.value - a.win.value || a.meanPlace.value - b.meanPlace.value);

interface RoleWins {
  readonly role: string;
  readonly win: number;
}

const roleColumns = (game: GameWords): readonly Column<RoleWins>[] => [
  { title: terminal().forecast.columns.role, cell: ({ role }) => roleIn(game, role) },
  { title: terminal().forecast.columns.ofAllWins, figures: true, cell: ({ win }) => `${percent(win)} %` },
];

/** How the wins are shared out between the roles, all teams together; a win that is shared counts for each who has it. */
function winsByRole(riders: readonly RiderChances[], roster: readonly Rider[]): readonly RoleWins[] {
  const wins = new Map<string, number>();
  for (const { rider, win } of riders) {
    const role = roster[rider]?.role ?? 'rider';
    wins.set(role, (wins.get(role) ?? 0) + win.value);
  }
  const all = [...wins.values()].reduce((sum, win) => sum + win, 0);
  return [...wins].map(([role, win]) => ({ role, win: all === 0 ? 0 : win / all })).sort((a, b) => b.win - a.win);
}

import { availableParallelism } from 'node:os';
import { findBot } from '@gruppetto/bots';
import { findGame } from '@gruppetto/catalogue';
import { type Game, hasFormat, parseRecord, parseScenario, type SeatEntry } from '@gruppetto/kernel';
import {
  type Chances,
  type Estimate,
  forecast,
  type Part,
  type Plan,
  parseSetUp,
  type RiderChances,
  type SeatChances,
  type SetUp,
  type Summary,
  summarise,
} from '@gruppetto/lab';
import { type Names, namesOf, shelf } from '@gruppetto/words';
import { SingleBar } from 'cli-progress';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { Tinypool } from 'tinypool';
import { accept, Complaint } from './complaint.ts';
import { readJson } from './files.ts';
import { bold, type Column, print, remark, table, thousands } from './print.ts';
import { gameNameIn, replayed } from './replay.ts';
import { seatsOf } from './seats.ts';
import { freshSeed, parseSeed } from './seed.ts';

interface ForecastOptions {
  readonly runs: number;
  readonly workers: number;
  readonly seed?: string;
  readonly json?: true;
  readonly csv?: true;
}

const mostRuns = 100_000_000;
const mostWorkers = 256;
/** As a shell has it for a program that Ctrl-C ended. */
const interrupted = 130;

export function addForecast(program: Command): void {
  program
    .command('forecast')
    .summary('ride a race many times and count')
    .description(
      `Rides a race many times between bots and tells how often each rider and each seat wins and is on the podium, with 95 % error bars.
The same file, seed and number of runs give the same figures, however many workers ride.

The file is a set-up ({ "game": …, "options": …, "seats": ["bot", "random", …] }), a recorded race, which is ridden on from where it
stands (persons are played by the rule-of-thumb bot), or a scenario, which is ridden from its position.`,
    )
    .argument('<file>', 'a set-up, a recorded race or a scenario')
    .option('-n, --runs <count>', 'how many races', countUpTo(mostRuns), 10_000)
    .option('--seed <text>', 'what all dice follow from; without it, chance decides and the seed is told', parseSeed)
    .option('-w, --workers <count>', 'how many threads ride', countUpTo(mostWorkers), Math.min(mostWorkers, availableParallelism()))
    .addOption(new Option('--json', 'print everything as JSON').conflicts('csv'))
    .option('--csv', 'print the shares as CSV')
    .addHelpText(
      'after',
      `
Ctrl-C stops it and prints what is known by then.

Examples:
  $ gruppetto forecast four-bots.json
  $ gruppetto forecast stage-1.race.json --runs 100000 --seed alpe
  $ gruppetto forecast sprint.scenario.json --csv > sprint.csv`,
    )
    .action(forecastFile);
}

const countUpTo =
  (most: number) =>
  (text: string): number => {
    const count = Number(text);
    if (!/^\d+$/.test(text) || count < 1 || count > most) throw new InvalidArgumentError(`It must be a whole number from 1 to ${most}.`);
    return count;
  };

interface Source {
  readonly setUp: SetUp;
  readonly seats: readonly SeatEntry[];
}

async function forecastFile(path: string, { runs, workers, seed = freshSeed(), json, csv }: ForecastOptions): Promise<void> {
  const { setUp, seats } = await sourceOf(path);
  const game = findGame(setUp.game) as Game;
  if (setUp.position && !game.turn(game.place(setUp.options, setUp.position)))
    throw new Complaint(`${path}: this race is over; there is nothing to forecast.`);
  const asTable = !json && !csv;
  const title = () => {
    print(bold(shelf[game.id].title));
    print(`Seed: ${seed}\n`);
  };
  // From the first part on Ctrl-C is ours; who sees the title may rely on it.
  const { tally, stopped } = await rideAll({ ...setUp, seed }, runs, workers, asTable ? title : undefined);
  const again = `--runs ${tally.races} --seed ${seed}`;
  if (stopped) process.exitCode = interrupted;
  if (tally.races === 0) return remark('Stopped before the first race was home.');
  const summary = summarise(tally);
  const names = namesOf(game, setUp.options, seats);
  if (json) print(jsonOf(summary, { game: game.id, seed, runs, stopped }, names));
  else if (csv) print(csvOf(summary, names));
  else print(tablesOf(summary, names, seats));
  if (csv) remark(`Seed: ${seed}`);
  if (stopped) remark(`Stopped after ${thousands(tally.races)} of ${thousands(runs)} races; ${again} gives these figures again.`);
}

async function rideAll(plan: Plan, runs: number, workers: number, begin: (() => void) | undefined) {
  const threads = Math.min(workers, runs);
  const filename = new URL('./forecast-worker.js', import.meta.url).href;
  const pool = new Tinypool({ filename, name: 'ride', minThreads: threads, maxThreads: threads });
  const bar = new SingleBar({ format: '{bar} {percentage} %, {value} of {total} races', clearOnComplete: true });
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  begin?.();
  bar.start(runs, 0);
  try {
    const workersOf = { workers: threads, run: (part: Part) => pool.run(part) };
    return await forecast(plan, runs, workersOf, { signal: stop.signal, onProgress: ({ races }) => bar.update(races) });
  } finally {
    bar.stop();
    process.removeListener('SIGINT', interrupt);
    await pool.destroy();
  }
}

async function sourceOf(path: string): Promise<Source> {
  const input = await readJson(path);
  const gameName = gameNameIn(input);
  const from = `${path}: `;
  if (hasFormat(input, 'gruppetto-race')) {
    const record = accept(parseRecord(input, findGame), from, gameName);
    const { game, options, seats, state } = replayed(path, record, 2).table;
    const players = seats.map(({ player }) => (findBot(game, player) ? player : 'bot'));
    const setUp = parseSetUp({ game: game.id, options, seats: players, position: game.position(state) });
    return { setUp: accept(setUp, from, gameName), seats };
  }
  if (hasFormat(input, 'gruppetto-scenario')) {
    const { game, options, position } = accept(parseScenario(input, findGame), from, gameName);
    const setUp = accept(parseSetUp({ game, options, position }), from, gameName);
    return { setUp, seats: seatsOf(setUp.seats) };
  }
  const setUp = accept(parseSetUp(input), from, gameName);
  return { setUp, seats: seatsOf(setUp.seats) };
}

function tablesOf({ races, choices, riders, seats }: Summary, names: Names, players: readonly SeatEntry[]): string {
  const seat: Column<SeatChances> = { title: 'Seat', cell: ({ seat }) => names.seat(seat) };
  const player: Column<SeatChances> = { title: 'Player', cell: ({ seat }) => players[seat]?.player ?? '' };
  const rider: Column<RiderChances> = { title: 'Rider', cell: ({ rider }) => names.rider(rider) };
  const out = riders.some(({ out }) => out.value > 0) ? estimate<RiderChances>('Out', ({ out }) => out) : [];
  return [
    ...(seats.length > 1 ? [table([seat, player, ...figures<SeatChances>(seats.length)], bestFirst(seats))] : []),
    table([rider, ...figures<RiderChances>(riders.length), ...out], bestFirst(riders)),
    `${thousands(races)} ${races === 1 ? 'race' : 'races'}, ${choices.toFixed(0)} choices in each. Behind each figure its 95 % error bar.`,
  ].join('\n\n');
}

const figures = <Row extends Chances>(count: number): readonly Column<Row>[] => [
  ...estimate<Row>('Win', ({ win }) => win),
  // Of three or fewer everybody is on the podium.
  ...(count > 3 ? estimate<Row>('Podium', ({ podium }) => podium) : []),
  { title: 'Mean place', figures: true, cell: ({ meanPlace }) => meanPlace.value.toFixed(2) },
  { title: '', cell: ({ meanPlace: { low, high } }) => `${low.toFixed(2)}–${high.toFixed(2)}` },
];

const estimate = <Row>(title: string, of: (row: Row) => Estimate): readonly Column<Row>[] => [
  { title, figures: true, cell: (row) => `${percent(of(row).value)} %` },
  { title: '', cell: (row) => `${percent(of(row).low)}–${percent(of(row).high)}` },
];

const percent = (share: number): string => (100 * share).toFixed(1);

const bestFirst = <Row extends Chances>(rows: readonly Row[]): readonly Row[] =>
  [...rows].sort((a, b) => b.win.value - a.win.value || a.meanPlace.value - b.meanPlace.value);

function jsonOf({ riders, seats, ...summary }: Summary, details: object, names: Names): string {
  return JSON.stringify({
    ...details,
    ...summary,
    seats: seats.map((chances) => ({ name: names.seat(chances.seat), ...chances })),
    riders: riders.map((chances) => ({ name: names.rider(chances.rider), ...chances })),
  });
}

function csvOf({ races, riders, seats }: Summary, names: Names): string {
  const bars = ['win', 'podium', 'mean_place', 'out'].flatMap((name) => [name, `${name}_low`, `${name}_high`]);
  const row = (kind: string, index: number, name: string, estimates: readonly Estimate[]): string =>
    [
      kind,
      index,
      quoted(name),
      races,
      ...estimates.flatMap(({ value, low, high }) => [value, low, high].map((figure) => figure.toFixed(6))),
    ].join();
  return [
    ['kind', 'index', 'name', 'races', ...bars].join(),
    ...seats.map(({ seat, win, podium, meanPlace }) => `${row('seat', seat, names.seat(seat), [win, podium, meanPlace])},,,`),
    ...riders.map(({ rider, win, podium, meanPlace, out }) => row('rider', rider, names.rider(rider), [win, podium, meanPlace, out])),
  ].join('\n');
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

import { availableParallelism } from 'node:os';
import { roomOf, wordsOf } from '@gruppetto/catalogue/all';
import { csvOf, type Forecast, forecast, jsonOf, type Part, type Plan, summarise } from '@gruppetto/lab';
import { SingleBar } from 'cli-progress';
import { type Command, Option } from 'commander';
import { Tinypool } from 'tinypool';
import { Complaint } from './complaint.ts';
import { tablesOf } from './forecast-report.ts';
import { readSource } from './forecast-source.ts';
import { bold, print, remark, thousands } from './print.ts';
import { freshSeed, parseSeed } from './seed.ts';
import { wholeNumber } from './whole-number.ts';

interface ForecastOptions {
  readonly runs: number;
  readonly workers: number;
  readonly seed?: string;
  readonly step?: number;
  readonly json?: true;
  readonly csv?: true;
}

const maxRuns = 100_000_000;
const maxWorkers = 256;
const maxSteps = 100_000;
/** As a shell has it for a program that Ctrl-C ended. */
const interrupted = 130;

export function addForecast(program: Command): void {
  program
    .command('forecast')
    .summary('ride a race or a tour many times and count')
    .description(
      [
        'Rides a race many times between bots and tells how often each rider and each seat wins and is on the podium, with 95 % error bars.',
        'The same file, seed and number of runs give the same figures, however many workers ride.\n\nThe file is a set-up',
        '({ "game": …, "options": …, "seats": ["bot", "random", …] }), a recorded race, which is ridden on from where it stands (persons are',
        'played by the rule-of-thumb bot), a scenario, which is ridden from its position, or the plan of a tour: then the chances of each',
        'classification and jersey are told.',
      ].join(' '),
    )
    .argument('<file>', 'a set-up, a recorded race, a scenario or the plan of a tour')
    .option('-n, --runs <count>', 'how many races or tours', wholeNumber(1, maxRuns), 10_000)
    .option('--seed <text>', 'what all dice follow from; without it, chance decides and the seed is told', parseSeed)
    .option('-w, --workers <count>', 'how many threads ride', wholeNumber(1, maxWorkers), Math.min(maxWorkers, availableParallelism()))
    .option('--step <number>', 'of a recorded race: ride on from after this step; 0 is the start', wholeNumber(0, maxSteps))
    .addOption(new Option('--json', 'print everything as JSON').conflicts('csv'))
    .option('--csv', 'print the shares as CSV')
    .addHelpText(
      'after',
      `
Ctrl-C stops it and prints what is known by then.

Examples:
  $ gruppetto forecast four-bots.json
  $ gruppetto forecast stage-1.race.json --step 40 --runs 100000 --seed alpe
  $ gruppetto forecast sprint.scenario.json --csv > sprint.csv
  $ gruppetto forecast july.tour.json --runs 1000`,
    )
    .action(forecastFile);
}

async function forecastFile(path: string, { runs, workers, seed = freshSeed(), step, json, csv }: ForecastOptions): Promise<void> {
  const { run, game, race, seats, names } = await readSource(path, step);
  if ('position' in run && run.position && !race.turn(race.place(run.position)))
    throw new Complaint(`${path}: this race is over; --step 0 rides it again from its start.`);
  const asTable = !json && !csv;
  const title = () => {
    print(bold(roomOf(game.id).card.title));
    print(`Seed: ${seed}\n`);
  };
  // From the first part on Ctrl-C is ours; who sees the title may rely on it.
  const { tally, stopped } = await rideAll({ ...run, seed }, runs, workers, asTable ? title : undefined);
  const again = `--runs ${tally.races} --seed ${/^[\w.-]+$/.test(seed) ? seed : JSON.stringify(seed)}`;
  if (stopped) process.exitCode = interrupted;
  const one = 'tour' in run ? 'tour' : 'race';
  if (tally.races === 0) return remark(`Stopped before the first ${one} was home.`);
  const summary = summarise(tally);
  if (json) print(jsonOf(summary, { game: game.id, seed, runs, stopped }, names));
  else if (csv) print(csvOf(summary, names));
  else print(tablesOf(summary, names, seats, race.riders, wordsOf(game.id).stageRace));
  if (csv) remark(`Seed: ${seed}`);
  if (stopped) remark(`Stopped after ${thousands(tally.races)} of ${thousands(runs)} ${one}s; ${again} gives these figures again.`);
}

async function rideAll(plan: Plan, runs: number, workers: number, begin: (() => void) | undefined): Promise<Forecast> {
  const threads = Math.min(workers, runs);
  const filename = new URL('./forecast-worker.js', import.meta.url).href;
  const pool = new Tinypool({ filename, name: 'ride', minThreads: threads, maxThreads: threads });
  const bar = new SingleBar({
    format: `{bar} {percentage} %, {value} of {total} ${'tour' in plan ? 'tours' : 'races'}`,
    clearOnComplete: true,
  });
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

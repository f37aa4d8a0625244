import { availableParallelism } from 'node:os';
import { roomOf, wordsOf } from '@gruppetto/catalogue/all';
import { csvOf, type Forecast, type ForecastPart, forecast, jsonOf, type Plan, summarise } from '@gruppetto/lab';
import { terminal } from '@gruppetto/words/terminal';
import { SingleBar } from 'cli-progress';
import { type Command, Option } from 'commander';
import { Tinypool } from 'tinypool';
import { examples } from './commander-words.ts';
import { Complaint } from './complaint.ts';
import { tablesOf } from './forecast-report.ts';
import { readSource } from './forecast-source.ts';
import { bold, print, remark } from './print.ts';
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
  const { forecast: say, options } = terminal();
  program
    .command('forecast')
    .summary(say.summary)
    .description(`${say.about}\n\n${say.aboutFile}`)
    .argument('<file>', say.file)
    .option('-n, --runs <count>', say.runs, wholeNumber(1, maxRuns), 10_000)
    .option('--seed <text>', options.freshSeed, parseSeed)
    .option('-w, --workers <count>', say.workers, wholeNumber(1, maxWorkers), Math.min(maxWorkers, availableParallelism()))
    .option('--step <number>', say.step, wholeNumber(0, maxSteps))
    .addOption(new Option('--json', options.json).conflicts('csv'))
    .option('--csv', say.csv)
    .addHelpText(
      'after',
      `\n${say.interrupt}\n${examples(
        'forecast four-bots.json',
        'forecast stage-1.race.json --step 40 --runs 100000 --seed alpe',
        'forecast sprint.scenario.json --csv > sprint.csv',
        'forecast july.tour.json --runs 1000',
      )}`,
    )
    .action(forecastFile);
}

async function forecastFile(path: string, { runs, workers, seed = freshSeed(), step, json, csv }: ForecastOptions): Promise<void> {
  const asTable = !json && !csv;
  const { run, game, race, seats, names } = await readSource(path, step, !asTable);
  if ('position' in run && run.position && !race.turn(race.place(run.position))) throw new Complaint(terminal().forecast.over(path));
  const say = terminal().forecast;
  const title = () => {
    print(bold(roomOf(game.id).card.title));
    print(`${terminal().seed(seed)}\n`);
  };
  // From the first part on Ctrl-C is ours; who sees the title may rely on it.
  const { tally, stopped } = await rideAll({ ...run, seed }, runs, workers, asTable ? title : undefined);
  const again = `--runs ${tally.races} --seed ${/^[\w.-]+$/.test(seed) ? seed : JSON.stringify(seed)}`;
  if (stopped) process.exitCode = interrupted;
  const one = 'tour' in run ? 'tour' : 'race';
  if (tally.races === 0) return remark(say.stoppedEarly[one]);
  const summary = summarise(tally);
  if (json) print(jsonOf(summary, { game: game.id, seed, runs, stopped }, names));
  else if (csv) print(csvOf(summary, names));
  else print(tablesOf(summary, names, seats, race.riders, wordsOf(game.id)));
  if (csv) remark(terminal().seed(seed));
  if (stopped) remark(say.stopped[one](tally.races, runs, again));
}

async function rideAll(plan: Plan, runs: number, workers: number, begin: (() => void) | undefined): Promise<Forecast> {
  const threads = Math.min(workers, runs);
  const filename = new URL('./forecast-worker.js', import.meta.url).href;
  const pool = new Tinypool({ filename, name: 'ride', minThreads: threads, maxThreads: threads });
  const bar = new SingleBar({
    format: `{bar} {percentage} %, ${terminal().forecast.progress['tour' in plan ? 'tour' : 'race']('{value}', '{total}')}`,
    clearOnComplete: true,
  });
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  begin?.();
  bar.start(runs, 0);
  try {
    const workersOf = { workers: threads, run: (part: ForecastPart) => pool.run(part) };
    return await forecast(plan, runs, workersOf, { signal: stop.signal, onProgress: ({ races }) => bar.update(races) });
  } finally {
    bar.stop();
    process.removeListener('SIGINT', interrupt);
    await pool.destroy();
  }
}

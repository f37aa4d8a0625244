import { findGame, gameIds, roomOf, rooms } from '@gruppetto/catalogue/all';
import { type Game, SeededDice, sameData } from '@gruppetto/kernel';
import { riderFor, rideStages, tourOf } from '@gruppetto/lab';
import { maxStages, modelTour, parseTour, rankingsCsv, type Tour, type TourEntry, type TourPlan, tourJson } from '@gruppetto/tour';
import { namesInTour } from '@gruppetto/words';
import { plural } from '@gruppetto/words/grammar/en';
import { SingleBar } from 'cli-progress';
import { type Command, Option } from 'commander';
import { accept, Complaint } from './complaint.ts';
import { readJson, write } from './files.ts';
import { bold, plain, print, remark } from './print.ts';
import { gather, setUpOf } from './race.ts';
import { gameNameIn } from './replay.ts';
import { seatsOf } from './seats.ts';
import { freshSeed, parseSeed } from './seed.ts';
import { stageLine, tourReport } from './tour-report.ts';
import { wholeNumber } from './whole-number.ts';

/** What only a new tour has; a file has its own. */
interface NewTour {
  readonly kind?: string;
  readonly stages?: number;
  readonly name?: string;
  readonly seats?: readonly string[];
  readonly options?: string;
  readonly option?: Readonly<Record<string, string>>;
}

interface TourOptions extends NewTour {
  readonly seed?: string;
  readonly save?: string;
  readonly json?: true;
  readonly csv?: true;
}

const usualStages = 5;

export function addTour(program: Command): void {
  program
    .command('tour')
    .summary('let bots ride a tour')
    .description(
      [
        'Makes a tour, or reads one, lets bots ride all its stages and prints the stage winners, the jerseys, the classifications, the',
        'points and an almanac. The same call with the same seed gives the same tour.',
      ].join(' '),
    )
    .argument('<game or file>', `a game (${gameIds.join(', ')}), or the plan of a tour, *.tour.json`)
    .option('-k, --kind <kind>', 'which kind of tour; without it, the first that the game has')
    .option('-n, --stages <count>', `how many stages; without it, ${usualStages}`, wholeNumber(1, maxStages))
    .option('--name <text>', 'the name of the tour')
    .option('-s, --seats <bots>', 'who plays each seat, with commas: rookie, rule-of-thumb (or bot), captain, champion, random', (text) =>
      text.split(','),
    )
    .option('--seed <text>', 'what the stages and the dice follow from; without it, chance decides and the seed is told', parseSeed)
    .option('-o, --option <name=value>', 'an option of the game; may be given several times', gather)
    .option('--options <file>', 'options of the game as JSON; those of --option go before them')
    .option('--save <file>', 'also write the plan of the tour to a file, *.tour.json')
    .addOption(new Option('--json', 'print everything as JSON').conflicts('csv'))
    .option('--csv', 'print every classification after every stage as CSV')
    .addHelpText(
      'after',
      () => `
Kinds of tours:
${kindsHelp()}

Examples:
  $ gruppetto tour ${rooms[rooms.length - 1].card.id} --stages 21
  $ gruppetto tour ${rooms[0].card.id} --stages 7 --seed alpe --save alpe.tour.json
  $ gruppetto tour alpe.tour.json --seed again --csv > alpe.csv`,
    )
    .action(tour);
}

const kindsHelp = (): string =>
  rooms.flatMap(({ game: { id, stageRace } }) => (stageRace ? [`  ${id}: ${stageRace.kinds.join(', ')}`] : [])).join('\n');

async function tour(source: string, given: TourOptions): Promise<void> {
  const seed = given.seed ?? freshSeed();
  const plan = findGame(source) || !looksLikeFile(source) ? await newTour(source, given, seed) : await readTour(source, given);
  if (given.save !== undefined) await write(given.save, `${JSON.stringify(plan, undefined, 2)}\n`);
  const game = findGame(plan.game) as Game;
  const called = namesInTour(game, plan);
  const asTable = !given.json && !given.csv;
  if (asTable) {
    print(bold(plain(`${roomOf(game.id).card.title}: ${plan.name}, ${plural(plan.stages.length, 'stage')}`)));
    print(`Seed: ${seed}\n`);
  }
  const { ridden, entries } = await rideAll(plan, seed, asTable ? (now) => print(stageLine(now, called)) : undefined);
  if (given.json) return print(JSON.stringify({ seed, plan, entries, ...tourJson(ridden, called) }));
  if (given.csv) {
    process.stdout.write(rankingsCsv(ridden, called));
    return remark(`Seed: ${seed}`);
  }
  print('');
  print(tourReport(ridden, called));
}

const looksLikeFile = (source: string): boolean => /[./\\]/.test(source);

async function newTour(gameName: string, given: NewTour, seed: string): Promise<TourPlan> {
  const setUp = await setUpOf(gameName, given);
  const game = findGame(setUp.game) as Game;
  const kind = given.kind ?? game.stageRace?.kinds[0] ?? '';
  const wish = {
    name: given.name ?? 'A tour',
    kind,
    stages: given.stages ?? usualStages,
    base: setUp.options,
    seats: seatsOf(setUp.seats),
  };
  const plan = accept(modelTour(game, wish, new SeededDice(`${seed}/plan`)), '', gameName);
  const ignored = Object.keys(given.option ?? {}).find((name) => !hasIn(plan, name, valueIn(setUp.options, name)));
  if (ignored !== undefined) throw new Complaint(`--option ${ignored}: each stage of such a tour has its own.`);
  return plan;
}

const valueIn = (options: object, name: string): unknown => (options as Readonly<Record<string, unknown>>)[name];

/** Whether all stages have the option that was asked for. */
const hasIn = ({ stages }: TourPlan, name: string, value: unknown): boolean =>
  stages.every(({ options }) => sameData(valueIn(options, name), value));

export async function readTour(path: string, given: NewTour = {}): Promise<TourPlan> {
  const { kind, stages, name, seats, options, option } = given;
  const tooMuch = Object.entries({ kind, stages, name, seats, options, option }).find(([, value]) => value !== undefined)?.[0];
  if (tooMuch) throw new Complaint(`--${tooMuch} is for a new tour; ${path} has its own.`);
  const input = await readJson(path);
  return accept(parseTour(input, findGame), `${path}: `, gameNameIn(input));
}

async function rideAll(
  plan: TourPlan,
  seed: string,
  onStage: ((tour: Tour) => void) | undefined,
): Promise<{ ridden: Tour; entries: readonly TourEntry[] }> {
  let ridden = tourOf(plan);
  const players = plan.seats.map(({ player }) => riderFor(ridden.game, player));
  const entries: TourEntry[] = [];
  const bar = new SingleBar({ format: '{bar} stage {value} of {total}', clearOnComplete: true });
  if (!onStage) bar.start(plan.stages.length, 0);
  try {
    for (const stage of rideStages(ridden, players, seed, { story: true })) {
      ridden = stage.tour;
      entries.push(stage.entry);
      onStage?.(ridden);
      bar.update(entries.length);
      // What was printed is to be seen before the next stage is ridden.
      await new Promise(setImmediate);
    }
  } finally {
    bar.stop();
  }
  return { ridden, entries };
}

import { findGame, gameIds, roomOf, rooms } from '@gruppetto/catalogue/all';
import { type Game, SeededDice, sameData } from '@gruppetto/kernel';
import { riderFor, rideStages, tourOf } from '@gruppetto/lab';
import { maxStages, modelTour, parseTour, rankingsCsv, type Tour, type TourEntry, type TourPlan, tourJson } from '@gruppetto/tour';
import { type Language, language, namesInTour } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import { SingleBar } from 'cli-progress';
import { type Command, Option } from 'commander';
import { accept } from './accept.ts';
import { examples } from './commander-words.ts';
import { Complaint } from './complaint.ts';
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
  const { tour: say, options } = terminal();
  program
    .command('tour')
    .summary(say.summary)
    .description(say.about)
    .argument('<game or file>', say.source(gameIds))
    .option('-k, --kind <kind>', say.kind)
    .option('-n, --stages <count>', say.stages(usualStages), wholeNumber(1, maxStages))
    .option('--name <text>', say.name)
    .option('-s, --seats <bots>', options.seats, (text) => text.split(','))
    .option('--seed <text>', say.seed, parseSeed)
    .option('-o, --option <name=value>', options.option, gather)
    .option('--options <file>', options.options)
    .option('--save <file>', say.save)
    .addOption(new Option('--json', options.json).conflicts('csv'))
    .option('--csv', say.csv)
    .addHelpText(
      'after',
      () =>
        `\n${say.kinds}\n${kindsHelp()}\n${examples(
          `tour ${rooms[rooms.length - 1].card.id} --stages 21`,
          `tour ${rooms[0].card.id} --stages 7 --seed alpe --save alpe.tour.json`,
          'tour alpe.tour.json --seed again --csv > alpe.csv',
        )}`,
    )
    .action(tour);
}

const kindsHelp = (): string =>
  rooms.flatMap(({ game: { id, stageRace } }) => (stageRace ? [`  ${id}: ${stageRace.kinds.join(', ')}`] : [])).join('\n');

async function tour(source: string, given: TourOptions): Promise<void> {
  const seed = given.seed ?? freshSeed();
  const asTable = !given.json && !given.csv;
  const isNew = findGame(source) || !looksLikeFile(source);
  const forFiles = isNew ? await newTour(source, given, seed, 'en') : await readTour(source, given);
  const plan = isNew && asTable ? await newTour(source, given, seed, language()) : forFiles;
  if (given.save !== undefined) await write(given.save, `${JSON.stringify(forFiles, undefined, 2)}\n`);
  const game = findGame(plan.game) as Game;
  const called = namesInTour(game, plan, asTable ? undefined : 'file');
  if (asTable) {
    print(bold(plain(terminal().tour.title(roomOf(game.id).card.title, plan.name, plan.stages.length))));
    print(`${terminal().seed(seed)}\n`);
  }
  const { ridden, entries } = await rideAll(plan, seed, asTable ? (now) => print(stageLine(now, called)) : undefined);
  if (given.json) return print(JSON.stringify({ seed, plan, entries, ...tourJson(ridden, called) }));
  if (given.csv) {
    process.stdout.write(rankingsCsv(ridden, called));
    return remark(terminal().seed(seed));
  }
  print('');
  print(tourReport(ridden, called));
}

const looksLikeFile = (source: string): boolean => /[./\\]/.test(source);

/** What nobody has named is named in `language`. */
async function newTour(gameName: string, given: NewTour, seed: string, language: Language): Promise<TourPlan> {
  const setUp = await setUpOf(gameName, given);
  const game = findGame(setUp.game) as Game;
  const kind = given.kind ?? game.stageRace?.kinds[0] ?? '';
  const wish = {
    name: given.name ?? terminal(language).tour.unnamed,
    kind,
    stages: given.stages ?? usualStages,
    base: setUp.options,
    seats: seatsOf(setUp.seats, language),
  };
  const plan = accept(modelTour(game, wish, new SeededDice(`${seed}/plan`)), '', gameName);
  const ignored = Object.keys(given.option ?? {}).find((name) => !hasIn(plan, name, valueIn(setUp.options, name)));
  if (ignored !== undefined) throw new Complaint(terminal().tour.ownOption(ignored));
  return plan;
}

const valueIn = (options: object, name: string): unknown => (options as Readonly<Record<string, unknown>>)[name];

/** Whether all stages have the option that was asked for. */
const hasIn = ({ stages }: TourPlan, name: string, value: unknown): boolean =>
  stages.every(({ options }) => sameData(valueIn(options, name), value));

export async function readTour(path: string, given: NewTour = {}): Promise<TourPlan> {
  const { kind, stages, name, seats, options, option } = given;
  const tooMuch = Object.entries({ kind, stages, name, seats, options, option }).find(([, value]) => value !== undefined)?.[0];
  if (tooMuch) throw new Complaint(terminal().tour.newOnly(tooMuch, path));
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
  const bar = new SingleBar({ format: `{bar} ${terminal().tour.progress('{value}', '{total}')}`, clearOnComplete: true });
  if (!onStage) bar.start(plan.stages.length, 0);
  try {
    for (const stage of rideStages(ridden, players, seed, { story: true })) {
      ridden = stage.tour;
      entries.push(stage.entry);
      onStage?.(ridden);
      bar.update(entries.length);
      // Shows what was printed before the next stage is ridden.
      await new Promise(setImmediate);
    }
  } finally {
    bar.stop();
  }
  return { ridden, entries };
}

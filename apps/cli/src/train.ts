import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Calibration, type Network, testValue, train } from '@gruppetto/bots';
import { findRoom, gameIds } from '@gruppetto/catalogue/all';
import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { write } from './files.ts';
import { bold, figure, print, remark, table } from './print.ts';
import { parseSeed } from './seed.ts';
import { wholeNumber } from './whole-number.ts';

interface TrainOptions {
  readonly races: number;
  readonly seed: string;
  readonly hidden: number;
  readonly epochs: number;
}

const maxRaces = 10_000_000;

/** For those who work on a game: what its chances are judged by. */
export function addTrain(program: Command): void {
  const { train: say, options } = terminal();
  program
    .command('train')
    .summary(say.summary)
    .description(say.about)
    .argument('<game>', options.game(gameIds))
    .option('-n, --races <count>', say.races, wholeNumber(100, maxRaces), 30_000)
    .option('--seed <text>', options.seed, parseSeed, 'gruppetto')
    .option('--hidden <count>', say.hidden, wholeNumber(1, 100), 24)
    .option('--epochs <count>', say.epochs, wholeNumber(1, 100), 4)
    .action(trainGame);
  program
    .command('calibration')
    .summary(say.testSummary)
    .description(say.testAbout)
    .argument('<game>', options.game(gameIds))
    .option('-n, --races <count>', say.testRaces, wholeNumber(10, maxRaces), 5000)
    .option('--seed <text>', say.testSeed, parseSeed, 'test')
    .action(calibrate);
}

function roomFor(name: string) {
  const room = findRoom(name);
  if (!room) throw new Complaint(terminal().noGame(name, gameIds));
  return room;
}

async function trainGame(name: string, { races, seed, hidden, epochs }: TrainOptions): Promise<void> {
  const room = roomFor(name);
  const folder = fileURLToPath(new URL(`../../../packages/games/${name}/bot/`, import.meta.url));
  if (!existsSync(folder)) throw new Complaint(terminal().needClone);
  const { network, calibration } = train(room.game, room, { seed, races, hidden, epochs, onProgress: remark });
  await write(`${folder}network.ts`, source(name, network, { races, seed, hidden, epochs }));
  print(report(name, calibration));
}

function source(name: string, { weights, trained }: Network, { races, seed, hidden, epochs }: TrainOptions): string {
  return `import type { Network } from '@gruppetto/bots';

/** Written by \`npm run train ${name} -- --races ${races} --seed ${seed} --hidden ${hidden} --epochs ${epochs}\`. */
export const network: Network = {
  hidden: ${hidden},
  trained: { seed: '${seed}', races: ${trained.races}, rules: ${trained.rules} },
  weights:
    '${weights}',
};
`;
}

function calibrate(name: string, { races, seed }: Pick<TrainOptions, 'races' | 'seed'>): void {
  const room = roomFor(name);
  print(report(name, testValue(room.game, room, { seed, races })));
}

const percent = (share: number): string => (Number.isNaN(share) ? '–' : `${figure(100 * share, 1)} %`);

function report(name: string, { moments, loss, blindLoss, tenths }: Calibration): string {
  const say = terminal().train;
  const { columns } = say;
  const rows = tenths.map((tenth, index) => ({ ...tenth, index }));
  return [
    bold(say.moments(name, moments)),
    say.surprise(figure(loss, 4), figure(blindLoss, 4)),
    table(
      [
        { title: columns.foretold, cell: ({ index }) => `${10 * index}–${10 * index + 10} %` },
        { title: columns.times, figures: true, cell: ({ count }) => figure(count) },
        { title: columns.mean, figures: true, cell: ({ called }) => percent(called) },
        { title: columns.won, figures: true, cell: ({ won }) => percent(won) },
        { title: '±', figures: true, cell: ({ count, won }) => percent(Math.sqrt((won * (1 - won)) / count)) },
      ],
      rows,
    ),
  ].join('\n');
}

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Calibration, type Network, testValue, train } from '@gruppetto/bots';
import { findRoom, gameIds } from '@gruppetto/catalogue/all';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { write } from './files.ts';
import { bold, print, remark, table, thousands } from './print.ts';
import { parseSeed } from './seed.ts';
import { wholeNumber } from './whole-number.ts';

interface TrainOptions {
  readonly races: number;
  readonly seed: string;
  readonly hidden: number;
  readonly epochs: number;
}

const mostRaces = 10_000_000;

/** For those who work on a game: what its chances are judged by. */
export function addTrain(program: Command): void {
  program
    .command('train')
    .summary('learn the value function of a game (for developers)')
    .description(
      'Rides races with the rule of thumb on every seat, learns from them what a moment is worth to each player, and writes it to the folder of the game. The same seed and numbers give the same file.',
    )
    .argument('<game>', `which game: ${gameIds.join(', ')}`)
    .option('-n, --races <count>', 'how many races to learn from', wholeNumber(100, mostRaces), 30_000)
    .option('--seed <text>', 'what all dice follow from', parseSeed, 'gruppetto')
    .option('--hidden <count>', 'units of the hidden layer', wholeNumber(1, 100), 24)
    .option('--epochs <count>', 'how often to go through the moments', wholeNumber(1, 100), 4)
    .action(trainGame);
  program
    .command('calibration')
    .summary('test the value function of a game')
    .description('Rides new races and compares the chances that were foretold in them with how they ended.')
    .argument('<game>', `which game: ${gameIds.join(', ')}`)
    .option('-n, --races <count>', 'how many races', wholeNumber(10, mostRaces), 5000)
    .option('--seed <text>', 'what all dice follow from; another one than in training', parseSeed, 'test')
    .action(calibrate);
}

function roomFor(name: string) {
  const room = findRoom(name);
  if (!room) throw new Complaint(`There is no game "${name}". There are: ${gameIds.join(', ')}.`);
  return room;
}

async function trainGame(name: string, { races, seed, hidden, epochs }: TrainOptions): Promise<void> {
  const room = roomFor(name);
  const folder = fileURLToPath(new URL(`../../../packages/games/${name}/bot/`, import.meta.url));
  if (!existsSync(folder)) throw new Complaint('Training needs the sources of Gruppetto: run it in a clone.');
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

const percent = (share: number): string => (Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)} %`);

function report(name: string, { moments, loss, blindLoss, tenths }: Calibration): string {
  const rows = tenths.map((tenth, index) => ({ ...tenth, index }));
  return [
    bold(`${name}: ${thousands(moments)} moments of races that were not learned from`),
    `Surprise per moment: ${loss.toFixed(4)} (with equal chances for all: ${blindLoss.toFixed(4)})`,
    table(
      [
        { title: 'Foretold', cell: ({ index }) => `${10 * index}–${10 * index + 10} %` },
        { title: 'Times', figures: true, cell: ({ count }) => thousands(count) },
        { title: 'Mean', figures: true, cell: ({ called }) => percent(called) },
        { title: 'Won', figures: true, cell: ({ won }) => percent(won) },
        { title: '±', figures: true, cell: ({ count, won }) => percent(Math.sqrt((won * (1 - won)) / count)) },
      ],
      rows,
    ),
  ].join('\n');
}

import { debuglog } from 'node:util';
import { rooms } from '@gruppetto/catalogue/all';
import { version } from '@gruppetto/kernel';
import { Command, CommanderError } from 'commander';
import { addAccounts } from './accounts.ts';
import { addAtlas } from './atlas.ts';
import { addBackup } from './backup.ts';
import { addBot } from './bot.ts';
import { Complaint } from './complaint.ts';
import { addCompletion } from './completion.ts';
import { addConfirmClock } from './confirm-clock.ts';
import { addCopy } from './copy.ts';
import { addDoctor } from './doctor.ts';
import { addForecast } from './forecast.ts';
import { addKeys } from './keys.ts';
import { addLadder } from './ladder.ts';
import { addLearn } from './learn.ts';
import { addOwner } from './owner.ts';
import { remark } from './print.ts';
import { addRace } from './race.ts';
import { addReplay } from './replay.ts';
import { addReports } from './reports.ts';
import { addRestore } from './restore.ts';
import { addRules } from './rules.ts';
import { addScenario } from './scenario.ts';
import { addServe } from './serve.ts';
import { addSheets } from './sheets.ts';
import { addTour } from './tour.ts';
import { addTrain } from './train.ts';
import { addUpgradeCheck } from './upgrade-check.ts';
import { addVerdict } from './verdict.ts';

const badArguments = 2;
/** A mistake of the program, as sysexits.h numbers it. */
const ownMistake = 70;

// A reader who has seen enough, such as head, is no mistake.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    if (stream === process.stdout) remark(`gruppetto: the output cannot be written (${error.code ?? error.message}).`);
    process.exit(1);
  });

const [first] = rooms;

const program = new Command('gruppetto')
  .description('Cycling board games, one table: races, tours, records, forecasts and rules from a terminal.')
  .version(version)
  .exitOverride()
  .enablePositionalOptions()
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'gruppetto: ')) })
  .addHelpText(
    'after',
    `
Examples:
  $ gruppetto race ${first.card.id} ${first.example.race}
  $ gruppetto tour ${first.card.id} --stages 7 --save july.tour.json
  $ gruppetto replay stage-1.race.json
  $ gruppetto forecast stage-1.race.json --runs 100000
  $ gruppetto rules ${first.example.rule}
  $ gruppetto learn ${first.card.id}`,
  );
const forServers = [
  addBot,
  addServe,
  addDoctor,
  addUpgradeCheck,
  addKeys,
  addAccounts,
  addReports,
  addOwner,
  addBackup,
  addRestore,
  addCopy,
  addConfirmClock,
];
const forEverybody = [
  addRace,
  addTour,
  addReplay,
  addScenario,
  addForecast,
  addSheets,
  addRules,
  addLearn,
  addVerdict,
  addLadder,
  addAtlas,
  addTrain,
];
for (const add of [...forEverybody, ...forServers, addCompletion]) add(program);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
}

function report(error: unknown): number {
  // Commander has said its word already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : badArguments;
  if (error instanceof Complaint) {
    remark(`gruppetto: ${error.message}`);
    return error.exitCode;
  }
  debuglog('gruppetto')('%s', (error as Error).stack);
  remark(`gruppetto: this is a mistake of the program (NODE_DEBUG=gruppetto shows where): ${(error as Error).message}`);
  return ownMistake;
}

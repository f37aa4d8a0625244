import { debuglog } from 'node:util';
import { rooms } from '@gruppetto/catalogue/all';
import { version } from '@gruppetto/kernel';
import { languages } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import { Command, CommanderError } from 'commander';
import { addAccounts } from './accounts.ts';
import { addAtlas } from './atlas.ts';
import { addBackup } from './backup.ts';
import { addBot } from './bot.ts';
import { examples, speakCommander } from './commander-words.ts';
import { Complaint } from './complaint.ts';
import { addCompletion } from './completion.ts';
import { addConfirmClock } from './confirm-clock.ts';
import { addCopy } from './copy.ts';
import { addDoctor } from './doctor.ts';
import { addForecast } from './forecast.ts';
import { addKeys } from './keys.ts';
import { addLadder } from './ladder.ts';
import { chooseLanguage } from './language.ts';
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
    if (stream === process.stdout) remark(`gruppetto: ${terminal().program.unwritable(error.code ?? error.message)}`);
    process.exit(1);
  });

const [first] = rooms;

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

function programOf(): Command {
  const say = terminal().program;
  const program = new Command('gruppetto')
    .description(say.about)
    .version(version, '-V, --version', say.version)
    .option('--lang <tag>', say.language(languages))
    .exitOverride()
    .enablePositionalOptions()
    .addHelpText(
      'after',
      examples(
        `race ${first.card.id} ${first.example.race}`,
        `tour ${first.card.id} --stages 7 --save july.tour.json`,
        'replay stage-1.race.json',
        'forecast stage-1.race.json --runs 100000',
        `rules ${first.example.rule}`,
        `learn ${first.card.id}`,
      ),
    );
  speakCommander(program);
  for (const add of [...forEverybody, ...forServers, addCompletion]) add(program);
  return program;
}

try {
  const args = await chooseLanguage(process.argv.slice(2), process.env);
  await programOf().parseAsync(args, { from: 'user' });
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
  remark(`gruppetto: ${terminal().program.ownMistake((error as Error).message)}`);
  return ownMistake;
}

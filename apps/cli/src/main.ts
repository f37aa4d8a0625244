import { debuglog } from 'node:util';
import { version } from '@gruppetto/kernel';
import { languages } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import { Command, CommanderError } from 'commander';
import { speakCommander } from './commander-words.ts';
import { addCommands } from './commands.ts';
import { Complaint } from './complaint.ts';
import { chooseLanguage } from './language.ts';
import { remark } from './print.ts';

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

async function programOf(called: string | undefined): Promise<Command> {
  const say = terminal().program;
  const program = new Command('gruppetto')
    .description(say.about)
    .version(version, '-V, --version', say.version)
    .option('--lang <tag>', say.language(languages))
    .exitOverride()
    .enablePositionalOptions();
  speakCommander(program);
  await addCommands(program, called);
  return program;
}

try {
  const args = await chooseLanguage(process.argv.slice(2), process.env);
  const program = await programOf(args[0]);
  await program.parseAsync(args, { from: 'user' });
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

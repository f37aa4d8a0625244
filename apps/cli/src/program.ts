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

/** Does what these arguments ask for, and gives the exit code. */
export async function run(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Promise<number> {
  try {
    const rest = await chooseLanguage(args, env);
    const program = await programOf(rest[0]);
    await program.parseAsync(rest, { from: 'user' });
    return 0;
  } catch (error) {
    return report(error);
  }
}

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

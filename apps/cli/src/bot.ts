import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findRoom } from '@gruppetto/catalogue/all';
import { type Choice, type Refusal, sameData } from '@gruppetto/kernel';
import { say as sayRefusal } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { type BotQuestion, type BotWish, playTable } from './bot-client.ts';
import { examples } from './commander-words.ts';
import { Complaint } from './complaint.ts';
import { print, remark } from './print.ts';

interface BotArguments {
  readonly server: string;
  readonly table: string;
  readonly name: string;
}

export function addBot(program: Command): void {
  const say = terminal().bot;
  program
    .command('bot')
    .summary(say.summary)
    .description(say.about)
    .argument('<command...>', say.command)
    .requiredOption('--table <id>', say.table)
    .option('--server <address>', say.server, 'http://localhost:1903')
    .option('--name <text>', say.name, 'Bot')
    .passThroughOptions()
    .addHelpText('after', examples('bot --table https://races.example.org/shared/6f1c… -- python3 my-bot.py'))
    .action(bot);
}

/** After this long without an answer a hint is printed; the clock of the table goes on. */
const silence = 10_000;
/** For this long a program may work with the result before it is ended. */
const farewell = 5_000;

/** A table is its id, or its link as it was copied from a browser, which says where the server is too. */
function placeOf(table: string, server: string): { readonly table: string; readonly server: string } {
  const [, host, id] = /^(https?:\/\/[^/]+)\/shared\/([\w-]+)/.exec(table) ?? [];
  return { table: id ?? table, server: (host ?? server).replace(/\/$/, '') };
}

async function bot([command = '', ...args]: readonly string[], { server: asked, table: wanted, name }: BotArguments): Promise<void> {
  const token = process.env.GRUPPETTO_TOKEN;
  if (!token) throw new Complaint(terminal().bot.needToken);
  const { table, server } = placeOf(wanted, asked);
  // A whole command in quotes is for a shell.
  const shell = args.length === 0 && /\s/.test(command);
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], shell });
  const ended = new Promise<never>((_, reject) => {
    child.once('error', (error) => reject(new Complaint(terminal().bot.notRun(command, `${(error as NodeJS.ErrnoException).code}`))));
    child.once('close', (code) => reject(new Complaint(terminal().bot.ended(command, `${code}`), 1)));
  });
  // A program that ends while it is written to has ended: that is said above.
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const decide: BotWish['decide'] = async (question) => {
    child.stdin.write(`${JSON.stringify(question)}\n`);
    const silent = setTimeout(() => remark(terminal().bot.silent(silence / 1000)), silence);
    const { value, done } = await lines.next().finally(() => clearTimeout(silent));
    return done ? await ended : readAnswer(value, question);
  };
  remark(terminal().bot.sitsDown(`${server}/shared/${table}`));
  const played = playTable({ server, token, table, name, decide }).catch((error: Failed) => {
    throw error instanceof Complaint ? error : new Complaint(whyOf(error), 1);
  });
  try {
    const standings = await Promise.race([played, ended]);
    child.stdin.write(`${JSON.stringify({ over: true, standings })}\n`);
    print(JSON.stringify(standings));
  } finally {
    await takeLeave(child);
  }
}

/** What went wrong at the table, as `playTable` tells it. */
type Failed = Error & { readonly code?: string; readonly game?: string; readonly refusal?: Refusal };

function whyOf({ code, game = '', refusal, message }: Failed): string {
  const say = terminal().bot;
  if (code === 'full') return say.allTaken;
  return refusal ? say.refused(sayRefusal(refusal, findRoom(game)?.words())) : message;
}

/** It reads what it was sent last, and ends by itself; a program that does not is ended. */
async function takeLeave(child: ChildProcess): Promise<void> {
  child.stdin?.end();
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const late = setTimeout(() => child.kill(), farewell);
  await new Promise((gone) => child.once('exit', gone));
  clearTimeout(late);
}

function readAnswer(line: string, { choices }: BotQuestion): Choice {
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch {
    throw new Complaint(terminal().bot.notJson(line.slice(0, 100)), 1);
  }
  const choice = typeof answer === 'number' ? choices[answer] : choices.find((one) => sameData(one, answer));
  if (choice === undefined) throw new Complaint(terminal().bot.noChoice(line, choices.length), 1);
  return choice;
}

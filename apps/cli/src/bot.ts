import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Choice } from '@gruppetto/kernel';
import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { type BotWish, playTable, type Question } from './bot-client.ts';
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
    .addHelpText('after', examples('bot --table 6f1c… -- python3 my-bot.py'))
    .action(bot);
}

async function bot([command = '', ...args]: readonly string[], { server, table, name }: BotArguments): Promise<void> {
  const token = process.env.GRUPPETTO_TOKEN;
  if (!token) throw new Complaint(terminal().bot.needToken);
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<never>((_, reject) => {
    child.once('error', (error) => reject(new Complaint(terminal().bot.notRun(command, `${(error as NodeJS.ErrnoException).code}`))));
    child.once('close', (code) => reject(new Complaint(terminal().bot.ended(command, `${code}`), 1)));
  });
  // A program that ends while it is written to has ended: that is said above.
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const decide: BotWish['decide'] = async (question) => {
    child.stdin.write(`${JSON.stringify(question)}\n`);
    const { value, done } = await lines.next();
    return done ? await ended : readAnswer(value, question);
  };
  remark(terminal().bot.sitsDown(`${server}/shared/${table}`));
  const played = playTable({ server: server.replace(/\/$/, ''), token, table, name, decide }).catch(
    (error: Error & { readonly code?: string }) => {
      if (error instanceof Complaint) throw error;
      throw new Complaint(error.code === 'full' ? terminal().bot.allTaken : error.message, 1);
    },
  );
  try {
    const standings = await Promise.race([played, ended]);
    child.stdin.write(`${JSON.stringify({ over: true, standings })}\n`);
    print(JSON.stringify(standings));
  } finally {
    child.stdin.end();
    child.kill();
  }
}

function readAnswer(line: string, { choices }: Question): Choice {
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch {
    throw new Complaint(terminal().bot.notJson(line.slice(0, 100)), 1);
  }
  const choice = typeof answer === 'number' ? choices[answer] : (answer as Choice | undefined);
  if (choice === undefined || choice === null) throw new Complaint(terminal().bot.noChoice(line, choices.length), 1);
  return choice;
}

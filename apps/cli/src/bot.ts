import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Choice } from '@gruppetto/kernel';
import type { Command } from 'commander';
import { type BotWish, playTable, type Question } from './bot-client.ts';
import { Complaint } from './complaint.ts';
import { print, remark } from './print.ts';

interface BotArguments {
  readonly server: string;
  readonly table: string;
  readonly name: string;
}

export function addBot(program: Command): void {
  program
    .command('bot')
    .summary('let a program of yours play at a table')
    .description(
      'Sits down at a shared table and asks a program of yours: each question is one line of JSON on its standard input, each answer one ' +
        'line on its standard output: the number of the choice, from 0, or the choice itself. The token is read from GRUPPETTO_TOKEN.',
    )
    .argument('<command...>', 'the program, with its arguments')
    .requiredOption('--table <id>', 'the table, as in its link')
    .option('--server <address>', 'where the server is', 'http://localhost:1903')
    .option('--name <text>', 'what the bot is called at the table', 'Bot')
    .passThroughOptions()
    .addHelpText(
      'after',
      `
Examples:
  $ GRUPPETTO_TOKEN=gruppetto_… gruppetto bot --table 6f1c… -- python3 my-bot.py`,
    )
    .action(bot);
}

async function bot([command = '', ...args]: readonly string[], { server, table, name }: BotArguments): Promise<void> {
  const token = process.env.GRUPPETTO_TOKEN;
  if (!token) throw new Complaint('Set GRUPPETTO_TOKEN to a token for a bot: your account page on the server makes one.');
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<never>((_, reject) => {
    child.once('error', (error) => reject(new Complaint(`${command} cannot be run (${(error as NodeJS.ErrnoException).code}).`)));
    child.once('close', (code) => reject(new Complaint(`${command} has ended with ${code} before the race was over.`, 1)));
  });
  // A program that ends while it is written to has ended: that is said above.
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const decide: BotWish['decide'] = async (question) => {
    child.stdin.write(`${JSON.stringify(question)}\n`);
    const { value, done } = await lines.next();
    return done ? await ended : readAnswer(value, question);
  };
  remark(`Sits down at ${server}/shared/${table}.`);
  const played = playTable({ server: server.replace(/\/$/, ''), token, table, name, decide }).catch((error: Error) => {
    throw error instanceof Complaint ? error : new Complaint(error.message, 1);
  });
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
    throw new Complaint(`The program answered "${line.slice(0, 100)}", which is not JSON.`, 1);
  }
  const choice = typeof answer === 'number' ? choices[answer] : (answer as Choice | undefined);
  if (choice === undefined || choice === null)
    throw new Complaint(`The program chose ${line}, and there are ${choices.length} choices.`, 1);
  return choice;
}

import { findGame, roomOf } from '@gruppetto/catalogue/all';
import { type Game, parseRecord, type RaceRecord, type Replayed, replay } from '@gruppetto/kernel';
import { plural } from '@gruppetto/words/grammar/en';
import type { Command } from 'commander';
import { accept, Complaint, sentence } from './complaint.ts';
import { readJson } from './files.ts';
import { bold, print } from './print.ts';
import { jsonLines, logOf, resultOf } from './result.ts';

interface ReplayOptions {
  readonly log?: true;
  readonly why?: true;
  readonly json?: true;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .summary('check a recorded race')
    .description(
      'Plays a recorded race again, checks every step of it and prints the result. Exits with 1 if a step differs, and names it.',
    )
    .argument('<file>', 'a recorded race, *.race.json')
    .option('--log', 'also print the race')
    .option('--why', 'print the race, with each line the sum and the rules behind it')
    .option('--json', 'print the facts as JSON, one a line, then the standings')
    .addHelpText(
      'after',
      `
Examples:
  $ gruppetto replay stage-1.race.json
  $ gruppetto replay stage-1.race.json --log
  $ gruppetto replay stage-1.race.json --json | grep '"type":"finished"'`,
    )
    .action(replayFile);
}

async function replayFile(path: string, { log, why, json }: ReplayOptions): Promise<void> {
  const input = await readJson(path);
  const record = accept(parseRecord(input, findGame), `${path}: `, gameNameIn(input));
  const { table, facts } = replayed(path, record, 1);
  if (json) return print(jsonLines(table, facts, {}));
  print(bold(roomOf(table.game.id).card.title));
  if (log || why) print(`${logOf(table, facts, why === true)}\n`);
  print(resultOf(table));
  print(`${plural(record.steps.length, 'step')}, each as the rules have it.`);
}

/** The race of a record that holds what it says. */
export function replayed(path: string, record: RaceRecord, exitCode: number): Replayed {
  const outcome = replay(findGame(record.game) as Game, record);
  if (outcome.ok) return outcome.value;
  const [problem] = outcome.problems;
  if (!problem) throw new Error('a replay that failed for no reason');
  const step = /^steps\[(\d+)\]/.exec(problem.at);
  const which = step ? `step ${Number(step[1]) + 1} of ${record.steps.length}` : 'the set-up';
  throw new Complaint(`${path}: ${which} is not as the rules have it. ${sentence(problem, record.game)}`, exitCode);
}

export const gameNameIn = (input: unknown): unknown => (input as { game?: unknown } | null)?.game;

import { findGame, roomOf } from '@gruppetto/catalogue/all';
import { type Game, parseRecord, type RaceRecord, type Replayed, replay } from '@gruppetto/kernel';
import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { accept, sentence } from './accept.ts';
import { examples } from './commander-words.ts';
import { Complaint } from './complaint.ts';
import { readJson } from './files.ts';
import { bold, print } from './print.ts';
import { jsonLines, logOf, resultOf } from './result.ts';

interface ReplayOptions {
  readonly log?: true;
  readonly why?: true;
  readonly json?: true;
}

export function addReplay(program: Command): void {
  const { replay: say, options } = terminal();
  program
    .command('replay')
    .summary(say.summary)
    .description(say.about)
    .argument('<file>', options.record)
    .option('--log', say.log)
    .option('--why', say.why)
    .option('--json', options.facts)
    .addHelpText(
      'after',
      examples('replay stage-1.race.json', 'replay stage-1.race.json --log', `replay stage-1.race.json --json | grep '"type":"finished"'`),
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
  print(terminal().replay.checked(record.steps.length));
}

/** The race of a record that holds what it says. */
export function replayed(path: string, record: RaceRecord, exitCode: number): Replayed {
  const outcome = replay(findGame(record.game) as Game, record);
  if (outcome.ok) return outcome.value;
  const [problem] = outcome.problems;
  if (!problem) throw new Error('a replay that failed for no reason');
  const step = /^steps\[(\d+)\]/.exec(problem.at);
  const why = sentence(problem, record.game);
  const { wrongStep, wrongSetUp } = terminal().replay;
  throw new Complaint(`${path}: ${step ? wrongStep(Number(step[1]) + 1, record.steps.length, why) : wrongSetUp(why)}`, exitCode);
}

export const gameNameIn = (input: unknown): unknown => (input as { game?: unknown } | null)?.game;

import { findGame } from '@gruppetto/catalogue/all';
import { type Game, hasFormat, type Problem, parseScenario, playScenario } from '@gruppetto/kernel';
import { parseTourScenario, playTourScenario } from '@gruppetto/tour';
import { plural } from '@gruppetto/words/grammar/en';
import type { Command } from 'commander';
import { accept, Complaint, sentence } from './complaint.ts';
import { readJson } from './files.ts';
import { plain, print } from './print.ts';
import { gameNameIn } from './replay.ts';

interface ScenarioOptions {
  readonly json?: true;
}

export function addScenario(program: Command): void {
  program
    .command('scenario')
    .summary('play scenarios and compare')
    .description(
      'Plays scenarios and compares them with what they expect: one line for each, and below it every difference. Exits with 1 if something differs.',
    )
    .argument('<files...>', 'scenarios of races or tours, *.scenario.json')
    .option('--json', "print each race's facts, position and standings as JSON instead, one scenario a line")
    .addHelpText(
      'after',
      `
Examples:
  $ gruppetto scenario *.scenario.json
  $ gruppetto scenario sprint.scenario.json --json | jq .position`,
    )
    .action(playFiles);
}

async function playFiles(paths: readonly string[], { json }: ScenarioOptions): Promise<void> {
  let failed = 0;
  for (const path of paths) {
    const { title, problems, game, outcome } = play(path, await readJson(path));
    if (problems.length > 0) failed++;
    if (json && outcome) print(JSON.stringify({ file: path, ...outcome, problems }));
    else {
      print(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${path}: ${plain(title)}`);
      for (const problem of problems) print(`      ${sentence(problem, game)}`);
    }
  }
  if (failed > 0) throw new Complaint(`${failed} of ${plural(paths.length, 'scenario')} went otherwise than expected.`, 1);
}

interface Outcome {
  readonly title: string;
  readonly game: string;
  readonly problems: readonly Problem[];
  /** Of a race. */
  readonly outcome?: object;
}

function play(path: string, input: unknown): Outcome {
  const from = `${path}: `;
  if (hasFormat(input, 'gruppetto-tour-scenario')) {
    const scenario = accept(parseTourScenario(input, findGame), from, gameNameIn((input as { tour?: unknown }).tour));
    const { title, tour } = scenario;
    return { title, game: tour.game, problems: playTourScenario(findGame(tour.game) as Game, scenario) };
  }
  const scenario = accept(parseScenario(input, findGame), from, gameNameIn(input));
  const { facts, position, standings, refusal, problems } = playScenario(findGame(scenario.game) as Game, scenario);
  return { title: scenario.title, game: scenario.game, problems, outcome: { facts, position, standings, ...(refusal && { refusal }) } };
}

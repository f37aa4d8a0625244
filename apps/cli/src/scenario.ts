import { findGame } from '@gruppetto/catalogue/all';
import { type Game, hasFormat, type Problem, parseScenario, playScenario } from '@gruppetto/kernel';
import { parseTourScenario, playTourScenario } from '@gruppetto/tour';
import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { accept, sentence } from './accept.ts';
import { examples } from './commander-words.ts';
import { Complaint } from './complaint.ts';
import { readJson } from './files.ts';
import { plain, print } from './print.ts';
import { gameNameIn } from './replay.ts';

interface ScenarioOptions {
  readonly json?: true;
}

export function addScenario(program: Command): void {
  const say = terminal().scenario;
  program
    .command('scenario')
    .summary(say.summary)
    .description(say.about)
    .argument('<files...>', say.files)
    .option('--json', say.json)
    .addHelpText('after', examples('scenario *.scenario.json', 'scenario sprint.scenario.json --json | jq .position'))
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
  if (failed > 0) throw new Complaint(terminal().scenario.failed(failed, paths.length), 1);
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

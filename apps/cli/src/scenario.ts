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
  const show = json ? printJson : printLines;
  let failed = 0;
  for (const path of paths) {
    const played = await tryFile(path);
    if ('fault' in played || played.problems.length > 0) failed++;
    show(path, played);
  }
  if (failed > 0) throw new Complaint(terminal().scenario.failed(failed, paths.length), 1);
}

interface Outcome {
  readonly title: string;
  readonly game: string;
  readonly problems: readonly Problem[];
  /** How the race or the tour stands in the end. */
  readonly stands: object;
}

/** A file that is no scenario, or that cannot be read: the sentences that say why. */
interface Unplayed {
  readonly fault: string;
}

async function tryFile(path: string): Promise<Outcome | Unplayed> {
  try {
    return await playFile(path);
  } catch (error) {
    if (error instanceof Complaint) return { fault: error.message };
    throw error;
  }
}

function printJson(file: string, played: Outcome | Unplayed): void {
  if ('fault' in played) return print(JSON.stringify({ file, fault: played.fault }));
  print(JSON.stringify({ file, ...played.stands, problems: played.problems }));
}

function printLines(path: string, played: Outcome | Unplayed): void {
  if ('fault' in played) return print(`FAIL  ${played.fault.replaceAll('\n', '\n      ')}`);
  const { title, problems, game } = played;
  print(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${path}: ${plain(title)}`);
  for (const problem of problems) print(`      ${sentence(problem, game)}`);
}

/** Plays one file, or complains about it. */
export async function playFile(path: string): Promise<Outcome> {
  const input = await readJson(path);
  const from = `${path}: `;
  if (hasFormat(input, 'gruppetto-tour-scenario')) {
    const scenario = accept(parseTourScenario(input, findGame), from, gameNameIn((input as { tour?: unknown }).tour));
    const { title, tour } = scenario;
    const { problems, ...stands } = playTourScenario(findGame(tour.game) as Game, scenario);
    return { title, game: tour.game, problems, stands };
  }
  const scenario = accept(parseScenario(input, findGame), from, gameNameIn(input));
  const { facts, position, standings, refusal, problems } = playScenario(findGame(scenario.game) as Game, scenario);
  return { title: scenario.title, game: scenario.game, problems, stands: { facts, position, standings, ...(refusal && { refusal }) } };
}

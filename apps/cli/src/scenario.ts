import { findGame } from '@gruppetto/catalogue/all';
import { type Game, parseScenario, playScenario } from '@gruppetto/kernel';
import { plural } from '@gruppetto/words';
import type { Command } from 'commander';
import { accept, Complaint, sentence } from './complaint.ts';
import { readJson } from './files.ts';
import { print, remark } from './print.ts';
import { gameNameIn } from './replay.ts';

export function addScenario(program: Command): void {
  program
    .command('scenario')
    .summary('play a scenario and compare')
    .description(
      'Plays a scenario, prints its facts, the position and the standings it leads to as JSON, and compares them with what it expects. Exits with 1 if something differs.',
    )
    .argument('<file>', 'a scenario, *.scenario.json')
    .addHelpText(
      'after',
      `
Examples:
  $ gruppetto scenario sprint.scenario.json
  $ gruppetto scenario sprint.scenario.json 2>/dev/null | jq .position`,
    )
    .action(playFile);
}

async function playFile(path: string): Promise<void> {
  const input = await readJson(path);
  const scenario = accept(parseScenario(input, findGame), `${path}: `, gameNameIn(input));
  const { facts, position, standings, refusal, problems } = playScenario(findGame(scenario.game) as Game, scenario);
  const parts = [
    `"facts": [${facts.map((fact) => `\n    ${JSON.stringify(fact)}`).join(',')}\n  ]`,
    `"position": ${JSON.stringify(position)}`,
    `"standings": ${JSON.stringify(standings)}`,
    ...(refusal ? [`"refusal": ${JSON.stringify(refusal)}`] : []),
  ];
  print(`{\n  ${parts.join(',\n  ')}\n}`);
  if (problems.length > 0) {
    const differences = problems.map((problem) => sentence(problem, scenario.game));
    throw new Complaint(`${path}: ${plural(problems.length, 'difference')}.\n${differences.join('\n')}`, 1);
  }
  remark(Object.keys(scenario.expect).length > 0 ? 'All is as expected.' : 'Nothing was expected.');
}

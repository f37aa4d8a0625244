import { loadLanguage } from '@gruppetto/words';
import type { Command } from 'commander';
import { examples } from './commander-words.ts';

/** In the order of the help: first for everybody, then for servers. Each is loaded when it is wanted, with nothing but what it needs. */
const commands: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  race: async () => (await import('./race.ts')).addRace,
  tour: async () => (await import('./tour.ts')).addTour,
  replay: async () => (await import('./replay.ts')).addReplay,
  scenario: async () => (await import('./scenario.ts')).addScenario,
  forecast: async () => (await import('./forecast.ts')).addForecast,
  sheets: async () => (await import('./sheets.ts')).addSheets,
  rules: async () => (await import('./rules.ts')).addRules,
  learn: async () => (await import('./learn.ts')).addLearn,
  verdict: async () => (await import('./verdict.ts')).addVerdict,
  ladder: async () => (await import('./ladder.ts')).addLadder,
  atlas: async () => (await import('./atlas.ts')).addAtlas,
  train: async () => (await import('./train.ts')).addTrain,
  bot: async () => (await import('./bot.ts')).addBot,
  serve: async () => (await import('./serve.ts')).addServe,
  doctor: async () => (await import('./doctor.ts')).addDoctor,
  'upgrade-check': async () => (await import('./upgrade-check.ts')).addUpgradeCheck,
  keys: async () => (await import('./keys.ts')).addKeys,
  accounts: async () => (await import('./accounts.ts')).addAccounts,
  reports: async () => (await import('./reports.ts')).addReports,
  owner: async () => (await import('./owner.ts')).addOwner,
  backup: async () => (await import('./backup.ts')).addBackup,
  restore: async () => (await import('./restore.ts')).addRestore,
  copy: async () => (await import('./copy.ts')).addCopy,
  'confirm-clock': async () => (await import('./confirm-clock.ts')).addConfirmClock,
};

const load = (names: readonly string[]) => Promise.all(names.map((name) => commands[name]()));

/** Adds the command that is called; where none is, all of them, for the help and for what could have been meant. */
export async function addCommands(program: Command, called: string | undefined): Promise<void> {
  if (called === '--version' || called === '-V') return;
  if (called !== undefined && Object.hasOwn(commands, called)) {
    const [add] = await load([called]);
    await loadLanguage();
    return add(program);
  }
  const adds = await load(Object.keys(commands));
  const [{ addCompletion }, { rooms }] = await Promise.all([import('./completion.ts'), import('@gruppetto/catalogue/all')]);
  await loadLanguage();
  for (const add of [...adds, addCompletion]) add(program);
  const [{ card, example }] = rooms;
  program.addHelpText(
    'after',
    examples(
      `race ${card.id} ${example.race}`,
      `tour ${card.id} --stages 7 --save july.tour.json`,
      'replay stage-1.race.json',
      'forecast stage-1.race.json --runs 100000',
      `rules ${example.rule}`,
      `learn ${card.id}`,
    ),
  );
}

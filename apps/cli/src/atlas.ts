import { findRoom, gameIds, rooms } from '@gruppetto/catalogue/all';
import { ridePart } from '@gruppetto/lab';
import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { print, remark } from './print.ts';
import { parseSeed } from './seed.ts';
import { wholeNumber } from './whole-number.ts';

type Room = (typeof rooms)[number];

interface AtlasOptions {
  readonly races: number;
  readonly seed: string;
}

const mostRaces = 100_000_000;
/** Variants get this many times fewer races than the game with its defaults. */
const variantShare = 10;

export function addAtlas(program: Command): void {
  const { atlas: say, options } = terminal();
  program
    .command('atlas')
    .summary(say.summary)
    .description(say.about)
    .argument('[game]', say.game(gameIds))
    .option('-n, --races <count>', say.races, wholeNumber(10, mostRaces), 100_000)
    .option('--seed <text>', options.seed, parseSeed, 'atlas')
    .action(atlas);
}

function atlas(name: string | undefined, options: AtlasOptions): void {
  const wanted = name === undefined ? rooms : [findRoom(name)];
  const parts = wanted.map((room) => {
    if (!room) throw new Complaint(terminal().noGame(`${name}`, gameIds));
    remark(room.card.title);
    return chapter(room, options);
  });
  print(`${head(options)}\n${parts.join('\n')}`);
}

/** A document of the project, in English. */
const head = ({ races, seed }: AtlasOptions): string => `# Skill atlas

Written by \`gruppetto atlas --races ${races} --seed ${seed} > docs/atlas.md\`: races with a Domestique on every seat. A seat's share is how
often it wins, ± one standard error; with equal players it is the advantage of the seat. Skill is how far the Champion, alone against
three Domestiques, is on the way from a fair share of the wins to all of them, as [measured](ladder.md); the rest is luck.
`;

function chapter(room: Room, { races, seed }: AtlasOptions): string {
  const rows = variantsOf(room).map((options, index) => rowOf(room, options, index === 0 ? races : Math.ceil(races / variantShare), seed));
  return `## ${room.card.title}

${skillOf(room)}

| Variant | Races | Choices a race | ${room.ruleOfThumb ? 'Wins by seat' : 'Wins of the five who win most'} |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function skillOf({ ladder, ruleOfThumb }: Room): string {
  if (!ruleOfThumb) return 'Nobody decides anything in the race itself: it is all luck, and the legs of the riders.';
  if (!ladder) return 'The ladder of this game has not been measured.';
  const { champion, captain, rookie } = ladder.levels;
  const fair = 0.25;
  const skill = Math.max(0, (champion.wins - fair) / (1 - fair));
  return `Skill ${percent(skill)}, luck ${percent(1 - skill)}. Against three Domestiques a Champion wins ${percent(champion.wins)} (± ${(100 * champion.winsError).toFixed(1)}), a Captain ${percent(captain.wins)} (± ${(100 * captain.winsError).toFixed(1)}), a Rookie ${percent(rookie.wins)} (± ${(100 * rookie.winsError).toFixed(1)}).`;
}

/** The game as it comes, and those of the options it was trained on that fit into a table. */
function variantsOf({ insight }: Room): readonly object[] {
  const short = (insight?.trainedOn ?? []).filter((options) => JSON.stringify(options).length < 90);
  const texts = new Set(short.map((options) => JSON.stringify(options)));
  return [{}, ...[...texts].map((text) => JSON.parse(text) as object)];
}

const sayVariant = (options: object): string => {
  const said = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return said.length === 0 ? 'as it comes' : said.join(', ');
};

const shown = 5;

function rowOf({ game, ruleOfThumb }: Room, variant: object, races: number, seed: string): string {
  const parsed = game.options.parse(variant);
  if (!parsed.ok) throw new Error(`the options of ${game.id}: ${JSON.stringify(parsed.problems)}`);
  const race = game.race(parsed.value);
  const seats = Array<string>(race.seats).fill('rule-of-thumb');
  const tally = ridePart({ game: game.id, options: parsed.value, seats, seed }, 0, races);
  const wins = (ruleOfThumb ? tally.seats : tally.riders).map(([first = 0]) => first / tally.races);
  const won = ruleOfThumb ? wins : wins.toSorted((a, b) => b - a).slice(0, shown);
  const error = 100 * Math.sqrt(((won[0] ?? 0) * (1 - (won[0] ?? 0))) / tally.races);
  const shares = `${won.map((share) => (100 * share).toFixed(1)).join(' / ')} (± ${error.toFixed(1)})`;
  return `| ${sayVariant(variant)} | ${tally.races.toLocaleString('en')} | ${(tally.choices / tally.races).toFixed(0)} | ${shares} |`;
}

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { climbLadder, type Ladder, type Level, levels, type Rung } from '@gruppetto/bots';
import { findRoom, gameIds, rooms } from '@gruppetto/catalogue/all';
import { words } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { write } from './files.ts';
import { markdownTable, paragraph } from './markdown.ts';
import { bold, print, table } from './print.ts';
import { parseSeed } from './seed.ts';
import { wholeNumber } from './whole-number.ts';

interface LadderOptions {
  readonly deals: number;
  readonly seed: string;
  readonly write?: true;
}

const maxDeals = 100_000;

export function addLadder(program: Command): void {
  const { ladder: say, options } = terminal();
  program
    .command('ladder')
    .summary(say.summary)
    .description(say.about)
    .argument('[game]', options.game(gameIds))
    .option('-d, --deals <count>', say.deals, wholeNumber(1, maxDeals), 10)
    .option('--seed <text>', options.seed, parseSeed, 'ladder')
    .option('--write', say.write)
    .action(ladder);
}

async function ladder(name: string | undefined, options: LadderOptions): Promise<void> {
  if (name === undefined) return print(page());
  const room = findRoom(name);
  if (!room) throw new Complaint(terminal().noGame(name, gameIds));
  if (!room.ruleOfThumb) throw new Complaint(terminal().ladder.nobodyDecides(room.card.title));
  const { seatOption } = room.game;
  const parsed = room.game.options.parse(seatOption === undefined ? {} : { [seatOption]: levels.length });
  if (!parsed.ok) throw new Error(`the options of ${name}: ${JSON.stringify(parsed.problems)}`);
  const bar = new SingleBar({
    format: `{bar} {percentage} %, ${terminal().ladder.progress('{value}', '{total}')}`,
    clearOnComplete: true,
  });
  bar.start(options.deals, 0);
  const climbed = climbLadder(room.game.race(parsed.value), room, { ...options, onProgress: (deal) => bar.update(deal) });
  bar.stop();
  if (options.write) await keep(name, climbed, options);
  print(bold(room.card.title));
  print(terminal().ladder.measured(climbed.races, climbed.seed));
  print(table(columnsOf(), rowsOf(climbed)));
}

interface Row extends Rung {
  readonly level: Level;
}

const rowsOf = ({ levels: rungs }: Ladder): readonly Row[] => levels.map((level) => ({ level, ...rungs[level] })).reverse();

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const ofLevel = (level: Level): string => (words().setup.players as Readonly<Record<string, string>>)[level] ?? level;
const ratingOf = ({ rating, error }: Row): string => (error > 0 ? `${rating} ± ${error}` : `${rating}`);
const winsOf = ({ wins, winsError }: Row): string => (winsError > 0 ? `${percent(wins)} ± ${(100 * winsError).toFixed(1)}` : percent(wins));

function columnsOf() {
  const { opponent, rating, wins } = terminal().ladder.columns;
  return [
    { title: opponent, cell: ({ level }: Row) => ofLevel(level) },
    { title: rating, figures: true, cell: ratingOf },
    { title: wins, figures: true, cell: winsOf },
  ];
}

async function keep(name: string, climbed: Ladder, { deals, seed }: LadderOptions): Promise<void> {
  const folder = fileURLToPath(new URL(`../../../packages/games/${name}/bot/`, import.meta.url));
  if (!existsSync(folder)) throw new Complaint(terminal().needClone);
  const rungs = levels.map((level) => {
    const { rating, error, wins, winsError } = climbed.levels[level];
    const key = level.includes('-') ? `'${level}'` : level;
    return `    ${key}: { rating: ${rating}, error: ${error}, wins: ${wins}, winsError: ${winsError} },`;
  });
  await write(
    `${folder}ladder.ts`,
    `import type { Ladder } from '@gruppetto/bots';

/** Written by \`gruppetto ladder ${name} --deals ${deals} --seed ${seed} --write\`. */
export const ladder: Ladder = {
  seed: '${seed}',
  races: ${climbed.races},
  levels: {
${rungs.join('\n')}
  },
};
`,
  );
}

/** In English it is what docs/ladder.md holds. */
function page(): string {
  const { title, method, races } = terminal().ladder.page;
  const columns = columnsOf();
  const parts = rooms.flatMap(({ card, ladder: measured }) => {
    if (!measured) return [];
    const rows = rowsOf(measured).map((row) => columns.map(({ cell }) => cell(row)));
    const head = columns.map(({ title: column }) => column);
    return [`## ${card.title}\n\n${races(measured.races, measured.seed)}\n`, `${markdownTable(head, rows)}\n`];
  });
  return [`# ${title}\n`, `${paragraph(method)}\n`, ...parts].join('\n');
}

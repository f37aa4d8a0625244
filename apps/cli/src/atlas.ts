import { findRoom, gameIds, rooms } from '@gruppetto/catalogue/all';
import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { type AtlasFigures, measure, rookieShare, type Share, skillOf, type Way, waysOf } from './atlas-figures.ts';
import { Complaint } from './complaint.ts';
import { markdownTable, paragraph } from './markdown.ts';
import { print, remark } from './print.ts';
import { parseSeed } from './seed.ts';
import { wholeNumber } from './whole-number.ts';

type Room = (typeof rooms)[number];

interface AtlasOptions {
  readonly races: number;
  readonly champion: number;
  readonly seed: string;
}

const maxRaces = 100_000_000;

export function addAtlas(program: Command): void {
  const { atlas: say, options } = terminal();
  program
    .command('atlas')
    .summary(say.summary)
    .description(say.about)
    .argument('[game]', say.game(gameIds))
    .option('-n, --races <count>', say.races, wholeNumber(10, maxRaces), 100_000)
    .option('-c, --champion <count>', say.champion, wholeNumber(1, maxRaces), 16)
    .option('--seed <text>', options.seed, parseSeed, 'atlas')
    .action(atlas);
}

function atlas(name: string | undefined, options: AtlasOptions): void {
  const wanted = name === undefined ? rooms : [findRoom(name)];
  for (const [index, room] of wanted.entries()) {
    if (!room) throw new Complaint(terminal().noGame(`${name}`, gameIds));
    if (index === 0) print(head(name, options));
    // At once: the next game takes minutes.
    print(chapter(room, options));
  }
}

function head(name: string | undefined, { races, champion, seed }: AtlasOptions): string {
  const { title, method, skill } = terminal().atlas.page;
  const command = ['gruppetto atlas', ...(name === undefined ? [] : [name]), `--races ${races} --champion ${champion} --seed ${seed}`];
  const counts = { races, rookies: Math.ceil(races / rookieShare), champions: champion };
  return [`# ${title}`, paragraph(method(command.join(' '), counts)), paragraph(skill)].join('\n\n');
}

function chapter(room: Room, { races, champion, seed }: AtlasOptions): string {
  const ways = waysOf(room);
  const measured = ways.map((way, index) => {
    remark(`${room.card.title}, ${index + 1}/${ways.length}: ${way.label}`);
    return { way, figures: measure(room, way.race, { races, champion, seed }) };
  });
  const { columns, row } = room.ruleOfThumb ? withChoices : withoutChoices;
  const table = markdownTable(
    columns(terminal().atlas.page.columns),
    measured.map(({ way, figures }) => row(way, figures)),
  );
  const skills = measured.flatMap(({ figures }) => (figures.champion ? [skillOf(figures)] : []));
  const note = room.atlas?.note?.();
  return ['', `## ${room.card.title}`, '', sum(room, skills), '', table, ...(note === undefined ? [] : ['', paragraph(note)])].join('\n');
}

function sum({ ruleOfThumb }: Room, skills: readonly Share[]): string {
  const say = terminal().atlas.page;
  if (!ruleOfThumb) return say.allLuck;
  const share = skills.reduce((all, one) => all + one.share, 0) / skills.length;
  const error = Math.hypot(...skills.map((one) => one.error)) / skills.length;
  return say.together(percent({ share, error }), percent({ share: 1 - share, error }));
}

const figure = (share: number): string => (100 * share).toFixed(1).replace('-', '−');
const percent = ({ share, error }: Share): string => `${figure(share)} % ± ${figure(error)}`;

type ColumnWords = ReturnType<typeof terminal>['atlas']['page']['columns'];

interface Columns {
  columns(say: ColumnWords): readonly string[];
  row(way: Way, figures: AtlasFigures): readonly string[];
}

const withChoices: Columns = {
  columns: (say) => [say.way, say.rounds, say.choices, say.winsBySeat, say.rookie, say.champion, say.fair, say.skill, say.luck],
  row: ({ label }, figures) => {
    const { rounds, choices, wins, rookie, champion } = figures;
    const skill = skillOf(figures);
    return [
      label,
      rounds.toFixed(1),
      choices.toFixed(0),
      sharesOf(wins),
      rookie ? percent(rookie) : '',
      champion ? percent(champion) : '',
      `${figure(1 / wins.length)} %`,
      percent(skill),
      `${figure(1 - skill.share)} %`,
    ];
  },
};

/** Of many riders, as many as fit into a table. */
const shown = 5;

const withoutChoices: Columns = {
  columns: (say) => [say.way, say.rounds, say.riders, say.winsOfFive],
  row: ({ label }, { rounds, wins }) => [
    label,
    rounds.toFixed(1),
    `${wins.length}`,
    sharesOf(wins.toSorted((a, b) => b.share - a.share).slice(0, shown)),
  ],
};

const sharesOf = (wins: readonly Share[]): string =>
  `${wins.map(({ share }) => figure(share)).join(' / ')} ± ${figure(Math.max(...wins.map(({ error }) => error)))}`;

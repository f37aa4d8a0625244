import { findGame, isGameId, openSheets, roomOf } from '@gruppetto/catalogue/all';
import { hasFormat } from '@gruppetto/kernel';
import { parseSetUp } from '@gruppetto/lab';
import { type Page, type PaperSize, pagesOf, paperSizes, printHtml } from '@gruppetto/paper';
import { parseTour } from '@gruppetto/tour';
import { plural } from '@gruppetto/words/grammar/en';
import { type Command, Option } from 'commander';
import { accept, Complaint } from './complaint.ts';
import { readJson, write } from './files.ts';
import { print } from './print.ts';
import { gather, setUpOf } from './race.ts';
import { gameNameIn } from './replay.ts';

interface SheetOptions {
  readonly size: PaperSize;
  readonly sheet?: string;
  readonly output: string;
  readonly options?: string;
  readonly option?: Readonly<Record<string, string>>;
}

/** A race to print for, and what it is called. */
interface Printed {
  readonly name: string;
  readonly options: object;
}

export function addSheets(program: Command): void {
  program
    .command('sheets')
    .summary('print what a real table needs')
    .description(
      'Writes the sheets for a game, a stage or all stages of a tour to one HTML file that prints a page on each piece of paper.',
    )
    .argument('<game or file>', 'a game, a set-up or recorded race, or the plan of a tour, *.tour.json')
    .addOption(new Option('--size <paper>', 'the size of the paper').choices(paperSizes).default('a4'))
    .option('--sheet <id>', 'only this one; without it, all of them')
    .option('-o, --option <name=value>', 'an option of the game; may be given several times', gather)
    .option('--options <file>', 'options of the game as JSON; those of --option go before them')
    .option('--output <file>', 'where to write it', 'sheets.html')
    .action(printSheets);
}

async function printSheets(source: string, given: SheetOptions): Promise<void> {
  const { game: id, races } = isGameId(source) ? await ofGame(source, given) : await ofFile(source);
  if (!isGameId(id)) throw new Complaint(`There is no game called "${id}".`);
  const { card, game } = roomOf(id);
  const all = await openSheets(id);
  const sheets = all.filter((sheet) => given.sheet === undefined || sheet.id === given.sheet);
  if (sheets.length === 0)
    throw new Complaint(`${card.title} has no such sheet; it has: ${all.map((sheet) => sheet.id).join(', ') || 'none'}.`);
  const pages: Page[] = races.flatMap(({ name, options }) =>
    pagesOf(sheets, game.race(options), given.size).map((page) => (name === '' ? page : { ...page, title: `${name}: ${page.title}` })),
  );
  await write(given.output, printHtml(card.title, pages, given.size));
  print(`${plural(pages.length, 'page')} in ${given.output}. Open it in a browser and print it.`);
}

async function ofGame(source: string, given: SheetOptions): Promise<{ game: string; races: readonly Printed[] }> {
  const { game, options } = await setUpOf(source, given);
  return { game, races: [{ name: '', options }] };
}

async function ofFile(path: string): Promise<{ game: string; races: readonly Printed[] }> {
  const input = await readJson(path);
  if (hasFormat(input, 'gruppetto-tour')) {
    const { game, stages } = accept(parseTour(input, findGame), `${path}: `, gameNameIn(input));
    return { game, races: stages.map(({ name, options }, index) => ({ name: name || `Stage ${index + 1}`, options })) };
  }
  const { game, options } = input as { game?: unknown; options?: unknown };
  const setUp = accept(parseSetUp({ game, options }), `${path}: `, game);
  return { game: setUp.game, races: [{ name: '', options: setUp.options }] };
}

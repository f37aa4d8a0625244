import { findGame, gameIds, isGameId, openSheets, roomOf } from '@gruppetto/catalogue/all';
import { hasFormat } from '@gruppetto/kernel';
import { parseSetUp } from '@gruppetto/lab';
import { type Page, type PaperSize, pagesOf, paperSizes, printHtml } from '@gruppetto/paper';
import { parseTour } from '@gruppetto/tour';
import { words } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import { type Command, Option } from 'commander';
import { accept } from './accept.ts';
import { Complaint } from './complaint.ts';
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
  const { sheets: say, options } = terminal();
  program
    .command('sheets')
    .summary(say.summary)
    .description(say.about)
    .argument('<game or file>', say.source)
    .addOption(new Option('--size <paper>', say.size).choices(paperSizes).default('a4'))
    .option('--sheet <id>', say.sheet)
    .option('-o, --option <name=value>', options.option, gather)
    .option('--options <file>', options.options)
    .option('--output <file>', say.output, 'sheets.html')
    .action(printSheets);
}

function noSheet(game: string, sheets: readonly { readonly id: string }[]): string {
  const say = terminal().sheets;
  if (sheets.length === 0) return say.noSheets(game);
  return say.noSheet(
    game,
    sheets.map(({ id }) => id),
  );
}

async function printSheets(source: string, given: SheetOptions): Promise<void> {
  const { game: id, races } = isGameId(source) ? await ofGame(source, given) : await ofFile(source);
  if (!isGameId(id)) throw new Complaint(terminal().noGame(id, gameIds));
  const { card, game } = roomOf(id);
  const all = await openSheets(id);
  const sheets = all.filter((sheet) => given.sheet === undefined || sheet.id === given.sheet);
  if (sheets.length === 0) throw new Complaint(noSheet(card.title, all));
  const pages: Page[] = races.flatMap(({ name, options }) =>
    pagesOf(sheets, game.race(options), given.size).map((page) =>
      name === '' ? page : { ...page, title: words().labelled(name, page.title) },
    ),
  );
  await write(given.output, printHtml(card.title, pages, given.size));
  print(terminal().sheets.written(pages.length, given.output));
}

async function ofGame(source: string, given: SheetOptions): Promise<{ game: string; races: readonly Printed[] }> {
  const { game, options } = await setUpOf(source, given);
  return { game, races: [{ name: '', options }] };
}

async function ofFile(path: string): Promise<{ game: string; races: readonly Printed[] }> {
  const input = await readJson(path);
  if (hasFormat(input, 'gruppetto-tour')) {
    const { game, stages } = accept(parseTour(input, findGame), `${path}: `, gameNameIn(input));
    return { game, races: stages.map(({ name, options }, index) => ({ name: name || words().tour.stage(index + 1), options })) };
  }
  const { game, options } = input as { game?: unknown; options?: unknown };
  const setUp = accept(parseSetUp({ game, options }), `${path}: `, game);
  return { game: setUp.game, races: [{ name: '', options: setUp.options }] };
}

import { readFileSync } from 'node:fs';
import { cardOf, type GameId, gameIds, rooms } from '@gruppetto/catalogue/all';
import { language, type Rule, readRuleBook } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { examples } from './commander-words.ts';
import { Complaint } from './complaint.ts';
import { bold, dim, print, table, wrap } from './print.ts';

interface Book {
  readonly game: GameId;
  readonly prefix: string;
  readonly rules: readonly Rule[];
}

const [
  {
    card,
    example: { rule },
  },
] = rooms;
const [chapter] = rule.split('.');

const root = new URL('../../../', import.meta.url);

/** English is at the top, the other languages have a folder each. */
const fileOf = (game: GameId): string => `docs/rules/${language() === 'en' ? '' : `${language()}/`}${game}.md`;

export function addRules(program: Command): void {
  const say = terminal().rules;
  program
    .command('rules')
    .summary(say.summary)
    .description(say.about)
    .argument('[what]', say.what(rule, chapter, card.prefix, card.id))
    .addHelpText('after', examples('rules', `rules ${card.prefix}`, `rules ${chapter}`, `rules ${rule}`))
    .action(printRules);
}

function printRules(what: string | undefined): void {
  const books = gameIds.map(readBook);
  if (what === undefined) return printBooks(books);
  const wish = what.toLowerCase();
  const book = books.find(({ game, prefix }) => wish === game || wish.split('-')[0] === prefix.toLowerCase());
  const say = terminal().rules;
  if (!book)
    throw new Complaint(
      say.noBook(
        what,
        books.map(({ prefix }) => prefix),
      ),
    );
  const { game, prefix, rules } = book;
  const whole = wish === game || wish === prefix.toLowerCase();
  const wanted = rules.filter(({ id }) => whole || id.toLowerCase() === wish || id.toLowerCase().startsWith(`${wish}.`));
  if (wanted.length === 0) throw new Complaint(say.noRule(what, prefix, cardOf(game).title));
  print(bold(`${cardOf(game).title} (${prefix})`));
  let chapter: string | undefined;
  for (const rule of wanted) {
    if (rule.chapter !== chapter) print(`\n${bold(rule.chapter)}`);
    chapter = rule.chapter;
    const indent = rule.id.length + 2;
    print(wrap(`${rule.id}  ${rule.text}`, indent));
    for (const ruling of rule.rulings) print(dim(wrap(say.ruling(ruling), indent, indent)));
  }
}

function printBooks(books: readonly Book[]): void {
  const { columns: titles, rules: say } = terminal();
  const columns = [
    { title: say.columns.book, cell: ({ prefix }: Book) => prefix },
    { title: titles.game, cell: ({ game }: Book) => cardOf(game).title },
    { title: say.columns.rules, figures: true, cell: ({ rules }: Book) => `${rules.length}` },
    { title: say.columns.file, cell: ({ game }: Book) => fileOf(game) },
  ];
  print(table(columns, books));
}

function readBook(game: GameId): Book {
  let markdown: string;
  try {
    markdown = readFileSync(new URL(fileOf(game), root), 'utf8');
  } catch {
    throw new Complaint(terminal().rules.notThere(fileOf(game)));
  }
  const rules = [...readRuleBook(markdown).values()];
  return { game, prefix: cardOf(game).prefix, rules };
}

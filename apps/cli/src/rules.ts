import { readFileSync } from 'node:fs';
import { cardOf, type GameId, gameIds, rooms } from '@gruppetto/catalogue/all';
import { type Rule, readRuleBook } from '@gruppetto/words';
import type { Command } from 'commander';
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

const folder = new URL('../../../docs/rules/', import.meta.url);

export function addRules(program: Command): void {
  program
    .command('rules')
    .summary('read the rule books')
    .description('Prints a rule, a chapter or a whole rule book; without an argument, the list of the books.')
    .argument('[what]', `a rule (${rule}), a chapter (${chapter}), or a book (${card.prefix} or ${card.id})`)
    .addHelpText(
      'after',
      `
Examples:
  $ gruppetto rules
  $ gruppetto rules ${card.prefix}
  $ gruppetto rules ${chapter}
  $ gruppetto rules ${rule}`,
    )
    .action(printRules);
}

function printRules(what: string | undefined): void {
  const books = gameIds.map(readBook);
  if (what === undefined) return printBooks(books);
  const wish = what.toLowerCase();
  const book = books.find(({ game, prefix }) => wish === game || wish.split('-')[0] === prefix.toLowerCase());
  if (!book) throw new Complaint(`There is no rule book for "${what}"; there are: ${books.map(({ prefix }) => prefix).join(', ')}.`);
  const { game, prefix, rules } = book;
  const whole = wish === game || wish === prefix.toLowerCase();
  const wanted = rules.filter(({ id }) => whole || id.toLowerCase() === wish || id.toLowerCase().startsWith(`${wish}.`));
  if (wanted.length === 0)
    throw new Complaint(`There is no rule ${what}; "gruppetto rules ${prefix}" prints those of ${cardOf(game).title}.`);
  print(bold(`${cardOf(game).title} (${prefix})`));
  let chapter: string | undefined;
  for (const rule of wanted) {
    if (rule.chapter !== chapter) print(`\n${bold(rule.chapter)}`);
    chapter = rule.chapter;
    const indent = rule.id.length + 2;
    print(wrap(`${rule.id}  ${rule.text}`, indent));
    for (const ruling of rule.rulings) print(dim(wrap(`Ruling: ${ruling}`, indent, indent)));
  }
}

function printBooks(books: readonly Book[]): void {
  const columns = [
    { title: 'Book', cell: ({ prefix }: Book) => prefix },
    { title: 'Game', cell: ({ game }: Book) => cardOf(game).title },
    { title: 'Rules', figures: true, cell: ({ rules }: Book) => `${rules.length}` },
    { title: 'File', cell: ({ game }: Book) => `docs/rules/${game}.md` },
  ];
  print(table(columns, books));
}

function readBook(game: GameId): Book {
  let markdown: string;
  try {
    markdown = readFileSync(new URL(`${game}.md`, folder), 'utf8');
  } catch {
    throw new Complaint(`The rule book docs/rules/${game}.md is not where it should be, beside the program.`);
  }
  const rules = [...readRuleBook(markdown).values()];
  return { game, prefix: cardOf(game).prefix, rules };
}

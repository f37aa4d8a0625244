import { words } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import { type Argument, type Command, Help, type Option } from 'commander';

/** The end of a help text: calls as somebody would type them. */
export const examples = (...calls: readonly string[]): string =>
  ['', terminal().help.examples, ...calls.map((call) => `  $ gruppetto ${call}`)].join('\n');

/** Lets commander speak our language. Commands that are added later do so too. */
export function speakCommander(program: Command): void {
  const say = terminal().help;
  const titles: Readonly<Record<string, string>> = {
    'Usage:': say.titles.usage,
    'Arguments:': say.titles.arguments,
    'Options:': say.titles.options,
    'Commands:': say.titles.commands,
  };
  program
    .helpOption('-h, --help', say.help)
    .helpCommand('help [command]', say.ofCommand)
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      optionDescription: (option) => described(option, Help.prototype.optionDescription(option)),
      argumentDescription: (argument) => described(argument, Help.prototype.argumentDescription(argument)),
      boxWrap,
    })
    .configureOutput({ outputError: (text, write) => write(`gruppetto: ${sayError(text.replace(/^error: /, ''))}`) });
}

/** Commander breaks lines at any space; before a French semicolon it must not. */
function boxWrap(this: Help, text: string, width: number): string {
  const joined = text.replaceAll('\u202f', '\ue000').replaceAll('\u00a0', '\ue001');
  return Help.prototype.boxWrap.call(this, joined, width).replaceAll('\ue000', '\u202f').replaceAll('\ue001', '\u00a0');
}

/** Behind a description commander puts choices and a default in brackets. */
function described({ description, argChoices, defaultValue }: Option | Argument, english: string): string {
  if (english === description) return description;
  const say = terminal().help;
  const extra = [
    ...(argChoices ? [say.choices(argChoices.join(', '))] : []),
    ...(defaultValue === undefined ? [] : [say.default(`${defaultValue}`)]),
  ];
  return `${description} (${words().clauses(extra)})`.trim();
}

type Say = (groups: readonly string[]) => string;

/** What commander complains of, as it says it in English, and how we say it. */
const complaints: readonly (readonly [RegExp, Say])[] = [
  [/^missing required argument '(.*)'/, ([name = '']) => terminal().calls.missingArgument(name)],
  [/^option '(.*)' argument missing/, ([option = '']) => terminal().calls.missingValue(option)],
  [/^required option '(.*)' not specified/, ([option = '']) => terminal().calls.missingOption(option)],
  [/^option '(.*)' cannot be used with option '(.*)'/, ([one = '', other = '']) => terminal().calls.conflict(one, other)],
  [/^unknown option '(.*)'/, ([option = '']) => terminal().calls.unknownOption(option)],
  [/^unknown command '(.*)'/, ([command = '']) => terminal().calls.unknownCommand(command)],
  [/^too many arguments.* Expected (\d+) .* got (\d+)\./, ([max, given]) => terminal().calls.tooMany(Number(max), Number(given))],
  [
    /^option '(.*?)' argument '(.*)' is invalid\. (.*)/,
    ([option = '', value = '', why = '']) => terminal().calls.badOption(option, value, sayWhy(why)),
  ],
  [
    /^command-argument value '(.*)' is invalid for argument '(.*?)'\. (.*)/,
    ([value = '', name = '', why = '']) => terminal().calls.badArgument(name, value, sayWhy(why)),
  ],
];

const sayWhy = (why: string): string => {
  const choices = /^Allowed choices are (.*)\.$/.exec(why);
  return choices ? terminal().calls.allowed(choices[1]) : why;
};

function sayError(text: string): string {
  const [first = '', hint = ''] = text.trimEnd().split('\n');
  const similar = /^\(Did you mean (?:one of )?(.*)\?\)$/.exec(hint)?.[1];
  const [pattern, say] = complaints.find(([known]) => known.test(first)) ?? [];
  const sentence = pattern && say ? say(pattern.exec(first)?.slice(1) ?? []) : first;
  return `${sentence}\n${similar === undefined ? '' : `${terminal().calls.didYouMean(similar.split(', '))}\n`}`;
}

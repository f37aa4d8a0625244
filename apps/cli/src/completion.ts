import { gameIds } from '@gruppetto/catalogue/all';
import { terminal } from '@gruppetto/words/terminal';
import { Argument, type Command, type Option } from 'commander';
import { examples } from './commander-words.ts';
import { print } from './print.ts';

const shells = ['bash', 'zsh', 'fish'] as const;

export function addCompletion(program: Command): void {
  const say = terminal().completion;
  program
    .command('completion')
    .summary(say.summary)
    .description(say.about)
    .addArgument(new Argument('<shell>', say.shell).choices(shells))
    .addHelpText(
      'after',
      examples(
        'completion bash > ~/.local/share/bash-completion/completions/gruppetto',
        `completion zsh > "\${fpath[1]}/_gruppetto"`,
        'completion fish > ~/.config/fish/completions/gruppetto.fish',
      ),
    )
    .action((shell: (typeof shells)[number]) => print(scripts[shell](entriesOf(program))));
}

/** What may follow a command. */
interface Entry {
  /** `keys create`; nothing for the program itself. */
  readonly path: string;
  readonly words: readonly { readonly word: string; readonly about: string }[];
  readonly options: readonly { readonly long: string; readonly short: string | undefined; readonly about: string }[];
  readonly files: boolean;
}

function entriesOf(command: Command, path = ''): readonly Entry[] {
  const takes = command.registeredArguments;
  const values = takes.flatMap((taken) => [...(taken.argChoices ?? []), ...(/\bgame\b/.test(taken.name()) ? gameIds : [])]);
  const entry: Entry = {
    path,
    words: [
      ...command.commands.map((one) => ({ word: one.name(), about: one.summary() || one.description() })),
      ...values.map((word) => ({ word, about: '' })),
    ],
    options: [...command.options.map(optionOf), { long: '--help', short: '-h', about: terminal().help.help }],
    files: takes.some((taken) => /\bfiles?\b/.test(taken.name())) || command.options.some(({ flags }) => /<(file|folder)>/.test(flags)),
  };
  return [entry, ...command.commands.flatMap((one) => entriesOf(one, `${path} ${one.name()}`.trim()))];
}

const optionOf = ({ long, short, description }: Option) => ({ long: long ?? '', short, about: description });

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const scripts: Readonly<Record<(typeof shells)[number], (entries: readonly Entry[]) => string>> = {
  bash: (entries) => `_gruppetto() {
  local word path= current="\${COMP_WORDS[COMP_CWORD]}"
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$path $word" in
${pathCases(entries, '      ')}
    esac
  done
  COMPREPLY=()
  case "$path" in
${entries
  .map(({ path, words, options, files }) => {
    const all = [...words.map(({ word }) => word), ...options.map(({ long }) => long)].join(' ');
    const more = files ? `; COMPREPLY+=($(compgen -f -- "$current"))` : '';
    return `    ${quote(path)}) COMPREPLY=($(compgen -W ${quote(all)} -- "$current"))${more} ;;`;
  })
  .join('\n')}
  esac
}
complete -o filenames -F _gruppetto gruppetto`,

  zsh: (entries) => `#compdef gruppetto
_gruppetto() {
  local word line=
  local -a found
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$line $word" in
${pathCases(entries, '      ').replaceAll('path=', 'line=')}
    esac
  done
  case "$line" in
${entries
  .map(({ path, words, options, files }) => {
    const described = [...words.map(({ word, about }) => [word, about]), ...options.map(({ long, about }) => [long, about])];
    const list = described.map(([word = '', about = '']) => quote(`${word.replaceAll(':', '\\:')}${about && `:${about}`}`)).join(' ');
    return `    ${quote(path)}) found=(${list})${files ? '; _files' : ''} ;;`;
  })
  .join('\n')}
  esac
  _describe gruppetto found
}
if [ "$funcstack[1]" = _gruppetto ]; then _gruppetto "$@"; else compdef _gruppetto gruppetto; fi`,

  fish: (entries) =>
    [
      'complete -c gruppetto -f',
      ...entries.flatMap(({ path, words, options, files }) => {
        const when =
          path === ''
            ? '__fish_use_subcommand'
            : path
                .split(' ')
                .map((word) => `__fish_seen_subcommand_from ${word}`)
                .join('; and ');
        const line = (rest: string, about: string) => `complete -c gruppetto -n ${quote(when)} ${rest}${about && ` -d ${quote(about)}`}`;
        return [
          ...words.map(({ word, about }) => line(`-a ${quote(word)}`, about)),
          ...options.map(({ long, short, about }) => line(`-l ${long.slice(2)}${short ? ` -s ${short.slice(1)}` : ''}`, about)),
          ...(files ? [line('-F', '')] : []),
        ];
      }),
    ].join('\n'),
};

/** From one command to the next, as far as the line has come. */
const pathCases = (entries: readonly Entry[], indent: string): string =>
  entries
    .filter(({ path }) => path !== '')
    .map(({ path }) => {
      const before = path.includes(' ') ? path.slice(0, path.lastIndexOf(' ')) : '';
      return `${indent}${quote(`${before} ${path.slice(path.lastIndexOf(' ') + 1)}`)}) path=${quote(path)} ;;`;
    })
    .join('\n');

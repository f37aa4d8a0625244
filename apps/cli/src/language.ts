import { isLanguage, type Language, languageFor, languages, speak } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import { Complaint } from './complaint.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment asks for: the first of these that is set, as for every program. */
const ofEnvironment = ({ GRUPPETTO_LANG, LC_ALL, LC_MESSAGES, LANG }: Environment): Language =>
  languageFor([GRUPPETTO_LANG || LC_ALL || LC_MESSAGES || LANG || '']);

/** Before the texts of the commands are made. Gives the arguments without `--lang`, which may stand before or after a command. */
export async function chooseLanguage(args: readonly string[], env: Environment): Promise<readonly string[]> {
  const { wanted, rest } = withoutLang(args);
  if (wanted === undefined) {
    await speak(ofEnvironment(env));
    return rest;
  }
  const tag = wanted.toLowerCase().split(/[-_.]/)[0];
  await speak(isLanguage(tag) ? tag : ofEnvironment(env));
  if (!isLanguage(tag)) throw new Complaint(terminal().program.unknownLanguage(wanted, languages));
  return rest;
}

/** What stands after `--` is another program's. */
function withoutLang(args: readonly string[]): { readonly wanted?: string; readonly rest: readonly string[] } {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const at = args.findIndex((arg, index) => index < end && (arg === '--lang' || arg.startsWith('--lang=')));
  if (at < 0) return { rest: args };
  const own = args[at].startsWith('--lang=');
  return { wanted: own ? args[at].slice('--lang='.length) : (args[at + 1] ?? ''), rest: args.toSpliced(at, own ? 1 : 2) };
}

import { words } from './spoken.ts';

/** Who did what, as the server keeps it. */
interface Action {
  readonly who: string;
  readonly action: string;
  readonly about: string;
}

/** What is kept as the name of a person at the terminal of the server. */
export const atTerminal = 'command line';

/** What the owner of a server has done, as a sentence. */
export function sayAction({ who, action, about }: Action): string {
  const { actions, shell } = words().house;
  const sentences: Readonly<Record<string, (who: string, about: string) => string>> = actions;
  const kind = action === 'settled-report' && about === '' ? 'settled-silently' : action;
  const name = who === atTerminal ? shell : who;
  return Object.hasOwn(sentences, kind) ? sentences[kind](name, about) : `${name}: ${action} ${about}`.trimEnd();
}

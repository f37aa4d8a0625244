import type { Words } from './en/index.ts';
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
  const kind = kindOf(action, about);
  const name = who === atTerminal ? shell : who;
  return Object.hasOwn(sentences, kind) ? sentences[kind](name, about) : `${name}: ${action} ${about}`.trimEnd();
}

function kindOf(action: string, about: string): string {
  if (action === 'settled-report' && about === '') return 'settled-silently';
  return action === 'sign-up' && about === '0' ? 'sign-up-by-key' : action;
}

/** How much room something takes: "340 kB", "2.5 MB". */
export const sayBytes = (bytes: number, say: Words['house']): string =>
  bytes < 1e6 ? say.kilobytes(Math.round(bytes / 1e3)) : say.megabytes(bytes / 1e6);

/** How long the server has been running: in minutes for the first two hours. */
export const sayUptime = (seconds: number, say: Words['house']): string =>
  seconds < 7200 ? say.minutes(Math.round(seconds / 60)) : say.hours(Math.round(seconds / 3600));

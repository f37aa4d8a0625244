import { routes } from '../rules/routes.ts';
import type { Sentences } from './en.ts';

/** What the race of a schedule is called: in the reader's language where it is ready-made, otherwise as somebody wrote it. */
export function routeName({ screens: { routeNames } }: Pick<Sentences, 'screens'>, name: string): string {
  const ready = routes.find(({ text }) => text.startsWith(`${name}\n`));
  return ready ? routeNames[ready.id] : name;
}

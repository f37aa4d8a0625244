import { parseRoute } from '../rules/route.ts';
import type { Options } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { routeName } from '../words/route-name.ts';
import { kmOf } from './profile.ts';

/** WS-1.2: the first line of its route schedule. */
export function raceName({ route }: Options): string | undefined {
  const read = parseRoute(route);
  return read.ok ? routeName(sentences(), read.value.name) : undefined;
}

/** WS-7.1: a prologue has no squares. */
export function courseLength({ route }: Options): string | undefined {
  const { screens: say } = sentences();
  const read = parseRoute(route);
  return read.ok && read.value.prologue ? say.km(kmOf(read.value)) : undefined;
}

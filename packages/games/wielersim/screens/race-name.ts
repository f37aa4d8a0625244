import { parseRoute } from '../rules/route.ts';
import type { Options } from '../rules/types.ts';

/** WS-1.2: the first line of its route schedule. */
export function raceName({ route }: Options): string | undefined {
  const read = parseRoute(route);
  return read.ok ? read.value.name : undefined;
}

import { type Options, parseRoute } from '@gruppetto/wielersim';

/** WS-1.2: the first line of its route schedule. */
export function raceName(options: object): string | undefined {
  const read = parseRoute((options as Options).route);
  return read.ok ? read.value.name : undefined;
}

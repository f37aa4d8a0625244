import { sameData } from './same-data.ts';
import type { Problem } from './schema.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

export const written = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** The parts of a list, where only some are written down. */
const someOf = (expected: unknown): readonly unknown[] | undefined =>
  isObject(expected) && Array.isArray(expected.$has) ? expected.$has : undefined;

/** Compares as `Expectation` says, and adds every difference with its place. */
export function compare(expected: unknown, actual: unknown, at: string, problems: Problem[]): void {
  const differs = () => problems.push({ at, need: { reason: 'differs', with: { expected: shown(expected), actual: written(actual) } } });
  const some = someOf(expected);
  if (some) {
    const missing = Array.isArray(actual) ? firstMissing(some, actual) : 0;
    if (missing !== undefined) differs();
  } else if (isObject(expected) && isObject(actual)) {
    for (const [name, part] of Object.entries(expected)) compare(part, actual[name], `${at}.${name}`, problems);
  } else if (!sameData(expected ?? undefined, actual)) {
    differs();
  }
}

const shown = (expected: unknown): string => written(expected ?? undefined);

/** The first of these parts that does not come, in this order, among others. */
function firstMissing(parts: readonly unknown[], whole: readonly unknown[]): number | undefined {
  let next = 0;
  for (const [index, part] of parts.entries()) {
    const found = whole.findIndex((one, place) => place >= next && holds(part, one));
    if (found < 0) return index;
    next = found + 1;
  }
  return undefined;
}

export function compareFacts(expected: readonly object[], facts: readonly object[], at: string, problems: Problem[]): void {
  const missing = firstMissing(expected, facts);
  if (missing !== undefined)
    problems.push({ at: `${at}[${missing}]`, need: { reason: 'fact-missing', with: { expected: written(expected[missing]) } } });
}

/** Whether a value has these parts. */
export function holds(part: unknown, whole: unknown): boolean {
  const problems: Problem[] = [];
  compare(part, whole, '', problems);
  return problems.length === 0;
}

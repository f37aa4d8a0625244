import { flag, inside, integer, list, object, oneOf, type Problem, refine, type Schema, text } from '@gruppetto/kernel';
import type { Reason } from './reasons.ts';
import { parseRoute } from './route.ts';
import { routes } from './routes.ts';
import { maxRiders, parseStartList } from './start-list.ts';
import { startLists } from './start-lists.ts';
import type { LineProblem } from './typed-text.ts';
import type { Options } from './types.ts';

/** More than the longest route and the longest start list need. */
const maxText = 30_000;

export const options: Schema<Options> = refine(
  object({
    route: text(maxText, routes[0].text),
    riders: text(maxText, startLists[0].text),
    startDice: oneOf(['d10', 'd6'], 'd10'),
    jersey: integer({ min: 0, max: maxRiders, default: 0 }),
    absent: list(integer({ min: 1, max: maxRiders }), { max: maxRiders, default: [] }),
    bonusSeconds: flag(true),
    mountainPoints: flag(false),
  }),
  (given, at) => {
    const read = parseRoute(given.route);
    const entries = parseStartList(given.riders);
    return [
      ...(read.ok ? [] : within(inside(at, 'route'), read.problems)),
      ...(entries.ok ? numberProblems(given, entries.value.length, at) : within(inside(at, 'riders'), entries.problems)),
    ];
  },
);

/** WS-3.1, WS-7.6: numbers are lines of the start list. */
function numberProblems({ jersey, absent }: Options, riders: number, at: string): readonly Problem[] {
  const problems: Problem[] = [];
  const fault = (where: string, reason: Reason, rule: string, details: Record<string, number>) =>
    problems.push({ at: inside(at, where), need: { reason, rule, with: details } });
  if (jersey > riders) fault('jersey', 'no-such-number', 'WS-3.1', { value: jersey, max: riders });
  for (const [index, number] of absent.entries()) {
    if (number > riders) fault(`absent[${index}]`, 'no-such-number', 'WS-7.6', { value: number, max: riders });
    if (absent.indexOf(number) < index) fault(`absent[${index}]`, 'absent-twice', 'WS-7.6', { number });
  }
  if (problems.length === 0 && absent.length === riders) fault('absent', 'all-absent', 'WS-7.6', { riders });
  return problems;
}

const within = (at: string, problems: readonly LineProblem[]): readonly Problem[] =>
  problems.map((problem) => ({ ...problem, at: inside(at, problem.at) }));

import { flag, inside, integer, object, type Problem, refine, type Schema, text } from '@gruppetto/kernel';
import { parseRoute } from './route.ts';
import { routes } from './routes.ts';
import { mostRiders, parseStartList } from './start-list.ts';
import { startLists } from './start-lists.ts';
import type { LineProblem } from './typed-text.ts';
import type { Options } from './types.ts';

/** More than the longest route and the longest start list need. */
const longestText = 30_000;

export const options: Schema<Options> = refine(
  object({
    route: text(longestText, routes[0].text),
    riders: text(longestText, startLists[0].text),
    jersey: integer({ min: 0, max: mostRiders, default: 0 }),
    bonusSeconds: flag(true),
    mountainPoints: flag(false),
  }),
  ({ route, riders, jersey }, at) => {
    const read = parseRoute(route);
    const list = parseStartList(riders);
    return [
      ...(read.ok ? [] : within(inside(at, 'route'), read.problems)),
      ...(list.ok ? [] : within(inside(at, 'riders'), list.problems)),
      ...(list.ok && jersey > list.value.length
        ? [
            {
              at: inside(at, 'jersey'),
              need: { reason: 'no-such-number', rule: 'WS-3.1', with: { value: jersey, max: list.value.length } },
            },
          ]
        : []),
    ];
  },
);

const within = (at: string, problems: readonly LineProblem[]): readonly Problem[] =>
  problems.map((problem) => ({ ...problem, at: inside(at, problem.at) }));

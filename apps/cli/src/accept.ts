import { findRoom, gameIds } from '@gruppetto/catalogue/all';
import type { Parsed, Problem } from '@gruppetto/kernel';
import { sayProblem } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import { Complaint } from './complaint.ts';
import { plain } from './print.ts';

const maxProblems = 5;

/** The value, or a complaint about everything that is wrong with it. `from` is the file or argument that it was read from. */
export function accept<T>(parsed: Parsed<T>, from: string, gameName: unknown): T {
  if (parsed.ok) return parsed.value;
  const lines = parsed.problems.slice(0, maxProblems).map((problem) => `${from}${sentence(problem, gameName)}`);
  const more = parsed.problems.length - lines.length;
  throw new Complaint(more > 0 ? `${lines.join('\n')}\n${terminal().more(more)}` : lines.join('\n'));
}

/** A problem with its place, its rule, and what could have been meant. */
export function sentence(problem: Problem, gameName: unknown): string {
  const { reason, rule } = problem.need;
  const words = typeof gameName === 'string' ? findRoom(gameName)?.words() : undefined;
  const text = plain(sayProblem(problem, words));
  if (reason === 'unknown-game') return `${text} ${terminal().thereAre(gameIds)}`;
  return rule === undefined ? text : `${text} (${rule})`;
}

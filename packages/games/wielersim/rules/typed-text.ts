import { type CommonReason, type Problem, type Refusal, type RuleId, withoutStrange } from '@gruppetto/kernel';
import type { Reason } from './reasons.ts';

/** What is wrong with a text that a person typed, by line (from 1) and field. */
export interface LineProblem extends Problem {
  readonly line: number;
  readonly field: string;
}

export type ReadText<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly LineProblem[] };

/** A line that isn't blank, with its number. */
export interface TypedLine {
  readonly line: number;
  readonly text: string;
}

/** What is copied from pages and spreadsheets may contain characters that nobody sees, and that would turn around what stands beside it. */
const visible = (line: string): string => line.split('\t').map(withoutStrange).join('\t');

/** A person mends a few lines at a time; a text that is no schedule at all would have a problem on every line. */
const maxProblems = 100;

/** Goes through a text and collects what is wrong with it. */
export class TypedText {
  readonly problems: LineProblem[] = [];
  readonly lines: readonly TypedLine[];
  /** The number of the last line; 1 if there is none. */
  readonly end: number;

  constructor(text: string) {
    const all = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
    this.lines = all.map((line, index) => ({ line: index + 1, text: visible(line) })).filter(({ text }) => text.trim() !== '');
    this.end = this.lines.at(-1)?.line ?? 1;
    // What a decoder leaves of bytes that are not UTF-8.
    for (const [index, line] of all.entries()) if (/[\uFFFD\0]/.test(line)) this.fault(index + 1, 'encoding', 'not-utf-8');
  }

  fault(line: number, field: string, reason: Reason | CommonReason, details?: Refusal['with'], rule?: RuleId): void {
    if (this.problems.length === maxProblems) return;
    const need = { reason, ...(rule && { rule }), ...(details && { with: details }) };
    this.problems.push({ at: `lines[${line}].${field}`, need, line, field });
  }

  read<T>(value: T): ReadText<T> {
    if (this.problems.length === 0) return { ok: true, value };
    return { ok: false, problems: this.problems.toSorted((a, b) => a.line - b.line) };
  }
}

/** Texts to remember: the stages of a long tour, and more. */
const maxKnown = 64;

/** Reads a text once: the stages of a tour share their start list, the many rides of a forecast their routes. */
export function readOnce<T>(read: (text: string) => ReadText<T>): (text: string) => ReadText<T> {
  const known = new Map<string, ReadText<T>>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const value = read(text);
    if (known.size === maxKnown) known.delete(known.keys().next().value as string);
    known.set(text, value);
    return value;
  };
}

/** Longer names don't fit the caption below the road. */
export const maxName = 60;

/** The cells of a row, without the empty ones that a spreadsheet leaves behind the last column. */
export function tidy(cells: readonly string[], columns: number): readonly string[] {
  const trimmed = cells.map((cell) => cell.trim());
  while (trimmed.length > columns && trimmed.at(-1) === '') trimmed.pop();
  return trimmed;
}

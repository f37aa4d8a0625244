import type { Choice, Preview } from '@gruppetto/kernel';
import type { ChoiceWords, GameWords, Names, Words } from '@gruppetto/words';
import { dangerOf } from './road/danger.ts';

export interface SaidChoice extends ChoiceWords {
  /** A risk, with its chance. */
  readonly dangers: readonly string[];
}

/** A choice in words, with the risks that the game has words for. */
export function sayChoice(choice: Choice, preview: Preview, words: GameWords, names: Names, say: Words['race']): SaidChoice {
  const risks: Readonly<Record<string, string>> = words.risks;
  const said = words.choice(choice, preview, names);
  // Some games tell of a risk in the choice itself.
  const isNew = (risk: string | undefined): risk is string => risk !== undefined && !said.detail?.includes(risk);
  const dangers = (preview.risks ?? []).flatMap(({ what, chance }) => (isNew(risks[what]) ? [say.danger(chance, risks[what])] : []));
  return { ...said, dangers };
}

/** "83 % end beyond 13": what a throw is worth compared with a certain choice. */
export function sayComparison({ spread }: Preview, previews: readonly Preview[], say: Words['race']): string {
  const certain = previews.find(({ to }) => to !== undefined)?.to;
  if (!spread || certain === undefined) return '';
  return say.endBeyond(
    spread.reduce((sum, { to, chance }) => (to > certain ? sum + chance : sum), 0),
    certain,
  );
}

/** Choices by the square they lead to, in their order. */
export function bySquare(indices: readonly number[], previews: readonly Preview[]): readonly (readonly [number, readonly number[]])[] {
  const squares = new Map<number, number[]>();
  for (const index of indices) {
    const to = previews[index].to ?? 0;
    squares.set(to, [...(squares.get(to) ?? []), index]);
  }
  return [...squares];
}

/** Whether another choice leads to the same square for the same price with less danger. */
export function hasSaferWay(index: number, choices: readonly Choice[], previews: readonly Preview[], words: GameWords): boolean {
  const { rider, to, lane } = previews[index];
  const priceOf = (at: number) => words.mark?.(choices[at], previews[at])?.price;
  return previews.some(
    (other, at) =>
      other.rider === rider &&
      other.to === to &&
      other.lane === lane &&
      priceOf(at) === priceOf(index) &&
      dangerOf(other) < dangerOf(previews[index]),
  );
}

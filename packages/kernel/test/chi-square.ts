/** How far the counts lie from what was expected, in standard deviations of a chi-square of that many kinds (Wilson and Hilferty). */
export function surprise(counts: readonly number[], expected: readonly number[]): number {
  const freedom = counts.length - 1;
  const distance = counts.reduce((sum, count, kind) => sum + (count - expected[kind]) ** 2 / expected[kind], 0);
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(distance / freedom) - (1 - spread)) / Math.sqrt(spread);
}

/** The same where every kind is as likely as another: well below 4 for fair dice, and far above for others. */
export const unevenness = (counts: readonly number[]): number => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return surprise(
    counts,
    counts.map(() => total / counts.length),
  );
};

/** How often each kind came, of so many kinds. */
export function count(kinds: number, times: number, kindOf: (time: number) => number): readonly number[] {
  const counts = Array<number>(kinds).fill(0);
  for (let time = 0; time < times; time++) {
    const kind = kindOf(time);
    if (!(kind in counts)) throw new Error(`kind ${kind} of ${kinds}`);
    counts[kind] += 1;
  }
  return counts;
}

/** Wilson's 95 % interval of a share: honest for few races too. */
export function interval(wins: number, races: number): readonly [low: number, high: number] {
  if (races === 0) return [0, 1];
  const z = 1.96;
  const share = wins / races;
  const scale = 1 + (z * z) / races;
  const middle = (share + (z * z) / (2 * races)) / scale;
  const half = (z * Math.sqrt((share * (1 - share)) / races + (z * z) / (4 * races * races))) / scale;
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

import type { Group } from '@gruppetto/kernel';
import { useWords } from '@gruppetto/ui';
import type { GameWords } from '@gruppetto/words';
import { memo } from 'react';
import type { Frame } from './camera.ts';
import { type Geometry, intoSight, kerb, leftOf, liftAt } from './geometry.ts';

interface GroupsProps {
  readonly groups: readonly Group[];
  readonly geometry: Geometry;
  readonly words: Pick<GameWords, 'groups' | 'paces'>;
  /** The part of the road in the picture, in pixels. */
  readonly sight: Frame;
}

const letterWidth = 6.8;
const labelRow = 24;
/** Lower than that below the road, a name would leave the picture. */
const maxDrop = 9;

/** Below the road: which riders belong together, and how many they are. */
export const Groups = memo(function Groups({ groups, geometry: g, words, sight }: GroupsProps) {
  const { race } = useWords();
  const taken = [0, 0];
  const labels = groups
    .map(({ kind, riders, from, to, pace }) => {
      const name = words.groups[kind] ?? kind;
      const text = pace ? race.groupAt(name, riders.length, words.paces?.[pace] ?? pace) : race.group(name, riders.length);
      return { key: riders[0], text, left: leftOf(g, from) + 5, right: leftOf(g, to + 1) - 5 };
    })
    .sort((a, b) => a.left - b.left)
    .map((label) => {
      // A label that would run into its neighbour stands one row lower; where that has one too, beside the nearer of them.
      const half = (label.text.length * letterWidth) / 2 + 10;
      const wanted = intoSight(label, (label.left + label.right) / 2, half + 4, sight);
      const free = taken.findIndex((end) => wanted - half > end);
      const row = free >= 0 ? free : taken.indexOf(Math.min(...taken));
      const middle = Math.max(wanted, taken[row] + half);
      taken[row] = middle + half + 6;
      // A phone has one row. What its neighbours would push over the edge of the picture has its bracket only.
      const isNamed = !(g.narrow && row > 0) && !(label.left < sight.to && middle + half > sight.to);
      return { ...label, middle, half, row, isNamed };
    });
  return (
    <g className="groups">
      {labels.map(({ key, text, left, right, middle, half, row, isNamed }) => {
        const edge = g.top + g.height + kerb + 4;
        // Where the road rises or falls above a name, it stands as low as the lower end, or nearly: the numbers of the road stay free.
        const lift = Math.max(Math.min(liftAt(g, middle - half), liftAt(g, middle + half)), liftAt(g, middle) - maxDrop);
        return (
          <g key={key}>
            <path d={`M${left} 0V4H${right}V0`} transform={`translate(0 ${edge - liftAt(g, (left + right) / 2)})`} fill="none" />
            {isNamed && (
              <g transform={`translate(${middle} ${edge - lift + row * labelRow})`}>
                <rect x={-half} y="7" width={2 * half} height="21" rx="10.5" />
                <text y="22" textAnchor="middle">
                  {text}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});

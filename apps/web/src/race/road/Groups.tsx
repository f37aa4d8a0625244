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
        const y = g.top + g.height + kerb + 4 - liftAt(g, (left + right) / 2);
        return (
          <g key={key} transform={`translate(0 ${y})`}>
            <path d={`M${left} 0V4H${right}V0`} fill="none" />
            {isNamed && (
              <>
                <rect x={middle - half} y={7 + row * labelRow} width={2 * half} height="21" rx="10.5" />
                <text x={middle} y={22 + row * labelRow} textAnchor="middle">
                  {text}
                </text>
              </>
            )}
          </g>
        );
      })}
    </g>
  );
});

import type { PanelProps } from '@gruppetto/ui';
import { planOf } from '../rules/index.ts';
import type { Leader1 } from '../rules/types.ts';
import { type MapToken, RaceMap } from './RaceMap.tsx';

/** The race as it lies on the table, with the peloton and everybody who is not in it. */
export function RidersMap({ options, board, names, looks }: PanelProps<Leader1>) {
  const blocks = board.blocks ?? [];
  const inside = blocks.flatMap(({ riders }) => riders);
  const peloton: readonly MapToken[] =
    inside.length === 0
      ? []
      : [
          {
            row: Math.max(...blocks.map(({ to }) => to)),
            colours: ['var(--accent)'],
            name: inside.map(names.rider).join(', '),
            count: inside.length,
          },
        ];
  const rows = new Map<number, readonly number[]>();
  for (const { rider, square } of board.riders) rows.set(square, [...(rows.get(square) ?? []), rider]);
  const tokens = [...rows].map(([row, riders]) => ({
    row,
    colours: riders.map((rider) => looks[rider].jersey.colour),
    name: riders.map(names.rider).join(', '),
  }));
  return <RaceMap plan={planOf(options)} tokens={[...peloton, ...tokens]} />;
}

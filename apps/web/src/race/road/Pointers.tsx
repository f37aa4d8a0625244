import type { Board, Road } from '@gruppetto/kernel';
import type { Pointer } from '@gruppetto/learn';
import { type Geometry, leftOf, liftAt, middleOf, onSlope, placeOf } from './geometry.ts';

interface PointersProps {
  readonly road: Road;
  readonly board: Board;
  readonly geometry: Geometry;
  readonly point: readonly Pointer[];
}

/** What a coach points at on the road: rings around riders, frames around squares. */
export function Pointers({ road, board, geometry: g, point }: PointersProps) {
  return (
    <>
      {point.map((one) => {
        if ('square' in one)
          return (
            <rect
              key={`square ${one.square}`}
              transform={onSlope(g, one.square)}
              x={leftOf(g, one.square) + 2}
              y={g.top + 2}
              width={g.cell - 4}
              height={g.height - 4}
              rx="8"
            />
          );
        if (!('rider' in one)) return null;
        const at = riderPlace(road, board, g, one.rider);
        return at && <circle key={`rider ${one.rider}`} cx={at.x} cy={at.y - 12 * g.scale - liftAt(g, at.x)} r={32 * g.scale} />;
      })}
    </>
  );
}

function riderPlace(road: Road, board: Board, g: Geometry, rider: number): { readonly x: number; readonly y: number } | undefined {
  const index = board.riders.findIndex((one) => one.rider === rider);
  if (index >= 0) return placeOf(g, road, board.riders, index);
  const block = board.blocks?.find(({ riders }) => riders.includes(rider));
  return block && { x: middleOf(g, (block.from + block.to) / 2), y: g.top + g.height / 2 };
}

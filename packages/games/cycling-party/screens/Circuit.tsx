import type { Marker } from '@gruppetto/kernel';
import { useSaid } from '@gruppetto/ui';
import { useMemo } from 'react';
import { circuitPicture, type Point } from '../rules/circuit-picture.ts';
import type { Options } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { indicatorIn } from '../words/markers.ts';
import './circuit.css';

interface CircuitProps {
  readonly options: Options;
  /** The riders and their squares, with the colour of the jersey. */
  readonly riders?: readonly { readonly square: number; readonly colour: string; readonly name: string }[];
}

const scale = 20;

/** CP-1.10: the stage as hexagons on a table, with its indicators. */
export function Circuit({ options, riders = [] }: CircuitProps) {
  const { screens: say } = useSaid(sentences);
  const picture = useMemo(() => circuitPicture(options), [options]);
  const at = new Map(picture.squares.map((one) => [one.square, one]));
  const [start] = picture.hexagons;
  const onSquare = new Map<number, number>();
  return (
    <svg className="circuit" viewBox={`0 0 ${picture.width} ${picture.height}`} style={{ maxWidth: picture.width * scale }} role="img">
      <title>{say.circuit}</title>
      {picture.hexagons.map(({ kind, corners, middle }) => (
        <polygon key={`${middle.x} ${middle.y}`} className={kind} points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ))}
      <path className="way" d={picture.road} />
      {picture.squares.map((square) => (
        <circle key={square.square} className={square.mountain ? 'mountain' : 'flat'} cx={square.x} cy={square.y} r="0.17" />
      ))}
      {picture.squares.flatMap((square) =>
        square.indicators.map((indicator, nth) => (
          <Indicator key={`${square.square} ${indicator.label ?? indicator.kind}`} at={square} indicator={indicator} nth={nth} />
        )),
      )}
      {riders.map(({ square, colour, name }) => {
        const spot = at.get(square) ?? start.middle;
        const nth = onSquare.get(square) ?? 0;
        onSquare.set(square, nth + 1);
        return (
          <circle key={name} className="rider" cx={spot.x + 0.12 * (nth % 4)} cy={spot.y - 0.12 * nth} r="0.3" fill={colour}>
            <title>{name}</title>
          </circle>
        );
      })}
    </svg>
  );
}

/** The second one of a square has its label above it. */
function Indicator({ at: { x, y }, indicator, nth }: { at: Point; indicator: Marker; nth: number }) {
  const { screens: say } = useSaid(sentences);
  return (
    <g className="indicator" transform={`translate(${x} ${y})`}>
      <circle r="0.3" />
      <text y={nth === 0 ? 0.78 : -0.42} textAnchor="middle">
        {indicatorIn(say, indicator.kind, indicator.label)}
      </text>
    </g>
  );
}

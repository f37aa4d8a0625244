import type { Board, Outcome, Preview, RiderId, Road } from '@gruppetto/kernel';
import { Cyclist, type RiderLook, useWords } from '@gruppetto/ui';
import type { SquareMark } from '@gruppetto/words';
import { dangerOf } from './danger.ts';
import {
  type Geometry,
  laneBox,
  leftOf,
  liftAt,
  middleOf,
  onSlope,
  type Place,
  pilePlace,
  placeOf,
  squareBox,
  targetBox,
} from './geometry.ts';

interface Drawn {
  readonly road: Road;
  readonly board: Board;
  readonly geometry: Geometry;
}

interface PreviewsProps extends Drawn {
  readonly looks: readonly RiderLook[];
  readonly previews: readonly Preview[];
  /** Which of the previews is looked at; the others are drawn faintly. */
  readonly lit: number | undefined;
  readonly marks: readonly (SquareMark | undefined)[];
  readonly onLight: (index: number | undefined) => void;
  readonly onPick: (index: number, touched: boolean) => void;
}

/** What each choice would mean, before it is made: a ghost where the rider would end, bars where the dice may take them. */
export function Previews({ road, board, geometry: g, looks, previews, lit, marks, onLight, onPick }: PreviewsProps) {
  const shownSpread = previews.findIndex(
    ({ spread }, index) => spread && (lit === undefined || previews[lit]?.spread === undefined || index === lit),
  );
  return (
    <g className="previews">
      {previews.map((preview, index) => {
        const strength = lit === undefined || lit === index ? 'strong' : 'faint';
        const key = `${preview.rider}.${index}`;
        if (preview.spread) return index === shownSpread && <Spread key={key} geometry={g} spread={preview.spread} strength={strength} />;
        const { rider, to, lane } = preview;
        if (to === undefined || rider === undefined) return undefined;
        // Of several ways to one square the safest is drawn, or the one that is looked at.
        if (lane !== undefined && lit !== index && safestWay(previews, preview, lit) !== index) return undefined;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list of choices has buttons for keys and screen readers
          <g
            key={key}
            className="target"
            onClick={(event) => {
              const touched = (event.nativeEvent as PointerEvent).pointerType === 'touch';
              if (touched || event.detail < 2) onPick(index, touched);
            }}
            // A finger doesn't point before it chooses: what changed under it would swallow the tap.
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse') onLight(index);
            }}
            onPointerLeave={(event) => {
              if (event.pointerType === 'mouse') onLight(undefined);
            }}
          >
            {(lane === undefined || lit === index) && (
              <Ghost road={road} board={board} geometry={g} look={looks[rider]} rider={rider} to={to} lane={lane} strength={strength} />
            )}
            {lane !== undefined && (
              <Target
                road={road}
                board={board}
                geometry={g}
                to={to}
                lane={lane}
                mark={marks[index]}
                danger={dangerOf(preview)}
                lit={lit === index}
              />
            )}
            <HitArea road={road} board={board} geometry={g} to={to} lane={lane} />
          </g>
        );
      })}
    </g>
  );
}

/** Which preview is drawn for a square: the one that is looked at if it leads there, otherwise the least dangerous one. */
function safestWay(previews: readonly Preview[], { rider, to, lane }: Preview, lit: number | undefined): number | undefined {
  let best: number | undefined;
  for (const [index, other] of previews.entries()) {
    if (other.rider !== rider || other.to !== to || other.lane !== lane) continue;
    if (index === lit) return index;
    if (best === undefined || dangerOf(other) < dangerOf(previews[best])) best = index;
  }
  return best;
}

interface AtSquare extends Drawn {
  readonly to: number;
  readonly lane: number | undefined;
}

/** What is clicked: it stays while what is drawn below it changes. */
function HitArea({ road, board, geometry: g, to, lane }: AtSquare) {
  const { y, height } = targetBox(g, road, board.blocks, to, lane);
  return <rect transform={onSlope(g, to)} {...squareBox(g, road, to, lane)} y={y} height={height} className="hit-area" />;
}

interface TargetProps extends AtSquare {
  readonly mark: SquareMark | undefined;
  readonly danger: number;
  readonly lit: boolean;
}

/** A square that may be chosen: what it costs, and how likely it goes wrong. */
function Target({ road, board, geometry: g, to, lane, mark, danger, lit }: TargetProps) {
  const { race } = useWords();
  const { y, height } = targetBox(g, road, board.blocks, to, lane);
  const { x, width } = squareBox(g, road, to, lane);
  const middle = x + width / 2;
  // A piece that lies there has its name and its riders at the top.
  const across = height === g.height;
  const foot = y + height - 9;
  return (
    <g transform={onSlope(g, to)} className={`square-target${mark?.free ? ' free' : ''}${danger > 0 ? ' risky' : ''}${lit ? ' lit' : ''}`}>
      <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="8" />
      {!lit && mark && (
        <text x={middle} y={across ? foot - 18 : y + height / 2 + 6} textAnchor="middle" className="price">
          {mark.price}
        </text>
      )}
      {!lit && mark?.note && (
        <text x={middle} y={across ? foot - 38 : y + 17} textAnchor="middle" className="note">
          {mark.note}
        </text>
      )}
      {danger > 0 && (
        <text x={middle} y={foot} textAnchor="middle" className="danger">
          {race.percent(danger)}
        </text>
      )}
    </g>
  );
}

/** Bars on the road: how likely the dice take the rider to each square. */
function Spread({ geometry: g, spread, strength }: { geometry: Geometry; spread: readonly Outcome[]; strength: string }) {
  const { race } = useWords();
  const max = Math.max(...spread.map(({ chance }) => chance));
  const room = g.height * 0.3;
  const foot = g.top + g.height;
  const first = spread[0]?.to ?? g.first;
  return (
    <g className={`spread ${strength}`}>
      {spread.map(({ to, chance }) => {
        const height = Math.max(3, (chance / max) * room);
        return (
          <g key={to} transform={onSlope(g, to)}>
            <rect x={leftOf(g, to) + g.cell * 0.12} y={foot - 2 - height} width={g.cell * 0.76} height={height} rx="2" />
            <text x={middleOf(g, to)} y={foot - 7 - height} textAnchor="middle">
              {Math.round(chance * 100)}
            </text>
          </g>
        );
      })}
      {!g.narrow && leftOf(g, first) > 90 && (
        <text x={leftOf(g, first) - 6} y={foot - 8 - liftAt(g, leftOf(g, first))} textAnchor="end" className="spread-title">
          {race.throwBars}
        </text>
      )}
    </g>
  );
}

interface GhostProps extends AtSquare {
  readonly look: RiderLook;
  readonly rider: RiderId;
  readonly strength: string;
}

/** Where the rider sets out: their square, or the front of the block that carries them. */
function startOf({ road, board, geometry: g }: Drawn, rider: RiderId): Place | undefined {
  const index = board.riders.findIndex((other) => other.rider === rider);
  if (index >= 0) return placeOf(g, road, board.riders, index);
  const block = board.blocks?.find(({ riders }) => riders.includes(rider));
  return block && { x: middleOf(g, block.to), y: g.top + g.height / 2, scale: g.scale };
}

function endOf({ road, board, geometry: g }: Drawn, to: number, lane: number | undefined): Place {
  const there = board.riders.filter((other) => other.square === to).length;
  if (lane === undefined) return pilePlace(g, to, there + 1, there);
  const { y, height } = laneBox(g, road, to, lane);
  const { x, width } = squareBox(g, road, to, lane);
  return { x: x + width / 2, y: y + height / 2 + 8 * g.scale, scale: g.scale };
}

function Ghost({ road, board, geometry: g, look, rider, to, lane, strength }: GhostProps) {
  const drawn = { road, board, geometry: g };
  const end = endOf(drawn, to, lane);
  const y = end.y - liftAt(g, end.x);
  const from = startOf(drawn, rider);
  const start = from && { x: from.x + 16, y: from.y - 20 - liftAt(g, from.x) };
  return (
    <g className={`ghost-place ${strength}`}>
      {lane === undefined && (
        <rect transform={onSlope(g, to)} x={leftOf(g, to) + 3} y={g.top + 3} width={g.cell - 6} height={g.height - 6} rx="8" />
      )}
      {start && end.x - start.x > g.cell && (
        <path
          d={`M${start.x} ${start.y}C${start.x + (end.x - start.x) * 0.3} ${start.y - 30} ${start.x + (end.x - start.x) * 0.7} ${y - 66} ${end.x - 14} ${y - 22}`}
          fill="none"
        />
      )}
      <g transform={`translate(${end.x} ${y}) scale(${end.scale})`}>
        <Cyclist jersey={look.jersey} number={look.number} worn={look.worn} ghost />
      </g>
    </g>
  );
}

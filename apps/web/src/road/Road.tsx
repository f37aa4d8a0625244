import { type Board, type BoardRider, type Outcome, type Preview, type Rider, type RiderId, sameData } from '@gruppetto/kernel';
import { memo, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { Cyclist } from '../ui/Cyclist.tsx';
import type { Jersey } from '../ui/jerseys.tsx';
import { useWidth } from '../ui/use-width.ts';
import { type Geometry, geometryOf, leftOf, middleOf, pileY, sectionAt, spotOf } from './geometry.ts';

export interface Entrant extends Rider {
  readonly jersey: Jersey;
}

export interface Window {
  readonly from: number;
  readonly to: number;
}

export interface RoadHandle {
  show(square: number): void;
}

interface RoadProps {
  readonly board: Board;
  readonly entrants: readonly Entrant[];
  readonly groupNames: Readonly<Record<string, string>>;
  readonly active: RiderId | undefined;
  /** The square that must be in sight, and whether what lies behind it matters more than what lies ahead. */
  readonly focus: number;
  readonly lookBack: boolean;
  readonly previews: readonly Preview[];
  /** Which of the previews is looked at; the others are drawn faintly. */
  readonly lit: number | undefined;
  readonly moveMs: number;
  readonly onWindow: (window: Window) => void;
  readonly ref?: React.Ref<RoadHandle>;
}

/** Draws any board: the part of the road that matters, large. It scrolls; it knows no rule. */
export function Road({ board, entrants, groupNames, active, focus, lookBack, previews, lit, moveMs, onWindow, ref }: RoadProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller);
  const narrow = width < 640;
  // biome-ignore lint/correctness/useExhaustiveDependencies: riders move, the road stays: only what shapes it counts
  const geometry = useMemo(
    () => geometryOf(board, entrants.length, narrow),
    [board.first, board.length, board.runOut, board.layout, entrants.length, narrow],
  );

  const scrollTo = (square: number, smooth: boolean) => {
    const element = scroller.current;
    if (!element) return;
    const ahead = Math.max(geometry.cell * 0.7, element.clientWidth * 0.32 - 150);
    const aim = middleOf(geometry, square) - (lookBack ? element.clientWidth * 0.75 : ahead);
    element.scrollTo({ left: aim, behavior: smooth ? 'smooth' : 'auto' });
  };
  useImperativeHandle(ref, () => ({ show: (square) => scrollTo(square, false) }));

  const settled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when the focus or the size changes, not at every drawing
  useEffect(() => {
    if (width === 0) return;
    scrollTo(focus, settled.current && moveMs > 0);
    settled.current = true;
  }, [focus, lookBack, width]);

  const tellWindow = () => {
    const element = scroller.current;
    if (!element) return;
    const { cell, left, first } = geometry;
    onWindow({ from: first + (element.scrollLeft - left) / cell, to: first + (element.scrollLeft + element.clientWidth - left) / cell });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the window changes with the geometry
  useEffect(tellWindow, [geometry]);

  const total = geometry.top + geometry.height + 84;
  return (
    <section
      className="road-scroller"
      ref={scroller}
      onScroll={tellWindow}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label="The road; the text board says the same in words"
    >
      <svg className="road" width={geometry.width} height={total} aria-hidden="true" focusable="false">
        <Asphalt board={board} geometry={geometry} />
        <Blocks board={board} geometry={geometry} entrants={entrants} names={groupNames} moveMs={moveMs} />
        <Groups board={board} geometry={geometry} names={groupNames} />
        <Previews board={board} geometry={geometry} entrants={entrants} previews={previews} lit={lit} />
        <Riders board={board} geometry={geometry} entrants={entrants} active={active} moveMs={moveMs} />
      </svg>
    </section>
  );
}

const Asphalt = memo(
  function Asphalt({ board, geometry: g }: { board: Board; geometry: Geometry }) {
    const squares = Array.from({ length: g.last - g.first + 1 }, (_, index) => g.first + index);
    return (
      <g>
        <rect x="0" y={g.top - 8} width={g.width} height={g.height + 16} className="verge" />
        <rect x="0" y={g.top} width={g.width} height={g.height} className="asphalt" />
        {squares.map((square) => {
          const beyond = square > board.length;
          const section = sectionAt(board, square);
          const shade = beyond ? 'square run-out' : Math.floor((square - 1) / 5) % 2 ? 'square odd' : 'square';
          return (
            <g key={square}>
              <rect x={leftOf(g, square)} y={g.top} width={g.cell} height={g.height} className={shade} />
              {section && section.terrain !== 'flat' && (
                <rect x={leftOf(g, square)} y={g.top} width={g.cell} height={g.height} fill={`url(#terrain-${section.terrain})`} />
              )}
              <text
                x={middleOf(g, square)}
                y={g.top + g.height + 28}
                textAnchor="middle"
                className={square % 5 === 0 ? 'square-number tens' : 'square-number'}
              >
                {beyond ? (board.runOutLabels?.[square - board.length - 1] ?? square) : square}
              </text>
            </g>
          );
        })}
        {(board.hazards ?? []).map(({ square, lane }) => {
          const lanes = sectionAt(board, square)?.lanes ?? 1;
          const height = g.height / lanes;
          return (
            <rect
              key={`${square}.${lane}`}
              x={leftOf(g, square)}
              y={g.top + g.height - lane * height}
              width={g.cell}
              height={height}
              fill="url(#hazard)"
            />
          );
        })}
        <Lines board={board} geometry={g} />
      </g>
    );
  },
  (a, b) => a.geometry === b.geometry && sameData(courseOf(a.board), courseOf(b.board)),
);

/** What of a board is the same the whole race long. */
const courseOf = ({ sections, markers, hazards, runOutLabels }: Board) => [sections, markers, hazards, runOutLabels];

function Lines({ board, geometry: g }: { board: Board; geometry: Geometry }) {
  return (
    <>
      {board.markers.map(({ at, kind, label }) => {
        if (kind === 'distance') return undefined;
        const x = leftOf(g, at + 1);
        const line = kind === 'finish' || kind === 'lap';
        return (
          <g key={`${kind}${at}`}>
            {line && <rect x={x - 5} y={g.top} width="10" height={g.height} fill="url(#chequers)" opacity={kind === 'lap' ? 0.55 : 1} />}
            {kind !== 'start' && (
              <g transform={`translate(${x} ${g.top - 6})`} className="flag">
                <path d="M0 0V-34" strokeWidth="2.5" />
                <rect x="0" y="-34" width="26" height="16" fill={line ? 'url(#chequers)' : 'var(--accent)'} strokeWidth="1" />
                {label && (
                  <text x="30" y="-22" className="square-number">
                    {kind === 'lap' ? `lap ${label}` : label}
                  </text>
                )}
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

interface GroupsProps {
  readonly board: Board;
  readonly geometry: Geometry;
  readonly names: Readonly<Record<string, string>>;
}

const letterWidth = 7.4;
const labelRow = 17;

const Groups = memo(function Groups({ board, geometry: g, names }: GroupsProps) {
  const y = g.top + g.height + 40;
  const taken = [0, 0];
  const labels = board.groups
    .map(({ kind, riders, from, to, pace }) => {
      const text = `${names[kind] ?? kind} · ${riders.length}${pace ? ` · ${pace}` : ''}`;
      return { key: riders[0], text, left: leftOf(g, from) + 5, right: leftOf(g, to + 1) - 5 };
    })
    .sort((a, b) => a.left - b.left)
    .map((label) => {
      // A label that would run into its neighbour stands one row lower.
      const half = (label.text.length * letterWidth) / 2;
      const middle = Math.max(half + 4, (label.left + label.right) / 2);
      const row = middle - half > (taken[0] as number) ? 0 : 1;
      taken[row] = middle + half + 6;
      return { ...label, middle, row };
    });
  return (
    <g className="groups">
      {labels.map(({ key, text, left, right, middle, row }) => (
        <g key={key}>
          <path d={`M${left} ${y - 4}V${y + 3}H${right}V${y - 4}`} fill="none" strokeWidth="1.5" />
          <text x={middle} y={y + 19 + row * labelRow} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
});

interface BlocksProps {
  readonly board: Board;
  readonly geometry: Geometry;
  readonly entrants: readonly Entrant[];
  readonly names: Readonly<Record<string, string>>;
  readonly moveMs: number;
}

/** Pieces that lie across the road, with whom they hold. */
function Blocks({ board, geometry: g, entrants, names, moveMs }: BlocksProps) {
  return (
    <g>
      {(board.blocks ?? []).map(({ kind, from, to, riders }) => {
        const width = (to - from + 1) * g.cell;
        const columns = Math.max(1, Math.floor(width / (44 * g.scale)));
        const gap = Math.min(50 * g.scale, (g.height - 60) / Math.max(1, Math.ceil(riders.length / columns)));
        return (
          <g
            key={kind}
            className="block"
            style={{ transform: `translate(${leftOf(g, from)}px, ${g.top}px)`, transition: moveMs > 0 ? `transform ${moveMs}ms` : 'none' }}
          >
            <rect x="3" y="3" width={width - 6} height={g.height - 6} rx="12" />
            <text x={width / 2} y="22" textAnchor="middle">
              {names[kind] ?? kind} · {riders.length}
            </text>
            {riders.map((rider, index) => {
              const { jersey, number } = entrants[rider] as Entrant;
              const x = ((index % columns) + 0.5) * (width / columns);
              const y = 34 + 40 * g.scale + Math.floor(index / columns) * gap;
              return (
                <g key={rider} transform={`translate(${x} ${y}) scale(${g.scale})`}>
                  <Cyclist jersey={jersey} number={number} />
                </g>
              );
            })}
          </g>
        );
      })}
    </g>
  );
}

interface RidersProps {
  readonly board: Board;
  readonly geometry: Geometry;
  readonly entrants: readonly Entrant[];
  readonly active: RiderId | undefined;
  readonly moveMs: number;
}

function Riders({ board, geometry: g, entrants, active, moveMs }: RidersProps) {
  // Drawn in a fixed order: an element that is moved in the document would start its movement anew.
  const drawn = board.riders
    .map((rider, index) => ({ rider, ...spotOf(g, board, board.riders, index) }))
    .sort((a, b) => a.rider.rider - b.rider.rider);
  return (
    <g>
      {drawn.map(({ rider, x, y }) => (
        <Place
          key={rider.rider}
          rider={rider}
          x={x}
          y={y}
          entrant={entrants[rider.rider] as Entrant}
          active={rider.rider === active}
          moveMs={moveMs}
          scale={g.scale}
        />
      ))}
    </g>
  );
}

interface PlaceProps {
  readonly rider: BoardRider;
  readonly entrant: Entrant;
  readonly x: number;
  readonly y: number;
  readonly active: boolean;
  readonly moveMs: number;
  readonly scale: number;
}

const Place = memo(
  function Place({ rider, entrant, x, y, active, moveMs, scale }: PlaceProps) {
    return (
      <g
        style={{
          transform: `translate(${x}px, ${y}px)`,
          transition: moveMs > 0 ? `transform ${moveMs}ms cubic-bezier(.3,.1,.3,1)` : 'none',
        }}
      >
        <g transform={`scale(${scale})`} className={rider.mark === 'moved' ? 'has-moved' : undefined}>
          {active && <rect x="-23" y="-35" width="46" height="51" rx="11" className="active-ring" />}
          <Cyclist jersey={entrant.jersey} number={entrant.number} fallen={rider.mark === 'fallen' || rider.mark === 'punctured'} />
        </g>
      </g>
    );
  },
  (a, b) =>
    a.x === b.x &&
    a.y === b.y &&
    a.active === b.active &&
    a.rider.mark === b.rider.mark &&
    a.entrant === b.entrant &&
    a.moveMs === b.moveMs &&
    a.scale === b.scale,
);

interface PreviewsProps {
  readonly board: Board;
  readonly geometry: Geometry;
  readonly entrants: readonly Entrant[];
  readonly previews: readonly Preview[];
  readonly lit: number | undefined;
}

/** What each choice would mean, before it is made: a ghost where he would end, bars where the dice may take him. */
function Previews({ board, geometry: g, entrants, previews, lit }: PreviewsProps) {
  const shownSpread = previews.findIndex(
    ({ spread }, index) => spread && (lit === undefined || previews[lit]?.spread === undefined || index === lit),
  );
  return (
    <g className="previews">
      {previews.map((preview, index) => {
        const strength = lit === undefined || lit === index ? 'strong' : 'faint';
        const key = `${preview.rider}.${index}`;
        if (preview.spread) return index === shownSpread && <Spread key={key} geometry={g} spread={preview.spread} strength={strength} />;
        if (preview.to === undefined || preview.rider === undefined) return undefined;
        return (
          <Ghost
            key={key}
            board={board}
            geometry={g}
            entrant={entrants[preview.rider] as Entrant}
            rider={preview.rider}
            to={preview.to}
            strength={strength}
          />
        );
      })}
    </g>
  );
}

function Spread({ geometry: g, spread, strength }: { geometry: Geometry; spread: readonly Outcome[]; strength: string }) {
  const most = Math.max(...spread.map(({ chance }) => chance));
  const room = 38;
  const first = spread[0]?.to ?? g.first;
  return (
    <g className={`spread ${strength}`}>
      {spread.map(({ to, chance }) => {
        const height = Math.max(3, (chance / most) * room);
        return (
          <g key={to}>
            <rect x={leftOf(g, to) + 5} y={g.top - 10 - height} width={g.cell - 10} height={height} rx="3" />
            <text x={middleOf(g, to)} y={g.top - 14 - height} textAnchor="middle">
              {Math.round(chance * 100)}
            </text>
          </g>
        );
      })}
      <text x={leftOf(g, first) - 6} y={g.top - 14} textAnchor="end" className="spread-title">
        {leftOf(g, first) > 90 ? '% of throws' : ''}
      </text>
    </g>
  );
}

function Ghost({
  board,
  geometry: g,
  entrant,
  rider,
  to,
  strength,
}: {
  board: Board;
  geometry: Geometry;
  entrant: Entrant;
  rider: RiderId;
  to: number;
  strength: string;
}) {
  const there = board.riders.filter((other) => other.square === to).length;
  const index = board.riders.findIndex((other) => other.rider === rider);
  const y = pileY(g, there + 1, there);
  const from = index < 0 ? undefined : spotOf(g, board, board.riders, index);
  const x = middleOf(g, to);
  const start = from && { x: from.x + 16, y: from.y - 20 };
  return (
    <g className={`ghost-place ${strength}`}>
      <rect x={leftOf(g, to) + 3} y={g.top + 3} width={g.cell - 6} height={g.height - 6} rx="8" />
      {start && x - start.x > g.cell && (
        <path
          d={`M${start.x} ${start.y}C${start.x + (x - start.x) * 0.3} ${start.y - 30} ${start.x + (x - start.x) * 0.7} ${y - 66} ${x - 14} ${y - 22}`}
          fill="none"
        />
      )}
      <g transform={`translate(${x} ${y}) scale(${g.scale})`}>
        <Cyclist jersey={entrant.jersey} number={entrant.number} ghost />
      </g>
    </g>
  );
}

import {
  type Board,
  type BoardRider,
  type Jersey as LeaderJersey,
  type Marker,
  type Outcome,
  type Preview,
  type Rider,
  type RiderId,
  type Section,
  sameData,
} from '@gruppetto/kernel';
import { Cyclist, type Jersey, useWidth } from '@gruppetto/ui';
import type { SquareMark } from '@gruppetto/words';
import { memo, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { dangerOf } from './danger.ts';
import {
  type Geometry,
  geometryOf,
  laneBox,
  lanesAt,
  lanesOf,
  laneY,
  leftOf,
  middleOf,
  pileY,
  sectionAt,
  spotOf,
  targetBox,
} from './geometry.ts';

export interface Entrant extends Rider {
  readonly jersey: Jersey;
  /** What he wears over it as the leader of a classification. */
  readonly worn?: LeaderJersey;
}

export interface Window {
  readonly from: number;
  readonly to: number;
}

export interface RoadHandle {
  show(square: number): void;
}

/** What the road is called where it needs names. */
export interface RoadWords {
  readonly groups: Readonly<Record<string, string>>;
  readonly section?: (section: Section) => string | undefined;
  readonly markers?: Readonly<Record<string, string>>;
}

interface RoadProps {
  readonly board: Board;
  readonly entrants: readonly Entrant[];
  readonly words: RoadWords;
  readonly active: RiderId | undefined;
  /** The square that must be in sight, and whether what lies behind it matters more than what lies ahead. */
  readonly focus: number;
  readonly lookBack: boolean;
  readonly previews: readonly Preview[];
  /** Which of the previews is looked at; the others are drawn faintly. */
  readonly lit: number | undefined;
  /** What stands on the square that a choice leads to, by preview. */
  readonly marks: readonly (SquareMark | undefined)[];
  readonly moveMs: number;
  /** A preview was pointed at, or chosen by its square. */
  readonly onLight: (index: number | undefined) => void;
  readonly onPick: (index: number) => void;
  readonly onWindow: (window: Window) => void;
  readonly ref?: React.Ref<RoadHandle>;
}

/** Draws any board: the part of the road that matters, large. It scrolls; it knows no rule. */
export function Road(props: RoadProps) {
  const { board, entrants, words, active, focus, lookBack, previews, lit, marks, moveMs, onLight, onPick, onWindow, ref } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller);
  const narrow = width < 640;
  // biome-ignore lint/correctness/useExhaustiveDependencies: riders move, the road stays: only what shapes it counts
  const geometry = useMemo(
    () => geometryOf(board, entrants.length, narrow),
    [board.first, board.length, board.runOut, lanesOf(board), entrants.length, narrow],
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
        <Asphalt board={board} geometry={geometry} words={words} />
        <Blocks board={board} geometry={geometry} entrants={entrants} names={words.groups} active={active} moveMs={moveMs} />
        <Groups board={board} geometry={geometry} names={words.groups} />
        <Previews
          board={board}
          geometry={geometry}
          entrants={entrants}
          previews={previews}
          lit={lit}
          marks={marks}
          onLight={onLight}
          onPick={onPick}
        />
        <Riders board={board} geometry={geometry} entrants={entrants} active={active} moveMs={moveMs} />
      </svg>
    </section>
  );
}

const Asphalt = memo(
  function Asphalt({ board, geometry: g, words }: { board: Board; geometry: Geometry; words: RoadWords }) {
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
          const { y, height } = laneBox(g, board, square, lane);
          return (
            <rect
              key={`${square}.${lane}`}
              x={leftOf(g, square)}
              y={y}
              width={g.cell}
              height={height}
              fill="url(#hazard)"
              className="hazard"
            />
          );
        })}
        {board.layout === 'lanes' && <LaneLines board={board} geometry={g} />}
        <SectionNames board={board} geometry={g} words={words} />
        <Lines board={board} geometry={g} names={words.markers ?? {}} />
      </g>
    );
  },
  (a, b) => a.geometry === b.geometry && sameData(courseOf(a.board), courseOf(b.board)),
);

/** What of a board is the same the whole race long. */
const courseOf = ({ sections, markers, hazards, runOutLabels }: Board) => [sections, markers, hazards, runOutLabels];

/** Broken lines between the lanes, a firm one where a stretch of another kind begins. */
function LaneLines({ board, geometry: g }: { board: Board; geometry: Geometry }) {
  const stretches = board.sections.length > 0 ? board.sections : [{ from: 1, to: board.length }];
  return (
    <g className="lane-lines">
      {stretches.map(({ from, to }, index) => {
        const lanes = lanesAt(board, from);
        const [left, right] = [leftOf(g, index === 0 ? g.first : from), leftOf(g, (index === stretches.length - 1 ? g.last : to) + 1)];
        const between = Array.from({ length: lanes - 1 }, (_, lane) => g.top + ((lane + 1) * g.height) / lanes);
        return (
          <g key={from}>
            {index > 0 && <path d={`M${left} ${g.top}V${g.top + g.height}`} className="stretch" />}
            <path d={between.map((y) => `M${left} ${y}H${right}`).join('')} className="lane" />
          </g>
        );
      })}
    </g>
  );
}

function SectionNames({ board, geometry: g, words }: { board: Board; geometry: Geometry; words: RoadWords }) {
  return (
    <g className="section-names">
      {board.sections.map((section) => {
        const name = words.section ? words.section(section) : section.label;
        return (
          name && (
            <g key={section.from}>
              <path d={`M${leftOf(g, section.from)} 8V${g.top - 8}`} />
              <text x={leftOf(g, section.from) + 6} y="16">
                {name}
              </text>
            </g>
          )
        );
      })}
    </g>
  );
}

function flagText({ kind, label }: Marker, names: Readonly<Record<string, string>>): string | undefined {
  if (kind === 'to-go') return `${label} to go`;
  if (label !== undefined) return kind === 'lap' ? `lap ${label}` : (names[label] ?? label);
  return names[kind];
}

const raisedBy = 18;

function Lines({ board, geometry: g, names }: { board: Board; geometry: Geometry; names: Readonly<Record<string, string>> }) {
  const flags = board.markers.filter(({ kind }) => kind !== 'distance' && kind !== 'start').sort((a, b) => a.at - b.at);
  /** A flag whose words would run into the next one stands above it, where there is sky enough. */
  const raised = (marker: Marker): boolean => {
    const index = flags.indexOf(marker);
    const next = flags[index + 1];
    if (!next || index < 0 || g.top < raisedBy + 74) return false;
    const room = (next.at - marker.at) * g.cell;
    return room < 34 + (flagText(marker, names)?.length ?? 0) * letterWidth && !raised(next);
  };
  return (
    <>
      {board.markers.map((marker) => {
        const { at, kind } = marker;
        if (kind === 'distance') return undefined;
        const text = flagText(marker, names);
        const x = leftOf(g, at + 1);
        const line = kind === 'finish' || kind === 'lap';
        const top = raised(marker) ? -34 - raisedBy : -34;
        return (
          <g key={`${kind}${at}`}>
            {line && <rect x={x - 5} y={g.top} width="10" height={g.height} fill="url(#chequers)" opacity={kind === 'lap' ? 0.55 : 1} />}
            {kind !== 'start' && (
              <g transform={`translate(${x} ${g.top - 6})`} className="flag">
                <path d={`M0 0V${top}`} strokeWidth="2.5" />
                <rect x="0" y={top} width="26" height="16" fill={line ? 'url(#chequers)' : 'var(--accent)'} strokeWidth="1" />
                {text && (
                  <text x="30" y={top + 12} className="square-number">
                    {text}
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
      // A label that would run into its neighbour stands one row lower; where that has one too, beside the nearer of them.
      const half = (label.text.length * letterWidth) / 2;
      const wanted = Math.max(half + 4, (label.left + label.right) / 2);
      const free = taken.findIndex((end) => wanted - half > end);
      const row = free >= 0 ? free : taken.indexOf(Math.min(...taken));
      const middle = Math.max(wanted, taken[row] + half);
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
  readonly active: RiderId | undefined;
  readonly moveMs: number;
}

const blockTitle = 28;

/** The columns in which so many cyclists are drawn largest in a box, and how large. */
function packed(count: number, width: number, height: number, largest: number): { columns: number; scale: number } {
  let best = { columns: 1, scale: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const scale = Math.min(largest, width / columns / 46, height / Math.ceil(count / columns) / 48);
    if (scale > best.scale) best = { columns, scale };
  }
  return best;
}

/** Pieces that lie across the road, with whom they hold. */
function Blocks({ board, geometry: g, entrants, names, active, moveMs }: BlocksProps) {
  return (
    <g>
      {(board.blocks ?? []).map(({ kind, from, to, riders }) => {
        const width = (to - from + 1) * g.cell - 6;
        const room = g.height - 6 - blockTitle;
        const { columns, scale } = packed(riders.length, width, room, g.scale);
        return (
          <g
            key={kind}
            className="block"
            style={{ transform: `translate(${leftOf(g, from)}px, ${g.top}px)`, transition: moveMs > 0 ? `transform ${moveMs}ms` : 'none' }}
          >
            <rect x="3" y="3" width={width} height={g.height - 6} rx="12" />
            <text x={3 + width / 2} y="21" textAnchor="middle">
              {names[kind] ?? kind}
              {to > from && ` · ${riders.length}`}
            </text>
            {riders.map((rider, index) => {
              const { jersey, number, worn } = entrants[rider];
              const x = 3 + ((index % columns) + 0.5) * (width / columns);
              const y = blockTitle + (Math.floor(index / columns) * 48 + 36) * scale;
              return (
                <g key={rider} transform={`translate(${x} ${y}) scale(${scale})`}>
                  {rider === active && <rect x="-23" y="-35" width="46" height="51" rx="11" className="active-ring" />}
                  <Cyclist jersey={jersey} number={number} worn={worn} />
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
          entrant={entrants[rider.rider]}
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
          <Cyclist
            jersey={entrant.jersey}
            number={entrant.number}
            worn={rider.jersey ?? entrant.worn}
            fallen={rider.mark === 'fallen' || rider.mark === 'punctured'}
          />
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
  readonly marks: readonly (SquareMark | undefined)[];
  readonly onLight: (index: number | undefined) => void;
  readonly onPick: (index: number) => void;
}

/** What each choice would mean, before it is made: a ghost where he would end, bars where the dice may take him. */
function Previews({ board, geometry: g, entrants, previews, lit, marks, onLight, onPick }: PreviewsProps) {
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
              if (event.detail < 2) onPick(index);
            }}
            // A finger does not point before it chooses: what changed under it would swallow the tap.
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse') onLight(index);
            }}
            onPointerLeave={(event) => {
              if (event.pointerType === 'mouse') onLight(undefined);
            }}
          >
            {(lane === undefined || lit === index) && (
              <Ghost board={board} geometry={g} entrant={entrants[rider]} rider={rider} to={to} lane={lane} strength={strength} />
            )}
            {lane !== undefined && (
              <Target board={board} geometry={g} to={to} lane={lane} mark={marks[index]} danger={dangerOf(preview)} lit={lit === index} />
            )}
            <HitArea board={board} geometry={g} to={to} lane={lane} />
          </g>
        );
      })}
    </g>
  );
}

/** Which preview is drawn for a square: the one that is looked at if it leads there, else the least dangerous one. */
function safestWay(previews: readonly Preview[], { rider, to, lane }: Preview, lit: number | undefined): number | undefined {
  let best: number | undefined;
  for (const [index, other] of previews.entries()) {
    if (other.rider !== rider || other.to !== to || other.lane !== lane) continue;
    if (index === lit) return index;
    if (best === undefined || dangerOf(other) < dangerOf(previews[best])) best = index;
  }
  return best;
}

/** What is clicked: it stays while what is drawn below it changes. */
function HitArea({ board, geometry: g, to, lane }: { board: Board; geometry: Geometry; to: number; lane: number | undefined }) {
  const { y, height } = targetBox(g, board, to, lane);
  return <rect x={leftOf(g, to)} y={y} width={g.cell} height={height} className="hit-area" />;
}

interface TargetProps {
  readonly board: Board;
  readonly geometry: Geometry;
  readonly to: number;
  readonly lane: number;
  readonly mark: SquareMark | undefined;
  readonly danger: number;
  readonly lit: boolean;
}

/** A square that he may choose: what it costs, and how likely it goes wrong. */
function Target({ board, geometry: g, to, lane, mark, danger, lit }: TargetProps) {
  const { y, height } = targetBox(g, board, to, lane);
  const middle = middleOf(g, to);
  // A piece that lies there has its name and its riders at the top.
  const across = height === g.height;
  const foot = y + height - 9;
  return (
    <g className={`square-target${mark?.free ? ' free' : ''}${danger > 0 ? ' risky' : ''}${lit ? ' lit' : ''}`}>
      <rect x={leftOf(g, to) + 3} y={y + 3} width={g.cell - 6} height={height - 6} rx="8" />
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
          {Math.round(danger * 100)} %
        </text>
      )}
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

interface GhostProps {
  readonly board: Board;
  readonly geometry: Geometry;
  readonly entrant: Entrant;
  readonly rider: RiderId;
  readonly to: number;
  readonly lane: number | undefined;
  readonly strength: string;
}

/** Where he sets out: his square, or the front of the block that he rides in. */
function startOf(g: Geometry, board: Board, rider: RiderId): { x: number; y: number } | undefined {
  const index = board.riders.findIndex((other) => other.rider === rider);
  if (index >= 0) return spotOf(g, board, board.riders, index);
  const block = board.blocks?.find(({ riders }) => riders.includes(rider));
  return block && { x: middleOf(g, block.to), y: g.top + g.height / 2 };
}

function Ghost({ board, geometry: g, entrant, rider, to, lane, strength }: GhostProps) {
  const there = board.riders.filter((other) => other.square === to).length;
  const y = lane === undefined ? pileY(g, there + 1, there) : laneY(g, board, to, lane);
  const from = startOf(g, board, rider);
  const x = middleOf(g, to);
  const start = from && { x: from.x + 16, y: from.y - 20 };
  return (
    <g className={`ghost-place ${strength}`}>
      {lane === undefined && <rect x={leftOf(g, to) + 3} y={g.top + 3} width={g.cell - 6} height={g.height - 6} rx="8" />}
      {start && x - start.x > g.cell && (
        <path
          d={`M${start.x} ${start.y}C${start.x + (x - start.x) * 0.3} ${start.y - 30} ${start.x + (x - start.x) * 0.7} ${y - 66} ${x - 14} ${y - 22}`}
          fill="none"
        />
      )}
      <g transform={`translate(${x} ${y}) scale(${g.scale})`}>
        <Cyclist jersey={entrant.jersey} number={entrant.number} worn={entrant.worn} ghost />
      </g>
    </g>
  );
}

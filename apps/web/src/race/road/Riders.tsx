import type { Block, Board, BoardRider, RiderId, Road } from '@gruppetto/kernel';
import { Cyclist, type RiderLook } from '@gruppetto/ui';
import { memo, useRef } from 'react';
import { type Geometry, leftOf, liftAt, placeOf, tiltAt } from './geometry.ts';
import { placed, useGlide } from './glide.ts';

interface RidersProps {
  readonly road: Road;
  readonly board: Board;
  readonly geometry: Geometry;
  readonly looks: readonly RiderLook[];
  readonly active: RiderId | undefined;
  /** The riders of the people at this screen wear a yellow plate. */
  readonly own: ReadonlySet<RiderId>;
  readonly moveMs: number;
}

/** Every rider is a picture of their own, which the browser moves without drawing it or the road anew. */
export function Riders({ road, board, geometry: g, looks, active, own, moveMs }: RidersProps) {
  // Drawn in a fixed order: an element that is moved in the document would start its movement anew.
  const drawn = board.riders
    .map((rider, index) => ({ rider, ...placeOf(g, road, board.riders, index) }))
    .sort((a, b) => a.rider.rider - b.rider.rider);
  return (
    <div className="riders">
      {drawn.map(({ rider, x, y, scale }) => (
        <OnePlace
          key={rider.rider}
          rider={rider}
          x={x}
          y={y - liftAt(g, x)}
          tilt={tiltAt(g, x)}
          look={looks[rider.rider]}
          own={own.has(rider.rider)}
          active={rider.rider === active}
          moveMs={moveMs}
          scale={scale}
        />
      ))}
    </div>
  );
}

interface OnePlaceProps {
  readonly rider: BoardRider;
  readonly look: RiderLook;
  readonly x: number;
  readonly y: number;
  readonly tilt: number;
  readonly own: boolean;
  readonly active: boolean;
  readonly moveMs: number;
  readonly scale: number;
}

/** What a cyclist with the marks around them needs, at full size, from the point they stand at. */
const picture = { left: 26, up: 46, width: 52, height: 66 };

const OnePlace = memo(
  function OnePlace({ rider, look, x, y, tilt, own, active, moveMs, scale }: OnePlaceProps) {
    const element = useRef<HTMLDivElement>(null);
    useGlide(element, x, y, moveMs);
    const { left, up, width, height } = picture;
    return (
      <div
        ref={element}
        data-rider={rider.rider}
        className={active ? 'place active' : 'place'}
        style={{ transform: placed(x, y), left: -left * scale, top: -up * scale, width: width * scale, height: height * scale }}
      >
        <svg viewBox={`${-left} ${-up} ${width} ${height}`} aria-hidden="true" focusable="false">
          <g transform={`rotate(${tilt})`} className={rider.mark === 'moved' ? 'has-moved' : undefined}>
            {active && <ActiveMark />}
            <Cyclist
              jersey={look.jersey}
              number={look.number}
              own={own}
              worn={rider.jersey ?? look.worn}
              fallen={rider.mark === 'fallen' || rider.mark === 'punctured'}
              halo
            />
          </g>
        </svg>
      </div>
    );
  },
  (a, b) =>
    a.x === b.x &&
    a.y === b.y &&
    a.tilt === b.tilt &&
    a.active === b.active &&
    a.own === b.own &&
    a.rider.mark === b.rider.mark &&
    a.rider.jersey === b.rider.jersey &&
    a.look === b.look &&
    a.scale === b.scale,
);

const ActiveMark = () => (
  <>
    <ellipse cx="0" cy="12.6" rx="23" ry="6.2" className="active-ring" />
    <path d="M-12 -43h14l-7 8z" className="active-arrow" />
  </>
);

const blockTitle = 26;
/** Of the title's letters, in their own size. */
const letterWidth = 0.38;

/** The columns in which so many cyclists are drawn largest in a box, and how large. */
function packed(count: number, width: number, height: number, largest: number): { columns: number; scale: number } {
  let best = { columns: 1, scale: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    // They may overlap a little, sideways: jersey and plate stay in sight.
    const scale = Math.min(largest, width / columns / 32, height / Math.ceil(count / columns) / 46);
    if (scale > best.scale) best = { columns, scale };
  }
  return best;
}

interface BlocksProps extends Omit<RidersProps, 'road'> {
  readonly names: Readonly<Record<string, string>>;
}

/** Pieces that lie across the road, with the riders they carry. */
export const Blocks = (props: BlocksProps) => (
  <g className="blocks">
    {(props.board.blocks ?? []).map((block) => (
      <OneBlock key={block.kind} {...props} block={block} />
    ))}
  </g>
);

function OneBlock({ block, geometry: g, looks, names, active, own, moveMs }: BlocksProps & { readonly block: Block }) {
  const { kind, from, to, riders } = block;
  const element = useRef<SVGGElement>(null);
  const width = (to - from + 1) * g.cell - 6;
  const { columns, scale } = packed(riders.length, width, g.height - 6 - blockTitle, g.scale);
  const title = `${names[kind] ?? kind}${to > from ? `: ${riders.length}` : ''}`;
  const x = leftOf(g, from);
  const y = g.top - liftAt(g, x + width / 2);
  useGlide(element, x, y, moveMs);
  return (
    <g ref={element} className="block" style={{ transform: placed(x, y) }}>
      <rect x="3" y="3" width={width} height={g.height - 6} rx="12" />
      <text x={3 + width / 2} y="20" textAnchor="middle" style={{ fontSize: Math.min(15, width / (title.length * letterWidth)) }}>
        {title}
      </text>
      {riders.map((rider, index) => {
        const { jersey, number, worn } = looks[rider];
        const cx = 3 + ((index % columns) + 0.5) * (width / columns);
        const cy = blockTitle + (Math.floor(index / columns) * 46 + 34) * scale;
        return (
          <g
            key={rider}
            data-rider={rider}
            className={rider === active ? 'place active' : 'place'}
            transform={`translate(${cx} ${cy}) scale(${scale})`}
          >
            {rider === active && <ActiveMark />}
            <Cyclist jersey={jersey} number={number} worn={worn} own={own.has(rider)} halo />
          </g>
        );
      })}
    </g>
  );
}

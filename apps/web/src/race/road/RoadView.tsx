import type { Board, Preview, RiderId, Road } from '@gruppetto/kernel';
import type { Pointer } from '@gruppetto/learn';
import { type RiderLook, useWidth, useWords } from '@gruppetto/ui';
import type { GameWords, SquareMark } from '@gruppetto/words';
import { memo, type Ref, useCallback, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { aimFor, type Frame, type Shot, zoomFor } from './camera.ts';
import { CrossLines, Ground, Malus, Signs } from './Ground.tsx';
import { Groups } from './Groups.tsx';
import { fullCell, type Geometry, geometryOf, leftOf, liftAt, middleOf } from './geometry.ts';
import { endStrayGlides } from './glide.ts';
import { Pointers } from './Pointers.tsx';
import { Previews } from './Previews.tsx';
import { Blocks, Riders } from './Riders.tsx';
import { Backdrop } from './scenery/Backdrop.tsx';
import { RoadTextures } from './scenery/RoadTextures.tsx';
import { FinishArch, Verge } from './scenery/Verge.tsx';
import './road.css';
import './scenery/scenery.css';

export interface RoadHandle {
  show(square: number): void;
}

interface RoadViewProps {
  readonly road: Road;
  readonly board: Board;
  readonly looks: readonly RiderLook[];
  readonly words: GameWords;
  readonly active: RiderId | undefined;
  readonly own: ReadonlySet<RiderId>;
  readonly shot: Shot;
  readonly previews: readonly Preview[];
  /** Which of the previews is looked at; the others are drawn faintly. */
  readonly lit: number | undefined;
  /** What stands on the square that a choice leads to, by preview. */
  readonly marks: readonly (SquareMark | undefined)[];
  readonly moveMs: number;
  /** What a coach points at. */
  readonly point?: readonly Pointer[] | undefined;
  /** A preview was pointed at, or chosen by its square. */
  readonly onLight: (index: number | undefined) => void;
  readonly onPick: (index: number, touched: boolean) => void;
  readonly onWindow: (window: Frame) => void;
  readonly ref?: Ref<RoadHandle>;
}

/** Draws any board: the part of the road that matters, large, in its landscape. It scrolls; it knows no rule. */
export function RoadView(props: RoadViewProps) {
  const { road, board, looks, words, active, own, previews, lit, marks, point, onLight, onPick, ref } = props;
  const { race } = useWords();
  const scroller = useRef<HTMLElement>(null);
  const backdrop = useRef<SVGSVGElement>(null);
  const width = useWidth(scroller);
  const { geometry, focusLift, sight } = useCamera(props, scroller, backdrop, width);
  // A picture that is zoomed is drawn anew: riders who glided to their new places would leave it on the way.
  const drawn = useRef(geometry);
  const moveMs = drawn.current === geometry ? props.moveMs : 0;
  useEffect(() => {
    drawn.current = geometry;
  }, [geometry]);
  useImperativeHandle(ref, () => ({
    show: (square) => scroller.current?.scrollTo({ left: middleOf(geometry, square) - width / 2 }),
  }));
  const { malus, groups, markers: changing } = board;
  const markers = useMemo(() => [...road.markers, ...(changing ?? [])], [road, changing]);
  return (
    <div className="road-frame" style={{ height: geometry.total }}>
      <RoadTextures />
      <Backdrop ref={backdrop} road={road} geometry={geometry} width={width} sky={board.sky} />
      <section
        className="road-scroller"
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
        tabIndex={0}
        aria-label={race.road}
      >
        <div
          className="world"
          style={{ transform: `translateY(${focusLift}px)`, transition: moveMs > 0 ? `transform ${moveMs}ms ease-out` : 'none' }}
        >
          <Land road={road} geometry={geometry} markers={markers} malus={malus} words={words} sight={sight} lowered={focusLift} />
          <svg className="road moving" width={geometry.width} height={geometry.total} aria-hidden="true" focusable="false">
            <Blocks board={board} geometry={geometry} looks={looks} names={words.groups} active={active} own={own} moveMs={moveMs} />
            <Groups groups={groups} geometry={geometry} words={words} sight={sight} />
            <Previews
              road={road}
              board={board}
              geometry={geometry}
              looks={looks}
              previews={previews}
              lit={lit}
              marks={marks}
              onLight={onLight}
              onPick={onPick}
            />
          </svg>
          <Riders road={road} board={board} geometry={geometry} looks={looks} active={active} own={own} moveMs={moveMs} />
          {point && (
            <svg className="road moving pointers" width={geometry.width} height={geometry.total} aria-hidden="true" focusable="false">
              <Pointers road={road} board={board} geometry={geometry} point={point} />
            </svg>
          )}
        </div>
      </section>
    </div>
  );
}

interface LandProps {
  readonly road: Road;
  readonly geometry: Geometry;
  readonly markers: Road['markers'];
  readonly malus: Board['malus'];
  readonly words: GameWords;
  readonly sight: Frame;
  readonly lowered: number;
}

/** All that stands still. A picture of its own below the riders, so that it isn't painted again whenever one of them moves. */
const Land = memo(function Land({ road, geometry, markers, malus, words, sight, lowered }: LandProps) {
  return (
    <svg className="road" width={geometry.width} height={geometry.total} aria-hidden="true" focusable="false">
      <Verge road={road} geometry={geometry} />
      <Ground road={road} geometry={geometry} />
      <Signs road={road} geometry={geometry} markers={markers} words={words} sight={sight} lowered={lowered} />
      <Malus road={road} malus={malus} geometry={geometry} />
      <CrossLines geometry={geometry} markers={road.markers} />
      <FinishArch road={road} geometry={geometry} />
    </svg>
  );
});

interface Camera {
  readonly geometry: Geometry;
  /** How far the picture is lowered, so that the road stays at the same height where the race is. */
  readonly focusLift: number;
  /** What the last cut has put into the picture, in pixels along the road: labels stand inside it. */
  readonly sight: Frame;
}

/** Keeps the frame in the picture: before anything moves, and without jumping back and forth. */
function useCamera(
  { road, shot, onWindow }: RoadViewProps,
  scroller: React.RefObject<HTMLElement | null>,
  backdrop: React.RefObject<SVGSVGElement | null>,
  width: number,
): Camera {
  const narrow = width < 640;
  const full = fullCell(road, narrow);
  const [zoom, setZoom] = useState(1);
  const wanted = width > 0 ? zoomFor(shot, full, width, zoom) : zoom;
  useLayoutEffect(() => setZoom(wanted), [wanted]);
  const geometry = useMemo(() => geometryOf(road, narrow, full * wanted, width), [road, narrow, full, wanted, width]);
  const aim = useRef<{ readonly geometry: Geometry; readonly square: number }>(undefined);
  const [sight, setSight] = useState<Frame>({ from: 0, to: Number.POSITIVE_INFINITY });
  // As it was told last: to ask the scroller would lay the whole page out once more at every beat.
  const scrolledTo = useRef(0);
  const { need, step, wish } = shot;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when the frame or the picture changes, not at every drawing
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || width === 0) return;
    const known = aim.current?.geometry === geometry ? (scrolledTo.current - geometry.left) / geometry.cell + geometry.first : undefined;
    const square = aimFor(shot, full, wanted, width, known);
    if (square === known) return;
    // A cut rather than a pan: whoever acts is in the picture at once, and no earlier pan carries it away again.
    element.scrollTo({ left: leftOf(geometry, square), behavior: 'instant' });
    scrolledTo.current = element.scrollLeft;
    endStrayGlides(element);
    aim.current = { geometry, square };
    setSight({ from: element.scrollLeft, to: element.scrollLeft + width });
  }, [need.from, need.to, step.from, step.to, wish.from, wish.to, geometry, width]);

  const tellWindow = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    scrolledTo.current = element.scrollLeft;
    const { cell, left, first } = geometry;
    const start = first + (element.scrollLeft - left) / cell;
    onWindow({ from: start, to: start + element.clientWidth / cell });
    backdrop.current?.style.setProperty('--along', `${element.scrollLeft}`);
  }, [geometry, scroller, backdrop, onWindow]);
  useEffect(() => {
    const element = scroller.current;
    let asked = 0;
    const scrolled = () => {
      asked ||= requestAnimationFrame(() => {
        asked = 0;
        tellWindow();
      });
    };
    tellWindow();
    element?.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      element?.removeEventListener('scroll', scrolled);
    };
  }, [scroller, tellWindow]);
  return { geometry, sight, focusLift: Math.round(liftAt(geometry, middleOf(geometry, (need.from + need.to) / 2))) };
}

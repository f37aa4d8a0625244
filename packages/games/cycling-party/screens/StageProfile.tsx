import { useSaid, useWidth } from '@gruppetto/ui';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { passLength } from '../rules/course.ts';
import type { Category, Pass, Stage } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import './stage-profile.css';

/** How high a pass of each category is drawn. */
const heights: Readonly<Record<Category, number>> = { hill: 14, third: 26, second: 40, first: 54, hors: 68 };

/** CP-6.1: the category fixes it; otherwise it is given. */
export const lengthOf = ({ category, length }: Pass): number => (category ? passLength[category] : (length ?? 1));

const height = 104;
const ground = 82;
const inset = 10;

interface StageProfileProps {
  readonly stage: Stage;
  /** CP-8.2: those that are shown. */
  readonly sprints: readonly number[];
  /** A pass was dragged, or moved with the arrow keys, so that it begins on this square. */
  readonly onMove: (index: number, from: number) => void;
  readonly onMoveSprint: (index: number, square: number) => void;
}

/** The stage from the side; passes and sprints can be dragged along it. */
export function StageProfile({ stage, sprints, onMove, onMoveSprint }: StageProfileProps) {
  const { screens: say } = useSaid(sentences);
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg);
  const grab = useRef<{ index: number; offset: number; move: (index: number, to: number) => void }>(undefined);
  const scale = (width - 2 * inset) / Math.max(1, stage.length);
  const x = (square: number) => inset + square * scale;
  const squareAt = (clientX: number) =>
    Math.round((clientX - (svg.current?.getBoundingClientRect().left ?? 0) - inset) / Math.max(0.1, scale));
  const handles = (index: number, at: number, move: (index: number, to: number) => void) => ({
    onPointerDown: (event: PointerEvent) => {
      event.preventDefault();
      grab.current = { index, offset: squareAt(event.clientX) - at, move };
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
      if (step === 0) return;
      event.preventDefault();
      move(index, at + step);
    },
  });
  const marks = Array.from({ length: Math.floor(stage.length / 25) }, (_, index) => (index + 1) * 25);
  return (
    <svg
      ref={svg}
      className="stage-profile"
      height={height}
      onPointerMove={(event) => {
        if (grab.current && event.buttons > 0) grab.current.move(grab.current.index, squareAt(event.clientX) - grab.current.offset);
      }}
      onPointerUp={() => {
        grab.current = undefined;
      }}
    >
      <title>{say.profile}</title>
      <path d={`M${x(0)} ${ground}H${x(stage.length)}V${ground + 6}H${x(0)}Z`} className="strip-road" />
      {marks.map((at) => (
        <text key={at} x={x(at)} y={height - 2} textAnchor="middle" className="square-number">
          {at}
        </text>
      ))}
      {stage.passes.map((pass, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a pass is its place in the list
          key={index}
          d={mountain(pass, x)}
          className="pass"
          role="slider"
          tabIndex={0}
          aria-label={say.pass(index + 1)}
          aria-valuemin={1}
          aria-valuemax={stage.length}
          aria-valuenow={pass.from}
          {...handles(index, pass.from, onMove)}
        />
      ))}
      {sprints.map((square, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a sprint is its place in the list
          key={index}
          transform={`translate(${x(square)} ${ground})`}
          className="sprint-flag"
          role="slider"
          tabIndex={0}
          aria-label={say.sprint(index + 1)}
          aria-valuemin={1}
          aria-valuemax={stage.length - 1}
          aria-valuenow={square}
          {...handles(index, square, onMoveSprint)}
        >
          <rect x="-12" y="-30" width="24" height="40" className="grip" />
          <path d="M0 6V-20" strokeWidth="2" />
          <circle cy="-20" r="7" />
          <text y="-16" textAnchor="middle">
            {say.sprintMark}
          </text>
        </g>
      ))}
      <g transform={`translate(${x(stage.length)} ${ground})`} className="flag">
        <path d="M0 6V-26" strokeWidth="2" />
        <rect x="-18" y="-26" width="18" height="11" fill="url(#chequers)" strokeWidth=".8" />
      </g>
    </svg>
  );
}

/** Up to the top at its last square, and down behind it. */
function mountain(pass: Pass, x: (square: number) => number): string {
  const length = lengthOf(pass);
  const top = pass.category ? heights[pass.category] : Math.min(68, 8 + 2 * length);
  const end = pass.from + length - 1;
  return `M${x(pass.from)} ${ground}L${x(end)} ${ground - top}L${x(end + Math.max(3, length / 3))} ${ground}Z`;
}

import type { Road } from '@gruppetto/kernel';
import type { Pointer } from '@gruppetto/learn';
import { CyclistIcon, DiceRow, useWords } from '@gruppetto/ui';
import { type ReactNode, type Ref, useMemo } from 'react';
import type { Question } from './question.ts';
import { latestAct, latestLine } from './race-facts.ts';
import { type Frame, frameOfChoice, frameOfField, frameOfStep, withPointed } from './road/camera.ts';
import { type RoadHandle, RoadView } from './road/RoadView.tsx';
import type { Scene } from './scene.ts';

interface RoadCardProps {
  readonly scene: Scene;
  readonly road: Road;
  readonly question: Question;
  readonly still: boolean;
  readonly handle: Ref<RoadHandle>;
  readonly onWindow: (window: Frame) => void;
  /** What a coach points at: it is in the picture. */
  readonly point?: readonly Pointer[] | undefined;
  readonly children: ReactNode;
}

/** The road with the newest line of the log and the dice above it. */
export function RoadCard({ scene, road, question, still, handle, onWindow, point, children }: RoadCardProps) {
  const { race: say } = useWords();
  const { state, looks, shown, mine, previews, offer, active, own } = scene;
  const { words, playhead, speed } = state;
  const drawn = useMemo(() => previews.map((preview, index) => (offer.listed.includes(index) ? preview : {})), [previews, offer]);
  const marks = useMemo(() => mine?.choices.map((choice, index) => words.mark?.(choice, previews[index])) ?? [], [mine, words, previews]);
  const frame = withPointed(frameOf(scene, road, drawn), shown.board, point);
  const line = latestLine(state, shown);
  const latest = latestAct(shown.facts);
  const look = line?.rider === undefined ? undefined : looks[line.rider];
  return (
    <section className="card road-card" aria-label={say.raceRegion}>
      <div className="caption">
        {line && (
          <p>
            {look && <CyclistIcon jersey={look.jersey} number={look.number} size={26} own={own.has(look.seat)} />}
            {line.text}
          </p>
        )}
        {latest.dice && (
          <span key={`${playhead.moment}`} className="fallen">
            <DiceRow faces={latest.dice} sides={latest.sides ?? 6} tumble={!still && !playhead.settled} size={38} />
          </span>
        )}
      </div>
      <RoadView
        ref={handle}
        road={road}
        board={shown.board}
        looks={looks}
        words={words}
        active={active}
        own={own}
        frame={frame}
        previews={drawn}
        lit={question.lit}
        marks={marks}
        moveMs={still ? 0 : 480 / speed}
        point={point}
        onLight={question.light}
        onPick={question.pick}
        onWindow={onWindow}
      />
      {children}
    </section>
  );
}

/** Who acts and where they may end; between two steps, the head of the race. */
function frameOf({ state, shown, mine, active }: Scene, road: Road, drawn: readonly Parameters<typeof frameOfChoice>[2][number][]): Frame {
  const found = mine
    ? frameOfChoice(shown.board, active, drawn)
    : frameOfStep(shown.board, active, state.playhead.settled ? [] : shown.moment.facts);
  const field = frameOfField(shown.board);
  const fallback = field ? { from: field.to, to: field.to } : { from: road.first, to: road.first };
  const clamp = (square: number) => Math.max(road.first, Math.min(square, road.length + road.runOut));
  const { from, to } = found ?? fallback;
  return state.moments.length === 0 ? fallback : { from: clamp(from), to: clamp(to) };
}

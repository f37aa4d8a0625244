import type { Road } from '@gruppetto/kernel';
import type { Pointer } from '@gruppetto/learn';
import { CyclistIcon, DiceRow, Sentence, useWords } from '@gruppetto/ui';
import { type ReactNode, type Ref, useMemo } from 'react';
import type { Question } from './question.ts';
import { latestAct, latestLine } from './race-facts.ts';
import type { Frame } from './road/camera.ts';
import { type RoadHandle, RoadView } from './road/RoadView.tsx';
import { type Scene, shotOn } from './scene.ts';
import { beatTime } from './use-playback.ts';

interface RoadCardProps {
  readonly scene: Scene;
  readonly road: Road;
  readonly question: Question;
  readonly still: boolean;
  readonly handle: Ref<RoadHandle>;
  readonly onWindow: (window: Frame) => void;
  /** What a coach points at: the picture includes it. */
  readonly point?: readonly Pointer[] | undefined;
  readonly children: ReactNode;
}

/** In milliseconds: riders are never slower, however long their beat is shown; and just as fast if nobody waits for them. */
const longestGlide = 480;
const glideBetweenSteps = 300;

const glideTime = ({ state, ownSeats }: Scene): number =>
  state.playhead.settled ? glideBetweenSteps / state.speed : Math.min(longestGlide, 0.9 * beatTime(state, ownSeats));

/** The road with the newest line of the log and the dice above it. */
export function RoadCard({ scene, road, question, still, handle, onWindow, point, children }: RoadCardProps) {
  const { race: say } = useWords();
  const { state, looks, shown, mine, previews, offer, active, own } = scene;
  const { words, playhead } = state;
  const drawn = useMemo(() => previews.map((preview, index) => (offer.listed.includes(index) ? preview : {})), [previews, offer]);
  const marks = useMemo(() => mine?.choices.map((choice, index) => words.mark?.(choice, previews[index])) ?? [], [mine, words, previews]);
  const shot = shotOn(scene, road, drawn, point);
  const line = latestLine(state, shown);
  const latest = latestAct(shown.facts);
  const look = line?.rider === undefined ? undefined : looks[line.rider];
  return (
    <section className="card road-card" aria-label={say.raceRegion}>
      <div className="caption">
        {line && (
          <p>
            {look && (
              <CyclistIcon jersey={look.jersey} number={look.number} size={26} own={line?.rider !== undefined && own.has(line.rider)} />
            )}
            <span>
              <Sentence text={line.text} />
            </span>
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
        shot={shot}
        previews={drawn}
        lit={question.lit}
        marks={marks}
        moveMs={still ? 0 : glideTime(scene)}
        point={point}
        onLight={question.light}
        onPick={question.pick}
        onWindow={onWindow}
      />
      {children}
    </section>
  );
}

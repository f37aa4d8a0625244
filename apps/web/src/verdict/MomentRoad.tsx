import type { Board, Preview, RiderId, Road } from '@gruppetto/kernel';
import { useMemo } from 'react';
import { shotOf, squaresOfChoice, squaresOfField } from '../race/road/camera.ts';
import { RoadView } from '../race/road/RoadView.tsx';
import type { Scene } from '../race/scene.ts';

interface MomentRoadProps {
  readonly scene: Scene;
  readonly road: Road;
  readonly board: Board;
  readonly own: ReadonlySet<RiderId>;
  readonly active: RiderId | undefined;
  readonly previews: readonly Preview[];
  readonly lit: number | undefined;
}

const nothing = () => undefined;
const noMarks: readonly undefined[] = [];

/** The window of the road at a moment of the race, and where the choices of that moment lead. It only illustrates. */
export function MomentRoad({ scene, road, board, own, active, previews, lit }: MomentRoadProps) {
  const { looks, state } = scene;
  const shot = useMemo(() => {
    const needed = squaresOfChoice(board, active, previews);
    const field = squaresOfField(board);
    const owned = board.riders.filter(({ rider }) => own.has(rider)).map(({ square }) => square);
    const frame = { from: road.first, to: road.length + road.runOut };
    return shotOf(needed.length > 0 ? needed : owned, [], field, frame);
  }, [road, board, own, active, previews]);
  return (
    <div className="moment-road" aria-hidden="true" inert>
      <RoadView
        road={road}
        board={board}
        looks={looks}
        words={state.words}
        active={active}
        own={own}
        shot={shot}
        previews={previews}
        lit={lit}
        marks={noMarks}
        moveMs={0}
        onLight={nothing}
        onPick={nothing}
        onWindow={nothing}
      />
    </div>
  );
}

import { type Picture, placePicture } from '@gruppetto/learn';
import type { Room } from '@gruppetto/room';
import { useMemo } from 'react';
import { looksOf } from '../race/rider-looks.ts';
import { type Frame, frameOfField, withPointed } from '../race/road/camera.ts';
import { RoadView } from '../race/road/RoadView.tsx';
import './road-picture.css';

const nothing = () => undefined;
const learner = new Set([0]);

/** How far back from the first rider a picture reaches, where nothing is pointed at. */
const depth = 10;

/** A position of a game, drawn like any race. It only illustrates: its caption says the same in words. */
export function RoadPicture({ room, picture }: { readonly room: Room; readonly picture: Picture }) {
  const drawn = useMemo(() => {
    const { race, seats, state } = placePicture(room.game, picture);
    const board = race.board(race.view(state, 0));
    const road = race.road();
    const field = frameOfField(board) ?? { from: road.first, to: road.first };
    const head: Frame = { from: Math.max(field.from, field.to - depth), to: field.to };
    const [first] = picture.point ?? [];
    const start = first && 'square' in first ? { from: first.square, to: first.square } : undefined;
    const pointed = picture.point?.some((one) => 'rider' in one || 'square' in one);
    const frame = pointed ? withPointed(start ?? withoutField, board, picture.point) : head;
    return { board, road, looks: looksOf(race, seats), frame: around(frame, road.first, road.length + road.runOut) };
  }, [room, picture]);
  return (
    <div className="road-picture" aria-hidden="true" inert>
      <RoadView
        {...drawn}
        words={room.words}
        active={undefined}
        own={learner}
        previews={[]}
        lit={undefined}
        marks={[]}
        moveMs={0}
        point={picture.point}
        onLight={nothing}
        onPick={nothing}
        onWindow={nothing}
      />
    </div>
  );
}

/** Joined with anything, it is that thing. */
const withoutField: Frame = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };

/** A few squares on either side, as far as the road goes. */
const around = ({ from, to }: Frame, first: number, last: number): Frame => ({
  from: Math.max(first, from - 2),
  to: Math.min(last, to + 2),
});

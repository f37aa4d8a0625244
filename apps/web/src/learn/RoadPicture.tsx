import { type Picture, placePicture } from '@gruppetto/learn';
import type { Room } from '@gruppetto/room';
import { useSaid } from '@gruppetto/ui';
import { useMemo } from 'react';
import { looksOf } from '../race/rider-looks.ts';
import { shotOf, squaresOfField, squaresPointedAt } from '../race/road/camera.ts';
import { RoadView } from '../race/road/RoadView.tsx';
import './road-picture.css';

const nothing = () => undefined;
const learner = 0;

/** How far back from the first rider a picture reaches, if nothing is pointed at. */
const depth = 10;

/** Squares on either side. */
const beside = 2;

/** A position of a game, drawn like any race. It only illustrates: its caption says the same in words. */
export function RoadPicture({ room, picture }: { readonly room: Room; readonly picture: Picture }) {
  const words = useSaid(room.words);
  const drawn = useMemo(() => {
    const { race, seats, state } = placePicture(room.game, picture);
    const board = race.board(race.view(state, 0));
    const road = race.road();
    const looks = looksOf(race, seats);
    const field = squaresOfField(board);
    const first = Math.max(road.first, ...field);
    const pointed = squaresPointedAt(board, picture.point ?? []);
    const seen = pointed.length > 0 ? pointed : field.filter((square) => square >= first - depth);
    const shot = shotOf(
      seen.flatMap((square) => [square - beside, square + beside]),
      [],
      [],
      { from: road.first, to: road.length + road.runOut },
    );
    return { board, road, looks, shot, own: new Set(looks.flatMap(({ seat }, rider) => (seat === learner ? [rider] : []))) };
  }, [room, picture]);
  return (
    <div className="road-picture" aria-hidden="true" inert>
      <RoadView
        {...drawn}
        words={words}
        active={undefined}
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

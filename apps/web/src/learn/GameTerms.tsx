import type { GameId } from '@gruppetto/catalogue';
import type { PicturedTerm } from '@gruppetto/learn';
import type { Room } from '@gruppetto/room';
import { Terms } from '@gruppetto/ui';
import { commonTerms } from '@gruppetto/words';
import { type ReactNode, useEffect, useState } from 'react';
import { openGame } from '../race/rooms.ts';
import { fetchCourse } from './courses.ts';
import { RoadPicture } from './RoadPicture.tsx';

interface Known {
  readonly room: Room;
  readonly terms: readonly PicturedTerm[];
}

const none: readonly PicturedTerm[] = [];

/** Words of the game and of cycling explain themselves in here, once they have been fetched. */
export function GameTerms({ game, children }: { readonly game: GameId; readonly children: ReactNode }) {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    let gone = false;
    void Promise.all([openGame(game), fetchCourse(game)]).then(
      ([{ room }, course]) => {
        if (!gone) setKnown({ room, terms: [...(course?.glossary ?? none), ...commonTerms] });
      },
      // Without a connection the sentences stand without explanations.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game]);
  return (
    <Terms terms={known?.terms ?? none} picture={({ picture }) => known && picture && <RoadPicture room={known.room} picture={picture} />}>
      {children}
    </Terms>
  );
}

import type { GameId } from '@gruppetto/catalogue';
import type { Course, PicturedTerm } from '@gruppetto/learn';
import type { Room } from '@gruppetto/room';
import { Terms, useLanguage } from '@gruppetto/ui';
import { type Spoken, words } from '@gruppetto/words';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { openGame } from '../race/rooms.ts';
import { fetchCourse } from './courses.ts';
import { RoadPicture } from './RoadPicture.tsx';

const CourseContext = createContext<Course | undefined>(undefined);

/** The course of the game on show, once it is loaded. */
export const useCourse = (): Course | undefined => useContext(CourseContext);

interface Known {
  readonly room: Room;
  readonly course: Spoken<Course> | undefined;
}

const none: readonly PicturedTerm[] = [];

/** In here the words of the game and of cycling explain themselves. The course is loaded after the page was drawn. */
export function WithCourse({ game, children }: { readonly game: GameId; readonly children: ReactNode }) {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    let gone = false;
    void Promise.all([openGame(game), fetchCourse(game)]).then(
      ([{ room }, course]) => {
        if (!gone) setKnown({ room, course });
      },
      // Without a connection the sentences stand without explanations.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game]);
  const language = useLanguage();
  const course = known?.course?.(language);
  const terms = useMemo(
    (): readonly PicturedTerm[] => (known ? [...(course?.glossary ?? none), ...Object.values(words(language).commonTerms)] : none),
    [known, course, language],
  );
  return (
    <CourseContext value={course}>
      <Terms terms={terms} picture={({ picture }) => known && picture && <RoadPicture room={known.room} picture={picture} />}>
        {children}
      </Terms>
    </CourseContext>
  );
}

import type { GameId } from '@gruppetto/catalogue';
import { type Game, type Road, sameData } from '@gruppetto/kernel';
import { useWords } from '@gruppetto/ui';
import { useMemo, useState } from 'react';
import { CoursePicture } from '../race/road/CoursePicture.tsx';
import { useGame } from '../race/rooms.ts';
import { useCourseLength } from '../race/use-course-length.ts';
import type { SetupState } from './use-setup.ts';
import './course-cards.css';

/** The road of a race with these options; undefined while they are wrong. */
function roadOf(game: Game, values: object): Road | undefined {
  const parsed = game.options.parse(values);
  return parsed.ok ? game.race(parsed.value).road() : undefined;
}

/** How many are shown at first. */
const listed = 6;

/** Ready-made races as pictures; without any, the race as it is set. */
export function CourseCards({ id, setup }: { id: GameId; setup: SetupState }) {
  const { setup: words } = useWords();
  const {
    room: { game },
    screens: { courses = [], raceName },
  } = useGame(id);
  const length = useCourseLength(id);
  const { values, parsed, changed, set } = setup;
  const [all, setAll] = useState(false);
  const text = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all that the values do
  const pictures = useMemo(() => courses.map(({ options }) => roadOf(game, { ...values, ...options })), [courses, game, text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all that the values do
  const own = useMemo(() => roadOf(game, values), [game, text]);
  const isChosen = (options: object) => Object.entries(options).every(([name, value]) => sameData(values[name], value));
  const chosen = courses.findIndex(({ options }) => isChosen(options));
  return (
    <>
      <ul className="course-cards">
        {courses.map(({ name, hint, options }, index) => (
          <li key={name} hidden={!all && index >= listed && index !== chosen}>
            <button
              type="button"
              className="card course-card"
              aria-pressed={index === chosen}
              onClick={() => set({ values: { ...changed?.values, ...options } })}
            >
              {pictures[index] && <CoursePicture road={pictures[index]} />}
              <b>{name}</b>
              <small>{[hint, pictures[index] && length({ ...values, ...options }, pictures[index])].filter(Boolean).join(' · ')}</small>
            </button>
          </li>
        ))}
        {chosen < 0 && own && (
          <li>
            <div className="card course-card chosen">
              <CoursePicture road={own} />
              <b>{(parsed.ok && raceName?.(parsed.value)) || words.ownRace}</b>
              <small>{parsed.ok && length(parsed.value, own)}</small>
            </div>
          </li>
        )}
      </ul>
      {!all && courses.length > listed && (
        <button type="button" className="quiet" onClick={() => setAll(true)}>
          {words.showAll(courses.length)}
        </button>
      )}
    </>
  );
}

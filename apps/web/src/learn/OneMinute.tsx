import type { Course } from '@gruppetto/learn';
import type { Room } from '@gruppetto/room';
import { Sentence } from '@gruppetto/ui';
import { RoadPicture } from './RoadPicture.tsx';
import './one-minute.css';

/** Five sentences and three pictures. */
export function OneMinute({ room, course: { oneMinute } }: { readonly room: Room; readonly course: Course }) {
  return (
    <div className="minute">
      {oneMinute.map(({ title, sentences, picture, caption }, index) => (
        <figure key={title} className="card">
          <RoadPicture room={room} picture={picture} />
          <figcaption>
            <h3>{title}</h3>
            <ol start={1 + oneMinute.slice(0, index).flatMap((part) => part.sentences).length}>
              {sentences.map((sentence) => (
                <li key={sentence}>
                  <span>
                    <Sentence text={sentence} />
                  </span>
                </li>
              ))}
            </ol>
            <p className="minute-caption">
              <Sentence text={caption} />
            </p>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

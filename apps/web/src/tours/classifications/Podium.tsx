import { wordsOf } from '@gruppetto/catalogue';
import type { Tour, Worn } from '@gruppetto/tour';
import { CyclistIcon, JerseyPatch, useWords } from '@gruppetto/ui';
import { tourLooks } from '../riders/RiderMark.tsx';
import { tourNames } from '../riders/tour-names.ts';
import { rankingAt } from './classification-lines.ts';
import './podium.css';

/** The jerseys and who wears them. */
export function Podium({ tour, jerseys }: { tour: Tour; jerseys: readonly Worn[] }) {
  const { classification: words } = useWords();
  const stageRace = wordsOf(tour.game.id).stageRace;
  const names = tourNames(tour);
  const looks = tourLooks(tour);
  // A jersey that the next in the table wears is worn for the leader.
  const leaderOf = (id: string) => rankingAt(tour, tour.after.length, id)?.lines[0]?.entrant ?? -1;
  return (
    <section className="card padded" aria-labelledby="podium-title">
      <h2 id="podium-title">{words.podium}</h2>
      <ul className="jersey-podium">
        {tour.stageRace.jerseys.map(({ jersey, classification }) => {
          const worn = jerseys.find((one) => one.jersey === jersey);
          const look = worn && looks[worn.rider];
          return (
            <li key={jersey}>
              <JerseyPatch jersey={{ id: `leader-${jersey}` }} size={46} />
              {look ? (
                <>
                  <CyclistIcon jersey={look.jersey} number={look.number} size={56} worn={jersey} />
                  <b>{names.rider(worn.rider)}</b>
                  {leaderOf(classification) !== worn.rider && (
                    <small className="soft">{words.wornFor(names.rider(leaderOf(classification)))}</small>
                  )}
                </>
              ) : (
                <span className="soft">{words.nobody}</span>
              )}
              <span className={`step ${jersey}`}>{stageRace?.classifications[classification] ?? classification}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { wordsOf } from '@gruppetto/catalogue';
import { type Ceremony, hasStartList, type SeatGain, seatsOf, type Tour } from '@gruppetto/tour';
import { JerseyPatch, jerseyOf, useWords } from '@gruppetto/ui';
import { tourNames } from '../riders/tour-names.ts';
import './points-bars.css';

interface PointsBarsProps {
  readonly tour: Tour;
  /** After this many stages. */
  readonly stages: number;
  /** With what the last of them changed. */
  readonly ceremony?: Ceremony;
}

/** What a gain is for: a stage, or the classification. */
const sourceOf = (gain: SeatGain): string => (gain.for === 'stage' ? 'stage' : gain.classification);

/** The points of each team, by what they come from; where there are none, the order of the teams. */
export function PointsBars({ tour, stages, ceremony }: PointsBarsProps) {
  const { ceremony: words, classification: tables } = useWords();
  // A seat that plays a start list has no team in the tour.
  if (hasStartList(tour.riders, tour.plan.seats.length)) return undefined;
  const names = tourNames(tour);
  const { classifications = {} } = wordsOf(tour.game.id).stageRace ?? {};
  const seats = seatsOf(tour, stages);
  const max = Math.max(1, ...seats.map(({ points = 0 }) => points));
  const sources = [...new Set(seats.flatMap(({ gains }) => gains.map(sourceOf)))];
  const jerseyFor = (source: string) => tour.stageRace.jerseys.find(({ classification }) => classification === source)?.jersey;
  const classFor = (source: string) => (source === 'stage' ? 'of-stages' : jerseyFor(source) ? `leader-${jerseyFor(source)}` : 'of-others');
  return (
    <section className="chapter">
      <header className="chapter-head">
        <h3>{tour.points ? tables.points : words.teams}</h3>
        <p>{tour.over && stages === tour.stages.length ? tables.final : tables.asIf}</p>
      </header>
      <div className="card padded points-bars">
        {!tour.points && <p className="soft">{tables.byGeneral}</p>}
        <ol>
          {seats.map(({ seat, place, points, gains }) => {
            const gained = ceremony?.seats.find((one) => one.seat === seat)?.gained ?? 0;
            return (
              <li key={seat}>
                <span className="team">
                  <b className="figures">{place}</b> <JerseyPatch jersey={jerseyOf(tour.plan.seats[seat]?.colour ?? '')} size={22} />{' '}
                  {names.seat(seat)}
                </span>
                {points !== undefined && (
                  <>
                    <span className="bar" aria-hidden="true">
                      {sources.map((source) => {
                        const sum = gains.filter((gain) => sourceOf(gain) === source).reduce((all, gain) => all + gain.points, 0);
                        return (
                          sum > 0 && (
                            <span key={source} className={`part figures ${classFor(source)}`} style={{ width: `${(100 * sum) / max}%` }}>
                              {sum}
                            </span>
                          )
                        );
                      })}
                    </span>
                    <b className="total figures">
                      {points}
                      {gained !== 0 && <small className={gained > 0 ? 'up' : 'down'}>{words.gained(gained)}</small>}
                    </b>
                  </>
                )}
              </li>
            );
          })}
        </ol>
        {sources.length > 0 && (
          <ul className="sources">
            {sources.map((source) => (
              <li key={source}>
                <span className={`swatch ${classFor(source)}`} aria-hidden="true" />
                {source === 'stage' ? tables.wins : (classifications[source] ?? source)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

import { wordsOf } from '@gruppetto/catalogue';
import { hasStartList, type SeatGain, seatsOf, type Tour } from '@gruppetto/tour';
import { JerseyPatch, jerseyOf, useWords } from '@gruppetto/ui';
import { Fragment } from 'react';
import { winnersOf } from '../ceremony/winners.ts';
import type { TourViewProps } from '../office/tour-view.ts';
import { tourNames } from '../riders/tour-names.ts';
import { ClassificationTable } from './ClassificationTable.tsx';
import { Podium } from './Podium.tsx';
import { TourForecast } from './TourForecast.tsx';
import '../tour-table.css';
import './points.css';

/** The points as if the tour ended now; after the last stage, the final result. */
export function PointsView({ open }: TourViewProps) {
  const { tour: tourWords, classification: words } = useWords();
  const { tour } = open;
  const { stageRace } = wordsOf(tour.game.id);
  const last = tour.after.at(-1);
  const winners = winnersOf(tour);
  // The riders of a start list ride for their own teams, not for the seat that plays them.
  const listed = hasStartList(tour.riders, tour.plan.seats.length);
  return (
    <>
      {tour.over && (
        <p className="card tour-winner" role="status">
          <b>{winners.length > 1 ? tourWords.overShared(winners.join(', ')) : tourWords.over(winners[0] ?? '')}</b>
        </p>
      )}
      <section className="card padded" aria-labelledby="points-title">
        <h2 id="points-title">{tour.over ? words.final : words.asIf}</h2>
        {!last && <p className="soft">{words.none}</p>}
        {last && !tour.points && !listed && <p className="soft">{words.byGeneral}</p>}
        {last && listed && (
          <div className="result-grid">
            {[tour.rules.classifications[0], tour.rules.classifications.find(({ of }) => of === 'teams')].map(
              (one) =>
                one && (
                  <div key={one.id}>
                    <h3>{stageRace?.classifications[one.id] ?? one.id}</h3>
                    <ClassificationTable tour={tour} classification={one} stages={tour.after.length} />
                  </div>
                ),
            )}
          </div>
        )}
        {last && !listed && <SeatTable tour={tour} />}
      </section>
      {last && <Podium tour={tour} jerseys={last.jerseys} />}
      {!tour.over && <TourForecast open={open} />}
    </>
  );
}

/** The teams by their points, each with what they come from. */
function SeatTable({ tour }: { tour: Tour }) {
  const { classification: words } = useWords();
  const { stageRace } = wordsOf(tour.game.id);
  const names = tourNames(tour);
  const say = (gain: SeatGain) =>
    gain.for === 'stage'
      ? words.gainStage(gain.stage + 1, names.rider(gain.rider))
      : words.gainPlace(gain.place, stageRace?.classifications[gain.classification] ?? gain.classification);
  return (
    <div className="table-scroller">
      <table className="tour-table points-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="offstage">{words.place}</span>
            </th>
            <th scope="col">{words.seat}</th>
            {tour.points && (
              <th scope="col" className="number">
                {words.points}
              </th>
            )}
            <th scope="col" className="number">
              {words.wins}
            </th>
          </tr>
        </thead>
        <tbody>
          {seatsOf(tour).map(({ seat, place, points, stageWins, gains }) => (
            <Fragment key={seat}>
              <tr>
                <td className="place">{place}</td>
                <th scope="row">
                  <span className="rider-mark">
                    <JerseyPatch jersey={jerseyOf(tour.plan.seats[seat]?.colour ?? '')} size={28} />
                    <span className="rider-name">{names.seat(seat)}</span>
                  </span>
                </th>
                {points !== undefined && <td className="number value big">{points}</td>}
                <td className="number value">{stageWins}</td>
              </tr>
              {gains.length > 0 && (
                <tr className="gains-row">
                  <td />
                  <td colSpan={3}>
                    <details className="gains">
                      <summary>{words.gains}</summary>
                      <ul>
                        {gains.map((gain, index) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: gains are as they are counted
                          <li key={index}>
                            <span>{say(gain)}</span> <b className="figures">{gain.points}</b>
                          </li>
                        ))}
                      </ul>
                    </details>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

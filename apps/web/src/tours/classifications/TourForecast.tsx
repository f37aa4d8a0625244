import { wordsOf } from '@gruppetto/catalogue';
import { riderFor, type Summary, summarise } from '@gruppetto/lab';
import type { Tour } from '@gruppetto/tour';
import { JerseyPatch, jerseyOf, useWords } from '@gruppetto/ui';
import { useMemo } from 'react';
import { useForecast } from '../../forecast/use-forecast.ts';
import { freshSeed } from '../../storage/fresh.ts';
import type { OpenTour } from '../client/open-tour.ts';
import { RiderMark } from '../riders/RiderMark.tsx';
import { tourNames } from '../riders/tour-names.ts';
import './forecast.css';

const runs = 200;
const shown = 5;

/** The chance of each jersey and of the whole tour, by riding the rest of it many times among bots. */
export function TourForecast({ open }: { open: OpenTour }) {
  const { classification: words } = useWords();
  const { tour } = open;
  const { riding, start, stop } = useForecast();
  const summary = useMemo(() => (riding?.tally && riding.tally.races > 0 ? summarise(riding.tally) : undefined), [riding?.tally]);
  const begin = () =>
    start(
      {
        tour: tour.plan,
        entries: open.entries.map(({ entry }) => entry),
        seats: tour.plan.seats.map(({ player }) => riderFor(tour.game, player)),
        seed: freshSeed(),
      },
      runs,
    );
  return (
    <section className="card padded" aria-labelledby="forecast-title">
      <h2 id="forecast-title">{words.forecast}</h2>
      <p className="soft">{words.forecastHint}</p>
      <div className="buttons">
        {riding?.state === 'riding' ? (
          <>
            <progress max={runs} value={riding.tally?.races ?? 0} aria-label={words.forecast} />
            <span role="status">{words.forecastDone(riding.tally?.races ?? 0, runs)}</span>
            <button key="stop" type="button" onClick={stop}>
              {words.stop}
            </button>
          </>
        ) : (
          <button key="start" type="button" onClick={begin}>
            {words.forecastGo(runs)}
          </button>
        )}
      </div>
      {riding?.fault && <p className="problem">{riding.fault}</p>}
      {summary && <Chances tour={tour} summary={summary} />}
    </section>
  );
}

function Chances({ tour, summary }: { tour: Tour; summary: Summary }) {
  const { classification: words, forecast } = useWords();
  const names = tourNames(tour);
  const { stageRace } = wordsOf(tour.game.id);
  return (
    <div className="tour-chances">
      {tour.plan.seats.length > 1 && (
        <section>
          <h3>{words.winsTour}</h3>
          <ul>
            {summary.seats
              .toSorted((a, b) => b.win.value - a.win.value)
              .slice(0, shown)
              .map(({ seat, win }) => (
                <li key={seat}>
                  <span className="rider-mark">
                    <JerseyPatch jersey={jerseyOf(tour.plan.seats[seat]?.colour ?? '')} />
                    {names.seat(seat)}
                  </span>
                  <b className="figures">{forecast.percent(win.value, 0)}</b>
                </li>
              ))}
          </ul>
        </section>
      )}
      {summary.jerseys?.map(({ jersey, riders }) => {
        const { classification = '' } = tour.stageRace.jerseys.find((one) => one.jersey === jersey) ?? {};
        return (
          <section key={jersey}>
            <h3>
              <JerseyPatch jersey={{ id: `leader-${jersey}` }} /> {stageRace?.classifications[classification] ?? classification}
            </h3>
            <ul>
              {riders
                .filter(({ wears }) => wears.value > 0)
                .toSorted((a, b) => b.wears.value - a.wears.value)
                .slice(0, shown)
                .map(({ rider, wears }) => (
                  <li key={rider}>
                    <RiderMark tour={tour} rider={rider} size={26} />
                    <b className="figures">{forecast.percent(wears.value, 0)}</b>
                  </li>
                ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

import type { Tour } from '@gruppetto/tour';
import { classificationWords as words, wordsOf } from '@gruppetto/words';
import { useEffect, useRef, useState } from 'react';
import { freshSeed } from '../tables/fresh.ts';
import { JerseyPatch } from '../ui/Cyclist.tsx';
import { jerseyOf } from '../ui/jerseys.tsx';
import { RiderMark } from './RiderMark.tsx';
import { tourNames } from './tour-names.ts';
import type { OpenTour } from './tour-session.ts';
import type { TourTally } from './tour-worker.ts';
import { openTourWorker } from './tour-workers.ts';

const runs = 100;
/** Rides between two looks at the clock. */
const part = 5;
const shown = 5;

function merged(a: TourTally | undefined, b: TourTally): TourTally {
  if (!a) return b;
  const add = <K,>(one: readonly (readonly [K, number])[] = [], other: readonly (readonly [K, number])[] = []) => {
    const sums = new Map(one);
    for (const [key, value] of other) sums.set(key, (sums.get(key) ?? 0) + value);
    return [...sums];
  };
  const jerseys = Object.fromEntries(
    [...new Set([...Object.keys(a.jerseys), ...Object.keys(b.jerseys)])].map((jersey) => [
      jersey,
      add(a.jerseys[jersey], b.jerseys[jersey]),
    ]),
  );
  return { tours: a.tours + b.tours, jerseys, winners: add(a.winners, b.winners) };
}

const share = (count: number, of: number): string => `${Math.round((100 * count) / of)} %`;

/** The chance of each jersey and of the whole tour, by riding the rest of it many times among bots. */
export function TourForecast({ open }: { open: OpenTour }) {
  const { tour } = open;
  const [tally, setTally] = useState<TourTally>();
  const [riding, setRiding] = useState(false);
  const [fault, setFault] = useState<string>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const start = async () => {
    const worker = openTourWorker();
    let stopped = false;
    stop.current = () => {
      stopped = true;
      worker.close();
      setRiding(false);
    };
    setTally(undefined);
    setFault(undefined);
    setRiding(true);
    const seed = freshSeed();
    const entries = open.entries.map(({ entry }) => entry);
    try {
      let now: TourTally | undefined;
      for (let from = 0; from < runs && !stopped; from += part) {
        const rides = { plan: tour.plan, entries, seed, from, to: from + part };
        now = merged(now, await Promise.race([worker.tours.forecast(rides), worker.failed]));
        setTally(now);
      }
    } catch (error) {
      if (!stopped) setFault((error as Error).message);
    } finally {
      worker.close();
      setRiding(false);
    }
  };
  return (
    <section className="card padded" aria-labelledby="forecast-title">
      <h2 id="forecast-title">{words.forecast}</h2>
      <p className="soft">{words.forecastHint}</p>
      <div className="buttons">
        {riding ? (
          <>
            <progress max={runs} value={tally?.tours ?? 0} aria-label={words.forecast} />
            <span role="status">{words.forecastDone(tally?.tours ?? 0, runs)}</span>
            <button type="button" onClick={() => stop.current?.()}>
              {words.stop}
            </button>
          </>
        ) : (
          <button type="button" onClick={() => void start()}>
            {words.forecastGo(runs)}
          </button>
        )}
      </div>
      {fault && <p className="problem">{fault}</p>}
      {tally && <Chances tour={tour} tally={tally} />}
    </section>
  );
}

function Chances({ tour, tally }: { tour: Tour; tally: TourTally }) {
  const names = tourNames(tour);
  const { stageRace } = wordsOf(tour.game.id);
  const best = <K,>(counts: readonly (readonly [K, number])[]) => counts.toSorted((a, b) => b[1] - a[1]).slice(0, shown);
  return (
    <div className="chances">
      {tour.plan.seats.length > 1 && (
        <section>
          <h3>{words.winsTour}</h3>
          <ul>
            {best(tally.winners).map(([seat, count]) => (
              <li key={seat}>
                <span className="rider-mark">
                  <JerseyPatch jersey={jerseyOf(tour.plan.seats[seat]?.colour ?? '')} />
                  {names.seat(seat)}
                </span>
                <b className="figures">{share(count, tally.tours)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      {tour.stageRace.jerseys.map(({ jersey, classification }) => (
        <section key={jersey}>
          <h3>
            <JerseyPatch jersey={{ id: `leader-${jersey}` }} /> {stageRace?.classifications[classification] ?? classification}
          </h3>
          <ul>
            {best(tally.jerseys[jersey] ?? []).map(([rider, count]) => (
              <li key={rider}>
                <RiderMark tour={tour} rider={rider} size={26} />
                <b className="figures">{share(count, tally.tours)}</b>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

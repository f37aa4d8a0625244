import type { Game, SeatEntry } from '@gruppetto/kernel';
import { csvOf, jsonOf, parseSetUp, type RacePlan, type Summary, summarise } from '@gruppetto/lab';
import { namesOf, sayProblem, shelf } from '@gruppetto/words';
import { useId, useMemo, useRef, useState } from 'react';
import { entrantsOf } from '../table/entrants.ts';
import { freshSeed } from '../tables/fresh.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { download } from '../ui/download.ts';
import { ChancesTable } from './ChancesTable.tsx';
import { ForecastPicture, savePicture } from './ForecastPicture.tsx';
import { useForecast } from './use-forecast.ts';
import './forecast.css';

/** What is forecast: a race before its start, or from a moment on. */
export interface Forecasted {
  readonly game: Game;
  readonly options: object;
  readonly seats: readonly SeatEntry[];
  readonly moment?: { readonly step: number; readonly over: boolean; readonly position: object };
  /** What the race is called, where it has a name. */
  readonly name?: string | undefined;
}

const mostRuns = 1_000_000;
const defaultRuns = 10_000;

const thousands = (count: number): string => count.toLocaleString('en');

/** The same race many times over: who wins how often. */
export function ForecastDialog({ game, options, seats, moment, name, onClose }: Forecasted & { onClose: () => void }) {
  const id = useId();
  const [seed, setSeed] = useState(() => freshSeed().slice(0, 8));
  const [runs, setRuns] = useState(defaultRuns);
  const { riding, start, stop } = useForecast<RacePlan>();
  const picture = useRef<SVGSVGElement>(null);
  const names = useMemo(() => namesOf(game, options, seats), [game, options, seats]);
  const entrants = useMemo(() => entrantsOf(game, options, seats), [game, options, seats]);
  const tally = riding?.tally;
  const summary = useMemo<Summary | undefined>(() => (tally && tally.races > 0 ? summarise(tally) : undefined), [tally]);
  const over = moment?.over === true;
  // As the command line has it: whom a person plays, the best bot plays on for.
  const setUp = parseSetUp({
    game: game.id,
    options,
    seats: seats.map(({ player }) => (player === 'person' ? 'bot' : player)),
    ...(moment && { position: moment.position }),
  });
  const from = moment === undefined ? 'from the start' : `from step ${moment.step}`;
  const title = name ?? shelf[game.id].title;
  const sensible = Number.isInteger(runs) && runs >= 1 && runs <= mostRuns && seed !== '';
  const active = riding?.state === 'riding';
  const file = `${game.id}-forecast-${riding?.plan.seed ?? seed}`;
  const details = riding && { game: game.id, seed: riding.plan.seed, runs: riding.runs, stopped: riding.state === 'stopped' };
  return (
    <Dialog title={`Forecast: ${title}`} onClose={onClose}>
      <div className="forecast">
        <p className="soft">
          The same race, ridden many times {from} between bots, by two workers beside this page. The same seed gives the same figures, here
          and on the command line.
        </p>
        {over && <p className="problem">This race is over. Go back to an earlier moment to forecast from there.</p>}
        {!setUp.ok &&
          setUp.problems.map((problem) => (
            <p key={problem.at} className="problem">
              {sayProblem(problem, game.id)}
            </p>
          ))}
        <form
          className="buttons"
          onSubmit={(event) => {
            event.preventDefault();
            if (setUp.ok && sensible) start({ ...setUp.value, seed }, runs);
          }}
        >
          <label htmlFor={`${id}-runs`}>Races</label>
          <input
            id={`${id}-runs`}
            type="number"
            inputMode="numeric"
            min="1"
            max={mostRuns}
            value={Number.isNaN(runs) ? '' : runs}
            onChange={(event) => setRuns(event.target.value === '' ? Number.NaN : Number(event.target.value))}
          />
          <label htmlFor={`${id}-seed`}>Seed</label>
          <input id={`${id}-seed`} value={seed} maxLength={40} onChange={(event) => setSeed(event.target.value)} />
          {/* Two buttons, not one that changes: the click that stops must not submit. */}
          {active ? (
            <button key="stop" type="button" className="main" onClick={stop}>
              Stop
            </button>
          ) : (
            <button key="start" type="submit" className="main" disabled={!setUp.ok || over || !sensible}>
              Forecast
            </button>
          )}
        </form>
        {!sensible && <p className="problem">From 1 to {thousands(mostRuns)} races, and a seed.</p>}
        {riding && (
          <div className="forecast-progress">
            <progress max={riding.runs} value={tally?.races ?? 0} aria-label="Races ridden" />
            <span role="status">
              {thousands(tally?.races ?? 0)} of {thousands(riding.runs)} races
              {riding.state === 'stopped' && ', stopped'}
              {riding.state === 'done' && ': done'}
            </span>
          </div>
        )}
        {riding?.fault && <p className="problem">The forecast broke off: {riding.fault}.</p>}
        {summary && riding && (
          <>
            <ForecastPicture
              ref={picture}
              title={title}
              from={from}
              seed={riding.plan.seed}
              summary={summary}
              entrants={entrants}
              names={names}
            />
            <div className="buttons">
              <button type="button" disabled={active} onClick={() => void savePicture(picture.current, `${file}.png`)}>
                Save the picture
              </button>
              <button type="button" disabled={active} onClick={() => download(`${file}.csv`, `${csvOf(summary, names)}\n`, 'text/csv')}>
                CSV
              </button>
              <button type="button" disabled={active} onClick={() => download(`${file}.json`, jsonOf(summary, details ?? {}, names))}>
                JSON
              </button>
              {moment === undefined && (
                <button type="button" onClick={() => download(`${game.id}.json`, JSON.stringify(setUpFile(riding.plan)))}>
                  Set-up for the command line
                </button>
              )}
            </div>
            <ChancesTable summary={summary} names={names} entrants={entrants} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** What `gruppetto forecast` reads. */
const setUpFile = ({ game, options, seats }: { game: string; options: object; seats: readonly string[] }) => ({ game, options, seats });

import type { Game, SeatEntry } from '@gruppetto/kernel';
import { parseSetUp, type RacePlan, type Summary, summarise } from '@gruppetto/lab';
import { Alert, Dialog, download } from '@gruppetto/ui';
import { sayProblem, shelf } from '@gruppetto/words';
import { useId, useMemo, useState } from 'react';
import { mostServerRaces } from '../api/forecast-server.ts';
import { freshSeed } from '../storage/fresh.ts';
import { ForecastResult } from './ForecastResult.tsx';
import { useForecast } from './use-forecast.ts';
import { useServerForecast } from './use-server-forecast.ts';
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
  const [onServer, setOnServer] = useState(false);
  const { riding, start, stop } = useForecast<RacePlan>();
  const served = useServerForecast();
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
  const subject = { game: game.id, options, seats, title, from };
  const most = onServer ? mostServerRaces : mostRuns;
  const sensible = Number.isInteger(runs) && runs >= 1 && runs <= most && seed !== '';
  const active = riding?.state === 'riding';
  const begin = () => {
    if (!setUp.ok || !sensible) return;
    if (onServer) return served.start({ ...subject, seed, races: runs }, setUp.value);
    served.show(undefined);
    start({ ...setUp.value, seed }, runs);
  };
  return (
    <Dialog title={`Forecast: ${title}`} onClose={onClose}>
      <div className="forecast">
        <p className="soft">
          The same race, ridden many times {from} between bots, {onServer ? 'by the server' : 'by two workers beside this page'}. The same
          seed gives the same figures, here, on the server and on the command line.
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
            begin();
          }}
        >
          <label htmlFor={`${id}-runs`}>Races</label>
          <input
            id={`${id}-runs`}
            type="number"
            inputMode="numeric"
            min="1"
            max={most}
            value={Number.isNaN(runs) ? '' : runs}
            onChange={(event) => setRuns(event.target.value === '' ? Number.NaN : Number(event.target.value))}
          />
          <label htmlFor={`${id}-seed`}>Seed</label>
          <input id={`${id}-seed`} value={seed} maxLength={40} onChange={(event) => setSeed(event.target.value)} />
          <label className="on-server">
            <input type="checkbox" checked={onServer} onChange={(event) => setOnServer(event.target.checked)} />
            On the server: goes on when you close this page
          </label>
          {/* Two buttons, not one that changes: the click that stops must not submit. */}
          {active || served.underWay ? (
            <button key="stop" type="button" className="main" onClick={active ? stop : served.stop}>
              Stop
            </button>
          ) : (
            <button key="start" type="submit" className="main" disabled={!setUp.ok || over || !sensible}>
              Forecast
            </button>
          )}
        </form>
        {!sensible && (
          <p className="problem">
            From 1 to {thousands(most)} races{onServer && ' on the server'}, and a seed.
          </p>
        )}
        {served.kept.length > 0 && (
          <ul className="on-server" aria-label="On the server">
            {served.kept.map((forecast) => (
              <li key={forecast.id}>
                <button
                  type="button"
                  className="quiet"
                  aria-pressed={served.shown?.id === forecast.id}
                  disabled={active}
                  onClick={() => served.show(forecast)}
                >
                  {forecast.title} {forecast.from}, {thousands(forecast.races)} races, seed {forecast.seed}
                </button>
              </li>
            ))}
          </ul>
        )}
        <Alert>{served.fault}</Alert>
        {served.shown ? (
          served.answer && (
            <ForecastResult
              subject={served.shown}
              seed={served.answer.seed}
              races={served.answer.races}
              done={served.answer.done}
              state={served.answer.state === 'running' ? 'riding' : served.answer.state}
              summary={served.answer.result}
            >
              {served.answer.state === 'done' && served.kept.some((forecast) => forecast.id === served.shown?.id) && (
                <button type="button" onClick={served.stop}>
                  Remove from the server
                </button>
              )}
            </ForecastResult>
          )
        ) : (
          <>
            {riding?.fault && <p className="problem">The forecast broke off: {riding.fault}.</p>}
            {riding && (
              <ForecastResult
                subject={subject}
                seed={riding.plan.seed}
                races={riding.runs}
                done={tally?.races ?? 0}
                state={riding.state}
                summary={summary}
              >
                {moment === undefined && (
                  <button type="button" onClick={() => download(`${game.id}.json`, JSON.stringify(setUpFile(riding.plan)))}>
                    Set-up for the command line
                  </button>
                )}
              </ForecastResult>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** What `gruppetto forecast` reads. */
const setUpFile = ({ game, options, seats }: { game: string; options: object; seats: readonly string[] }) => ({ game, options, seats });

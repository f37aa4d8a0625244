import { cardOf, type GameId } from '@gruppetto/catalogue';
import type { SeatEntry } from '@gruppetto/kernel';
import { parseSetUp, type RacePlan, type Summary, summarise } from '@gruppetto/lab';
import { Alert, Dialog, download, NumberInput, useWords } from '@gruppetto/ui';
import { type GameWords, sayProblem } from '@gruppetto/words';
import { type ComponentProps, useId, useMemo, useState } from 'react';
import { maxServerRaces } from '../api/forecast-server.ts';
import { freshSeed } from '../storage/fresh.ts';
import { ForecastResult } from './ForecastResult.tsx';
import { type RunningForecast, useForecast } from './use-forecast.ts';
import { useServerForecast } from './use-server-forecast.ts';
import './forecast.css';

/** What is forecast: a race before its start, or from a moment on. */
export interface Forecasted {
  readonly game: GameId;
  readonly words: GameWords;
  readonly options: object;
  readonly seats: readonly SeatEntry[];
  readonly moment?: { readonly step: number; readonly over: boolean; readonly position: object };
  /** The name of the race, if it has one. */
  readonly name?: string | undefined;
}

const maxRuns = 1_000_000;
const defaultRuns = 10_000;

/** The same race many times over: who wins how often. */
export function ForecastDialog({ game, words: gameWords, options, seats, moment, name, onClose }: Forecasted & { onClose: () => void }) {
  const { forecast: words } = useWords();
  const [wish, setWish] = useState<ForecastWish>(() => ({ seed: freshSeed().slice(0, 8), runs: defaultRuns, onServer: false }));
  const { seed, runs, onServer } = wish;
  const { riding, start, stop } = useForecast<RacePlan>();
  const served = useServerForecast();
  const over = moment?.over === true;
  // As on the command line: the best bot plays on for people.
  const setUp = parseSetUp({
    game,
    options,
    seats: seats.map(({ player }) => (player === 'person' ? 'bot' : player)),
    ...(moment && { position: moment.position }),
  });
  const from = moment === undefined || moment.step === 0 ? words.fromStart : words.fromStep(moment.step);
  const title = name ?? cardOf(game).title;
  const subject = { game, options, seats, title, from };
  const max = onServer ? maxServerRaces : maxRuns;
  const sensible = Number.isInteger(runs) && runs >= 1 && runs <= max && seed !== '';
  const active = riding?.state === 'riding';
  const begin = () => {
    if (!setUp.ok || !sensible) return;
    if (onServer) return served.start({ ...subject, seed, races: runs }, setUp.value);
    served.show(undefined);
    start({ ...setUp.value, seed }, runs);
  };
  return (
    <Dialog title={words.title(title)} onClose={onClose}>
      <div className="forecast">
        <p className="soft">{words.hint(from)}</p>
        {over && <p className="problem">{words.over}</p>}
        {!setUp.ok &&
          setUp.problems.map((problem) => (
            <p key={problem.at} className="problem">
              {sayProblem(problem, gameWords)}
            </p>
          ))}
        <ForecastForm
          wish={wish}
          max={max}
          underWay={active || served.underWay}
          disabled={!setUp.ok || over || !sensible}
          onChange={setWish}
          onStart={begin}
          onStop={active ? stop : served.stop}
        />
        {!sensible && <p className="problem">{words.limits(max)}</p>}
        <ServerList served={served} disabled={active} />
        <Alert>{served.fault}</Alert>
        {served.shown ? (
          <ServedResult served={served} shown={served.shown} />
        ) : (
          riding && <OwnResult subject={subject} riding={riding} fromStart={moment === undefined} />
        )}
      </div>
    </Dialog>
  );
}

type Served = ReturnType<typeof useServerForecast>;

/** Their forecasts on the server, to look at one of them. */
function ServerList({ served, disabled }: { served: Served; disabled: boolean }) {
  const { forecast: words } = useWords();
  if (served.listed.length === 0) return undefined;
  return (
    <ul className="on-server" aria-label={words.yoursOnServer}>
      {served.listed.map((forecast) => (
        <li key={forecast.id}>
          <button
            type="button"
            className="quiet"
            aria-pressed={served.shown?.id === forecast.id}
            disabled={disabled}
            onClick={() => served.show(forecast)}
          >
            {words.listed(forecast.title, forecast.from, forecast.races, forecast.seed)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function ServedResult({ served, shown }: { served: Served; shown: NonNullable<Served['shown']> }) {
  const { forecast: words } = useWords();
  const { answer } = served;
  if (!answer) return undefined;
  return (
    <ForecastResult
      subject={shown}
      seed={answer.seed}
      races={answer.races}
      done={answer.done}
      state={answer.state === 'running' ? 'riding' : answer.state}
      summary={answer.result}
    >
      {answer.state === 'done' && served.listed.some((forecast) => forecast.id === shown.id) && (
        <button type="button" onClick={served.stop}>
          {words.removeFromServer}
        </button>
      )}
    </ForecastResult>
  );
}

interface OwnResultProps {
  readonly subject: ComponentProps<typeof ForecastResult>['subject'];
  readonly riding: RunningForecast<RacePlan>;
  /** Only a race before its start has a set-up file. */
  readonly fromStart: boolean;
}

/** What was ridden on this page. */
function OwnResult({ subject, riding, fromStart }: OwnResultProps) {
  const { forecast: words } = useWords();
  const { tally, plan, runs, state, fault } = riding;
  const summary = useMemo<Summary | undefined>(() => (tally && tally.races > 0 ? summarise(tally) : undefined), [tally]);
  return (
    <>
      {fault && <p className="problem">{words.brokeOff(fault)}</p>}
      <ForecastResult subject={subject} seed={plan.seed} races={runs} done={tally?.races ?? 0} state={state} summary={summary}>
        {fromStart && (
          <button type="button" onClick={() => download(`${plan.game}.json`, JSON.stringify(setUpFile(plan)))}>
            {words.setUpFile}
          </button>
        )}
      </ForecastResult>
    </>
  );
}

/** How many races, with which dice, and who rides them. */
interface ForecastWish {
  readonly seed: string;
  /** NaN while the field is empty. */
  readonly runs: number;
  readonly onServer: boolean;
}

interface ForecastFormProps {
  readonly wish: ForecastWish;
  readonly max: number;
  readonly underWay: boolean;
  readonly disabled: boolean;
  readonly onChange: (wish: ForecastWish) => void;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

function ForecastForm({ wish, max, underWay, disabled, onChange, onStart, onStop }: ForecastFormProps) {
  const id = useId();
  const { forecast: words } = useWords();
  return (
    <form
      className="buttons"
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <label htmlFor={`${id}-runs`}>{words.races}</label>
      <NumberInput id={`${id}-runs`} min="1" max={max} value={wish.runs} onChange={(runs) => onChange({ ...wish, runs })} />
      <label htmlFor={`${id}-seed`}>{words.seed}</label>
      <input id={`${id}-seed`} value={wish.seed} maxLength={40} onChange={(event) => onChange({ ...wish, seed: event.target.value })} />
      <label className="on-server">
        <input type="checkbox" checked={wish.onServer} onChange={(event) => onChange({ ...wish, onServer: event.target.checked })} />
        {words.onServer}
      </label>
      {/* Two buttons, not one that changes: the click that stops must not submit. */}
      {underWay ? (
        <button key="stop" type="button" className="main" onClick={onStop}>
          {words.stop}
        </button>
      ) : (
        <button key="start" type="submit" className="main" disabled={disabled}>
          {words.start}
        </button>
      )}
    </form>
  );
}

/** The file that `gruppetto forecast` reads. */
const setUpFile = ({ game, options, seats }: { game: string; options: object; seats: readonly string[] }) => ({ game, options, seats });

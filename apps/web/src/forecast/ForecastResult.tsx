import { findGame } from '@gruppetto/catalogue';
import type { Game, SeatEntry } from '@gruppetto/kernel';
import { csvOf, jsonOf, type Summary } from '@gruppetto/lab';
import { download } from '@gruppetto/ui';
import { namesOf } from '@gruppetto/words';
import { type ReactNode, useMemo, useRef } from 'react';
import { entrantsOf } from '../race/rider-looks.ts';
import { ChancesTable } from './ChancesTable.tsx';
import { ForecastPicture, savePicture } from './ForecastPicture.tsx';

/** What was ridden, and how it is called. */
export interface Subject {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatEntry[];
  readonly title: string;
  readonly from: string;
}

interface ForecastResultProps {
  readonly subject: Subject;
  readonly seed: string;
  readonly races: number;
  readonly done: number;
  readonly state: 'waiting' | 'riding' | 'stopped' | 'done' | 'failed';
  readonly summary: Summary | undefined;
  /** More that can be done with it. */
  readonly children?: ReactNode;
}

const thousands = (count: number): string => count.toLocaleString('en');

const ending = { waiting: ': waiting for its turn', riding: '', stopped: ', stopped', done: ': done', failed: ', broken off' } as const;

/** How far a forecast is, and what it says so far: as a picture, a table and files. */
export function ForecastResult({ subject, seed, races, done, state, summary, children }: ForecastResultProps) {
  const picture = useRef<SVGSVGElement>(null);
  const { game: id, options, seats, title, from } = subject;
  const game = findGame(id) as Game;
  const names = useMemo(() => namesOf(game, options, seats), [game, options, seats]);
  const entrants = useMemo(() => entrantsOf(game, options, seats), [game, options, seats]);
  const active = state === 'riding' || state === 'waiting';
  const file = `${id}-forecast-${seed}`;
  const details = { game: id, seed, runs: races, stopped: state === 'stopped' };
  return (
    <>
      <div className="forecast-progress">
        <progress max={races} value={done} aria-label="Races ridden" />
        <span role="status">
          {thousands(done)} of {thousands(races)} races{ending[state]}
        </span>
      </div>
      {summary && (
        <>
          <ForecastPicture ref={picture} title={title} from={from} seed={seed} summary={summary} entrants={entrants} names={names} />
          <div className="buttons">
            <button type="button" disabled={active} onClick={() => void savePicture(picture.current, `${file}.png`)}>
              Save the picture
            </button>
            <button type="button" disabled={active} onClick={() => download(`${file}.csv`, `${csvOf(summary, names)}\n`, 'text/csv')}>
              CSV
            </button>
            <button type="button" disabled={active} onClick={() => download(`${file}.json`, jsonOf(summary, details, names))}>
              JSON
            </button>
            {children}
          </div>
          <ChancesTable summary={summary} names={names} entrants={entrants} />
        </>
      )}
    </>
  );
}

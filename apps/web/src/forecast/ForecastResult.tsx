import { type GameId, roomOf } from '@gruppetto/catalogue';
import type { SeatEntry } from '@gruppetto/kernel';
import { csvOf, jsonOf, type Summary } from '@gruppetto/lab';
import { download, useLanguage, useWords } from '@gruppetto/ui';
import { namesOf } from '@gruppetto/words';
import { type ReactNode, useMemo, useRef } from 'react';
import { looksOf } from '../race/rider-looks.ts';
import { ChancesTable } from './ChancesTable.tsx';
import { ForecastPicture, savePicture } from './ForecastPicture.tsx';

/** What was forecast, and its name. */
export interface Subject {
  readonly game: GameId;
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

/** The progress of a forecast and its results so far: as a picture, a table and files. */
export function ForecastResult({ subject, seed, races, done, state, summary, children }: ForecastResultProps) {
  const { forecast: words } = useWords();
  const picture = useRef<SVGSVGElement>(null);
  const { game: id, options, seats, title, from } = subject;
  const race = useMemo(() => roomOf(id).game.race(options), [id, options]);
  const language = useLanguage();
  const names = useMemo(() => namesOf(race, seats, [], language), [race, seats, language]);
  const inFiles = useMemo(() => namesOf(race, seats, [], 'file'), [race, seats]);
  const looks = useMemo(() => looksOf(race, seats), [race, seats]);
  const active = state === 'riding' || state === 'waiting';
  const file = `${id}-forecast-${seed}`;
  const details = { game: id, seed, runs: races, stopped: state === 'stopped' };
  return (
    <>
      <div className="forecast-progress">
        <progress max={races} value={done} aria-label={words.ridden} />
        <span role="status">{[words.progress(done, races), words.states[state]].filter(Boolean).join(' · ')}</span>
      </div>
      {summary && (
        <>
          <ForecastPicture ref={picture} title={title} from={from} seed={seed} summary={summary} looks={looks} names={names} />
          <div className="buttons">
            <button type="button" disabled={active} onClick={() => void savePicture(picture.current, `${file}.png`)}>
              {words.savePicture}
            </button>
            <button type="button" disabled={active} onClick={() => download(`${file}.csv`, `${csvOf(summary, inFiles)}\n`, 'text/csv')}>
              {words.csv}
            </button>
            <button type="button" disabled={active} onClick={() => download(`${file}.json`, jsonOf(summary, details, inFiles))}>
              {words.json}
            </button>
            {children}
          </div>
          <ChancesTable summary={summary} names={names} looks={looks} />
        </>
      )}
    </>
  );
}

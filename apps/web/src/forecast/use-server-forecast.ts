import type { SetUp } from '@gruppetto/lab';
import { useWords } from '@gruppetto/ui';
import { useEffect, useRef, useState } from 'react';
import { forecastServer, type ServerForecast } from '../api/forecast-server.ts';
import { passes } from '../api/server.ts';
import { freshId } from '../storage/fresh.ts';
import { forgetForecast, type ServerForecastEntry, storedForecasts, storeForecast } from './forecast-storage.ts';

/** Between two looks at how far the server is, in milliseconds. */
const pause = 1000;

/** The forecasts that the server rides for this browser, and the one on show. */
export function useServerForecast() {
  const { forecast: words } = useWords();
  const [listed, setListed] = useState<readonly ServerForecastEntry[]>([]);
  const relist = () => void storedForecasts().then(setListed, () => undefined);
  useEffect(relist, []);
  const [shown, setShown] = useState<ServerForecastEntry>();
  const [answer, setAnswer] = useState<ServerForecast>();
  const [fault, setFault] = useState<string>();
  const [stopping, setStopping] = useState(false);
  const asked = useRef<{ readonly id: string; readonly wish: string }>(undefined);
  const underWay = shown !== undefined && (answer === undefined || answer.state === 'waiting' || answer.state === 'running');
  const followed = underWay && !stopping ? shown.id : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read again, not watched
  useEffect(() => {
    if (followed === undefined) return;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const read = await forecastServer.read(followed, ended.signal);
      if (ended.signal.aborted) return;
      setFault(read.ok ? undefined : passes(read.fault) ? read.fault.message : words.goneFromServer);
      if (read.ok) setAnswer(read.value);
      else if (!passes(read.fault)) {
        forgetForecast(followed);
        relist();
        setShown(undefined);
      }
      timer = setTimeout(follow, pause);
    };
    const follow = () => void look().catch(() => undefined);
    follow();
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [followed, words]);

  const show = (forecast: ServerForecastEntry | undefined, known?: ServerForecast) => {
    setFault(undefined);
    setAnswer(known);
    setShown(forecast);
  };

  const start = async (about: Omit<ServerForecastEntry, 'id'>, race: SetUp): Promise<void> => {
    const { seed, races } = about;
    const wish = JSON.stringify({ seed, races, race });
    // Asked again because no answer came, it is the same one.
    const id = asked.current?.wish === wish ? asked.current.id : freshId();
    asked.current = { id, wish };
    show(undefined);
    const started = await forecastServer.start({ id, seed, races, race });
    if (!started.ok) return setFault(started.fault.message);
    asked.current = undefined;
    storeForecast({ ...about, id });
    relist();
    show({ ...about, id }, started.value);
  };

  /** The server forgets it; what was known by then stays on show. */
  const stop = async (): Promise<void> => {
    if (!shown) return;
    setStopping(true);
    const stopped = await forecastServer.stop(shown.id);
    setStopping(false);
    if (!stopped.ok) return setFault(stopped.fault.message);
    forgetForecast(shown.id);
    relist();
    setAnswer(stopped.value);
  };

  return {
    listed,
    shown,
    answer,
    fault,
    underWay,
    show,
    start: (...wish: Parameters<typeof start>) => void start(...wish),
    stop: () => void stop(),
  };
}

import { summarise } from '@gruppetto/lab';
import { paged } from '../accounts/export.ts';
import type { PersonalData } from '../accounts/personal-data.ts';
import type { Storage } from '../storage/storage.ts';
import { adoptForecasts, exportedForecast, forecastsOf, removeForecastsOf } from './forecast-store.ts';
import { readTally } from './tally-text.ts';

export const forecastsData = ({ db }: Storage): PersonalData => ({
  exported: (from, { person }) => ({
    forecasts: paged(
      (limit, offset) => forecastsOf(from, person, limit, offset),
      // One at a time: they may be long.
      async ({ id }) => {
        const row = await exportedForecast(from, id);
        if (!row) return 'null';
        const { plan, races, done, state, tally, touched } = row;
        const result = tally === null ? '' : `,"result":${JSON.stringify(summarise(readTally(tally)))}`;
        return `${JSON.stringify({ id, races, done, state, touched }).slice(0, -1)},"plan":${plan}${result}}`;
      },
    ),
  }),
  adopt: (guest, person) => adoptForecasts(db, guest, person),
  async leave(transaction, { person }) {
    await removeForecastsOf(transaction, person);
    return () => undefined;
  },
});

import { summarise } from '@gruppetto/lab';
import type { PersonalData } from '../accounts/personal-data.ts';
import type { Storage } from '../storage/storage.ts';
import { adoptForecasts, forecastsOf, removeForecastsOf } from './forecast-store.ts';
import { readTally } from './tally-text.ts';

export const forecastsData = ({ db }: Storage): PersonalData => ({
  async exported(transaction, { person }) {
    const forecasts = await forecastsOf(transaction, person);
    return {
      forecasts: forecasts.map(({ id, plan, races, done, state, tally, touched }) => ({
        id,
        plan: JSON.parse(plan),
        races,
        done,
        state,
        touched,
        ...(tally !== null && { result: summarise(readTally(tally)) }),
      })),
    };
  },
  adopt: (guest, person) => adoptForecasts(db, guest, person),
  async leave(transaction, { person }) {
    await removeForecastsOf(transaction, person);
    return () => undefined;
  },
});

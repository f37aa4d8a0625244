/** A person is as the tables have them. */
export const forecastsMigration = {
  id: 5,
  name: 'forecasts',
  statements: [
    `create table forecasts (
      id text primary key,
      person text not null,
      plan text not null,
      races integer not null,
      state text not null,
      part integer,
      done integer not null,
      tally text,
      faults integer not null,
      touched bigint not null
    )`,
    'create index forecasts_person on forecasts (person)',
    'create index forecasts_touched on forecasts (touched)',
    // Parts that finished before an earlier one.
    `create table forecast_parts (
      forecast text not null references forecasts (id) on delete cascade,
      first_race integer not null,
      tally text not null,
      primary key (forecast, first_race)
    )`,
  ],
} as const;

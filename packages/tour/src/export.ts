import type { Entrant, Measure, RiderId } from '@gruppetto/kernel';
import { almanac } from './almanac.ts';
import { csvOf } from './csv.ts';
import type { Called } from './names.ts';
import { seatsOf } from './seats.ts';
import type { Stage, Tour } from './tour.ts';

const entrantName = (tour: Tour, called: Called, table: number, entrant: Entrant): string =>
  tour.rules.classifications[table]?.of === 'teams' ? called.team(entrant) : called.rider(entrant);

/** Team and number of a rider; a team has no number. */
const belongs = (tour: Tour, called: Called, rider: RiderId): readonly [string, number] => {
  const { team, number } = tour.riders[rider];
  return [called.team(team), number];
};

const stageName = ({ plan }: Stage, stage: number): string => plan.name || `Stage ${stage + 1}`;

/** Times with their hours, 0:01:05, as spreadsheets read them: 1:05 would be an hour there. What is no time has none. */
const clock = (measure: Measure | undefined, value: number | undefined): string => {
  if (measure !== 'seconds' || value === undefined) return '';
  const whole = Math.abs(value);
  // A true minus sign: no spreadsheet takes it for a formula.
  const part = (seconds: number) => String(Math.floor(whole / seconds) % 60).padStart(2, '0');
  return `${value < 0 ? '−' : ''}${Math.floor(whole / 3600)}:${part(60)}:${part(1)}`;
};

/** Every classification after every closed stage. */
export function rankingsCsv(tour: Tour, called: Called): string {
  const rows = tour.after.flatMap(({ rankings }, stage) =>
    rankings.flatMap(({ classification, lines }, table) => {
      const { of, measure } = tour.rules.classifications[table] ?? {};
      return lines.map(({ entrant, place, total, stages }) => [
        stage + 1,
        stageName(tour.stages[stage], stage),
        classification,
        place,
        entrantName(tour, called, table, entrant),
        ...(of === 'teams' ? [called.team(entrant), ''] : belongs(tour, called, entrant)),
        total,
        clock(measure, total),
        stages.at(-1) ?? 0,
        clock(measure, stages.at(-1) ?? 0),
      ]);
    }),
  );
  return csvOf(
    [
      'after_stage',
      'stage_name',
      'classification',
      'place',
      'name',
      'team',
      'number',
      'total',
      'total_time',
      'of_this_stage',
      'of_this_stage_time',
    ],
    rows,
  );
}

/** Who came how home in every closed stage, and who was first past its primes. */
export function stagesCsv(tour: Tour, called: Called): string {
  const measure = tour.rules.classifications[0]?.measure;
  const rows = tour.stages.flatMap((one, stage) => {
    const { result, places, how } = one;
    if (!result) return [];
    const begins = [stage + 1, stageName(one, stage), how ?? ''];
    const who = (rider: RiderId) => [called.rider(rider), ...belongs(tour, called, rider)];
    return [
      ...result.riders.map(({ rider, place, value, out }) => [
        ...begins,
        'finish',
        '',
        place,
        ...who(rider),
        value ?? '',
        clock(measure, value),
        out ?? '',
      ]),
      ...result.primes.flatMap(({ id, order }) => {
        const square = places.find((place) => place.id === id)?.square ?? '';
        return order.map((rider, index) => [...begins, id, square, index + 1, ...who(rider), '', '', '']);
      }),
    ];
  });
  return csvOf(['stage', 'stage_name', 'how', 'at', 'square', 'place', 'rider', 'team', 'number', 'value', 'time', 'out'], rows);
}

/** All that has come of a tour, with names, for other programs. */
export function tourJson(tour: Tour, called: Called): object {
  const { plan, stages, after, over } = tour;
  return {
    name: plan.name,
    game: plan.game,
    kind: plan.kind,
    over,
    seats: seatsOf(tour).map((one) => ({ name: called.seat(one.seat), ...one })),
    stages: stages.map(({ plan: { name }, status, how, result }) => ({
      name,
      status,
      ...(how && { how }),
      ...(result && {
        day: result.day,
        riders: result.riders.map((one) => ({ name: called.rider(one.rider), ...one })),
        primes: result.primes,
      }),
    })),
    after: after.map(({ rankings, jerseys, gone }) => ({
      classifications: rankings.map(({ classification, lines }, table) => ({
        classification,
        lines: lines.map((line) => ({ name: entrantName(tour, called, table, line.entrant), ...line })),
      })),
      jerseys: jerseys.map((worn) => ({ ...worn, name: called.rider(worn.rider) })),
      gone,
    })),
    almanac: almanac(tour),
  };
}

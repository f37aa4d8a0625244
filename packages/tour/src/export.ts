import type { Entrant, RiderId, Seat } from '@gruppetto/kernel';
import { almanac } from './almanac.ts';
import { csvOf } from './csv.ts';
import { seatsOf } from './seats.ts';
import type { Tour } from './tour.ts';

/** How seats, riders and teams are called. */
export interface Called {
  seat(seat: Seat): string;
  rider(rider: RiderId): string;
  team(team: number): string;
}

const entrantName = (tour: Tour, called: Called, table: number, entrant: Entrant): string =>
  tour.rules.classifications[table]?.of === 'teams' ? called.team(entrant) : called.rider(entrant);

/** Every classification after every closed stage. */
export function rankingsCsv(tour: Tour, called: Called): string {
  const rows = tour.after.flatMap(({ rankings }, stage) =>
    rankings.flatMap(({ classification, lines }, table) =>
      lines.map(({ entrant, place, total, stages }) => [
        stage + 1,
        classification,
        place,
        entrantName(tour, called, table, entrant),
        total,
        stages.at(-1) ?? 0,
      ]),
    ),
  );
  return csvOf(['after_stage', 'classification', 'place', 'name', 'total', 'of_this_stage'], rows);
}

/** Who came how home in every closed stage, and who was first past its primes. */
export function stagesCsv(tour: Tour, called: Called): string {
  const rows = tour.stages.flatMap(({ result, plan, how }, stage) =>
    result
      ? [
          ...result.riders.map(({ rider, place, value, out }) => [
            stage + 1,
            plan.name,
            how ?? '',
            'finish',
            place,
            called.rider(rider),
            value ?? '',
            out ?? '',
          ]),
          ...result.primes.flatMap(({ id, order }) =>
            order.map((rider, index) => [stage + 1, plan.name, how ?? '', id, index + 1, called.rider(rider), '', '']),
          ),
        ]
      : [],
  );
  return csvOf(['stage', 'stage_name', 'how', 'at', 'place', 'rider', 'value', 'out'], rows);
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

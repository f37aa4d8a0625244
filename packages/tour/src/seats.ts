import { type Classification, type Ranking, type Seat, type StageResult, seatsByBestRider } from '@gruppetto/kernel';
import { hasPlace, unridden } from './classify.ts';
import type { Called } from './names.ts';
import type { AfterStage, Tour } from './tour.ts';

/** What a seat has points for. */
export type SeatGain =
  | { readonly for: 'stage'; readonly stage: number; readonly rider: number; readonly points: number }
  | { readonly for: 'place'; readonly classification: string; readonly entrant: number; readonly place: number; readonly points: number };

export interface SeatInTour {
  readonly seat: Seat;
  /** From 1; seats that cannot be told apart share a place. */
  readonly place: number;
  readonly stageWins: number;
  /** Where the seats ride for points. */
  readonly points?: number;
  readonly gains: readonly SeatGain[];
}

/** The rankings as they stand, those before the first stage among them. */
export const rankingsNow = ({ rules, after }: Tour): readonly Ranking[] => (after.at(-1) ?? unridden(rules)).rankings;

/** How the seats stand, the best first, as if the tour ended after this many stages: after all that are closed. */
export function seatsOf(tour: Tour, stages = tour.after.length): readonly SeatInTour[] {
  const results = tour.stages.slice(0, stages).map(({ result }) => result as StageResult);
  const { rankings } = (tour.after[stages - 1] as AfterStage | undefined) ?? unridden(tour.rules);
  const count = tour.plan.seats.length;
  const gains = Array.from({ length: count }, (): SeatGain[] => []);
  const wins = Array<number>(count).fill(0);
  const seatOf = (rider: number): Seat => tour.riders[rider]?.seat;
  for (const [stage, { riders }] of results.entries())
    for (const { rider, place, out } of riders) {
      if (place > 1 || out !== undefined) continue;
      const seat = seatOf(rider);
      wins[seat] = wins[seat] + 1;
      if (tour.points) gains[seat]?.push({ for: 'stage', stage, rider, points: tour.points.stageWin });
    }
  if (!tour.points) return byBestRider(rankings[0], seatOf, wins);
  if (stages > 0) for (const ranking of rankings) placeGains(tour, ranking, gains);
  const seats = gains.map((own, seat) => ({
    seat,
    stageWins: wins[seat],
    points: own.reduce((sum, { points }) => sum + points, 0),
    gains: own,
  }));
  // Who has as many points goes by stage wins.
  seats.sort((a, b) => b.points - a.points || b.stageWins - a.stageWins || a.seat - b.seat);
  let place = 0;
  return seats.map((one, index) => {
    const before = seats[index - 1];
    if (!before || before.points !== one.points || before.stageWins !== one.stageWins) place = index + 1;
    return { ...one, place };
  });
}

/** The points for places in one table. */
function placeGains(tour: Tour, { classification, lines }: Ranking, gains: readonly SeatGain[][]): void {
  const table = tour.rules.classifications.find(({ id }) => id === classification) as Classification;
  const worth = tour.points?.places ?? {};
  const points = Object.hasOwn(worth, classification) ? (worth[classification] ?? []) : [];
  for (const line of lines) {
    const { entrant, place } = line;
    const gain = points[place - 1];
    if (!gain || !hasPlace(table, line)) continue;
    const riders = table.of === 'teams' ? tour.riders.filter(({ team }) => team === entrant) : tour.riders.slice(entrant, entrant + 1);
    for (const seat of new Set(riders.map((one) => one.seat)))
      gains[seat]?.push({ for: 'place', classification, entrant, place, points: gain });
  }
}

function byBestRider(general: Ranking | undefined, seatOf: (rider: number) => Seat, wins: readonly number[]): readonly SeatInTour[] {
  const lines = general?.lines.map(({ entrant, place }) => ({ rider: entrant, place })) ?? [];
  const placed = seatsByBestRider(lines, seatOf);
  const empty = [...wins.keys()].filter((seat) => !placed.some((one) => one.seat === seat));
  return [...placed, ...empty.map((seat) => ({ seat, place: placed.length + 1 }))].map(({ seat, place }) => ({
    seat,
    place,
    stageWins: wins[seat],
    gains: [],
  }));
}

/** Whether the game brings teams of its own, which no seats stand for. */
export const hasStartList = (riders: readonly { readonly team: number }[], seats: number): boolean =>
  new Set(riders.map(({ team }) => team)).size > seats;

/**
 * Who leads the tour or, when it is over, has won it: all who share the first place. They are seats; the riders of a start list ride for
 * teams of their own, so there it is riders.
 */
export function winnersOfTour(tour: Tour, called: Pick<Called, 'seat' | 'rider'>): readonly string[] {
  const riders = hasStartList(tour.riders, tour.plan.seats.length) ? (tour.after.at(-1)?.rankings[0]?.lines ?? []) : [];
  if (riders.length > 0) return riders.flatMap(({ entrant, place }) => (place === 1 ? [called.rider(entrant)] : []));
  return seatsOf(tour).flatMap(({ seat, place }) => (place === 1 ? [called.seat(seat)] : []));
}

import type { LeaderJersey, RiderId, Seat, StageResult } from '@gruppetto/kernel';
import { hasPlace } from './classify.ts';
import { seatsOf } from './seats.ts';
import type { Tour } from './tour.ts';

/** One jersey after a stage. */
export interface JerseyNews {
  readonly jersey: LeaderJersey;
  readonly classification: string;
  /** Absent while nobody has earned it. */
  readonly rider?: RiderId;
  /** The rider who wore it after the stage before. */
  readonly before?: RiderId;
  /** The leader of the table, where they wear another jersey and this one is worn for them. */
  readonly wornFor?: RiderId;
}

/** The ceremony after a stage. */
export interface Ceremony {
  /** The first three; more where they share a place. `gap` is to the winner, in the measure of the general classification. */
  readonly podium: readonly { readonly rider: RiderId; readonly place: number; readonly gap: number }[];
  /** The general classification: who leads whom by how much, and who led before. */
  readonly lead: { readonly rider: RiderId; readonly second?: RiderId; readonly gap: number; readonly before?: RiderId } | undefined;
  readonly jerseys: readonly JerseyNews[];
  /** How the seats stand, and stood before the stage. */
  readonly seats: readonly { readonly seat: Seat; readonly place: number; readonly points?: number; readonly gained?: number }[];
}

/** For a closed stage; from 0. */
export function ceremonyOf(tour: Tour, stage: number): Ceremony {
  const { riders } = tour.stages[stage].result as StageResult;
  const home = riders.flatMap(({ rider, place, value }) => (value === undefined || place > 3 ? [] : [{ rider, place, value }]));
  const best = home[0]?.value ?? 0;
  const [general] = tour.after[stage].rankings;
  const [first, second] = general?.lines ?? [];
  const before = tour.after[stage - 1]?.rankings[0]?.lines[0]?.entrant;
  const earlier = seatsOf(tour, stage);
  return {
    podium: home.map(({ rider, place, value }) => ({ rider, place, gap: value - best })),
    lead: first && {
      rider: first.entrant,
      gap: second ? Math.abs(second.total - first.total) : 0,
      ...(second && { second: second.entrant }),
      ...(before !== undefined && { before }),
    },
    jerseys: tour.stageRace.jerseys.map(({ jersey, classification }) => jerseyNews(tour, stage, jersey, classification)),
    seats: seatsOf(tour, stage + 1).map(({ seat, place, points }) => {
      const had = earlier.find((one) => one.seat === seat)?.points;
      return { seat, place, ...(points !== undefined && { points, gained: points - (had ?? 0) }) };
    }),
  };
}

function jerseyNews(tour: Tour, stage: number, jersey: LeaderJersey, classification: string): JerseyNews {
  const wearer = (after: number) => tour.after[after]?.jerseys.find((worn) => worn.jersey === jersey)?.rider;
  const index = tour.rules.classifications.findIndex(({ id }) => id === classification);
  const table = tour.rules.classifications[index];
  const leader = tour.after[stage].rankings[index]?.lines.find((line) => hasPlace(table, line))?.entrant;
  const [rider, before] = [wearer(stage), wearer(stage - 1)];
  return {
    jersey,
    classification,
    ...(rider !== undefined && { rider }),
    ...(before !== undefined && { before }),
    ...(rider !== undefined && leader !== undefined && leader !== rider && { wornFor: leader }),
  };
}

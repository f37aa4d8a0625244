import type { RiderId, Seat } from '@gruppetto/kernel';

/** How seats, riders and teams are called. */
export interface Called {
  seat(seat: Seat): string;
  rider(rider: RiderId): string;
  team(team: number): string;
}

import type { Game, SeatEntry } from '@gruppetto/kernel';
import type { Entrant } from '../road/Road.tsx';
import { jerseyOf, teamJersey } from '../ui/jerseys.tsx';

/** The riders of a race, in their jerseys. */
export const entrantsOf = (game: Game, options: object, seats: readonly SeatEntry[]): readonly Entrant[] =>
  game.riders(options).map((rider, _, all) => ({
    ...rider,
    // A team that a seat of its own number rides for wears what that seat wears, whoever else rides for it.
    jersey: all.some(({ team, seat }) => team === rider.team && seat === team)
      ? jerseyOf(seats[rider.team]?.colour ?? '')
      : teamJersey(rider.team),
  }));

import type { Rider, RiderId, Seat } from '@gruppetto/kernel';

/** L1-2.1: black, white, green, orange. */
export type Team = number;
export const mostTeams = 4;
const teamSize = 3;

/** L1-2.1, in the order of L1-5.6. */
export const roles = ['rouleur', 'leader', 'climber'] as const;
export type Role = (typeof roles)[number];

/** L1-2.2: which of them a team's first, second and third rider is. */
const byPlaceInTeam: readonly Role[] = ['leader', 'rouleur', 'climber'];

export interface Roster {
  /** By rider. */
  readonly seatOf: readonly Seat[];
  readonly teamOf: readonly Team[];
  readonly roleOf: readonly number[];
  /** By team: its riders as rouleur, leader, climber; and seat by seat. */
  readonly byRole: readonly (readonly RiderId[])[];
  readonly bySeat: readonly (readonly RiderId[])[];
  readonly riders: readonly Rider[];
}

/** L1-2.2: the first four players have a team each; the others take the places left, team after team, round and round. */
export function rosterOf(players: number, ridersEach: number): Roster {
  const riders: Rider[] = [];
  const filled = Array<number>(Math.min(players, mostTeams)).fill(0);
  let next = 0;
  const join = (seat: Seat, team: Team) => {
    const place = filled[team];
    filled[team] = place + 1;
    riders.push({ seat, team, number: team * teamSize + place + 1, role: byPlaceInTeam[place] });
  };
  for (let seat = 0; seat < players; seat++)
    for (let nth = 0; nth < ridersEach; nth++) join(seat, seat < mostTeams ? seat : next++ % mostTeams);
  const roleOf = riders.map(({ role }) => roles.indexOf(role as Role));
  const ofTeam = (by: (rider: RiderId) => number) =>
    filled.map((_, team) => [...riders.keys()].filter((rider) => riders[rider]?.team === team).sort((a, b) => by(a) - by(b)));
  const role = (rider: RiderId) => roleOf[rider];
  return {
    seatOf: riders.map(({ seat }) => seat),
    teamOf: riders.map(({ team }) => team),
    roleOf,
    byRole: ofTeam(role),
    bySeat: ofTeam((rider) => riders[rider].seat * teamSize + role(rider)),
    riders,
  };
}

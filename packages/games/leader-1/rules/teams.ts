import type { Rider, RiderId, Seat } from '@gruppetto/kernel';

/** L1-2.1: black, white, green, orange. */
export type Team = number;
export const maxTeams = 4;
/** L1-2.2. */
export const maxRiders = 12;
const teamSize = 3;

/** L1-2.1, in the order of L1-5.6. */
export const roles = ['rouleur', 'leader', 'climber'] as const;
export type Role = (typeof roles)[number];

/** L1-2.2: which of them a team's first, second and third rider is where nobody chooses. */
const byPlaceInTeam: readonly Role[] = ['leader', 'rouleur', 'climber'];

export interface Roster {
  /** By rider. */
  readonly seatOf: readonly Seat[];
  readonly teamOf: readonly Team[];
  /** By rider, an index of `roles`: what they are where nobody chooses. */
  readonly usualRole: readonly number[];
  /** By team: its riders, lower seats first. */
  readonly ofTeam: readonly (readonly RiderId[])[];
  readonly riders: readonly Rider[];
}

/** L1-2.2: players with three riders each have a whole team, and nothing to choose. */
export const choosesRiders = ({ ridersEach }: { readonly ridersEach: number }): boolean => ridersEach < teamSize;

/** L1-2.2: the first four players begin a team each; the others take the places left, one of each team in turn. */
export function rosterOf(players: number, ridersEach: number): Roster {
  const riders: Rider[] = [];
  const usualRole: number[] = [];
  const ofTeam = Array.from({ length: Math.min(players, maxTeams) }, (): RiderId[] => []);
  let next = 0;
  const join = (seat: Seat, team: Team) => {
    const place = ofTeam[team].push(riders.length) - 1;
    const role = byPlaceInTeam[place];
    usualRole.push(roles.indexOf(role));
    riders.push({ seat, team, number: team * teamSize + place + 1, ...(!choosesRiders({ ridersEach }) && { role }) });
  };
  for (let seat = 0; seat < players; seat++)
    for (let nth = 0; nth < ridersEach; nth++) join(seat, seat < maxTeams ? seat : next++ % maxTeams);
  return { seatOf: riders.map(({ seat }) => seat), teamOf: riders.map(({ team }) => team), usualRole, ofTeam, riders };
}

/** L1-2.2: by team: its riders, lower seats first, of one player the rouleur, the leader, the climber. */
export const teamsOf = ({ ofTeam, seatOf }: Roster, role: readonly number[]): RiderId[][] =>
  ofTeam.map((riders) => riders.toSorted((a, b) => seatOf[a] - seatOf[b] || role[a] - role[b]));

import { type RiderId, ScriptedDice, sameData } from '@gruppetto/kernel';
import { nobodyYet } from './bonuses.ts';
import { pursuitsAtStart } from './carried-over.ts';
import type { Course } from './course.ts';
import { pile } from './feeding.ts';
import { goOn, queueOf } from './phases.ts';
import { choosesRiders, roles, teamsOf } from './teams.ts';
import type { Position, RiderPosition, State } from './types.ts';

/** L1-2.6: where the peloton's front row is at the start. */
export const startRow = 1;

/** What a position leaves out. */
const defaults = {
  row: 0,
  lane: 0,
  risks: 0,
  quality: 'none',
  slipstream: false,
  moved: 0,
  fallen: 0,
  punctured: 0,
} as const;

/** A race as it stands at its next question. */
export function place(course: Course, position: Position): State {
  const state = standing(course, position);
  goOn(course, state, new ScriptedDice([]), undefined);
  return state;
}

/** A race as the position says. */
export function standing(course: Course, position: Position): State {
  const { options } = course;
  const { riders, phase = 'away', die = 0, movement = 0, climbing = false } = position;
  const of = <K extends keyof typeof defaults>(name: K) => riders.map((rider) => rider[name] ?? defaults[name]);
  const kept = riders.map((rider) => [...(rider.kept ?? [])]);
  const teams = course.ofTeam.map((_, team) => team);
  const role = riders.map((rider, index) => roleOf(course, rider, index, choosesRiders(options) && phase === 'riders'));
  const state: State = {
    turn: position.turn,
    phase,
    queue: [],
    front: position.front,
    tokens: [...position.tokens],
    pursuits: [...(position.pursuits ?? teams.map((team) => pursuitsAtStart(options, team)))],
    running: [...(position.running ?? teams.map(() => 0))],
    die,
    movement,
    climbing,
    road: [...(position.road ?? byRows(riders))],
    role,
    teams: teamsOf(course, role),
    place: riders.map((rider) => rider.place),
    row: of('row'),
    lane: of('lane'),
    energy: riders.map(({ energy }) => energy),
    risks: of('risks'),
    quality: of('quality'),
    slipstream: of('slipstream'),
    moved: of('moved'),
    fallen: of('fallen'),
    punctured: of('punctured'),
    fed: riders.map((rider) => rider.fed ?? zonesPassed(course, rider, position.front)),
    kept,
    piles: position.piles ? position.piles.map((tiles) => [...tiles]) : whatIsLeft(role, kept),
    weather: [...(position.weather ?? course.plan.hexagons.map(() => 'none' as const))],
    hot: position.hot ?? -1,
    bonuses: [...(position.bonuses ?? course.plan.bonusLines.map(() => nobodyYet))],
    home: (position.home ?? []).map((home) => ({ ...home })),
  };
  state.queue = position.queue ? [...position.queue] : queueOf(course, state, phase);
  return state;
}

/** L1-2.2: -1 while the player has not chosen. */
const roleOf = (course: Course, { role }: RiderPosition, rider: RiderId, choosing: boolean): number =>
  role ? roles.indexOf(role) : choosing ? -1 : course.usualRole[rider];

/** L1-6.1: by where they are. */
function zonesPassed(course: Course, { place, row = 0 }: RiderPosition, front: number): number {
  const reached = place === 'out' ? 0 : place === 'home' ? course.length + 1 : place === 'road' ? row : front;
  return course.plan.feeds.filter((feed) => reached > feed).length;
}

const byRows = (riders: readonly RiderPosition[]): RiderId[] =>
  [...riders.keys()]
    .filter((rider) => riders[rider]?.place === 'road')
    .sort((a, b) => {
      const [one, two] = [riders[a], riders[b]];
      return (two.row ?? 0) - (one.row ?? 0) || (one.lane ?? 0) - (two.lane ?? 0);
    });

/** L1-6.1: the tiles that nobody keeps, none of them used yet. */
const whatIsLeft = (role: readonly number[], kept: readonly (readonly number[])[]): number[][] =>
  roles.map((_, index) => {
    const left = [...pile];
    for (const [rider, tiles] of kept.entries()) if (role[rider] === index) for (const tile of tiles) left.splice(left.indexOf(tile), 1);
    return left;
  });

export function position(course: Course, state: State): Position {
  const { turn, front, tokens, phase, pursuits, running, die, movement, climbing, weather, bonuses, home } = state;
  const riders = state.place.map((_, rider) => riderPosition(course, state, rider));
  const plain = standing(course, { turn, front, tokens, riders, phase });
  const differs = <K extends keyof State>(name: K) => !sameData(plain[name], state[name]);
  return {
    turn,
    front,
    tokens: [...tokens],
    riders,
    ...(differs('road') && { road: [...state.road] }),
    ...(phase !== 'away' && { phase }),
    ...(differs('queue') && { queue: [...state.queue] }),
    ...(differs('pursuits') && { pursuits: [...pursuits] }),
    ...(differs('running') && { running: [...running] }),
    ...(die > 0 && { die, movement, climbing }),
    ...(differs('piles') && { piles: state.piles.map((tiles) => [...tiles]) }),
    ...(differs('weather') && { weather: [...weather] }),
    ...(differs('bonuses') && { bonuses: [...bonuses] }),
    ...(state.hot >= 0 && { hot: state.hot }),
    ...(home.length > 0 && { home: home.map((one) => ({ ...one })) }),
  };
}

function riderPosition(course: Course, state: State, rider: RiderId): RiderPosition {
  const quality = state.quality[rider];
  const kept = state.kept[rider];
  const fed = state.fed[rider];
  const number = (name: 'risks' | 'moved' | 'fallen' | 'punctured') => {
    const value = state[name][rider];
    return value === 0 ? {} : { [name]: value };
  };
  const place = state.place[rider];
  const row = state.row[rider];
  const energy = state.energy[rider];
  const role = state.role[rider];
  return {
    place,
    // Rows before the start are 0 and less.
    ...(place === 'road' && { row, lane: state.lane[rider] }),
    energy,
    ...(choosesRiders(course.options) &&
      role >= 0 &&
      (role !== course.usualRole[rider] || state.phase === 'riders') && { role: roles[role] }),
    ...number('risks'),
    ...(quality !== 'none' && { quality }),
    ...(state.slipstream[rider] && { slipstream: true }),
    ...number('moved'),
    ...number('fallen'),
    ...number('punctured'),
    ...(fed !== zonesPassed(course, { place, row, energy }, state.front) && { fed }),
    ...(kept.length > 0 && { kept: [...kept] }),
  };
}

export const copy = (state: State): State => ({
  turn: state.turn,
  phase: state.phase,
  queue: state.queue.slice(),
  front: state.front,
  tokens: state.tokens.slice(),
  pursuits: state.pursuits.slice(),
  running: state.running.slice(),
  die: state.die,
  movement: state.movement,
  climbing: state.climbing,
  road: state.road.slice(),
  role: state.role.slice(),
  teams: state.teams,
  place: state.place.slice(),
  row: state.row.slice(),
  lane: state.lane.slice(),
  energy: state.energy.slice(),
  risks: state.risks.slice(),
  quality: state.quality.slice(),
  slipstream: state.slipstream.slice(),
  moved: state.moved.slice(),
  fallen: state.fallen.slice(),
  punctured: state.punctured.slice(),
  fed: state.fed.slice(),
  kept: state.kept.map((tiles) => tiles.slice()),
  piles: state.piles.map((tiles) => tiles.slice()),
  weather: state.weather.slice(),
  hot: state.hot,
  bonuses: state.bonuses.slice(),
  home: state.home.slice(),
});

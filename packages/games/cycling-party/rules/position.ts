import { sameData } from '@gruppetto/kernel';
import { type Course, numbers, ridersOf, words } from './course.ts';
import { betweenTurns, nobodyPassed, startNow, startTeam } from './play.ts';
import type { Descent, Now, Position, State, Team } from './types.ts';

export function place(course: Course, position: Position): State {
  const { options } = course;
  const riders = ridersOf(options);
  const square = numbers(riders, 0);
  for (const spot of position.road) square[spot.rider] = spot.square;
  const descent = words<Descent>(riders, 'none');
  for (const one of position.descents ?? []) descent[one.rider] = one.descent;
  const state: State = {
    turn: position.turn,
    road: position.road.map(({ rider }) => rider),
    square,
    teams: Array.from({ length: options.teams }, (_, seat) => copyTeam({ ...startTeam(options, seat), ...position.teams?.[seat] })),
    descent,
    home: (position.home ?? []).map((home) => ({ ...home })),
    out: (position.out ?? []).map((out) => ({ ...out })),
    passed: position.passed?.map((order) => order.slice()) ?? nobodyPassed(options),
    now: startNow(options),
  };
  state.now = position.now ? copyNow(position.now) : defaultNow(course, state);
  return state;
}

/** The start, or the beginning of a turn. */
const defaultNow = (course: Course, state: State): Now =>
  state.turn === 0 && state.square.every((square) => square === 0) ? startNow(course.options) : betweenTurns(course, state);

export function position(course: Course, state: State): Position {
  const { turn, road, square, descent, home, out, passed, now } = state;
  const teams = state.teams.map((team, seat) => differing(team, startTeam(course.options, seat)));
  const descents = descent.flatMap((one, rider) => (one === 'none' ? [] : [{ rider, descent: one }]));
  return {
    turn,
    road: road.map((rider) => ({ rider, square: square[rider] })),
    ...(teams.some((team) => Object.keys(team).length > 0) && { teams }),
    ...(descents.length > 0 && { descents }),
    ...(home.length > 0 && { home: home.map((one) => ({ ...one })) }),
    ...(out.length > 0 && { out: out.map((one) => ({ ...one })) }),
    ...(passed.some((order) => order.length > 0) && { passed: passed.map((order) => order.slice()) }),
    ...(!sameData(now, defaultNow(course, state)) && { now: copyNow(now) }),
  };
}

const differing = (team: Team, initial: Team): Partial<Team> =>
  Object.fromEntries(Object.entries(team).filter(([name, value]) => value !== initial[name as keyof Team]));

const copyTeam = (team: Readonly<Team>): Team => ({
  bottles: team.bottles,
  sprints: team.sprints,
  attacks: team.attacks,
  mountainAttacks: team.mountainAttacks,
  doubles: team.doubles,
  pass: team.pass,
  agreesFrom: team.agreesFrom,
  quiet: team.quiet,
  ridesOn: team.ridesOn,
});

const copyNow = (now: Readonly<Now>): Now => ({
  step: now.step,
  seat: now.seat,
  rider: now.rider,
  move: now.move.slice(),
  drank: now.drank.slice(),
  given: now.given.slice(),
  group: now.group,
  answered: now.answered.slice(),
  throws: now.throws.slice(),
  links: now.links.slice(),
  dice: now.dice.slice(),
  pulls: now.pulls.slice(),
  chains: now.chains.slice(),
  came: now.came.slice(),
  setters: now.setters.slice(),
});

export const copy = (state: State): State => ({
  turn: state.turn,
  road: state.road.slice(),
  square: state.square.slice(),
  teams: state.teams.map(copyTeam),
  descent: state.descent.slice(),
  home: state.home.slice(),
  out: state.out.slice(),
  passed: state.passed.map((order) => order.slice()),
  now: copyNow(state.now),
});

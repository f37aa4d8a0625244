import { anything, flag, inside, integer, list, MissingDie, object, oneOf, type Problem, refine, type Schema } from '@gruppetto/kernel';
import { thePeloton } from './bonuses.ts';
import { maxPursuits } from './carried-over.ts';
import type { Course } from './course.ts';
import { sides } from './die.ts';
import { pile } from './feeding.ts';
import { type Fault, lineFaults, phaseFaults, turnFaults, weatherFaults } from './legal-turn.ts';
import { maxRunning } from './peloton.ts';
import { place as placeRace } from './position.ts';
import { qualities } from './qualities.ts';
import { maxSquares, nowhere, rowsBefore, squareAt } from './squares.ts';
import { choosesRiders, roles } from './teams.ts';
import type { Position, RiderPosition } from './types.ts';
import { weatherTokens } from './weather.ts';

const places = ['front', 'back', 'leaving', 'road', 'home', 'out'] as const;
const phases = [
  'riders',
  'qualities',
  'line-up',
  'away',
  'breaking',
  'inside',
  'pursuit',
  'payment',
  'dropped',
  'punctured',
  'over',
] as const;

const maxTurns = 10_000;

/** What a position of such a race must look like. */
export function positions(course: Course): Schema<Position> {
  const { plan, length } = course;
  const count = course.riders.length;
  const teams = course.ofTeam.length;
  const rider = integer({ min: 0, max: count - 1 });
  const team = integer({ min: 0, max: teams - 1 });
  const turns = integer({ min: 0, max: maxTurns });
  const tile = integer({ min: pile[0], max: pile.at(-1) as number });
  const riderPosition: Schema<RiderPosition> = object(
    { place: oneOf(places), energy: integer({ min: 0, max: 1000 }) },
    {
      row: number({ min: -rowsBefore, max: length }),
      lane: integer({ min: 1, max: 3 }),
      risks: integer({ min: 0, max: maxTurns }),
      quality: oneOf(qualities),
      role: oneOf(roles),
      slipstream: flag(),
      moved: turns,
      fallen: turns,
      punctured: turns,
      fed: integer({ min: 0, max: plan.feeds.length }),
      kept: list(tile, { max: pile.length }),
    },
  );
  const shape: Schema<Position> = object(
    {
      turn: turns,
      front: integer({ min: 1, max: length + maxSquares }),
      tokens: list(team, { min: teams, max: teams }),
      riders: list(riderPosition, { min: count, max: count }),
    },
    {
      road: list(rider, { max: count }),
      phase: oneOf(phases),
      queue: list(integer({ min: 0, max: Math.max(count, teams) - 1 }), { max: count }),
      pursuits: list(integer({ min: 0, max: maxPursuits }), { min: teams, max: teams }),
      running: list(integer({ min: 0, max: maxRunning }), { min: teams, max: teams }),
      die: integer({ min: 0, max: sides }),
      movement: integer({ min: 0, max: maxSquares }),
      climbing: flag(),
      piles: list(list(tile, { max: pile.length }), { min: roles.length, max: roles.length }),
      weather: list(oneOf([...weatherTokens, 'none', 'hidden']), {
        min: plan.hexagons.length,
        max: plan.hexagons.length,
      }),
      bonuses: list(integer({ min: thePeloton, max: count - 1 }), { min: plan.bonusLines.length, max: plan.bonusLines.length }),
      hot: rider,
      home: list(object({ rider, turn: turns }), { max: count }),
    },
  );
  return refine(shape, (position, at) => faults(course, position, at));
}

/** A row, on a bend with its tenth. */
const number = ({ min, max }: { min: number; max: number }): Schema<number> =>
  refine(anything<number>(), (value, at) => {
    if (typeof value !== 'number') return [{ at, need: { reason: 'need-integer', with: { min, max } } }];
    return value >= min && value <= max ? [] : [{ at, need: { reason: 'out-of-range', with: { value, min, max } } }];
  });

/** What the parts cannot tell by themselves. */
function faults(course: Course, position: Position, at: string): readonly Problem[] {
  const problems: Problem[] = [];
  const fault: Fault = (where, reason, details) =>
    problems.push({ at: inside(at, where), need: details ? { reason, with: details } : { reason } });
  for (const [index, rider] of position.riders.entries()) riderFaults(course, position, rider, `riders[${index}]`, fault);
  squareFaults(position, fault);
  roleFaults(course, position, fault);
  orderFaults(position, fault);
  homeFaults(position, fault);
  tileFaults(course, position, fault);
  weatherFaults(course, position, fault);
  lineFaults(course, position, fault);
  phaseFaults(course, position, fault);
  if (problems.length === 0) turnFaults(course, position, fault);
  if (problems.length === 0) questionFault(course, position, fault);
  return problems;
}

function riderFaults(course: Course, position: Position, rider: RiderPosition, where: string, fault: Fault): void {
  const { turn, front } = position;
  const { place, row, lane, risks = 0, fallen = 0, punctured = 0, moved = 0 } = rider;
  // L1-5.2: at most one a move.
  if (risks > turn) fault(`${where}.risks`, 'out-of-range', { value: risks, min: 0, max: turn });
  if (moved > turn) fault(`${where}.moved`, 'out-of-range', { value: moved, min: 0, max: turn });
  if (place !== 'road') {
    for (const name of ['row', 'lane', 'fallen', 'punctured', 'slipstream'] as const)
      if (rider[name] !== undefined) fault(`${where}.${name}`, 'not-on-the-road');
    return;
  }
  if (row === undefined || lane === undefined) return fault(`${where}.${row === undefined ? 'row' : 'lane'}`, 'missing');
  if (squareAt(course.squares, row, lane) === nowhere) fault(where, 'no-such-square', { row, lane });
  const riding = fallen === 0 && punctured === 0;
  if (riding && front <= course.length && row > front - 2 && row <= front) fault(`${where}.row`, 'inside-the-peloton', { row, front });
}

/** L1-3.1: one rider a square; fallen ones lie beside it. */
function squareFaults({ riders }: Position, fault: Fault): void {
  const taken = new Set<string>();
  for (const [index, { place, row, lane, fallen = 0 }] of riders.entries()) {
    if (place !== 'road' || fallen > 0) continue;
    const square = `${row}/${lane}`;
    if (taken.has(square)) fault(`riders[${index}]`, 'two-on-a-square', { row: row ?? 0, lane: lane ?? 0 });
    taken.add(square);
  }
}

/** L1-2.2: players choose, and nobody is taken twice in a team. */
function roleFaults(course: Course, { riders }: Position, fault: Fault): void {
  for (const [index, { role }] of riders.entries()) {
    if (role === undefined) continue;
    const usual = roles[course.usualRole[index]];
    const mates = course.ofTeam[course.teamOf[index]];
    if (!choosesRiders(course.options) && role !== usual) fault(`riders[${index}].role`, 'role-fixed');
    else if (mates.some((mate) => mate < index && riders[mate].role === role)) fault(`riders[${index}].role`, 'role-taken', { role });
  }
}

function orderFaults({ tokens, road, riders }: Position, fault: Fault): void {
  for (const [index, team] of tokens.entries()) if (tokens.indexOf(team) < index) fault(`tokens[${index}]`, 'team-twice', { team });
  if (!road) return;
  const missing = riders.filter(({ place }, rider) => place === 'road' && !road.includes(rider)).length;
  if (missing > 0) fault('road', 'riders-missing', { missing });
  for (const [index, rider] of road.entries()) {
    if (riders[rider]?.place !== 'road') fault(`road[${index}]`, 'not-on-the-road', { rider });
    else if (road.indexOf(rider) < index) fault(`road[${index}]`, 'rider-twice', { rider });
    else if (index > 0 && (riders[road[index - 1]]?.row ?? 0) < (riders[rider].row ?? 0)) fault(`road[${index}]`, 'road-out-of-order');
  }
}

function homeFaults({ home = [], riders, turn }: Position, fault: Fault): void {
  const missing = riders.filter(({ place }, rider) => place === 'home' && !home.some((one) => one.rider === rider)).length;
  if (missing > 0) fault('home', 'riders-missing', { missing });
  for (const [index, one] of home.entries()) {
    if (riders[one.rider]?.place !== 'home') fault(`home[${index}].rider`, 'not-home', { rider: one.rider });
    if (home.findIndex(({ rider }) => rider === one.rider) < index) fault(`home[${index}].rider`, 'rider-twice', { rider: one.rider });
    if (one.turn > turn || one.turn < (home[index - 1]?.turn ?? 0)) fault(`home[${index}].turn`, 'home-out-of-order');
  }
}

/** L1-6.1, L1-6.2: no more of a kind than the box has, and no fewer in a pile than are left when all riders have drawn. */
function tileFaults(course: Course, { riders, piles }: Position, fault: Fault): void {
  const { feeds, kind } = course.plan;
  const drawsEach = feeds.length + (kind === 'classic' ? 1 : 0);
  for (const role of roles.keys()) {
    const drawing = riders.filter((rider, index) => (rider.role ? roles.indexOf(rider.role) : course.usualRole[index]) === role);
    const min = Math.max(0, pile.length - drawing.length * drawsEach);
    const left = piles?.[role] ?? pile;
    if (left.length < min) fault(`piles[${role}]`, 'wrong-count', { count: left.length, min, max: pile.length });
    const seen = [...(piles?.[role] ?? []), ...drawing.flatMap(({ kept = [] }) => kept)];
    for (const tile of new Set(seen)) {
      const [count, max] = [countOf(seen, tile), countOf(pile, tile)];
      if (count > max) fault(piles ? `piles[${role}]` : 'riders', 'too-many-tiles', { tile, count, max });
    }
  }
}

const countOf = <T>(values: readonly T[], value: T): number => values.filter((one) => one === value).length;

/** A position is one in which somebody decides: what happens by itself has happened. */
function questionFault(course: Course, position: Position, fault: Fault): void {
  try {
    placeRace(course, position);
  } catch (error) {
    if (!(error instanceof MissingDie)) throw error;
    fault('phase', 'nobody-decides');
  }
}

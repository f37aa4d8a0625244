import { inside, integer, list, object, oneOf, type Problem, type RiderId, refine, type Schema, sameData } from '@gruppetto/kernel';
import { bottlesEach, maxOfTeam, maxToRider } from './bottles.ts';
import { absentOf, type Course, courseOf, ridersOf, runOut, stageOf } from './course.ts';
import { askingFaults, type Fault } from './legal-asking.ts';
import { crashFaults, descentFaults, furthestOfClimber } from './legal-passes.ts';
import { isBetweenTurns, leftoverFaults } from './legal-turn.ts';
import { doublesOn } from './moving.ts';
import { firstPace, highestPace } from './peloton.ts';
import { startTeam } from './play.ts';
import { place } from './position.ts';
import { isMaster, isSenior, riderOf, sprintsOf } from './roles.ts';
import type { Home, Now, Options, OutReason, Position, State, Team } from './types.ts';

const turns = 100_000;
const maxMountainAttacks = 1000;

const steps = [
  'start',
  'car',
  'withdraw',
  'before',
  'end',
  'give',
  'sprint',
  'attack',
  'fall-back',
  'squares',
  'peloton',
  'domestique',
  'paceline',
  'link',
  'double',
  'assign',
  'pull',
  'chain',
  'over',
] as const;

/** CP-5.8, CP-7.4, CP-8.5. */
function waysOut(options: Options): readonly OutReason[] {
  if (isMaster(options)) return ['crashed', 'absent'];
  return isSenior(options) ? ['withdrew', 'crashed'] : ['withdrew'];
}

/** What a position of such a race must look like. */
export function positions(options: Options): Schema<Position> {
  const riders = ridersOf(options);
  const { length, climbs, primes } = courseOf(options);
  const master = isMaster(options);
  const rider = integer({ min: 0, max: riders - 1 });
  const seat = integer({ min: 0, max: options.teams - 1 });
  const square = integer({ min: 0, max: length + runOut });
  const count = (max: number) => integer({ min: 0, max });
  const some = list(rider, { max: riders });
  const seats = list(seat, { max: options.teams });
  const team: Schema<Partial<Team>> = object(
    {},
    {
      bottles: count(bottlesEach),
      sprints: count(sprintsOf(options, stageOf(options).type)),
      attacks: count(isSenior(options) ? 1 : 0),
      mountainAttacks: count(master ? maxMountainAttacks : 0),
      doubles: count(isSenior(options) ? 2 : 0),
      pass: count(isSenior(options) ? climbs.length : 0),
      agreesFrom: count(highestPace),
      quiet: count(turns),
      ridesOn: count(length),
    },
  );
  const now: Schema<Now> = object({
    step: oneOf(steps),
    seat,
    rider: integer({ min: -1, max: riders - 1 }),
    move: list(oneOf(['waiting', 'moved', 'lost', 'chain']), { min: riders, max: riders }),
    drank: list(count(maxToRider), { min: riders, max: riders }),
    given: list(count(maxOfTeam), { min: options.teams, max: options.teams }),
    group: object({
      kind: oneOf(['none', 'peloton', 'paceline', 'breakaway', 'mountain', 'alone']),
      top: square,
      bottom: square,
      riders: some,
    }),
    answered: seats,
    throws: list(object({ rider, value: integer({ min: 1, max: 12 }) }), { max: riders }),
    links: list(count(12), { max: 4 }),
    dice: list(integer({ min: 1, max: 12 }), { max: options.riders + 1 }),
    pulls: some,
    chains: some,
    came: list(count(riders), { min: riders, max: riders }),
    setters: some,
  }) as unknown as Schema<Now>;
  const shape = object(
    { turn: count(turns), road: list(object({ rider, square }), { max: riders }) },
    {
      teams: list(team, { min: options.teams, max: options.teams }),
      descents: list(object({ rider, descent: oneOf(['in-reach', 'ready']) }), { max: isSenior(options) ? riders : 0 }),
      home: list(
        object({
          rider,
          overrun: integer({ min: 1, max: runOut }),
          ...(master && {
            turn: integer({ min: 1, max: turns }),
            front: integer({ min: 1, max: runOut }),
            die: integer({ min: 1, max: 6 }),
          }),
        }),
        { max: riders },
      ) as Schema<readonly Home[]>,
      out: list(object({ rider, reason: oneOf(waysOut(options)) }), { max: riders }),
      passed: list(list(rider, { max: 5 }), { min: primes.length, max: primes.length }),
      now,
    },
  );
  return refine(shape, (position, at) => faults(options, position, at));
}

/** What the parts cannot tell by themselves. */
function faults(options: Options, position: Position, at: string): readonly Problem[] {
  const problems: Problem[] = [];
  const fault: Fault = (where, reason, details) => {
    problems.push({ at: inside(at, where), need: details ? { reason, with: details } : { reason } });
  };
  roadFaults(options, position, fault);
  // The rest is judged where the race would go on, which needs a sound road.
  if (problems.length > 0) return problems;
  const course = courseOf(options);
  const state = place(course, position);
  teamFaults(course, state, fault);
  orderFaults(course, state, fault);
  passedFaults(course, state, fault);
  crashFaults(state, fault);
  descentFaults(course, state, position.descents ?? [], fault);
  moveFaults(course, state, fault);
  leftoverFaults(state, fault);
  if (problems.length === 0) askingFaults(course, state, fault);
  return problems;
}

function roadFaults(options: Options, position: Position, fault: Fault): void {
  const { road, home = [], out = [], descents = [] } = position;
  const seen = new Set<RiderId>();
  const once = (rider: RiderId, where: string) => {
    if (seen.has(rider)) fault(`${where}.rider`, 'rider-twice', { rider });
    seen.add(rider);
  };
  for (const [index, { rider, square }] of road.entries()) {
    once(rider, `road[${index}]`);
    if (square > (road[index - 1]?.square ?? square)) fault(`road[${index}].square`, 'road-out-of-order');
  }
  for (const [index, { rider, overrun, turn = 0, front = overrun }] of home.entries()) {
    once(rider, `home[${index}]`);
    // CP-8.9.
    if (front < overrun) fault(`home[${index}].front`, 'out-of-range', { value: front, min: overrun, max: runOut });
    const before = home[index - 1] ?? { overrun, turn };
    if (turn > position.turn) fault(`home[${index}].turn`, 'out-of-range', { value: turn, min: 1, max: position.turn });
    // CP-5.6, CP-8.8.
    if (turn < (before.turn ?? 0)) fault(`home[${index}].turn`, 'home-out-of-order');
    else if (turn === (before.turn ?? 0) && overrun > before.overrun) fault(`home[${index}].overrun`, 'home-out-of-order');
  }
  const absent = absentOf(options);
  for (const [index, { rider, reason }] of out.entries()) {
    once(rider, `out[${index}]`);
    if ((reason === 'absent') !== absent.includes(rider)) fault(`out[${index}].reason`, 'wrong-absent', { rider });
  }
  for (const rider of absent) if (!out.some((one) => one.rider === rider)) fault('out', 'wrong-absent', { rider });
  const missing = ridersOf(options) - seen.size;
  if (missing > 0) fault('road', 'riders-missing', { missing });
  const riding = new Set(road.map(({ rider }) => rider));
  for (const [index, { rider }] of descents.entries()) {
    if (!riding.has(rider)) fault(`descents[${index}].rider`, 'not-on-the-road', { rider });
    else if (descents.findIndex((one) => one.rider === rider) < index) fault(`descents[${index}].rider`, 'rider-twice', { rider });
  }
}

/** CP-8.6: nobody twice, nobody who has never come by, nobody left out who has, and no more than there are points for. */
function passedFaults(course: Course, state: State, fault: Fault): void {
  const { passed, square, road, home } = state;
  const { options } = course;
  const absent = absentOf(options);
  for (const [index, { square: end, points }] of course.primes.entries()) {
    const order = passed[index];
    const max = points.length;
    if (order.length > max) fault(`passed[${index}]`, 'wrong-count', { count: order.length, min: 0, max });
    for (const [nth, rider] of order.entries()) {
      const behind = square[rider] <= end && !canHaveDropped(state) && road.includes(rider);
      if (order.indexOf(rider) < nth) fault(`passed[${index}][${nth}]`, 'rider-twice', { rider });
      else if (behind || absent.includes(rider)) fault(`passed[${index}][${nth}]`, 'not-past-it', { rider });
    }
    if (order.length >= max) continue;
    const come = [...home.map(({ rider }) => rider), ...road.filter((rider) => square[rider] > end && wasThere(state, rider))];
    for (const rider of come) if (!order.includes(rider)) fault(`passed[${index}]`, 'points-missing', { rider });
  }
}

/** CP-7.1, CP-7.2: only a fall or a broken chain takes a rider back, and the start round has neither. */
const canHaveDropped = ({ turn }: State): boolean => turn > 0;

/** Whether the rider stood there, or further on, when the turn began; in the start round nobody has come by yet. */
function wasThere({ now }: State, rider: RiderId): boolean {
  return now.step !== 'start' && now.move[rider] !== 'moved' && now.drank[rider] === 0;
}

/** CP-6.6: double throws belong to the pass on which the climber is. CP-5.4: bottles given in this turn are gone, and have been drunk. */
function teamFaults(course: Course, state: State, fault: Fault): void {
  const { pass, climbs } = course;
  const { teams, square, now } = state;
  for (const [seat, team] of teams.entries()) {
    const { mountainAttacks: attacks } = startTeam(course.options, seat);
    if (team.mountainAttacks > attacks)
      fault(`teams[${seat}].mountainAttacks`, 'out-of-range', { value: team.mountainAttacks, min: 0, max: attacks });
    const here = pass[square[riderOf(course.options, seat, 'climber')]];
    const furthest = furthestOfClimber(course, state, seat);
    const [first, last] = [
      isSenior(course.options) && doublesOn(climbs[here - 1]?.category) > 0 ? here : 0,
      climbs.filter(({ from }) => from <= furthest).length,
    ];
    if (team.pass < first || team.pass > last) fault(`teams[${seat}].pass`, 'out-of-range', { value: team.pass, min: first, max: last });
    const max = here > 0 && here === team.pass ? doublesOn(climbs[here - 1]?.category) : 0;
    if (team.doubles > max) fault(`teams[${seat}].doubles`, 'out-of-range', { value: team.doubles, min: 0, max });
    const given = now.given[seat];
    if (team.bottles + given > bottlesEach)
      fault(`teams[${seat}].bottles`, 'out-of-range', { value: team.bottles, min: 0, max: bottlesEach - given });
    const firstRider = seat * course.options.riders;
    const drunk = now.drank.slice(firstRider, firstRider + course.options.riders).reduce((sum, bottles) => sum + bottles, 0);
    if (drunk !== given) fault(`now.given[${seat}]`, 'out-of-range', { value: given, min: drunk, max: drunk });
  }
}

/** CP-3.5, CP-5.5b: standing orders. In the start round nobody has been asked about a pace. */
function orderFaults({ length }: Course, { teams, square, turn: number, now }: State, fault: Fault): void {
  const foremost = Math.max(0, ...square);
  for (const [seat, { agreesFrom, quiet, ridesOn }] of teams.entries()) {
    const [min, max] = number === 0 ? [0, 0] : [firstPace, highestPace];
    if (agreesFrom > 0 && (agreesFrom < min || agreesFrom > max))
      fault(`teams[${seat}].agreesFrom`, 'out-of-range', { value: agreesFrom, min, max });
    if (quiet > number + 1) fault(`teams[${seat}].quiet`, 'out-of-range', { value: quiet, min: 0, max: number + 1 });
    if (now.step === 'car' && ridesOn > 0 && ridesOn <= foremost)
      fault(`teams[${seat}].ridesOn`, 'out-of-range', { value: ridesOn, min: foremost + 1, max: length });
  }
}

/** Which riders can still have a move to make, and when somebody can be home. */
function moveFaults(course: Course, { turn: number, road, square, home, now }: State, fault: Fault): void {
  const { length } = course;
  const riding = new Set(road);
  const between = isBetweenTurns(now);
  for (const [rider, move] of now.move.entries()) {
    const here = square[rider];
    if ((move === 'waiting' || move === 'chain') && (!riding.has(rider) || here > length))
      fault(`now.move[${rider}]`, 'not-on-the-road', { rider });
    if (between && riding.has(rider) && (move !== 'waiting' || here > length)) fault(`now.move[${rider}]`, 'nobody-has-moved', { rider });
  }
  const chains = now.move.flatMap((move, rider) => (move === 'chain' ? [rider] : []));
  if (
    !sameData(
      [...now.chains].sort((a, b) => a - b),
      chains,
    )
  )
    fault('now.chains', 'wrong-chains');
  // CP-2.7, CP-8.8.
  const over = road.length === 0 || (home.length > 0 && !isMaster(course.options));
  if ((now.step === 'over') !== over) fault('now.step', now.step === 'over' ? 'not-over' : 'race-over');
  if (!between && number === 0) fault('turn', 'out-of-range', { value: 0, min: 1, max: turns });
}

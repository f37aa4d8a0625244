import {
  type CommonReason,
  inside,
  integer,
  list,
  object,
  oneOf,
  type Problem,
  type Refusal,
  type RiderId,
  refine,
  type Schema,
  sameData,
} from '@gruppetto/kernel';
import { bottlesEach, maxOfTeam, maxToRider } from './bottles.ts';
import { canWithdraw } from './car.ts';
import { absentOf, type Course, courseOf, isMountain, isWaiting, ridersOf, runOut, seatOf, stageOf } from './course.ts';
import { formGroup } from './groups.ts';
import { doublesOn } from './moving.ts';
import { canThrow } from './peloton.ts';
import { startTeam } from './play.ts';
import { copy, place } from './position.ts';
import { isClimber, isFlatDomestique, isMaster, isMountainDomestique, isRouleur, isSenior, riderOf, sprintsOf } from './roles.ts';
import { turn } from './turn.ts';
import type { Home, Now, Options, Position, Reason, State, Team } from './types.ts';

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
      agreesFrom: count(9),
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
      out: list(object({ rider, reason: oneOf(master ? ['crashed', 'absent'] : ['withdrew', 'crashed']) }), { max: riders }),
      passed: list(list(rider, { max: 5 }), { min: primes.length, max: primes.length }),
      now,
    },
  );
  return refine(shape, (position, at) => faults(options, position, at));
}

type Fault = (where: string, reason: Reason | CommonReason, details?: Refusal['with']) => void;

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
  passedFaults(course, state, fault);
  moveFaults(course, state, fault);
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
  for (const [index, { rider }] of descents.entries())
    if (!riding.has(rider)) fault(`descents[${index}].rider`, 'not-on-the-road', { rider });
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
function teamFaults(course: Course, { teams, square, turn: number, now }: State, fault: Fault): void {
  const { pass, climbs } = course;
  const foremost = Math.max(0, ...square);
  for (const [seat, team] of teams.entries()) {
    const { mountainAttacks: attacks } = startTeam(course.options, seat);
    if (team.mountainAttacks > attacks)
      fault(`teams[${seat}].mountainAttacks`, 'out-of-range', { value: team.mountainAttacks, min: 0, max: attacks });
    const here = pass[square[riderOf(course.options, seat, 'climber')]];
    if (isSenior(course.options) && doublesOn(climbs[here - 1]?.category) > 0 && team.pass < here)
      fault(`teams[${seat}].pass`, 'out-of-range', { value: team.pass, min: here, max: climbs.length });
    const most = here > 0 && here === team.pass ? doublesOn(climbs[here - 1]?.category) : 0;
    if (team.doubles > most) fault(`teams[${seat}].doubles`, 'out-of-range', { value: team.doubles, min: 0, max: most });
    if (team.quiet > number + 1) fault(`teams[${seat}].quiet`, 'out-of-range', { value: team.quiet, min: 0, max: number + 1 });
    // CP-5.5b.
    if (now.step === 'car' && team.ridesOn > 0 && team.ridesOn <= foremost)
      fault(`teams[${seat}].ridesOn`, 'out-of-range', { value: team.ridesOn, min: foremost + 1, max: course.length });
    const given = now.given[seat];
    if (team.bottles + given > bottlesEach)
      fault(`teams[${seat}].bottles`, 'out-of-range', { value: team.bottles, min: 0, max: bottlesEach - given });
    const first = seat * course.options.riders;
    const drunk = now.drank.slice(first, first + course.options.riders).reduce((sum, bottles) => sum + bottles, 0);
    if (drunk !== given) fault(`now.given[${seat}]`, 'out-of-range', { value: given, min: drunk, max: drunk });
  }
}

/** Who can still have a move to make, and when somebody can be home. */
function moveFaults(course: Course, { turn: number, road, square, home, now }: State, fault: Fault): void {
  const { length } = course;
  const riding = new Set(road);
  const between = now.step === 'start' || now.step === 'car' || now.step === 'withdraw' || now.step === 'over';
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

/** Whether the race can go on from here: the question has what it needs, and something to ask. */
function askingFaults(course: Course, state: State, fault: Fault): void {
  const { now } = state;
  const { options } = course;
  if (now.step === 'over') return;
  const [where, reason] = askingFault(course, state) ?? [];
  if (where) return fault(where, reason ?? 'nothing-to-ask');
  if (now.rider >= 0 && seatOf(options, now.rider) !== now.seat)
    return fault('now.rider', 'not-their-rider', { rider: now.rider, seat: now.seat });
  if (!hasQuestion(course, state)) fault('now.step', 'nothing-to-ask');
}

/** Nobody is asked where there is nothing to choose, but for the signs of the start, of a turn and of a broken chain. */
function hasQuestion(course: Course, state: State): boolean {
  const choices = turn(course, state)?.choices ?? [];
  switch (state.now.step) {
    case 'before':
      return choices.some((choice) => choice.do !== 'nothing' && choice.do !== 'ask-again');
    case 'start':
    case 'car':
    case 'chain':
      return choices.length > 0;
    default:
      return choices.length > 1;
  }
}

type Complaint = readonly [where: string, reason: Reason] | undefined;

function askingFault(course: Course, state: State): Complaint {
  const { now, turn: number, square } = state;
  const { options } = course;
  const waiting = state.road.filter((rider) => isWaiting(state, rider));
  const about = now.rider >= 0;
  switch (now.step) {
    case 'start':
      return number === 0 && state.road.every((rider) => (square[rider] === 0) === seatOf(options, rider) >= now.seat) && !about
        ? undefined
        : ['now.seat', 'wrong-starters'];
    case 'car':
      return about ? ['now.rider', 'nothing-to-ask'] : undefined;
    case 'withdraw':
      return canWithdraw(course, state, now.seat) && !about ? undefined : ['now.step', 'nothing-to-ask'];
    case 'before':
    case 'give':
    case 'sprint':
    case 'attack':
    case 'fall-back': {
      const other = copy(state);
      return formGroup(course, other) && sameData(other.now.group, now.group) && !about ? undefined : ['now.group', 'wrong-group'];
    }
    case 'end':
      return waiting.length === 0 && now.chains.length === 0 && !about ? undefined : ['now.step', 'turn-not-over'];
    case 'chain':
      return waiting.length === 0 && now.rider === now.chains[0] && about ? undefined : ['now.rider', 'wrong-chains'];
    case 'squares':
      return now.group.kind === 'alone' &&
        sameData(now.group.riders, [now.rider]) &&
        now.move[now.rider] === 'waiting' &&
        state.road.includes(now.rider) &&
        isMountain(course, square[now.rider]) &&
        (sameData(now.dice, [3]) || sameData(now.dice, [5]))
        ? undefined
        : ['now.dice', 'nothing-to-ask'];
    default:
      return throwingFault(course, state, waiting);
  }
}

/** CP-2.4: the group is frozen; who of it waits is where it was formed, and nobody else is there or before it. */
function throwingFault(course: Course, state: State, waiting: readonly RiderId[]): Complaint {
  const { now, square } = state;
  const { options } = course;
  const { kind, top, bottom, riders } = now.group;
  const mountain = kind === 'mountain';
  const stands = (rider: RiderId) => square[rider] >= bottom && square[rider] <= top;
  const members = riders.filter((rider) => isWaiting(state, rider));
  const team = seatOf(options, riders[0] ?? 0);
  const others = waiting.filter((rider) => !members.includes(rider) && square[rider] >= bottom);
  if (new Set(riders).size !== riders.length || riders.length === 0 || bottom > top || !members.every(stands))
    return ['now.group', 'wrong-group'];
  if (others.some((rider) => square[rider] > top || !mountain || seatOf(options, rider) === team)) return ['now.group', 'wrong-group'];
  for (let here = bottom; here <= top; here++) if (isMountain(course, here) !== mountain) return ['now.group', 'wrong-group'];
  if (kind !== 'peloton' && bottom !== top) return ['now.group', 'wrong-group'];
  const thrown = now.throws.map(({ rider }) => rider);
  if (new Set(thrown).size !== thrown.length || !thrown.every((rider) => riders.includes(rider))) return ['now.throws', 'wrong-throws'];
  return mountain ? mountainFault(course, state, members) : flatFault(course, state, members);
}

function flatFault(course: Course, state: State, members: readonly RiderId[]): Complaint {
  const { now } = state;
  const { options } = course;
  const { kind, riders } = now.group;
  switch (now.step) {
    case 'peloton':
    case 'domestique': {
      if (kind !== 'peloton') return ['now.group', 'wrong-group'];
      if (now.throws.some(({ value }) => value < 3 || value > 9)) return ['now.throws', 'wrong-throws'];
      if (now.step === 'peloton') return now.rider < 0 ? undefined : ['now.rider', 'nothing-to-ask'];
      const helps = now.rider >= 0 && isFlatDomestique(options, now.rider) && canThrow(course, state, now.rider);
      return helps && now.dice.length === 1 && now.dice[0] > 9 ? undefined : ['now.dice', 'nothing-to-ask'];
    }
    case 'paceline':
    case 'link': {
      if (kind !== 'paceline' || members.length !== riders.length || riders.length < 2) return ['now.group', 'wrong-group'];
      if (now.throws.some(({ value }) => value < 2)) return ['now.throws', 'wrong-throws'];
      if (now.step === 'paceline') return now.rider < 0 ? undefined : ['now.rider', 'nothing-to-ask'];
      const asks = now.throws.length === riders.length && now.rider >= 0 && isRouleur(options, now.rider) && riders.includes(now.rider);
      return asks && (turn(course, state)?.choices.length ?? 0) > 1 ? undefined : ['now.throws', 'wrong-throws'];
    }
    default:
      return ['now.step', 'nothing-to-ask'];
  }
}

function mountainFault(course: Course, state: State, members: readonly RiderId[]): Complaint {
  const { now, teams } = state;
  const { options } = course;
  const { riders } = now.group;
  const team = seatOf(options, riders[0]);
  if (riders.some((rider) => seatOf(options, rider) !== team)) return ['now.group', 'wrong-group'];
  if (now.throws.length !== riders.length - members.length || now.throws.some(({ value }) => value > 6))
    return ['now.throws', 'wrong-throws'];
  switch (now.step) {
    case 'double': {
      const climber = now.rider >= 0 && isClimber(options, now.rider) && members.includes(now.rider);
      return climber && members.length === riders.length && teams[team].doubles > 0 ? undefined : ['now.rider', 'nothing-to-ask'];
    }
    case 'assign': {
      const spare = now.dice.length - members.length;
      if ((spare !== 0 && spare !== 1) || now.dice.some((die) => die > 6)) return ['now.dice', 'wrong-throws'];
      return members.length > 0 && now.rider === Math.min(...members) && (turn(course, state)?.choices.length ?? 0) > 1
        ? undefined
        : ['now.rider', 'nothing-to-ask'];
    }
    case 'pull': {
      const domestique = riders.some((rider) => isMountainDomestique(options, rider));
      const sound = now.pulls.every((rider) => riders.includes(rider) && state.road.includes(rider));
      return members.length === 0 && domestique && sound && now.rider === now.pulls[0] ? undefined : ['now.pulls', 'nothing-to-ask'];
    }
    default:
      return ['now.step', 'nothing-to-ask'];
  }
}

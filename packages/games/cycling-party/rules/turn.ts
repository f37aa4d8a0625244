import type { Barred, RiderId, Seat, Turn } from '@gruppetto/kernel';
import { canDrink, maxFor, maxOfTeam, maxToRider, mayDrink, mayDrinkAtEnd, mayDrinkBefore, type Occasion, priceOff } from './bottles.ts';
import { canWithdraw, nextMarker, teamOnRoad } from './car.ts';
import { type Course, isMountain, seatOf } from './course.ts';
import { isInGroup } from './groups.ts';
import { isMagic } from './mountain.ts';
import { openLinks } from './paceline.ts';
import { canThrow, paceOf } from './peloton.ts';
import { isMaster, isSenior, riderOf } from './roles.ts';
import { attackEnds, canAttack, canAttackMountain, canDescend, canFallBack, canSprint, fallBackSquares, sprintEnds } from './specials.ts';
import type { Choice, Reason, State, View } from './types.ts';

// Choices are made once: a forecast asks for them a million times a second.
const maxRiders = 36;
const forRider = (make: (rider: RiderId) => Choice): readonly Choice[] => Array.from({ length: maxRiders }, (_, rider) => make(rider));
const gives = forRider((rider) => ({ do: 'give', rider }));
const throws = forRider((rider) => ({ do: 'throw', rider }));
const attacks = forRider((rider) => ({ do: 'attack', rider }));
const fallsBack = forRider((rider) => ({ do: 'fall-back', rider }));
const descends = forRider((rider) => ({ do: 'descend', rider }));
const withdraws = forRider((rider) => ({ do: 'withdraw', rider }));
const starts: readonly Choice[] = [{ do: 'start' }];
const nothing: Choice = { do: 'nothing' };
const nothingThisTurn: Choice = { do: 'nothing', for: 'turn' };
const someGive: Choice = { do: 'give' };
const someSprint: Choice = { do: 'sprint' };
const threeDice = { do: 'sprint', with: 'three-dice' } as const satisfies Choice;
const twentySided = { do: 'sprint', with: 'twenty-sided' } as const satisfies Choice;
const mountainAttack: Choice = { do: 'mountain-attack' };
const someAttack: Choice = { do: 'attack' };
const someFallsBack: Choice = { do: 'fall-back' };
const agree: Choice = { do: 'agree' };
const agreeFrom: readonly Choice[] = Array.from({ length: 10 }, (_, pace) => ({ do: 'agree-from', pace }));
const escapeOrPace: readonly Choice[] = [{ do: 'escape' }, { do: 'set-pace' }];
const doubleOrNot: readonly Choice[] = [{ do: 'double' }, { do: 'single' }];
const assigns: readonly Choice[] = Array.from({ length: 7 }, (_, die) => ({ do: 'assign', die }));
const magicFive: Choice = { do: 'assign', die: 5, magic: true };
const pullOrLeave: readonly Choice[] = [{ do: 'pull' }, { do: 'leave' }];
const goes: readonly Choice[] = [0, 1, 2, 3].map((squares) => ({ do: 'go', squares }));
const rideOn: Choice = { do: 'ride-on' };
const someWithdraw: Choice = { do: 'withdraw' };
const askAgain: Choice = { do: 'ask-again' };

export function turn(course: Course, state: State): Turn<Choice> | undefined {
  const { step, seat, rider } = state.now;
  if (step === 'over') return undefined;
  const choices = choicesOf(course, state);
  return rider < 0 ? { seat, choices } : { seat, rider, choices };
}

function choicesOf(course: Course, state: State): readonly Choice[] {
  const { now } = state;
  const { seat } = now;
  switch (now.step) {
    case 'start':
      return starts;
    case 'car':
      return carChoices(course, state, seat);
    case 'withdraw':
      return teamOnRoad(course, state, seat).map((rider) => withdraws[rider]);
    case 'before':
      return beforeChoices(course, state, seat);
    case 'end':
      return [nothing, ...ofTeam(course, state, seat, gives, mayDrinkAtEnd)];
    case 'give':
      return ofTeam(course, state, seat, gives, mayDrinkBefore);
    case 'sprint':
      return sprintChoices(course, state, seat);
    case 'attack':
      return ofTeam(course, state, seat, attacks, canAttack);
    case 'fall-back':
      return ofTeam(course, state, seat, fallsBack, canFallBack);
    case 'squares':
      return fallBackSquares[now.dice[0]].map((squares) => goes[squares]);
    case 'peloton': {
      const list = ofTeam(course, state, seat, throws, canThrow);
      list.push(agree, agreeFrom[paceOf(state)]);
      return list;
    }
    case 'paceline':
      return ofTeam(course, state, seat, throws, canThrow);
    case 'domestique':
      return escapeOrPace;
    case 'link':
      return linkChoices(state);
    case 'double':
      return doubleOrNot;
    case 'assign':
      return assignChoices(course, state);
    case 'pull':
      return pullOrLeave;
    case 'chain':
      return [throws[now.rider]];
    case 'over':
      return [];
  }
}

type May = (course: Course, state: View, rider: RiderId) => boolean;

function ofTeam(course: Course, state: View, seat: Seat, choices: readonly Choice[], may: May): Choice[] {
  const list: Choice[] = [];
  addOfTeam(list, course, state, seat, choices, may);
  return list;
}

function addOfTeam(list: Choice[], course: Course, state: View, seat: Seat, choices: readonly Choice[], may: May): void {
  for (const rider of course.teams[seat]) if (may(course, state, rider)) list.push(choices[rider]);
}

function carChoices(course: Course, state: View, seat: Seat): readonly Choice[] {
  const list = [rideOn];
  const until = nextMarker(course, state, seat);
  if (until !== undefined) list.push({ do: 'ride-on', until });
  if (canWithdraw(course, state, seat)) list.push(someWithdraw);
  if (state.teams[seat].agreesFrom > 0) list.push(askAgain);
  return list;
}

/** Of several riders who could do the same, the one is chosen next. */
function addOneOf(list: Choice[], some: Choice, course: Course, state: View, seat: Seat, choices: readonly Choice[], may: May): void {
  let found = -1;
  for (const rider of course.teams[seat]) {
    if (!may(course, state, rider)) continue;
    if (found >= 0) {
      list.push(some);
      return;
    }
    found = rider;
  }
  if (found >= 0) list.push(choices[found]);
}

/** CP-5.1, CP-8.4. */
const sprintChoices = (course: Course, state: View, seat: Seat): Choice[] =>
  [threeDice, twentySided].filter((choice) => canSprint(course, state, seat, choice.with));

/** CP-5.5a, CP-5.5b: what comes before an activation, and the standing orders. */
function beforeChoices(course: Course, state: View, seat: Seat): readonly Choice[] {
  const list: Choice[] = [nothing];
  addOneOf(list, someGive, course, state, seat, gives, mayDrinkBefore);
  const [short, long] = [canSprint(course, state, seat, 'three-dice'), canSprint(course, state, seat, 'twenty-sided')];
  if (short || long) list.push(short && long ? someSprint : short ? threeDice : twentySided);
  if (isSenior(course.options)) {
    if (canAttackMountain(course, state, seat)) list.push(mountainAttack);
    addOfTeam(list, course, state, seat, descends, canDescend);
    addOneOf(list, someAttack, course, state, seat, attacks, canAttack);
    addOneOf(list, someFallsBack, course, state, seat, fallsBack, canFallBack);
  }
  list.push(nothingThisTurn);
  const until = nextMarker(course, state, seat);
  if (until !== undefined) list.push({ do: 'nothing', until });
  if (state.teams[seat].agreesFrom > 0) list.push(askAgain);
  return list;
}

/** CP-6.7. */
function linkChoices(state: View): readonly Choice[] {
  const { up, down } = openLinks(state, state.now.rider);
  const list: Choice[] = [];
  for (const upwards of up ? [true, false] : [false])
    for (const downwards of down ? [true, false] : [false]) list.push({ do: 'link', up: upwards, down: downwards });
  return list;
}

/** CP-4.3, CP-6.5: the dice that differ, highest first. */
function assignChoices(course: Course, state: View): readonly Choice[] {
  const { dice, rider } = state.now;
  const list: Choice[] = [];
  for (let die = 6; die >= 1; die--) {
    if (!dice.includes(die)) continue;
    if (isMagic(course, state, rider, die)) list.push(magicFive);
    list.push(assigns[die]);
  }
  return list;
}

/** What a manager would look for now, and why it isn't offered. */
export function barred(course: Course, state: State): readonly Barred<Choice, Reason>[] {
  const { now } = state;
  const { options } = course;
  const { seat, step } = now;
  const first = seat * options.riders;
  const team = teamOnRoad(course, state, seat);
  switch (step) {
    case 'car':
      if (isMaster(options)) return [{ choice: someWithdraw, refusal: { reason: 'no-withdrawals', rule: 'CP-8.5' } }];
      return canWithdraw(course, state, seat) || team.length === 0
        ? []
        : [{ choice: someWithdraw, refusal: { reason: 'last-rider', rule: 'CP-5.8', with: { rider: team[0] } } }];
    case 'before':
      return [
        ...noBottle(course, state, team, 'before'),
        ...noSprint(course, state, seat),
        ...noMountainAttack(course, state, seat),
        ...noAttack(course, state, team),
        ...noFallBack(course, state, team),
      ];
    case 'give':
      return noBottle(course, state, team, 'before');
    case 'end':
      return noBottle(course, state, team, 'end');
    case 'sprint':
      return noSprint(course, state, seat);
    case 'peloton':
    case 'paceline':
      return team
        .filter((rider) => !canThrow(course, state, rider))
        .map((rider) => ({ choice: throws[rider], refusal: whyNoThrow(state, rider) }));
    case 'start':
      return [{ choice: throws[first], refusal: { reason: 'all-throw-at-start', rule: 'CP-2.1' } }];
    default:
      return [];
  }
}

const noBottle = (course: Course, state: View, team: readonly RiderId[], occasion: Occasion): readonly Barred<Choice, Reason>[] =>
  team
    .filter((rider) => !mayDrink(course, state, rider, occasion))
    .map((rider) => ({ choice: gives[rider], refusal: whyNoBottle(course, state, rider, occasion) }));

function whyNoBottle(course: Course, state: View, rider: RiderId, occasion: Occasion): Barred<Choice, Reason>['refusal'] {
  const { now, square } = state;
  const { options } = course;
  const seat = seatOf(options, rider);
  const here = square[rider];
  if (here > course.length) return { reason: 'bottle-beyond-line', rule: 'CP-5.4', with: { rider } };
  if (now.move[rider] === 'lost') return { reason: 'bottle-after-fall', rule: 'CP-7.2', with: { rider } };
  if (now.move[rider] === 'chain') return { reason: 'bottle-broken-chain', rule: 'CP-7.1', with: { rider } };
  if (canDrink(course, state, rider))
    return { reason: occasion === 'end' ? 'bottle-gains-nothing' : 'bottle-not-now', rule: 'CP-5.5', with: { rider } };
  const price = priceOff(course, here);
  if (maxToRider - now.drank[rider] < price) return { reason: 'rider-has-drunk', rule: 'CP-5.4', with: { rider, max: maxToRider } };
  if (maxOfTeam - now.given[seat] < price) return { reason: 'team-has-given', rule: 'CP-5.4', with: { rider, max: maxOfTeam } };
  return { reason: 'too-few-bottles', rule: 'CP-5.3', with: { rider, price, owned: maxFor(course, state, rider) } };
}

function whyNoThrow(state: View, rider: RiderId): Barred<Choice, Reason>['refusal'] {
  if (state.now.throws.some((one) => one.rider === rider)) return { reason: 'has-thrown', rule: 'CP-3.5', with: { rider } };
  if (state.now.move[rider] === 'lost') return { reason: 'lost-move', rule: 'CP-7.2', with: { rider } };
  return { reason: 'not-in-group', rule: 'CP-2.3', with: { rider } };
}

function noSprint(course: Course, state: View, seat: Seat): readonly Barred<Choice, Reason>[] {
  const rider = riderOf(course.options, seat, 'sprinter');
  return [threeDice, twentySided]
    .filter((choice) => !canSprint(course, state, seat, choice.with))
    .map((choice) => ({ choice, refusal: whyNoSprint(course, state, rider, seat, sprintEnds[choice.with]) }));
}

function whyNoSprint(course: Course, state: View, rider: RiderId, seat: Seat, ends: number): Barred<Choice, Reason>['refusal'] {
  const { length, pass } = course;
  if (!isInGroup(course, state, rider)) return { reason: 'not-in-group', rule: 'CP-5.2', with: { rider } };
  if (state.teams[seat].sprints === 0) return { reason: 'no-sprints', rule: 'CP-5.1', with: { rider } };
  if (pass[state.square[rider]] > 0) return { reason: 'sprint-on-mountain', rule: 'CP-5.1', with: { rider } };
  return { reason: 'sprint-too-late', rule: 'CP-8.4', with: { rider, last: length - ends, ends } };
}

function noMountainAttack(course: Course, state: View, seat: Seat): readonly Barred<Choice, Reason>[] {
  if (!isMaster(course.options) || canAttackMountain(course, state, seat)) return [];
  const rider = riderOf(course.options, seat, 'climber');
  const reason = !isInGroup(course, state, rider)
    ? 'not-in-group'
    : state.teams[seat].mountainAttacks === 0
      ? 'no-mountain-attacks'
      : 'not-on-hors';
  return [{ choice: mountainAttack, refusal: { reason, rule: 'CP-8.3', with: { rider } } }];
}

function noAttack(course: Course, state: View, team: readonly RiderId[]): readonly Barred<Choice, Reason>[] {
  const { teams, square } = state;
  const { options } = course;
  if (!isSenior(options)) return [{ choice: someAttack, refusal: { reason: 'senior-only', rule: 'CP-7.1' } }];
  return team.flatMap((rider) => {
    if (!isInGroup(course, state, rider) || canAttack(course, state, rider)) return [];
    const here = square[rider];
    const reason =
      teams[seatOf(options, rider)].attacks === 0 ? 'attack-used' : isMountain(course, here) ? 'attack-on-mountain' : 'attack-too-late';
    return [{ choice: attacks[rider], refusal: { reason, rule: 'CP-7.1', with: { rider, last: course.length - attackEnds } } }];
  });
}

function noFallBack(course: Course, state: View, team: readonly RiderId[]): readonly Barred<Choice, Reason>[] {
  if (!isSenior(course.options)) return [{ choice: someFallsBack, refusal: { reason: 'senior-only', rule: 'CP-7.3' } }];
  return team
    .filter((rider) => isInGroup(course, state, rider) && !canFallBack(course, state, rider))
    .map((rider) => ({ choice: fallsBack[rider], refusal: { reason: 'nobody-behind', rule: 'CP-7.3', with: { rider } } }));
}

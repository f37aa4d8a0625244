import type { Barred, RiderId, Seat, Turn } from '@gruppetto/kernel';
import { canDrink, mayDrink, mostFor, mostOfTeam, mostToRider, type Occasion, priceOff } from './bottles.ts';
import { canWithdraw, nextMarker, teamOnRoad } from './car.ts';
import { courseOf, isMountain, seatOf } from './course.ts';
import { isInGroup } from './groups.ts';
import { isMagic } from './mountain.ts';
import { openLinks } from './paceline.ts';
import { canThrow, paceOf } from './peloton.ts';
import { isMaster, isSenior, riderOf } from './roles.ts';
import { attackEnds, canAttack, canAttackMountain, canDescend, canFallBack, canSprint, fallBackSquares, sprintEnds } from './specials.ts';
import type { Choice, State, View } from './types.ts';

// Choices are made once: a forecast asks for them a million times a second.
const mostRiders = 36;
const forRider = (make: (rider: RiderId) => Choice): readonly Choice[] => Array.from({ length: mostRiders }, (_, rider) => make(rider));
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

export function turn(state: State): Turn<Choice> | undefined {
  const { step, seat, rider } = state.now;
  if (step === 'over') return undefined;
  const choices = choicesOf(state);
  return rider < 0 ? { seat, choices } : { seat, rider, choices };
}

function choicesOf(state: State): readonly Choice[] {
  const { now } = state;
  const { seat } = now;
  switch (now.step) {
    case 'start':
      return starts;
    case 'car':
      return carChoices(state, seat);
    case 'withdraw':
      return teamOnRoad(state, seat).map((rider) => withdraws[rider]);
    case 'before':
      return beforeChoices(state, seat);
    case 'end':
      return [nothing, ...drinkers(state, seat, 'end')];
    case 'give':
      return drinkers(state, seat, 'before');
    case 'sprint':
      return sprintChoices(state, seat);
    case 'attack':
      return ofTeam(state, seat, attacks, canAttack);
    case 'fall-back':
      return ofTeam(state, seat, fallsBack, canFallBack);
    case 'squares':
      return fallBackSquares[now.dice[0]].map((squares) => goes[squares]);
    case 'peloton': {
      const list = ofTeam(state, seat, throws, canThrow);
      list.push(agree, agreeFrom[paceOf(state)]);
      return list;
    }
    case 'paceline':
      return ofTeam(state, seat, throws, canThrow);
    case 'domestique':
      return escapeOrPace;
    case 'link':
      return linkChoices(state);
    case 'double':
      return doubleOrNot;
    case 'assign':
      return assignChoices(state);
    case 'pull':
      return pullOrLeave;
    case 'chain':
      return [throws[now.rider]];
    case 'over':
      return [];
  }
}

function ofTeam(state: View, seat: Seat, choices: readonly Choice[], may: (state: View, rider: RiderId) => boolean): Choice[] {
  const { options } = state;
  const list: Choice[] = [];
  const first = seat * options.riders;
  for (let rider = first; rider < first + options.riders; rider++) if (may(state, rider)) list.push(choices[rider]);
  return list;
}

function carChoices(state: View, seat: Seat): readonly Choice[] {
  const list = [rideOn];
  const until = nextMarker(state, seat);
  if (until !== undefined) list.push({ do: 'ride-on', until });
  if (canWithdraw(state, seat)) list.push(someWithdraw);
  if (state.teams[seat].agreesFrom > 0) list.push(askAgain);
  return list;
}

/** CP-5.5. */
const drinkers = (state: View, seat: Seat, occasion: Occasion): Choice[] =>
  ofTeam(state, seat, gives, (_, rider) => mayDrink(state, rider, occasion));

/** CP-5.1, CP-8.4. */
const sprintChoices = (state: View, seat: Seat): Choice[] =>
  [threeDice, twentySided].filter((choice) => canSprint(state, seat, choice.with));

/** CP-5.5a, CP-5.5b: what comes before an activation, and the standing orders. */
function beforeChoices(state: View, seat: Seat): readonly Choice[] {
  const list: Choice[] = [nothing];
  // Of several riders who could do the same, the one is chosen next.
  const oneOf = (some: Choice, all: readonly Choice[]) => {
    if (all.length > 0) list.push(all.length > 1 ? some : all[0]);
  };
  oneOf(someGive, drinkers(state, seat, 'before'));
  oneOf(someSprint, sprintChoices(state, seat));
  if (isSenior(state.options)) {
    if (canAttackMountain(state, seat)) list.push(mountainAttack);
    list.push(...ofTeam(state, seat, descends, canDescend));
    oneOf(someAttack, ofTeam(state, seat, attacks, canAttack));
    oneOf(someFallsBack, ofTeam(state, seat, fallsBack, canFallBack));
  }
  list.push(nothingThisTurn);
  const until = nextMarker(state, seat);
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
function assignChoices(state: View): readonly Choice[] {
  const { dice, rider } = state.now;
  const list: Choice[] = [];
  for (let die = 6; die >= 1; die--) {
    if (!dice.includes(die)) continue;
    if (isMagic(state, rider, die)) list.push(magicFive);
    list.push(assigns[die]);
  }
  return list;
}

/** What a manager would look for now, and why he does not find it. */
export function barred(state: State): readonly Barred<Choice>[] {
  const { now, options } = state;
  const { seat, step } = now;
  const first = seat * options.riders;
  const team = teamOnRoad(state, seat);
  switch (step) {
    case 'car':
      if (isMaster(options)) return [{ choice: someWithdraw, refusal: { reason: 'no-withdrawals', rule: 'CP-8.5' } }];
      return canWithdraw(state, seat) || team.length === 0
        ? []
        : [{ choice: someWithdraw, refusal: { reason: 'last-rider', rule: 'CP-5.8', with: { rider: team[0] } } }];
    case 'before':
      return [
        ...noBottle(state, team, 'before'),
        ...noSprint(state, seat),
        ...noMountainAttack(state, seat),
        ...noAttack(state, team),
        ...noFallBack(state, team),
      ];
    case 'give':
      return noBottle(state, team, 'before');
    case 'end':
      return noBottle(state, team, 'end');
    case 'sprint':
      return noSprint(state, seat);
    case 'peloton':
    case 'paceline':
      return team.filter((rider) => !canThrow(state, rider)).map((rider) => ({ choice: throws[rider], refusal: whyNoThrow(state, rider) }));
    case 'start':
      return [{ choice: throws[first], refusal: { reason: 'all-throw-at-start', rule: 'CP-2.1' } }];
    default:
      return [];
  }
}

const noBottle = (state: View, team: readonly RiderId[], occasion: Occasion): readonly Barred<Choice>[] =>
  team
    .filter((rider) => !mayDrink(state, rider, occasion))
    .map((rider) => ({ choice: gives[rider], refusal: whyNoBottle(state, rider, occasion) }));

function whyNoBottle(state: View, rider: RiderId, occasion: Occasion): Barred<Choice>['refusal'] {
  const { now, options, square } = state;
  const seat = seatOf(options, rider);
  const here = square[rider];
  if (here > courseOf(options).length) return { reason: 'bottle-beyond-line', rule: 'CP-5.4', with: { rider } };
  if (now.move[rider] === 'lost') return { reason: 'bottle-after-fall', rule: 'CP-7.2', with: { rider } };
  if (now.move[rider] === 'chain') return { reason: 'bottle-broken-chain', rule: 'CP-7.1', with: { rider } };
  if (canDrink(state, rider))
    return { reason: occasion === 'end' ? 'bottle-gains-nothing' : 'bottle-not-now', rule: 'CP-5.5', with: { rider } };
  const price = priceOff(state, here);
  if (mostToRider - now.drank[rider] < price) return { reason: 'rider-has-drunk', rule: 'CP-5.4', with: { rider, most: mostToRider } };
  if (mostOfTeam - now.given[seat] < price) return { reason: 'team-has-given', rule: 'CP-5.4', with: { rider, most: mostOfTeam } };
  return { reason: 'too-few-bottles', rule: 'CP-5.3', with: { rider, price, owned: mostFor(state, rider) } };
}

function whyNoThrow(state: View, rider: RiderId): Barred<Choice>['refusal'] {
  if (state.now.throws.some((one) => one.rider === rider)) return { reason: 'has-thrown', rule: 'CP-3.5', with: { rider } };
  if (state.now.move[rider] === 'lost') return { reason: 'lost-his-move', rule: 'CP-7.2', with: { rider } };
  return { reason: 'not-in-group', rule: 'CP-2.3', with: { rider } };
}

function noSprint(state: View, seat: Seat): readonly Barred<Choice>[] {
  const rider = riderOf(state.options, seat, 'sprinter');
  return [threeDice, twentySided]
    .filter((choice) => !canSprint(state, seat, choice.with))
    .map((choice) => ({ choice, refusal: whyNoSprint(state, rider, seat, sprintEnds[choice.with]) }));
}

function whyNoSprint(state: View, rider: RiderId, seat: Seat, ends: number): Barred<Choice>['refusal'] {
  const { length, pass } = courseOf(state.options);
  if (!isInGroup(state, rider)) return { reason: 'not-in-group', rule: 'CP-5.2', with: { rider } };
  if (state.teams[seat].sprints === 0) return { reason: 'no-sprints', rule: 'CP-5.1', with: { rider } };
  if (pass[state.square[rider]] > 0) return { reason: 'sprint-on-mountain', rule: 'CP-5.1', with: { rider } };
  return { reason: 'sprint-too-late', rule: 'CP-8.4', with: { rider, last: length - ends, ends } };
}

function noMountainAttack(state: View, seat: Seat): readonly Barred<Choice>[] {
  if (!isMaster(state.options) || canAttackMountain(state, seat)) return [];
  const rider = riderOf(state.options, seat, 'climber');
  const reason = !isInGroup(state, rider)
    ? 'not-in-group'
    : state.teams[seat].mountainAttacks === 0
      ? 'no-mountain-attacks'
      : 'not-on-hors';
  return [{ choice: mountainAttack, refusal: { reason, rule: 'CP-8.3', with: { rider } } }];
}

function noAttack(state: View, team: readonly RiderId[]): readonly Barred<Choice>[] {
  const { options, teams, square } = state;
  if (!isSenior(options)) return [{ choice: someAttack, refusal: { reason: 'senior-only', rule: 'CP-7.1' } }];
  const course = courseOf(options);
  return team.flatMap((rider) => {
    if (!isInGroup(state, rider) || canAttack(state, rider)) return [];
    const here = square[rider];
    const reason =
      teams[seatOf(options, rider)].attacks === 0 ? 'attack-used' : isMountain(course, here) ? 'attack-on-mountain' : 'attack-too-late';
    return [{ choice: attacks[rider], refusal: { reason, rule: 'CP-7.1', with: { rider, last: course.length - attackEnds } } }];
  });
}

function noFallBack(state: View, team: readonly RiderId[]): readonly Barred<Choice>[] {
  if (!isSenior(state.options)) return [{ choice: someFallsBack, refusal: { reason: 'senior-only', rule: 'CP-7.3' } }];
  return team
    .filter((rider) => isInGroup(state, rider) && !canFallBack(state, rider))
    .map((rider) => ({ choice: fallsBack[rider], refusal: { reason: 'nobody-behind', rule: 'CP-7.3', with: { rider } } }));
}

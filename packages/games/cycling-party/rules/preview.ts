import type { Effect, Outcome, Preview, Risk as PreviewRisk, RiderId } from '@gruppetto/kernel';
import { priceOff } from './bottles.ts';
import { type Course, isMountain, ride, seatOf } from './course.ts';
import { afterFall, mayFall } from './moving.ts';
import { chainsOf, isLastLink, linksWith } from './paceline.ts';
import { leavesBy, paceOf } from './peloton.ts';
import { isRouleur, riderOf, rouleurMin } from './roles.ts';
import { fallBackSquares, isTwoPairs, lastSquare } from './specials.ts';
import type { Choice, Risk, Thing, Throw, View } from './types.ts';

type Meaning = Preview<Thing, Risk>;

export function preview(course: Course, view: View, choice: Choice): Meaning {
  const shown = previewOf(course, view, choice);
  const points = pointsAhead(course, view, shown);
  return points ? { ...shown, risks: [...(shown.risks ?? []), points] } : shown;
}

/** CP-8.6: the chance that it takes the rider past the next pass or sprint that has points left. */
function pointsAhead(course: Course, { square, passed }: View, { rider, to, spread = [] }: Meaning): PreviewRisk<Risk> | undefined {
  if (rider === undefined) return undefined;
  const here = square[rider];
  const { primes } = course;
  const index = primes.findIndex(({ square, points }, nth) => square >= here && (passed[nth]?.length ?? 0) < points.length);
  const prime = primes[index];
  if (!prime || passed[index]?.includes(rider)) return undefined;
  const isPast = (there: number) => there > prime.square;
  const chance = to === undefined ? spread.reduce((sum, one) => sum + (isPast(one.to) ? one.chance : 0), 0) : Number(isPast(to));
  return chance > 0
    ? { what: prime.kind === 'sprint' ? 'past-sprint' : 'past-pass', chance: Math.min(1, chance), rule: 'CP-8.6' }
    : undefined;
}

function previewOf(course: Course, view: View, choice: Choice): Meaning {
  const { now } = view;
  const { options } = course;
  const { seat, rider } = now;
  switch (choice.do) {
    case 'give': {
      if (choice.rider === undefined) return {};
      const here = squareOf(view, choice.rider);
      return {
        rider: choice.rider,
        to: here + 1,
        effects: [{ seat, rider: choice.rider, what: 'bottle', amount: -priceOff(course, here) }],
      };
    }
    case 'sprint': {
      if (choice.with === undefined) return {};
      const sprinter = riderOf(options, seat, 'sprinter');
      const throws = choice.with === 'three-dice' ? threeDice : twentySided;
      return {
        rider: sprinter,
        spread: rideSpread(course, view, sprinter, throws),
        effects: [{ seat, rider: sprinter, what: 'sprint', amount: -1 }],
      };
    }
    case 'attack':
      return choice.rider === undefined ? {} : previewAttack(course, view, choice.rider);
    case 'fall-back':
      return choice.rider === undefined ? {} : { rider: choice.rider, spread: fallBackSpread(course, view, choice.rider) };
    case 'descend':
      return previewDescent(course, view, choice.rider);
    case 'mountain-attack': {
      const leader = riderOf(options, seat, 'climber');
      return {
        rider: leader,
        spread: climbSpread(view, leader, tenSided),
        effects: [{ seat, rider: leader, what: 'mountain-attack', amount: -1 }],
      };
    }
    case 'go':
      return { rider, to: squareOf(view, rider) + choice.squares };
    case 'nothing':
      if (now.step !== 'before') return {};
      return now.group.riders.length === 1 ? previewAlone(course, view, now.group.riders[0]) : {};
    case 'throw':
      if (now.step === 'chain') return previewAlone(course, view, choice.rider);
      return now.step === 'peloton' ? previewPeloton(course, view, choice.rider) : previewPaceline(course, view, choice.rider);
    case 'escape':
      return { rider, to: ride(course, squareOf(view, rider), now.dice[0]) };
    case 'link':
      return previewLink(course, view, choice.up, choice.down);
    case 'single':
      return now.group.riders.length === 1 ? { rider, spread: climbSpread(view, rider, oneDie) } : {};
    case 'double': {
      const effects: readonly Effect<Thing>[] = [{ seat, rider, what: 'double-throw', amount: -1 }];
      return now.group.riders.length === 1 ? { rider, spread: climbSpread(view, rider, betterOfTwo), effects } : { effects };
    }
    case 'assign':
      return { rider, to: squareOf(view, rider) + (choice.magic ? 6 : choice.die) };
    case 'pull':
      return { rider, to: squareOf(view, rider) + 1 };
    default:
      return {};
  }
}

const squareOf = (view: View, rider: RiderId): number => view.square[rider];

/** How many ways there are to throw each number: the index is the number. */
type Ways = readonly number[];

function waysOf(dice: number, sides: number, counts: (faces: readonly number[]) => boolean = () => true): Ways {
  const ways: number[] = Array.from({ length: dice * sides + 1 }, () => 0);
  const faces: number[] = [];
  const add = (sum: number): void => {
    if (faces.length === dice) {
      if (counts(faces)) ways[sum] = ways[sum] + 1;
      return;
    }
    for (let face = 1; face <= sides; face++) {
      faces.push(face);
      add(sum + face);
      faces.pop();
    }
  };
  add(0);
  return ways;
}

const oneDie = waysOf(1, 6);
const betterOfTwo: Ways = [0, 1, 3, 5, 7, 9, 11];
const threeDice = waysOf(3, 6);
const twentySided = waysOf(1, 20);
const tenSided = waysOf(1, 10);
const attacking = waysOf(4, 6, (faces) => !isTwoPairs(faces));
const all = (ways: Ways): number => ways.reduce((sum, count) => sum + count, 0);
/** CP-7.1. */
const chainBreaks = 1 - all(attacking) / 6 ** 4;
/** CP-7.2: the second throw is a double. */
const balanceFails = 1 / 6;

/** Chances by square, nearest first. */
class Spread {
  private readonly chances = new Map<number, number>();

  add(to: number, chance: number): void {
    this.chances.set(to, (this.chances.get(to) ?? 0) + chance);
  }

  get outcomes(): readonly Outcome[] {
    return [...this.chances].sort(([a], [b]) => a - b).map(([to, chance]) => ({ to, chance }));
  }
}

function spreadOf(ways: Ways, landing: (value: number) => number): readonly Outcome[] {
  const spread = new Spread();
  const total = all(ways);
  for (const [value, count] of ways.entries()) if (count > 0) spread.add(landing(value), count / total);
  return spread.outcomes;
}

const rideSpread = (course: Course, view: View, rider: RiderId, ways: Ways): readonly Outcome[] =>
  spreadOf(ways, (value) => ride(course, squareOf(view, rider), value));

/** CP-4.2. */
const climbSpread = (view: View, rider: RiderId, ways: Ways): readonly Outcome[] =>
  spreadOf(ways, (value) => squareOf(view, rider) + value);

/** CP-7.3: of two squares the nearer is shown. */
function fallBackSpread(course: Course, view: View, rider: RiderId): readonly Outcome[] {
  const here = squareOf(view, rider);
  if (!isMountain(course, here)) return rideSpread(course, view, rider, oneDie);
  return spreadOf(oneDie, (value) => here + fallBackSquares[value]?.[0]);
}

/** CP-7.1. */
function previewAttack(course: Course, view: View, rider: RiderId): Meaning {
  const here = squareOf(view, rider);
  const spread = new Spread();
  for (const [value, count] of attacking.entries()) if (count > 0) spread.add(ride(course, here, value), count / 6 ** 4);
  spread.add(Math.min(here, lastSquare(view)), chainBreaks);
  return {
    rider,
    spread: spread.outcomes,
    effects: [{ seat: seatOf(course.options, rider), rider, what: 'attack', amount: -1 }],
    risks: [{ what: 'broken-chain', chance: chainBreaks, rule: 'CP-7.1' }],
  };
}

/** CP-7.4: three sixes are a crash; otherwise the rider comes to one of these squares. */
function previewDescent(course: Course, view: View, rider: RiderId): Meaning {
  return {
    rider,
    spread: rideSpread(course, view, rider, threeDice.slice(0, 18)),
    risks: [{ what: 'crash', chance: 1 / 216, rule: 'CP-7.4' }],
  };
}

/** All throws of two dice, with falls (CP-7.2) by their chance. */
function eachThrow(
  course: Course,
  view: View,
  rider: RiderId,
  threw: (value: number, chance: number) => void,
  fell: (chance: number) => void,
): void {
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const risk = mayFall(course.options, a, b) ? balanceFails : 0;
      if (risk > 0) fell(risk / 36);
      threw(isRouleur(course.options, rider) && view.now.group.kind !== 'peloton' ? Math.max(rouleurMin, a + b) : a + b, (1 - risk) / 36);
    }
}

const risksOf = (
  chances: Readonly<Partial<Record<Risk, { readonly chance: number; readonly rule: string }>>>,
): { readonly risks?: readonly PreviewRisk<Risk>[] } => {
  const risks = Object.entries(chances).flatMap(([what, { chance, rule }]) => (chance > 0 ? [{ what: what as Risk, chance, rule }] : []));
  return risks.length > 0 ? { risks } : {};
};

/** CP-3.10, CP-4.2: a rider who throws alone. */
function previewAlone(course: Course, view: View, rider: RiderId): Meaning {
  const here = squareOf(view, rider);
  if (isMountain(course, here)) return { rider, spread: climbSpread(view, rider, oneDie) };
  const spread = new Spread();
  let falls = 0;
  eachThrow(
    course,
    view,
    rider,
    (value, chance) => spread.add(ride(course, here, value), chance),
    (chance) => {
      falls += chance;
      spread.add(afterFall(squareOf(view, rider)), chance);
    },
  );
  return { rider, spread: spread.outcomes, ...risksOf({ fall: { chance: falls, rule: 'CP-7.2' } }) };
}

/** CP-3.6, CP-3.7, CP-6.8: where the rider would come if the others agreed after the throw. */
function previewPeloton(course: Course, view: View, rider: RiderId): Meaning {
  const here = squareOf(view, rider);
  const pace = paceOf(view);
  const spread = new Spread();
  let [falls, punctures, escapes, faster] = [0, 0, 0, 0];
  eachThrow(
    course,
    view,
    rider,
    (value, chance) => {
      const by = leavesBy(course.options, rider, value);
      if (by === 'puncture') punctures += chance;
      else if (by === 'escape') escapes += chance;
      else if (value > pace) faster += chance;
      spread.add(ride(course, here, by ? value : Math.max(pace, value)), chance);
    },
    (chance) => {
      falls += chance;
      spread.add(afterFall(squareOf(view, rider)), chance);
    },
  );
  return {
    rider,
    spread: spread.outcomes,
    ...risksOf({
      'sets-pace': { chance: faster, rule: 'CP-3.6' },
      escape: { chance: escapes, rule: 'CP-3.7' },
      puncture: { chance: punctures, rule: 'CP-3.7' },
      fall: { chance: falls, rule: 'CP-7.2' },
    }),
  };
}

/** CP-3.8: the chance to throw more than anybody has, and so to set the pace. */
function previewPaceline(course: Course, view: View, rider: RiderId): Meaning {
  const highest = Math.max(0, ...view.now.throws.map(({ value }) => value));
  let [falls, sets] = [0, 0];
  eachThrow(
    course,
    view,
    rider,
    (value, chance) => {
      if (value > highest) sets += chance;
    },
    (chance) => {
      falls += chance;
    },
  );
  return { rider, ...risksOf({ 'sets-pace': { chance: Math.min(1, sets), rule: 'CP-3.8' }, fall: { chance: falls, rule: 'CP-7.2' } }) };
}

/** CP-6.7: where it takes the rouleur, unless another one has still to choose. */
function previewLink(course: Course, view: View, up: boolean, down: boolean): Meaning {
  const { now } = view;
  const { rider } = now;
  const links = linksWith(view, up, down);
  if (!isLastLink(course, view, links)) return { rider };
  const chain = chainsOf(now.throws, links).find((one) => one.some((other) => other.rider === rider)) as readonly Throw[];
  return { rider, to: ride(course, squareOf(view, rider), chain[0].value) };
}

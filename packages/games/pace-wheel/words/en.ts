import type { Details, Names, Noun, RefusalWords, StageRaceWords } from '@gruppetto/words';
import { form, list, ordinal, plural, ridersNamed } from '@gruppetto/words/grammar/en';
import type { CourseId, CourseKind } from '../rules/courses.ts';
import type { PresetName } from '../rules/racers.ts';
import type { Pace, Points, PwStageRace, Reason, Skill, Terrain } from '../rules/types.ts';

const points = (skill: Skill) => (amount: number) => plural(amount, `${skill} point`);
const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
const profile = ({ sprint, stamina, climbing }: Points): string => `sprint ${sprint}, stamina ${stamina}, climbing ${climbing}`;
const where: Readonly<Record<Terrain, string>> = { uphill: 'uphill', flat: 'on the flat', downhill: 'downhill' };

const rider = (details: Details, names: Names): string => names.rider(Number(details.rider));

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'wrong-run': ({ run, from }) =>
    `“${run}”, at character ${from}, is not a run of squares. Write a letter (u, f or d; a capital for feed squares) and a number, such as f20.`,
  'wrong-course-length': ({ squares, min, max }) => `A course has ${min} to ${max} squares, not ${squares}.`,
  'wrong-profile': ({ sum, need }) => `A racer gets ${need} points in all, not ${sum}.`,
  'profiles-not-given': () => 'Points can only be carried over when the profiles are set, not given out at the table.',
  'never-gained': ({ gained, max }) =>
    `This racer has ${plural(Number(gained), 'point')} more than they started with; feeding can have given them ${max} at most.`,
  'above-profile': ({ value, max }) => `This racer was given ${max} of this skill for the whole race, so they can’t have ${value}.`,
  'below-left': ({ value, min }) => `This racer has ${min} of this skill left, so they can’t start with ${value}.`,
  'recovers-too-much': ({ value, max }) => `A racer gets back ${max} points between two stages, not ${value}.`,
  'winner-not-at-0': (details, names) => `${rider(details, names)} won, so they finished 0 turns after the winner.`,
  'home-too-early': (details, names) =>
    `${rider(details, names)} is placed behind a racer who finished ${plural(Number(details.turns), 'turn')} after the winner.`,
  'not-in-first-square': (details, names) => `${rider(details, names)} can’t break away: they are not in the first square of their group.`,
  'no-point-to-attack': (details, names) => `${rider(details, names)} can’t break away: they have no ${details.skill} point left.`,
  'one-breakaway-a-turn': () => 'You have already had your chance to break away this turn.',
  'left-behind': (details, names) => `${rider(details, names)} has been left behind and can’t be moved inside the group.`,
  'more-than-one-step': ({ from, to }) => `The pace changes by one step a turn: ${from} to ${to} is too much.`,
  'nobody-can-pay': () => 'Nobody in the first square could pay for a fast pace.',
  'no-point-to-accelerate': ({ to }) => `None of your racers in the first square has a point to burn for a ${to} pace.`,
  'skill-full': (details, names) => `${rider(details, names)} already has ten ${details.skill} points.`,
  'rider-twice': (details, names) => `${rider(details, names)} stands in two places.`,
  'road-out-of-order': () => 'List the racers on the road from the first to the last.',
  'square-too-full': ({ square }) => `More than four racers stand on square ${square}.`,
  'riders-missing': ({ missing }) => `${plural(Number(missing), 'racer')} of this race ${form(Number(missing), 'is', 'are')} missing.`,
  'asked-out-of-turn': () => 'Points are given out in turn, racer by racer.',
  'placed-out-of-turn': (details, names) => `${rider(details, names)} was placed out of turn.`,
  'not-on-the-road': (details, names) => `${rider(details, names)} is not on the road.`,
  'not-past-it': (details, names) => `${rider(details, names)} can’t have passed this top yet: nobody has come so far.`,
  'not-left-behind': (details, names) => `${rider(details, names)} can’t be held up by a mechanical incident now.`,
  'no-such-group': () => 'There is no such group.',
  'nothing-to-ask': () => 'Nobody has anything to decide here.',
  'not-over': () => 'The race is not over yet.',
};

interface Attempt {
  readonly rider: string;
  readonly dice: readonly number[];
}
type To = { readonly to: number };
type Rider = { readonly rider: string };

/** Riders who ride together: "Red 1 and 6 others", and how many they are. */
interface Together {
  readonly riders: string;
  readonly size: number;
}

interface Rode extends Together {
  readonly pace: Pace;
  readonly terrain: Terrain;
  readonly squares: number;
  readonly to: number | undefined;
}

interface GroupSaid extends Together {
  readonly square: number;
}

const groupList = (groups: readonly GroupSaid[]): string => groups.map(({ riders, square }) => `${riders} on ${square}`).join('; ');

interface WheelSaid {
  readonly group: string;
  readonly pace: Pace;
  readonly terrain: Terrain;
  readonly squares: number;
  readonly need: number;
  readonly more: number;
}

const screens = {
  courses: {
    'river-road': 'The river road',
    'vineyard-hills': 'Vineyard hills',
    'salt-flats': 'The salt flats',
    'goat-pass': 'Over the Goat Pass',
    'old-quarry': 'Up to the old quarry',
    'cloud-road': 'The cloud road',
    'lighthouse-coast': 'The lighthouse coast',
    'long-descent': 'The long descent',
    'two-sisters': 'The two sisters',
    'mill-circuit': 'Four times round the mill',
  } satisfies Record<CourseId, string>,
  ownCourse: 'Your own course',
  kinds: { flat: 'Flat', hilly: 'Hilly', mountains: 'Mountains' } satisfies Record<CourseKind, string>,
  brush: 'What a tap paints',
  brushes: { uphill: 'Uphill', flat: 'Flat', downhill: 'Downhill', feed: 'Feed' },
  typeOrMake: 'Type a course, or let the program generate one',
  kindOfCourse: 'Type of course',
  seed: 'Seed',
  makeCourse: 'Generate a course',
  squares: (count: number) => plural(count, 'square'),
  longer: '5 more',
  shorter: '5 fewer',

  profiles: { sprinter: 'Sprinter', rouleur: 'Rouleur', climber: 'Climber', 'all-rounder': 'All-rounder' } satisfies Record<
    PresetName,
    string
  >,
  ownProfile: 'Custom',
  kindOf: (named: string) => `Kind of ${named}`,
  skills: { sprint: 'sprint', stamina: 'stamina', climbing: 'climbing' } satisfies Record<Skill, string>,
  skillOf: ({ skill, rider: named }: Rider & { skill: Skill }) => `${skill} of ${named}`,
  skillTyped: ({ skill, rider: named }: Rider & { skill: Skill }) => `${skill} of ${named}, typed`,

  givePoints: 'Give these points',
  allGiven: (of: number) => `all ${of} given`,
  stillToGive: ({ left, of }: { left: number; of: number }) => `${left} of ${of} still to give`,
  tooMany: (count: number) => `${count} too many`,

  pointsLeft: 'Points left and burnt',
  racer: 'racer',
  leftOf: ({ left, of }: { left: number; of: number }) => `${left} left of ${of}`,

  turnOf: (seat: string) => `${seat}’s turn`,
  steps: { move: 'Move', break: 'Break', shuffle: 'Shuffle', burn: 'Burn', pace: 'Pace' },

  wheel: 'The wheel',
  paces: { slow: 'slow', steady: 'steady', fast: 'fast' } satisfies Record<Pace, string>,
  group: (number: number) => `Group ${number}`,
  paceAt: ({ pace, square }: { pace: Pace; square: number }) => `${pace}, square ${square}`,
  wheelShows: ({ group, pace, terrain, squares, need, more }: WheelSaid) =>
    `${group}: ${pace} ${where[terrain]}, ${plural(squares, 'square')} a turn. A breakaway needs ${need} or more; to follow it, beat the attacker’s result by ${more}.`,
};

/** What Pace Wheel says in English. Another language is another value of this type. */
export const en = {
  square: { one: 'square', many: 'squares' } as Noun,
  start: 'Start',
  turn: (turn: number) => `Turn ${turn}`,
  options: {
    teams: { label: 'Teams', hint: 'three racers each; twelve racers make the best race' },
    course: { label: 'Course', hint: 'runs of squares: f flat, u uphill, d downhill, capitals for feed squares, such as f20 u8 d6 F2 f90' },
    profiles: {
      label: 'Profiles',
      hint: '15 points for each racer: sprint, stamina and climbing, up to 10 each',
      values: { 'at-the-table': 'Players give out the points', given: 'Set them here' },
    },
    given: { label: 'Points', hint: 'of each racer; a sprinter, a rouleur and a climber unless you change them' },
    carried: { label: 'Points left', hint: 'what each racer has left from the stage before' },
    dice: { label: 'Dice', values: { 'one-twelve-sided': 'One twelve-sided die', 'two-six-sided': 'Two six-sided dice' } },
    feed: { label: 'Feed zones', hint: 'a racer who ends a turn there gets two points' },
    incidents: { label: 'Mechanical incidents', hint: 'a racer who throws a 1 misses the next move' },
    accelerating: {
      label: 'Accelerating',
      hint: 'raising the pace of a group by a step',
      values: { 'costs-a-point': 'Costs a point', free: 'Is free' },
    },
    groupSprint: {
      label: 'Group sprint',
      hint: 'when racers of a group cross the line together',
      values: { 'by-points': 'Most sprint points win', 'by-square': 'Furthest past the line wins' },
    },
    race: {
      label: 'Race',
      values: { 'one-day': 'One day: over when the winner’s turn ends', stage: 'Stage: everyone rides in, climbs count' },
    },
  },
  groups: { breakaway: 'Breakaway', peloton: 'Peloton', gruppetto: 'Gruppetto', dropped: 'Dropped' },
  // The chance to fail is part of what a choice says of itself.
  risks: { fails: '', 'fails-with-a-point': '', incident: 'mechanical incident', countered: 'an opponent follows' },
  things: { sprint: points('sprint'), stamina: points('stamina'), climbing: points('climbing') },

  askPoints: ({ seat, rider: named }: Rider & { seat: string }) => `${seat}: give 15 points to ${named}`,
  askPlace: (seat: string) => `${seat}: place a racer at the start`,
  askRide: (seat: string) => `${seat}’s turn: the groups ride`,
  askChase: (named: string) => `${named} has been left behind: burn stamina to catch up?`,
  askBreakaway: (seat: string) => `${seat}: break away?`,
  askSpend: (named: string) => `${named} has thrown: burn more points?`,
  askCounter: (named: string) => `${named}: go after the escapee?`,
  askAdd: (named: string) => `${named} is one short: burn a point?`,
  askShuffle: (seat: string) => `${seat}: move a racer inside the group?`,
  askPush: (seat: string) => `${seat}: who makes room?`,
  askBurn: (named: string) => `${named} rides fast: burn which point?`,
  askPace: ({ seat, rider: named }: Rider & { seat: string }) => `${seat}: which pace for the group of ${named}?`,
  askFeed: (named: string) => `${named} feeds: which skill?`,

  profile,
  usualThree: 'The usual three',
  usualThreeAre: 'a sprinter, a rouleur and a climber',
  placeInRow: ({ rider: named, row }: Rider & { row: number }) => `Place ${named} in row ${row} of the start`,
  ride: 'Ride',
  rideHow: 'every group at its pace',
  chaseNot: 'Burn nothing',
  chase: (squares: number) => `Burn ${points('stamina')(squares)} for ${plural(squares, 'square')}`,
  breakAway: (named: string) => `${named} breaks away`,
  stay: 'No breakaway',
  odds: ({ to, further, chance }: To & { further: number | undefined; chance: number }) =>
    further === undefined ? `to ${to}: ${percent(chance)}` : `to ${to} or ${further}: ${percent(chance)}`,
  oddsWithPoint: (chance: number) => `${percent(chance)} with one more point`,
  spendNothing: 'Burn nothing more',
  spendToAdd: 'One point to add 1',
  spendToGoFurther: 'One point for one more square',
  spendBoth: 'Two points: add 1 and one more square',
  fails: 'the attempt fails',
  to: (to: number) => `to ${to}`,
  counter: 'Go after them',
  letGo: 'Let them go',
  addNothing: 'Keep the point',
  add: 'Burn a point',
  shuffleTo: ({ rider: named, to }: Rider & To) => `${named} to ${to}`,
  makesRoom: 'someone has to make room',
  keep: 'Move nobody',
  pushBack: (named: string) => `${named} goes one square back`,
  burn: (skill: Skill) => `Burn ${skill}`,
  paces: { slow: 'Slow', steady: 'Steady', fast: 'Fast' } satisfies Record<Pace, string>,
  accelerates: ({ rider: named, skill }: Rider & { skill: Skill }) => `${named} burns ${points(skill)(1)}`,
  payNextTurn: (names: readonly string[]) => `next turn costs a point each: ${list(names)}`,
  together: (parts: readonly string[]) => parts.join('; '),
  feed: (skill: Skill) => `Add to ${skill}`,
  feedGives: (amount: number) => `${amount} more`,

  began: (seat: string) => `${seat}’s turn.`,
  profiled: ({ rider: named, points: given }: Rider & { points: Points }) => `${named} gets ${profile(given)}.`,
  placed: ({ rider: named, row }: Rider & { row: number }) => `${named} lines up in row ${row} of the start.`,
  threwToBegin: ({ seat, dice }: { seat: string; dice: readonly number[] }) => `${seat} throws ${dice.join(' + ')} for the start.`,
  threw: ({ rider: named, dice, need }: Attempt & { need: number }) => `${named} throws ${dice.join(' + ')} and needs ${need}.`,
  riders: ridersNamed,
  rode: ({ riders, size, pace, terrain, squares, to }: Rode) =>
    `${riders} ${form(size, 'rides', 'ride')} ${pace} ${where[terrain]}: ${plural(squares, 'square')}${to === undefined ? '' : `, to ${to}`}.`,
  blocked: ({ rider: named, to, aimed }: Rider & To & { aimed: number }) =>
    `${named} only gets to ${to}: a full square blocks the way to ${aimed}.`,
  fullAt: (aimed: number) => `A full square blocks the way to ${aimed}.`,
  atTheRoadside: (named: string) => `${named} has to stop, and the group rides on.`,
  noRoom: (named: string) => `${named} has no room ahead and stays.`,
  brokeAway: ({ rider: named, dice, to }: Attempt & To) => `${named} throws ${dice.join(' + ')} and breaks away to ${to}.`,
  brokeAwayWithPoint: ({ rider: named, result, to }: Rider & To & { result: number }) =>
    `${named} burns a point to make it ${result} and breaks away to ${to}.`,
  brokeAwayWithout: ({ rider: named, result, to }: Rider & To & { result: number }) => `${named} breaks away to ${to} with ${result}.`,
  followed: ({ rider: named, dice, to }: Attempt & To) => `${named} throws ${dice.join(' + ')} and follows to ${to}.`,
  followedWithPoint: ({ rider: named, result, to }: Rider & To & { result: number }) =>
    `${named} burns a point to make it ${result} and follows to ${to}.`,
  failed: ({ rider: named, dice, need }: Attempt & { need: number }) =>
    `${named} throws ${dice.join(' + ')} but needs ${need}: the attempt fails.`,
  failedWith: ({ rider: named, result, need }: Rider & { result: number; need: number }) =>
    `${named} stays at ${result} but needs ${need}: the attempt fails.`,
  punctured: (named: string) => `${named} throws a 1: a mechanical incident. The attempt fails, and they miss the next move.`,
  movedUp: ({ rider: named, to }: Rider & To) => `${named} moves up to ${to}.`,
  movedBack: ({ rider: named, to }: Rider & To) => `${named} moves back to ${to}.`,
  madeRoom: ({ rider: named, to }: Rider & To) => `${named} makes room and goes back to ${to}.`,
  dropped: ({ rider: named, to }: Rider & To) => `${named} can’t pay for the fast pace and drops back to ${to}.`,
  chased: ({ rider: named, to, squares }: Rider & To & { squares: number }) =>
    `${named} burns ${points('stamina')(squares)} and gets to ${to}.`,
  burnt: (list: readonly { readonly rider: string; readonly skill: Skill }[]) =>
    `The fast pace costs a point each: ${list.map(({ rider: named, skill }) => `${named} (${skill})`).join(', ')}.`,
  fed: ({ rider: named, amount, skill }: Rider & { amount: number; skill: Skill }) => `${named} feeds: ${amount} more ${skill}.`,
  easedOff: ({ riders, size }: Together) =>
    `Nobody at the front can pay for a fast pace: ${riders} ${form(size, 'slows', 'slow')} to steady.`,
  paced: ({ seat, riders, pace }: Together & { seat: string; pace: Pace }) => `${seat} sets the pace of ${riders}: ${pace}.`,
  accelerated: ({ seat, riders, pace, rider: named, skill }: Rider & Together & { seat: string; pace: Pace; skill: Skill }) =>
    `${seat} sets the pace of ${riders}: ${pace}, for ${points(skill)(1)} of ${named}.`,
  joined: (groups: readonly GroupSaid[]) => `Groups come together: ${groupList(groups)}.`,
  parted: (groups: readonly GroupSaid[]) => `A group breaks up: ${groupList(groups)}.`,
  regrouped: (groups: readonly GroupSaid[]) => `The groups change: ${groupList(groups)}.`,
  overTheTop: ({ rider: named, top, place, gets }: Rider & { top: number; place: number; gets: number }) =>
    `${named} is ${ordinal(place)} over the top on ${top}${gets > 0 ? `: ${plural(gets, 'point')}` : ''}.`,
  won: ({ rider: named, sprint }: Rider & { sprint: number }) => `${named} wins, with ${points('sprint')(sprint)} left.`,
  finished: ({ rider: named, place, sprint }: Rider & { place: number; sprint: number }) =>
    `${named} finishes ${ordinal(place)}, with ${points('sprint')(sprint)} left.`,
  ended: 'The race is over.',

  refusals,
  screens,
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Grand tour', hint: 'flat, hills and mountains in turn' },
      flat: { label: 'Flat', hint: 'for sprinters' },
      hilly: { label: 'Hills', hint: 'short climbs all the way' },
      mountains: { label: 'Mountains', hint: 'for climbers' },
      'ready-made': { label: 'Ready-made courses', hint: 'the ten courses with names' },
    },
    classifications: { general: 'General classification', climbers: 'Climbers' },
    jerseys: {
      yellow: 'the yellow jersey of the general classification',
      'polka-dot': 'the polka-dot jersey of the climbers’ classification',
    },
    primes: { top: 'summit' },
    firstPast: (who: string, count: number) => `${who} was first over ${plural(count, 'summit')}.`,
    days: { stage: 'stage' },
    arrival: {
      turns: { label: 'Turns', hint: 'after the winner’s turn; 0 for the same turn' },
      group: { label: 'Group', hint: 'the same number for racers who were in one group when its first racer finished' },
    },
    prepare: {
      points: {
        label: 'Points at the start',
        hint: 'up to six points more than they have left; no skill above its value at the start of the race',
      },
    },
  } satisfies Partial<StageRaceWords<PwStageRace>>,
  sheets: {
    course: 'Course',
    wheel: 'Pace wheel',
    teams: 'Team sheets',
    markers: { start: 'START', summit: 'TOP', finish: 'FINISH' },
    letters: { uphill: 'U', flat: 'F', downhill: 'D' } satisfies Record<Terrain, string>,
    feed: 'R',
    sections: { climb: 'uphill (U)', flat: 'flat (F)', descent: 'downhill (D)' },
    terrains: { uphill: 'uphill', flat: 'flat', downhill: 'downhill' } satisfies Record<Terrain, string>,
    needs: ({ more, need }: { more: number; need: number }) => `+${more} = ${need}`,
    more: (amount: number) => `+${amount}`,
    wheelHints: [
      'Cut out the wheel and the tokens; each group has a token on the outer ring, at its pace and terrain.',
      'Outer ring: squares a turn. Middle ring: what a breakaway needs on top, and the result that makes.',
      'Inner ring: a counter needs this much more than the attacker has.',
      'Fast costs each racer in the first square a point: stamina; uphill also climbing, downhill also sprint.',
    ],
    team: (number: number) => `Team ${number}`,
    racer: (number: number) => `Racer ${number}`,
    skills: { sprint: 'Sprint', stamina: 'Stamina', climbing: 'Climbing' } satisfies Record<Skill, string>,
    crossOut: 'A solid box is a point: cross it out when it is burnt. A dashed box can still be filled.',
    giveOut: (amount: number) => `Outline ${amount} boxes for each racer; cross out a point when it is burnt.`,
  },
};

export type Sentences = typeof en;

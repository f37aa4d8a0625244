import type { Effect, Preview, RiderId, Section, Turn } from '@gruppetto/kernel';
import {
  type ChoiceWords,
  type Details,
  type DieFace,
  type GameWords,
  linesOf,
  type Names,
  type RefusalWords,
  type SquareMark,
} from '@gruppetto/words';
import { faceOf } from '../rules/die.ts';
import type { Choice, Face, Leader1, Reason, Ride, Risk, Thing } from '../rules/types.ts';
import type { Sentences } from './en.ts';
import { lineOf } from './lines.ts';

type Seen = Preview<Thing, Risk>;

/** What Leader 1 says, with the sentences of one language. Which sentence is said is decided here, once for all of them. */
export const wordsIn = (say: Sentences): GameWords<Leader1> => ({
  square: say.square,
  round: (round) => (round === 0 ? say.beforeTheStart : say.turn(round)),
  options: say.options,
  roles: say.riderTypes,
  groups: say.groups,
  section: (section) => sectionName(say, section),
  markers: say.markers,
  inForce: {},
  risks: say.risks,
  things: say.things,
  question: (turn, names) => question(say, turn, names),
  choice: (choice, preview, names) => choiceWords(say, choice, preview, names),
  mark: (choice, preview) => markOf(say, choice, preview),
  marks: say.marks,
  face: (die) => dieFace(say, faceOf(die)),
  lines: linesOf((fact, facts, index, names) => lineOf(say, fact, facts, index, names)),
  refusals: refusalsIn(say),
  outs: say.outs,
  stageRace: { ...say.stageRace, prepare: {} },
});

/** L1-1.5: what a plan lacks depends on its kind; a sprint zone may begin on the hexagon of its line or on the one before. */
const refusalsIn = ({ refusals, planRefusals }: Sentences): Readonly<Record<Reason, RefusalWords>> => ({
  ...refusals,
  'feed-count': (details) => planRefusals[planKind(details)]['feed-count'](details),
  'bonus-count': (details) => planRefusals[planKind(details)]['bonus-count'](details),
  'sprint-missing': (details) => planRefusals['sprint-missing'](details, [...new Set([`${details.from}`, `${details.hexagon}`])]),
});

const planKind = ({ kind }: Details) => (kind === 'classic' ? 'classic' : 'stage');

/** Where the road climbs, a mountain favours somebody and a hill nobody. */
function sectionName({ sections }: Sentences, { terrain, favours, label }: Section): string {
  switch (terrain) {
    case 'climb':
      if (favours === undefined) return sections.hill;
      return label === undefined ? sections.mountain : sections.climb(label);
    case 'descent':
      return sections.downhill;
    case 'cobbles':
      return favours === undefined ? sections.cobbles : sections.plainCobbles;
    case 'flat':
      return sections.plain;
  }
}

/** A 3 is a 3; the coloured fours say their colour by a letter too. */
function dieFace(say: Sentences, { value, colour }: Face): DieFace {
  if (!colour) return { text: `${value}`, name: `${value}` };
  const { letter, name } = say.colours[colour];
  return { text: `${value}${letter}`, name: `${name} ${value}`, colour };
}

const effectOf = (effects: readonly Effect<Thing>[], wanted: Thing): Effect<Thing> | undefined =>
  effects.find(({ what }) => what === wanted);

/** What is said of a square in one short word, the weightiest first. */
const noted = ['home', 'peloton', 'bonus-line', 'draw', 'wheel'] as const;

/** "free", "−3", or "+1" where energy comes back; and what a rider finds there, or does to a follower. */
function markOf({ free, notes }: Sentences, choice: Choice, { effects = [] }: Seen): SquareMark | undefined {
  if (choice.do !== 'ride') return undefined;
  const { pays } = choice;
  const mark = { price: pays > 0 ? `−${pays}` : pays < 0 ? `+${-pays}` : free, free: pays <= 0 };
  const first = noted.find((what) => effectOf(effects, what));
  if (first) return { ...mark, note: notes[first] };
  const tow = effectOf(effects, 'slipstream');
  return tow ? { ...mark, note: tow.amount > 0 ? notes.tows : notes.noTow } : mark;
}

function question(say: Sentences, turn: Turn<Choice>, names: Names): string {
  const seat = names.seat(turn.seat);
  const rider = turn.rider === undefined ? seat : names.rider(turn.rider);
  switch (turn.choices[0].do) {
    case 'take':
      return say.whichRider(seat);
    case 'choose':
      return say.whichQuality(rider);
    case 'line-up':
      return say.whichArea(rider);
    case 'hold':
      return say.breakAway(seat);
    case 'stay':
      return say.changePlaces(seat);
    case 'decline':
      return say.speedUp(seat);
    case 'feed':
      // L1-4.8: the peloton may be let go. L1-5.7: the heat leaves no way out.
      return turn.choices.at(-1)?.do === 'let-go' ? say.payWithTile(rider) : say.whichTile(rider);
    default:
      return say.toMove(rider);
  }
}

function choiceWords(say: Sentences, choice: Choice, preview: Seen, names: Names): ChoiceWords {
  switch (choice.do) {
    case 'take':
      return { label: say.roles[choice.role].label, detail: say.roles[choice.role].means };
    case 'choose':
      return { label: say.qualities[choice.quality].label, detail: say.qualities[choice.quality].means };
    case 'line-up':
      return choice.area === 'front' ? say.lineUpFront : say.lineUpBack;
    case 'ride':
      return { label: rideLabel(say, choice, preview, names), detail: rideDetail(say, choice, preview, names) };
    case 'feed': {
      const gain = effectOf(preview.effects ?? [], 'energy')?.amount;
      const label = say.addTile(names.rider(choice.rider));
      return gain === undefined ? { label } : { label, detail: say.addTileOf(gain) };
    }
    case 'hold':
      return say.hold;
    case 'go': {
      const rider = names.rider(choice.rider);
      return choice.to === 'front' ? say.goToFront(rider) : choice.to === 'back' ? say.goToBack(rider) : say.dropOff(rider);
    }
    case 'stay':
      return say.stay;
    case 'accelerate':
      return say.accelerate;
    case 'decline':
      return say.decline;
    case 'let-go':
      return say.letGo;
  }
}

function rideLabel(say: Sentences, { rider, row, lane }: Ride, { effects = [] }: Seen, names: Names): string {
  const name = names.rider(rider);
  if (effectOf(effects, 'home')) return say.rideHome(name);
  return effectOf(effects, 'peloton') ? say.rideIntoPeloton(name) : say.rideTo({ rider: name, row, lane });
}

/** "2 free, 3 paying: 5 energy"; where more than the squares is paid for, with the parts of the sum. */
function rideDetail(say: Sentences, { pays }: Ride, { effects = [] }: Seen, names: Names): string {
  const amountOf = (what: Thing): number => effectOf(effects, what)?.amount ?? 0;
  const [free, paying, passed, wind] = [amountOf('free-square'), -amountOf('paying-square'), -amountOf('passed'), -amountOf('wind')];
  const parts = [
    ...(free > 0 ? [amountOf('towed') ? say.freeWithSlipstream(free) : say.freeSquares(free)] : []),
    ...(paying > 0 ? [say.payingSquares(paying)] : []),
    ...(passed > 0 ? [say.ridersPassed(passed)] : []),
    ...(wind !== 0 ? [wind > 0 ? say.headwind(wind) : say.tailwind(-wind)] : []),
  ].join(', ');
  const price = pays > 0 ? say.price(parts, pays) : pays < 0 ? say.energyBack(parts, -pays) : say.noPrice(parts);
  const more = [
    ...(amountOf('home') ? [say.place(amountOf('home'))] : []),
    ...(amountOf('crack') ? [say.ifCracking(-amountOf('crack'))] : []),
    ...(amountOf('bonus-line') ? [say.firstPastLine] : []),
    ...(amountOf('draw') ? [say.draws(amountOf('draw'))] : []),
    ...(amountOf('heat') ? [say.heatShows] : []),
    ...slipstream(say, effectOf(effects, 'slipstream'), names),
    ...(amountOf('wheel') ? [say.wheelToFollow] : []),
  ];
  return say.together([price, ...more]);
}

function slipstream(say: Sentences, effect: Effect<Thing> | undefined, names: Names): readonly string[] {
  if (!effect) return [];
  const follower = names.rider(effect.rider as RiderId);
  return [effect.amount > 0 ? say.givesSlipstream(follower) : say.deniesSlipstream(follower)];
}

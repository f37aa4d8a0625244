import type { Details, Names, Noun, RefusalWords, StageRaceWords } from '@gruppetto/words';
import { form, ordinal, plural } from '@gruppetto/words/grammar/en';
import type { LcStageRace, Reason } from '../rules/types.ts';

const bonuses = (amount: number): string => plural(amount, 'bonus', 'bonuses');
const sum = (dice: readonly number[]): string => dice.join(' + ');

interface Throw {
  readonly rider: string;
  readonly dice: readonly number[];
}

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const wheelIn = ({ wheel }: Details, names: Names): string => names.rider(Number(wheel));

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'wrong-circuit': ({ length }) => `An elimination circuit has 50 or 60 spaces, not ${length}.`,
  'course-too-short': ({ length, min }) => `A course has at least ${min} spaces, not ${length}.`,
  'no-draft-at-start': () => 'Nobody drafts in the start round.',
  'nobody-ahead': (details, names) => `${riderIn(details, names)} can’t draft: nobody moves before them.`,
  'not-stuck': (details, names) => `${riderIn(details, names)} can’t draft: space ${details.empty} was empty when the round began.`,
  'wheel-did-not-move': (details, names) => `${riderIn(details, names)} can’t draft: ${wheelIn(details, names)} hasn’t moved this round.`,
  'cannot-match-bonuses': (details, names) =>
    `${riderIn(details, names)} can’t draft: ${wheelIn(details, names)} used ${bonuses(Number(details.price))}, and you have ${details.owned}.`,
  'draft-gains-nothing': (details, names) => `${riderIn(details, names)} can’t draft: it wouldn’t take them a single space forward.`,
  'not-enough-bonuses': ({ bonuses: wanted, owned }) => `You can’t add ${wanted}: you have ${bonuses(Number(owned))}.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} stands in two places.`,
  'road-out-of-order': () => 'List the riders on the road from the first to the last.',
  'riders-missing': ({ missing }) => `${plural(Number(missing), 'rider')} of this race ${form(Number(missing), 'is', 'are')} missing.`,
  'wrong-starters': ({ seat, count, need }, names) =>
    `${names.seat(Number(seat))} has started ${plural(Number(count), 'rider')}; it should be ${need}.`,
  'nobody-home': () => 'At least one rider must have finished: a race is stopped only after that.',
  'first-not-in-round-1': (details, names) => `${riderIn(details, names)} finished first, so their round is 1.`,
  'home-after-the-stop': (details, names) =>
    `${riderIn(details, names)} finished in a later round, but the race was stopped after the first.`,
  'home-out-of-order': () => 'List the finishers in the order of their scores.',
  'too-many-cards': ({ card, count, max }) => `The pile holds the card "${card}" ${count} times; there are only ${max}.`,
  'not-on-the-road': (details, names) => `${riderIn(details, names)} is still to move but isn’t on the road.`,
  'not-taken-down': (details, names) => `${riderIn(details, names)} has moved this round or isn’t on the road, so nobody took them down.`,
  'lap-not-passed': (details, names) =>
    `${riderIn(details, names)} hasn’t passed the line behind space ${details.line}, so that lap isn’t decided.`,
};

/** What Los Ciclistas says in English. Another language is another value of this type. */
export const en = {
  square: { one: 'space', many: 'spaces' } as Noun,
  start: 'Start',
  round: (round: number) => `Round ${round}`,
  options: {
    players: { label: 'Players' },
    length: { label: 'Length', hint: 'spaces; in an elimination race, spaces per lap' },
    events: { label: 'Event cards', hint: 'punctures, falls, crosswind and rain' },
    elimination: { label: 'Elimination', hint: 'three laps; the last riders of the first two laps go out' },
    end: {
      label: 'The race ends',
      values: { 'all-home': 'when everyone has finished', 'first-finish': 'after the first finishing round' },
    },
  },
  groups: { front: 'Front', pack: 'Pack', chasers: 'Chasers', gruppetto: 'Gruppetto' },
  cards: {
    puncture: 'Puncture: a rider who throws a double doesn’t move.',
    fall: 'Fall: a rider who throws a double doesn’t move; an even double also takes down the riders behind them in the same space.',
    'side-wind': 'Crosswind: at most five riders may share a space.',
    rain: 'Rain: no bonuses this round.',
    blank: 'A blank card: nothing happens this round.',
  },
  risks: { puncture: 'puncture', fall: 'fall' },
  bonuses,

  whoStarts: (seat: string) => `${seat}: which rider starts?`,
  addBonuses: (rider: string) => `${rider}: add bonuses?`,
  throwOrDraft: (rider: string) => `${rider}: throw or draft?`,
  toMove: (rider: string) => `${rider} to move`,

  throwFor: (rider: string) => `Throw for ${rider}`,
  twoDice: 'two dice',
  throwDice: 'Throw two dice',
  range: ({ from, to, likeliest }: { from: number; to: number; likeliest: number }) => `to ${from}–${to}, most likely ${likeliest}`,
  draft: (wheel: string) => `Draft ${wheel}`,
  draftTo: (to: number) => `to ${to}, no dice`,
  draftAndEarn: (to: number) => `to ${to}, no dice, +1 bonus`,
  draftFor: ({ to, price }: { to: number; price: number }) => `to ${to}, no dice, costs ${bonuses(price)}`,
  addNothing: 'Add nothing',
  add: (amount: number) => `Add ${bonuses(amount)}`,
  to: (to: number) => `to ${to}`,

  startBegins: 'The riders line up.',
  roundBegins: (round: number) => `Round ${round} begins.`,
  rainIsVoid: 'Rain, but it doesn’t count: there are riders in the last ten spaces.',
  threw: ({ rider, dice }: Throw) => `${rider} throws ${sum(dice)}.`,
  started: ({ rider, dice, to }: Throw & { to: number }) => `${rider} throws ${sum(dice)} and starts on ${to}.`,
  rode: ({ rider, dice, to }: Throw & { to: number }) => `${rider} throws ${sum(dice)} and rides to ${to}.`,
  added: ({ rider, used, to }: { rider: string; used: number; to: number }) => `${rider} adds ${bonuses(used)} and rides to ${to}.`,
  addedNothing: ({ rider, to }: { rider: string; to: number }) => `${rider} adds nothing and rides to ${to}.`,
  noDraft: (empty: number) => `No draft: space ${empty} was empty.`,
  windAt: (aimed: number) => `The crosswind leaves no room on ${aimed}.`,
  drafted: ({ rider, wheel, to }: { rider: string; wheel: string; to: number }) => `${rider} takes ${wheel}’s wheel to ${to}.`,
  draftedAndEarned: ({ rider, wheel, to }: { rider: string; wheel: string; to: number }) =>
    `${rider} takes ${wheel}’s wheel to ${to} and earns a bonus.`,
  draftedFor: ({ rider, wheel, to, price }: { rider: string; wheel: string; to: number; price: number }) =>
    `${rider} takes ${wheel}’s wheel to ${to}, for ${bonuses(price)}.`,
  punctured: ({ rider, dice }: Throw) => `${rider} throws ${sum(dice)}: a puncture. No move this round.`,
  fell: ({ rider, dice }: Throw) => `${rider} throws ${sum(dice)} and falls. No move this round.`,
  takenDown: ({ rider, by }: { rider: string; by: string }) => `${by} takes ${rider} down: no move for ${rider} this round.`,
  noRoom: ({ rider, dice }: Throw) => `${rider} throws ${sum(dice)}, but the crosswind leaves no room ahead.`,
  won: ({ rider, round, label }: { rider: string; round: number; label: number }) =>
    `${rider} wins, in finishing round ${round}, label ${label}.`,
  finished: ({ rider, place, round, label }: { rider: string; place: number; round: number; label: number }) =>
    `${rider} finishes ${ordinal(place)}, in finishing round ${round}, label ${label}.`,
  wentOut: (rider: string) => `${rider} is eliminated.`,
  ended: 'The race is over.',

  refusals,
  sheets: {
    track: 'Track',
    bonuses: 'Bonuses',
    scores: 'Score sheet',
    player: (number: number) => `Player ${number}`,
    rider: (player: number, number: number) => `Player ${player}, rider ${number}`,
    columns: ['Rider', 'Round', 'Label', 'Score', 'Notes'],
    scoreHint: (riders: number) =>
      `Score = 10 × finishing round + label; the lowest wins. Each player has ${riders} riders; their best one counts.`,
    start: 'START',
    finish: 'FINISH',
    lap: (lap: string) => `lap ${lap}`,
  },
  courses: { seafront: 'The seafront', causeway: 'The long causeway', squalls: 'A day of squalls', harbour: 'Round the harbour' },
  outs: { eliminated: 'eliminated' },
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Grand tour', hint: 'road races, some with event cards, and elimination circuits' },
      road: { label: 'Road races', hint: 'short and long, with event cards if you like' },
      events: { label: 'Wind and weather', hint: 'road races with event cards' },
      circuits: { label: 'Circuits', hint: 'elimination races, some with event cards' },
    },
    classifications: {
      general: 'General classification',
      teams: 'Teams',
      'day-points': 'Day points',
      'team-day-points': 'Team day points',
    },
    jerseys: { yellow: 'the yellow jersey of the general classification', green: 'the green jersey of the day points' },
    days: { road: 'road race', circuit: 'elimination circuit' },
    arrival: {
      round: { label: 'Round', hint: '1 for the round in which the first rider finished' },
      label: { label: 'Space', hint: 'the label of their space past the line: 9 is nearest, 0 furthest' },
    },
    outs: { eliminated: 'eliminated', 'on-the-road': 'on the road when the race was stopped' },
  } satisfies Partial<StageRaceWords<LcStageRace>>,
};

export type Sentences = typeof en;

import {
  type Dice,
  type Finished,
  type Game,
  integer,
  list,
  type Moved,
  object,
  type Placed,
  type RiderId,
  type RiderStanding,
  type Seat,
  type Spent,
  type StageRace,
  seatsByBestRider,
  shuffle,
  type Tell,
  type Threw,
  typedProblems,
} from '@gruppetto/kernel';

export interface ToyOptions {
  readonly players: number;
  readonly length: number;
  /** Riders who have left the stage race, and don't start. */
  readonly absent: readonly RiderId[];
}

export interface ToyState {
  /** Whose turn it is. */
  next: Seat;
  /** Riders on the road, foremost first. */
  road: { rider: RiderId; square: number }[];
  /** By seat, and nobody else's business. */
  cards: number[][];
  home: RiderId[];
}

export type ToyChoice = { readonly do: 'walk' } | { readonly do: 'ride' } | { readonly do: 'dash'; readonly card: number };

/** A dash pays with a card, and another one is drawn that only its owner sees. */
interface ToyDrew {
  readonly type: 'drew';
  readonly rule: string;
  readonly seat: Seat;
  readonly secret?: { readonly seat: Seat; readonly card: number };
}

export type ToyFact = Placed | Moved | Threw | Spent<'card'> | Finished | ToyDrew;

export interface ToyView extends Pick<ToyState, 'next' | 'road' | 'home'> {
  readonly cards?: readonly number[];
}

export interface ToyPosition {
  readonly next: Seat;
  readonly road: readonly { readonly rider: RiderId; readonly square: number }[];
  readonly cards: readonly (readonly number[])[];
  readonly home: readonly RiderId[];
}

export interface ToyRace {
  Options: ToyOptions;
  State: ToyState;
  Choice: ToyChoice;
  Fact: ToyFact;
  View: ToyView;
  Position: ToyPosition;
  Reason: 'no-such-card';
  Risk: never;
  Thing: 'card';
  Out: 'did-not-start';
  Group: never;
  InForce: never;
  StageRace: ToyStageRace;
}

export interface ToyStageRace {
  Kind: 'sprints' | 'marathons';
  Classification: 'general' | 'lines';
  Jersey: 'yellow';
  Prime: 'line';
  Day: 'toy';
  Arrival: { readonly behind: number };
  Out: never;
  Advantage: 'card';
  Prepared: { readonly shorter: number };
}

const handSize = 2;
const bestCard = 3;

const startersOf = ({ players, absent }: ToyOptions): RiderId[] =>
  Array.from({ length: players }, (_, rider) => rider).filter((rider) => !absent.includes(rider));

const longestStage = 50;
const linePlaces = 2;
const arrival = object({ behind: integer({ min: 0, max: 3 }) });

/** Stages of any length, a prime on the last square, a card that goes into the next stage, and one thing to settle. */
const stageRace: StageRace<ToyRace> = {
  classifications: () => [
    { id: 'general', rule: 'T-6', of: 'riders', measure: 'turns', gives: [{ by: 'value' }], leads: 'lowest', ties: ['stage-places'] },
    {
      id: 'lines',
      rule: 'T-6',
      of: 'riders',
      measure: 'points',
      gives: [{ by: 'primes', points: { line: [2, 1] } }],
      leads: 'highest',
      ties: [{ as: 'general' }],
    },
  ],
  jerseys: [{ classification: 'general', jersey: 'yellow' }],
  outLeaves: true,
  tourPoints: () => ({ stageWin: 1, places: { general: [3, 2, 1], lines: [] } }),
  kinds: ['sprints', 'marathons'],
  model: (kind, stages, base, dice) =>
    Array.from({ length: stages }, () => ({ ...base, length: kind === 'sprints' ? dice.roll(4) : longestStage - dice.draw(4) })),
  day: () => 'toy',
  primes: ({ length }) => [{ id: 'line', kind: 'line', square: length, places: linePlaces }],
  prepare: () => object({ shorter: integer({ min: 0, max: 1, default: 0 }) }),
  start: (options, { gone }, prepared) => ({
    ...options,
    absent: [...gone],
    length: Math.max(1, options.length - (prepared?.shorter ?? 0)),
  }),
  result: (_options, { home, cards }) => ({
    day: 'toy',
    riders: home.map((rider, index) => ({ rider, place: index + 1, value: index })),
    primes: [{ id: 'line', kind: 'line', order: home.slice(0, linePlaces) }],
    left: { cards },
  }),
  arrival,
  typed(options, stage) {
    const starters = startersOf(options);
    const problems = typedProblems({ starters, primes: stageRace.primes(options), primesFill: true, outs: [], arrival }, stage);
    if (problems.length > 0) return { ok: false, problems };
    const riders = stage.arrivals.map((one, index) => ({ rider: one.rider, place: index + 1, value: one.arrival.behind }));
    return { ok: true, value: { day: 'toy', riders, primes: stage.primes.map((prime) => ({ ...prime, kind: 'line' })) } };
  },
  advantages: ({ players }) => Array.from({ length: players }, (_, seat) => ({ seat, what: 'card', amount: handSize })),
};

/**
 * The smallest race that has everything the contract speaks of: a die, lots, secrets, barred choices, riders who finish.
 * One rider a seat, who walks one square, rides what a three-sided die shows, or dashes by a hidden card of 1 to 3.
 */
export const toyRace: Game<ToyRace> = {
  id: 'toy-race',
  rules: 1,
  options: object({
    players: integer({ min: 1, max: 4, default: 2 }),
    length: integer({ min: 1, max: 50, default: 8 }),
    absent: list(integer({ min: 0, max: 3 }), { max: 3, default: [] }),
  }),
  race: (options) => ({
    options,
    seats: options.players,
    riders: Array.from({ length: options.players }, (_, seat) => ({ seat, team: seat, number: 1 })),
    road: () => ({
      first: 0,
      length: options.length,
      runOut: bestCard,
      layout: 'piles',
      sections: [{ from: 0, to: options.length, terrain: 'flat' }],
      markers: [{ at: options.length, kind: 'finish' }],
    }),

    setup(dice, tell) {
      const starters = startersOf(options);
      const next = starters[0];
      const road = shuffle(dice, starters).map((rider) => ({ rider, square: 0 }));
      for (const { rider } of road) tell?.({ type: 'placed', rule: 'T-1', rider, to: 0 });
      const hand = () => Array.from({ length: handSize }, () => dice.draw(bestCard) + 1);
      return { next, road, cards: Array.from({ length: options.players }, hand), home: [] };
    },

    turn(state) {
      if (state.road.length === 0) return undefined;
      const seat = state.next;
      const dashes = [...new Set(state.cards[seat])].sort().map((card): ToyChoice => ({ do: 'dash', card }));
      return { seat, rider: seat, choices: [{ do: 'walk' }, { do: 'ride' }, ...dashes] };
    },

    play(state, choice, dice, tell) {
      const seat = state.next;
      if (choice.do === 'walk') move(options, state, 1, tell);
      else if (choice.do === 'ride') move(options, state, thrown(seat, dice, tell), tell);
      else {
        const hand = state.cards[seat];
        const card = dice.draw(bestCard) + 1;
        hand[hand.indexOf(choice.card)] = card;
        tell?.({ type: 'spent', rule: 'T-4', seat, what: 'card', amount: choice.card });
        tell?.({ type: 'drew', rule: 'T-4', seat, secret: { seat, card } });
        move(options, state, choice.card, tell);
      }
      do state.next = (state.next + 1) % options.players;
      while (state.road.length > 0 && !state.road.some(({ rider }) => rider === state.next));
    },

    barred(state) {
      if (state.road.length === 0) return [];
      const missing = [1, 2, 3].filter((card) => !state.cards[state.next]?.includes(card));
      return missing.map((card) => ({ choice: { do: 'dash', card }, refusal: { reason: 'no-such-card', rule: 'T-4', with: { card } } }));
    },

    standings(state) {
      const riders: RiderStanding<'did-not-start'>[] = state.home.map((rider, index) => ({ rider, place: index + 1, value: index }));
      for (const spot of state.road) riders.push({ ...spot, place: riders.length + 1 });
      for (const rider of options.absent) riders.push({ rider, place: riders.length + 1, out: 'did-not-start' });
      return { over: state.road.length === 0, measure: 'turns', riders, seats: seatsByBestRider(riders, (rider) => rider) };
    },

    view({ next, road, home, cards }, viewer) {
      const hand = viewer === 'spectator' ? undefined : cards[viewer];
      return hand ? { next, road, home, cards: hand } : { next, road, home };
    },

    board: ({ road }) => ({ riders: road, groups: [] }),

    preview({ next: rider, road }, choice) {
      const square = road.find((spot) => spot.rider === rider)?.square as number;
      if (choice.do === 'walk') return { rider, to: square + 1 };
      if (choice.do === 'ride') return { rider, spread: [1, 2, 3].map((face) => ({ to: square + face, chance: 1 / 3 })) };
      return { rider, to: square + choice.card, effects: [{ seat: rider, what: 'card', amount: -choice.card }] };
    },

    copy: place,

    positions() {
      const rider = integer({ min: 0, max: options.players - 1 });
      const hand = list(integer({ min: 1, max: bestCard }), { min: handSize, max: handSize });
      return object({
        next: rider,
        road: list(object({ rider, square: integer({ min: 0, max: 50 }) }), { max: options.players }),
        cards: list(hand, { min: options.players, max: options.players }),
        home: list(rider, { max: options.players }),
      });
    },

    place,
    position: place,
  }),

  stageRace,
};

function thrown(rider: RiderId, dice: Dice, tell: Tell<ToyFact>): number {
  const face = dice.roll(3);
  tell?.({ type: 'threw', rule: 'T-3', rider, dice: [face], sides: 3 });
  return face;
}

/** A state and a position hold the same here. */
const place = ({ next, road, cards, home }: ToyPosition): ToyState => ({
  next,
  road: road.map((spot) => ({ ...spot })),
  cards: cards.map((hand) => [...hand]),
  home: [...home],
});

/** The rider comes to stand last on the new square. Past the last one they have finished at once. */
function move(options: ToyOptions, { next: rider, road, home }: ToyState, squares: number, tell: Tell<ToyFact>): void {
  const spot = road.splice(
    road.findIndex((one) => one.rider === rider),
    1,
  )[0];
  const from = spot.square;
  spot.square += squares;
  tell?.({ type: 'moved', rule: 'T-2', rider, from, to: spot.square });
  if (spot.square > options.length) {
    home.push(rider);
    tell?.({ type: 'finished', rule: 'T-5', rider, place: home.length });
  } else {
    const behind = road.findIndex((one) => one.square < spot.square);
    road.splice(behind < 0 ? road.length : behind, 0, spot);
  }
}

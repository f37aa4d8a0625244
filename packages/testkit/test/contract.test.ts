import type { Game, Race, StageRace, StageRaceTypes, StageResult, Turn } from '@gruppetto/kernel';
import {
  checkNames,
  contractFaults,
  contractSuite,
  type Secrets,
  type Terms,
  type ToyChoice,
  type ToyFact,
  type ToyRace,
  toyRace,
} from '@gruppetto/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** The cards of the others. Not the one that is played now: it is shown. */
const secrets: Secrets<ToyRace> = {
  alter(state, viewer, _dice, choice) {
    const hidden = state.cards.filter((_, seat) => seat !== viewer && !(seat === state.next && choice?.do === 'dash'));
    for (const hand of hidden) for (const [index, card] of hand.entries()) hand[index] = (card % 3) + 1;
    return hidden.length > 0 ? state : undefined;
  },
  hidesLots: (state, viewer) => viewer !== state.next,
};

const everybodyIsSomewhere = 'every rider is on the road or home';

const terms: Terms<ToyRace> = {
  options: [{ players: 1 }, { players: 2, length: 5 }, { players: 3 }, { players: 4, length: 12 }],
  longest: 4 * 51,
  races: 300,
  invariants: {
    [everybodyIsSomewhere]: (_, { road, home }, _facts, { options }) => road.length + home.length === options.players,
  },
  secrets,
  arrivalOf: ({ home }, rider) => ({ behind: home.indexOf(rider) }),
};

contractSuite(toyRace, terms);

test('options may be drawn', () => {
  const players = new Set<number>();
  const drawn = { ...terms, options: fc.record({ players: fc.integer({ min: 1, max: 4 }) }), races: 50 };
  const game = broken((toy) => ({
    setup(dice, tell) {
      players.add(toy.options.players);
      return toy.setup(dice, tell);
    },
  }));
  expect(contractFaults(game, drawn)).toEqual(new Map());
  expect([...players].sort()).toEqual([1, 2, 3, 4]);
});

/** The toy race with a part of its races replaced. */
const broken = (part: (toy: Race<ToyRace>) => Partial<Race<ToyRace>>): Game<ToyRace> => ({
  ...toyRace,
  race(options) {
    const toy = toyRace.race(options);
    return { ...toy, ...part(toy) };
  },
});

/** Tells other facts than the toy race does. */
const retold = (change: (fact: ToyFact) => object): Game<ToyRace> =>
  broken((toy) => ({
    play: (state, choice, dice, tell) => toy.play(state, choice, dice, tell && ((fact) => tell(change(fact) as ToyFact))),
  }));

const returned = (change: (turn: Turn<ToyChoice>) => Turn<ToyChoice>): Game<ToyRace> =>
  broken((toy) => ({
    turn(state) {
      const turn = toy.turn(state);
      return turn && change(turn);
    },
  }));

/** Holds one list twice: JSON makes two of it. */
const aliased = broken((toy) => ({
  setup(dice, tell) {
    const state = toy.setup(dice, tell);
    return { ...state, cards: state.cards.fill(state.cards[0]) };
  },
  copy: (state) => structuredClone(state),
}));

interface Breakage {
  readonly check: string;
  readonly what: string;
  readonly game: Game<ToyRace>;
  readonly terms?: Partial<Terms<ToyRace>>;
}

let counter = 0;

const breakages: readonly Breakage[] = [
  { check: 'races can be set up and played', what: 'options that are none', game: toyRace, terms: { options: [{ players: 9 }] } },
  { check: 'races can be set up and played', what: 'a turn without choices', game: returned((turn) => ({ ...turn, choices: [] })) },
  { check: 'races can be set up and played', what: 'a choice that throws', game: broken(() => ({ play: fail })) },
  { check: 'races end', what: 'nobody moves', game: broken(() => ({ play() {} })) },
  { check: 'races end', what: 'a bound too low', game: toyRace, terms: { longest: 3 } },
  { check: everybodyIsSomewhere, what: 'riders vanish', game: broken((toy) => ({ play: lose(toy) })) },
  {
    check: 'turns are well-formed',
    what: 'a choice twice',
    game: returned((turn) => ({ ...turn, choices: [...turn.choices, { do: 'walk' }] })),
  },
  { check: 'turns are well-formed', what: 'a seat that is none', game: returned((turn) => ({ ...turn, seat: turn.seat + 4 })) },
  {
    check: 'barred choices are not listed',
    what: 'listed and barred',
    game: broken(() => ({ barred: () => [{ choice: { do: 'walk' }, refusal: { reason: 'no-such-card' } }] })),
  },
  {
    check: 'barred choices are not listed',
    what: 'no reason',
    game: broken((toy) => ({ barred: (state) => toy.barred(state).map(({ choice }) => ({ choice, refusal: { reason: '' as never } })) })),
  },
  { check: 'facts are well-formed', what: 'no rule', game: retold((fact) => ({ ...fact, rule: '' })) },
  {
    check: 'facts lead to the board',
    what: 'moved elsewhere',
    game: retold((fact) => (fact.type === 'moved' ? { ...fact, to: fact.to + 1 } : fact)),
  },
  {
    check: 'facts lead to the board',
    what: 'moved from elsewhere',
    game: retold((fact) => (fact.type === 'moved' ? { ...fact, from: 0 } : fact)),
  },
  {
    check: 'facts lead to the board',
    what: 'a finish untold',
    game: retold((fact) => (fact.type === 'finished' ? { ...fact, type: 'won' } : fact)),
  },
  {
    check: 'facts lead to the board',
    what: 'placed untold',
    game: broken((toy) => ({ setup: (dice) => toy.setup(dice) })),
  },
  {
    check: 'the place of a rider who is home stays',
    what: 'the last to come is first',
    game: broken((toy) => ({
      standings(state) {
        const { riders, ...rest } = toy.standings(state);
        const { length } = state.home;
        return { ...rest, riders: riders.map((one) => (one.place > length ? one : { ...one, place: length + 1 - one.place })) };
      },
    })),
  },
  {
    check: 'the race is over exactly when nobody has a turn',
    what: 'never over',
    game: broken((toy) => ({ standings: (state) => ({ ...toy.standings(state), over: false }) })),
  },
  {
    check: 'a position that is reached is not refused',
    what: 'a position that does not parse',
    game: broken((toy) => ({ position: (state) => ({ ...toy.position(state), next: -1 }) })),
  },
  {
    check: 'seats and riders are well-formed',
    what: 'a rider of no seat',
    game: broken((toy) => ({ riders: toy.riders.map((rider) => ({ ...rider, seat: 4 })) })),
  },
  {
    check: 'every listed choice plays',
    what: 'a choice that throws',
    game: broken((toy) => ({ play: (state, choice, dice, tell) => (choice.do === 'ride' ? fail() : toy.play(state, choice, dice, tell)) })),
  },
  {
    check: 'what is not listed is refused with a reason and changes nothing',
    what: 'refusing changes the state',
    game: broken(() => ({
      barred(state) {
        state.cards.unshift(state.cards.pop() as number[]);
        return [];
      },
    })),
  },
  {
    check: 'what is not listed is refused with a reason and changes nothing',
    what: 'every seat may choose',
    game: returned((turn) => ({ ...turn, seat: counter++ % 2 })),
  },
  {
    check: 'asking changes nothing',
    what: 'a look takes a card',
    game: broken((toy) => ({
      view(state, viewer) {
        state.cards[0]?.reverse();
        return toy.view(state, viewer);
      },
    })),
  },
  { check: 'a race survives JSON', what: 'no number', game: withState({ luck: Number.NaN }) },
  { check: 'a race survives JSON', what: 'a set', game: withState({ luck: new Set() }) },
  { check: 'a race survives JSON', what: 'one list held twice', game: aliased },
  {
    check: 'a race survives JSON',
    what: 'a view that is more than data',
    game: broken((toy) => ({ view: (state, viewer) => ({ ...toy.view(state, viewer), look: () => state }) })),
  },
  { check: 'copies are independent', what: 'no copy', game: broken((_toy) => ({ copy: (state) => state })) },
  {
    check: 'copies are independent',
    what: 'hands are shared',
    game: broken((toy) => ({ copy: (state) => ({ ...toy.copy(state), cards: state.cards }) })),
  },
  {
    check: 'copies are independent',
    what: 'the turn is lost',
    game: broken((toy) => ({ copy: (state) => ({ ...toy.copy(state), next: 0 }) })),
  },
  {
    check: 'a position is the whole race',
    what: 'the turn is lost',
    game: broken((toy) => ({ position: (state) => ({ ...toy.position(state), next: 0 }) })),
  },
  {
    check: 'a position is the whole race',
    what: 'a position that does not parse',
    game: broken((toy) => ({ position: (state) => ({ ...toy.position(state), next: -1 }) })),
  },
  {
    check: 'a position is the whole race',
    what: 'placed hands are shared',
    game: broken((toy) => ({ place: (position) => ({ ...toy.place(position), cards: Array(toy.seats).fill([1, 1]) }) })),
  },
  { check: 'boards are well-formed', what: 'no road', game: broken((toy) => ({ road: () => ({ ...toy.road(), length: -1 }) })) },
  {
    check: 'standings are well-formed',
    what: 'all first but one',
    game: broken((toy) => ({ standings: (state) => ({ ...toy.standings(state), riders: toy.standings(state).riders.slice(1) }) })),
  },
  {
    check: 'previews are well-formed',
    what: 'chances that do not add up',
    game: broken((_toy) => ({ preview: (view) => ({ rider: view.next, spread: [{ to: 1, chance: 0.5 }] }) })),
  },
  {
    check: 'previews come true',
    what: 'certain, and wrong',
    game: broken((_toy) => ({ preview: (view) => ({ rider: view.next, to: 0 }) })),
  },
  {
    check: 'previews come true',
    what: 'another lane',
    game: broken((toy) => ({ preview: (view, choice) => ({ ...toy.preview(view, choice), lane: 1 }) })),
  },
  {
    check: 'previews come true',
    what: 'foreseen nowhere',
    game: broken((_toy) => ({ preview: (view) => ({ rider: view.next, spread: [{ to: 0, chance: 1 }] }) })),
  },
  {
    check: 'secrets are kept',
    what: 'all cards seen',
    game: broken((_toy) => ({ view: ({ cards, ...state }) => ({ ...state, cards: cards.flat() }) })),
  },
  {
    check: 'secrets are kept',
    what: 'the drawn card heard',
    game: retold((fact) => (fact.type === 'drew' ? { ...fact, card: fact.secret?.card } : fact)),
  },
  {
    check: 'secrets are kept',
    what: 'a hand heard',
    game: broken((toy) => ({
      play(state, choice, dice, tell) {
        tell?.({ type: 'spent', rule: 'T-4', seat: 0, what: 'card', amount: state.cards[0]?.[0] });
        toy.play(state, choice, dice, tell);
      },
    })),
  },
  { check: 'secrets are kept', what: 'a test that alters nothing', game: toyRace, terms: { secrets: { alter: (state) => state } } },
  { check: 'secrets are kept', what: 'a test that never alters', game: toyRace, terms: { secrets: { alter: () => undefined } } },
  {
    check: 'same dice, same race',
    what: 'dice of its own',
    game: broken((toy) => ({ play: (state, choice, dice, tell) => toy.play(state, counter++ % 2 ? choice : { do: 'walk' }, dice, tell) })),
  },
  {
    check: 'same dice, same race',
    what: 'another race where nobody listens',
    game: broken((toy) => ({ play: (state, choice, dice, tell) => toy.play(state, tell ? choice : { do: 'walk' }, dice, tell) })),
  },
  { check: 'a record replays to the same race', what: 'rules of no version', game: { ...toyRace, rules: 0 } },
  {
    check: 'a record replays to the same race',
    what: 'a race that depends on whose choice object it is',
    game: broken((toy) => ({ play: (state, choice, dice, tell) => toy.play(state, counter++ % 2 ? choice : { do: 'walk' }, dice, tell) })),
  },
  ...stageRaceBreakages(),
];

/** A toy race whose stages may name what there isn't. */
interface AnyNames extends Omit<ToyRace, 'StageRace'> {
  StageRace: StageRaceTypes;
}

/** Toy stage races with a part of them replaced. */
function stageRaceBreakages(): readonly Breakage[] {
  const toy = toyRace.stageRace as StageRace<AnyNames>;
  const line = { id: 'line', kind: 'line', square: 1, places: 2 };
  const raced = (part: Partial<StageRace<AnyNames>>) => ({ ...toyRace, stageRace: { ...toy, ...part } }) as Game<ToyRace>;
  const came = (change: (result: StageResult) => object) =>
    raced({ result: (options, state) => change(toy.result(options, state)) as StageResult });
  const first = ({ riders }: StageResult) => riders[0];
  const model = 'stage races: every stage of a model tour is valid, with the seats and riders of its base';
  const again = 'stage races: the same dice make the same tour, and nothing is changed that they are made of';
  const classifications = 'stage races: what names a classification names one that exists';
  const primes = 'stage races: primes and advantages are well-formed';
  const start = 'stage races: every stage starts as valid options, whether or not its players settle anything';
  const result = 'stage races: a result has exactly the starters, the best first';
  const passed = 'stage races: the primes of a result are those of its course, with no rider twice';
  const typed = 'stage races: a stage that is typed as it was raced comes to the same';
  return [
    { check: model, what: 'no kind', game: raced({ kinds: [] }) },
    { check: model, what: 'a stage too many', game: raced({ model: (kind, stages, ...rest) => toy.model(kind, stages + 1, ...rest) }) },
    { check: model, what: 'too long', game: raced({ model: (_, n, base) => Array(n).fill({ ...base, length: 51 }) }) },
    { check: model, what: 'others ride', game: raced({ model: (_, n, base) => Array(n).fill({ ...base, players: 4 }) }) },
    {
      check: again,
      what: 'dice of its own',
      game: raced({ model: (_, n, base) => Array(n).fill({ ...base, length: 1 + (counter++ % 2) }) }),
    },
    {
      check: again,
      what: 'the base is changed',
      game: raced({ model: (_, n, base) => Array(n).fill(Object.assign(base, { length: (base.length % 50) + 1 })) }),
    },
    { check: classifications, what: 'none', game: raced({ classifications: () => [] }) },
    { check: classifications, what: 'a jersey of nothing', game: raced({ jerseys: [{ classification: 'youth', jersey: 'green' }] }) },
    { check: classifications, what: 'points of nothing', game: raced({ tourPoints: () => ({ stageWin: 1, places: { youth: [1] } }) }) },
    {
      check: classifications,
      what: 'a tie of nothing',
      game: raced({ classifications: (options) => toy.classifications(options).slice(1) }),
    },
    {
      check: classifications,
      what: 'one twice',
      game: raced({ classifications: (options) => [...toy.classifications(options), ...toy.classifications(options)] }),
    },
    { check: primes, what: 'one prime twice', game: raced({ primes: () => [line, line] }) },
    { check: primes, what: 'out of order', game: raced({ primes: () => [line, { ...line, id: 'earlier', square: 0 }] }) },
    { check: primes, what: 'no seat', game: raced({ advantages: () => [{ seat: 9, what: 'card', amount: 1 }] }) },
    { check: primes, what: 'no prime', game: raced({ advantages: () => [{ seat: 0, what: 'card', amount: 1, at: 'top' }] }) },
    { check: start, what: 'too long', game: raced({ start: (options) => ({ ...options, length: 51 }) }) },
    { check: start, what: 'others ride', game: raced({ start: (options) => ({ ...options, players: (options.players % 4) + 1 }) }) },
    {
      check: start,
      what: 'who settles nothing rides another stage',
      game: raced({ start: (options, _, prepared) => (prepared ? { ...options, length: 9 } : options) }),
    },
    { check: result, what: 'one who has left', game: raced({ start: (options) => options }) },
    { check: result, what: 'a rider too few', game: came((one) => ({ ...one, riders: one.riders.slice(1) })) },
    { check: result, what: 'a rider twice', game: came((one) => ({ ...one, riders: [...one.riders, first(one)] })) },
    {
      check: result,
      what: 'neither home nor out',
      game: came((one) => ({ ...one, riders: one.riders.map(({ rider, place }) => ({ rider, place })) })),
    },
    { check: result, what: 'the worst first', game: came((one) => ({ ...one, riders: [...one.riders].reverse() })) },
    { check: passed, what: 'primes that are none', game: came((one) => ({ ...one, primes: [] })) },
    { check: passed, what: 'a rider twice', game: came((one) => ({ ...one, primes: [{ ...line, order: [0, 0] }] })) },
    { check: passed, what: 'a rider who is none', game: came((one) => ({ ...one, primes: [{ ...line, order: [9] }] })) },
    {
      check: passed,
      what: 'too many',
      game: raced({ primes: (options) => toy.primes(options).map((prime) => ({ ...prime, places: 1 })) }),
    },
    { check: 'stage races: results survive JSON', what: 'a set', game: came((one) => ({ ...one, left: { cards: new Set() } })) },
    {
      check: 'stage races: results can be counted',
      what: 'no number',
      game: came((one) => ({ ...one, riders: one.riders.map((rider) => ({ ...rider, value: '1' })) })),
    },
    {
      check: typed,
      what: 'a place too low',
      game: came((one) => ({ ...one, riders: one.riders.map((rider) => ({ ...rider, value: 3 })) })),
    },
    { check: typed, what: 'refused', game: raced({ typed: () => ({ ok: false, problems: [] }) }) },
    { check: typed, what: 'nobody says how', game: toyRace, terms: { arrivalOf: undefined as never } },
  ];
}

function fail(): never {
  throw new Error('out of order');
}

/** The last rider on the road is forgotten. */
const lose =
  (toy: Race<ToyRace>): Race<ToyRace>['play'] =>
  (state, choice, dice, tell) => {
    toy.play(state, choice, dice, tell);
    if (state.road.length > 1) state.road.pop();
  };

function withState(more: object): Game<ToyRace> {
  return broken((toy) => ({
    setup: (dice, tell) => ({ ...toy.setup(dice, tell), ...more }),
    copy: (state) => ({ ...toy.copy(state), ...more }),
    place: (position) => ({ ...toy.place(position), ...more }),
  }));
}

describe('every check can fail', () => {
  test.each(breakages)('$check: $what', ({ check, game, terms: others }) => {
    expect([...contractFaults(game, { ...terms, races: 40, ...others }).keys()]).toContain(check);
  });

  test('without a secrets term, a secret that is told', () => {
    const { secrets: _, ...open } = terms;
    expect(contractFaults(toyRace, open).get('secrets are kept')).toContain('a secret was told');
  });

  test('none is forgotten here', () => {
    expect(new Set(breakages.map(({ check }) => check))).toEqual(new Set(checkNames(toyRace, terms)));
  });
});

describe('a failure', () => {
  const game: Game<ToyRace> = broken((toy) => ({
    preview: (view, choice) => (choice.do === 'walk' ? { rider: view.next, to: 0 } : toy.preview(view, choice)),
  }));
  const fault = contractFaults(game, terms).get('previews come true') as string;

  test('says what, in which race and when', () => {
    expect(fault).toMatch(/foresees 0 for rider \d, who comes to \d+\nrace \d+ after \d+ choices/);
  });

  test('can be played again', () => {
    const only = Number(/race (\d+)/.exec(fault)?.[1]);
    expect(contractFaults(game, { ...terms, only }).get('previews come true')).toBe(fault);
  });
});

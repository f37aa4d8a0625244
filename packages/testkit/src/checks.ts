import {
  type Dice,
  type Fact,
  factFor,
  follow,
  type Game,
  type GameTypes,
  parseRecord,
  RecordingDice,
  type RiderId,
  recordOf,
  replay,
  ScriptedDice,
  type Seat,
  type SeatEntry,
  type Spot,
  type Step,
  sameData,
  type Table,
  type Turn,
  TypedDice,
  take,
  type Viewer,
} from '@gruppetto/kernel';
import {
  boardFault,
  type Fault,
  factFault,
  plainFault,
  previewFault,
  refusalFault,
  ridersFault,
  standingsFault,
  turnFault,
} from './well-formed.ts';

/** One moment of a race that is looked at: the state, and how it came about. */
export interface Moment<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seats: readonly SeatEntry[];
  readonly riders: number;
  readonly state: T['State'];
  readonly turn: Turn<T['Choice']> | undefined;
  /** The state one choice ago; absent after the set-up. */
  readonly before: T['State'] | undefined;
  /** What was told since. */
  readonly facts: readonly T['Fact'][];
  readonly setup: readonly number[];
  readonly steps: readonly Step<T['Choice']>[];
  /** For what is tried out; the race has dice of its own. */
  readonly dice: Dice;
  /** Dice that begin as those of this race did. */
  again(): Dice;
}

export type Check<T extends GameTypes> = (moment: Moment<T>) => Fault;

/** By how often they are made. */
export interface Checks<T extends GameTypes> {
  /** At every moment of every race. */
  readonly step: Readonly<Record<string, Check<T>>>;
  /** At every moment of the races that are looked at closely. */
  readonly moment: Readonly<Record<string, Check<T>>>;
  /** At some moments of them, as they cost more. */
  readonly sample: Readonly<Record<string, Check<T>>>;
  /** When they are over. */
  readonly race: Readonly<Record<string, Check<T>>>;
}

/** Made at every moment. */
export function momentChecks<T extends GameTypes>(): Readonly<Record<string, Check<T>>> {
  return {
    'turns are well-formed': ({ turn, seats, riders }) => turn && turnFault(turn, seats.length, riders),
    'barred choices are not listed': barredAreNotListed,
    'facts are well-formed': ({ facts, seats, riders }) => firstFault(facts, (fact) => factFault(fact, seats.length, riders)),
    'facts lead to the board': factsLeadToTheBoard,
    'the race is over exactly when nobody has a turn': ({ game, state, turn }) =>
      game.standings(state).over === (turn === undefined) ? undefined : `over: ${turn !== undefined}, turn: ${JSON.stringify(turn)}`,
  };
}

/** Made now and then, as they cost more. */
export function sampleChecks<T extends GameTypes>(): Readonly<Record<string, Check<T>>> {
  return {
    'seats and riders are well-formed': ({ game, options, seats }) => ridersFault(game.riders(options), seats.length),
    'every listed choice plays': everyListedChoicePlays,
    'what is not listed is refused with a reason and changes nothing': othersAreRefused,
    'asking changes nothing': askingChangesNothing,
    'a race survives JSON': survivesJson,
    'copies are independent': copiesAreIndependent,
    'a position is the whole race': positionIsTheWholeRace,
    'boards are well-formed': ({ game, state, riders, seats, dice }) =>
      boardFault(game.board(game.view(state, anybody(seats, dice))), seats.length, riders),
    'standings are well-formed': ({ game, state, seats, riders }) => standingsFault(game.standings(state), seats.length, riders),
    'previews are well-formed': ({ game, state, turn, seats, riders }) =>
      firstFault(turn?.choices ?? [], (choice) => {
        const fault = previewFault(game.preview(game.view(state, turn?.seat as Seat), choice), seats.length, riders);
        return fault && `${JSON.stringify(choice)}: ${fault}`;
      }),
    'previews come true': previewsComeTrue,
  };
}

/** Made once, when the race is over. */
export function raceChecks<T extends GameTypes>(): Readonly<Record<string, Check<T>>> {
  return { 'same dice, same race': sameDiceSameRace, 'a record replays to the same race': recordReplays };
}

function firstFault<V>(values: Iterable<V>, faultOf: (value: V) => Fault): Fault {
  for (const value of values) {
    const fault = faultOf(value);
    if (fault) return fault;
  }
  return undefined;
}

const viewers = (seats: readonly SeatEntry[]): readonly Viewer[] => ['spectator', ...seats.keys()];

const anybody = (seats: readonly SeatEntry[], dice: Dice): Viewer => viewers(seats)[dice.draw(seats.length + 1)] as Viewer;

/** What is tried out is tried on a twin that cannot share anything with the race, whatever the game's own `copy` does. */
export const twin = <V>(data: V): V => JSON.parse(JSON.stringify(data)) as V;

const ahead = 8;

/** Plays some choices on, of the state's own or as another state played them. */
function rideOn<T extends GameTypes>({ game, dice }: Pick<Moment<T>, 'game' | 'dice'>, state: T['State']): Step<T['Choice']>[] {
  const steps: Step<T['Choice']>[] = [];
  while (steps.length < ahead) {
    const turn = game.turn(state);
    if (!turn) break;
    const recording = new RecordingDice(dice);
    const choice = turn.choices[dice.draw(turn.choices.length)] as T['Choice'];
    game.play(state, choice, recording);
    steps.push({ seat: turn.seat, choice, dice: recording.fallen });
  }
  return steps;
}

/** Whether another state is this moment's, now and some choices on. */
function otherThan<T extends GameTypes>(moment: Moment<T>, other: T['State'], name: string): Fault {
  const { game, state } = moment;
  const fault = difference(state, other, name);
  if (fault) return fault;
  const original = twin(state);
  for (const { choice, dice } of rideOn(moment, original)) game.play(other, choice, new ScriptedDice(dice));
  return difference(original, other, `${name}, some choices on,`);
}

function difference(expected: unknown, actual: unknown, name: string): Fault {
  return sameData(expected, actual) ? undefined : `${name} differs: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`;
}

function barredAreNotListed<T extends GameTypes>({ game, state, turn }: Moment<T>): Fault {
  return firstFault(game.barred(state), ({ choice, refusal }) => {
    if (turn?.choices.some((listed) => sameData(listed, choice))) return `${JSON.stringify(choice)} is listed and barred`;
    return refusalFault(refusal);
  });
}

function factsLeadToTheBoard<T extends GameTypes>({ game, state, before, facts, seats, dice }: Moment<T>): Fault {
  const viewer = anybody(seats, dice);
  const spotsOf = (of: T['State']) => game.board(game.view(of, viewer)).riders;
  let spots: readonly Spot[] = before ? spotsOf(before) : [];
  for (const fact of facts) {
    const heard = factFor<Fact>(fact, viewer) as Fact & { rider: RiderId; from: number };
    const stood = heard.type === 'moved' ? spots.find((spot) => spot.rider === heard.rider)?.square : undefined;
    if (heard.type === 'moved' && heard.from !== stood) return `rider ${heard.rider} moved from ${heard.from}, but stood on ${stood}`;
    spots = follow(spots, heard);
  }
  const { layout, riders } = game.board(game.view(state, viewer));
  // In lanes it is the lane that says who stands where, not the order of the list.
  const told = layout === 'piles' ? spots : byLane(spots);
  const shown = layout === 'piles' ? riders : byLane(riders);
  if (told.length === shown.length && told.every((spot, index) => standsThere(spot, shown[index] as Spot))) return undefined;
  return `to ${viewer}, facts tell ${JSON.stringify(told)}, the board shows ${JSON.stringify(shown)}`;
}

const byLane = (spots: readonly Spot[]): readonly Spot[] =>
  [...spots].sort((a, b) => b.square - a.square || (a.lane as number) - (b.lane as number));

const standsThere = (a: Spot, b: Spot): boolean => a.rider === b.rider && a.square === b.square && a.lane === b.lane;

function everyListedChoicePlays<T extends GameTypes>({ game, state, turn, dice }: Moment<T>): Fault {
  return firstFault(turn?.choices ?? [], (choice) => {
    const tried = twin(state);
    try {
      game.play(tried, twin(choice), dice);
      game.turn(tried);
    } catch (error) {
      return `${JSON.stringify(choice)} does not play: ${(error as Error).message}`;
    }
    return undefined;
  });
}

const nonsense: readonly unknown[] = [undefined, null, 0, 'throw', [], {}, { do: '' }, { do: 'no-such-choice' }, { do: ['throw'] }];

function othersAreRefused<T extends GameTypes>(moment: Moment<T>): Fault {
  const { game, options, state, turn, seats, steps, dice } = moment;
  const table: Table<T> = { game, options, seats, setup: [], steps: [], state };
  const was = twin(state);
  const seat = turn?.seat ?? 0;
  const listed = turn?.choices ?? [];
  const barred = game.barred(state).map(({ choice }) => choice);
  const earlier = steps.slice(-10).map(({ choice }) => choice);
  const padded = listed.map((choice) => ({ ...choice, noSuchField: 1 }));
  const wishes = [...nonsense, ...barred, ...earlier, ...padded].filter((wish) => !listed.some((choice) => sameData(choice, wish)));
  const others = [...seats.keys(), -1, seats.length, 0.5, Number.NaN].filter((other) => other !== seat);
  const tries: [Seat, unknown][] = [...wishes.map((wish): [Seat, unknown] => [seat, wish])];
  for (const other of others) tries.push([other, listed[0] ?? earlier[0]]);
  const fault = firstFault(tries, ([who, wish]) => {
    const taken = take(table, who, wish as T['Choice'], dice);
    if (taken.kind !== 'refused') return `seat ${who} was not refused ${JSON.stringify(wish)}`;
    const bar = who === seat && turn ? game.barred(state).find(({ choice }) => sameData(choice, wish)) : undefined;
    return refusalFault(taken.refusal) ?? (bar && difference(bar.refusal, taken.refusal, 'the reason'));
  });
  return fault ?? difference(was, state, 'the state after refusing all that');
}

function askingChangesNothing<T extends GameTypes>({ game, options, state, turn, seats, dice }: Moment<T>): Fault {
  const asked = twin(state);
  const viewer = anybody(seats, dice);
  const questions: Readonly<Record<string, () => unknown>> = {
    turn: () => game.turn(asked),
    barred: () => game.barred(asked),
    standings: () => game.standings(asked),
    view: () => game.view(asked, viewer),
    board: () => game.board(game.view(asked, viewer)),
    previews: () => turn?.choices.map((choice) => game.preview(game.view(asked, turn.seat), choice)),
    copy: () => game.copy(asked),
    position: () => game.position(asked),
    positions: () => game.positions(options),
  };
  return firstFault(Object.entries(questions), ([name, ask]) => {
    ask();
    return difference(state, asked, `the state after asking for ${name}`);
  });
}

function survivesJson<T extends GameTypes>(moment: Moment<T>): Fault {
  const { game, state, seats, dice } = moment;
  const viewer = anybody(seats, dice);
  return (
    plainFault(state, 'the state') ??
    plainFault(game.position(state), 'the position') ??
    plainFault(game.view(state, viewer), `the view of ${viewer}`) ??
    goesOnAfterJson(moment)
  );
}

/** A state in which one list is held twice is plain data too, but JSON parts what belonged together. */
function goesOnAfterJson<T extends GameTypes>(moment: Moment<T>): Fault {
  const { game, state } = moment;
  const original = structuredClone(state);
  const written = twin(state);
  for (const { choice, dice } of rideOn(moment, original)) game.play(written, choice, new ScriptedDice(dice));
  return difference(original, written, 'the state that went through JSON, some choices on,');
}

function copiesAreIndependent<T extends GameTypes>(moment: Moment<T>): Fault {
  const { game, state } = moment;
  const original = twin(state);
  const copy = game.copy(original);
  const fault = difference(original, copy, 'the copy');
  if (fault) return fault;
  rideOn(moment, copy);
  const touched = difference(state, original, 'the original, after playing on the copy,');
  if (touched) return touched;
  const kept = game.copy(original);
  rideOn(moment, original);
  return difference(state, kept, 'the copy, after playing on the original,');
}

function positionIsTheWholeRace<T extends GameTypes>(moment: Moment<T>): Fault {
  const { game, options, state } = moment;
  const position = twin(game.position(state));
  const parsed = game.positions(options).parse(position);
  if (!parsed.ok) return `the position ${JSON.stringify(position)} does not parse: ${JSON.stringify(parsed.problems)}`;
  return (
    difference(position, parsed.value, 'the position, parsed,') ?? otherThan(moment, game.place(options, parsed.value), 'the race placed')
  );
}

/** Where the dice do not fall he comes where it was certain that he would; where they do, to one of the places foreseen. */
function previewsComeTrue<T extends GameTypes>({ game, state, turn, dice }: Moment<T>): Fault {
  if (!turn) return undefined;
  const view = game.view(state, turn.seat);
  const stood = new Map(game.board(view).riders.map(({ rider, square }) => [rider, square]));
  return firstFault(turn.choices, (choice) => {
    const { rider, to, spread } = game.preview(view, choice);
    if (rider === undefined) return undefined;
    const recording = new RecordingDice(dice);
    let moved: number | undefined;
    game.play(twin(state), choice, recording, (fact) => {
      const told = fact as Fact & { rider?: RiderId; to?: number };
      if (told.rider === rider && (told.type === 'moved' || told.type === 'placed')) moved = told.to;
    });
    const fell = recording.fallen.length > 0;
    const came = moved ?? stood.get(rider);
    if (to !== undefined && !fell && came !== to)
      return `${JSON.stringify(choice)} foresees ${to} for rider ${rider}, who comes to ${came}`;
    if (spread && fell && moved !== undefined && !spread.some((outcome) => outcome.to === moved))
      return `${JSON.stringify(choice)} does not foresee ${moved}, where rider ${rider} comes`;
    return undefined;
  });
}

/** Played again with nobody listening. */
function sameDiceSameRace<T extends GameTypes>({ game, options, steps, state, again }: Moment<T>): Fault {
  const dice = again();
  const other = game.setup(options, dice);
  for (const { choice } of steps) game.play(other, choice, dice);
  return difference(state, other, 'the race, ridden again in silence,');
}

function recordReplays<T extends GameTypes>({ game, options, seats, setup, steps, state }: Moment<T>): Fault {
  const record = recordOf({ game, options, seats, setup, steps, state });
  const plain = plainFault(record, 'the record');
  if (plain) return plain;
  const parsed = parseRecord(twin(record), () => game as unknown as Game);
  if (!parsed.ok) return `the record does not parse: ${JSON.stringify(parsed.problems)}`;
  const replayed = replay(game as unknown as Game, parsed.value);
  if (!replayed.ok) return `the record does not replay: ${JSON.stringify(replayed.problems)}`;
  return difference(state, replayed.value.table.state, 'the race replayed');
}

/** What is hidden in a game, and from whom. */
export interface Secrets<T extends GameTypes> {
  /** Alters, in the state it is given, what a viewer must not know now nor learn from this choice; undefined where there is nothing. */
  alter(state: T['State'], viewer: Viewer, dice: Dice, choice: T['Choice'] | undefined): T['State'] | undefined;
  /** Whether the lots drawn while this choice is played are hidden from him. */
  hidesLots?(state: T['State'], viewer: Viewer, choice: T['Choice']): boolean;
}

/** Without secrets, no fact may be one. */
export function secretsCheck<T extends GameTypes>(secrets: Secrets<T> | undefined): Check<T> {
  return (moment) => {
    if (!secrets) return moment.facts.some((fact) => fact.secret) ? 'a secret was told, but this game is said to have none' : undefined;
    return firstFault(viewers(moment.seats), (viewer) => leakOfState(viewer, secrets, moment) ?? leakOfLots(viewer, secrets, moment));
  };
}

const anyOf = <C>(turn: Turn<C> | undefined, dice: Dice): C | undefined => turn?.choices[dice.draw(turn.choices.length)];

function leakOfState<T extends GameTypes>(viewer: Viewer, secrets: Secrets<T>, { game, state, turn, dice }: Moment<T>): Fault {
  const choice = anyOf(turn, dice);
  const altered = secrets.alter(twin(state), viewer, dice, choice);
  if (!altered) return undefined;
  if (sameData(altered, state)) return `nothing was altered that ${viewer} must not know`;
  const fault = difference(game.view(state, viewer), game.view(altered, viewer), `what ${viewer} sees when another's secret is altered`);
  if (fault || !choice || !game.turn(altered)?.choices.some((listed) => sameData(listed, choice))) return fault;
  const recording = new RecordingDice(dice);
  const experienced = experience(game, state, choice, recording, viewer);
  const instead = experience(game, altered, choice, new ScriptedDice(recording.fallen), viewer);
  return difference(experienced, instead, `what ${viewer} sees and hears of ${JSON.stringify(choice)} when another's secret is altered`);
}

function leakOfLots<T extends GameTypes>(viewer: Viewer, secrets: Secrets<T>, { game, state, turn, dice }: Moment<T>): Fault {
  const choice = anyOf(turn, dice);
  if (!choice || !secrets.hidesLots?.(state, viewer, choice)) return undefined;
  const rolled: number[] = [];
  const roll = (sides: number) => {
    rolled.push(dice.roll(sides));
    return rolled.at(-1) as number;
  };
  const experienced = experience(game, state, choice, { roll, draw: (count) => dice.draw(count) }, viewer);
  const instead = experience(game, state, choice, new TypedDice(rolled, dice), viewer);
  return difference(experienced, instead, `what ${viewer} sees and hears of ${JSON.stringify(choice)} when other lots are drawn`);
}

/** All that a viewer gets of a choice: the facts as he may hear them, and what he sees then. */
function experience<T extends GameTypes>(game: Game<T>, state: T['State'], choice: T['Choice'], dice: Dice, viewer: Viewer): object {
  const facts: Fact[] = [];
  const played = twin(state);
  game.play(played, choice, dice, (fact) => facts.push(factFor<Fact>(fact, viewer)));
  return { facts, view: twin(game.view(played, viewer)) };
}

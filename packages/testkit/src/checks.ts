import {
  type Fact,
  factFor,
  finishOf,
  follow,
  type Game,
  type GameTypes,
  parseRecord,
  type Race,
  RecordingDice,
  type RiderId,
  recordOf,
  replay,
  ScriptedDice,
  type Seat,
  type Spot,
  type Step,
  sameData,
  type Table,
  take,
} from '@gruppetto/kernel';
import { type Secrets, secretsCheck } from './secrets.ts';
import { anybody, type Check, difference, firstFault, type Snapshot, twin } from './snapshot.ts';
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

export type NamedChecks<T extends GameTypes> = readonly (readonly [name: string, check: Check<T>])[];

/** The checks, by how often they are made. */
export interface Checks<T extends GameTypes> {
  /** At every moment of every race. They try nothing out. */
  readonly step: NamedChecks<T>;
  /** At every moment of the races that are looked at closely. */
  readonly moment: NamedChecks<T>;
  /** At some moments of them, as they cost more. */
  readonly sample: NamedChecks<T>;
  /** When they are over. */
  readonly race: NamedChecks<T>;
}

/** Whether it holds from one choice to the next, with what was told in between. */
export type Invariant<T extends GameTypes> = (before: T['State'], after: T['State'], facts: readonly T['Fact'][], race: Race<T>) => boolean;

export const secretsAreKept = 'secrets are kept';

/** All that is checked while races are ridden. */
export const checksOf = <T extends GameTypes>(
  invariants: Readonly<Record<string, Invariant<T>>>,
  secrets: Secrets<T> | undefined,
): Checks<T> => ({
  step: Object.entries(invariants).map(([name, invariant]) => [name, invariantCheck(invariant)]),
  moment: [
    ['turns are well-formed', ({ turn, seats, riders }) => turn && turnFault(turn, seats.length, riders)],
    ['barred choices are not listed', barredAreNotListed],
    ['facts are well-formed', ({ facts, seats, riders }) => firstFault(facts, (fact) => factFault(fact, seats.length, riders))],
    ['facts lead to the board', factsLeadToTheBoard],
    ['the place of a rider who is home stays', finalPlacesStay],
    ['the race is over exactly when nobody has a turn', overWithoutTurn],
    ['a position that is reached is not refused', positionLoads],
  ],
  sample: [
    ['seats and riders are well-formed', ({ race }) => ridersFault(race.riders, race.seats)],
    ['every listed choice plays', everyListedChoicePlays],
    ['what is not listed is refused with a reason and changes nothing', othersAreRefused],
    ['asking changes nothing', askingChangesNothing],
    ['a race survives JSON', survivesJson],
    ['copies are independent', copiesAreIndependent],
    ['a position is the whole race', positionIsTheWholeRace],
    ['boards are well-formed', boardIsWellFormed],
    ['standings are well-formed', ({ race, state, seats, riders }) => standingsFault(race.standings(state), seats.length, riders)],
    ['previews are well-formed', previewsAreWellFormed],
    ['previews come true', previewsComeTrue],
    [secretsAreKept, secretsCheck(secrets)],
  ],
  race: [
    ['same dice, same race', sameDiceSameRace],
    ['a record replays to the same race', recordReplays],
  ],
});

const invariantCheck =
  <T extends GameTypes>(invariant: Invariant<T>): Check<T> =>
  ({ before, state, facts, race }) =>
    before && !invariant(before, state, facts, race) ? `it does not hold; the facts: ${JSON.stringify(facts)}` : undefined;

function overWithoutTurn<T extends GameTypes>({ race, state, turn }: Snapshot<T>): Fault {
  const { over } = race.standings(state);
  return over === (turn === undefined) ? undefined : `the standings say over: ${over}, and the turn is ${JSON.stringify(turn)}`;
}

function boardIsWellFormed<T extends GameTypes>({ race, state, seats, riders, dice }: Snapshot<T>): Fault {
  return boardFault(race.road(), race.board(race.view(state, anybody(seats, dice))), seats.length, riders);
}

function previewsAreWellFormed<T extends GameTypes>({ race, state, turn, seats, riders }: Snapshot<T>): Fault {
  if (!turn) return undefined;
  const view = race.view(state, turn.seat);
  return firstFault(turn.choices, (choice) => {
    const fault = previewFault(race.preview(view, choice), seats.length, riders);
    return fault && `${JSON.stringify(choice)}: ${fault}`;
  });
}

const ahead = 8;

/** Plays some random choices on, and says which. */
function rideOn<T extends GameTypes>({ race, dice }: Pick<Snapshot<T>, 'race' | 'dice'>, state: T['State']): Step<T['Choice']>[] {
  const steps: Step<T['Choice']>[] = [];
  while (steps.length < ahead) {
    const turn = race.turn(state);
    if (!turn) break;
    const recording = new RecordingDice(dice);
    const choice = turn.choices[dice.draw(turn.choices.length)];
    race.play(state, choice, recording);
    steps.push({ seat: turn.seat, choice, dice: recording.fallen });
  }
  return steps;
}

/** Whether two states stay the same, some choices on, with the same dice. */
function futureFault<T extends GameTypes>(moment: Snapshot<T>, original: T['State'], other: T['State'], name: string): Fault {
  for (const { choice, dice } of rideOn(moment, original)) moment.race.play(other, choice, new ScriptedDice(dice));
  return difference(original, other, `${name}, some choices on,`);
}

function barredAreNotListed<T extends GameTypes>({ race, state, turn }: Snapshot<T>): Fault {
  return firstFault(race.barred(state), ({ choice, refusal }) => {
    if (turn?.choices.some((listed) => sameData(listed, choice))) return `${JSON.stringify(choice)} is listed and barred`;
    return refusalFault(refusal);
  });
}

function factsLeadToTheBoard<T extends GameTypes>({ race, state, before, facts, seats, dice }: Snapshot<T>): Fault {
  const viewer = anybody(seats, dice);
  const spotsOf = (of: T['State']) => race.board(race.view(of, viewer)).riders;
  let spots: readonly Spot[] = before ? spotsOf(before) : [];
  for (const fact of facts) {
    const heard = factFor<Fact>(fact, viewer) as Fact & { rider: RiderId; from: number };
    const stood = heard.type === 'moved' ? spots.find((spot) => spot.rider === heard.rider)?.square : undefined;
    if (heard.type === 'moved' && heard.from !== stood) return `rider ${heard.rider} moved from ${heard.from}, but stood on ${stood}`;
    spots = follow(spots, heard);
  }
  const { layout } = race.road();
  const { riders } = race.board(race.view(state, viewer));
  // In lanes it is the lane that says who stands where, not the order of the list.
  const expected = layout === 'piles' ? spots : byLane(spots);
  const shown = layout === 'piles' ? riders : byLane(riders);
  if (expected.length === shown.length && expected.every((spot, index) => standsThere(spot, shown[index]))) return undefined;
  return `to ${viewer}, facts tell ${JSON.stringify(expected)}, the board shows ${JSON.stringify(shown)}`;
}

/** What lets nobody be asked for nothing. */
function finalPlacesStay<T extends GameTypes>({ race, state, before }: Snapshot<T>): Fault {
  if (!before) return undefined;
  const placesOf = (of: T['State']) => {
    const standings = race.standings(of);
    const { home } = finishOf(race, standings, race.board(race.view(of, 'spectator')));
    return standings.riders.filter(({ rider }) => home.has(rider));
  };
  const now = new Map(placesOf(state).map(({ rider, place }) => [rider, place]));
  return firstFault(placesOf(before), ({ rider, place }) =>
    now.get(rider) === place ? undefined : `rider ${rider} was home in place ${place}, then in ${now.get(rider)}`,
  );
}

const byLane = (spots: readonly Spot[]): readonly Spot[] =>
  [...spots].sort((a, b) => b.square - a.square || (a.lane as number) - (b.lane as number));

const standsThere = (a: Spot, b: Spot): boolean => a.rider === b.rider && a.square === b.square && a.lane === b.lane;

function everyListedChoicePlays<T extends GameTypes>({ race, state, turn, dice }: Snapshot<T>): Fault {
  return firstFault(turn?.choices ?? [], (choice) => {
    const tried = twin(state);
    try {
      race.play(tried, twin(choice), dice);
      race.turn(tried);
    } catch (error) {
      return `${JSON.stringify(choice)} does not play: ${(error as Error).message}`;
    }
    return undefined;
  });
}

const nonsense: readonly unknown[] = [undefined, null, 0, 'throw', [], {}, { do: '' }, { do: 'no-such-choice' }, { do: ['throw'] }];

function othersAreRefused<T extends GameTypes>(moment: Snapshot<T>): Fault {
  const { game, race, state, turn, seats, steps, dice } = moment;
  const table: Table<T> = { game, race, seats, setup: [], steps: [], state };
  const was = twin(state);
  const seat = turn?.seat ?? 0;
  const listed = turn?.choices ?? [];
  const barred = race.barred(state).map(({ choice }) => choice);
  const earlier = steps.slice(-10).map(({ choice }) => choice);
  const padded = listed.map((choice) => ({ ...choice, noSuchField: 1 }));
  const wishes = [...nonsense, ...barred, ...earlier, ...padded].filter((wish) => !listed.some((choice) => sameData(choice, wish)));
  const others = [...seats.keys(), -1, seats.length, 0.5, Number.NaN].filter((other) => other !== seat);
  const tries: [Seat, unknown][] = wishes.map((wish) => [seat, wish]);
  for (const other of others) tries.push([other, listed[0] ?? earlier[0]]);
  const fault = firstFault(tries, ([who, wish]) => {
    const taken = take(table, who, wish as T['Choice'], dice);
    if (taken.kind !== 'refused') return `seat ${who} was not refused ${JSON.stringify(wish)}`;
    const bar = who === seat && turn ? race.barred(state).find(({ choice }) => sameData(choice, wish)) : undefined;
    return refusalFault(taken.refusal) ?? (bar && difference(bar.refusal, taken.refusal, 'the reason'));
  });
  return fault ?? difference(was, state, 'the state after refusing all that');
}

function askingChangesNothing<T extends GameTypes>({ race, state, turn, seats, dice }: Snapshot<T>): Fault {
  const asked = twin(state);
  const viewer = anybody(seats, dice);
  const questions: Readonly<Record<string, () => unknown>> = {
    turn: () => race.turn(asked),
    barred: () => race.barred(asked),
    standings: () => race.standings(asked),
    view: () => race.view(asked, viewer),
    board: () => race.board(race.view(asked, viewer)),
    previews: () => turn?.choices.map((choice) => race.preview(race.view(asked, turn.seat), choice)),
    copy: () => race.copy(asked),
    position: () => race.position(asked),
    positions: () => race.positions(),
    road: () => race.road(),
  };
  return firstFault(Object.entries(questions), ([name, ask]) => {
    ask();
    return difference(state, asked, `the state after asking for ${name}`);
  });
}

function survivesJson<T extends GameTypes>(moment: Snapshot<T>): Fault {
  const { race, state, seats, dice } = moment;
  const viewer = anybody(seats, dice);
  return (
    plainFault(state, 'the state') ??
    plainFault(race.position(state), 'the position') ??
    plainFault(race.view(state, viewer), `the view of ${viewer}`) ??
    // A list that is held twice is plain data too, but JSON makes two of it.
    futureFault(moment, structuredClone(state), twin(state), 'the state that went through JSON')
  );
}

function copiesAreIndependent<T extends GameTypes>(moment: Snapshot<T>): Fault {
  const { race, state } = moment;
  const original = twin(state);
  const copy = race.copy(original);
  const fault = difference(original, copy, 'the copy');
  if (fault) return fault;
  rideOn(moment, copy);
  const touched = difference(state, original, 'the original, after playing on the copy,');
  if (touched) return touched;
  const kept = race.copy(original);
  rideOn(moment, original);
  return difference(state, kept, 'the copy, after playing on the original,');
}

function positionLoads<T extends GameTypes>({ race, state }: Snapshot<T>): Fault {
  const position = twin(race.position(state));
  const parsed = race.positions().parse(position);
  return parsed.ok ? undefined : `the position ${JSON.stringify(position)} is refused: ${JSON.stringify(parsed.problems)}`;
}

function positionIsTheWholeRace<T extends GameTypes>(moment: Snapshot<T>): Fault {
  const { race, state } = moment;
  const position = twin(race.position(state));
  const parsed = race.positions().parse(position);
  if (!parsed.ok) return `the position ${JSON.stringify(position)} does not parse: ${JSON.stringify(parsed.problems)}`;
  const placed = race.place(parsed.value);
  return (
    difference(position, parsed.value, 'the position, parsed,') ??
    difference(state, placed, 'the race placed') ??
    futureFault(moment, twin(state), placed, 'the race placed')
  );
}

/** Where the dice do not fall they come where it was certain that they would; where they do, to one of the places foreseen. */
function previewsComeTrue<T extends GameTypes>({ race, state, turn, dice }: Snapshot<T>): Fault {
  if (!turn) return undefined;
  const view = race.view(state, turn.seat);
  const stood = new Map(race.board(view).riders.map(({ rider, square }) => [rider, square]));
  return firstFault(turn.choices, (choice) => {
    const { rider, to, lane, spread } = race.preview(view, choice);
    if (rider === undefined) return undefined;
    const recording = new RecordingDice(dice);
    const arrivals: { to: number; lane?: number }[] = [];
    race.play(twin(state), choice, recording, (fact) => {
      const heard = fact as Fact & { rider?: RiderId; to: number; lane?: number };
      if (heard.rider === rider && (heard.type === 'moved' || heard.type === 'placed')) arrivals.push(heard);
    });
    const fell = recording.fallen.length > 0;
    const last = arrivals.at(-1);
    const came = last?.to ?? stood.get(rider);
    if (to !== undefined && !fell && came !== to)
      return `${JSON.stringify(choice)} foresees ${to} for rider ${rider}, who comes to ${came}`;
    if (lane !== undefined && !fell && last && last.lane !== lane)
      return `${JSON.stringify(choice)} foresees lane ${lane} for rider ${rider}, who comes to lane ${last.lane}`;
    if (spread && fell && last && !spread.some((outcome) => outcome.to === last.to))
      return `${JSON.stringify(choice)} does not foresee ${last.to}, where rider ${rider} comes`;
    return undefined;
  });
}

/** Played again with nobody listening. */
function sameDiceSameRace<T extends GameTypes>({ race, steps, state, again }: Snapshot<T>): Fault {
  const dice = again();
  const other = race.setup(dice);
  for (const { choice } of steps) race.play(other, choice, dice);
  return difference(state, other, 'the race, ridden again in silence,');
}

function recordReplays<T extends GameTypes>({ game, race, seats, setup, steps, state }: Snapshot<T>): Fault {
  const record = recordOf({ game, race, seats, setup, steps, state });
  const plain = plainFault(record, 'the record');
  if (plain) return plain;
  const parsed = parseRecord(twin(record), () => game as unknown as Game);
  if (!parsed.ok) return `the record does not parse: ${JSON.stringify(parsed.problems)}`;
  const replayed = replay(game as unknown as Game, parsed.value);
  if (!replayed.ok) return `the record does not replay: ${JSON.stringify(replayed.problems)}`;
  return difference(state, replayed.value.table.state, 'the race replayed');
}

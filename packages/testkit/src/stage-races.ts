import type {
  Arrival,
  Classification,
  Game,
  GameTypes,
  PrimePlace,
  RiderId,
  StageRace,
  StageResult,
  StagesBefore,
  TypedStage,
} from '@gruppetto/kernel';
import { SeededDice } from '@gruppetto/kernel';
import { classify, jerseysOf, type RuleSet } from '@gruppetto/tour';
import type { Faults } from './ride.ts';
import { difference, firstFault, twin } from './snapshot.ts';
import { type Fault, hasTwice, isBelow, plainFault } from './well-formed.ts';

/** What a game's test must say about its stage races. */
interface StageRaceTerms<T extends GameTypes> {
  /** The tours are made of these in turn. */
  readonly bases: readonly T['Options'][];
  /** No race takes more choices than this. */
  readonly longest: number;
  /** How a rider who is home would be typed. */
  readonly arrivalOf?: ((state: T['State'], rider: RiderId) => Arrival) | undefined;
}

const names = {
  model: 'stage races: every stage of a model tour is valid, with the seats and riders of its base',
  again: 'stage races: the same dice make the same tour, and nothing is changed that they are made of',
  classifications: 'stage races: what names a classification names one that exists',
  primes: 'stage races: primes and advantages are well-formed',
  start: 'stage races: every stage starts as valid options, whether or not its players settle anything',
  result: 'stage races: a result has exactly the starters, the best first',
  passed: 'stage races: the primes of a result are those of its course, with no rider twice',
  json: 'stage races: results survive JSON',
  counted: 'stage races: results can be counted',
  typed: 'stage races: a stage that is typed as it was raced comes to the same',
} as const;

export const stageRaceChecks: readonly string[] = Object.values(names);

const counts = [1, 2, 5, 21];
const seeds = ['first', 'second'];
const stagesRidden = 3;

/** By the name of a check, the first fault that it found in many model tours, some of them ridden. */
export function stageRaceFaults<T extends GameTypes>(game: Game<T>, race: StageRace<T>, terms: StageRaceTerms<T>): Faults {
  const faults = new Map<string, string>();
  const judge: Judge = (name, check) => {
    try {
      const fault = check();
      if (fault && !faults.has(name)) faults.set(name, fault);
    } catch (error) {
      if (!faults.has(name)) faults.set(name, `it threw ${(error as Error).stack}`);
    }
  };
  let nth = 0;
  for (const kind of race.kinds)
    for (const stages of counts)
      for (const seed of seeds) {
        const base = terms.bases[nth++ % terms.bases.length];
        const inTour: Judge = (name, check) =>
          judge(name, () => {
            const fault = check();
            return fault && `${fault}\nin a tour: ${kind}, ${stages} stages, seed ${seed}, base ${JSON.stringify(base)}`;
          });
        const model = () => race.model(kind, stages, base, new SeededDice(seed));
        inTour(names.model, () => modelFault(game, base, model(), stages));
        inTour(names.again, () => {
          const before = twin(base);
          return difference(model(), model(), 'the second tour') ?? difference(before, base, 'the base');
        });
        inTour(names.classifications, () => firstFault(model(), (options) => classificationsFault(race, options, stages)));
        inTour(names.primes, () => firstFault(model(), (options) => primesFault(game, race, options)));
        if (stages >= stagesRidden) inTour(names.start, () => rideTour(game, race, terms, model().slice(0, stagesRidden), inTour));
      }
  if (race.kinds.length === 0) faults.set(names.model, 'there is no kind of tours');
  return faults;
}

type Judge = (name: string, check: () => Fault) => void;

function modelFault<T extends GameTypes>(game: Game<T>, base: T['Options'], stages: readonly T['Options'][], count: number): Fault {
  if (stages.length !== count) return `there are ${stages.length} stages`;
  return firstFault(stages, (options) => {
    const parsed = game.options.parse(twin(options));
    if (!parsed.ok) return `${JSON.stringify(options)} does not parse: ${JSON.stringify(parsed.problems)}`;
    return (
      difference(parsed.value, options, 'a stage') ??
      difference(game.race(base).seats, game.race(options).seats, 'the number of seats') ??
      difference(whoRides(game, base), whoRides(game, options), 'the list of riders')
    );
  });
}

/** A role may go by the race. */
const whoRides = <T extends GameTypes>(game: Game<T>, options: T['Options']) =>
  game.race(options).riders.map(({ seat, team, number }) => ({ seat, team, number }));

function classificationsFault<T extends GameTypes>(race: StageRace<T>, options: T['Options'], stages: number): Fault {
  const tables = race.classifications(options);
  if (tables.length === 0) return 'there is none';
  const ids = tables.map(({ id }) => id);
  if (hasTwice(ids)) return `two have one name: ${ids.join(', ')}`;
  const [general] = tables as readonly [Classification];
  if (general.of !== 'riders') return 'the first, which is the general one, is not of riders';
  const points = race.tourPoints?.(options, stages);
  const named = [
    ...race.jerseys.map(({ classification }) => classification),
    ...Object.keys(points?.places ?? {}),
    ...tables.flatMap(({ gives }) => gives.flatMap((gift) => (gift.by === 'place' ? gift.in : []))),
    ...tables.flatMap(({ ties }) => ties.flatMap((tie) => (typeof tie === 'object' ? tie.as : []))),
  ];
  const unknown = named.find((id) => !ids.includes(id));
  if (unknown !== undefined) return `there is no classification ${unknown}`;
  const ofTeams = race.jerseys.find(({ classification }) => tables.some(({ id, of }) => id === classification && of === 'teams'));
  return ofTeams && `a team cannot wear the jersey of ${ofTeams.classification}`;
}

function primesFault<T extends GameTypes>(game: Game<T>, race: StageRace<T>, options: T['Options']): Fault {
  const primes = race.primes(options);
  if (hasTwice(primes.map(({ id }) => id))) return 'two primes have one name';
  const astray = primes.findIndex(({ square, places }, index) => places < 1 || square < (primes[index - 1]?.square ?? square));
  if (astray >= 0) return `prime ${astray} has no places, or stands before one it comes after`;
  const wrong = race
    .advantages(options)
    .find(
      ({ seat, amount, at }) =>
        !isBelow(seat, game.race(options).seats) || !isBelow(amount, 1000) || (at !== undefined && !primes.some(({ id }) => id === at)),
    );
  return wrong && `an advantage is ${JSON.stringify(wrong)}`;
}

/** Rides the stages one after the other, with players who choose at random. */
function rideTour<T extends GameTypes>(
  game: Game<T>,
  race: StageRace<T>,
  { longest, arrivalOf }: StageRaceTerms<T>,
  stages: readonly T['Options'][],
  judge: Judge,
): Fault {
  const first = stages[0];
  const rules: RuleSet = {
    riders: game.race(first).riders,
    classifications: race.classifications(first),
    outLeaves: race.outLeaves,
    ...(race.limit && { limit: race.limit }),
  };
  const results: StageResult[] = [];
  for (const [index, plan] of stages.entries()) {
    const { rankings, gone } = classify(rules, results);
    const jerseys = jerseysOf(race, rules.classifications, rankings);
    const before: StagesBefore = { results, rankings, gone: gone.map(({ rider }) => rider), jerseys, plan: stages };
    const options = race.start(plan, before);
    const fault = startFault(game, race, plan, before, options);
    if (fault) return fault;
    const state = rideStage(game, options, longest, `stage ${index}`);
    const starters = [...rules.riders.keys()].filter((rider) => !before.gone.includes(rider));
    const result = race.result(options, state);
    judge(names.result, () => resultFault(result, starters, race.day(options)));
    judge(names.passed, () => passedFault(result, race.primes(options), starters));
    judge(names.json, () => plainFault(result, 'the result') ?? difference(result, twin(result), 'the result'));
    judge(names.typed, () => typedFault(race, options, state, result, arrivalOf));
    results.push(twin(race.outLeaves && index === 0 ? withoutTheLast(result) : result));
    judge(names.counted, () => {
      for (const { classification, lines } of classify(rules, results).rankings)
        if (lines.some(({ total }) => !Number.isFinite(total))) return `${classification} has a total that is no number`;
      return undefined;
    });
  }
  return undefined;
}

/** The last one left: the stages after it have to do without them. */
const withoutTheLast = (result: StageResult): StageResult => ({
  ...result,
  riders: result.riders.map(({ rider, place, ...home }, index, { length }) =>
    index > 0 && index === length - 1 ? { rider, place, out: 'left' } : { rider, place, ...home },
  ),
});

function startFault<T extends GameTypes>(
  game: Game<T>,
  race: StageRace<T>,
  plan: T['Options'],
  before: StagesBefore,
  options: T['Options'],
): Fault {
  const parsed = game.options.parse(twin(options));
  if (!parsed.ok) return `the start ${JSON.stringify(options)} does not parse: ${JSON.stringify(parsed.problems)}`;
  const riders = difference(game.race(plan).riders, game.race(options).riders, 'the list of riders, at the start,');
  if (riders || !race.prepare) return riders;
  const settled = race.prepare(plan, before).parse({});
  if (!settled.ok) return `what is settled by itself does not parse: ${JSON.stringify(settled.problems)}`;
  return difference(options, race.start(plan, before, settled.value), 'the stage of those who settle nothing');
}

function rideStage<T extends GameTypes>(game: Game<T>, options: T['Options'], longest: number, seed: string): T['State'] {
  const dice = new SeededDice(seed);
  const race = game.race(options);
  const state = race.setup(dice);
  for (let choices = 0; choices <= longest; choices++) {
    const turn = race.turn(state);
    if (!turn) return state;
    race.play(state, turn.choices[dice.draw(turn.choices.length)], dice);
  }
  throw new Error(`a stage is not over after ${longest} choices: ${JSON.stringify(options)}`);
}

function resultFault({ riders, day }: StageResult, starters: readonly RiderId[], planned: string): Fault {
  if (day === '') return 'it has no kind of day';
  if (day !== planned) return `it is another kind of day than its course: ${day}, not ${planned}`;
  const listed = riders.map(({ rider }) => rider);
  if (hasTwice(listed)) return `a rider is there twice: ${listed.join(', ')}`;
  const fault = difference(
    starters,
    [...listed].sort((a, b) => a - b),
    'the list of riders',
  );
  if (fault) return fault;
  const wrong = riders.find(
    ({ place, value, out }, index) =>
      (value === undefined) === (out === undefined) || (place !== index + 1 && place !== riders[index - 1]?.place),
  );
  return wrong && `a rider has ${JSON.stringify(wrong)}`;
}

function passedFault({ primes }: StageResult, places: readonly PrimePlace[], starters: readonly RiderId[]): Fault {
  const named = (list: readonly Pick<PrimePlace, 'id' | 'kind'>[]) => list.map(({ id, kind }) => ({ id, kind }));
  const fault = difference(named(places), named(primes), 'the list of primes');
  if (fault) return fault;
  const wrong = primes.find(
    ({ order }, index) => hasTwice(order) || order.length > places[index].places || order.some((rider) => !starters.includes(rider)),
  );
  return wrong && `a prime has ${JSON.stringify(wrong)}`;
}

function typedFault<T extends GameTypes>(
  race: StageRace<T>,
  options: T['Options'],
  state: T['State'],
  { day, riders, primes }: StageResult,
  arrivalOf: StageRaceTerms<T>['arrivalOf'],
): Fault {
  if (!arrivalOf) return 'the terms do not say how a rider who is home would be typed (arrivalOf)';
  const stage: TypedStage = {
    arrivals: riders.flatMap(({ rider, out }) => (out === undefined ? { rider, arrival: arrivalOf(state, rider) } : [])),
    primes: primes.map(({ id, order }) => ({ id, order })),
    out: riders.flatMap(({ rider, out }) => (out === undefined ? [] : { rider, reason: out })).reverse(),
    used: [],
  };
  const typed = race.typed(options, stage);
  if (!typed.ok) return `${JSON.stringify(stage)} is refused: ${JSON.stringify(typed.problems)}`;
  const { left: _, ...same } = typed.value;
  return difference({ day, riders, primes }, same, 'the typed stage');
}

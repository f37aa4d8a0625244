import { rideOut, stateSeen } from '@gruppetto/bots';
import { roomOf } from '@gruppetto/catalogue';
import { type Classification, type LeaderJersey, SeededDice, type Viewer } from '@gruppetto/kernel';
import { hasPlace, seatsOf, type TourEntry, type TourPlan } from '@gruppetto/tour';
import { rideStages, tourOf } from './ride-tour.ts';
import { botOf, forecastRiderFor, gameOf, type SetUp } from './set-up.ts';

/** The races of a forecast. They are counted from 0, and each is a function of the plan and its number. */
export interface RacePlan extends SetUp {
  readonly seed: string;
  /** What somebody sees of the race, where it begins there: every race has another state that looks like this to them. */
  readonly seen?: { readonly view: unknown; readonly viewer: Viewer };
}

/** The same of a tour: all that is left of it is one race. */
export interface TourRun {
  readonly tour: TourPlan;
  /** What has happened in it. */
  readonly entries: readonly TourEntry[];
  /** Which bot plays each seat. */
  readonly seats: readonly string[];
  readonly seed: string;
}

export type Plan = RacePlan | TourRun;

/** The results of some races. Places are those of the standings: riders who share one each have it. */
export interface Tally {
  readonly races: number;
  /** Made by all seats in all of them. */
  readonly choices: number;
  /** By rider, then by place (the first at 0): in how many races. */
  readonly riders: readonly Uint32Array[];
  /** By seat, then by place. */
  readonly seats: readonly Uint32Array[];
  /** By rider: in how many races they went out. */
  readonly out: Uint32Array;
  /** Where races go by time: by how many came home in the winner's (they alone at 0), in how many races. */
  readonly together: Uint32Array;
  /** The same, by rider: in how many races they came home, and how many seconds behind the winner in all of them. */
  readonly home: Uint32Array;
  readonly behind: Float64Array;
  /** For a tour: each classification by entrant, then by place; riders who left the tour have none. */
  readonly tables: readonly {
    readonly classification: string;
    readonly of: Classification['of'];
    readonly entrants: readonly Uint32Array[];
  }[];
  /** For a tour: by rider, in how many they wear it in the end. */
  readonly jerseys: readonly { readonly jersey: LeaderJersey; readonly riders: Uint32Array }[];
}

/** Rides the races from `from` up to, and without, `to`. */
export const ridePart = (plan: Plan, from: number, to: number): Tally =>
  'tour' in plan ? rideTours(plan, from, to) : rideRaces(plan, from, to);

function rideRaces(plan: RacePlan, from: number, to: number): Tally {
  const { options, position, seen, seed } = plan;
  const game = gameOf(plan.game);
  const bots = plan.seats.map((name) => botOf(game, forecastRiderFor(name)));
  const dice = new SeededDice(seed);
  const botDice = new SeededDice(`${seed}/bots`);
  const race = game.race(options);
  const { insight } = roomOf(game.id);
  const start = position && race.place(position);
  const riders = squareOf(race.riders.length);
  const seats = squareOf(bots.length);
  const out = new Uint32Array(riders.length);
  const together = new Uint32Array(riders.length);
  const home = new Uint32Array(riders.length);
  const behind = new Float64Array(riders.length);
  let choices = 0;
  for (let nth = from; nth < to; nth++) {
    dice.begin(nth);
    botDice.begin(nth);
    const state = seen ? stateSeen(insight, race, seen.view, seen.viewer, dice) : start ? race.copy(start) : race.setup(dice);
    choices += rideOut(race, state, bots, dice, botDice);
    const standings = race.standings(state);
    for (const standing of standings.riders) {
      countOne(riders[standing.rider], standing.place - 1);
      if (standing.out !== undefined) countOne(out, standing.rider);
    }
    for (const { seat, place } of standings.seats) countOne(seats[seat], place - 1);
    const best = standings.measure === 'seconds' ? standings.riders[0]?.value : undefined;
    if (best === undefined) continue;
    let same = 0;
    for (const { rider, value } of standings.riders) {
      if (value === undefined) continue;
      if (value === best) same++;
      countOne(home, rider);
      behind[rider] = behind[rider] + value - best;
    }
    countOne(together, same - 1);
  }
  return { races: to - from, choices, riders, seats, out, together, home, behind, tables: [], jerseys: [] };
}

function rideTours({ tour: plan, entries, seats: players, seed }: TourRun, from: number, to: number): Tally {
  const start = tourOf(plan, entries);
  const riders = squareOf(start.riders.length);
  const seats = squareOf(plan.seats.length);
  const out = new Uint32Array(riders.length);
  const home = new Uint32Array(riders.length);
  const behind = new Float64Array(riders.length);
  const tables = start.rules.classifications.map(({ id, of }) => ({
    classification: id,
    of,
    entrants: squareOf(of === 'riders' ? riders.length : Math.max(...start.riders.map(({ team }) => team)) + 1),
  }));
  const jerseys = start.stageRace.jerseys.map(({ jersey }) => ({ jersey, riders: new Uint32Array(riders.length) }));
  const timed = start.rules.classifications[0]?.measure === 'seconds';
  let choices = 0;
  for (let race = from; race < to; race++) {
    let tour = start;
    for (const stage of rideStages(start, players.map(forecastRiderFor), seed, { race })) {
      choices += stage.choices;
      tour = stage.tour;
    }
    const last = tour.after.at(-1);
    if (!last) throw new Error('a tour without stages');
    const general = last.rankings[0];
    const best = general.lines[0]?.total ?? 0;
    for (const { entrant, place, total } of general.lines) {
      countOne(riders[entrant], place - 1);
      if (!timed) continue;
      countOne(home, entrant);
      behind[entrant] = behind[entrant] + total - best;
    }
    // The rider who left last is placed first behind those still in the tour.
    for (const [index, { rider }] of last.gone.toReversed().entries()) {
      countOne(out, rider);
      countOne(riders[rider], general.lines.length + index);
    }
    for (const { seat, place } of seatsOf(tour)) countOne(seats[seat], place - 1);
    for (const [table, { lines }] of last.rankings.entries())
      for (const line of lines)
        if (hasPlace(start.rules.classifications[table], line)) countOne(tables[table]?.entrants[line.entrant], line.place - 1);
    for (const { jersey, rider } of last.jerseys) countOne(jerseys.find((one) => one.jersey === jersey)?.riders as Uint32Array, rider);
  }
  return { races: to - from, choices, riders, seats, out, together: new Uint32Array(riders.length), home, behind, tables, jerseys };
}

/** Two tallies of one plan as one. */
export const merge = (a: Tally, b: Tally): Tally => ({
  races: a.races + b.races,
  choices: a.choices + b.choices,
  riders: a.riders.map((places, rider) => sum(places, b.riders[rider])),
  seats: a.seats.map((places, seat) => sum(places, b.seats[seat])),
  out: sum(a.out, b.out),
  together: sum(a.together, b.together),
  home: sum(a.home, b.home),
  // Whole seconds: exact, in whatever order they are added.
  behind: a.behind.map((seconds, rider) => seconds + b.behind[rider]),
  tables: a.tables.map(({ entrants, ...rest }, table) => ({
    ...rest,
    entrants: entrants.map((places, entrant) => sum(places, b.tables[table]?.entrants[entrant])),
  })),
  jerseys: a.jerseys.map(({ jersey, riders }, index) => ({ jersey, riders: sum(riders, b.jerseys[index]?.riders) })),
});

const squareOf = (count: number): Uint32Array[] => Array.from({ length: count }, () => new Uint32Array(count));

const countOne = (counts: Uint32Array, at: number): void => {
  counts[at] = counts[at] + 1;
};

const sum = (a: Uint32Array, b: Uint32Array): Uint32Array => a.map((count, at) => count + b[at]);

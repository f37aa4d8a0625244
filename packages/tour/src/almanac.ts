import type { RiderId, StageResult } from '@gruppetto/kernel';
import { fromStories } from './almanac-stories.ts';
import { hasPlace } from './classify.ts';
import { awardIds, type Memory, type MemoryContests, type MemoryEntrant, recordIds, tenth, winnersOf } from './memories.ts';
import type { AfterStage, Tour } from './tour.ts';

/** Something that more than this many share isn't worth a word. */
const maxWinners = 3;

/** The records and story awards of the stages that are closed. What the tour does not tell is not there. */
export function almanac(tour: Tour): readonly Memory[] {
  if (tour.after.length === 0) return [];
  const rows = { ...fromStages(tour), ...fromPlaces(tour), ...fromRankings(tour), ...fromStories(tour) };
  const memories: Memory[] = [];
  for (const id of [...recordIds, ...awardIds]) {
    const { best, min, among, of = 'riders' } = rows[id];
    const sign = best === 'highest' ? 1 : -1;
    const value = Math.max(...among.map((row) => sign * row.value)) * sign;
    const winners = among.filter((row) => row.value === value).map(({ entrant, why }) => ({ entrant, why }));
    if (winners.length === 0 || winners.length > maxWinners || (min !== undefined && value < min)) continue;
    memories.push({ id, kind: (recordIds as readonly string[]).includes(id) ? 'record' : 'award', of, value, winners });
  }
  return memories;
}

const resultsOf = ({ stages, after }: Tour): readonly StageResult[] =>
  stages.slice(0, after.length).map(({ result }) => result as StageResult);

const measureOf = ({ rules }: Tour): string => rules.classifications[0]?.measure ?? 'points';

/** How many of the first ones are looked at to see how close a finish was. */
const closest = 10;

function fromStages(tour: Tour): MemoryContests<'biggest-win' | 'closest-finish' | 'most-stage-wins' | 'most-primes' | 'many-winners'> {
  const measure = measureOf(tour);
  const won = new Map<RiderId, number[]>();
  const primes = new Map<RiderId, number>();
  const gaps: MemoryEntrant[] = [];
  const spreads: MemoryEntrant[] = [];
  for (const [stage, result] of resultsOf(tour).entries()) {
    const winners = winnersOf(result);
    for (const { rider } of winners) won.set(rider, [...(won.get(rider) ?? []), stage + 1]);
    for (const { order } of result.primes) if (order[0] !== undefined) primes.set(order[0], (primes.get(order[0]) ?? 0) + 1);
    const home = result.riders.filter(({ value }) => value !== undefined);
    const [winner, second] = home;
    if (!winner || !second) continue;
    const gap = (second.value as number) - (winner.value as number);
    gaps.push({ entrant: winner.rider, value: gap, why: { stage: stage + 1, second: second.rider, gap, measure } });
    const values = home.slice(0, closest).map(({ value }) => value as number);
    const spread = Math.max(...values) - Math.min(...values);
    spreads.push({ entrant: winner.rider, value: spread, why: { stage: stage + 1, riders: values.length, gap: spread, measure } });
  }
  const bySeat = new Map<number, RiderId[]>();
  for (const rider of won.keys()) {
    const seat = tour.riders[rider]?.seat;
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), rider]);
  }
  return {
    'biggest-win': { best: 'highest', min: 1, among: gaps },
    'closest-finish': { best: 'lowest', among: spreads },
    'most-stage-wins': {
      best: 'highest',
      among: [...won].map(([entrant, stages]) => ({
        entrant,
        value: stages.length,
        why: { wins: stages.length, stages: stages.join(', ') },
      })),
    },
    'most-primes': { best: 'highest', among: [...primes].map(([entrant, value]) => ({ entrant, value, why: { primes: value } })) },
    'many-winners': {
      best: 'highest',
      min: 2,
      of: 'seats',
      // A seat alone at the table has all riders.
      among: (tour.plan.seats.length > 1 ? [...bySeat] : []).map(([entrant, riders]) => ({
        entrant,
        value: riders.length,
        why: { riders: riders.length },
      })),
    },
  };
}

/** The stage places of a rider who has ridden all stages. */
interface Ridden {
  readonly rider: RiderId;
  readonly places: readonly number[];
}

/** Those who came home in every stage, and where. */
function everyStage(tour: Tour): readonly Ridden[] {
  const places = tour.riders.map((): number[] => []);
  const results = resultsOf(tour);
  for (const { riders } of results) for (const { rider, place, out } of riders) if (out === undefined) places[rider]?.push(place);
  return places.flatMap((own, rider) => (own.length === results.length ? [{ rider, places: own }] : []));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Halves of fewer stages say nothing. */
const minStages = 4;

function fromPlaces(
  tour: Tour,
): MemoryContests<'metronome' | 'rollercoaster' | 'eternal-second' | 'close-but-no-win' | 'late-bloomer' | 'burnt-out'> {
  const ridden = tour.after.length < 2 ? [] : everyStage(tour);
  const spread = ({ rider, places }: Ridden): MemoryEntrant => {
    const [best, worst] = [Math.min(...places), Math.max(...places)];
    const why = { best, worst, bestStage: places.indexOf(best) + 1, worstStage: places.indexOf(worst) + 1, stages: places.length };
    return { entrant: rider, value: worst - best, why };
  };
  const spreads = ridden.map(spread);
  const count = (places: readonly number[], is: (place: number) => boolean): number => places.filter(is).length;
  const half = Math.floor(tour.after.length / 2);
  const turns = (tour.after.length < minStages ? [] : ridden).map(({ rider, places }): MemoryEntrant => {
    const [first, second] = [tenth(mean(places.slice(0, half))), tenth(mean(places.slice(-half)))];
    return { entrant: rider, value: tenth(first - second), why: { first, second, stages: half } };
  });
  return {
    // Up and down by more than a third of the field is no steady tick, even where everybody else swings more.
    metronome: { best: 'lowest', among: spreads.filter(({ value }) => value <= ridden.length / 3) },
    rollercoaster: { best: 'highest', min: 3, among: spreads },
    'eternal-second': {
      best: 'highest',
      min: 2,
      among: ridden.map(({ rider, places }) => {
        const [seconds, wins] = [count(places, (place) => place === 2), count(places, (place) => place === 1)];
        return { entrant: rider, value: seconds, why: { seconds, wins } };
      }),
    },
    'close-but-no-win': {
      best: 'highest',
      min: 2,
      among: ridden
        .filter(({ places }) => !places.includes(1))
        .map(({ rider, places }) => {
          const podiums = count(places, (place) => place <= 3);
          return { entrant: rider, value: podiums, why: { podiums, best: Math.min(...places) } };
        }),
    },
    'late-bloomer': { best: 'highest', min: 1, among: turns },
    'burnt-out': { best: 'highest', min: 1, among: turns.map((row) => ({ ...row, value: -row.value })) },
  };
}

function fromRankings(
  tour: Tour,
): MemoryContests<
  | 'longest-lead'
  | 'most-jersey-days'
  | 'best-comeback'
  | 'biggest-jump'
  | 'closest-tour'
  | 'lanterne-rouge'
  | 'all-rounder'
  | 'jersey-collector'
  | 'last-day-thief'
  | 'cruel-exit'
> {
  const { after } = tour;
  const last = after.at(-1) as AfterStage;
  const measure = measureOf(tour);
  const generals = after.map(({ rankings }) => new Map(rankings[0]?.lines.map((line) => [line.entrant, line.place])));
  const lines = last.rankings[0]?.lines ?? [];
  const [first, second] = lines;
  const robbed = after.at(-2)?.rankings[0]?.lines[0]?.entrant;
  // Riders who shared the lead before or after the last day have neither taken nor lost it.
  const stolen =
    tour.over && robbed !== undefined && generals.at(-1)?.get(robbed) !== 1 && first && generals.at(-2)?.get(first.entrant) !== 1;
  const comebacks: MemoryEntrant[] = [];
  const jumps: MemoryEntrant[] = [];
  for (const { entrant, place } of lines) {
    const own = generals.map((places) => places.get(entrant) as number);
    const worst = Math.max(...own);
    comebacks.push({ entrant, value: worst - place, why: { from: worst, to: place, stage: own.lastIndexOf(worst) + 1 } });
    for (let stage = 1; stage < own.length; stage++) {
      const [from, to] = [own[stage - 1], own[stage]];
      jumps.push({ entrant, value: from - to, why: { from, to, stage: stage + 1 } });
    }
  }
  const backmost = lines.filter(({ place }) => place === lines.at(-1)?.place);
  return {
    ...fromJerseys(tour),
    'best-comeback': { best: 'highest', min: 2, among: comebacks },
    'biggest-jump': { best: 'highest', min: 2, among: jumps },
    'closest-tour': {
      best: 'lowest',
      among:
        first && second
          ? [
              {
                entrant: first.entrant,
                value: Math.abs(second.total - first.total),
                why: { second: second.entrant, gap: Math.abs(second.total - first.total), measure },
              },
            ]
          : [],
    },
    'lanterne-rouge': {
      best: 'highest',
      among:
        first && lines.length > 1
          ? backmost.map(({ entrant, place, total }) => ({
              entrant,
              value: place,
              why: { place, of: lines.length, gap: Math.abs(total - first.total), measure },
            }))
          : [],
    },
    'all-rounder': { best: 'lowest', among: allRounders(tour) },
    'last-day-thief': {
      best: 'highest',
      among: stolen ? [{ entrant: first.entrant, value: 1, why: { from: robbed, stage: after.length } }] : [],
    },
    'cruel-exit': {
      best: 'lowest',
      among: last.gone.flatMap(({ rider, stage, reason }) => {
        const place = generals[stage - 1]?.get(rider);
        return place === undefined ? [] : [{ entrant: rider, value: place, why: { place, stage: stage + 1, reason } }];
      }),
    },
  };
}

function fromJerseys({ after, stageRace }: Tour): MemoryContests<'longest-lead' | 'most-jersey-days' | 'jersey-collector'> {
  const runs: MemoryEntrant[] = [];
  const days = new Map<RiderId, number>();
  const kinds = new Map<RiderId, Set<string>>();
  for (const { jersey } of stageRace.jerseys) {
    let run: { rider: RiderId; from: number } | undefined;
    for (const [stage, { jerseys }] of after.entries()) {
      const rider = jerseys.find((worn) => worn.jersey === jersey)?.rider;
      if (rider === undefined) {
        run = undefined;
        continue;
      }
      days.set(rider, (days.get(rider) ?? 0) + 1);
      kinds.set(rider, (kinds.get(rider) ?? new Set<string>()).add(jersey));
      if (run?.rider !== rider) run = { rider, from: stage };
      runs.push({ entrant: rider, value: stage - run.from + 1, why: { jersey, from: run.from + 1, to: stage + 1 } });
    }
  }
  return {
    'longest-lead': { best: 'highest', min: 2, among: runs },
    'most-jersey-days': {
      best: 'highest',
      min: 2,
      among: [...days].map(([entrant, value]) => ({ entrant, value, why: { days: value } })),
    },
    'jersey-collector': {
      best: 'highest',
      min: 2,
      among: [...kinds].map(([entrant, jerseys]) => ({
        entrant,
        value: jerseys.size,
        why: { jerseys: [...jerseys].join(', '), count: jerseys.size },
      })),
    },
  };
}

/** The sum of places in all tables of riders. */
function allRounders({ rules, after }: Tour): readonly MemoryEntrant[] {
  const tables = (after.at(-1) as AfterStage).rankings.flatMap(({ lines }, index) => {
    const table = rules.classifications[index];
    const placed = lines.filter((line) => hasPlace(table, line));
    return table.of === 'riders' && placed.length > 0 ? [new Map(placed.map(({ entrant, place }) => [entrant, place]))] : [];
  });
  const [first, ...others] = tables;
  if (!first || others.length === 0) return [];
  return [...first.keys()]
    .filter((rider) => others.every((places) => places.has(rider)))
    .map((entrant) => {
      const sum = tables.reduce((all, places) => all + (places.get(entrant) as number), 0);
      return { entrant, value: sum, why: { sum, tables: tables.length } };
    });
}

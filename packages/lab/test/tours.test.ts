import { findGame, gameIds } from '@gruppetto/catalogue/all';
import {
  type Game,
  recordFrom,
  replay,
  SeededDice,
  type ShortRecord,
  type StageResult,
  shortRecordSchema,
  stepsIn,
} from '@gruppetto/kernel';
import { classify, enter, entrySchema, foldTour, modelTour, type Tour, type TourEntry, type TourPlan } from '@gruppetto/tour';
import { describe, expect, test } from 'vitest';
import { csvOf, forecast, jsonOf, merge, ridePart, rideStages, rideTour, summarise, type TourRun, tourOf } from '../src/index.ts';

function planOf(id: string, stages: number, base: object = {}): TourPlan {
  const game = findGame(id) as Game;
  const options = game.options.parse(base);
  const count = options.ok ? game.race(options.value).seats : 0;
  const seats = Array.from({ length: count }, (_, seat) => ({ name: `${seat}`, colour: '', player: seat === 0 ? 'person' : 'random' }));
  const wish = { name: 'A tour', kind: game.stageRace?.kinds[0] as string, stages, base, seats };
  const plan = modelTour(game, wish, new SeededDice('plan'));
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return plan.value;
}

const plan = planOf('los-ciclistas', 3, { players: 2 });

describe('CP-9.10 a tour between bots', () => {
  test.each(gameIds)('%s: every stage is ridden, and the entries are the tour', (id) => {
    const ridden = planOf(id, 3);
    const { tour, entries } = rideTour(ridden, 'alpe');
    expect(tour.over).toBe(true);
    expect(entries.map((entry) => [entry.do, 'stage' in entry && entry.stage])).toEqual([0, 1, 2].map((stage) => ['result', stage]));
    expect(tour.stages.every(({ how, story }) => how === 'simulated' && story !== undefined)).toBe(true);
    // As a server reads them.
    for (const entry of entries) expect(entrySchema.parse(JSON.parse(JSON.stringify(entry)))).toMatchObject({ ok: true });
    const again = foldTour(tour.game, ridden, JSON.parse(JSON.stringify(entries)));
    expect(again.kind).toBe('folded');
    expect(JSON.stringify(again.tour.after)).toBe(JSON.stringify(tour.after));
  });

  test.each(gameIds)('%s: the tour keeps the race of a stage, in a part of its length', (id) => {
    const { tour, entries } = rideTour(planOf(id, 2), 'alpe');
    const [, last] = tour.stages;
    const { seats } = tour.plan;
    if (!last.race || !last.raced) throw new Error('no race is kept');
    const read = recordFrom(tour.game, seats, last.race);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const record = read.value;
    expect(stepsIn(last.race)).toBe(record.steps.length);
    expect(last.race.steps.length).toBeLessThan(JSON.stringify(record).length / 2);
    const replayed = replay(tour.game, record);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
    expect(tour.game.stageRace?.result(record.options, replayed.value.table.state)).toEqual(last.raced);
    // Entries of before have none, or the seed of what bots rode, and count the same.
    const older = entries.map(({ race: _, ...entry }: TourEntry & { race?: unknown }) => ({ ...entry, ride: { seed: 'x', series: 0 } }));
    for (const entry of older) expect(entrySchema.parse(JSON.parse(JSON.stringify(entry)))).toMatchObject({ ok: true });
    expect(JSON.stringify(foldTour(tour.game, tour.plan, older as TourEntry[]).tour.after)).toBe(JSON.stringify(tour.after));
  });

  test('what is no race of the game is named, and no longer text or option is taken', () => {
    const { tour } = rideTour(plan, 'alpe');
    const { race } = tour.stages[0];
    if (!race) throw new Error('no race is kept');
    const { seats } = tour.plan;
    const [setup, first, ...others] = race.steps.split(';');
    const whyNot = (change: Partial<ShortRecord>, players = seats) => {
      const read = recordFrom(tour.game, players, { ...race, ...change });
      return read.ok ? undefined : [read.problems[0].at, read.problems[0].need.reason];
    };
    expect(whyNot({})).toBeUndefined();
    expect(whyNot({ rules: race.rules + 1 })).toEqual(['rules', 'other-rules']);
    expect(whyNot({ options: { length: 'far' } })?.[0]).toMatch(/^options/);
    expect(whyNot({}, seats.slice(1))).toEqual(['seats', 'wrong-count']);
    expect(whyNot({ steps: [`${setup}${setup ? ',' : ''}1`, first, ...others].join(';') })).toEqual(['setup', 'dice-left']);
    expect(whyNot({ steps: [setup, '99', ...others].join(';') })).toEqual(['steps[0]', 'not-offered']);
    expect(whyNot({ steps: [setup, '__proto__', ...others].join(';') })).toEqual(['steps[0]', 'not-offered']);
    expect(whyNot({ steps: `${race.steps};0` })?.[1]).toBe('race-over');
    expect(whyNot({ steps: [setup, `${first},1`, ...others].join(';') })?.[0]).toBe('steps[0]');
    expect(shortRecordSchema.parse(race).ok).toBe(true);
    expect(shortRecordSchema.parse({ ...race, steps: '0;'.repeat(60_000) }).ok).toBe(false);
    expect(shortRecordSchema.parse({ ...race, options: { notes: 'x'.repeat(100_001) } }).ok).toBe(false);
  });

  test.each(gameIds)('CP-9.9 %s: another first stage is counted through to the last', (id) => {
    const { tour, entries } = rideTour(planOf(id, 6), 'alpe');
    const other = rideTour(planOf(id, 6), 'galibier').entries[0];
    const after = (start: Tour, ...done: readonly TourEntry[]): Tour =>
      done.reduce((now, entry) => {
        const entered = enter(now, entry);
        if (entered.kind === 'refused') throw new Error(JSON.stringify(entered.refusal));
        return entered.tour;
      }, start);
    const reopened = after(tour, { do: 'reopen', stage: 0 });
    expect(after(reopened, { do: 'end', stage: 0 }).after).toEqual(tour.after);
    const corrected = after(reopened, { do: 'clear', stage: 0 }, other);
    expect(corrected.over).toBe(true);
    const results = corrected.stages.map(({ result }) => result as StageResult);
    expect(results[0]).toEqual('result' in other && other.result);
    const { rankings, gone } = classify(corrected.rules, results);
    expect(corrected.after.at(-1)).toMatchObject({ rankings, gone });
    expect(rankings[0]?.lines).not.toEqual(tour.after.at(-1)?.rankings[0]?.lines);
    // And back again.
    expect(after(corrected, { do: 'reopen', stage: 0 }, { do: 'clear', stage: 0 }, entries[0]).after).toEqual(tour.after);
  });

  test('is a function of its seed', () => {
    expect(rideTour(plan, 'alpe').entries).toEqual(rideTour(plan, 'alpe').entries);
    expect(rideTour(plan, 'galibier').entries).not.toEqual(rideTour(plan, 'alpe').entries);
  });

  test('goes on from where it stands', () => {
    const { entries } = rideTour(plan, 'alpe');
    const half = tourOf(plan, entries.slice(0, 2));
    const rest = [...rideStages(half, ['rule-of-thumb', 'random'], 'alpe', { story: true })].map(({ entry }) => entry);
    expect(rest).toEqual(entries.slice(2));
  });
});

describe('the forecast of a tour', () => {
  const run: TourRun = { tour: plan, entries: [], seats: ['rule-of-thumb', 'random'], seed: 'alpe' };
  const sum = (counts: Uint32Array): number => counts.reduce((a, b) => a + b, 0);

  test('CP-8.1 nobody has a place in a table of points without a point in it', () => {
    const oneDay: TourRun = { ...run, tour: planOf('los-ciclistas', 1, { players: 2 }) };
    const points = ridePart(oneDay, 0, 12).tables.find(({ classification }) => classification === 'day-points');
    // LC-5.1: three of six have points after a day.
    expect(points?.entrants.reduce((all, counts) => all + sum(counts), 0)).toBe(3 * 12);
  });

  test('is written down with its jerseys, for spreadsheets and other programs', () => {
    const summary = summarise(ridePart(run, 0, 4));
    const names = {
      seat: (seat: number) => `Team ${seat}`,
      rider: (rider: number) => `=Rider ${rider}`,
      team: (team: number) => `Team ${team}`,
    };
    const rows = csvOf(summary, names)
      .split('\n')
      .map((row) => row.split(','));
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([4 + 15]));
    const wears = rows.filter(([kind]) => kind === 'yellow-jersey');
    expect(wears.map(([, , name]) => name)).toEqual([0, 1, 2, 3, 4, 5].map((rider) => `'=Rider ${rider}`));
    expect(wears.reduce((all, row) => all + Number(row[4]), 0)).toBeCloseTo(1, 5);
    const { jerseys } = JSON.parse(jsonOf(summary, {}, names));
    expect(jerseys.map(({ jersey }: { jersey: string }) => jersey)).toEqual(['yellow', 'green']);
    expect(jerseys[0].riders[5]).toMatchObject({ name: '=Rider 5', rider: 5, wears: { value: Number(wears[5]?.[4]) } });
  });

  test('has every rider, team and seat in one place of every tour', () => {
    const tally = ridePart(run, 0, 12);
    expect(tally.races).toBe(12);
    expect(tally.riders.map(sum)).toEqual(Array(6).fill(12));
    expect(tally.seats.map(sum)).toEqual([12, 12]);
    expect(tally.tables.map(({ classification }) => classification)).toEqual(['general', 'teams', 'day-points', 'team-day-points']);
    const [general, teams, points, teamPoints] = tally.tables.map(({ entrants }) => entrants.map(sum));
    expect([general, teams, teamPoints]).toEqual([Array(6).fill(12), [12, 12], [12, 12]]);
    for (const placed of points) expect(placed).toBeLessThanOrEqual(12);
    expect(tally.jerseys.map(({ jersey, riders }) => [jersey, sum(riders)])).toEqual([
      ['yellow', 12],
      ['green', 12],
    ]);
  });

  test('is the same, however it is cut, and the tour that anybody can ride', () => {
    const parts = [ridePart(run, 5, 9), ridePart(run, 0, 1), ridePart(run, 1, 5)];
    expect(parts.reduce(merge)).toEqual(ridePart(run, 0, 9));
    const [first] = rideTour(plan, 'alpe').tour.after.at(-1)?.rankings[0]?.lines ?? [];
    expect(ridePart(run, 0, 1).riders[first?.entrant]?.[0]).toBe(1);
  });

  test('knows what has happened: after the last stage there is no chance left', () => {
    const { entries, tour } = rideTour(plan, 'alpe');
    const { tables, seats } = summarise(ridePart({ ...run, entries }, 0, 3));
    const leader = tour.after.at(-1)?.rankings[0]?.lines[0]?.entrant as number;
    expect(tables?.[0]?.entrants[leader]?.win.value).toBe(1);
    expect(seats.map(({ win }) => win.value).sort()).toEqual([0, 1]);
  });

  test('places those who have left behind all others, the last to leave first', () => {
    const party = planOf('leader-1', 6);
    const tally = ridePart({ tour: party, entries: [], seats: party.seats.map(() => 'random'), seed: 'far behind' }, 0, 3);
    expect(sum(tally.out)).toBeGreaterThan(0);
    expect(tally.riders.map(sum)).toEqual(Array(tally.riders.length).fill(3));
  });

  test('is ridden by the same pool, and can be stopped', async () => {
    const stop = new AbortController();
    const pool = {
      workers: 1,
      run: async ({ plan: part, from, to }: { plan: Parameters<typeof ridePart>[0]; from: number; to: number }) => {
        if (from > 2) stop.abort();
        return ridePart(part, from, to);
      },
    };
    const { tally, stopped } = await forecast(run, 1000, pool, { signal: stop.signal });
    expect(stopped).toBe(true);
    expect(tally).toEqual(ridePart(run, 0, tally.races));
  });
});

import type { StageResult } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import {
  almanac,
  ceremonyOf,
  enter,
  foldTour,
  hasStartList,
  missing,
  openTour,
  rankingsNow,
  seatsOf,
  stageOptions,
  type Tour,
  type TourEntry,
  winnersOfTour,
} from '../src/index.ts';
import { paperPlan, paperRace, paperRaceWith, paperStages, paperTour } from './paper-race.ts';

const [red1, red2, red3, blue1, blue2, blue3] = [0, 1, 2, 3, 4, 5] as const;

/** Enters all of them; a refusal is a fault of the test. */
function after(tour: Tour, ...entries: readonly TourEntry[]): Tour {
  return entries.reduce((now, entry) => {
    const next = enter(now, entry);
    if (next.kind === 'refused') throw new Error(`${JSON.stringify(entry)}: ${JSON.stringify(next.refusal)}`);
    return next.tour;
  }, tour);
}

const called = { seat: (seat: number) => `seat ${seat}`, rider: (rider: number) => `rider ${rider}` };

const refusal = (tour: Tour, entry: TourEntry) => {
  const answer = enter(tour, entry);
  return answer.kind === 'refused' ? answer.refusal : undefined;
};

const home = (stage: number, ...riders: readonly (readonly [rider: number, seconds: number])[]): TourEntry[] =>
  riders.map(([rider, seconds]) => ({ do: 'pass', stage, at: 'finish', rider, arrival: { seconds } }));

const over = (stage: number, at: string, ...riders: readonly number[]): TourEntry[] =>
  riders.map((rider) => ({ do: 'pass', stage, at, rider }));

/** Stage 1: blue 1 over the pass and home first; red 2 wins the sprint. */
const stage1: readonly TourEntry[] = [
  ...over(0, 'pass-1', blue1, red1),
  ...over(0, 'sprint-2', red2),
  ...home(0, [blue1, 0], [red1, 10], [red2, 12], [blue2, 40], [red3, 41], [blue3, 90]),
];

/** Stage 2: red 1 takes everything but the sprint. */
const stage2: readonly TourEntry[] = [
  ...over(1, 'pass-1', red1, blue1),
  ...over(1, 'sprint-2', red2),
  ...home(1, [red1, 0], [blue1, 10], [blue2, 11], [red2, 12], [red3, 41], [blue3, 50]),
];

const table = (tour: Tour, id: string) =>
  rankingsNow(tour)
    .find(({ classification }) => classification === id)
    ?.lines.map(({ entrant, place, total }) => [entrant, place, total]);

const statuses = (tour: Tour) => tour.stages.map(({ status }) => status);

const result = (order: readonly number[], more: Partial<StageResult> = {}): StageResult => ({
  day: 'flat',
  riders: order.map((rider, index) => ({ rider, place: index + 1, value: 10 * index })),
  primes: [],
  left: {},
  ...more,
});

const twoStages = () => paperTour(['flat', 'flat']);
const bothRidden = () => after(twoStages(), ...stage1, { do: 'end', stage: 0 }, ...stage2, { do: 'end', stage: 1 });

describe('a typed tour (CP-9.7)', () => {
  test('opens its first stage, the others wait', () => {
    const tour = paperTour(['flat', 'hill', 'flat']);
    expect(statuses(tour)).toEqual(['open', 'waiting', 'waiting']);
    expect(tour.over).toBe(false);
    expect(tour.stages.map(({ places }) => places.map(({ id }) => id))).toEqual(Array(3).fill(['pass-1', 'sprint-2']));
    expect(stageOptions(tour, 0)).toMatchObject({ day: 'flat', gone: [] });
    expect(stageOptions(tour, 1)).toBeUndefined();
  });

  test('End stage closes it, opens the next and counts', () => {
    const tour = after(twoStages(), ...stage1, { do: 'end', stage: 0 });
    expect(statuses(tour)).toEqual(['closed', 'open']);
    expect(tour.stages[0]).toMatchObject({ how: 'typed' });
    expect(table(tour, 'general')).toEqual([
      [blue1, 1, 0],
      [red1, 2, 10],
      [red2, 3, 12],
      [blue2, 4, 40],
      [red3, 5, 41],
      [blue3, 6, 90],
    ]);
    expect(table(tour, 'mountain')?.slice(0, 2)).toEqual([
      [blue1, 1, 5],
      [red1, 2, 3],
    ]);
    // Red: 10 + 12; blue: 0 + 40.
    expect(table(tour, 'teams')).toEqual([
      [0, 1, 22],
      [1, 2, 40],
    ]);
  });

  test('is over after its last stage, with hand-computed sums', () => {
    const tour = bothRidden();
    expect(tour.over).toBe(true);
    // Red 1 and blue 1 have 10 each, were first and second each; red 1 was better in the latest stage.
    expect(table(tour, 'general')?.slice(0, 4)).toEqual([
      [red1, 1, 10],
      [blue1, 2, 10],
      [red2, 3, 24],
      [blue2, 4, 51],
    ]);
    expect(table(tour, 'mountain')?.slice(0, 3)).toEqual([
      [red1, 1, 8],
      [blue1, 2, 8],
      [red2, 3, 0],
    ]);
    expect(table(tour, 'regularity')).toEqual([
      [red1, 1, 16],
      [blue1, 2, 16],
      [red2, 3, 3],
      [blue2, 4, 3],
      [red3, 5, 0],
      [blue3, 6, 0],
    ]);
    expect(tour.after.map(({ rankings }) => rankings[0]?.lines[0]?.entrant)).toEqual([blue1, red1]);
  });

  test('a stage that is not complete is not closed; what is missing is named with its place', () => {
    const tour = after(twoStages(), ...over(0, 'pass-1', blue1), ...home(0, [blue1, 0], [red1, 10], [red2, 12], [blue2, 40], [red3, 41]));
    expect(missing(tour, 0)).toEqual([
      { at: 'finish', rider: blue3, need: { reason: 'neither-home-nor-out', with: { rider: blue3 } } },
      { at: 'pass-1', need: { reason: 'prime-not-full', with: { id: 'pass-1', count: 1, need: 2 } } },
      { at: 'sprint-2', need: { reason: 'prime-not-full', with: { id: 'sprint-2', count: 0, need: 1 } } },
    ]);
    expect(refusal(tour, { do: 'end', stage: 0 })).toEqual({
      reason: 'stage-incomplete',
      with: { stage: 1, missing: 3, at: 'finish', first: 'neither-home-nor-out' },
    });
    const strange = after(tour, { do: 'leave', stage: 0, rider: blue3, reason: 'bored' });
    expect(missing(strange, 0)).toContainEqual({ at: 'out', rider: blue3, need: { reason: 'need-one-of', with: { values: 'crashed' } } });
  });

  test('orders can be put right: moved, removed, timed anew', () => {
    const tour = after(
      twoStages(),
      ...stage1,
      { do: 'move', stage: 0, at: 'finish', rider: red2, to: 0 },
      { do: 'time', stage: 0, rider: red2, arrival: { seconds: 0 } },
      { do: 'remove', stage: 0, at: 'pass-1', rider: blue1 },
      { do: 'pass', stage: 0, at: 'pass-1', rider: blue3 },
      { do: 'move', stage: 0, at: 'pass-1', rider: blue3, to: 0 },
    );
    expect(tour.stages[0]?.arrivals.map(({ rider, arrival }) => [rider, arrival.seconds]).slice(0, 3)).toEqual([
      [red2, 0],
      [blue1, 0],
      [red1, 10],
    ]);
    expect(tour.stages[0]?.primes['pass-1']).toEqual([blue3, red1]);
  });

  test('a forgotten rider is entered at their place; past a full prime the last one gives way', () => {
    const tour = after(
      twoStages(),
      ...over(0, 'pass-1', blue1, red1),
      ...home(0, [blue1, 0], [red1, 10]),
      { do: 'pass', stage: 0, at: 'finish', rider: red2, arrival: { seconds: 5 }, to: 1 },
      { do: 'pass', stage: 0, at: 'pass-1', rider: blue3, to: 0 },
    );
    expect(tour.stages[0]?.arrivals.map(({ rider }) => rider)).toEqual([blue1, red2, red1]);
    expect(tour.stages[0]?.primes['pass-1']).toEqual([blue3, blue1]);
  });
});

describe('what is not possible is refused with the reason, and changes nothing', () => {
  const tour = after(twoStages(), ...over(0, 'pass-1', blue1, red1), ...home(0, [blue1, 0]), {
    do: 'leave',
    stage: 0,
    rider: red3,
    reason: 'crashed',
  });
  const cases: readonly (readonly [reason: string, entry: TourEntry])[] = [
    ['no-such-stage', { do: 'end', stage: 2 }],
    ['stage-waits', { do: 'pass', stage: 1, at: 'finish', rider: red1, arrival: { seconds: 1 } }],
    ['stage-waits', { do: 'end', stage: 1 }],
    ['stage-not-closed', { do: 'reopen', stage: 0 }],
    ['no-starter', { do: 'pass', stage: 0, at: 'finish', rider: 6, arrival: { seconds: 1 } }],
    ['is-home', { do: 'pass', stage: 0, at: 'finish', rider: blue1, arrival: { seconds: 1 } }],
    ['is-out', { do: 'pass', stage: 0, at: 'finish', rider: red3, arrival: { seconds: 1 } }],
    ['missing', { do: 'pass', stage: 0, at: 'finish', rider: red1 }],
    ['need-integer', { do: 'pass', stage: 0, at: 'finish', rider: red1, arrival: { seconds: 0.5 } }],
    ['unknown-field', { do: 'pass', stage: 0, at: 'finish', rider: red1, arrival: { seconds: 1, hours: 1 } }],
    ['no-such-prime', { do: 'pass', stage: 0, at: 'pass-9', rider: red1 }],
    ['no-such-prime', { do: 'pass', stage: 0, at: '__proto__', rider: red1 }],
    ['arrival-only-at-finish', { do: 'pass', stage: 0, at: 'sprint-2', rider: red1, arrival: { seconds: 1 } }],
    ['has-passed', { do: 'pass', stage: 0, at: 'pass-1', rider: red1 }],
    ['prime-full', { do: 'pass', stage: 0, at: 'pass-1', rider: red2 }],
    ['prime-full', { do: 'pass', stage: 0, at: 'pass-1', rider: red2, to: 2 }],
    ['no-such-place', { do: 'pass', stage: 0, at: 'finish', rider: red1, arrival: { seconds: 1 }, to: 2 }],
    ['no-such-place', { do: 'pass', stage: 0, at: 'sprint-2', rider: red1, to: 1 }],
    ['not-home', { do: 'time', stage: 0, rider: red1, arrival: { seconds: 1 } }],
    ['not-home', { do: 'move', stage: 0, at: 'finish', rider: red1, to: 0 }],
    ['no-such-place', { do: 'move', stage: 0, at: 'pass-1', rider: red1, to: 2 }],
    ['has-not-passed', { do: 'remove', stage: 0, at: 'sprint-2', rider: red1 }],
    ['is-out', { do: 'leave', stage: 0, rider: red3, reason: 'crashed' }],
    ['is-home', { do: 'leave', stage: 0, rider: blue1, reason: 'crashed' }],
    ['not-out', { do: 'rejoin', stage: 0, rider: blue1 }],
    ['no-such-advantage', { do: 'use', stage: 0, seat: 0, what: 'rocket', amount: 1 }],
    ['no-such-advantage', { do: 'use', stage: 0, seat: 0, what: 'double', at: 'pass-9', amount: 1 }],
    ['none-used', { do: 'use', stage: 0, seat: 0, what: 'bottle', amount: -1 }],
    ['need-flag', { do: 'prepare', stage: 0, prepared: { neutral: 3 } }],
    ['stage-has-begun', { do: 'plan', stage: 0, plan: { name: '', options: {} } }],
    ['need-one-of', { do: 'plan', stage: 1, plan: { name: '', options: { day: 'vertical' } } }],
    ['other-riders', { do: 'plan', stage: 1, plan: { name: '', options: { each: 4 } } }],
    ['no-starter', { do: 'result', stage: 0, how: 'raced', result: result([0, 1, 2, 3, 4, 5, 6]) }],
    ['neither-home-nor-out', { do: 'result', stage: 0, how: 'raced', result: result([0, 1, 2, 3, 4]) }],
    ['named-twice', { do: 'result', stage: 0, how: 'raced', result: result([0, 1, 2, 3, 4, 4]) }],
    ['wrong-place', { do: 'result', stage: 0, how: 'raced', result: result([0], { riders: [{ rider: 0, place: 2, value: 0 }] }) }],
    [
      'neither-home-nor-out',
      { do: 'result', stage: 0, how: 'raced', result: result([], { riders: [{ rider: 0, place: 1, value: 0, out: 'crashed' }] }) },
    ],
    [
      'no-such-prime',
      {
        do: 'result',
        stage: 0,
        how: 'raced',
        result: result([0, 1, 2, 3, 4, 5], { primes: [{ id: 'pass-1', kind: 'sprint', order: [] }] }),
      },
    ],
    [
      'prime-full',
      {
        do: 'result',
        stage: 0,
        how: 'raced',
        result: result([0, 1, 2, 3, 4, 5], { primes: [{ id: 'sprint-2', kind: 'sprint', order: [0, 1] }] }),
      },
    ],
    [
      'named-twice',
      {
        do: 'result',
        stage: 0,
        how: 'raced',
        result: result([0, 1, 2, 3, 4, 5], { primes: [{ id: 'pass-1', kind: 'pass', order: [0, 0] }] }),
      },
    ],
    ['unusable-result', { do: 'result', stage: 0, how: 'raced', result: result([0, 1, 2, 3, 4, 5], { left: { attacks: 'many' } }) }],
  ];
  const before = JSON.stringify(tour.stages);
  test.each(cases)('%s: %j', (reason, entry) => {
    expect(refusal(tour, entry)).toMatchObject({ reason });
    expect(JSON.stringify(tour.stages)).toBe(before);
  });

  test('the stage is named as people count them', () => {
    expect(refusal(tour, { do: 'reopen', stage: 0 })).toEqual({ reason: 'stage-not-closed', with: { stage: 1 } });
    expect(refusal(tour, { do: 'end', stage: 1 })).toEqual({ reason: 'stage-waits', with: { stage: 2, open: 1 } });
  });

  test('a closed stage takes nothing', () => {
    const closed = bothRidden();
    for (const entry of [
      ...stage1,
      { do: 'end', stage: 0 },
      { do: 'clear', stage: 0 },
      { do: 'result', stage: 0, how: 'raced', result: result([0, 1, 2, 3, 4, 5]) },
    ] as TourEntry[])
      expect(refusal(closed, entry)).toEqual({ reason: 'stage-closed', with: { stage: 1 } });
  });

  test('advantages run out', () => {
    const bottle: TourEntry = { do: 'use', stage: 0, seat: 1, what: 'bottle', amount: 1 };
    const empty = after(tour, bottle, bottle);
    expect(refusal(empty, bottle)).toEqual({ reason: 'used-up', with: { seat: 1, what: 'bottle', amount: 2 } });
    expect(refusal(after(empty, { ...bottle, amount: -1 }), bottle)).toBeUndefined();
  });
});

describe('undo', () => {
  test('takes back the latest entry that is not taken back, whatever it was, down to the first', () => {
    const entries: readonly TourEntry[] = [
      ...stage1,
      { do: 'end', stage: 0 },
      ...stage2,
      { do: 'end', stage: 1 },
      { do: 'reopen', stage: 0 },
    ];
    const seen = [twoStages()];
    for (const entry of entries) seen.push(after(seen.at(-1) as Tour, entry));
    let tour = seen.at(-1) as Tour;
    for (const expected of seen.slice(0, -1).toReversed()) {
      tour = after(tour, { do: 'undo' });
      expect(tour).toBe(expected);
    }
    expect(refusal(tour, { do: 'undo' })).toEqual({ reason: 'nothing-to-undo' });
  });

  test('an entry after it goes on from there', () => {
    const tour = after(twoStages(), ...home(0, [red1, 0], [red2, 5]), { do: 'undo' }, ...home(0, [blue1, 3]));
    expect(tour.stages[0]?.arrivals.map(({ rider }) => rider)).toEqual([red1, blue1]);
    expect(tour.entries).toBe(2);
  });
});

describe('a fold', () => {
  test('is the same as entering one after the other', () => {
    const entries: readonly TourEntry[] = [...stage1, { do: 'end', stage: 0 }, ...stage2, { do: 'undo' }, { do: 'undo' }];
    const folded = foldTour(paperRace, paperPlan(['flat', 'flat']), entries);
    expect(folded.kind).toBe('folded');
    expect(folded.tour.stages).toEqual(after(twoStages(), ...entries).stages);
  });

  test('names the entry that is refused, and keeps the tour up to it', () => {
    const folded = foldTour(paperRace, paperPlan(['flat']), [...home(0, [red1, 0]), ...home(0, [red1, 0]), ...home(0, [red2, 0])]);
    expect(folded).toMatchObject({ kind: 'refused', entry: 1, refusal: { reason: 'is-home' } });
    expect(folded.tour.stages[0]?.arrivals).toHaveLength(1);
  });
});

describe('CP-9.9 a closed stage can be reopened and corrected', () => {
  test('later stages wait, keep all they hold, and count again when it is closed', () => {
    const reopened = after(bothRidden(), { do: 'reopen', stage: 0 });
    expect(statuses(reopened)).toEqual(['open', 'waiting']);
    expect(reopened.over).toBe(false);
    expect(reopened.after).toEqual([]);
    expect(reopened.stages[1]?.arrivals).toHaveLength(6);
    const corrected = after(reopened, { do: 'time', stage: 0, rider: red1, arrival: { seconds: 11 } }, { do: 'end', stage: 0 });
    expect(statuses(corrected)).toEqual(['closed', 'closed']);
    expect(table(corrected, 'general')?.slice(0, 2)).toEqual([
      [blue1, 1, 10],
      [red1, 2, 11],
    ]);
  });

  test('a rider who has left by the correction counts no more in a later typed stage, and comes back with all they had', () => {
    const out = after(
      bothRidden(),
      { do: 'reopen', stage: 0 },
      { do: 'remove', stage: 0, at: 'finish', rider: red1 },
      { do: 'leave', stage: 0, rider: red1, reason: 'crashed' },
      { do: 'end', stage: 0 },
    );
    // Stage 2 has only one rider left for its pass with two places, so it must be looked at.
    expect(statuses(out)).toEqual(['closed', 'open']);
    expect(missing(out, 1)).toMatchObject([{ at: 'pass-1', need: { reason: 'prime-not-full' } }]);
    const filled = after(out, { do: 'pass', stage: 1, at: 'pass-1', rider: blue2 }, { do: 'end', stage: 1 });
    expect(filled.stages[1]?.result?.riders[0]).toEqual({ rider: blue1, place: 1, value: 10 });
    expect(table(filled, 'general')?.map(([rider]) => rider)).toEqual([blue1, red2, blue2, red3, blue3]);
    expect(filled.after[1]?.gone).toEqual([{ rider: red1, stage: 0, reason: 'crashed' }]);
    const back = after(filled, { do: 'reopen', stage: 0 }, { do: 'rejoin', stage: 0, rider: red1 }, ...home(0, [red1, 95]), {
      do: 'end',
      stage: 0,
    });
    expect(statuses(back)).toEqual(['closed', 'open']);
    // Three names for two places: the one who stepped in goes.
    expect(back.stages[1]?.primes['pass-1']).toEqual([red1, blue1, blue2]);
    const all = after(back, { do: 'remove', stage: 1, at: 'pass-1', rider: blue2 }, { do: 'end', stage: 1 });
    expect(table(all, 'general')?.find(([rider]) => rider === red1)).toEqual([red1, 5, 95]);
  });

  test('a raced stage keeps its result: a rider who has left since is taken out, those behind them move up', () => {
    const raced = result([red1, blue1, red2, blue2, red3, blue3], { primes: [{ id: 'pass-1', kind: 'pass', order: [red1, blue1] }] });
    const tour = after(
      twoStages(),
      ...stage1,
      { do: 'end', stage: 0 },
      { do: 'result', stage: 1, how: 'simulated', result: raced },
      { do: 'reopen', stage: 0 },
      { do: 'remove', stage: 0, at: 'finish', rider: red1 },
      { do: 'leave', stage: 0, rider: red1, reason: 'crashed' },
      { do: 'end', stage: 0 },
    );
    expect(statuses(tour)).toEqual(['closed', 'closed']);
    expect(tour.stages[1]).toMatchObject({ how: 'simulated', raced });
    expect(tour.stages[1]?.result?.riders.slice(0, 2)).toEqual([
      { rider: blue1, place: 1, value: 10 },
      { rider: red2, place: 2, value: 20 },
    ]);
    expect(tour.stages[1]?.result?.primes).toEqual([{ id: 'pass-1', kind: 'pass', order: [blue1] }]);
    const back = after(tour, { do: 'reopen', stage: 0 }, { do: 'rejoin', stage: 0, rider: red1 }, ...home(0, [red1, 95]), {
      do: 'end',
      stage: 0,
    });
    expect(back.stages[1]?.result).toBe(raced);
  });

  test('a rider who was not at the start of a raced stage because they had left, and now has not, did not start and has left there', () => {
    const tour = after(
      twoStages(),
      ...stage1.slice(0, -1),
      { do: 'leave', stage: 0, rider: blue3, reason: 'crashed' },
      { do: 'end', stage: 0 },
      { do: 'result', stage: 1, how: 'raced', result: result([red1, blue1, red2, blue2, red3]) },
      { do: 'reopen', stage: 0 },
      { do: 'rejoin', stage: 0, rider: blue3 },
      ...home(0, [blue3, 90]),
      { do: 'end', stage: 0 },
    );
    expect(statuses(tour)).toEqual(['closed', 'closed']);
    expect(tour.stages[1]?.result?.riders.at(-1)).toEqual({ rider: blue3, place: 6, out: 'did-not-start' });
    expect(tour.after[1]?.gone).toEqual([{ rider: blue3, stage: 1, reason: 'did-not-start' }]);
  });

  test('a reopened raced stage can be closed as it was, replaced, or cleared and typed', () => {
    const raced = after(twoStages(), { do: 'result', stage: 0, how: 'raced', result: result([0, 1, 2, 3, 4, 5]) });
    const open = after(raced, { do: 'reopen', stage: 0 });
    expect(missing(open, 0)).toEqual([]);
    expect(after(open, { do: 'end', stage: 0 }).stages[0]).toMatchObject({ status: 'closed', how: 'raced' });
    expect(refusal(open, { do: 'pass', stage: 0, at: 'pass-1', rider: red1 })).toEqual({ reason: 'stage-was-raced', with: { stage: 1 } });
    const typed = after(open, { do: 'clear', stage: 0 }, ...stage1, { do: 'end', stage: 0 });
    expect(typed.stages[0]).toMatchObject({ status: 'closed', how: 'typed' });
    expect(typed.stages[0]?.raced).toBeUndefined();
  });
});

describe('what goes from stage to stage', () => {
  const attack: TourEntry = { do: 'use', stage: 0, seat: 0, what: 'attack', amount: 1 };

  test('CP-8.14 bottles are given anew, attacks are for the tour', () => {
    const tour = after(twoStages(), attack, { ...attack, what: 'bottle' }, ...stage1, { do: 'end', stage: 0 });
    const left = tour.stages[1]?.used.filter(({ seat, at }) => seat === 0 && at === undefined);
    expect(left).toEqual([
      { seat: 0, what: 'bottle', amount: 2, used: 0 },
      { seat: 0, what: 'attack', amount: 0, forTheTour: true, used: 0 },
    ]);
  });

  test('an attack that a correction has spent before cannot be used again', () => {
    const tour = after(
      twoStages(),
      ...stage1,
      { do: 'end', stage: 0 },
      { ...attack, stage: 1 },
      ...stage2,
      { do: 'end', stage: 1 },
      { do: 'reopen', stage: 0 },
      attack,
      { do: 'end', stage: 0 },
    );
    expect(statuses(tour)).toEqual(['closed', 'open']);
    expect(missing(tour, 1)).toEqual([
      { at: 'advantages', need: { reason: 'used-too-often', with: { seat: 0, what: 'attack', used: 1, amount: 0 } } },
    ]);
  });

  test('who crashes out has left the tour and is no starter any more', () => {
    const tour = after(
      twoStages(),
      ...stage1.slice(0, -1),
      { do: 'leave', stage: 0, rider: blue3, reason: 'crashed' },
      { do: 'end', stage: 0 },
    );
    expect(stageOptions(tour, 1)).toMatchObject({ gone: [blue3] });
    expect(refusal(tour, { do: 'pass', stage: 1, at: 'finish', rider: blue3, arrival: { seconds: 0 } })).toEqual({
      reason: 'no-starter',
      with: { rider: blue3 },
    });
    expect(table(tour, 'general')?.map(([rider]) => rider)).not.toContain(blue3);
  });

  test('what the players settle before a stage goes into it', () => {
    expect(stageOptions(after(twoStages(), { do: 'prepare', stage: 0, prepared: { neutral: true } }), 0)).toMatchObject({ neutral: true });
  });

  test('a stage that has not begun can have another course', () => {
    const tour = after(twoStages(), { do: 'plan', stage: 1, plan: { name: 'Up', options: { day: 'hill', primes: ['pass'] } } });
    expect(tour.stages[1]).toMatchObject({ status: 'waiting', plan: { name: 'Up', options: { day: 'hill' } } });
    expect(tour.stages[1]?.places.map(({ id }) => id)).toEqual(['pass-1']);
    const first = after(tour, { do: 'plan', stage: 0, plan: { name: '', options: { primes: [] } } });
    expect(first.stages[0]).toMatchObject({ status: 'open', places: [] });
  });

  test.each<[string, TourEntry]>([
    ['somebody is home', { do: 'pass', stage: 0, at: 'finish', rider: red1, arrival: { seconds: 0 } }],
    ['somebody has passed a sprint', { do: 'pass', stage: 0, at: 'sprint-2', rider: red1 }],
    ['somebody is out', { do: 'leave', stage: 0, rider: red1, reason: 'crashed' }],
    ['something is used', { do: 'use', stage: 0, seat: 0, what: 'bottle', amount: 1 }],
    ['it was raced and is open again', { do: 'result', stage: 0, how: 'raced', result: result([0, 1, 2, 3, 4, 5]) }],
  ])('but not once %s', (_, entry) => {
    const begun = after(twoStages(), entry, ...(entry.do === 'result' ? [{ do: 'reopen', stage: 0 } as const] : []));
    const other: TourEntry = { do: 'plan', stage: 0, plan: { name: '', options: { primes: [] } } };
    expect(refusal(begun, other)).toEqual({ reason: 'stage-has-begun', with: { stage: 1 } });
    expect(refusal(after(begun, { do: 'clear', stage: 0 }), other)).toBeUndefined();
  });

  test('the tables go by the first stage, whichever is planned anew', () => {
    const game = paperRaceWith({
      classifications: (options) => paperStages.classifications(options).slice(0, options.day === 'hill' ? 1 : undefined),
    });
    const hill = (stage: number): TourEntry => ({ do: 'plan', stage, plan: { name: '', options: { day: 'hill' } } });
    const tour = openTour(game, paperPlan(['flat', 'flat']));
    expect(after(tour, hill(1)).rules.classifications).toHaveLength(5);
    expect(after(tour, hill(0)).rules.classifications).toHaveLength(1);
    expect(rankingsNow(after(tour, hill(0)))).toHaveLength(1);
  });
});

describe('CP-8.5 when everybody leaves', () => {
  const everybody = (stage: number): TourEntry[] =>
    [red1, red2, red3, blue1, blue2, blue3].map((rider) => ({ do: 'leave', stage, rider, reason: 'crashed' }));

  test('a stage before the last cannot be ended: nobody could ride the next', () => {
    const tour = after(twoStages(), ...everybody(0));
    expect(missing(tour, 0)).toEqual([{ at: 'out', need: { reason: 'nobody-left', with: { stage: 2 } } }]);
    expect(refusal(tour, { do: 'end', stage: 0 })).toMatchObject({ reason: 'stage-incomplete', with: { first: 'nobody-left' } });
    const one = after(
      tour,
      { do: 'rejoin', stage: 0, rider: red1 },
      ...home(0, [red1, 0]),
      ...over(0, 'pass-1', red1),
      ...over(0, 'sprint-2', red1),
    );
    expect(statuses(after(one, { do: 'end', stage: 0 }))).toEqual(['closed', 'open']);
  });

  test('the last can: no table has a rider, nobody wears a jersey, and the points won before are kept', () => {
    const tour = after(twoStages(), ...stage1, { do: 'end', stage: 0 }, ...everybody(1), { do: 'end', stage: 1 });
    expect(tour.over).toBe(true);
    expect(rankingsNow(tour).map(({ lines }) => lines.length)).toEqual([0, 0, 0, 0, 2]);
    expect(tour.after[1]?.jerseys).toEqual([]);
    // Blue has won stage 1; red has the better team still.
    expect(seatsOf(tour).map(({ seat, points }) => [seat, points])).toEqual([
      [1, 7],
      [0, 6],
    ]);
    expect(almanac(tour).map(({ id }) => id)).toContain('most-stage-wins');
  });
});

describe('CP-8.13 jerseys', () => {
  test('of riders who share the lead the first in seat and number order wears the jersey, the other none of this table', () => {
    const shared = paperRaceWith({
      classifications: (options) => paperStages.classifications(options).map((one) => ({ ...one, ties: [] })),
    });
    const level = { ...result([blue1, red2, red1, red3, blue2, blue3]) };
    const riders = level.riders.map((one) => ({ ...one, value: one.rider === blue1 || one.rider === red2 ? 0 : 9 }));
    const tour = after(openTour(shared, paperPlan(['flat'])), { do: 'result', stage: 0, how: 'raced', result: { ...level, riders } });
    expect(table(tour, 'general')?.slice(0, 2)).toEqual([
      [red2, 1, 0],
      [blue1, 1, 0],
    ]);
    expect(tour.after[0]?.jerseys).toEqual([
      { jersey: 'yellow', classification: 'general', rider: red2 },
      { jersey: 'green', classification: 'regularity', rider: blue1 },
    ]);
  });

  test('who leads several tables wears the first; the others go to the next who wears none; without a point nobody does', () => {
    const none = after(twoStages(), { do: 'plan', stage: 0, plan: { name: '', options: { primes: ['pass'] } } });
    const tour = after(none, ...stage1.filter((entry) => !('at' in entry) || entry.at !== 'sprint-2'), { do: 'end', stage: 0 });
    expect(tour.after[0]?.jerseys).toEqual([
      { jersey: 'yellow', classification: 'general', rider: blue1 },
      { jersey: 'polka-dot', classification: 'mountain', rider: red1 },
      { jersey: 'green', classification: 'regularity', rider: red2 },
    ]);
  });
});

describe('CP-8.1, CP-9.8 points of the seats', () => {
  test('as if the tour ended now', () => {
    const tour = after(twoStages(), ...stage1, { do: 'end', stage: 0 });
    // Blue: stage 5, general first 20, mountain 4, regularity 3, teams second 2. Red: general second 5, teams first 6.
    expect(seatsOf(tour).map(({ seat, place, points, stageWins }) => [seat, place, points, stageWins])).toEqual([
      [1, 1, 34, 1],
      [0, 2, 11, 0],
    ]);
    expect(seatsOf(tour)[1]?.gains).toEqual([
      { for: 'place', classification: 'general', entrant: red1, place: 2, points: 5 },
      { for: 'place', classification: 'teams', entrant: 0, place: 1, points: 6 },
    ]);
  });

  test('CP-8.1 nobody has a place in a classification of points without a point in it; who shares a place has its points', () => {
    const points = { stageWin: 0, places: { sprints: [4], mountain: [4] } };
    const shared = paperRaceWith({
      classifications: (options) =>
        paperStages.classifications(options).map((one) => (one.id === 'mountain' ? { ...one, ties: ['first-places'] } : one)),
    });
    const primes = [
      { id: 'pass-1', kind: 'pass', order: [red1] },
      { id: 'pass-2', kind: 'pass', order: [blue1] },
    ];
    const plan = { ...paperPlan(['flat'], { primes: ['pass', 'pass'] }), points };
    const raced: TourEntry = { do: 'result', stage: 0, how: 'raced', result: result([0, 3, 1, 4, 2, 5], { primes }) };
    const tour = after(openTour(shared, plan), raced);
    expect(seatsOf(tour).map(({ seat, points: sum }) => [seat, sum])).toEqual([
      [0, 4],
      [1, 4],
    ]);
  });

  test('before the first stage nobody has any, and everybody shares the first place', () => {
    expect(seatsOf(twoStages()).map(({ place, points }) => [place, points])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  test('CP-8.10 who has as many goes by stage wins, else they share the place', () => {
    const plan = { ...paperPlan(['flat', 'flat']), points: { stageWin: 5, places: { general: [0, 5] } } };
    const red = { ...result([red1, blue1, red2, blue2, red3, blue3]) };
    const tied = { ...red, riders: red.riders.map((one) => ({ ...one, value: one.rider === blue1 ? -5 : 7 })) };
    const one = openTour(paperRace, plan);
    // Red has won the stage (5); blue leads the general classification; red is second there and has 5 more.
    const first = after(one, { do: 'result', stage: 0, how: 'raced', result: tied });
    expect(seatsOf(first).map(({ seat, place, points }) => [seat, place, points])).toEqual([
      [0, 1, 10],
      [1, 2, 0],
    ]);
    const level = openTour(paperRace, { ...plan, points: { stageWin: 5, places: { mountain: [5] } } });
    const passes = { primes: [{ id: 'pass-1', kind: 'pass', order: [blue1] }] };
    const both = after(level, { do: 'result', stage: 0, how: 'raced', result: result([red1, blue1, red2, blue2, red3, blue3], passes) });
    expect(seatsOf(both).map(({ seat, place, points }) => [seat, place, points])).toEqual([
      [0, 1, 5],
      [1, 2, 5],
    ]);
    const other = after(level, {
      do: 'result',
      stage: 0,
      how: 'raced',
      result: result([blue1, red1, red2, blue2, red3, blue3], { primes: [{ id: 'pass-1', kind: 'pass', order: [red1] }] }),
    });
    expect(seatsOf(other).map(({ seat, place, points }) => [seat, place, points])).toEqual([
      [1, 1, 5],
      [0, 2, 5],
    ]);
    const shared = after(both, { do: 'result', stage: 1, how: 'raced', result: result([blue2, red1, red2, blue1, red3, blue3]) });
    expect(seatsOf(shared).map(({ seat, place, points, stageWins }) => [seat, place, points, stageWins])).toEqual([
      [1, 1, 10, 1],
      [0, 2, 5, 1],
    ]);
    const nothing = openTour(paperRace, { ...plan, points: { stageWin: 0, places: {} } });
    const draw = after(
      nothing,
      { do: 'result', stage: 0, how: 'raced', result: result([0, 3, 1, 4, 2, 5]) },
      { do: 'result', stage: 1, how: 'raced', result: result([3, 0, 1, 4, 2, 5]) },
    );
    expect(winnersOfTour(draw, called)).toEqual(['seat 0', 'seat 1']);
  });

  test('without points the seat of the best rider of the general classification wins; one with nobody left is last', () => {
    const { tourPoints: _, ...rules } = paperRace.stageRace as NonNullable<typeof paperRace.stageRace>;
    const game = { ...paperRaceWith({}), stageRace: rules } as typeof paperRace;
    const tour = after(openTour(game, paperPlan(['flat'])), {
      do: 'result',
      stage: 0,
      how: 'raced',
      result: result([], {
        riders: [
          { rider: blue2, place: 1, value: 3 },
          { rider: blue1, place: 2, value: 9 },
          { rider: blue3, place: 3, value: 9 },
          ...[red1, red2, red3].map((rider, index) => ({ rider, place: 4 + index, out: 'crashed' })),
        ],
      }),
    });
    expect(seatsOf(tour).map(({ seat, place, points }) => [seat, place, points])).toEqual([
      [1, 1, undefined],
      [0, 2, undefined],
    ]);
    expect(winnersOfTour(tour, called)).toEqual(['seat 1']);
  });

  test('with teams of a start list it is riders who win, all who share the first place; before the first stage, the seats', () => {
    const [classification] = paperStages.classifications({} as never);
    const game = paperRaceWith({ classifications: () => [{ ...classification, ties: [] }] });
    const plan = paperPlan(['flat']);
    const tour = openTour(game, { ...plan, seats: plan.seats.slice(0, 1) });
    expect(hasStartList(tour.riders, 1)).toBe(true);
    expect(winnersOfTour(tour, called)).toEqual(['seat 0']);
    const level = home(0, [blue1, 0], [red1, 0], [red2, 12], [blue2, 40], [red3, 41], [blue3, 90]);
    const ended = after(tour, ...over(0, 'pass-1', blue1, red1), ...over(0, 'sprint-2', red2), ...level, { do: 'end', stage: 0 });
    expect(winnersOfTour(ended, called)).toEqual([`rider ${red1}`, `rider ${blue1}`]);
  });

  test('without points it is the general classification that counts, and the seats in front of who has nobody left keep their places', () => {
    const { tourPoints: _, ...rules } = paperStages;
    const game = { ...paperRace, stageRace: rules } as typeof paperRace;
    const order = [8, 7, 6, 2, 1, 0];
    const riders = [
      ...order.map((rider, index) => ({ rider, place: index + 1, value: 9 - index })),
      ...[3, 4, 5].map((rider, index) => ({ rider, place: 7 + index, out: 'crashed' })),
    ];
    const primes = [{ id: 'pass-1', kind: 'pass', order: [8] }];
    const tour = after(openTour(game, paperPlan(['flat'], { teams: 3, attacks: [1, 1, 1] })), {
      do: 'result',
      stage: 0,
      how: 'raced',
      result: result([], { riders, primes }),
    });
    // Rider 8 of the third seat has won the stage and the pass, but rider 0 of the first has the lowest total.
    expect(seatsOf(tour).map(({ seat, place, stageWins }) => [seat, place, stageWins])).toEqual([
      [0, 1, 0],
      [2, 2, 1],
      [1, 3, 0],
    ]);
  });

  test('the points of a rider go to their own seat, also where they are its last', () => {
    const plan = { ...paperPlan(['flat']), points: { stageWin: 0, places: { general: [7] } } };
    const tour = after(openTour(paperRace, plan), {
      do: 'result',
      stage: 0,
      how: 'raced',
      result: result([red3, blue1, red1, red2, blue2, blue3]),
    });
    expect(seatsOf(tour).map(({ seat, points }) => [seat, points])).toEqual([
      [0, 7],
      [1, 0],
    ]);
  });
});

describe('after a stage', () => {
  test('the podium, the lead, and the points that the stage brought are told', () => {
    const tour = bothRidden();
    expect(ceremonyOf(tour, 0)).toMatchObject({
      podium: [
        { rider: blue1, place: 1, gap: 0 },
        { rider: red1, place: 2, gap: 10 },
        { rider: red2, place: 3, gap: 12 },
      ],
      lead: { rider: blue1, second: red1, gap: 10 },
    });
    expect(ceremonyOf(tour, 0).lead).not.toHaveProperty('before');
    // Level on time, but red 1 was better in the latest stage.
    expect(ceremonyOf(tour, 1).lead).toEqual({ rider: red1, second: blue1, gap: 0, before: blue1 });
    const { seats } = ceremonyOf(tour, 1);
    for (const { seat, points = 0, gained = 0 } of seats)
      expect(points - gained).toBe(seatsOf(tour, 1).find((one) => one.seat === seat)?.points ?? 0);
  });

  test('who takes a jersey from whom, and for whom it is worn (CP-8.13)', () => {
    const tour = bothRidden();
    const first = ceremonyOf(tour, 0).jerseys;
    // Blue 1 leads everything but the sprints, and wears yellow: the others are worn for them.
    expect(first.find(({ jersey }) => jersey === 'yellow')).toEqual({ jersey: 'yellow', classification: 'general', rider: blue1 });
    expect(first.find(({ classification }) => classification === 'mountain')).toMatchObject({ rider: red1, wornFor: blue1 });
    const second = ceremonyOf(tour, 1).jerseys;
    expect(second.find(({ jersey }) => jersey === 'yellow')).toMatchObject({ rider: red1, before: blue1 });
  });
});

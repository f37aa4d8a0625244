import { SeededDice } from '@gruppetto/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enter, entrySchema, foldTour, openTour, type Tour, type TourEntry } from '../src/index.ts';
import { paperPlan, paperRace } from './paper-race.ts';

describe('an entry that somebody hands in', () => {
  test.each([
    [{ do: 'pass', stage: 0, at: 'finish', rider: 1, arrival: { seconds: 3 } }],
    [{ do: 'use', stage: 20, seat: 1, what: 'bottle', amount: -1 }],
    [
      {
        do: 'result',
        stage: 0,
        how: 'raced',
        result: { day: 'flat', riders: [{ rider: 0, place: 1, value: 2 }], primes: [] },
        story: { led: [1] },
      },
    ],
    [{ do: 'plan', stage: 1, plan: { name: 'x', options: { any: 'thing' } } }],
    [{ do: 'undo' }],
  ])('is read: %j', (input) => {
    expect(entrySchema.parse(input)).toEqual({ ok: true, value: input });
  });

  test('has no characters in its reasons and names that turn around what stands beside them', () => {
    const leave = { do: 'leave', stage: 0, rider: 1, reason: 'fell\u202e' };
    expect(entrySchema.parse(leave)).toEqual({ ok: true, value: { ...leave, reason: 'fell' } });
    const stage = { do: 'plan', stage: 1, plan: { name: 'The\u2066 hill', options: {} } };
    expect(entrySchema.parse(stage)).toEqual({ ok: true, value: { ...stage, plan: { name: 'The hill', options: {} } } });
  });

  test.each([
    ['', 'need-object', 'undo'],
    ['', 'need-object', null],
    ['', 'need-object', [{ do: 'undo' }]],
    ['do', 'missing', {}],
    ['do', 'need-one-of', { do: 'toString' }],
    ['do', 'need-one-of', { do: 'explode', stage: 1 }],
    ['stage', 'missing', { do: 'end' }],
    ['stage', 'out-of-range', { do: 'end', stage: 100 }],
    ['rider', 'need-integer', { do: 'rejoin', stage: 0, rider: '1' }],
    ['to', 'out-of-range', { do: 'move', stage: 0, at: 'finish', rider: 1, to: -1 }],
    ['amount', 'off-step', { do: 'use', stage: 0, seat: 0, what: 'bottle', amount: 0 }],
    ['at', 'too-long', { do: 'remove', stage: 0, rider: 1, at: 'x'.repeat(61) }],
    ['extra', 'unknown-field', { do: 'undo', extra: 1 }],
    [
      'result.riders[0].place',
      'missing',
      { do: 'result', stage: 0, how: 'raced', result: { day: '', riders: [{ rider: 0 }], primes: [] } },
    ],
    [
      'story.charm',
      'unknown-field',
      { do: 'result', stage: 0, how: 'raced', result: { day: '', riders: [{ rider: 0, place: 1 }], primes: [] }, story: { charm: [1] } },
    ],
  ])('is blamed at "%s" for %s', (at, reason, input) => {
    const parsed = entrySchema.parse(input);
    expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ at, need: expect.objectContaining({ reason }) }));
  });
});

const rider = fc.integer({ min: 0, max: 6 });
const stage = fc.integer({ min: 0, max: 3 });
const at = fc.constantFrom('finish', 'pass-1', 'sprint-2', 'pass-3');
const junk = fc.oneof(fc.constantFrom({}, null, 7, []), fc.dictionary(fc.string(), fc.anything({ maxDepth: 2 })));
const arrival = fc.oneof(
  { weight: 8, arbitrary: fc.record({ seconds: fc.integer({ min: 0, max: 99 }) }) },
  junk,
  fc.constantFrom(null, 7, 'x'),
);
const result = fc.record({
  day: fc.constantFrom('flat', 'hill', '__proto__'),
  riders: fc
    .shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 5 })
    .map((riders) => riders.map((rider, index) => ({ rider, place: index + 1, value: index }))),
  primes: fc.constantFrom([], [{ id: 'pass-1', kind: 'pass', order: [1, 2] }]),
  left: fc.oneof({ weight: 3, arbitrary: fc.constant({ attacks: [1, 1] }) }, junk),
});

const anyEntry: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('pass'), stage, at, rider, arrival }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pass'), stage, at, rider }) },
  fc.record({ do: fc.constant('time'), stage, rider, arrival }),
  fc.record({ do: fc.constant('move'), stage, at, rider, to: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ do: fc.constant('remove'), stage, at, rider }),
  { weight: 4, arbitrary: fc.record({ do: fc.constant('leave'), stage, rider, reason: fc.constantFrom('crashed', 'bored') }) },
  fc.record({ do: fc.constant('rejoin'), stage, rider }),
  fc.record({
    do: fc.constant('use'),
    stage,
    seat: fc.integer({ min: 0, max: 2 }),
    what: fc.constantFrom('bottle', 'attack'),
    amount: fc.constantFrom(1, -1),
  }),
  fc.record({ do: fc.constant('prepare'), stage, prepared: junk }),
  { weight: 6, arbitrary: fc.record({ do: fc.constant('result'), stage, how: fc.constantFrom('raced', 'simulated'), result }) },
  fc.record({ do: fc.constant('clear'), stage }),
  { weight: 4, arbitrary: fc.record({ do: fc.constant('end'), stage }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reopen'), stage }) },
  fc.record({
    do: fc.constant('plan'),
    stage,
    plan: fc.record({ name: fc.string({ maxLength: 5 }), options: fc.oneof(fc.constant({ day: 'hill' }), junk) }),
  }),
  { weight: 2, arbitrary: fc.constant({ do: 'undo' }) },
);

/** What a person can see of a tour, and nothing that links it to others. */
const seen = ({ stages, after, over, entries }: Tour) => JSON.parse(JSON.stringify({ stages, after, over, entries }));

test('whatever is entered: it is taken or refused, nothing is half-done, and the accepted entries fold to the same tour', () => {
  const plan = paperPlan(['flat', 'hill', 'flat']);
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 60 }), (inputs) => {
      let tour = openTour(paperRace, plan);
      const accepted: TourEntry[] = [];
      for (const input of inputs) {
        const parsed = entrySchema.parse(input);
        if (!parsed.ok) continue;
        const before = JSON.stringify(seen(tour));
        const answer = enter(tour, parsed.value);
        expect(JSON.stringify(seen(tour))).toBe(before);
        if (answer.kind === 'refused') continue;
        accepted.push(JSON.parse(JSON.stringify(parsed.value)));
        const next = answer.tour;
        const open = next.stages.findIndex(({ status }) => status !== 'closed');
        expect(next.stages.every(({ status }, index) => open < 0 || index <= open || status === 'waiting')).toBe(true);
        expect(next.after).toHaveLength(open < 0 ? next.stages.length : open);
        if (parsed.value.do !== 'undo') expect(enter(next, { do: 'undo' })).toEqual({ kind: 'entered', tour });
        tour = next;
      }
      const folded = foldTour(paperRace, JSON.parse(JSON.stringify(plan)), accepted);
      expect(folded.kind).toBe('folded');
      expect(seen(folded.tour)).toEqual(seen(tour));
    }),
    { numRuns: 200, seed: new SeededDice('entries').draw(1_000_000) },
  );
});

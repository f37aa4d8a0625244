import { rooms } from '@gruppetto/catalogue/all';
import { type Game, SeededDice, type StageResult } from '@gruppetto/kernel';
import { enter, entrySchema, modelTour, openTour, stageOptions, type Tour } from '@gruppetto/tour';
import fc from 'fast-check';
import { expect, test } from 'vitest';

function threeStages(game: Game): Tour {
  const options = game.options.parse({});
  if (!options.ok || !game.stageRace) throw new Error(`no tour of ${game.id}`);
  const seats = Array.from({ length: game.race(options.value).seats }, (_, seat) => ({ name: `${seat}`, colour: '', player: 'person' }));
  const wish = { name: 'Hostile', kind: game.stageRace.kinds[0], stages: 3, base: {}, seats };
  const plan = modelTour(game, wish, new SeededDice('hostile'));
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return openTour(game, plan.value);
}

/** Any result that its schema reads: everybody in some order, some out, with primes of the course and whatever left over. */
const anyResult = ({ riders, stages }: Tour): fc.Arbitrary<StageResult> => {
  const places = stages[0]?.places ?? [];
  const everybody = [...riders.keys()];
  const number = fc.integer({ min: -3, max: 40 });
  const left = fc.oneof(
    fc.anything({ maxDepth: 3 }),
    fc.dictionary(
      fc.constantFrom('energy', 'pursuits', 'points', 'left', 'mountainAttacks', 'kept'),
      fc.oneof(
        fc.array(number, { maxLength: 40 }),
        fc.array(fc.dictionary(fc.constantFrom('sprint', 'stamina', 'climbing'), number)),
        number,
      ),
    ),
  );
  return fc.record({
    day: fc.constantFrom('flat', 'high', 'road', 'constructor'),
    riders: fc.tuple(fc.shuffledSubarray(everybody, { minLength: riders.length }), fc.nat(riders.length)).map(([order, out]) =>
      order.map((rider, index) => ({
        rider,
        place: index + 1,
        ...(index < riders.length - out ? { value: 3 * index } : { out: 'crashed' }),
      })),
    ),
    primes: fc.constantFrom(
      [],
      places.map(({ id, kind }) => ({ id, kind, order: [0] })),
    ),
    left,
  }) as fc.Arbitrary<StageResult>;
};

const anyEntry = (tour: Tour): fc.Arbitrary<unknown> => {
  const stage = fc.nat(2);
  const rider = fc.nat(tour.riders.length);
  const at = fc.constantFrom('finish', ...(tour.stages[0]?.places.map(({ id }) => id) ?? []));
  const number = fc.integer({ min: -1, max: 12 });
  const arrival = fc.dictionary(
    fc.constantFrom('minutes', 'square', 'die', 'front', 'round', 'label', 'turn', 'seconds', 'place', 'group'),
    number,
  );
  return fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('result'), stage, how: fc.constant('raced'), result: anyResult(tour) }) },
    fc.record({ do: fc.constant('pass'), stage, at, rider, arrival }),
    fc.record({ do: fc.constant('leave'), stage, rider, reason: fc.constantFrom('crashed', 'eliminated') }),
    fc.record({ do: fc.constant('prepare'), stage, prepared: fc.anything({ maxDepth: 3 }) }),
    fc.record({ do: fc.constant('plan'), stage, plan: fc.record({ name: fc.constant(''), options: fc.anything({ maxDepth: 2 }) }) }),
    fc.record({ do: fc.constant('reopen'), stage }),
    fc.record({ do: fc.constant('end'), stage }),
    fc.constant({ do: 'undo' }),
  );
};

test.each(rooms)('$card.id: hostile entries are taken or refused, and what they leave is a stage that can be set up', ({ game }) => {
  const start = threeStages(game);
  let closed = 0;
  fc.assert(
    fc.property(fc.array(anyEntry(start), { maxLength: 12 }), (inputs) => {
      let tour = start;
      for (const input of inputs) {
        const parsed = entrySchema.parse(input);
        if (!parsed.ok) continue;
        const answer = enter(tour, parsed.value);
        if (answer.kind === 'refused') continue;
        tour = answer.tour;
        if (parsed.value.do === 'result') closed++;
        const options = stageOptions(tour, tour.after.length);
        if (!options) continue;
        const race = game.race(options);
        expect(race.turn(race.setup(new SeededDice('set up')))).toBeDefined();
      }
    }),
    { numRuns: 80, seed: 7 },
  );
  expect(closed).toBeGreaterThan(0);
});

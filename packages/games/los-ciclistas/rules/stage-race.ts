import { type Classification, integer, object, type Problem, type StageRace, shuffle, typedProblems } from '@gruppetto/kernel';
import { circuits, minLength, ridersEach, runOut } from './course.ts';
import { scoreOf, standings } from './finish.ts';
import type { LcStageRace, LosCiclistas, Options, Reason } from './types.ts';

const rule = 'LC-5.1';
const ties = ['stage-places'] as const;
/** A rider without a score counts a round more than the last who finished. */
const scores = [{ by: 'value', without: 10 }] as const;
const points = [3, 2, 1];

/** LC-5.1: values are the race scores, 10 × round + label. */
const classifications: readonly Classification<LcStageRace>[] = [
  { id: 'general', rule, of: 'riders', measure: 'round-label', gives: scores, leads: 'lowest', ties },
  { id: 'teams', rule, of: 'teams', measure: 'round-label', gives: scores, leads: 'lowest', ties },
  { id: 'day-points', rule, of: 'riders', measure: 'points', gives: [{ by: 'place', in: 'general', points }], leads: 'highest', ties },
  { id: 'team-day-points', rule, of: 'teams', measure: 'points', gives: [{ by: 'place', in: 'teams', points }], leads: 'highest', ties },
];

/** One stage, but for what the base says. */
type Drawn = Pick<Options, 'length' | 'elimination' | 'events'>;

/** LC-1.1: from the shortest course to one twice as long. */
const lengths = Array.from({ length: 13 }, (_, index) => minLength + 5 * index);
const road = (events: boolean): readonly Drawn[] => lengths.map((length) => ({ length, elimination: false, events }));
const circuit = (events: boolean): readonly Drawn[] => circuits.map((length) => ({ length, elimination: true, events }));

/** What the stages of a tour are drawn from; each comes once before one comes again. */
const days = (kind: LcStageRace['Kind'], { events }: Options): readonly Drawn[] => {
  switch (kind) {
    case 'grand-tour':
      return [...road(false), ...road(true).filter((_, index) => index % 4 === 0), ...circuit(false), ...circuit(true)];
    case 'road':
      return road(events);
    case 'events':
      return road(true);
    case 'circuits':
      return [...circuit(false), ...circuit(true)];
  }
};

/** LC-4.4: round′label. */
const arrival = object({ round: integer({ min: 1, max: 99 }), label: integer({ min: 0, max: runOut - 1 }) });

/** LC-5.1: a grand tour. Bonuses don't carry over, and riders who go out start the next stage. */
export const stageRace: StageRace<LosCiclistas> = {
  classifications: () => classifications,
  jerseys: [
    { classification: 'general', jersey: 'yellow' },
    { classification: 'day-points', jersey: 'green' },
  ],
  outLeaves: false,
  kinds: ['grand-tour', 'road', 'events', 'circuits'],
  model(kind, stages, base, dice) {
    const drawn: Options[] = [];
    while (drawn.length < stages) for (const day of shuffle(dice, [...days(kind, base)])) drawn.push({ ...base, ...day });
    return drawn.slice(0, stages);
  },
  day: (options) => dayOf(options),
  primes: () => [],
  start: (options) => options,
  result: (options, state) => ({
    day: dayOf(options),
    riders: standings(options, state).riders.map(({ rider, place, value, out }) =>
      value === undefined ? { rider, place, out: out ?? 'on-the-road' } : { rider, place, value },
    ),
    primes: [],
  }),
  arrival,
  arrivalValue: scoreOf,
  typed(options, stage) {
    const starters = Array.from({ length: options.players * ridersEach }, (_, rider) => rider);
    const outs: readonly LcStageRace['Out'][] = options.elimination ? ['eliminated', 'on-the-road'] : ['on-the-road'];
    const home = stage.arrivals.map((one) => ({ rider: one.rider, ...(one.arrival as LcStageRace['Arrival']) }));
    const problems: Problem[] = [...typedProblems({ starters, primes: [], primesFill: false, outs, arrival }, stage)];
    const fault = (index: number, reason: Reason, rule: string) =>
      problems.push({ at: `arrivals[${index}].arrival`, need: { reason, rule, with: { rider: home[index]?.rider } } });
    for (const [index, one] of home.entries()) {
      const before = home[index - 1];
      if (!before && one.round !== 1) fault(index, 'first-not-in-round-1', 'LC-4.4');
      if (before && scoreOf(one) < scoreOf(before)) fault(index, 'home-out-of-order', 'LC-4.2');
      if (one.round > 1 && stage.out.some(({ reason }) => reason === 'on-the-road')) fault(index, 'home-after-the-stop', 'LC-4.5');
    }
    if (stage.out.length === starters.length) problems.push({ at: 'arrivals', need: { reason: 'nobody-home', rule: 'LC-4.5' } });
    if (problems.length > 0) return { ok: false, problems };
    // LC-4.5, LC-5.3: riders who were on the road when the race was stopped come before those who went out, the last to go first.
    const out = [...stage.out].reverse().sort((a, b) => Number(a.reason === 'eliminated') - Number(b.reason === 'eliminated'));
    return {
      ok: true,
      value: {
        day: dayOf(options),
        riders: [
          ...home.map((one, index) => ({ rider: one.rider, place: index + 1, value: scoreOf(one) })),
          ...out.map(({ rider, reason }, index) => ({ rider, place: home.length + index + 1, out: reason as LcStageRace['Out'] })),
        ],
        primes: [],
      },
    };
  },
  advantages: () => [],
};

const dayOf = ({ elimination }: Options): LcStageRace['Day'] => (elimination ? 'circuit' : 'road');

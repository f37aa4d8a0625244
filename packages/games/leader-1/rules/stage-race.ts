import {
  type Classification,
  type CommonReason,
  inside,
  integer,
  object,
  type PrimePlace,
  type Problem,
  type Refusal,
  type RiderId,
  type RuleId,
  type StageRace,
  shuffle,
  type TypedStage,
  typedProblems,
} from '@gruppetto/kernel';
import { finishBonuses, lineBonus } from './bonuses.ts';
import { maxEnergyKept, maxPursuitsKept, pursuitsAtStart } from './carried-over.ts';
import { courseOf, planOf } from './course.ts';
import { behindWinner } from './finish.ts';
import { generateRace } from './generator.ts';
import type { Character } from './races.ts';
import type { L1StageRace } from './stage-race-types.ts';
import { choosesRiders, roles, type Team } from './teams.ts';
import type { Before, Leader1, Options, Reason } from './types.ts';

const rule = 'L1-7.2';
const bonusLine = 'bonus-line' satisfies L1StageRace['Prime'];
const pursuit = 'pursuit' satisfies L1StageRace['Advantage'];

/** L1-7.2. In a classic there are no bonuses. */
const general: Classification<L1StageRace> = {
  id: 'general',
  rule,
  of: 'riders',
  measure: 'turns',
  gives: [{ by: 'value' }, { by: 'finish', points: { stage: finishBonuses } }, { by: 'primes', points: { [bonusLine]: [lineBonus] } }],
  leads: 'lowest',
  ties: ['sum-of-places'],
};

const characters: readonly Character[] = ['classic', 'cobbles', 'mountains'];

/** How long the stages of a model tour are, in hexagons. */
const shortest = 8;
const longest = 16;

/** L1-7.3: what goes into the next stage. */
type Left = Pick<Before, 'energy' | 'pursuits' | 'roles'>;

const arrival = object({
  turns: integer({ min: 0, max: 10_000 }),
  energy: integer({ min: 0, max: 1000, default: 0 }),
});

export const stageRace: StageRace<Leader1> = {
  classifications: () => [general],
  jerseys: [{ classification: general.id, jersey: 'yellow' }],
  outLeaves: true,
  limit: { behind: 22, rule },
  kinds: [...characters, 'mixed'],

  model(kind, stages, base, dice) {
    const order = kind === 'mixed' ? shuffle(dice, [...characters]) : [kind];
    return Array.from({ length: stages }, (_, stage): Options => {
      const character = order[stage % order.length];
      const hexagons = shortest + dice.draw(longest - shortest + 1);
      return { ...base, race: 'own', own: generateRace({ character, kind: 'stage', hexagons }, dice) };
    });
  },

  day: (options) => planOf(options).kind,
  primes,

  start({ before: _, ...options }, { results, rankings, gone, jerseys }) {
    const latest = results.at(-1);
    if (!latest) return options;
    const { riders, teamOf, ofTeam } = courseOf(options);
    const left = latest.left as Left | undefined;
    // L1-2.7: a team ranks by its best rider; one whose riders have all left comes last.
    const ranked = (rankings[0]?.lines ?? []).map(({ entrant }) => teamOf[entrant]);
    const before: Before = {
      order: [...new Set([...ranked, ...ofTeam.keys()])],
      energy: left?.energy ?? riders.map(() => 0),
      pursuits: left?.pursuits ?? ofTeam.map(() => 0),
      out: gone,
      ...(left?.roles && { roles: left.roles }),
      ...(jerseys[0] && { leader: jerseys[0].rider }),
    };
    return { ...options, before };
  },

  result(options, state) {
    const { home, bonuses } = state;
    return {
      day: planOf(options).kind,
      riders: home.map(({ rider }, index) => ({ rider, place: index + 1, value: behindWinner(state, index) })),
      primes: primes(options).map(({ id, kind }, index) => {
        const first = bonuses[index];
        return { id, kind, order: first < 0 ? [] : [first] };
      }),
      left: carriedOver(
        state.energy.map((energy, rider) => energy + sum(state.kept[rider])),
        state.pursuits,
        choosesRiders(options) ? state.role.map((role) => roles[role]) : undefined,
      ),
    };
  },

  arrival,

  typed(options, stage) {
    const { riders, ofTeam } = courseOf(options);
    const starters = startersOf(options);
    const places = primes(options);
    const problems = [
      ...typedProblems({ starters, primes: places, primesFill: false, outs: ['abandoned'], arrival }, stage),
      ...orderProblems(stage),
      ...pursuitProblems(options, stage),
    ];
    if (problems.length > 0) return { ok: false, problems };
    const winner = stage.arrivals[0]?.arrival.turns ?? 0;
    const energy = riders.map((_, rider) => stage.arrivals.find((one) => one.rider === rider)?.arrival.energy ?? 0);
    return {
      ok: true,
      value: {
        day: planOf(options).kind,
        riders: [
          ...stage.arrivals.map((one, index) => ({ rider: one.rider, place: index + 1, value: one.arrival.turns - winner })),
          ...stage.out
            .toReversed()
            .map(({ rider, reason }, index) => ({ rider, place: stage.arrivals.length + index + 1, out: reason as L1StageRace['Out'] })),
        ],
        primes: places.map(({ id, kind }) => ({ id, kind, order: stage.primes.find((one) => one.id === id)?.order ?? [] })),
        left: carriedOver(
          energy,
          ofTeam.map((_, team) => pursuitsAtStart(options, team) - usedBy(team, stage.used)),
          options.before?.roles,
        ),
      },
    };
  },

  // L1-2.2: the seat of that number began the team; in a shared one its pursuits are counted there.
  advantages: (options) =>
    [...new Set(startersOf(options).map((rider) => courseOf(options).teamOf[rider]))]
      .sort((a, b) => a - b)
      .map((team) => ({ seat: team, what: pursuit, amount: pursuitsAtStart(options, team), forTheTour: true })),
};

/** L1-7.2: the bonus lines. */
function primes(options: Options): readonly PrimePlace<L1StageRace>[] {
  return planOf(options).bonusLines.map((square, index) => ({ id: `line-${index + 1}`, kind: bonusLine, square, places: 1 }));
}

function startersOf(options: Options): readonly RiderId[] {
  return [...courseOf(options).riders.keys()].filter((rider) => !options.before?.out.includes(rider));
}

const carriedOver = (energy: readonly number[], pursuits: readonly number[], chosen: Left['roles']): Left => ({
  energy: energy.map((left) => Math.min(maxEnergyKept, left)),
  pursuits: pursuits.map((left) => Math.min(maxPursuitsKept, left)),
  ...(chosen && { roles: chosen }),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const problem = (at: string, reason: Reason | CommonReason, cites: RuleId, details?: Refusal['with']): Problem => ({
  at,
  need: { reason, rule: cites, ...(details && { with: details }) },
});

/** L1-7.1: nobody is placed before one who came home in an earlier turn. */
function orderProblems({ arrivals }: TypedStage): readonly Problem[] {
  return arrivals.flatMap(({ arrival: { turns = 0 } }, index) =>
    turns < (arrivals[index - 1]?.arrival.turns ?? 0) ? [problem(`arrivals[${index}].arrival.turns`, 'home-out-of-order', 'L1-7.1')] : [],
  );
}

const usedBy = (team: Team, used: TypedStage['used']): number => sum(used.filter(({ seat }) => seat === team).map(({ amount }) => amount));

/** L1-7.3: no team uses more pursuits than it has. */
function pursuitProblems(options: Options, { used }: TypedStage): readonly Problem[] {
  const teams = courseOf(options).ofTeam.length;
  return used.flatMap(({ seat, what, amount }, index) => {
    const at = `used[${index}]`;
    if (what !== pursuit) return [problem(inside(at, 'what'), 'need-one-of', 'L1-7.3', { values: pursuit })];
    if (seat >= teams) return [problem(inside(at, 'seat'), 'out-of-range', 'L1-2.2', { value: seat, min: 0, max: teams - 1 })];
    const max = pursuitsAtStart(options, seat);
    const value = usedBy(seat, used.slice(0, index + 1));
    return amount >= 0 && value <= max ? [] : [problem(inside(at, 'amount'), 'out-of-range', 'L1-7.3', { value, min: 0, max })];
  });
}

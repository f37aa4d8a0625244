import type { RiderId, Tell } from '@gruppetto/kernel';
import { type Course, courseOf } from './course.ts';
import type { Team } from './teams.ts';
import type { Before, Fact, Home, Options, State } from './types.ts';

/** L1-7.2: turns taken off the winner's and the second's time, and for a bonus line. */
const stageBonuses: readonly number[] = [2, 1];
const lineBonus = 1;
const mostBehind = 22;

/** L1-2.3, L1-7.3. */
export const mostPursuits = 6;
const laterPursuits = 4;
export const mostPursuitsKept = 2;
export const mostEnergyKept = 15;

/** L1-2.3, L1-7.3: a team's pursuits at the start. */
export const pursuitsAtStart = ({ before }: Options, team: Team): number =>
  before ? laterPursuits + (before.pursuits[team] as number) : mostPursuits;

/** L1-7.2: who takes a bonus line, besides riders. */
export const nobodyYet = -1;
export const thePeloton = -2;

/** L1-7.2: the first past a bonus line; R: nobody, if the peloton is first. */
export function passBonusLines(state: State, course: Course, who: RiderId, row: number, tell: Tell<Fact>): void {
  for (let index = 0; index < state.bonuses.length; index++) {
    const line = course.plan.bonusLines[index] as number;
    if (row <= line || state.bonuses[index] !== nobodyYet) continue;
    state.bonuses[index] = who;
    tell?.({ type: 'took-bonus', rule: 'L1-7.2', line, ...(who !== thePeloton && { rider: who }) });
  }
}

/** L1-7.2: turns behind the winner; in a stage, less the bonuses. */
export function timeOf(state: State, rider: RiderId): number {
  const place = state.home.findIndex((home) => home.rider === rider);
  const behind = (state.home[place] as Home).turn - (state.home[0] as Home).turn;
  if (courseOf(state.options).plan.kind === 'classic') return behind;
  const lines = state.bonuses.filter((one) => one === rider).length;
  return behind - (stageBonuses[place] ?? 0) - lineBonus * lines;
}

export interface StageResult {
  /** In the order of arrival. */
  readonly riders: readonly { readonly rider: RiderId; readonly time: number }[];
  /** L1-7.3: what goes into the next stage: energy by rider, pursuits by team. */
  readonly energy: readonly number[];
  readonly pursuits: readonly number[];
}

/** Of a stage that is over. */
export const stageResult = (state: State): StageResult => ({
  riders: state.home.map(({ rider }) => ({ rider, time: timeOf(state, rider) })),
  energy: state.energy.map((energy, rider) => Math.min(mostEnergyKept, sum(state.kept[rider] as number[]) + energy)),
  pursuits: state.pursuits.map((pursuits) => Math.min(mostPursuitsKept, pursuits)),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

export interface GeneralStanding {
  readonly rider: RiderId;
  readonly time: number;
  /** More than 22 turns behind the leader after one of the stages. */
  readonly out: boolean;
}

/** L1-7.2: the general classification after these stages, best first, who is eliminated last. */
export function generalClassification(stages: readonly StageResult[]): readonly GeneralStanding[] {
  const entries = new Map<RiderId, { rider: RiderId; time: number; places: number; out: boolean }>();
  for (const { riders } of stages) {
    for (const [index, { rider, time }] of riders.entries()) {
      const entry = entries.get(rider) ?? { rider, time: 0, places: 0, out: false };
      entries.set(rider, { ...entry, time: entry.time + time, places: entry.places + index + 1 });
    }
    const racing = [...entries.values()].filter(({ out }) => !out);
    const best = Math.min(...racing.map(({ time }) => time));
    for (const entry of racing) if (entry.time - best > mostBehind) entries.set(entry.rider, { ...entry, out: true });
  }
  const sorted = [...entries.values()].sort((a, b) => Number(a.out) - Number(b.out) || a.time - b.time || a.places - b.places);
  return sorted.map(({ rider, time, out }) => ({ rider, time, out }));
}

/** L1-2.7, L1-7.3: what these stages leave to the next one. */
export function beforeNextStage(options: Options, stages: readonly StageResult[]): Before {
  const { teamOf } = courseOf(options);
  const general = generalClassification(stages);
  const { energy, pursuits } = stages.at(-1) as StageResult;
  const order = [...new Set(general.map(({ rider }) => teamOf[rider] as Team))];
  return { order, energy, pursuits, out: general.filter(({ out }) => out).map(({ rider }) => rider) };
}

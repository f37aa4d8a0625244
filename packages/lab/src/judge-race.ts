import {
  combine,
  combineLuck,
  costliestChoices,
  type JudgedStep,
  type MeasuredEffect,
  type RiderLuck,
  samplesNeeded,
} from '@gruppetto/bots';
import type { RiderId } from '@gruppetto/kernel';

/** A `Judge`, here or in a worker. */
export interface Juror {
  judge(step: number, look: 'first' | 'second'): JudgedStep | Promise<JudgedStep>;
  measure(step: number, pass: number, samples: number): MeasuredEffect | Promise<MeasuredEffect>;
  measureLuck(step: number, pass: number, riders: readonly RiderId[], after: readonly number[]): MaybeSoon<readonly RiderLuck[]>;
}

type MaybeSoon<T> = T | Promise<T>;

interface JudgingPlan {
  readonly steps: number;
  /** Whose own luck is to be known well, where riders win. */
  readonly riders?: readonly RiderId[];
  /** From 0 to 1, and whether it may be stopped now: all steps have been looked at. */
  readonly onProgress?: (done: number, mayStop: boolean) => void;
  /** When it is time to come to an end: what was planned after that is left out, and error bars are as wide as they then are. */
  readonly isLate?: () => boolean;
}

/** One standard error of each sum: two points are 95 % confidence. */
const wantedError = 0.0102;
/** What all passes may cost at most, in imagined choices, however large a race is. */
const budget = 24_000_000;
/** What one measure may cost, in imagined choices: if time is short, nobody waits for it. */
const oneMeasure = 20_000;
/** What part of the samples that seem to be needed a pass takes: the more there are, the better is known how many are needed. */
const passShares = [0.25, 0.5, 0.8];
/** So few samples are taken at once. */
const undivided = 100;
/** How much is done after the first looks and after the second ones. */
const afterFirst = 0.35;
const afterSecond = 0.5;

/** Judges every step of a race: the costliest choices with more thought, and all effects as exactly as their sums need it. */
export async function judgeRace(jurors: readonly Juror[], { steps, riders = [], onProgress, isLate = () => false }: JudgingPlan) {
  const judged: JudgedStep[] = [];
  let reported = 0;
  const tell = (done: number) => {
    reported = Math.max(reported, done);
    onProgress?.(reported, reported >= afterFirst);
  };
  const workThrough = async <J>(
    jobs: readonly J[],
    [from, to]: readonly [number, number],
    work: (juror: Juror, job: J) => Promise<void>,
    mayLeaveOut = true,
  ): Promise<void> => {
    let next = 0;
    let done = 0;
    const keepWorking = async (juror: Juror) => {
      while (next < jobs.length && !(mayLeaveOut && isLate())) {
        await work(juror, jobs[next++]);
        done++;
        tell(from + ((to - from) * done) / jobs.length);
      }
    };
    await Promise.all(jurors.map(keepWorking));
  };
  const all = Array.from({ length: steps }, (_, index) => index + 1);
  const look = async (juror: Juror, step: number): Promise<void> => {
    judged[step - 1] = await juror.judge(step, 'first');
  };
  await workThrough(all, [0, afterFirst], look, false);
  await workThrough(worthASecondLook(judged), [afterFirst, afterSecond], async (juror, step) => {
    const { decision: first } = judged[step - 1];
    const { decision: second, ...rest } = await juror.judge(step, 'second');
    const effect = first?.effect && second?.effect && combine(first.effect, second.effect);
    if (second) judged[step - 1] = { ...rest, decision: { ...second, ...(effect && { effect }) } };
  });
  const measure = async (juror: Juror, { step, pass, samples }: Measure): Promise<void> => {
    const more = await juror.measure(step, pass, samples);
    const { decision, ...rest } = judged[step - 1];
    if (decision?.effect) judged[step - 1] = { ...rest, decision: { ...decision, effect: combine(decision.effect, more) } };
  };
  let spent = 0;
  for (let pass = 0; !isLate() && spent < budget; pass++) {
    const { jobs, cost, missing } = planPass(judged, pass, budget - spent);
    if (jobs.length === 0) break;
    const left = spent + missing;
    const share = (cost: number) => afterSecond + ((1 - afterSecond) * cost) / left;
    await workThrough(jobs, [share(spent), share(spent + cost)], measure);
    spent += cost;
  }
  for (let pass = 0; !isLate() && pass < luckPasses; pass++) {
    const jobs = planLuck(judged, riders);
    if (jobs.length === 0) break;
    await workThrough(jobs, [afterFirst, afterFirst + ((1 - afterFirst) * (pass + 1)) / luckPasses], async (juror, job) => {
      const more = await juror.measureLuck(job.step, pass, job.riders, judged[job.step - 1].chances);
      judged[job.step - 1] = withMoreLuck(judged[job.step - 1], more);
    });
  }
  return judged;
}

/** How often luck is measured again at most. */
const luckPasses = 24;
/** What is this much better known than the least known waits for another time. */
const muchBetter = 6;
/** So many of the largest and of the smallest are to be known well too. */
const namedThrows = 6;

interface LuckJob {
  readonly step: number;
  readonly riders: readonly RiderId[];
}

/** Whose luck is measured again, and in which steps: where it is least known, as long as all of it together isn't known well. */
function planLuck(judged: readonly JudgedStep[], wanted: readonly RiderId[]): readonly LuckJob[] {
  const lucks = judged.flatMap(({ step, luckOf = [] }) => luckOf.map((one) => ({ step, ...one })));
  const varying = lucks.filter(({ variance }) => variance > 0);
  const unknown = wanted.flatMap((rider) => {
    const own = varying.filter((one) => one.rider === rider);
    const sum = own.reduce((all, { variance }) => all + variance, 0);
    // The mean is what each may have: those above it are measured until they are below.
    return sum > wantedError ** 2 ? own.filter(({ variance }) => variance >= wantedError ** 2 / own.length) : [];
  });
  const sorted = [...varying].sort((a, b) => b.luck - a.luck);
  const named = [...sorted.slice(0, namedThrows), ...sorted.slice(-namedThrows)].filter(({ variance }) => variance > wantedError ** 2);
  const leastKnown = [...unknown, ...named].sort((a, b) => b.variance - a.variance);
  const jobs = new Map<number, Set<RiderId>>();
  for (const { step, rider, variance } of leastKnown)
    if (variance * muchBetter >= leastKnown[0].variance) jobs.set(step, (jobs.get(step) ?? new Set()).add(rider));
  return [...jobs].map(([step, riders]) => ({ step, riders: [...riders] }));
}

const withMoreLuck = ({ luckOf = [], ...judged }: JudgedStep, more: readonly RiderLuck[]): JudgedStep => ({
  ...judged,
  luckOf: luckOf.map((one) => {
    const other = more.find(({ rider }) => rider === one.rider);
    return other ? combineLuck(one, other) : one;
  }),
});

interface Measure {
  readonly step: number;
  readonly pass: number;
  readonly samples: number;
}

/** Plans a pass: its jobs, the costliest first, what they cost together, and what all samples that are still needed would cost. */
function planPass(judged: readonly JudgedStep[], pass: number, budgetLeft: number) {
  const effects = judged.flatMap(({ step, seat, decision }) => (decision?.effect ? [{ step, seat, effect: decision.effect }] : []));
  const needed = samplesNeeded(effects, wantedError, budgetLeft);
  const share = passShares[Math.min(pass, passShares.length - 1)];
  const planned = effects.map(({ step, effect: { cost } }, index) => {
    const soon = Math.max(share * needed[index], Math.min(undivided, needed[index]));
    const samples = Math.ceil(Math.min(soon, oneMeasure / cost));
    return { step, pass, samples, cost: samples * cost, missing: needed[index] * cost };
  });
  const jobs = planned.filter(({ samples }) => samples > 0).sort((a, b) => b.cost - a.cost);
  const sum = (of: 'cost' | 'missing') => planned.reduce((all, one) => all + one[of], 0);
  return { jobs, cost: sum('cost'), missing: sum('missing') };
}

const secondLooks = 6;

/** What may be among the costliest choices of a seat. */
function worthASecondLook(steps: readonly JudgedStep[]): readonly number[] {
  const seats = new Set(steps.map(({ seat }) => seat));
  return [...seats].flatMap((seat) => costliestChoices({ steps }, seat, secondLooks, 'perhaps').map(({ step }) => step));
}

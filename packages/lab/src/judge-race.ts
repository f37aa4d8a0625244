import { combine, dearestChoices, type Effect, type JudgedStep, samplesNeeded } from '@gruppetto/bots';

/** A `Judge`, here or in a worker. */
export interface Juror {
  judge(step: number, look: 'first' | 'second'): JudgedStep | Promise<JudgedStep>;
  measure(step: number, pass: number, samples: number): Effect | Promise<Effect>;
}

export interface JudgingPlan {
  readonly steps: number;
  /** From 0 to 1. */
  readonly onProgress?: (done: number) => void;
  /** When it is time to come to an end: what was planned after that is left out, and error bars are as wide as they then are. */
  readonly isLate?: () => boolean;
}

/** One standard error of each sum: 1.9 points are 95 % confidence. */
const wantedError = 0.0097;
/** What a pass may cost at most, in imagined choices, however large a race is. */
const budget = 8_000_000;
/** What part of the samples that seem to be needed a pass takes: the more there are, the better is known how many are needed. */
const passes = [0.25, 0.5, 1];
/** What is done after the first looks, the second ones and each pass. */
const shares = [0.35, 0.5, 0.7, 0.9, 1];

/** Judges every step of a race: the dearest choices with more thought, and all effects as exactly as their sums need it. */
export async function judgeRace(jurors: readonly Juror[], { steps, onProgress, isLate = () => false }: JudgingPlan) {
  const judged: JudgedStep[] = [];
  let chapter = 0;
  const workThrough = async <J>(jobs: readonly J[], work: (juror: Juror, job: J) => Promise<void>, mayLeaveOut = true): Promise<void> => {
    const from = shares[chapter - 1] ?? 0;
    const to = shares[chapter++];
    let next = 0;
    let done = 0;
    const keepWorking = async (juror: Juror) => {
      while (next < jobs.length && !(mayLeaveOut && isLate())) {
        await work(juror, jobs[next++]);
        done++;
        onProgress?.(from + ((to - from) * done) / jobs.length);
      }
    };
    await Promise.all(jurors.map(keepWorking));
  };
  const all = Array.from({ length: steps }, (_, index) => index + 1);
  const look = async (juror: Juror, step: number): Promise<void> => {
    judged[step - 1] = await juror.judge(step, 'first');
  };
  await workThrough(all, look, false);
  await workThrough(worthASecondLook(judged), async (juror, step) => {
    const { decision: first } = judged[step - 1];
    const { decision: second, ...rest } = await juror.judge(step, 'second');
    const effect = first?.effect && second?.effect && combine(first.effect, second.effect);
    if (second) judged[step - 1] = { ...rest, decision: { ...second, ...(effect && { effect }) } };
  });
  for (const [pass, share] of passes.entries()) {
    const effects = judged.flatMap(({ step, seat, decision }) => (decision?.effect ? [{ step, seat, effect: decision.effect }] : []));
    const needed = samplesNeeded(effects, wantedError, budget);
    const jobs = effects
      .map(({ step, effect }, index) => ({ step, samples: Math.ceil(share * needed[index]), cost: effect.cost }))
      .filter(({ samples }) => samples > 0)
      .sort((a, b) => b.samples * b.cost - a.samples * a.cost);
    await workThrough(jobs, async (juror, { step, samples }) => {
      const more = await juror.measure(step, pass, samples);
      const { decision, ...rest } = judged[step - 1];
      if (decision?.effect) judged[step - 1] = { ...rest, decision: { ...decision, effect: combine(decision.effect, more) } };
    });
  }
  return judged;
}

const secondLooks = 6;

/** What may be among the dearest choices of a seat. */
function worthASecondLook(steps: readonly JudgedStep[]): readonly number[] {
  const seats = new Set(steps.map(({ seat }) => seat));
  return [...seats].flatMap((seat) => dearestChoices({ steps }, seat, secondLooks, 'perhaps').map(({ step }) => step));
}

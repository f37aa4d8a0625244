import type { JudgedStep } from '@gruppetto/bots';
import { isGameId, openRoom } from '@gruppetto/catalogue';
import type { RaceRecord } from '@gruppetto/kernel';
import { Judge } from '@gruppetto/lab';
import { expose } from 'comlink';

let judge: Judge | undefined;

/** What each worker does: it knows the whole race, and judges the steps it is asked for. */
const judging = {
  async open(record: RaceRecord): Promise<{ readonly start: readonly number[]; readonly steps: number; readonly decisions: number }> {
    if (isGameId(record.game)) await openRoom(record.game);
    const parsed = Judge.of(record);
    if (!parsed.ok) throw new Error(parsed.problems[0]?.at);
    judge = parsed.value;
    return { start: judge.start, steps: judge.steps, decisions: judge.decisions.length };
  },
  judge(from: number, to: number): readonly JudgedStep[] {
    const opened = judge;
    if (!opened) throw new Error('no race is open');
    return Array.from({ length: to - from }, (_, index) => opened.judge(from + index));
  },
};

export type VerdictWorker = typeof judging;

expose(judging);

import type { JudgedStep, MeasuredEffect, RiderLuck } from '@gruppetto/bots';
import { isGameId, openRoom } from '@gruppetto/catalogue';
import type { RaceRecord, RiderId } from '@gruppetto/kernel';
import { Judge } from '@gruppetto/lab';
import { expose } from 'comlink';

let opened: Judge | undefined;

function judge(): Judge {
  if (!opened) throw new Error('no race is open');
  return opened;
}

interface OpenedRace {
  readonly start: readonly number[];
  readonly steps: number;
  readonly of: 'seats' | 'riders';
  readonly podium: readonly RiderId[];
}

/** What each worker does: it knows the whole race, and judges the steps it is asked for. */
const judging = {
  async open(record: RaceRecord): Promise<OpenedRace> {
    if (isGameId(record.game)) await openRoom(record.game);
    const parsed = Judge.of(record);
    if (!parsed.ok) throw new Error(parsed.problems[0]?.at);
    opened = parsed.value;
    const { start, steps, entrants, podium } = opened;
    return { start, steps, of: entrants, podium };
  },
  judge(step: number, look: 'first' | 'second'): JudgedStep {
    return judge().judge(step, look);
  },
  measure(step: number, pass: number, samples: number): MeasuredEffect {
    return judge().measure(step, pass, samples);
  },
  measureLuck(step: number, pass: number, riders: readonly RiderId[], after: readonly number[]): readonly RiderLuck[] {
    return judge().measureLuck(step, pass, riders, after);
  },
};

export type VerdictWorker = typeof judging;

expose(judging);

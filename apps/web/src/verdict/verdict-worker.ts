import type { Effect, JudgedStep } from '@gruppetto/bots';
import { isGameId, openRoom } from '@gruppetto/catalogue';
import type { RaceRecord } from '@gruppetto/kernel';
import { Judge } from '@gruppetto/lab';
import { expose } from 'comlink';

let opened: Judge | undefined;

function judge(): Judge {
  if (!opened) throw new Error('no race is open');
  return opened;
}

/** What each worker does: it knows the whole race, and judges the steps it is asked for. */
const judging = {
  async open(record: RaceRecord): Promise<{ readonly start: readonly number[]; readonly steps: number }> {
    if (isGameId(record.game)) await openRoom(record.game);
    const parsed = Judge.of(record);
    if (!parsed.ok) throw new Error(parsed.problems[0]?.at);
    opened = parsed.value;
    return { start: opened.start, steps: opened.steps };
  },
  judge(step: number, look: 'first' | 'second'): JudgedStep {
    return judge().judge(step, look);
  },
  measure(step: number, pass: number, samples: number): Effect {
    return judge().measure(step, pass, samples);
  },
};

export type VerdictWorker = typeof judging;

expose(judging);

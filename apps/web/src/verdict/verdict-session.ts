import type { RaceRecord, RiderId, Seat } from '@gruppetto/kernel';
import { useEffect, useMemo } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RaceController } from '../race/race-controller.ts';
import type { Judged } from './judge-in-workers.ts';

type Judging =
  | Judged
  | { readonly state: 'working'; readonly done: number; readonly stop: 'too-soon' | 'possible' | 'asked' }
  | { readonly state: 'failed'; readonly detail: string };

interface Judgement {
  /** Absent until somebody asks for it. */
  readonly judging: Judging | undefined;
  /** Whose choices are on show; absent: those of the person here. */
  readonly shown: Seat | undefined;
  /** Which of the puzzles of a seat is on show. */
  readonly puzzles: Readonly<Record<Seat, number>>;
  /** What was answered to the puzzle of a step: the place of the choice among those that were weighed. */
  readonly answers: Readonly<Record<number, number>>;
  /** The id of the button that has led to the moment which is being looked at. */
  readonly watched: string | undefined;
}

const nothingYet: Judgement = { judging: undefined, shown: undefined, puzzles: {}, answers: {}, watched: undefined };

/** What a page keeps of the verdict on its race, also one in progress: it is still there after a look at a moment of the race. */
export class VerdictSession {
  readonly store: StoreApi<Judgement> = createStore<Judgement>(() => nothingYet);
  readonly #readRecord: () => Promise<RaceRecord | undefined>;
  #work = new AbortController();

  constructor(readRecord: () => Promise<RaceRecord | undefined>) {
    this.#readRecord = readRecord;
  }

  /** Judges the race, once. The luck of the backed rider is to be known well. */
  async open(backed: RiderId | undefined): Promise<void> {
    if (this.store.getState().judging) return;
    const { signal } = this.#work;
    const tell = (judging: Judging) => {
      if (!signal.aborted) this.store.setState({ judging });
    };
    tell({ state: 'working', done: 0, stop: 'too-soon' });
    try {
      const { judgeInWorkers } = await import('./judge-in-workers.ts');
      tell(
        await judgeInWorkers(this.#readRecord, {
          backed,
          signal,
          isStopped: () => this.#isStopping,
          onProgress: (done, mayStop) =>
            tell({ state: 'working', done, stop: this.#isStopping ? 'asked' : mayStop ? 'possible' : 'too-soon' }),
        }),
      );
    } catch (error) {
      tell({ state: 'failed', detail: (error as Error).message });
    }
  }

  get #isStopping(): boolean {
    const { judging } = this.store.getState();
    return judging?.state === 'working' && judging.stop === 'asked';
  }

  /** What is known by now will do: error bars stay as wide as they are. */
  stop(): void {
    const { judging } = this.store.getState();
    if (judging?.state === 'working') this.store.setState({ judging: { ...judging, stop: 'asked' } });
  }

  show(shown: Seat): void {
    this.store.setState({ shown });
  }

  turnTo(seat: Seat, puzzle: number): void {
    this.store.setState(({ puzzles }) => ({ puzzles: { ...puzzles, [seat]: puzzle } }));
  }

  answer(step: number, choice: number): void {
    this.store.setState(({ answers }) => ({ answers: { ...answers, [step]: choice } }));
  }

  watch(watched: string | undefined): void {
    this.store.setState({ watched });
  }

  /** The race is another one, or nobody looks at it any more. */
  reset(): void {
    this.#work.abort();
    this.#work = new AbortController();
    this.store.setState(nothingYet);
  }
}

/** The verdict on the race of this page: forgotten when the race goes on after all, because its last choice was taken back. */
export function useVerdictSession(controller: RaceController, over: boolean): VerdictSession {
  const session = useMemo(() => new VerdictSession(() => controller.record()), [controller]);
  useEffect(() => {
    if (!over) session.reset();
  }, [session, over]);
  useEffect(() => () => session.reset(), [session]);
  return session;
}

import type { Seat } from '@gruppetto/kernel';
import { useEffect } from 'react';
import { beforeBot, rhythmOf, timesOf } from './beats.ts';
import type { RaceController } from './race-controller.ts';
import { isLive, type RaceState } from './race-state.ts';

/** Without motion, steps still come one by one. */
const beforeBotWithoutMotion = 500;

/** How long the beat on show takes, in milliseconds at the speed that is set; 0 where none is on show. */
export function beatTime({ moments, playhead, speed }: RaceState, own: ReadonlySet<Seat>): number {
  if (playhead.settled) return 0;
  const { moment, beat } = playhead;
  return (timesOf(moments[moment].facts, rhythmOf(moments, moment, own))[beat - 1] ?? 0) / speed;
}

/** Shows beat after beat, and lets bots play: the next step while one is shown, so that nobody waits for it. */
export function usePlayback(state: RaceState, controller: RaceController, own: ReadonlySet<Seat>, still: boolean): void {
  const { moments, playhead, running, speed, busy, diceNeeded, drives } = state;
  const live = isLive(state);
  const beat = still ? 0 : beatTime(state, own);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every beat has its own time, also where two last equally long
  useEffect(() => {
    if (!running || diceNeeded || live) return;
    const timer = setTimeout(() => controller.advance(), beat);
    return () => clearTimeout(timer);
  }, [controller, playhead, running, diceNeeded, live, beat]);
  const allBegun = playhead.moment === moments.length - 1;
  const wait = (still ? beforeBotWithoutMotion : beforeBot(rhythmOf(moments, moments.length, own))) / speed;
  const toBot = live ? wait : 0;
  useEffect(() => {
    if (!running || diceNeeded || busy || !drives || !(live || (allBegun && !still))) return;
    const timer = setTimeout(() => void controller.playBot(), toBot);
    return () => clearTimeout(timer);
  }, [controller, running, busy, diceNeeded, drives, live, allBegun, still, toBot]);
}

import { useEffect } from 'react';
import { beatsOf } from './beats.ts';
import { isLive, type RaceController, type RaceState } from './race-controller.ts';

/** Before a bot plays: so long that the eye sees whose turn it is. */
const beforeBot = 120;
const beforeBotWithoutMotion = 500;

/** The last throws of a race take longer, so that everybody sees them coming. */
const drama = 1.6;

/** Shows beat after beat, and lets bots play when all is shown. */
export function usePlayback(state: RaceState, controller: RaceController, still: boolean): void {
  const { moments, playhead, running, speed, busy, diceNeeded, drives } = state;
  const live = isLive(state);
  useEffect(() => {
    if (!running || diceNeeded || (live && (busy || !drives))) return;
    const { facts } = moments[playhead.moment];
    const beat = playhead.settled ? undefined : beatsOf(facts)[playhead.beat - 1];
    const decisive = facts.some((fact) => fact.type === 'finished' && (fact as typeof fact & { place: number }).place === 1);
    const shown = (beat?.lasts ?? 0) * (decisive ? drama : 1);
    const pause = live ? (still ? beforeBotWithoutMotion : beforeBot) : still ? 0 : shown;
    const timer = setTimeout(() => (live ? void controller.playBot() : controller.advance()), pause / speed);
    return () => clearTimeout(timer);
  }, [controller, moments, playhead, running, speed, busy, diceNeeded, drives, live, still]);
}

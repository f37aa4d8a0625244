import type { Fact, RiderId } from '@gruppetto/kernel';
import type { Moment } from '@gruppetto/wire';
import { beatsOf } from './beats.ts';

/** What is on show: all moments before this one, and this many beats of it. */
export interface Playhead {
  readonly moment: number;
  readonly beat: number;
  /** The last of these beats has had its time. */
  readonly settled: boolean;
}

interface Shown {
  readonly moments: readonly Moment[];
  readonly playhead: Playhead;
}

/** The first beat after those on show that tells a fact of this kind. */
export function nextBeat({ moments, playhead }: Shown, wanted: (fact: Fact) => boolean): { moment: number; beat: number } | undefined {
  for (let moment = playhead.moment; moment < moments.length; moment++) {
    const { facts } = moments[moment];
    const beats = beatsOf(facts);
    const here = moment === playhead.moment;
    if (here && playhead.beat >= beats.length) continue;
    const shown = here ? (beats[playhead.beat - 1]?.upTo ?? 0) : 0;
    const fact = facts.findIndex((one, index) => index >= shown && wanted(one));
    if (fact >= 0) return { moment, beat: beats.findIndex(({ upTo }) => upTo > fact) + 1 || beats.length };
  }
  return undefined;
}

export const endOf = (moments: readonly Moment[]): Playhead => ({
  moment: moments.length - 1,
  beat: beatsOf((moments.at(-1) as Moment).facts).length,
  settled: true,
});

/** The last beat of a moment that tells of this rider: many may ride in one. */
export function beatOfRider({ facts }: Moment, rider: RiderId): number {
  const beats = beatsOf(facts);
  const isTheirs = (fact: Fact & { readonly rider?: RiderId }) => fact.rider === rider && ('dice' in fact || fact.type === 'moved');
  const last = facts.findLastIndex(isTheirs);
  return last < 0 ? beats.length : beats.findIndex(({ upTo }) => upTo > last) + 1;
}

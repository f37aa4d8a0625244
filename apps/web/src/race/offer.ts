import type { Preview, RiderId } from '@gruppetto/kernel';

/** Which choices are listed and drawn now: where squares of several riders are to choose from, those of one rider at a time. */
export interface Offer {
  /** Whose squares there are to choose from. */
  readonly riders: readonly RiderId[];
  /** Whose are shown, where there are several. */
  readonly rider?: RiderId;
  /** The choices shown, by their places in the list of all. */
  readonly listed: readonly number[];
}

export function offerOf(previews: readonly Preview[], looked: RiderId | undefined): Offer {
  const all = [...previews.keys()];
  const riders = [...new Set(previews.flatMap(({ rider, lane }) => (rider === undefined || lane === undefined ? [] : [rider])))];
  if (riders.length < 2) return { riders, listed: all };
  const rider = looked !== undefined && riders.includes(looked) ? looked : riders[0];
  const belongs = ({ rider: whose }: Preview) => whose === undefined || whose === rider;
  return { riders, rider, listed: all.filter((index) => belongs(previews[index])) };
}

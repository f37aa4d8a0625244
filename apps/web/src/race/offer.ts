import type { Preview, RiderId, Seat } from '@gruppetto/kernel';
import { dangerOf } from './road/danger.ts';

/** The choices listed and drawn now: if several riders have squares to choose from, those of one rider at a time. */
export interface Offer {
  /** Whose squares there are to choose from. */
  readonly riders: readonly RiderId[];
  /** Whose are shown, where there are several. */
  readonly rider?: RiderId;
  /** The choices shown, by their places in the list of all; the usual one first. */
  readonly listed: readonly number[];
  /** The usual answer, which Enter takes. */
  readonly usual?: number;
}

/** Where all ways lead to one square, nobody needs to see chances. */
export function asCertain(preview: Preview): Preview {
  const { spread, ...rest } = preview;
  return spread?.length === 1 ? { ...rest, to: spread[0].to } : preview;
}

/** `known` is the answer that the game itself calls the usual one. */
export function offerOf(previews: readonly Preview[], seat: Seat | undefined, looked: RiderId | undefined, known?: number): Offer {
  const all = [...previews.keys()];
  const riders = [...new Set(previews.flatMap(({ rider, lane }) => (rider === undefined || lane === undefined ? [] : [rider])))];
  const rider = looked !== undefined && riders.includes(looked) ? looked : riders[0];
  const belongs = ({ rider: whose }: Preview) => whose === undefined || whose === rider;
  const shown = riders.length < 2 ? all : all.filter((index) => belongs(previews[index]));
  const usual = seat === undefined ? undefined : known !== undefined && shown.includes(known) ? known : usualOf(previews, shown, seat);
  const listed = usual === undefined ? shown : [usual, ...shown.filter((index) => index !== usual)];
  return { riders, ...(riders.length > 1 && { rider }), listed, ...(usual !== undefined && { usual }) };
}

const spent = ({ effects = [] }: Preview, seat: Seat): number =>
  effects.reduce((sum, effect) => (effect.seat === seat ? sum + Math.min(effect.amount, 0) : sum), 0);

const spends = (preview: Preview, seat: Seat): boolean => spent(preview, seat) < 0;

/**
 * The first answer that spends nothing; of squares, the furthest that is free and safe. What spends something is never the usual answer,
 * but for the first one where each of them spends as much.
 */
function usualOf(previews: readonly Preview[], listed: readonly number[], seat: Seat): number | undefined {
  const plain = listed.find((index) => previews[index].lane === undefined && !spends(previews[index], seat));
  if (listed.every((index) => previews[index].lane === undefined)) {
    const alike = listed.every((index) => spent(previews[index], seat) === spent(previews[listed[0]], seat));
    return plain ?? (alike ? listed[0] : undefined);
  }
  const safe = listed.filter((index) => {
    const preview = previews[index];
    return preview.lane !== undefined && !spends(preview, seat) && dangerOf(preview) === 0;
  });
  if (safe.length === 0) return plain;
  return safe.reduce((best, index) => ((previews[index].to ?? 0) > (previews[best].to ?? 0) ? index : best));
}

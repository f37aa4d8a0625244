import type { QuietHours } from '@gruppetto/wire';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Now, or at the end of the current quiet hours. */
export function afterQuiet(quiet: QuietHours | undefined, now: number): number {
  if (!quiet || quiet.from === quiet.to) return now;
  const { from, to, utcOffsetMinutes } = quiet;
  const ofDay = (((now + utcOffsetMinutes * 60_000) % day) + day) % day;
  const isQuiet = from < to ? ofDay >= from * hour && ofDay < to * hour : ofDay >= from * hour || ofDay < to * hour;
  return isQuiet ? now + ((to * hour - ofDay + day) % day) : now;
}

import type { Clock } from '@gruppetto/wire';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** By then another process plays a bot that hasn't. */
export const botGrace = 5_000;

/** A player who has used up their time for the race and is back has this much for each choice. */
const overtime = minute;

/** The time of each seat for the race; undefined if the clock doesn't count that. */
export const clocksAtStart = (clock: Clock, seats: number): readonly number[] | undefined =>
  clock.kind === 'race' ? Array.from({ length: seats }, () => (clock.minutes ?? 0) * minute) : undefined;

/** When the time for a choice that starts now runs out. */
export function dueAt(clock: Clock, now: number, left: number | undefined): number | undefined {
  switch (clock.kind) {
    case 'none':
      return undefined;
    case 'race':
      return now + Math.max(left ?? 0, overtime);
    case 'move':
      return now + (clock.minutes ?? 0) * minute;
    case 'slow':
      return afterHours(clock, now);
    case 'days':
      return now + (clock.days ?? 0) * day;
  }
}

/** A seat's time for the race after it has thought this long. */
export const leftAfter = (left: number, began: number, now: number): number => Math.max(0, left - Math.max(0, now - began));

/** The increment for each choice. */
export const added = ({ kind, increment = 0 }: Clock): number => (kind === 'race' ? increment * 1000 : 0);

/** This many hours from now, not counting nights. */
function afterHours({ hours = 0, night }: Clock, now: number): number {
  if (!night || night.from === night.to) return now + hours * hour;
  const offset = night.utcOffsetMinutes * minute;
  let at = now;
  let left = hours * hour;
  for (;;) {
    const ofDay = (((at + offset) % day) + day) % day;
    const until = (clock: number) => (((clock * hour - ofDay) % day) + day) % day || day;
    const isNight =
      night.from < night.to ? ofDay >= night.from * hour && ofDay < night.to * hour : ofDay >= night.from * hour || ofDay < night.to * hour;
    if (isNight) {
      at += until(night.to);
      continue;
    }
    const tillNight = until(night.from);
    if (left <= tillNight) return at + left;
    at += tillNight;
    left -= tillNight;
  }
}

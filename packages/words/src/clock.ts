import type { Words } from './en/index.ts';

/** What is left on a clock: days and hours, hours and minutes, or "4:05". */
export function sayLeft(milliseconds: number, say: Words['sharedTables']['left']): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return say.days(days, hours);
  return hours > 0 ? say.hours(hours, minutes) : `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

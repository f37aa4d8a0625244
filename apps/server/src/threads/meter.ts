/**
 * Milliseconds of the processor spent since it was called, or of the clock where those are fewer: other threads of this process
 * compute too. On a busy machine what is short may take long, and counts as short.
 */
export function meter(): () => number {
  const began = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min((user + system) / 1000, performance.now() - began);
  };
}

/** Nobody waits longer than so many times the limit by the clock, however busy the machine. */
export const maxPatience = 5;

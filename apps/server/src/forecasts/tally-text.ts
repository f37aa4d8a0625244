import type { Tally } from '@gruppetto/lab';

/** A tally of races as the database keeps it. */
export const writeTally = ({ races, choices, riders, seats, out, together, home, behind }: Tally): string =>
  JSON.stringify({
    races,
    choices,
    riders: riders.map((places) => Array.from(places)),
    seats: seats.map((places) => Array.from(places)),
    out: Array.from(out),
    together: Array.from(together),
    home: Array.from(home),
    behind: Array.from(behind),
  });

type Written = { readonly [K in 'races' | 'choices']: number } & { readonly [K in 'riders' | 'seats']: readonly number[][] } & {
  readonly [K in 'out' | 'together' | 'home' | 'behind']: readonly number[];
};

export function readTally(text: string): Tally {
  const { races, choices, riders, seats, out, together, home, behind } = JSON.parse(text) as Written;
  return {
    races,
    choices,
    riders: riders.map((places) => Uint32Array.from(places)),
    seats: seats.map((places) => Uint32Array.from(places)),
    out: Uint32Array.from(out),
    together: Uint32Array.from(together),
    home: Uint32Array.from(home),
    behind: Float64Array.from(behind),
    tables: [],
    jerseys: [],
  };
}

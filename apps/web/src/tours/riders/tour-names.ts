import type { Tour } from '@gruppetto/tour';
import { type Names, namesInTour } from '@gruppetto/words';

const known = new WeakMap<object, Names>();

/** How the riders and teams of a tour are called: by their own names, where somebody has given them. */
export function tourNames({ game, plan }: Tour): Names {
  const found = known.get(plan);
  if (found) return found;
  const names = namesInTour(game, plan);
  known.set(plan, names);
  return names;
}

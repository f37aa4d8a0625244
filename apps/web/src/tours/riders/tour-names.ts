import type { Tour } from '@gruppetto/tour';
import { type Language, language, type Names, namesInTour } from '@gruppetto/words';

const known = new WeakMap<object, { readonly language: Language; readonly names: Names }>();

/** How the riders and teams of a tour are called: by their own names, where somebody has given them. */
export function tourNames({ game, plan }: Tour): Names {
  const found = known.get(plan);
  if (found?.language === language()) return found.names;
  const names = namesInTour(game, plan);
  known.set(plan, { language: language(), names });
  return names;
}

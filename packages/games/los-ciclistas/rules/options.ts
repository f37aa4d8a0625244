import { flag, inside, integer, object, oneOf, refine, type Schema } from '@gruppetto/kernel';
import { circuits, minLength } from './course.ts';
import type { Options } from './types.ts';

export const options: Schema<Options> = refine(
  object({
    players: integer({ min: 2, max: 10, default: 4 }),
    length: integer({ min: 50, max: 300, step: 5, default: 60 }),
    events: flag(false),
    elimination: flag(false),
    end: oneOf(['all-home', 'first-finish'], 'all-home'),
  }),
  ({ length, elimination }, at) => {
    if (elimination && !circuits.includes(length))
      return [{ at: inside(at, 'length'), need: { reason: 'wrong-circuit', rule: 'LC-5.3', with: { length } } }];
    if (!elimination && length < minLength)
      return [{ at: inside(at, 'length'), need: { reason: 'course-too-short', rule: 'LC-1.1', with: { length, min: minLength } } }];
    return [];
  },
);

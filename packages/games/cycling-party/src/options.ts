import { inside, integer, object, oneOf, refine, type Schema } from '@gruppetto/kernel';
import { stageOf } from './course.ts';
import { stage, stageProblems } from './stage.ts';
import { stages } from './stages.ts';
import type { Options } from './types.ts';

export const options: Schema<Options> = refine(
  object(
    {
      version: oneOf(['junior', 'senior'], 'senior'),
      // CP-1.1.
      teams: integer({ min: 2, max: 6, default: 4 }),
      riders: integer({ min: 5, max: 6, default: 5 }),
      stage: oneOf([...Object.keys(stages), 'own'], 'canal-run'),
    },
    { own: stage },
  ),
  (given, at) => {
    if (given.stage === 'own' && !given.own) return [{ at: inside(at, 'own'), need: { reason: 'missing' } }];
    if (given.stage !== 'own' && given.own)
      return [{ at: inside(at, 'own'), need: { reason: 'stage-named-too', with: { stage: given.stage } } }];
    return stageProblems(stageOf(given), given.version, inside(at, given.stage === 'own' ? 'own' : 'stage'));
  },
);

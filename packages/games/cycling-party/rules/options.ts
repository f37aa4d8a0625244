import { inside, integer, list, object, oneOf, type Problem, refine, type Schema } from '@gruppetto/kernel';
import { ridersOf, stageOf } from './course.ts';
import { stage, stageProblems } from './stage.ts';
import { stages } from './stages.ts';
import type { Before, Options } from './types.ts';

const maxRiders = 36;
const rider = integer({ min: 0, max: maxRiders - 1 });

const before: Schema<Before> = object({
  absent: list(rider, { max: maxRiders }),
  mountainAttacks: list(integer({ min: 0, max: 1000 }), { max: 6 }),
  jerseys: list(object({ rider, jersey: oneOf(['yellow', 'polka-dot', 'purple', 'green']) }), { max: 4 }),
});

export const options: Schema<Options> = refine(
  object(
    {
      version: oneOf(['junior', 'senior', 'master'], 'senior'),
      // CP-1.1.
      teams: integer({ min: 2, max: 6, default: 4 }),
      riders: integer({ min: 5, max: 6, default: 5 }),
      stage: oneOf([...Object.keys(stages), 'own'], 'canal-run'),
    },
    { own: stage, before },
  ),
  (given, at) => {
    if (given.stage === 'own' && !given.own) return [{ at: inside(at, 'own'), need: { reason: 'missing' } }];
    if (given.stage !== 'own' && given.own)
      return [{ at: inside(at, 'own'), need: { reason: 'stage-named-too', with: { stage: given.stage } } }];
    return [
      ...stageProblems(stageOf(given), given.version, inside(at, given.stage === 'own' ? 'own' : 'stage')),
      ...beforeProblems(given, inside(at, 'before')),
    ];
  },
);

function beforeProblems(options: Options, at: string): readonly Problem[] {
  const { version, teams, before } = options;
  if (!before) return [];
  const fault = (where: string, need: Problem['need']): Problem => ({ at: inside(at, where), need });
  if (version !== 'master') return [{ at, need: { reason: 'master-only', rule: 'CP-8.1' } }];
  const { absent, mountainAttacks, jerseys } = before;
  const riders = ridersOf(options);
  const problems: Problem[] = [];
  for (const [index, rider] of absent.entries())
    if (rider >= riders || absent.indexOf(rider) < index)
      problems.push(fault(`absent[${index}]`, { reason: 'no-such-rider', rule: 'CP-8.5', with: { rider } }));
  if (absent.length >= riders) problems.push(fault('absent', { reason: 'nobody-starts', rule: 'CP-8.5' }));
  const count = mountainAttacks.length;
  if (count !== teams)
    problems.push(fault('mountainAttacks', { reason: 'wrong-count', rule: 'CP-8.3', with: { count, min: teams, max: teams } }));
  for (const [index, { rider, jersey }] of jerseys.entries())
    if (rider >= riders || jerseys.some((one, earlier) => earlier < index && (one.rider === rider || one.jersey === jersey)))
      problems.push(fault(`jerseys[${index}]`, { reason: 'no-such-rider', rule: 'CP-8.13', with: { rider } }));
  return problems;
}

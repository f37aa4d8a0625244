import type { Problem } from '@gruppetto/kernel';
import type { FieldProps } from '@gruppetto/ui';
import { say } from '@gruppetto/words';
import type { CyclingParty, Stage } from '../rules/types.ts';

/** A part of the field of one's own stage: it shows the stage, and hands over another. */
export interface StagePartProps extends Pick<FieldProps<CyclingParty>, 'words' | 'problems'> {
  readonly stage: Stage;
  readonly onChange: (stage: Stage) => void;
}

export const problemAt = (problems: readonly Problem[], where: string): Problem | undefined => problems.find(({ at }) => at === where);

/** What is wrong at one place of the stage, if anything is. */
export function StageProblem({ words, problems, at }: Pick<StagePartProps, 'words' | 'problems'> & { readonly at: string }) {
  const problem = problemAt(problems, at);
  return (
    problem && (
      <p className="problem">
        {say(problem.need, words)} <span className="rule-id">{problem.need.rule}</span>
      </p>
    )
  );
}

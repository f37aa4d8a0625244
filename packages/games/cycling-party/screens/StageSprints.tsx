import { SeededDice } from '@gruppetto/kernel';
import { Icon, useSaid } from '@gruppetto/ui';
import { makeSprints } from '../rules/stage.ts';
import { sentences } from '../words/index.ts';
import { problemAt, type StagePartProps, StageProblem } from './StageProblem.tsx';

interface StageSprintsProps extends StagePartProps {
  /** What the program places sprints from. */
  readonly seed: string;
}

/** The sprints of a master's stage. */
export function StageSprints({ words, problems, stage, seed, onChange }: StageSprintsProps) {
  const { screens: say } = useSaid(sentences);
  const { sprints = [] } = stage;
  const change = (next: readonly number[]) => onChange({ ...stage, sprints: next });
  return (
    <fieldset className="sprints">
      <legend>{say.sprints}</legend>
      <StageProblem words={words} problems={problems} at="own.sprints" />
      <ol>
        {sprints.map((square, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sprint is its place in the list
          <li key={index}>
            <label>
              <small>{say.sprintOn(index + 1)}</small>
              <input
                type="number"
                value={square}
                aria-invalid={problemAt(problems, `own.sprints[${index}]`) !== undefined}
                onChange={(event) => change(sprints.with(index, Math.trunc(Number(event.target.value))))}
              />
            </label>
            <button
              type="button"
              className="quiet icon"
              aria-label={say.removeSprint(index + 1)}
              onClick={() => change(sprints.toSpliced(index, 1))}
            >
              <Icon name="close" />
            </button>
            <StageProblem words={words} problems={problems} at={`own.sprints[${index}]`} />
          </li>
        ))}
      </ol>
      <div className="buttons">
        <button type="button" onClick={() => change([...sprints, Math.max(9, ...sprints) + 1])}>
          {say.addSprint}
        </button>
        <button type="button" onClick={() => change(makeSprints(stage, new SeededDice(`sprints/${seed}/${sprints}`)))}>
          {say.placeSprints}
        </button>
      </div>
    </fieldset>
  );
}

import { Icon, useSaid } from '@gruppetto/ui';
import { categories } from '../rules/stage.ts';
import type { Category, Pass, Stage } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { type StagePartProps, StageProblem } from './StageProblem.tsx';
import { lengthOf } from './StageProfile.tsx';

interface StagePassesProps extends StagePartProps {
  readonly senior: boolean;
}

export function StagePasses({ words, problems, stage, senior, onChange }: StagePassesProps) {
  const { screens: say } = useSaid(sentences);
  const { passes } = stage;
  const change = (next: readonly Pass[]) => onChange({ ...stage, passes: next });
  return (
    <>
      <StageProblem words={words} problems={problems} at="own.passes" />
      <ol className="passes">
        {passes.map((pass, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pass is its place in the list
          <li key={index}>
            <PassRow
              pass={pass}
              nth={index + 1}
              senior={senior}
              onChange={(next) => change(passes.with(index, next))}
              onRemove={() => change(passes.toSpliced(index, 1))}
            />
            {['', '.from', '.category', '.length'].map((field) => (
              <StageProblem key={field} words={words} problems={problems} at={`own.passes[${index}]${field}`} />
            ))}
          </li>
        ))}
      </ol>
      <div className="buttons">
        <button type="button" onClick={() => change([...passes, { from: freeFrom(stage), category: 'hill' }])}>
          {say.addPass}
        </button>
      </div>
    </>
  );
}

/** Behind the last pass, so that a new one overlaps nothing. */
const freeFrom = ({ passes }: Stage): number => Math.max(10, ...passes.map((pass) => pass.from + lengthOf(pass) + 5));

interface PassRowProps {
  readonly pass: Pass;
  readonly nth: number;
  readonly senior: boolean;
  readonly onChange: (pass: Pass) => void;
  readonly onRemove: () => void;
}

function PassRow({ pass, nth, senior, onChange, onRemove }: PassRowProps) {
  const { screens: say } = useSaid(sentences);
  const free = 'free';
  return (
    <div className="pass-row">
      <label>
        <small>{say.passFrom(nth)}</small>
        <input type="number" value={pass.from} onChange={(event) => onChange({ ...pass, from: Math.trunc(Number(event.target.value)) })} />
      </label>
      <label>
        <small>{say.category}</small>
        <select
          value={pass.category ?? free}
          onChange={(event) =>
            onChange(
              event.target.value === free
                ? { from: pass.from, length: lengthOf(pass) }
                : { from: pass.from, category: event.target.value as Category },
            )
          }
        >
          {categories.map((category) => (
            <option key={category} value={category}>
              {say.categories[category]}
            </option>
          ))}
          {(!senior || !pass.category) && <option value={free}>{say.anyLength}</option>}
        </select>
      </label>
      <label>
        <small>{say.passSquares}</small>
        <input
          type="number"
          min="1"
          value={lengthOf(pass)}
          disabled={pass.category !== undefined}
          onChange={(event) => onChange({ from: pass.from, length: Math.trunc(Number(event.target.value)) })}
        />
      </label>
      <button type="button" className="quiet icon" aria-label={say.removePass(nth)} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </div>
  );
}

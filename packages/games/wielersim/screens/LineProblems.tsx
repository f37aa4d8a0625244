import type { Problem } from '@gruppetto/kernel';
import type { LineProblem } from '@gruppetto/wielersim';
import { say, sayLineProblem } from '@gruppetto/words';

interface LineProblemsProps {
  readonly id: string;
  readonly lines: readonly LineProblem[];
  /** What is wrong with the text as a whole. */
  readonly problems: readonly Problem[];
  readonly onShow: (line: number) => void;
}

/** So many are told at once: the first ones, once mended, often mend the others. */
const most = 8;

/** What is wrong with a typed text, line by line; each leads to its line. */
export function LineProblems({ id, lines, problems, onShow }: LineProblemsProps) {
  const whole = problems.filter(({ at }) => !at.includes('.lines['));
  return (
    <div id={id} className="line-problems" role="status">
      {whole.map(({ at, need }) => (
        <p key={at} className="problem">
          {say(need, 'wielersim')}
        </p>
      ))}
      <ul>
        {lines.slice(0, most).map((problem) => (
          <li key={`${problem.at} ${problem.need.reason}`}>
            <button type="button" className="quiet problem" onClick={() => onShow(problem.line)}>
              <span>{sayLineProblem(problem)}</span>
              {problem.need.rule && <span className="rule-id">{problem.need.rule}</span>}
            </button>
          </li>
        ))}
      </ul>
      {lines.length > most && <p className="problem">and {lines.length - most} more.</p>}
    </div>
  );
}

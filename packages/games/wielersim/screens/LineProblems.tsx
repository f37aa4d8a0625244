import type { Problem } from '@gruppetto/kernel';
import { useSaid } from '@gruppetto/ui';
import { type GameWords, say } from '@gruppetto/words';
import type { LineProblem } from '../rules/typed-text.ts';
import type { WielerSim } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { sayLineProblem } from '../words/words.ts';
import './line-problems.css';

interface LineProblemsProps {
  readonly id: string;
  readonly words: GameWords<WielerSim>;
  readonly lines: readonly LineProblem[];
  /** What is wrong with the text as a whole. */
  readonly problems: readonly Problem[];
  readonly onShow: (line: number) => void;
}

/** Problems shown at once: correcting the first ones often corrects the others. */
const max = 8;

/** What is wrong with a typed text, line by line; each leads to its line. */
export function LineProblems({ id, words, lines, problems, onShow }: LineProblemsProps) {
  const sentencesHere = useSaid(sentences);
  const whole = problems.filter(({ at }) => !at.includes('.lines['));
  return (
    <div id={id} className="line-problems" role="status">
      {whole.map(({ at, need }) => (
        <p key={at} className="problem">
          {say(need, words)}
        </p>
      ))}
      <ul>
        {lines.slice(0, max).map((problem) => (
          <li key={`${problem.at} ${problem.need.reason}`}>
            <button type="button" className="quiet problem" onClick={() => onShow(problem.line)}>
              <span>{sayLineProblem(sentencesHere, problem)}</span>
              {problem.need.rule && <span className="rule-id">{problem.need.rule}</span>}
            </button>
          </li>
        ))}
      </ul>
      {lines.length > max && <p className="problem">{sentencesHere.screens.moreProblems(lines.length - max)}</p>}
    </div>
  );
}

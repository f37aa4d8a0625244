import { dearestChoices, type Verdict } from '@gruppetto/bots';
import { type Choice, type Seat, sameData } from '@gruppetto/kernel';
import { useWords } from '@gruppetto/ui';
import { useStore } from 'zustand';
import type { Scene } from '../race/scene.ts';
import { type DecidedStep, sayDecision } from './say-decision.ts';
import type { VerdictSession } from './verdict-session.ts';
import { type Watch, WatchButton } from './WatchButton.tsx';

interface PuzzlesProps {
  readonly verdict: Verdict;
  readonly session: VerdictSession;
  readonly scene: Scene;
  readonly seat: Seat;
  readonly onWatch: Watch;
}

/** A choice this close to the best is as good, in standard errors. */
const doubt = 2;

/** The dearest choices again, as small puzzles: what would you have done? */
export function Puzzles({ verdict, session, scene, seat, onWatch }: PuzzlesProps) {
  const { verdict: say } = useWords();
  const dearest = dearestChoices(verdict, seat);
  const nth = useStore(session.store, ({ puzzles }) => puzzles[seat] ?? 0);
  const puzzle = dearest[nth];
  if (!puzzle) return undefined;
  return (
    <section className="chapter" aria-labelledby="puzzle-title">
      <h3 id="puzzle-title">{say.puzzle}</h3>
      <p className="soft">{say.puzzleOf(nth + 1, dearest.length)}</p>
      <Puzzle key={puzzle.step} puzzle={puzzle} session={session} scene={scene} onWatch={onWatch} />
      {nth + 1 < dearest.length && (
        <button type="button" onClick={() => session.turnTo(seat, nth + 1)}>
          {say.next}
        </button>
      )}
    </section>
  );
}

interface PuzzleProps {
  readonly puzzle: DecidedStep;
  readonly session: VerdictSession;
  readonly scene: Scene;
  readonly onWatch: Watch;
}

function Puzzle({ puzzle, session, scene: { state }, onWatch }: PuzzleProps) {
  const { verdict: say } = useWords();
  const taken = useStore(session.store, ({ answers }) => answers[puzzle.step]);
  const { question, label } = sayDecision(state, puzzle);
  const { wins, best, winBest, reason } = puzzle.decision;
  const isBest = (choice: unknown) => sameData(choice as Choice, best as Choice);
  const verdictOn = (index: number): string => {
    const { choice, win, error } = wins[index];
    if (isBest(choice)) return `${say.puzzleRight} ${say.because[reason]}`;
    if (winBest - win < doubt * error) return say.puzzleNearly;
    return say.puzzleWrong(say.points(winBest - win).slice(1));
  };
  return (
    <div className="card puzzle">
      <b>{question}</b>
      <WatchButton id={`watch-puzzle-${puzzle.step}`} moment={puzzle.step - 1} onWatch={onWatch} />
      <ul>
        {wins.map(({ choice, win }, index) => (
          <li key={JSON.stringify(choice)}>
            <button type="button" aria-pressed={taken === index} onClick={() => session.answer(puzzle.step, index)}>
              {label(choice)}
              {taken !== undefined && <small className="figures"> {say.percent(win)}</small>}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{taken !== undefined && verdictOn(taken)}</p>
    </div>
  );
}

import { costliestChoices, type Verdict } from '@gruppetto/bots';
import { type Choice, type Seat, sameData } from '@gruppetto/kernel';
import { CyclistIcon, useWords } from '@gruppetto/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { boardAt } from '../race/board-at.ts';
import { squaresOfField } from '../race/road/camera.ts';
import { TextBoard } from '../race/StandingsCard.tsx';
import type { Scene } from '../race/scene.ts';
import { MomentRoad } from './MomentRoad.tsx';
import { offeredIn } from './offered.ts';
import { type DecidedStep, sayDecision } from './say-decision.ts';
import type { VerdictSession } from './verdict-session.ts';
import { type Watch, WatchButton } from './WatchButton.tsx';
import './puzzles.css';

interface PuzzlesProps {
  readonly verdict: Verdict;
  readonly session: VerdictSession;
  readonly scene: Scene;
  readonly seat: Seat;
  readonly onWatch: Watch;
}

/** A choice this close to the best is as good, in standard errors. */
const doubt = 2;

/** The costliest choices again, as small puzzles: what would you have done? */
export function Puzzles({ verdict, session, scene, seat, onWatch }: PuzzlesProps) {
  const { verdict: say } = useWords();
  const costliest = costliestChoices(verdict, seat);
  const nth = useStore(session.store, ({ puzzles }) => puzzles[seat] ?? 0);
  const question = useRef<HTMLHeadingElement>(null);
  const turned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next puzzle is read from its question, and no other time
  useEffect(() => {
    if (turned.current) question.current?.focus();
    turned.current = false;
  }, [nth]);
  const puzzle = costliest[nth];
  const answered = useStore(session.store, ({ answers }) => puzzle !== undefined && answers[puzzle.step] !== undefined);
  if (!puzzle) return undefined;
  const next = () => {
    turned.current = true;
    session.turnTo(seat, nth + 1);
  };
  return (
    <section className="chapter" aria-labelledby="puzzle-title">
      <h3 id="puzzle-title">{say.puzzle}</h3>
      <p className="soft">{say.puzzleOf(nth + 1, costliest.length)}</p>
      <Puzzle key={puzzle.step} puzzle={puzzle} session={session} scene={scene} question={question} onWatch={onWatch}>
        {nth + 1 < costliest.length && (
          <button type="button" className={answered ? 'next main' : 'next'} onClick={next}>
            {say.next}
          </button>
        )}
      </Puzzle>
    </section>
  );
}

interface PuzzleProps {
  readonly puzzle: DecidedStep;
  readonly session: VerdictSession;
  readonly scene: Scene;
  readonly question: React.Ref<HTMLHeadingElement>;
  readonly onWatch: Watch;
  readonly children: React.ReactNode;
}

/** Who stands where, what is left, and what may be done; after the answer what was best, and why. */
function Puzzle({ puzzle, session, scene, question, onWatch, children }: PuzzleProps) {
  const { labelled, verdict: say } = useWords();
  const { state, looks } = scene;
  const { race, moments } = state;
  const taken = useStore(session.store, ({ answers }) => answers[puzzle.step]);
  const [looked, setLooked] = useState<number>();
  const said = sayDecision(state, puzzle);
  const { decision, step, seat, rider } = puzzle;
  const { wins, best, winBest, reason } = decision;
  const position = useMemo(() => {
    const moment = moments[step - 1];
    const offered = offeredIn(decision);
    return {
      offered,
      road: race.road(),
      board: boardAt(race, moment),
      own: new Set(looks.flatMap((look, one) => (look.seat === seat ? [one] : []))),
      previews: offered.map((index) => race.preview(moment.view, wins[index].choice as Choice)),
    };
  }, [moments, race, looks, decision, step, seat, wins]);
  const { offered, road, board, own, previews } = position;
  const is = (index: number, choice: unknown) => sameData(wins[index].choice as Choice, choice as Choice);
  const bestOffered = offered.findIndex((index) => is(index, best));
  const verdictOn = (index: number): string => {
    const { win, error } = wins[index];
    if (is(index, best)) return `${say.puzzleRight} ${say.because[reason]}`;
    const lost = winBest - win < doubt * error ? say.puzzleNearly : say.puzzleWrong(say.points(winBest - win).slice(1));
    return `${lost} ${labelled(say.best, said.label(best))}. ${say.because[reason]}`;
  };
  return (
    <div className="card puzzle">
      <header>
        <h4 ref={question} tabIndex={-1}>
          {said.question}
        </h4>
        <WatchButton id={`watch-puzzle-${step}`} moment={step - 1} onWatch={onWatch} />
      </header>
      {squaresOfField(board).length > 0 && (
        <div className="position">
          <MomentRoad
            scene={scene}
            road={road}
            board={board}
            own={own}
            active={rider}
            previews={previews}
            lit={looked ?? (taken === undefined ? undefined : bestOffered)}
          />
          <Reserves scene={scene} board={board} seat={seat} />
          <TextBoard state={state} road={road} board={board} active={rider} over={false} />
        </div>
      )}
      <div className="answers">
        <ol>
          {offered.map((index, place) => (
            <li key={JSON.stringify(wins[index].choice)}>
              <button
                type="button"
                aria-pressed={taken === index}
                className={taken !== undefined && is(index, best) ? 'best' : undefined}
                onClick={() => session.answer(step, index)}
                onMouseEnter={() => setLooked(place)}
                onMouseLeave={() => setLooked(undefined)}
                onFocus={() => setLooked(place)}
                onBlur={() => setLooked(undefined)}
              >
                <span>
                  {said.label(wins[index].choice)}
                  {taken !== undefined && is(index, best) && <small>{say.best}</small>}
                  {taken !== undefined && is(index, decision.played) && <small>{say.played}</small>}
                </span>
                {taken !== undefined && <b className="figures">{say.percent(wins[index].win)}</b>}
              </button>
            </li>
          ))}
        </ol>
        <p role="status">{taken !== undefined && verdictOn(taken)}</p>
        {children}
      </div>
    </div>
  );
}

interface ReservesProps {
  readonly scene: Scene;
  readonly board: ReturnType<Scene['state']['race']['board']>;
  readonly seat: Seat;
}

/** What the player and each of their riders have left, and on which square they are. */
function Reserves({ scene: { state, looks }, board, seat }: ReservesProps) {
  const { race: say, clauses } = useWords();
  const { words, names } = state;
  const things = (rider: number | undefined) =>
    (board.holdings ?? [])
      .filter((one) => one.seat === seat && one.rider === rider && one.amount > 0)
      .map(({ what, amount }) => words.things[what]?.(amount) ?? `${amount} ${what}`);
  const onSquares = board.riders.map(({ rider, square }) => ({ rider, where: say.squareNamed(words.square, say.squareNumber(square)) }));
  const carried = (board.blocks ?? []).flatMap(({ kind, riders }) => riders.map((rider) => ({ rider, where: words.groups[kind] ?? kind })));
  const riders = [...onSquares, ...carried].filter(({ rider }) => looks[rider].seat === seat);
  const own = things(undefined);
  return (
    <ul className="reserves">
      {riders.map(({ rider, where }) => (
        <li key={rider}>
          <CyclistIcon jersey={looks[rider].jersey} number={looks[rider].number} size={28} own />
          <span>
            <b>{names.rider(rider)}</b> <span className="soft">{clauses([where, ...things(rider)])}</span>
          </span>
        </li>
      ))}
      {own.length > 0 && (
        <li>
          <span>
            <b>{names.seat(seat)}</b> <span className="soft">{clauses(own)}</span>
          </span>
        </li>
      )}
    </ul>
  );
}

import type { GameId } from '@gruppetto/catalogue';
import { type FirstRace, remarkAt } from '@gruppetto/learn';
import { Sentence, useWords } from '@gruppetto/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { NoRace } from '../race/NoRace.tsx';
import { RaceScreen } from '../race/RaceScreen.tsx';
import { RaceController } from '../race/race-controller.ts';
import { isLive, lastMoment, personToMove, type RaceState, turnOf } from '../race/race-state.ts';
import { Coach } from './Coach.tsx';
import type { TaughtGame } from './courses.ts';
import { firstRaceId } from './first-race-id.ts';
import { MemoryRace } from './memory-race.ts';
import { learned, lessonKey } from './progress.ts';
import { useSharedProgress } from './use-shared-progress.ts';
import './first-race.css';

interface FirstRacePageProps {
  readonly game: GameId;
  readonly learned: TaughtGame;
  readonly firstRace: FirstRace;
}

/** A short race with a coach who speaks up when something new begins. */
export function FirstRacePage({ game, learned: { room }, firstRace }: FirstRacePageProps) {
  // Made once: another language is another course, and the race goes on.
  const [controller] = useState(() => new RaceController(new MemoryRace(game, room, firstRace)));
  useEffect(() => controller.open(), [controller]);
  const state = useStore(controller.store);
  if (state.status !== 'ready') return <NoRace state={state} />;
  return <Coached game={game} firstRace={firstRace} controller={controller} state={state} />;
}

interface CoachedProps {
  readonly game: GameId;
  readonly firstRace: FirstRace;
  readonly controller: RaceController;
  readonly state: RaceState;
}

function Coached({ game, firstRace, controller, state }: CoachedProps) {
  const { learn } = useWords();
  const said = useRemark(firstRace, state);
  useSharedProgress();
  const over = isLive(state) && !turnOf(state);
  useEffect(() => {
    if (over) learned([lessonKey(game, firstRaceId)]);
  }, [over, game]);
  const { riders } = lastMoment(state).standings;
  const won = state.race.riders[riders[0]?.rider ?? 0]?.seat === 0;
  const speech = (text: string) => (
    <Coach>
      <p>
        <Sentence text={text} />
      </p>
    </Coach>
  );
  return (
    <RaceScreen
      state={state}
      controller={controller}
      around={{
        title: firstRace.title,
        actions: null,
        odds: false,
        above: over ? null : <div className="first-race-coach">{speech(said)}</div>,
        aside: null,
        seat: () => null,
        after: (
          <section className="card padded first-race-after">
            {speech(won ? firstRace.won : firstRace.lost)}
            <div className="buttons">
              <Link to="/learn/$game" params={{ game }} className="button main">
                {learn.toLessons}
              </Link>
              <Link to="/new/$game" params={{ game }} className="button">
                {learn.startRace}
              </Link>
            </div>
          </section>
        ),
      }}
    />
  );
}

/** The newest remark of the coach, which stays until there is another. */
function useRemark({ hello, remarks }: FirstRace, state: RaceState): string {
  const made = useRef<{ at: number; said: readonly number[] }>({ at: -1, said: [] });
  const mine = isLive(state) ? personToMove(state) : undefined;
  const { moments, race, names } = state;
  // Worked out while drawing, once for each question: the same question always finds the same remark.
  if (mine && made.current.at < moments.length) {
    const { said } = made.current;
    const facts = moments.flatMap((moment) => moment.facts);
    const found = remarkAt(remarks, new Set(said), { race, view: lastMoment(state).view, turn: mine, names }, facts);
    made.current = { at: moments.length, said: found === undefined ? said : [...said, found] };
  }
  const last = made.current.said.at(-1);
  return last === undefined ? hello : remarks[last].say;
}

import type { Verdict } from '@gruppetto/bots';
import type { RiderId } from '@gruppetto/kernel';
import { JerseyPatch, useWords } from '@gruppetto/ui';
import type { Words } from '@gruppetto/words';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Scene } from '../race/scene.ts';
import { Bridges } from './Bridges.tsx';
import { ChancesCurve } from './ChancesCurve.tsx';
import { CostliestChoices } from './CostliestChoices.tsx';
import { entrantsOf, entrantsShown } from './entrants.ts';
import { JudgingProgress } from './JudgingProgress.tsx';
import { Puzzles } from './Puzzles.tsx';
import { Throws } from './Throws.tsx';
import type { VerdictSession } from './verdict-session.ts';
import type { Watch } from './WatchButton.tsx';
import './verdict.css';

interface VerdictCardProps {
  readonly session: VerdictSession;
  readonly scene: Scene;
  readonly onSeek: (moment: number, rider?: RiderId) => void;
}

/** Luck or skill? Worked out in workers, from the record of a race that is over. */
export function VerdictCard({ session, scene, onSeek }: VerdictCardProps) {
  const { verdict: say } = useWords();
  const judging = useStore(session.store, (state) => state.judging);
  const watch: Watch = (button, moment, rider) => {
    session.watch(button);
    onSeek(moment, rider);
  };
  const onStop = judging?.state === 'working' && judging.stop !== 'too-soon' ? () => session.stop() : undefined;
  return (
    <section className="verdict" aria-labelledby="verdict-title">
      <h3 id="verdict-title" className="offstage">
        {say.title}
      </h3>
      {judging?.state === 'working' && <JudgingProgress done={judging.done} onStop={onStop} stopping={judging.stop === 'asked'} />}
      {judging?.state === 'withheld' && <p className="card">{say.withheld}</p>}
      {judging?.state === 'failed' && <p className="card">{say.failed(judging.detail)}</p>}
      {judging?.state === 'done' && <Judgement session={session} scene={scene} verdict={judging.verdict} onWatch={watch} />}
    </section>
  );
}

interface JudgementProps extends Pick<VerdictCardProps, 'session' | 'scene'> {
  readonly verdict: Verdict;
  readonly onWatch: Watch;
}

/** What decided the race for this player. */
function headlineOf({ ownLuck: luck, ownChoices: choices, result }: Verdict['accounts'][number]): keyof Words['verdict']['headlines'] {
  if (result > 0.5) return luck > choices ? 'luckWon' : 'choicesWon';
  if (choices < 0 && luck >= 0) return 'onlyChoicesLost';
  if (choices < luck) return 'choicesLost';
  return choices >= 0 ? 'onlyDiceLost' : 'diceLost';
}

function Judgement({ session, scene, verdict, onWatch }: JudgementProps) {
  const { state, ownSeats } = scene;
  const entrants = entrantsOf(scene, verdict);
  const bySeat = entrants.are === 'seats';
  const player = bySeat && ownSeats.size === 1 ? [...ownSeats][0] : undefined;
  const me = bySeat ? player : state.backed;
  useReturn(session);
  return (
    <>
      {me !== undefined && <Summary account={verdict.accounts[me]} name={bySeat ? undefined : entrants.name(me)} />}
      <Bridges verdict={verdict} entrants={entrants} shown={entrantsShown(scene, entrants)} me={me} />
      <ChancesCurve verdict={verdict} entrants={entrants} scene={scene} onWatch={onWatch} />
      {bySeat && <Choices session={session} scene={scene} verdict={verdict} me={player} onWatch={onWatch} />}
      <Throws verdict={verdict} entrants={entrants} scene={scene} onWatch={onWatch} />
      {bySeat && <Learning session={session} scene={scene} verdict={verdict} me={player} onWatch={onWatch} />}
    </>
  );
}

/** Whoever comes back from a moment is where they left. */
function useReturn(session: VerdictSession): void {
  useEffect(() => {
    const { watched } = session.store.getState();
    if (watched === undefined) return;
    session.watch(undefined);
    const button = document.getElementById(watched);
    button?.scrollIntoView({ block: 'center', behavior: 'instant' });
    button?.focus({ preventScroll: true });
  }, [session]);
}

interface SummaryProps {
  readonly account: Verdict['accounts'][number];
  /** Of the backed rider, where nobody plays. */
  readonly name: string | undefined;
}

function Summary({ account, name }: SummaryProps) {
  const { verdict: say } = useWords();
  const { start, ownLuck, ownChoices, othersLuck, othersChoices } = account;
  return (
    <header>
      {name === undefined && <h3>{say.headlines[headlineOf(account)]}</h3>}
      <p>
        {name === undefined
          ? say.summary(start, ownLuck, ownChoices, othersLuck + othersChoices)
          : say.backedSummary(name, start, ownLuck, othersLuck)}
      </p>
    </header>
  );
}

interface OfPlayerProps extends JudgementProps {
  readonly me: number | undefined;
}

const useShown = (session: VerdictSession, me: number | undefined): number => useStore(session.store, ({ shown }) => shown ?? me ?? 0);

/** Whose choices are looked at, and the costliest of them. */
function Choices({ session, scene, verdict, me, onWatch }: OfPlayerProps) {
  const { verdict: say } = useWords();
  const { state, looks } = scene;
  const shown = useShown(session, me);
  return (
    <>
      <fieldset className="whose">
        <legend className="offstage">{say.player}</legend>
        {state.seats.map((seat, index) => (
          <label key={seat.colour}>
            <input type="radio" name="whose" checked={index === shown} onChange={() => session.show(index)} />
            <JerseyPatch jersey={looks.find((look) => look.seat === index)?.jersey ?? looks[0].jersey} size={22} />
            {state.names.seat(index)}
          </label>
        ))}
      </fieldset>
      <CostliestChoices verdict={verdict} scene={scene} seat={shown} onWatch={onWatch} />
    </>
  );
}

function Learning({ session, scene, verdict, me, onWatch }: OfPlayerProps) {
  const shown = useShown(session, me);
  return <Puzzles key={shown} verdict={verdict} session={session} scene={scene} seat={shown} onWatch={onWatch} />;
}

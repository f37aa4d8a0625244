import type { Verdict } from '@gruppetto/bots';
import type { Seat } from '@gruppetto/kernel';
import { JerseyPatch, useWords } from '@gruppetto/ui';
import type { Words } from '@gruppetto/words';
import { useState } from 'react';
import type { Scene } from '../race/scene.ts';
import { Bridges } from './Bridges.tsx';
import { ChancesCurve } from './ChancesCurve.tsx';
import { DearestChoices } from './DearestChoices.tsx';
import { JudgingProgress } from './JudgingProgress.tsx';
import { Puzzles } from './Puzzles.tsx';
import { Throws } from './Throws.tsx';
import { useVerdict } from './use-verdict.ts';
import './verdict.css';

interface VerdictCardProps {
  readonly scene: Scene;
  readonly onSeek: (moment: number) => void;
}

/** Luck or skill? Worked out in workers, from the record of a race that is over. */
export function VerdictCard({ scene, onSeek }: VerdictCardProps) {
  const { verdict: say } = useWords();
  const { state, controller } = scene;
  const judging = useVerdict(() => controller.record(), state.seats.length > 1 ? 'seats' : 'riders');
  return (
    <section className="verdict" aria-labelledby="verdict-title">
      <h3 id="verdict-title" className="offstage">
        {say.title}
      </h3>
      {judging.state === 'working' && <JudgingProgress done={judging.done} />}
      {judging.state === 'withheld' && <p className="card">{say.withheld}</p>}
      {judging.state === 'failed' && <p className="card">{say.failed(judging.detail)}</p>}
      {judging.state === 'done' && <Judgement scene={scene} verdict={judging.verdict} onSeek={onSeek} />}
    </section>
  );
}

interface JudgementProps extends VerdictCardProps {
  readonly verdict: Verdict;
}

/** What decided the race for this player. */
function headlineOf({ ownLuck: luck, ownChoices: choices, result }: Verdict['accounts'][number]): keyof Words['verdict']['headlines'] {
  if (result > 0.5) return luck > choices ? 'luckWon' : 'choicesWon';
  if (choices < 0 && luck >= 0) return 'onlyChoicesLost';
  if (choices < luck) return 'choicesLost';
  return choices >= 0 ? 'onlyDiceLost' : 'diceLost';
}

function Judgement({ scene, verdict, onSeek }: JudgementProps) {
  const { verdict: say } = useWords();
  const { state, ownSeats } = scene;
  const bySeat = state.seats.length > 1;
  const me = ownSeats.size === 1 ? [...ownSeats][0] : undefined;
  const [shown, setShown] = useState<Seat>(me ?? 0);
  const account = me === undefined ? undefined : verdict.accounts[me];
  return (
    <>
      {account && bySeat && (
        <header>
          <h3>{say.headlines[headlineOf(account)]}</h3>
          <p>{say.summary(account.start, account.ownLuck, account.ownChoices, account.othersLuck + account.othersChoices)}</p>
        </header>
      )}
      {bySeat && <Bridges verdict={verdict} scene={scene} me={me} />}
      <ChancesCurve verdict={verdict} scene={scene} onSeek={onSeek} />
      {bySeat && (
        <>
          <fieldset className="whose">
            <legend className="offstage">{say.player}</legend>
            {state.seats.map((seat, index) => (
              <label key={seat.colour}>
                <input type="radio" name="whose" checked={index === shown} onChange={() => setShown(index)} />
                <JerseyPatch jersey={scene.looks.find((look) => look.seat === index)?.jersey ?? scene.looks[0].jersey} size={22} />
                {state.names.seat(index)}
              </label>
            ))}
          </fieldset>
          <DearestChoices verdict={verdict} scene={scene} seat={shown} onSeek={onSeek} />
          <Throws verdict={verdict} scene={scene} onSeek={onSeek} />
          <Puzzles key={shown} verdict={verdict} scene={scene} seat={shown} onSeek={onSeek} />
        </>
      )}
    </>
  );
}

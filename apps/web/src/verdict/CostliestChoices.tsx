import { costliestChoices, type Verdict } from '@gruppetto/bots';
import type { Seat } from '@gruppetto/kernel';
import { useWords } from '@gruppetto/ui';
import type { Scene } from '../race/scene.ts';
import { sayDecision } from './say-decision.ts';
import { type Watch, WatchButton } from './WatchButton.tsx';

interface CostliestChoicesProps {
  readonly verdict: Verdict;
  readonly scene: Scene;
  readonly seat: Seat;
  readonly onWatch: Watch;
}

const confidence = 1.96;

/** What a player would like to have back: what was better, and why. */
export function CostliestChoices({ verdict, scene, seat, onWatch }: CostliestChoicesProps) {
  const { verdict: say } = useWords();
  const { state } = scene;
  const costliest = costliestChoices(verdict, seat);
  return (
    <section className="chapter" aria-labelledby="costliest-title">
      <h3 id="costliest-title">{say.costliest(state.names.seat(seat))}</h3>
      {costliest.length === 0 && <p className="card">{say.noErrors}</p>}
      {costliest.length > 0 && (
        <ol className="card costliest">
          {costliest.map((one) => {
            const { question, label } = sayDecision(state, one);
            const { played, best, loss, lossError, reason } = one.decision;
            return (
              <li key={one.step}>
                <div>
                  <b>{question}</b>
                  <dl>
                    <dt>{say.played}</dt>
                    <dd>{label(played)}</dd>
                    <dt>{say.better}</dt>
                    <dd>{label(best)}</dd>
                  </dl>
                  <p className="soft">{say.because[reason]}</p>
                  <WatchButton id={`watch-choice-${one.step}`} moment={one.step - 1} onWatch={onWatch} />
                </div>
                <strong className="figures">{say.lost(loss, confidence * lossError)}</strong>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

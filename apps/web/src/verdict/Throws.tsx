import type { JudgedThrow, Verdict } from '@gruppetto/bots';
import { useWords } from '@gruppetto/ui';
import type { Scene } from '../race/scene.ts';
import type { Entrants } from './entrants.ts';
import { lineOfStep } from './say-step.ts';
import { type Watch, WatchButton } from './WatchButton.tsx';

interface ThrowsProps {
  readonly verdict: Verdict;
  readonly entrants: Entrants;
  readonly scene: Scene;
  readonly onWatch: Watch;
}

const shown = 3;

/** The luckiest and the unluckiest throws of the race. */
export function Throws({ verdict: { throws }, ...drawn }: ThrowsProps) {
  const { verdict: say } = useWords();
  return (
    <section className="chapter" aria-labelledby="throws-title">
      <h3 id="throws-title">{say.throws}</h3>
      <div className="throws">
        <ThrowList title={say.luckiest} throws={throws.slice(0, shown)} {...drawn} />
        <ThrowList title={say.unluckiest} throws={throws.slice(-shown).reverse()} {...drawn} />
      </div>
    </section>
  );
}

interface ThrowListProps {
  readonly title: string;
  readonly throws: readonly JudgedThrow[];
  readonly entrants: Entrants;
  readonly scene: Scene;
  readonly onWatch: Watch;
}

function ThrowList({ title, throws, entrants, scene: { state }, onWatch }: ThrowListProps) {
  const { verdict: say } = useWords();
  return (
    <article className="card">
      <h4>{title}</h4>
      <ol>
        {throws.map(({ step, seat, rider, luck, from, to }) => (
          <li key={`${step} ${rider}`}>
            <span>
              {lineOfStep(state, step, rider)}
              <small className="soft"> {say.throwLine(entrants.name(rider ?? seat), from, to)}</small>
            </span>
            <WatchButton id={`watch-throw-${step}-${rider ?? seat}`} moment={step} rider={rider} onWatch={onWatch}>
              {say.points(luck)}
            </WatchButton>
          </li>
        ))}
      </ol>
    </article>
  );
}

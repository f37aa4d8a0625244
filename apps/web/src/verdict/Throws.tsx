import type { JudgedThrow, Verdict } from '@gruppetto/bots';
import { useWords } from '@gruppetto/ui';
import type { Scene } from '../race/scene.ts';

interface ThrowsProps {
  readonly verdict: Verdict;
  readonly scene: Scene;
  readonly onSeek: (moment: number) => void;
}

const shown = 3;

/** The luckiest and the unluckiest throws of the race. */
export function Throws({ verdict: { throws }, scene, onSeek }: ThrowsProps) {
  const { verdict: say } = useWords();
  return (
    <section className="chapter" aria-labelledby="throws-title">
      <h3 id="throws-title">{say.throws}</h3>
      <div className="throws">
        <ThrowList title={say.luckiest} throws={throws.slice(0, shown)} scene={scene} onSeek={onSeek} />
        <ThrowList title={say.unluckiest} throws={throws.slice(-shown).reverse()} scene={scene} onSeek={onSeek} />
      </div>
    </section>
  );
}

interface ThrowListProps {
  readonly title: string;
  readonly throws: readonly JudgedThrow[];
  readonly scene: Scene;
  readonly onSeek: (moment: number) => void;
}

function ThrowList({ title, throws, scene: { state }, onSeek }: ThrowListProps) {
  const { verdict: say } = useWords();
  return (
    <article className="card">
      <h4>{title}</h4>
      <ol>
        {throws.map(({ step, seat, luck, from, to }) => (
          <li key={step}>
            <span>
              {state.linesOf(state.moments[step])[0]?.text}
              <small className="soft"> {say.throwLine(state.names.seat(seat), from, to)}</small>
            </span>
            <button type="button" className="quiet figures" title={say.watch} onClick={() => onSeek(step)}>
              {say.points(luck)}
            </button>
          </li>
        ))}
      </ol>
    </article>
  );
}

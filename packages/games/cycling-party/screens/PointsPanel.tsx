import { courseOf, type Options, type View } from '@gruppetto/cycling-party';
import { CyclistIcon } from '@gruppetto/ui';
import { cyclingPartyReady } from '@gruppetto/words';
import type { PanelProps } from '../screens.ts';

/** CP-8.6, CP-8.7: who was first past each pass and sprint of a master stage, and what it gave him. */
export function PointsPanel({ state, shown, entrants }: PanelProps) {
  const { primes } = courseOf(state.options as Options);
  if (primes.length === 0) return undefined;
  const { passed } = shown.after.view as View;
  return (
    <section className="card side" aria-labelledby="points-title">
      <h2 id="points-title">Points on the way</h2>
      <ol className="cp-points">
        {primes.map(({ id, kind, square, points }, index) => {
          const order = passed[index] ?? [];
          return (
            <li key={id}>
              <p>
                <b>{cyclingPartyReady.primes[kind]}</b> <span className="soft">km {square}</span>
              </p>
              {order.length === 0 ? (
                <p className="soft">{points.join(', ')} points</p>
              ) : (
                <ol>
                  {order.map((rider, nth) => {
                    const entrant = entrants[rider];
                    return (
                      <li key={rider}>
                        {entrant && <CyclistIcon jersey={entrant.jersey} number={entrant.number} size={22} />}
                        <span>{state.names.rider(rider)}</span>
                        <span className="value">{points[nth]}</span>
                      </li>
                    );
                  })}
                </ol>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

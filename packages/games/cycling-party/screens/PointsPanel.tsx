import { CyclistIcon, type PanelProps, useSaid } from '@gruppetto/ui';
import { courseOf } from '../rules/course.ts';
import type { CyclingParty } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import './panels.css';

/** CP-8.6, CP-8.7: the first riders past each pass and sprint of a master stage, and what it gave them. */
export function PointsPanel({ options, view, names, looks }: PanelProps<CyclingParty>) {
  const { screens: say } = useSaid(sentences);
  const { primes } = courseOf(options);
  if (primes.length === 0) return undefined;
  const { passed } = view;
  return (
    <section className="card side" aria-labelledby="points-title">
      <h2 id="points-title">{say.pointsTitle}</h2>
      <ol className="cp-points">
        {primes.map(({ id, kind, square, points }, index) => {
          const order = passed[index] ?? [];
          return (
            <li key={id}>
              <p>
                <b>{say.primes[kind]}</b> <span className="soft">{say.km(square)}</span>
              </p>
              {order.length === 0 ? (
                <p className="soft">{say.points(points)}</p>
              ) : (
                <ol>
                  {order.map((rider, nth) => {
                    const look = looks[rider];
                    return (
                      <li key={rider}>
                        {look && <CyclistIcon jersey={look.jersey} number={look.number} size={22} />}
                        <span>{names.rider(rider)}</span>
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

import type { RiderId, RiderStanding } from '@gruppetto/kernel';
import { CyclistIcon, type RiderLook, useWords } from '@gruppetto/ui';

interface PodiumProps {
  readonly places: readonly RiderStanding[];
  readonly looks: readonly RiderLook[];
  readonly own: ReadonlySet<RiderId>;
  readonly name: (rider: number) => string;
  readonly value: (standing: RiderStanding) => string;
}

/** Second, first, third, as they stand on the steps. */
export function Podium({ places, looks, own, name, value }: PodiumProps) {
  const { race: say } = useWords();
  const [first, second, third] = places;
  const steps = [
    { standing: second, height: 56 },
    { standing: first, height: 84 },
    { standing: third, height: 36 },
  ];
  return (
    <div className="card podium" role="img" aria-label={say.podiumOf(places.map(({ rider, place }) => ({ place, rider: name(rider) })))}>
      {steps.map(({ standing, height }) => {
        if (!standing) return undefined;
        const { jersey, number } = looks[standing.rider];
        return (
          <div key={standing.rider}>
            <span className="podium-place">
              <CyclistIcon jersey={jersey} number={number} size={62} own={own.has(standing.rider)} />
              <b className={standing.place === 1 ? 'podium-step first' : 'podium-step'} style={{ height: `${height}px` }}>
                {standing.place}
              </b>
            </span>
            <span className="podium-name">{name(standing.rider)}</span>
            <span className="value">{value(standing)}</span>
          </div>
        );
      })}
    </div>
  );
}

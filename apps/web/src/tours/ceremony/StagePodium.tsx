import type { Ceremony, Tour } from '@gruppetto/tour';
import { CyclistIcon, useWords } from '@gruppetto/ui';
import { sayValue } from '@gruppetto/words';
import { tourLooks } from '../riders/RiderMark.tsx';
import { tourNames } from '../riders/tour-names.ts';

interface StagePodiumProps {
  readonly tour: Tour;
  readonly stage: number;
  readonly podium: Ceremony['podium'];
}

/** The first three of a stage on their steps, the winner in the middle. */
export function StagePodium({ tour, stage, podium }: StagePodiumProps) {
  const { ceremony: words } = useWords();
  const names = tourNames(tour);
  const looks = tourLooks(tour);
  const measure = tour.rules.classifications[0]?.measure ?? 'points';
  const [first, second, third] = podium;
  const worn = (rider: number) => tour.after[stage]?.jerseys.find((one) => one.rider === rider)?.jersey;
  return (
    <ol className="stage-podium">
      {[second, first, third].map(
        (one) =>
          one && (
            <li key={one.rider} className={`place-${one.place}`} style={{ order: one === first ? 2 : one === second ? 1 : 3 }}>
              {looks[one.rider] && (
                <CyclistIcon jersey={looks[one.rider].jersey} number={looks[one.rider].number} size={72} worn={worn(one.rider)} />
              )}
              <span className="block figures">{one.place}</span>
              <b>{names.rider(one.rider)}</b>
              <small>
                {one === first
                  ? names.team?.(tour.riders[one.rider].team)
                  : one.gap === 0
                    ? words.sameTime
                    : `+${sayValue(measure, one.gap)}`}
              </small>
            </li>
          ),
      )}
    </ol>
  );
}

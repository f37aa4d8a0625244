import { wordsOf } from '@gruppetto/catalogue';
import { almanac } from '@gruppetto/tour';
import { useWords } from '@gruppetto/ui';
import { sayMemory } from '@gruppetto/words';
import type { TourViewProps } from '../office/tour-view.ts';
import { hasStartList } from '../planning/model.ts';
import { RiderMark } from '../riders/RiderMark.tsx';
import { tourNames } from '../riders/tour-names.ts';
import './almanac.css';

/** Records and stories of the tour, each with its reason. */
export function AlmanacView({ open: { tour } }: TourViewProps) {
  const { classification: classificationWords, tour: tourWords } = useWords();
  const names = tourNames(tour);
  // Who plays the riders of a start list has no team in the tour.
  const listed = hasStartList(tour.riders, tour.plan.seats.length);
  const memories = almanac(tour).filter(({ of }) => !listed || of !== 'seats');
  if (memories.length === 0) return <p className="card padded soft">{classificationWords.none}</p>;
  return (['record', 'award'] as const).map((kind) => (
    <section key={kind} aria-label={tourWords.almanac[kind]}>
      <h2>{tourWords.almanac[kind]}</h2>
      <ul className="memories">
        {memories
          .filter((memory) => memory.kind === kind)
          .map((memory) => {
            const { title, sentences } = sayMemory(memory, names, wordsOf(tour.game.id));
            return (
              <li key={memory.id} className="card">
                <h3>{title}</h3>
                {memory.winners.map(({ entrant }, index) => (
                  <p key={entrant}>
                    {memory.of === 'riders' && <RiderMark tour={tour} rider={entrant} size={26} name={false} />}
                    <span>{sentences[index]}</span>
                  </p>
                ))}
              </li>
            );
          })}
      </ul>
    </section>
  ));
}

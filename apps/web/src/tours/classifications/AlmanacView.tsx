import { wordsOf } from '@gruppetto/catalogue';
import { almanac, hasStartList, type Memory, type Tour } from '@gruppetto/tour';
import { useWords } from '@gruppetto/ui';
import { sayMemory } from '@gruppetto/words';
import type { TourViewProps } from '../office/tour-view.ts';
import { RiderMark } from '../riders/RiderMark.tsx';
import { tourNames } from '../riders/tour-names.ts';
import './almanac.css';

/** Records and stories of the tour, each with its reason. */
export function AlmanacView({ open: { tour } }: TourViewProps) {
  const { tour: words, classification } = useWords();
  if (tour.after.length === 0) return <p className="card padded soft">{classification.none}</p>;
  return (['record', 'award'] as const).map((kind) => (
    <section key={kind} aria-label={words.almanac[kind]}>
      <h2>{words.almanac[kind]}</h2>
      <AlmanacList tour={tour} kind={kind} />
    </section>
  ));
}

interface AlmanacListProps {
  readonly tour: Tour;
  /** Only this kind. */
  readonly kind?: Memory['kind'];
  /** Only the first few. */
  readonly max?: number;
}

export function AlmanacList({ tour, kind, max }: AlmanacListProps) {
  const names = tourNames(tour);
  // A seat that plays a start list has no team in the tour.
  const listed = hasStartList(tour.riders, tour.plan.seats.length);
  const memories = almanac(tour).filter((memory) => (!kind || memory.kind === kind) && (!listed || memory.of !== 'seats'));
  return (
    <ul className="memories">
      {memories.slice(0, max).map((memory) => {
        const { title, sentences } = sayMemory(memory, names, wordsOf(tour.game.id), tour.over);
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
  );
}

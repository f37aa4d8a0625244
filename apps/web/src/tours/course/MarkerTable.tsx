import { wordsOf } from '@gruppetto/catalogue';
import type { Marker } from '@gruppetto/kernel';
import type { Stage, Tour } from '@gruppetto/tour';
import { useWords } from '@gruppetto/ui';
import type { Words } from '@gruppetto/words';
import { placeName } from '../entering/stage-places.ts';
import { raceOf } from './race-of.ts';
import { sectionName } from './StageFacts.tsx';
import '../tour-table.css';
import './course.css';

interface MarkerRow {
  readonly at: number;
  readonly text: string;
}

/** Where each marker goes on the board, in the order of the road. */
export function markerRows(tour: Tour, stage: Stage, words: Words['stage']): readonly MarkerRow[] {
  const road = raceOf(tour.game, stage.plan.options).road();
  const game = wordsOf(tour.game.id);
  const ofPrimes = road.markers.filter(({ kind }) => kind === 'sprint' || kind === 'summit' || kind === 'bonus' || kind === 'time');
  // Where riders are counted on a square and not behind it, its marker stands before it.
  const ahead = stage.places.every(({ square }) => ofPrimes.some(({ at }) => at === square)) ? 0 : 1;
  const primeAt = (marker: Marker) =>
    ofPrimes.includes(marker) ? stage.places.find(({ square }) => square === marker.at + ahead) : undefined;
  /** The piece that is put where a climb begins; a distance marker on the same square stands beside it. */
  const begins = ({ kind, at, label }: Marker) =>
    kind === 'distance' ? road.sections.find((one) => one.terrain !== 'flat' && one.from === at && one.label === label) : undefined;
  const label = (marker: Marker): string => {
    const section = begins(marker);
    if (section) return words.section(sectionName(tour.game, section, words), section.from, section.to);
    const prime = primeAt(marker);
    if (prime) return `${stage.places.indexOf(prime) + 1} · ${game.stageRace?.primes[prime.kind] ?? prime.kind}`;
    const ended = marker.kind === 'summit' && road.sections.find(({ to }) => to === marker.at);
    if (ended) return words.ends(sectionName(tour.game, ended, words));
    return game.markers?.[marker.label ?? ''] ?? game.markers?.[marker.kind] ?? markerName(marker, words);
  };
  // A line that is a square lies on it, not behind the one before.
  const squareOf = ({ kind, at }: Marker) =>
    road.finish !== undefined && (kind === 'finish' || kind === 'lap') ? at + 1 : Math.max(0, at);
  // What stands nowhere on the board has a row of its own.
  return [
    ...road.sections
      .filter((section) => section.terrain !== 'flat' && !road.markers.some((marker) => begins(marker) === section))
      .map((section) => ({ at: section.from, text: words.section(sectionName(tour.game, section, words), section.from, section.to) })),
    ...road.markers
      // Left out: times printed behind the line, and distances without a name; nobody puts a piece on the board for them.
      .filter(({ kind, at, label }) => (kind !== 'time' || at < road.length) && (kind !== 'distance' || label))
      .map((marker) => ({ at: primeAt(marker)?.square ?? squareOf(marker), text: label(marker) })),
    ...stage.places
      .filter((place) => !road.markers.some((marker) => primeAt(marker) === place))
      .map(({ id, square }) => ({ at: square, text: placeName(tour, stage, id, words) })),
  ].toSorted((a, b) => a.at - b.at);
}

/** What a marker is called that the game has no word for. */
function markerName({ kind, label = '' }: Marker, words: Words['stage']): string {
  if (kind === 'distance' && /^\d+$/.test(label)) return words.distanceMarker(label);
  if (kind === 'to-go' && label !== '') return words.toGo(label);
  return kind === 'start' || kind === 'finish' ? words.markers[kind] : label || words.markers[kind];
}

export function MarkerTable({ tour, stage }: { tour: Tour; stage: Stage }) {
  const { stage: words } = useWords();
  const { square } = wordsOf(tour.game.id);
  return (
    <table className="tour-table markers">
      <caption>{words.board}</caption>
      <thead>
        <tr>
          <th scope="col" className="number">
            {words.where}
          </th>
          <th scope="col">{words.marker}</th>
        </tr>
      </thead>
      <tbody>
        {markerRows(tour, stage, words).map(({ at, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several markers may stand at one place
          <tr key={index}>
            <td className="number value">{words.at(square, at)}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { Marker } from '@gruppetto/kernel';
import type { Stage, Tour } from '@gruppetto/tour';
import { stageWords as words, wordsOf } from '@gruppetto/words';
import { boardOf } from './Profile.tsx';
import { placeName } from './stage-places.ts';

/** CP-1.9, CP-9.8: where each marker goes on the board. */
export function MarkerTable({ tour, stage }: { tour: Tour; stage: Stage }) {
  const board = boardOf(tour.game, stage.plan.options);
  const game = wordsOf(tour.game.id);
  const label = (marker: Marker): string => {
    const prime = stage.places.find(({ square }) => square === marker.at);
    if (prime && (marker.kind === 'sprint' || marker.kind === 'summit' || marker.kind === 'bonus')) {
      const kind = game.stageRace?.primes[prime.kind] ?? prime.kind;
      return `${stage.places.indexOf(prime) + 1} · ${kind}`;
    }
    return game.markers?.[marker.label ?? ''] ?? game.markers?.[marker.kind] ?? words.markers[marker.kind](marker.label ?? '');
  };
  const rows = [
    ...board.sections
      .filter(({ terrain }) => terrain !== 'flat')
      .map((section) => ({
        at: section.from,
        text: words.section(game.section?.(section) ?? section.label ?? words.terrain[section.terrain], section.to),
      })),
    ...board.markers.filter(({ kind }) => kind !== 'time').map((marker) => ({ at: marker.at, text: label(marker) })),
    ...stage.places
      .filter(({ square }) => !board.markers.some(({ at }) => at === square))
      .map(({ id, square }) => ({ at: square, text: placeName(tour, stage, id) })),
  ].toSorted((a, b) => a.at - b.at);
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
        {rows.map(({ at, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several markers may stand at one place
          <tr key={index}>
            <td className="number value">{words.at(game.square, at)}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

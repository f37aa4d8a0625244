import { wordsOf } from '@gruppetto/catalogue';
import type { Classification } from '@gruppetto/kernel';
import { hasStartList, type Tour } from '@gruppetto/tour';
import { JerseyPatch, useWords } from '@gruppetto/ui';
import { sayValue } from '@gruppetto/words';
import { RiderMark, tourLooks } from '../riders/RiderMark.tsx';
import { tourNames } from '../riders/tour-names.ts';
import { entrantName, linesOf, type ShownLine } from './classification-lines.ts';
import '../tour-table.css';
import './tables.css';

interface ClassificationTableProps {
  readonly tour: Tour;
  readonly classification: Classification;
  /** After this many stages. */
  readonly stages: number;
  /** Only this many, from the top. */
  readonly max?: number;
  /** With what each stage gave. */
  readonly whole?: boolean;
}

/** One table of the tour, with changes since the stage before. */
export function ClassificationTable({ tour, classification, stages, max, whole = false }: ClassificationTableProps) {
  const { classification: words } = useWords();
  const { id, of, measure, leads, fromLeader } = classification;
  const names = tourNames(tour);
  const lines = linesOf(tour, stages, classification).slice(0, max);
  const title = wordsOf(tour.game.id).stageRace?.classifications[id] ?? id;
  const looks = tourLooks(tour);
  const listed = hasStartList(tour.riders, tour.plan.seats.length);
  if (lines.length === 0) return <p className="soft">{words.pointless}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="table-scroller" aria-label={title} tabIndex={0}>
      <table className={whole ? 'tour-table ranking whole' : 'tour-table ranking'}>
        <thead>
          <tr>
            <th scope="col" className="place">
              <span className="offstage">{words.place}</span>
            </th>
            <th scope="col" className="who">
              {of === 'riders' ? words.rider : words.team}
            </th>
            <th scope="col" className="number total">
              {words.total}
            </th>
            {!fromLeader && (
              <th scope="col" className="number">
                {words.gap}
              </th>
            )}
            <th scope="col">
              <span className="offstage">{words.since}</span>
            </th>
            {whole &&
              Array.from({ length: stages }, (_, stage) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place in the tour
                <th key={stage} scope="col" className="number" abbr={words.stageLong(stage + 1)}>
                  {words.stage(stage + 1)}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.entrant}>
              <td className="place">{line.place}</td>
              <th scope="row" className="who">
                {of === 'riders' ? (
                  <RiderMark tour={tour} rider={line.entrant} team={listed} />
                ) : (
                  <span className="rider-mark">
                    <JerseyPatch jersey={looks.find(({ team }) => team === line.entrant)?.jersey ?? { id: 'red' }} size={26} />
                    <span className="rider-name">{entrantName(classification, line.entrant, names)}</span>
                  </span>
                )}
              </th>
              <td className="number value total">{measure === 'points' ? line.total : sayValue(measure, line.total)}</td>
              {!fromLeader && (
                <td className="number value soft">
                  {line.gap > 0 && `${leads === 'highest' ? '−' : '+'}${measure === 'points' ? line.gap : sayValue(measure, line.gap)}`}
                </td>
              )}
              <td>
                <Change line={line} first={stages <= 1} />
              </td>
              {whole &&
                line.stages.map((value, stage) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place in the tour
                  <td key={stage} className="number value soft">
                    {measure === 'points' ? value : sayValue(measure, value)}
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Change({ line, first }: { line: ShownLine; first: boolean }) {
  const { classification: words } = useWords();
  if (first) return undefined;
  if (line.before === undefined) return <small className="change">{words.fresh}</small>;
  const places = line.before - line.place;
  if (places === 0)
    return (
      <small className="change" title={words.same}>
        <span aria-hidden="true">=</span>
        <span className="offstage">{words.same}</span>
      </small>
    );
  const said = places > 0 ? words.up(places) : words.down(-places);
  return (
    <small className={places > 0 ? 'change up' : 'change down'} title={said}>
      <span aria-hidden="true">
        {places > 0 ? '▲' : '▼'}
        {Math.abs(places)}
      </span>
      <span className="offstage">{said}</span>
    </small>
  );
}

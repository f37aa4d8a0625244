import type { Stage, Tour } from '@gruppetto/tour';
import { shareWords, tourWords, stageWords as words } from '@gruppetto/words';
import { MarkerTable } from './MarkerTable.tsx';
import { Profile } from './Profile.tsx';
import { placeName } from './stage-places.ts';
import type { TourViewProps } from './tour-view.ts';

/** A sheet for the table: the profile, where the markers go, and lines to write on. */
export function SheetView({ open: { tour }, stage, go }: TourViewProps) {
  return (
    <>
      <div className="buttons no-print">
        <button type="button" className="main" onClick={() => print()}>
          {shareWords.print}
        </button>
        <button type="button" onClick={() => go('stages', stage)}>
          {tourWords.views.stages}
        </button>
      </div>
      <StageSheet tour={tour} index={stage} />
    </>
  );
}

export function StageSheet({ tour, index }: { tour: Tour; index: number }) {
  const stage = tour.stages[index] as Stage;
  return (
    <article className="sheet">
      <header>
        <h2>
          {tourWords.stage(index + 1)}
          {stage.plan.name && `: ${stage.plan.name}`}
        </h2>
        <p>{tour.plan.name}</p>
      </header>
      <Profile game={tour.game} options={stage.plan.options} primes={stage.places} />
      <div className="sheet-columns">
        <MarkerTable tour={tour} stage={stage} />
        <div className="sheet-lines">
          {stage.places.map(({ id, places }, number) => (
            <section key={id}>
              <h3>
                {number + 1} · {placeName(tour, stage, id)}
              </h3>
              <ol>
                {Array.from({ length: places }, (_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: empty lines to write on
                  <li key={place}>{place + 1}</li>
                ))}
              </ol>
            </section>
          ))}
          <section>
            <h3>{words.finish}</h3>
            <ol>
              {tour.riders.map((_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty lines to write on
                <li key={place}>{place + 1}</li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </article>
  );
}

import { wordsOf } from '@gruppetto/catalogue';
import { useWords } from '@gruppetto/ui';
import { useCallback } from 'react';
import { AlmanacView } from '../classifications/AlmanacView.tsx';
import { ClassificationTable } from '../classifications/ClassificationTable.tsx';
import { GapChart } from '../classifications/GapChart.tsx';
import { PointsView } from '../classifications/PointsView.tsx';
import { Profile } from '../course/Profile.tsx';
import { StageResultCard } from '../entering/StageResultCard.tsx';
import type { TourViewProps } from '../office/tour-view.ts';

/** The whole tour on paper. */
export function ReportView(props: TourViewProps) {
  const { share: shareWords, tour: words } = useWords();
  const { tour } = props.open;
  const { stageRace } = wordsOf(tour.game.id);
  // Nobody unfolds paper.
  const opened = useCallback((report: HTMLElement | null) => {
    for (const one of report?.querySelectorAll('details') ?? []) one.open = true;
  }, []);
  return (
    <article className="report" ref={opened}>
      <div className="buttons no-print">
        <button type="button" className="main" onClick={() => print()}>
          {shareWords.print}
        </button>
        <button type="button" onClick={() => props.go('share')}>
          {words.views.share}
        </button>
      </div>
      <PointsView {...props} />
      {tour.after.length > 0 &&
        tour.rules.classifications.map((one) => (
          <section key={one.id} className="card padded">
            <h2>{stageRace?.classifications[one.id] ?? one.id}</h2>
            <ClassificationTable tour={tour} classification={one} stages={tour.after.length} />
            {tour.after.length > 1 && one === tour.rules.classifications[0] && <GapChart tour={tour} classification={one} />}
          </section>
        ))}
      {tour.stages.map((stage, index) =>
        stage.result ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place in the tour
          <section key={index} className="report-stage">
            <h2>{stage.plan.name ? words.named(index + 1, stage.plan.name) : words.stage(index + 1)}</h2>
            <Profile game={tour.game} options={stage.plan.options} primes={stage.places} />
            <StageResultCard tour={tour} index={index} />
          </section>
        ) : undefined,
      )}
      {tour.after.length > 0 && <AlmanacView {...props} />}
    </article>
  );
}

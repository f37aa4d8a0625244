import { useWords } from '@gruppetto/ui';
import type { TourViewProps } from '../office/tour-view.ts';
import { AdvantageRows } from './AdvantageRows.tsx';
import { StageChips } from './StageView.tsx';

/** What the teams may use, and have used. */
export function AdvantagesView(props: TourViewProps) {
  const { tour: tourWords, stage: words } = useWords();
  const { open, stage } = props;
  const used = open.tour.stages[stage]?.used ?? [];
  const places = [...new Set(used.flatMap(({ at }) => at ?? []))];
  return (
    <>
      <StageChips {...props} view="advantages" />
      {used.length === 0 ? (
        <p className="card padded soft">{words.noAdvantages}</p>
      ) : (
        <div className="card padded advantages">
          <h2 className="offstage">{tourWords.views.advantages}</h2>
          <AdvantageRows {...props} />
          {places.map((at) => (
            <AdvantageRows key={at} {...props} at={at} />
          ))}
        </div>
      )}
    </>
  );
}

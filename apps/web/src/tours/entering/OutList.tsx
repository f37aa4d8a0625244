import { wordsOf } from '@gruppetto/catalogue';
import { Icon, useWords } from '@gruppetto/ui';
import type { TourViewProps } from '../office/tour-view.ts';
import { RiderMark } from '../riders/RiderMark.tsx';
import { sayOut } from './stage-places.ts';
import type { StageForm } from './use-typed-stage.ts';

/** Who did not finish, and why. */
export function OutList({ typed, may, enter }: Pick<TourViewProps, 'may' | 'enter'> & { readonly typed: StageForm }) {
  const { stage: words } = useWords();
  const { tour, index, stage, names, free, leaving } = typed;
  const { outs = {} } = wordsOf(tour.game.id).stageRace ?? {};
  return (
    <>
      {stage.out.length > 0 && (
        <>
          <h4>{words.out}</h4>
          <ul className="order">
            {stage.out.map(({ rider, reason }) => (
              <li key={rider}>
                <span className="place">–</span>
                <RiderMark tour={tour} rider={rider} />
                <span className="soft">{sayOut(tour, reason)}</span>
                {may && (
                  <span className="order-tools">
                    <button
                      type="button"
                      className="quiet icon"
                      aria-label={words.rejoin(names.rider(rider))}
                      onClick={() => void enter({ do: 'rejoin', stage: index, rider })}
                    >
                      <Icon name="close" />
                    </button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {may && free.length > 0 && !leaving && Object.keys(outs).length > 0 && (
        <button type="button" className="leave" onClick={() => typed.setLeaving(true)}>
          {words.leave}
        </button>
      )}
    </>
  );
}

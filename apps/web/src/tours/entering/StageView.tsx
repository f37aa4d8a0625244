import { type GameId, wordsOf } from '@gruppetto/catalogue';
import { missing as missingOf } from '@gruppetto/tour';
import { SureButton, useWords } from '@gruppetto/ui';
import { useCourseLength } from '../../race/use-course-length.ts';
import { Profile } from '../course/Profile.tsx';
import { raceOf } from '../course/race-of.ts';
import type { TourViewProps } from '../office/tour-view.ts';
import { useInView } from '../office/use-in-view.ts';
import { tourNames } from '../riders/tour-names.ts';
import { PrepareCard } from './PrepareCard.tsx';
import { StageReplay } from './StageReplay.tsx';
import { StageResultCard } from './StageResultCard.tsx';
import { StageWays } from './StageWays.tsx';
import { missingLines } from './stage-places.ts';
import { TypedStageForm } from './TypedStageForm.tsx';
import './stage-view.css';

/** The management of a stage. */
export function StageView(props: TourViewProps) {
  const { stage: stageWords, tour: words, ceremony } = useWords();
  const { open, stage: index, may, enter, go } = props;
  const { tour } = open;
  const names = tourNames(tour);
  const stage = tour.stages[index];
  const length = useCourseLength(tour.game.id as GameId);
  if (!stage) return undefined;
  const openStage = tour.after.length;
  const { stageRace: race } = wordsOf(tour.game.id);
  const day = race?.days[tour.stageRace.day(stage.plan.options)];
  const missing = stage.status === 'open' ? missingLines(tour, stage, missingOf(tour, index), names, stageWords) : [];
  const begun = stage.arrivals.length > 0 || stage.out.length > 0 || Object.keys(stage.primes).length > 0 || stage.raced !== undefined;
  const end = async () => {
    const ended = await enter({ do: 'end', stage: index });
    if (!ended) return;
    // A correction closes the later stages again: the ceremony is that of the latest one.
    go('ceremony', ended.after.length - 1);
  };
  return (
    <>
      <StageChips {...props} view="stage" />
      <section className="card stage-head" aria-labelledby="stage-title">
        <header>
          <h2 id="stage-title">
            <span className="soft">{words.of(index + 1, tour.stages.length)}</span> {stage.plan.name || words.stage(index + 1)}
          </h2>
          <span className={`chip status ${stage.status}`}>
            {words.stageIs[stage.status]}
            {stage.how && `, ${words.how[stage.how]}`}
          </span>
          {day && <span className="chip day">{day}</span>}
          <span className="chip">{length(stage.plan.options, raceOf(tour.game, stage.plan.options).road())}</span>
        </header>
        <Profile game={tour.game} options={stage.plan.options} primes={stage.places} />
      </section>
      {stage.status === 'waiting' && (
        <p className="card notice">
          {stage.ended ? stageWords.holds(openStage + 1) : stageWords.waits(openStage + 1)}
          <button type="button" onClick={() => go('stage', openStage)}>
            {stageWords.toOpen(openStage + 1)}
          </button>
        </p>
      )}
      {stage.status === 'waiting' && stage.ended && (
        <div className="held">
          {stage.raced ? (
            <StageResultCard tour={tour} index={index} />
          ) : (
            <TypedStageForm {...props} may={false} missing={[]} onEnd={() => undefined} />
          )}
        </div>
      )}
      {stage.status === 'closed' && (
        <>
          <StageResultCard tour={tour} index={index} />
          <div className="buttons">
            <button type="button" className="main" onClick={() => go('ceremony', index)}>
              {ceremony.title}
            </button>
            <StageReplay open={open} stage={index} />
            {may && (
              <>
                <button type="button" onClick={() => void enter({ do: 'reopen', stage: index })}>
                  {stageWords.reopen}
                </button>
                <small className="soft">{stageWords.reopenHint}</small>
              </>
            )}
          </div>
        </>
      )}
      {stage.status === 'open' && (
        <>
          {may && <PrepareCard key={tour.entries} {...props} />}
          {may && <StageWays {...props} begun={begun} />}
          {stage.raced ? (
            <p className="card padded soft">{stageWords.raceStays}</p>
          ) : (
            <TypedStageForm {...props} missing={missing} onEnd={() => void end()} />
          )}
          {may && begun && (
            <div className="buttons">
              {stage.raced && (
                <button type="button" className="main" onClick={() => void end()}>
                  {stageWords.end}
                </button>
              )}
              <SureButton label={stageWords.clear} sure={stageWords.clearSure} onSure={() => void enter({ do: 'clear', stage: index })} />
            </div>
          )}
        </>
      )}
    </>
  );
}

/** All stages in a row: which are closed, which is open. */
export function StageChips({ open: { tour }, stage, go, view }: TourViewProps & { view: 'stage' | 'stages' | 'advantages' }) {
  const { stage: stageWords, tour: words } = useWords();
  const row = useInView('[aria-current]', stage);
  return (
    <nav className="stage-chips button-row" aria-label={words.stagesLabel} ref={row}>
      {tour.stages.map(({ status, ended }, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place in the tour
          key={index}
          type="button"
          className={`figures ${status}${status === 'waiting' && ended ? ' held' : ''}`}
          aria-current={index === stage ? 'true' : undefined}
          aria-label={`${words.stage(index + 1)}, ${words.stageIs[status]}${status === 'waiting' && ended ? `, ${stageWords.holdsResult}` : ''}`}
          onClick={() => go(view, index)}
        >
          {index + 1}
        </button>
      ))}
    </nav>
  );
}

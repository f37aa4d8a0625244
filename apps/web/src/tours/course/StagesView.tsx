import type { GameId } from '@gruppetto/catalogue';
import type { StagePlan } from '@gruppetto/tour';
import { useWords } from '@gruppetto/ui';
import { useGame } from '../../race/rooms.ts';
import { RaceFields } from '../../setup/RaceFields.tsx';
import { useSessionState } from '../../ui/use-session-state.ts';
import { StageChips } from '../entering/StageView.tsx';
import type { TourViewProps } from '../office/tour-view.ts';
import type { Values } from '../planning/model.ts';
import { useStageFields } from '../planning/use-stage-fields.ts';
import { CourseTable } from './CourseTable.tsx';
import { Profile } from './Profile.tsx';
import { StageFacts } from './StageFacts.tsx';

/** The course of any stage, and where its markers stand. */
export function StagesView(props: TourViewProps) {
  const { startTour: startWords, tour: tourWords, stage: words } = useWords();
  const { open, stage: index, may, enter, go } = props;
  const { tour } = open;
  const stage = tour.stages[index];
  const [plan, setPlan] = useSessionState<{ readonly stage: number; readonly plan: StagePlan }>(`course of ${open.id}`);
  const { without } = useStageFields(tour.game);
  const { coursePlan: CoursePlan } = useGame(tour.game.id as GameId).screens;
  if (!stage) return undefined;
  const begun =
    stage.status === 'closed' ||
    stage.ended ||
    stage.raced !== undefined ||
    stage.arrivals.length > 0 ||
    stage.out.length > 0 ||
    Object.keys(stage.primes).length > 0;
  const editing = may && !begun && plan?.stage === index ? plan.plan : undefined;
  const parsed = editing && tour.game.options.parse(editing.options);
  const take = async () => {
    if (editing && parsed?.ok && (await enter({ do: 'plan', stage: index, plan: { ...editing, options: parsed.value } })))
      setPlan(undefined);
  };
  return (
    <>
      <StageChips {...props} view="stages" />
      <section className="card padded" aria-labelledby="course-title">
        <header className="course-head">
          <h2 id="course-title">
            <span className="soft">{tourWords.of(index + 1, tour.stages.length)}</span> {stage.plan.name || tourWords.stage(index + 1)}
          </h2>
          <div className="buttons">
            <button type="button" onClick={() => go('sheet', index)}>
              {words.sheet}
            </button>
            {may && !begun && !editing && (
              <button type="button" onClick={() => setPlan({ stage: index, plan: stage.plan })}>
                {words.editPlan}
              </button>
            )}
          </div>
        </header>
        <Profile
          game={tour.game}
          options={parsed?.ok ? parsed.value : stage.plan.options}
          primes={parsed?.ok ? tour.stageRace.primes(parsed.value) : stage.places}
        />
        {editing ? (
          <fieldset className="course-editor">
            <legend className="offstage">{words.editPlan}</legend>
            <label className="option">
              {startWords.nameOfStage(index + 1)}
              <input
                value={editing.name}
                maxLength={40}
                autoComplete="off"
                onChange={(event) => setPlan({ stage: index, plan: { ...editing, name: event.target.value } })}
              />
            </label>
            <RaceFields
              game={tour.game}
              values={editing.options as Values}
              seats={tour.plan.seats}
              problems={parsed && !parsed.ok ? parsed.problems : []}
              without={without}
              onSet={(more) => setPlan({ stage: index, plan: { ...editing, options: { ...editing.options, ...more } } })}
            />
            <div className="buttons">
              <button type="button" className="main" disabled={!parsed?.ok} onClick={() => void take()}>
                {words.editDone}
              </button>
              <button type="button" className="quiet" onClick={() => setPlan(undefined)}>
                {words.cancel}
              </button>
            </div>
          </fieldset>
        ) : (
          <>
            <StageFacts game={tour.game} options={stage.plan.options} primes={stage.places} />
            {CoursePlan && <CoursePlan options={stage.plan.options} />}
            <CourseTable tour={tour} stage={stage} />
          </>
        )}
      </section>
    </>
  );
}

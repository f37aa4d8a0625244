import type { Game } from '@gruppetto/kernel';
import { useWords } from '@gruppetto/ui';
import { useMemo, useState } from 'react';
import { RaceFields } from '../../setup/RaceFields.tsx';
import { Profile } from '../course/Profile.tsx';
import { StageFacts } from '../course/StageFacts.tsx';
import { type StepProps, withStages } from './draft-steps.ts';
import type { DraftContent } from './drafts.ts';
import { stageRaceOf, type Values } from './model.ts';
import { useStageFields } from './use-stage-fields.ts';

/** Step 3 of a new tour: its stages, one by one. */
export function StagesStep({ game, draft, onChange }: StepProps) {
  const { startTour: words } = useWords();
  const [open, setOpen] = useState<number>();
  const anew = () => {
    const seed = String(Number(draft.seed) + 1);
    const { proposed: _proposed, ...rest } = draft;
    setOpen(undefined);
    onChange(withStages(game, { ...rest, seed }));
  };
  const set = (index: number, stage: DraftContent['stages'][number]) => onChange({ ...draft, stages: draft.stages.with(index, stage) });
  return (
    <div className="start-step wide">
      <div className="buttons">
        <p className="soft">{words.modelHint}</p>
        <button type="button" onClick={anew}>
          {words.another}
        </button>
      </div>
      <ol className="stage-cards">
        {draft.stages.map((stage, index) => (
          <StageCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place in the tour
            key={index}
            game={game}
            stage={stage}
            number={index + 1}
            open={open === index}
            seats={draft.seats}
            onOpen={() => setOpen(open === index ? undefined : index)}
            onChange={(next) => set(index, next)}
          />
        ))}
      </ol>
    </div>
  );
}

interface StageCardProps {
  readonly game: Game;
  readonly stage: DraftContent['stages'][number];
  readonly number: number;
  readonly open: boolean;
  readonly seats: DraftContent['seats'];
  readonly onOpen: () => void;
  readonly onChange: (stage: DraftContent['stages'][number]) => void;
}

function StageCard({ game, stage, number, open, seats, onOpen, onChange }: StageCardProps) {
  const { startTour: words } = useWords();
  const parsed = useMemo(() => game.options.parse(stage.options), [game, stage.options]);
  const primes = parsed.ok ? stageRaceOf(game).primes(parsed.value) : [];
  const { without, drawsCourse } = useStageFields(game);
  return (
    <li className="card stage-card">
      <div className="stage-card-head">
        <span className="place">{number}</span>
        <input
          aria-label={words.nameOfStage(number)}
          value={stage.name}
          placeholder={words.stageName(number)}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => onChange({ ...stage, name: event.target.value })}
        />
        <button type="button" aria-expanded={open} aria-label={open ? undefined : words.changeStage(number)} onClick={onOpen}>
          {open ? words.done : words.change}
        </button>
      </div>
      {parsed.ok && !(open && drawsCourse) && <Profile game={game} options={parsed.value} primes={primes} small={!open} />}
      {parsed.ok && !open && <StageFacts game={game} options={parsed.value} primes={primes} />}
      {!parsed.ok && <p className="problem">{words.needsStage(number)}</p>}
      {open && (
        <fieldset>
          <legend className="offstage">{words.changeStage(number)}</legend>
          <RaceFields
            game={game}
            values={stage.options}
            seats={seats}
            problems={parsed.ok ? [] : parsed.problems}
            without={without}
            onSet={(more: Values) => onChange({ ...stage, options: { ...stage.options, ...more } })}
          />
        </fieldset>
      )}
    </li>
  );
}

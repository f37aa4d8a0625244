import { cardOf, type GameId, wordsOf } from '@gruppetto/catalogue';
import { maxStages } from '@gruppetto/tour';
import { OptionRow, problemOf, useShell, useWords } from '@gruppetto/ui';
import { useId, useState } from 'react';
import { RaceFields } from '../../setup/RaceFields.tsx';
import { sayPlayers } from '../../ui/say-card.ts';
import { filledIn, gamesInStages, type StepProps } from './draft-steps.ts';
import { stageRaceOf, tourWide, wishOf, withBase } from './model.ts';
import { NumberField } from './NumberField.tsx';

export const nameField = 'name-of-the-tour';

/** Step 1 of a new tour: its name, its size and its kind. */
export function CharacteristicsStep({ game, draft, onChange, tried }: StepProps & { readonly tried: boolean }) {
  const { startTour: words } = useWords();
  const shell = useShell();
  const id = useId();
  const [named, setNamed] = useState(false);
  const nameless = (tried || named) && draft.name.trim() === '';
  const race = stageRaceOf(game);
  const stageRace = wordsOf(game.id).stageRace;
  const { wide } = tourWide(game);
  const { shape } = game.options;
  const all = shape.kind === 'object' ? Object.keys(shape.fields) : [];
  const values = withBase(game, draft.base);
  const seatShape = shape.kind === 'object' && game.seatOption ? shape.fields[game.seatOption] : undefined;
  const parsed = game.options.parse(values);
  const edited = draft.proposed !== undefined && draft.proposed !== wishOf(draft);
  const choose = (next: GameId) => {
    const { points: _points, proposed: _proposed, ...rest } = draft;
    onChange(filledIn({ ...rest, game: next, kind: '', base: {}, stages: [], seats: [] }));
  };
  return (
    <div className="start-step">
      <fieldset className="card fields">
        <legend>{words.game}</legend>
        <div className="game-choice">
          {gamesInStages().map((one) => (
            <label key={one} className={one === game.id ? 'chosen' : undefined}>
              <input type="radio" name={`${id}-game`} className="offstage" checked={one === game.id} onChange={() => choose(one)} />
              <b>{cardOf(one).title}</b>
              <small>{sayPlayers(cardOf(one), shell)}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="card fields">
        <legend>{words.characteristics}</legend>
        <OptionRow id={nameField} label={words.name} problem={nameless && <span role="alert">{words.needsName}</span>}>
          <input
            id={nameField}
            value={draft.name}
            maxLength={60}
            autoComplete="off"
            aria-invalid={nameless}
            aria-describedby={nameless ? problemOf(nameField) : undefined}
            onChange={(event) => {
              setNamed(true);
              onChange({ ...draft, name: event.target.value });
            }}
          />
        </OptionRow>
        <NumberField
          label={words.count}
          hint={words.countHint(maxStages)}
          min={1}
          max={maxStages}
          value={draft.count ?? Number.NaN}
          onChange={(count) => onChange({ ...draft, count })}
        />
        <OptionRow id={`${id}-kind`} label={words.kind} hint={stageRace?.kinds[draft.kind]?.hint}>
          <select id={`${id}-kind`} value={draft.kind} onChange={(event) => onChange({ ...draft, kind: event.target.value })}>
            {race.kinds.map((kind) => (
              <option key={kind} value={kind}>
                {stageRace?.kinds[kind]?.label ?? kind}
              </option>
            ))}
          </select>
        </OptionRow>
        {seatShape?.kind === 'integer' && (
          <NumberField
            label={words.teams}
            hint={words.countHint(seatShape.max, seatShape.min)}
            min={seatShape.min}
            max={seatShape.max}
            value={Number(values[game.seatOption ?? ''] ?? Number.NaN)}
            onChange={(seats) => onChange({ ...draft, base: { ...draft.base, [game.seatOption ?? '']: seats } })}
          />
        )}
        <RaceFields
          game={game}
          values={values}
          seats={draft.seats}
          problems={parsed.ok ? [] : parsed.problems}
          without={all.filter((name) => !wide.includes(name))}
          onSet={(more) => onChange({ ...draft, base: { ...draft.base, ...more } })}
        />
        {edited && <p className="soft">{words.madeAnew}</p>}
      </fieldset>
    </div>
  );
}

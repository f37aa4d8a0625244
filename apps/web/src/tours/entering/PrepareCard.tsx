import { wordsOf } from '@gruppetto/catalogue';
import type { Shape } from '@gruppetto/kernel';
import { stagesBefore } from '@gruppetto/tour';
import { useWords } from '@gruppetto/ui';
import { say } from '@gruppetto/words';
import { useState } from 'react';
import type { TourViewProps } from '../office/tour-view.ts';
import { RiderMark } from '../riders/RiderMark.tsx';
import './prepare.css';

/** What the players settle before a stage, with what is done if they do not care. */
export function PrepareCard({ open: { tour }, stage: index, enter }: TourViewProps) {
  const { stage: words } = useWords();
  const stage = tour.stages[index];
  const schema = stage && tour.stageRace.prepare?.(stage.plan.options, stagesBefore(tour, index));
  const settled = schema?.parse(stage?.prepared ?? {});
  // What an earlier stage now leaves may not fit what was settled: then the usual is done.
  const begins = settled?.ok ? settled : schema?.parse({});
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(() => (begins?.ok ? { ...begins.value } : {}));
  if (schema?.shape.kind !== 'object') return undefined;
  const fields = Object.entries(schema.shape.fields);
  const now = schema.parse(values);
  const labels = wordsOf(tour.game.id).stageRace?.prepare ?? {};
  if (fields.length === 0) return undefined;
  return (
    <details className="card padded prepare">
      <summary>
        <b>{words.prepare}</b>
      </summary>
      {settled && !settled.ok && <p className="problem">{words.prepareStale}</p>}
      {fields.map(([name, shape]) => (
        <fieldset key={name}>
          <legend>{labels[name]?.label ?? name}</legend>
          {labels[name]?.hint && <small className="soft">{labels[name].hint}</small>}
          <Settled
            shape={shape}
            value={values[name]}
            labels={labels}
            row={(rider) => (tour.riders.length > rider ? <RiderMark tour={tour} rider={rider} size={26} /> : rider + 1)}
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        </fieldset>
      ))}
      {!now.ok &&
        now.problems.slice(0, 3).map((problem) => (
          <p key={problem.at} className="problem">
            {say(problem.need, wordsOf(tour.game.id))}
          </p>
        ))}
      <div className="buttons">
        <button
          type="button"
          className="main"
          disabled={!now.ok}
          onClick={() => now.ok && void enter({ do: 'prepare', stage: index, prepared: now.value })}
        >
          {words.prepareSave}
        </button>
      </div>
    </details>
  );
}

interface SettledProps {
  readonly shape: Shape;
  readonly value: unknown;
  readonly labels: Readonly<Record<string, { readonly label: string }>>;
  readonly row: (index: number) => React.ReactNode;
  readonly onChange: (value: unknown) => void;
  readonly name?: string;
}

/** A number, a flag, a choice, or a list of such things with a row for each rider. */
function Settled({ shape, value, labels, row, onChange, name }: SettledProps) {
  if (shape.kind === 'integer')
    return (
      <input
        type="number"
        inputMode="numeric"
        aria-label={name}
        min={shape.min}
        max={shape.max}
        value={typeof value === 'number' && !Number.isNaN(value) ? value : ''}
        onChange={(event) => onChange(event.target.value === '' ? Number.NaN : Number(event.target.value))}
      />
    );
  if (shape.kind === 'flag')
    return <input type="checkbox" aria-label={name} checked={value === true} onChange={(event) => onChange(event.target.checked)} />;
  if (shape.kind === 'one-of')
    return (
      <select aria-label={name} value={String(value)} onChange={(event) => onChange(event.target.value)}>
        {shape.values.map((one) => (
          <option key={one} value={one}>
            {labels[one]?.label ?? one}
          </option>
        ))}
      </select>
    );
  if (shape.kind === 'object') {
    const given = (value ?? {}) as Readonly<Record<string, unknown>>;
    return (
      <span className="settled-row">
        {Object.entries(shape.fields).map(([field, inner]) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the control is what Settled draws
          <label key={field}>
            <small>{labels[field]?.label ?? field}</small>
            <Settled
              shape={inner}
              value={given[field]}
              labels={labels}
              row={row}
              onChange={(next) => onChange({ ...given, [field]: next })}
            />
          </label>
        ))}
      </span>
    );
  }
  if (shape.kind === 'list') {
    const items = (value ?? []) as readonly unknown[];
    return (
      <ul className="settled-list">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
          <li key={index}>
            {row(index)}
            <Settled shape={shape.of} value={item} labels={labels} row={row} onChange={(next) => onChange(items.with(index, next))} />
          </li>
        ))}
      </ul>
    );
  }
  return undefined;
}

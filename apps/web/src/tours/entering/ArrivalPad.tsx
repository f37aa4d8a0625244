import { wordsOf } from '@gruppetto/catalogue';
import type { Arrival } from '@gruppetto/kernel';
import type { Tour } from '@gruppetto/tour';
import { useWords } from '@gruppetto/ui';
import { sayValue } from '@gruppetto/words';
import { useState } from 'react';
import { type ArrivalField, arrivalFields } from './stage-places.ts';
import './arrival-pad.css';

/** Up to this many values are buttons side by side; with some more the first dozen are, and steps lead to the others. */
const few = 16;
const some = 100;
const dozen = 12;

interface ArrivalPadProps {
  readonly tour: Tour;
  readonly title: string;
  readonly value: Arrival;
  readonly onChange: (value: Arrival) => void;
}

/** What an arrival comes to in the general classification, where that can be said of it alone. */
export function arrivalReads({ stageRace, rules }: Tour, arrival: Arrival): string | undefined {
  const value = stageRace.arrival.parse(arrival).ok ? stageRace.arrivalValue?.(arrival) : undefined;
  const measure = rules.classifications[0]?.measure;
  return value === undefined || !measure ? undefined : sayValue(measure, value);
}

/** An arrival in its own fields: "Minutes 1, Square 9". */
export function arrivalFieldsRead(tour: Tour, arrival: Arrival): string {
  const labels = wordsOf(tour.game.id).stageRace?.arrival ?? {};
  const fields = arrivalFields(tour.stageRace.arrival.shape).filter(({ name }) => arrival[name] !== undefined);
  return fields.map(({ name }) => `${labels[name]?.label ?? name} ${arrival[name]}`).join(', ');
}

/** How a rider came home, with the thumb: few values as big buttons, many by steps. */
export function ArrivalPad({ tour, title, value, onChange }: ArrivalPadProps) {
  const fields = arrivalFields(tour.stageRace.arrival.shape);
  const reads = arrivalReads(tour, value);
  const set = (name: string, next: number | undefined) => {
    const { [name]: _, ...rest } = value;
    onChange(next === undefined ? rest : { ...rest, [name]: next });
  };
  return (
    <fieldset className="arrival-pad">
      <legend>
        {title}
        {reads && <output className="figures">{reads}</output>}
      </legend>
      {fields.map((field) => (
        <PadField key={field.name} tour={tour} field={field} value={value[field.name]} onChange={(next) => set(field.name, next)} />
      ))}
    </fieldset>
  );
}

interface PadFieldProps {
  readonly tour: Tour;
  readonly field: ArrivalField;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

function PadField({ tour, field, value, onChange }: PadFieldProps) {
  const { stage: words } = useWords();
  const { name, min, max, optional } = field;
  const { label, hint } = wordsOf(tour.game.id).stageRace?.arrival[name] ?? { label: name };
  const count = max - min + 1;
  const stepper = (
    <div className="stepper">
      <button
        type="button"
        aria-label={words.less(label)}
        disabled={value !== undefined && value <= min}
        onClick={() => onChange(Math.max(min, (value ?? min + 1) - 1))}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        value={value ?? ''}
        // Typing replaces the value.
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const typed = Math.trunc(Number(event.target.value));
          if (event.target.value === '') onChange(undefined);
          else if (typed >= min && typed <= max) onChange(typed);
        }}
      />
      <button
        type="button"
        aria-label={words.more(label)}
        disabled={value !== undefined && value >= max}
        onClick={() => onChange(Math.min(max, (value ?? min - 1) + 1))}
      >
        +
      </button>
    </div>
  );
  const values = Array.from({ length: count > few ? dozen : count }, (_, index) => min + index);
  const [further, setFurther] = useState(false);
  const last = values.at(-1) ?? max;
  const beyond = value !== undefined && value > last;
  const buttons = (
    <fieldset className="pad-buttons" aria-label={label}>
      {optional && (
        <button type="button" aria-pressed={value === undefined} onClick={() => onChange(undefined)}>
          {words.without}
        </button>
      )}
      {values.map((one) => (
        <button key={one} type="button" aria-label={`${label} ${one}`} aria-pressed={value === one} onClick={() => onChange(one)}>
          {one}
        </button>
      ))}
      {count > few && (further || beyond) && stepper}
    </fieldset>
  );
  if (count > some)
    return (
      <div className="pad-field">
        <span>
          {label}
          {hint && <small>{hint}</small>}
        </span>
        {stepper}
      </div>
    );
  return optional ? (
    <details className="pad-field" open={value !== undefined}>
      <summary>
        {label}
        {hint && <small>{hint}</small>}
      </summary>
      {buttons}
    </details>
  ) : (
    <div className="pad-field">
      <span>
        {label}
        {hint && <small>{hint}</small>}
        {count > few && (
          <button type="button" className="quiet further" aria-expanded={further || beyond} onClick={() => setFurther(!further)}>
            {last + 1} … <span className="offstage">{words.further(label)}</span>
          </button>
        )}
      </span>
      {buttons}
    </div>
  );
}

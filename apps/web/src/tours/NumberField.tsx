import { startWords as words } from '@gruppetto/words';
import { useId } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly min: number;
  readonly max: number;
  /** NaN while the field is empty. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export const fits = (value: number, min: number, max: number): boolean => Number.isInteger(value) && value >= min && value <= max;

/** A whole number, with what is wrong with it beside the field. */
export function NumberField({ label, hint, min, max, value, onChange }: NumberFieldProps) {
  const id = useId();
  const wrong = !fits(value, min, max);
  return (
    <div className="option">
      <label htmlFor={id}>
        {label}
        {hint && <small>{hint}</small>}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={Number.isFinite(value) ? value : ''}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value === '' ? Number.NaN : Number(event.target.value))}
      />
      {wrong && (
        <p className="problem" id={`${id}-problem`}>
          {words.range(min, max)}
        </p>
      )}
    </div>
  );
}

import { NumberInput, OptionRow, problemOf, useWords } from '@gruppetto/ui';
import { useId } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export const fits = (value: number, min: number, max: number): boolean => Number.isInteger(value) && value >= min && value <= max;

/** A whole number, with what is wrong with it beside the field. */
export function NumberField({ label, hint, min, max, value, onChange }: NumberFieldProps) {
  const { startTour: words } = useWords();
  const id = useId();
  const wrong = !fits(value, min, max);
  return (
    <OptionRow id={id} label={label} hint={hint} problem={wrong && words.range(min, max)}>
      <NumberInput
        id={id}
        min={min}
        max={max}
        value={value}
        aria-invalid={wrong}
        aria-describedby={wrong ? problemOf(id) : undefined}
        onChange={onChange}
      />
    </OptionRow>
  );
}

import type { ComponentProps } from 'react';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'value' | 'onChange'> {
  /** NaN while the field is empty. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export const NumberInput = ({ value, onChange, ...rest }: NumberInputProps) => (
  <input
    {...rest}
    type="number"
    inputMode="numeric"
    value={Number.isNaN(value) ? '' : value}
    onChange={(event) => onChange(event.target.value === '' ? Number.NaN : Number(event.target.value))}
  />
);

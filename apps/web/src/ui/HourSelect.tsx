interface HourSelectProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (hour: number) => void;
}

/** An hour of the day. */
export const HourSelect = ({ label, value, onChange }: HourSelectProps) => (
  <label>
    {label}{' '}
    <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {Array.from({ length: 24 }, (_, one) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its number
        <option key={one} value={one}>
          {one}:00
        </option>
      ))}
    </select>
  </label>
);

import { NumberInput, OptionRow, useWords } from '@gruppetto/ui';
import { type Clock, clockKinds, type Settings, timeOuts } from '@gruppetto/wire';
import { type ReactNode, useId } from 'react';
import { HourSelect } from '../ui/HourSelect.tsx';

/** Private, open to watch, and without a clock, until somebody wants it otherwise. */
export const plainSettings: Settings = { open: false, spectators: true, clock: { kind: 'none' }, rated: false };

/** In which field the time of each clock stands, and how much it may be. */
const amounts = { none: undefined, race: ['minutes', 600], move: ['minutes', 600], slow: ['hours', 336], days: ['days', 14] } as const;

const defaults: Readonly<Record<Clock['kind'], Omit<Clock, 'kind'>>> = {
  none: {},
  race: { minutes: 20, increment: 10 },
  move: { minutes: 2 },
  slow: { hours: 24 },
  days: { days: 3 },
};

interface SettingsFieldsProps {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
  /** In a race the clock stays, and whether it is rated. */
  readonly clockFixed?: boolean;
}

export function SettingsFields({ settings, onChange, clockFixed = false }: SettingsFieldsProps) {
  const { sharedTables: words } = useWords();
  const { clock, open, spectators, rated } = settings;
  return (
    <>
      <CheckRow label={words.openTable} hint={words.openTableHint} checked={open} onChange={(on) => onChange({ ...settings, open: on })} />
      <CheckRow
        label={words.spectators}
        hint={words.spectatorsHint}
        checked={spectators}
        onChange={(on) => onChange({ ...settings, spectators: on })}
      />
      <CheckRow
        label={words.rated}
        hint={words.ratedHint}
        checked={rated}
        disabled={clockFixed}
        onChange={(on) => onChange({ ...settings, rated: on })}
      />
      <ClockFields clock={clock} onChange={(next) => onChange({ ...settings, clock: next })} fixed={clockFixed} />
    </>
  );
}

interface CheckRowProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

const CheckRow = ({ label, hint, onChange, ...input }: CheckRowProps) => (
  <label className="option">
    <span>
      {label}
      <small>{hint}</small>
    </span>
    <input type="checkbox" {...input} onChange={(event) => onChange(event.target.checked)} />
  </label>
);

interface ClockFieldsProps {
  readonly clock: Clock;
  readonly onChange: (clock: Clock) => void;
  readonly fixed: boolean;
}

/** Which clock, its times, and what happens when one runs out. */
function ClockFields({ clock, onChange, fixed }: ClockFieldsProps) {
  const { sharedTables: words } = useWords();
  const id = useId();
  const [amount, max] = amounts[clock.kind] ?? [];
  const change = (next: Partial<Clock>) => onChange({ ...clock, ...next });
  return (
    <>
      <SelectRow
        label={words.clock}
        hint={words.clockHint}
        value={clock.kind}
        disabled={fixed}
        of={clockKinds}
        say={(kind) => words.clocks[kind]}
        onPick={(kind) => onChange({ kind, ...defaults[kind] })}
      />
      {amount && (
        <OptionRow id={`${id}-amount`} label={words[amount]}>
          <NumberInput
            id={`${id}-amount`}
            min="1"
            max={max}
            required
            disabled={fixed}
            value={clock[amount] ?? Number.NaN}
            onChange={(value) => change({ [amount]: Number.isNaN(value) ? undefined : value })}
          />
        </OptionRow>
      )}
      {clock.kind === 'race' && (
        <OptionRow id={`${id}-increment`} label={words.increment}>
          <NumberInput
            id={`${id}-increment`}
            min="0"
            max={300}
            required
            disabled={fixed}
            value={clock.increment ?? 0}
            onChange={(value) => change({ increment: Number.isNaN(value) ? 0 : value })}
          />
        </OptionRow>
      )}
      {amount && (
        <SelectRow
          label={words.timeOut}
          hint={clock.kind === 'slow' || clock.kind === 'days' ? words.vacationHint : undefined}
          value={clock.timeOut ?? 'bot'}
          disabled={fixed}
          of={timeOuts}
          say={(timeOut) => words.timeOuts[timeOut]}
          onPick={(timeOut) => change({ timeOut })}
        />
      )}
      {clock.kind === 'slow' && !fixed && <NightField clock={clock} onChange={onChange} />}
    </>
  );
}

interface SelectRowProps<V extends string> {
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: V;
  readonly disabled: boolean;
  readonly of: readonly V[];
  readonly say: (value: V) => ReactNode;
  readonly onPick: (value: V) => void;
}

/** One of a few. */
function SelectRow<V extends string>({ label, hint, value, disabled, of, say, onPick }: SelectRowProps<V>) {
  const id = useId();
  return (
    <OptionRow id={id} label={label} hint={hint}>
      <select id={id} value={value} disabled={disabled} onChange={(event) => onPick(of.find((one) => one === event.target.value) ?? value)}>
        {of.map((one) => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </select>
    </OptionRow>
  );
}

/** The hours in which no time runs. */
function NightField({ clock, onChange }: Omit<ClockFieldsProps, 'fixed'>) {
  const { sharedTables: words } = useWords();
  const id = useId();
  const { night, ...rest } = clock;
  const set = (on: boolean) =>
    onChange(on ? { ...rest, night: { from: 22, to: 8, utcOffsetMinutes: -new Date().getTimezoneOffset() } } : rest);
  return (
    <div className="option">
      <label htmlFor={id}>{words.night}</label>
      <input id={id} type="checkbox" checked={night !== undefined} onChange={(event) => set(event.target.checked)} />
      {night && (
        <span className="buttons">
          <HourSelect label={words.nightFrom} value={night.from} onChange={(from) => onChange({ ...rest, night: { ...night, from } })} />
          <HourSelect label={words.nightTo} value={night.to} onChange={(to) => onChange({ ...rest, night: { ...night, to } })} />
        </span>
      )}
    </div>
  );
}

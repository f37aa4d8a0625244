import { NumberInput, OptionRow, useWords } from '@gruppetto/ui';
import { type Clock, clockKinds, type Settings, timeOuts } from '@gruppetto/wire';
import { useId } from 'react';

/** Private, open to watch, and without a clock, until somebody wants it otherwise. */
export const plainSettings: Settings = { open: false, spectators: true, clock: { kind: 'none' }, rated: false };

/** In which field the time of each clock stands, and how much it may be. */
const amounts = { none: undefined, race: ['minutes', 600], move: ['minutes', 600], slow: ['hours', 336], days: ['days', 14] } as const;

const standard: Readonly<Record<Clock['kind'], Omit<Clock, 'kind'>>> = {
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
  const id = useId();
  const { clock, open, spectators, rated } = settings;
  const setClock = (change: Partial<Clock>) => onChange({ ...settings, clock: { ...clock, ...change } });
  const [amount, max] = amounts[clock.kind] ?? [];
  const hour = (label: string, which: 'from' | 'to') => (
    <label>
      {label}{' '}
      <select
        value={clock.night?.[which]}
        onChange={(event) => clock.night && setClock({ night: { ...clock.night, [which]: Number(event.target.value) } })}
      >
        {Array.from({ length: 24 }, (_, one) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its number
          <option key={one} value={one}>
            {one}:00
          </option>
        ))}
      </select>
    </label>
  );
  const setNight = (on: boolean) => {
    const { night: _, ...rest } = clock;
    const night = { from: 22, to: 8, utcOffsetMinutes: -new Date().getTimezoneOffset() };
    onChange({ ...settings, clock: on ? { ...rest, night } : rest });
  };
  return (
    <>
      <label className="option">
        <span>
          {words.openTable}
          <small>{words.openTableHint}</small>
        </span>
        <input type="checkbox" checked={open} onChange={(event) => onChange({ ...settings, open: event.target.checked })} />
      </label>
      <label className="option">
        <span>
          {words.spectators}
          <small>{words.spectatorsHint}</small>
        </span>
        <input type="checkbox" checked={spectators} onChange={(event) => onChange({ ...settings, spectators: event.target.checked })} />
      </label>
      <label className="option">
        <span>
          {words.rated}
          <small>{words.ratedHint}</small>
        </span>
        <input
          type="checkbox"
          checked={rated}
          disabled={clockFixed}
          onChange={(event) => onChange({ ...settings, rated: event.target.checked })}
        />
      </label>
      <div className="option">
        <label htmlFor={`${id}-clock`}>
          {words.clock}
          <small>{words.clockHint}</small>
        </label>
        <select
          id={`${id}-clock`}
          value={clock.kind}
          disabled={clockFixed}
          onChange={(event) => {
            const kind = event.target.value as Clock['kind'];
            onChange({ ...settings, clock: { kind, ...standard[kind] } });
          }}
        >
          {clockKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.clocks[kind]}
            </option>
          ))}
        </select>
      </div>
      {amount && (
        <OptionRow id={`${id}-amount`} label={words[amount]}>
          <NumberInput
            id={`${id}-amount`}
            min="1"
            max={max}
            required
            disabled={clockFixed}
            value={clock[amount] ?? Number.NaN}
            onChange={(value) => setClock({ [amount]: Number.isNaN(value) ? undefined : value })}
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
            disabled={clockFixed}
            value={clock.increment ?? 0}
            onChange={(value) => setClock({ increment: Number.isNaN(value) ? 0 : value })}
          />
        </OptionRow>
      )}
      {amount && (
        <div className="option">
          <label htmlFor={`${id}-time-out`}>
            {words.timeOut}
            {(clock.kind === 'slow' || clock.kind === 'days') && <small>{words.vacationHint}</small>}
          </label>
          <select
            id={`${id}-time-out`}
            value={clock.timeOut ?? 'bot'}
            disabled={clockFixed}
            onChange={(event) => setClock({ timeOut: timeOuts.find((one) => one === event.target.value) ?? 'bot' })}
          >
            {timeOuts.map((one) => (
              <option key={one} value={one}>
                {words.timeOuts[one]}
              </option>
            ))}
          </select>
        </div>
      )}
      {clock.kind === 'slow' && !clockFixed && (
        <div className="option">
          <label htmlFor={`${id}-night`}>{words.night}</label>
          <input
            id={`${id}-night`}
            type="checkbox"
            checked={clock.night !== undefined}
            onChange={(event) => setNight(event.target.checked)}
          />
          {clock.night && (
            <span className="buttons">
              {hour(words.nightFrom, 'from')}
              {hour(words.nightTo, 'to')}
            </span>
          )}
        </div>
      )}
    </>
  );
}

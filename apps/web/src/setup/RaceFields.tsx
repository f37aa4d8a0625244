import type { GameId } from '@gruppetto/catalogue';
import type { Game, Problem, SeatEntry, Shape } from '@gruppetto/kernel';
import { NumberInput, OptionRow, problemOf, useSaid } from '@gruppetto/ui';
import { type GameWords, type OptionWords, say } from '@gruppetto/words';
import { useGame } from '../race/rooms.ts';

/** The default options of a race. */
export function defaultsOf(shape: Shape): Record<string, unknown> {
  const fields = shape.kind === 'object' ? Object.entries(shape.fields) : [];
  return Object.fromEntries(fields.map(([name, field]) => [name, 'default' in field ? field.default : undefined]));
}

interface RaceFieldsProps {
  readonly game: Game;
  readonly values: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatEntry[];
  readonly problems: readonly Problem[];
  /** Those that are settled elsewhere. */
  readonly without?: readonly string[];
  readonly onSet: (values: Readonly<Record<string, unknown>>) => void;
}

/** The options of a race, each by the field that the game draws for it, or by the plain one. */
export function RaceFields({ game, values, seats, problems, without = [], onSet }: RaceFieldsProps) {
  const { room, screens } = useGame(game.id as GameId);
  const words = useSaid(room.words);
  const {
    seatOption = '',
    options: { shape },
  } = game;
  const fields =
    shape.kind === 'object' ? Object.entries(shape.fields).filter(([name]) => name !== seatOption && !without.includes(name)) : [];
  return fields.map(([name, field]) => {
    if (screens.hidden?.includes(name)) return undefined;
    const Own = screens.fields?.[name];
    // What no field can draw isn't set by hand: what a stage takes over from the one before it.
    if (!Own && (field.kind === 'object' || field.kind === 'list' || field.kind === 'anything')) return undefined;
    const within = problems.filter(({ at }) => at === name || at.startsWith(`${name}.`) || at.startsWith(`${name}[`));
    const change = (value: unknown) => onSet({ [name]: value });
    return Own ? (
      <Own
        key={name}
        game={game}
        words={words}
        value={values[name]}
        values={values}
        seats={seats}
        problems={within}
        onChange={change}
        onSet={onSet}
      />
    ) : (
      <OptionField key={name} name={name} shape={field} words={words} value={values[name]} problem={within[0]} onChange={change} />
    );
  });
}

interface OptionFieldProps {
  readonly name: string;
  readonly shape: Shape;
  readonly words: GameWords;
  readonly value: unknown;
  readonly problem: Problem | undefined;
  readonly onChange: (value: unknown) => void;
}

function OptionField({ name, shape, words, value, problem, onChange }: OptionFieldProps) {
  const named: Readonly<Record<string, OptionWords>> = words.options;
  const { label, hint, values } = named[name] ?? { label: name };
  const id = `option-${name}`;
  const wrong = problem && (
    <>
      {say(problem.need, words)} {problem.need.rule && <span className="rule-id">{problem.need.rule}</span>}
    </>
  );
  return (
    <OptionRow id={id} label={label} hint={hint} problem={wrong}>
      {shape.kind === 'integer' && (
        <NumberInput
          id={id}
          min={shape.min}
          max={shape.max}
          step={shape.step ?? 1}
          value={typeof value === 'number' ? value : Number.NaN}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && problemOf(id)}
          onChange={onChange}
        />
      )}
      {shape.kind === 'flag' && (
        <input id={id} type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      )}
      {shape.kind === 'one-of' && (
        <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {shape.values.map((one) => (
            <option key={one} value={one}>
              {values?.[one] ?? one}
            </option>
          ))}
        </select>
      )}
    </OptionRow>
  );
}

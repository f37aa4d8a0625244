import { OptionRow, problemOf } from '@gruppetto/ui';
import { parseStartList } from '@gruppetto/wielersim';
import { say, wordsOf } from '@gruppetto/words';
import type { FieldProps } from '../screens.ts';

/** WS-3.1: who wears the leader's jersey. */
export function JerseyField({ game, value, values, problems, onChange }: FieldProps) {
  const { label } = wordsOf(game.id).options.jersey ?? { label: 'Jersey' };
  const list = parseStartList(String(values.riders ?? ''));
  const riders = list.ok ? list.value : [];
  const [problem] = problems;
  const worn = Number(value);
  return (
    <OptionRow
      id="jersey"
      label={label}
      hint="who wears it throws first for his place on the start grid"
      problem={problem && say(problem.need, game.id)}
    >
      <select
        id="jersey"
        value={worn}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemOf('jersey')}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        <option value={0}>Nobody</option>
        {worn > riders.length && <option value={worn}>Number {worn}</option>}
        {riders.map(({ rider, team }, index) => (
          <option key={`${team} ${rider}`} value={index + 1}>
            {index + 1} · {rider}, {team}
          </option>
        ))}
      </select>
    </OptionRow>
  );
}

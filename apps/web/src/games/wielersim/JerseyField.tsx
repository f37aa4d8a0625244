import { parseStartList } from '@gruppetto/wielersim';
import { say, wordsOf } from '@gruppetto/words';
import type { FieldProps } from '../screens.ts';

/** WS-3.1: who wears the leader's jersey. */
export function JerseyField({ game, value, values, problems, onChange }: FieldProps) {
  const { label } = wordsOf(game.id).options.jersey ?? { label: 'Jersey' };
  const list = parseStartList(String(values.riders ?? ''));
  const riders = list.ok ? list.value : [];
  const worn = Number(value);
  return (
    <div className="option">
      <label htmlFor="jersey">
        {label}
        <small>who wears it throws first for his place on the start grid</small>
      </label>
      <select id="jersey" value={worn} aria-invalid={problems.length > 0} onChange={(event) => onChange(Number(event.target.value))}>
        <option value={0}>Nobody</option>
        {worn > riders.length && <option value={worn}>Number {worn}</option>}
        {riders.map(({ rider, team }, index) => (
          <option key={`${team} ${rider}`} value={index + 1}>
            {index + 1} · {rider}, {team}
          </option>
        ))}
      </select>
      {problems.map(({ at, need }) => (
        <p key={at} className="problem">
          {say(need, game.id)}
        </p>
      ))}
    </div>
  );
}

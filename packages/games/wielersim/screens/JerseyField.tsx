import { type FieldProps, OptionRow, problemOf, useSaid } from '@gruppetto/ui';
import { say } from '@gruppetto/words';
import { parseStartList } from '../rules/start-list.ts';
import type { WielerSim } from '../rules/types.ts';
import { sentences } from '../words/index.ts';

/** WS-3.1: the wearer of the leader's jersey. */
export function JerseyField({ words, value, values, problems, onChange }: FieldProps<WielerSim>) {
  const { screens: screen } = useSaid(sentences);
  const list = parseStartList(String(values.riders ?? ''));
  const riders = list.ok ? list.value : [];
  const [problem] = problems;
  const worn = Number(value);
  return (
    <OptionRow id="jersey" label={words.options.jersey.label} hint={screen.jerseyHint} problem={problem && say(problem.need, words)}>
      <select
        id="jersey"
        value={worn}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemOf('jersey')}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        <option value={0}>{screen.nobody}</option>
        {worn > riders.length && <option value={worn}>{screen.number(worn)}</option>}
        {riders.map(({ rider, team }, index) => (
          <option key={`${team} ${rider}`} value={index + 1}>
            {screen.numbered({ number: index + 1, rider, team })}
          </option>
        ))}
      </select>
    </OptionRow>
  );
}

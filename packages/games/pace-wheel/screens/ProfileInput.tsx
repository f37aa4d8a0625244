import { useSaid } from '@gruppetto/ui';
import { maxPoints, type PresetName, presetNames, presets, samePoints, skills } from '../rules/racers.ts';
import type { Points } from '../rules/types.ts';
import { sentences } from '../words/index.ts';

interface ProfileProps {
  readonly name: string;
  readonly number: number;
  readonly points: Points;
  readonly problem: string | undefined;
  readonly onChange: (points: Points) => void;
}

/** PW-1.2: the points of one racer, by sliders, by typing, or as one of the ready-made profiles. */
export function ProfileInput({ name, number, points, problem, onChange }: ProfileProps) {
  const { screens: words } = useSaid(sentences);
  const kind = presetNames.find((preset) => samePoints(presets[preset], points));
  return (
    <div className="profile">
      <b className="figures">{number}</b>
      <select
        aria-label={words.kindOf(name)}
        value={kind ?? 'own'}
        onChange={(event) => {
          if (event.target.value !== 'own') onChange(presets[event.target.value as PresetName]);
        }}
      >
        {presetNames.map((preset) => (
          <option key={preset} value={preset}>
            {words.profiles[preset]}
          </option>
        ))}
        <option value="own">{words.ownProfile}</option>
      </select>
      {skills.map((skill) => (
        <label key={skill}>
          <small>{words.skills[skill]}</small>
          <input
            type="range"
            min="0"
            max={maxPoints}
            value={points[skill]}
            aria-label={words.skillOf({ skill, rider: name })}
            onChange={(event) => onChange({ ...points, [skill]: Number(event.target.value) })}
          />
          <input
            type="number"
            min="0"
            max={maxPoints}
            value={points[skill]}
            aria-label={words.skillTyped({ skill, rider: name })}
            onChange={(event) => onChange({ ...points, [skill]: Math.trunc(Number(event.target.value)) })}
          />
        </label>
      ))}
      {problem && <p className="problem">{problem}</p>}
    </div>
  );
}

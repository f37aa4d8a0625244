import { type Options, type Points, type PresetName, presets, profileOf, type Skill } from '@gruppetto/pace-wheel';
import { JerseyPatch, jerseyOf } from '@gruppetto/ui';
import { paceWheelReady, say, wordsOf } from '@gruppetto/words';
import type { FieldProps } from '../screens.ts';

const skills: readonly Skill[] = ['sprint', 'stamina', 'climbing'];
const each = 3;

/** PW-1.2: fifteen points for every racer, by sliders, by typing, or as one of the usual kinds. */
export function ProfilesField({ game, value, values, seats, problems, onChange }: FieldProps) {
  const options = { ...values, profiles: value } as unknown as Options;
  const racers = seats.length * each;
  const all = Array.from({ length: racers }, (_, rider) => profileOf(options, rider));
  const change = (rider: number, points: Points) => onChange(all.with(rider, points));
  const { label, hint } = wordsOf(game.id).options.profiles ?? { label: 'Profiles' };
  return (
    <details className="option-block" open={problems.length > 0 || undefined}>
      <summary>
        {label} <small>{hint}</small>
      </summary>
      {seats.map((seat, index) => (
        <fieldset key={seat.colour} className="profile-team">
          <legend>
            <JerseyPatch jersey={jerseyOf(seat.colour)} size={20} /> {seat.name}
          </legend>
          {[0, 1, 2].map((number) => {
            const rider = index * each + number;
            const problem = problems.find(({ at }) => at === `profiles[${rider}]`);
            return (
              <Profile
                key={rider}
                name={`${seat.name} ${number + 1}`}
                number={number + 1}
                points={all[rider]}
                problem={problem && say(problem.need, game.id)}
                onChange={(points) => change(rider, points)}
              />
            );
          })}
        </fieldset>
      ))}
    </details>
  );
}

interface ProfileProps {
  readonly name: string;
  readonly number: number;
  readonly points: Points;
  readonly problem: string | undefined;
  readonly onChange: (points: Points) => void;
}

function Profile({ name, number, points, problem, onChange }: ProfileProps) {
  const kind = (Object.keys(presets) as PresetName[]).find((preset) => skills.every((skill) => presets[preset][skill] === points[skill]));
  return (
    <div className="profile">
      <b className="figures">{number}</b>
      <select
        aria-label={`Kind of ${name}`}
        value={kind ?? 'own'}
        onChange={(event) => {
          if (event.target.value !== 'own') onChange(presets[event.target.value as PresetName]);
        }}
      >
        {(Object.keys(presets) as PresetName[]).map((preset) => (
          <option key={preset} value={preset}>
            {paceWheelReady.profiles[preset]}
          </option>
        ))}
        <option value="own">His own</option>
      </select>
      {skills.map((skill) => (
        <label key={skill}>
          <small>{skill}</small>
          <input
            type="range"
            min="0"
            max="10"
            value={points[skill]}
            aria-label={`${skill} of ${name}`}
            onChange={(event) => onChange({ ...points, [skill]: Number(event.target.value) })}
          />
          <input
            type="number"
            min="0"
            max="10"
            value={points[skill]}
            aria-label={`${skill} of ${name}, typed`}
            onChange={(event) => onChange({ ...points, [skill]: Math.trunc(Number(event.target.value)) })}
          />
        </label>
      ))}
      {problem && <p className="problem">{problem}</p>}
    </div>
  );
}

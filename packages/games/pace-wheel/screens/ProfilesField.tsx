import { type FieldProps, JerseyPatch, jerseyOf } from '@gruppetto/ui';
import { say } from '@gruppetto/words';
import { useState } from 'react';
import { givenProfile } from '../rules/racers.ts';
import type { Options, PaceWheel, Points } from '../rules/types.ts';
import { ProfileInput } from './ProfileInput.tsx';
import './ProfilesField.css';

const each = 3;

/** PW-1.2: fifteen points for every racer, where they are given with the set-up. */
export function ProfilesField({ words, value, values, seats, problems, onChange }: FieldProps<PaceWheel>) {
  // A mistake opens it; correcting it must not close it under the person who corrects it.
  const [open, setOpen] = useState(false);
  if (values.profiles !== 'given') return undefined;
  const options = { ...values, given: value } as unknown as Options;
  const all = Array.from({ length: seats.length * each }, (_, rider) => givenProfile(options, rider));
  const change = (rider: number, points: Points) => onChange(all.with(rider, points));
  const { label, hint } = words.options.given;
  return (
    <details className="option-block" open={open || problems.length > 0} onToggle={(event) => setOpen(event.currentTarget.open)}>
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
            const problem = problems.find(({ at }) => at === `given[${rider}]`);
            return (
              <ProfileInput
                key={rider}
                name={`${seat.name} ${number + 1}`}
                number={number + 1}
                points={all[rider]}
                problem={problem && say(problem.need, words)}
                onChange={(points) => change(rider, points)}
              />
            );
          })}
        </fieldset>
      ))}
    </details>
  );
}

import type { QuestionProps } from '@gruppetto/ui';
import { useState } from 'react';
import { pointsEach, presets, samePoints, sumOfPoints } from '../rules/racers.ts';
import type { PaceWheel, Points } from '../rules/types.ts';
import { screenWords as say } from '../words/en.ts';
import { ProfileInput } from './ProfileInput.tsx';
import './ProfilesField.css';

/** PW-1.2: fifteen points for one racer, by presets or sliders; or the usual three for the whole team. */
export function GivePoints({ turn, words, names, disabled, onChoose }: QuestionProps<PaceWheel>) {
  const { rider = 0, choices } = turn;
  const [points, setPoints] = useState<Points>(presets['all-rounder']);
  const given = choices.find((choice) => choice.do === 'give' && samePoints(choice, points));
  const usual = choices.find((choice) => choice.do === 'give-usual');
  const { label = '', detail } = usual ? words.choice(usual, {}, names) : {};
  return (
    <>
      {usual && (
        <button type="button" className="choice first" disabled={disabled} onClick={() => onChoose(usual)}>
          <span>
            {label}
            <small>{detail}</small>
          </span>
          <kbd>Enter</kbd>
        </button>
      )}
      <ProfileInput name={names.rider(rider)} number={(rider % 3) + 1} points={points} problem={undefined} onChange={setPoints} />
      <button
        type="button"
        className={usual ? 'choice' : 'choice first'}
        disabled={disabled || !given}
        onClick={() => given && onChoose(given)}
      >
        <span>
          {say.givePoints}
          <small>{say.pointsGiven({ points: sumOfPoints(points), of: pointsEach })}</small>
        </span>
      </button>
    </>
  );
}

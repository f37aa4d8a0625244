import type { QuestionProps } from '@gruppetto/ui';
import { useSaid, useWords } from '@gruppetto/ui';
import { useState } from 'react';
import { maxPoints, pointsEach, presetNames, presets, samePoints, skills, sumOfPoints } from '../rules/racers.ts';
import type { PaceWheel, Points } from '../rules/types.ts';
import type { Sentences } from '../words/en.ts';
import { sentences } from '../words/index.ts';
import './GivePoints.css';

/** PW-1.2: fifteen points for one racer, by ready-made profiles or sliders; or the usual three for the whole team. */
export function GivePoints({ turn, words, names, disabled, onChoose }: QuestionProps<PaceWheel>) {
  const { screens: say } = useSaid(sentences);
  const { race } = useWords();
  const { rider = 0, choices } = turn;
  const [points, setPoints] = useState<Points>(presets['all-rounder']);
  const chosen = choices.find((choice) => choice.do === 'give' && samePoints(choice, points));
  const usual = choices.find((choice) => choice.do === 'give-usual');
  const { label, detail } = usual ? words.choice(usual, {}, names) : {};
  return (
    <div className="give-points">
      {usual && (
        <button type="button" className="choice first" disabled={disabled} onClick={() => onChoose(usual)}>
          <span>
            {label}
            <small>{detail}</small>
          </span>
          <kbd>{race.enterKey}</kbd>
        </button>
      )}
      <fieldset className="give-presets">
        <legend className="offstage">{say.kindOf(names.rider(rider))}</legend>
        {presetNames.map((preset) => (
          <button type="button" key={preset} aria-pressed={samePoints(presets[preset], points)} onClick={() => setPoints(presets[preset])}>
            {say.profiles[preset]}
          </button>
        ))}
      </fieldset>
      {skills.map((skill) => (
        <label key={skill}>
          <span>{say.skills[skill]}</span>
          <input
            type="range"
            min="0"
            max={maxPoints}
            value={points[skill]}
            aria-label={say.skillOf({ skill, rider: names.rider(rider) })}
            onChange={(event) => setPoints({ ...points, [skill]: Number(event.target.value) })}
          />
          <output>{points[skill]}</output>
        </label>
      ))}
      <button
        type="button"
        className={usual ? 'choice' : 'choice first'}
        disabled={disabled || !chosen}
        onClick={() => chosen && onChoose(chosen)}
      >
        <span>
          {say.givePoints}
          <small>{sayGiven(sumOfPoints(points), say)}</small>
        </span>
      </button>
    </div>
  );
}

function sayGiven(given: number, say: Sentences['screens']): string {
  if (given === pointsEach) return say.allGiven(pointsEach);
  return given < pointsEach ? say.stillToGive({ left: pointsEach - given, of: pointsEach }) : say.tooMany(given - pointsEach);
}

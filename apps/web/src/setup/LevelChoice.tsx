import { type Ladder, type Level, levels } from '@gruppetto/bots';
import { useWords } from '@gruppetto/ui';
import { Portrait } from './Portrait.tsx';
import './level-choice.css';

interface LevelChoiceProps {
  /** Of all bots; undefined if they differ. */
  readonly level: Level | undefined;
  readonly ladder: Ladder | undefined;
  readonly onChange: (level: Level) => void;
}

/** The four opponents as characters: one tap sets all bots. */
export function LevelChoice({ level, ladder, onChange }: LevelChoiceProps) {
  const { setup: words } = useWords();
  const rung = level && ladder?.levels[level];
  return (
    <>
      <fieldset className="levels">
        <legend className="offstage">{words.level}</legend>
        {levels.map((one, index) => (
          <label key={one} className={`level ${one}`}>
            <input type="radio" name="level" value={one} checked={one === level} onChange={() => onChange(one)} />
            <Portrait level={one} />
            <b>{words.players[one]}</b>
            <small role="img" aria-label={words.strength(index + 1)}>
              {levels.map((dot, at) => (
                <i key={dot} className={at <= index ? 'full' : undefined} />
              ))}
            </small>
          </label>
        ))}
      </fieldset>
      <p className="level-says" aria-live="polite">
        {level ? words.levels[level] : words.mixed}
        {rung && (
          <small>
            {' '}
            {rung.winsError > 0 ? words.levelWins(rung.wins, rung.winsError) : words.levelWinsExactly(rung.wins)}{' '}
            {rung.error > 0 ? words.levelRating(rung.rating, rung.error) : words.levelPinned(rung.rating)}
          </small>
        )}
      </p>
    </>
  );
}

import { useWords } from '@gruppetto/ui';
import { sayChoice } from './choice-words.ts';
import { dangerOf } from './road/danger.ts';
import type { TurnPanelProps } from './turn-panel-props.ts';

/** What a tapped square means, before you ride there. */
export function ConfirmChoice({ state, turn, previews, tapped, disabled, onChoose, onUntap }: TurnPanelProps & { tapped: number }) {
  const { race: say } = useWords();
  const preview = previews[tapped];
  const { label, detail, dangers } = sayChoice(turn.choices[tapped], preview, state.words, state.names, say);
  const safe = 1 - dangerOf(preview);
  return (
    <div className="confirm">
      <p>
        <b>{label}</b>
        {detail && <small>{detail}</small>}
      </p>
      {dangers.length > 0 && (
        <>
          <span className="odds-bar" aria-hidden="true">
            <i style={{ flexGrow: safe }} className="safe" />
            {(preview.risks ?? []).map(({ what, chance }) => (
              <i key={what} style={{ flexGrow: chance }} className="risk" />
            ))}
          </span>
          <p className="soft">{dangers.join(' · ')}</p>
        </>
      )}
      <div className="buttons">
        <button type="button" onClick={onUntap}>
          {say.notYet}
        </button>
        <button type="button" className="main" disabled={disabled} onClick={() => onChoose(turn.choices[tapped])}>
          {say.rideThere}
          <small>{say.rideThereHint}</small>
        </button>
      </div>
    </div>
  );
}

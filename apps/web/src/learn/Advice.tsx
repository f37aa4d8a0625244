import type { Advice as Given } from '@gruppetto/bots';
import type { GameId } from '@gruppetto/catalogue';
import { useWords } from '@gruppetto/ui';
import { useEffect, useState } from 'react';
import { sayChoice } from '../race/choice-words.ts';
import { lastMoment } from '../race/race-state.ts';
import type { TurnPanelProps } from '../race/turn-panel-props.ts';
import { setCoachWarns, useCoachWarns } from './coach-setting.ts';
import { useAdvice } from './use-advice.ts';
import { useCourse } from './WithCourse.tsx';
import './advice.css';

/** What the coach would do here, for everybody who asks. */
export function Advice({ state, turn, previews }: Pick<TurnPanelProps, 'state' | 'turn' | 'previews'>) {
  const { learn, race: say } = useWords();
  const { game, race, words, names } = state;
  const warns = useCoachWarns();
  const [asked, setAsked] = useState<typeof turn>();
  const open = asked === turn;
  const advice = useAdvice(open ? { game: game.id as GameId, options: race.options, view: lastMoment(state).view, turn } : undefined);
  useAdviceKey(() => setAsked(open ? undefined : turn));
  if (turn.choices.length < 2) return null;
  const labelOf = (index: number): string => sayChoice(turn.choices[index], previews[index], words, names, say).label;
  return (
    <div className="advice">
      <button type="button" className="quiet" aria-expanded={open} onClick={() => setAsked(open ? undefined : turn)}>
        {open ? learn.hideAdvice : learn.advice} <kbd>{learn.adviceKey}</kbd>
      </button>
      {open && (
        <div className="advice-box" role="status">
          {advice === 'thinking' && <p className="soft">{learn.thinking}</p>}
          {advice === 'none' && <p className="soft">{learn.adviceFailed}</p>}
          {typeof advice === 'object' && <Chances advice={advice} labelOf={labelOf} />}
          <label className="advice-warns">
            <input type="checkbox" checked={warns} onChange={(event) => setCoachWarns(event.target.checked)} />
            <small>{learn.coachOn}</small>
          </label>
        </div>
      )}
    </div>
  );
}

/** How many choices are shown with their chances: the best ones. */
const shownChoices = 5;

function Chances({
  advice: { wins, errors, best, reason, samples },
  labelOf,
}: {
  readonly advice: Given;
  readonly labelOf: (index: number) => string;
}) {
  const { learn } = useWords();
  const course = useCourse();
  const order = [...wins.keys()].sort((a, b) => (a === best ? -1 : b === best ? 1 : wins[b] - wins[a]));
  const shown = order.slice(0, shownChoices);
  const highest = Math.max(...wins);
  const second = order[1];
  const even = wins[best] - wins[second] < errors[best] + errors[second];
  const why = course?.reasons?.[reason] ?? learn.reasons[reason];
  return (
    <>
      <p>
        <b>{learn.best(labelOf(best))}</b> {even ? learn.even : why}
      </p>
      <table>
        <caption>{learn.chance}</caption>
        <tbody>
          {shown.map((index) => (
            <tr key={index} className={index === best ? 'best' : undefined}>
              <th scope="row">{labelOf(index)}</th>
              <td className="advice-bar" aria-hidden="true">
                <i style={{ width: `${highest > 0 ? (wins[index] / highest) * 100 : 0}%` }} />
              </td>
              <td className="figures">
                {learn.percent(wins[index])}
                {index !== best && <small> {learn.less(wins[index], wins[best])}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">
        {order.length > shown.length && `${learn.otherChoices(order.length - shown.length)} `}
        {learn.adviceNote(samples)}
      </p>
    </>
  );
}

/** A asks, and hides the answer again. */
function useAdviceKey(toggle: () => void): void {
  const { learn } = useWords();
  useEffect(() => {
    const pressed = ({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
      const typing = target instanceof HTMLElement && target.matches('input:not([type="range"]), select, textarea');
      if (ctrlKey || metaKey || altKey || repeat || typing || document.querySelector('dialog[open]')) return;
      if (key.toUpperCase() === learn.adviceKey) toggle();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [toggle, learn]);
}

import { DiceRow, Die, useLooks, useWords } from '@gruppetto/ui';
import { useEffect, useRef } from 'react';
import type { DiceNeeded } from './race-state.ts';
import './turn.css';

interface RealDiceProps {
  readonly needed: DiceNeeded;
  readonly seat: string;
  readonly onType: (face: number) => void;
  readonly onBack: () => void;
}

/** The person throws their own dice and taps what they show; each can be corrected until the last one counts. */
export function RealDice({ needed, seat, onType, onBack }: RealDiceProps) {
  const { race } = useWords();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);
  const { sides, faces } = needed;
  const looks = useLooks(sides);
  return (
    <section className="card turn" aria-labelledby="dice-title">
      <h2 id="dice-title">{race.throwYours(seat)}</h2>
      <p className="soft">{race.tapDie(faces.length + 1)}</p>
      <div className={sides === 6 ? 'faces six' : 'faces'}>
        {looks.map(({ faces: [face = 1] }) => (
          <button type="button" key={face} ref={face === 1 ? first : undefined} className="face" onClick={() => onType(face)}>
            <Die face={face} sides={sides} size={36} />
          </button>
        ))}
      </div>
      <p className="typed">
        {faces.length > 0 && (
          <>
            {race.soFar} <DiceRow faces={faces} sides={sides} size={22} />
          </>
        )}
        <button type="button" className="quiet" onClick={onBack}>
          {faces.length > 0 ? race.correct : race.chooseAgain}
        </button>
      </p>
    </section>
  );
}

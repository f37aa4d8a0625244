import { DiceRow, Die, useLooks } from '@gruppetto/ui';
import { useEffect, useRef } from 'react';
import type { Wanting } from './race-controller.ts';

interface RealDiceProps {
  readonly wanting: Wanting;
  readonly who: string;
  readonly onType: (face: number) => void;
  readonly onBack: () => void;
}

/** The person throws his own dice and taps what they show. */
export function RealDice({ wanting, who, onType, onBack }: RealDiceProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);
  const { sides, faces } = wanting;
  const looks = useLooks(sides);
  return (
    <section className="card turn" aria-labelledby="dice-title">
      <h2 id="dice-title">{who}: throw your dice</h2>
      <p className="soft">Tap what die {faces.length + 1} shows.</p>
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
            So far <DiceRow faces={faces} sides={sides} size={22} />
          </>
        )}
        <button type="button" className="quiet" onClick={onBack}>
          Choose again
        </button>
      </p>
    </section>
  );
}

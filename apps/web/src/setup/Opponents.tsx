import type { SeatEntry } from '@gruppetto/kernel';
import { JerseyPatch, jerseyOf, useWords } from '@gruppetto/ui';
import { freshSeat } from './default-seats.ts';
import type { SetupState } from './use-setup.ts';

const isPerson = ({ player }: SeatEntry): boolean => player === 'person';

/** "You against 3 bots": more or fewer of them, and who wears what. */
export function Opponents({ setup: { seats, limits, set } }: { setup: SetupState }) {
  const { setup: words } = useWords();
  const people = seats.filter(isPerson).length;
  const bots = seats.length - people;
  const lastBot = seats.findLastIndex((seat) => !isPerson(seat));
  const headline = people === 0 ? words.watching(bots) : people === 1 ? words.youAgainst(bots) : words.people(people, bots);
  return (
    <>
      <div className="against">
        <b>{headline}</b>
        {limits.max > limits.min && (
          <span className="buttons">
            <button
              type="button"
              className="icon"
              aria-label={words.fewer}
              disabled={lastBot < 0 || seats.length <= limits.min}
              onClick={() => set({ seats: seats.toSpliced(lastBot, 1) })}
            >
              −
            </button>
            <button
              type="button"
              className="icon"
              aria-label={words.more}
              disabled={seats.length >= limits.max}
              onClick={() => set({ seats: [...seats, freshSeat(seats, 'rule-of-thumb')] })}
            >
              +
            </button>
          </span>
        )}
      </div>
      <ul className="jerseys">
        {seats.map((seat) => (
          <li key={seat.colour}>
            <JerseyPatch jersey={jerseyOf(seat.colour)} size={34} />
            <small>{people === 1 && isPerson(seat) ? words.you : seat.name}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

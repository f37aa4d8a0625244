import { type Ladder, type Level, levels } from '@gruppetto/bots';
import type { SeatEntry } from '@gruppetto/kernel';
import { JerseyPatch, jerseyOf, useWords } from '@gruppetto/ui';
import { seatName, type Words } from '@gruppetto/words';
import { freshSeat } from './default-seats.ts';
import { LevelChoice } from './LevelChoice.tsx';
import type { SetupState } from './use-setup.ts';

const isPerson = ({ player }: SeatEntry): boolean => player === 'person';

interface OpponentsProps {
  readonly setup: SetupState;
  /** Whether there is anything for a bot to decide. */
  readonly decide: boolean;
  readonly ladder: Ladder | undefined;
}

function sayField(people: number, bots: number, words: Words['setup']): string {
  if (people === 0) return words.watching(bots);
  if (people > 1) return bots === 0 ? words.people(people) : words.peopleAndBots(people, bots);
  return bots === 0 ? words.youAlone : words.youAgainst(bots);
}

/** "You against 3 bots": more or fewer of them, how strong they are, and who wears what. */
export function Opponents({ setup: { seats, limits, set }, decide, ladder }: OpponentsProps) {
  const { setup: words } = useWords();
  const people = seats.filter(isPerson).length;
  const bots = seats.length - people;
  const lastBot = seats.findLastIndex((seat) => !isPerson(seat));
  const level = levelOf(seats);
  const headline = sayField(people, bots, words);
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
              onClick={() => set({ seats: [...seats, freshSeat(seats, level ?? 'rule-of-thumb')] })}
            >
              +
            </button>
          </span>
        )}
      </div>
      {decide && bots > 0 && (
        <LevelChoice
          level={level}
          ladder={ladder}
          onChange={(player) => set({ seats: seats.map((seat) => (isPerson(seat) ? seat : { ...seat, player })) })}
        />
      )}
      <ul className="jerseys">
        {seats.map((seat) => (
          <li key={seat.colour}>
            <JerseyPatch jersey={jerseyOf(seat.colour)} size={34} />
            <small>{people === 1 && isPerson(seat) ? words.you : seatName(seat)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The level that all bots share. */
function levelOf(seats: readonly SeatEntry[]): Level | undefined {
  const [first, ...others] = new Set(seats.filter((seat) => !isPerson(seat)).map(({ player }) => player));
  return others.length === 0 ? levels.find((level) => level === first) : undefined;
}

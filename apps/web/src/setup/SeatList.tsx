import type { SeatEntry } from '@gruppetto/kernel';
import { Icon, JerseyPatch, jerseyOf, jerseys, useWords } from '@gruppetto/ui';
import { seatName } from '@gruppetto/words';
import { freshSeat } from './default-seats.ts';
import { players } from './players.ts';
import './seat-list.css';

interface SeatListProps {
  readonly seats: readonly SeatEntry[];
  readonly limits: { readonly min: number; readonly max: number };
  readonly onChange: (seats: readonly SeatEntry[]) => void;
}

/** Who sits where, in which jersey. */
export function SeatList({ seats, limits, onChange }: SeatListProps) {
  const { setup: words } = useWords();
  return (
    <>
      <ul className="seat-list">
        {seats.map((seat, index) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table, whatever it wears
            key={index}
            seat={seat}
            which={words.seat(index + 1)}
            taken={seats}
            removable={seats.length > limits.min}
            onChange={(next) => onChange(seats.with(index, next))}
            onRemove={() => onChange(seats.toSpliced(index, 1))}
          />
        ))}
      </ul>
      {seats.length < limits.max && (
        <div className="buttons">
          <button type="button" onClick={() => onChange([...seats, freshSeat(seats, 'person')])}>
            {words.addPerson}
          </button>
          <button type="button" onClick={() => onChange([...seats, freshSeat(seats, 'rule-of-thumb')])}>
            {words.addBot}
          </button>
        </div>
      )}
    </>
  );
}

interface SeatRowProps {
  readonly seat: SeatEntry;
  readonly which: string;
  readonly taken: readonly SeatEntry[];
  readonly removable: boolean;
  readonly onChange: (seat: SeatEntry) => void;
  readonly onRemove: () => void;
}

function SeatRow({ seat, which, taken, removable, onChange, onRemove }: SeatRowProps) {
  const { setup: words } = useWords();
  const renamed = (colour: string) => (seatName(seat) === jerseyOf(seat.colour).name ? jerseyOf(colour).name : seat.name);
  return (
    <li>
      <JerseyPatch jersey={jerseyOf(seat.colour)} size={30} />
      <input
        aria-label={words.nameOf(which)}
        value={seat.name}
        maxLength={24}
        required
        onChange={(event) => onChange({ ...seat, name: event.target.value })}
      />
      <select
        aria-label={words.colourOf(which)}
        value={seat.colour}
        onChange={(event) => onChange({ ...seat, colour: event.target.value, name: renamed(event.target.value) })}
      >
        {jerseys
          .filter(({ id }) => id === seat.colour || !taken.some(({ colour }) => colour === id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
      <select
        aria-label={words.playerOf(which)}
        value={seat.player}
        onChange={(event) => onChange({ ...seat, player: event.target.value })}
      >
        {players.map((player) => (
          <option key={player} value={player}>
            {(words.players as Readonly<Record<string, string>>)[player] ?? player}
          </option>
        ))}
      </select>
      <button type="button" className="quiet icon" aria-label={words.remove(which)} disabled={!removable} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  );
}

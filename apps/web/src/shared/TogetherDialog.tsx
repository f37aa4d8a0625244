import type { Game, SeatEntry } from '@gruppetto/kernel';
import { Alert, Dialog, useWords } from '@gruppetto/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { sharedServer } from '../api/shared-server.ts';
import { freshId } from '../storage/fresh.ts';
import { commitmentFor } from './dice-memory.ts';
import { keepMyName } from './my-name.ts';
import { plainSettings, SettingsFields } from './SettingsFields.tsx';
import { useMyName } from './use-my-name.ts';
import './shared.css';

interface TogetherDialogProps {
  readonly game: Game;
  readonly options: object;
  readonly seats: readonly SeatEntry[];
  readonly realDice: boolean;
  readonly onClose: () => void;
}

const forPeople = ({ player }: SeatEntry) => player === 'person';

/** A race that is set up becomes a table on the server, with its host on the first seat for people. */
export function TogetherDialog({ game, options, seats, realDice, onClose }: TogetherDialogProps) {
  const { sharedTables: words } = useWords();
  const navigate = useNavigate();
  const [name, setName] = useMyName();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current?.value === '') field.current.focus();
  }, []);
  // Somebody alone against bots wants friends to take the bots’ seats; seats set up for people are where friends sit.
  const crowded = seats.length > 1 && !seats.every(forPeople);
  const [room, setRoom] = useState(crowded && seats.filter(forPeople).length < 2);
  const [settings, setSettings] = useState(plainSettings);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  // One id for all attempts: a second one after a lost answer makes no second table.
  const [id] = useState(freshId);
  const make = async () => {
    setBusy(true);
    setFault(undefined);
    const wanted = seats.map((seat) =>
      room || forPeople(seat) ? { colour: seat.colour, player: 'person' } : { colour: seat.colour, player: seat.player, name: seat.name },
    );
    const answer = await sharedServer.make({ id, game: game.id, options, seats: wanted, hostName: name.trim(), settings });
    if (!answer.ok) {
      setBusy(false);
      return setFault(words.notMade(answer.fault.message));
    }
    keepMyName(name.trim());
    const firstForPeople = seats.findIndex(forPeople);
    const own = room ? Math.max(0, firstForPeople) : firstForPeople;
    // If this fails, the table is there all the same, and says so by a free seat.
    if (own >= 0) await sharedServer.sit(id, own, name.trim(), commitmentFor(id));
    await navigate({ to: '/shared/$id', params: { id } });
  };
  return (
    <Dialog title={words.together} onClose={onClose}>
      <form
        className="spaced"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '' && !busy) void make();
        }}
      >
        <p className="soft">{words.togetherHint}</p>
        {realDice && <p className="soft">{words.ownDiceHint}</p>}
        <label className="option">
          <span>{words.yourName}</span>
          <input ref={field} value={name} maxLength={40} required onChange={(event) => setName(event.target.value)} />
        </label>
        {crowded && (
          <label className="option">
            <span>
              {words.makeRoom}
              <small>{words.makeRoomHint}</small>
            </span>
            <input type="checkbox" checked={room} onChange={(event) => setRoom(event.target.checked)} />
          </label>
        )}
        <SettingsFields settings={settings} onChange={setSettings} />
        <Alert card>{fault}</Alert>
        <div className="buttons">
          <button type="submit" className="main" disabled={busy || name.trim() === ''}>
            {words.make}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

import type { Game, SeatEntry } from '@gruppetto/kernel';
import { sharedTables as words } from '@gruppetto/words';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { freshId } from '../fresh.ts';
import { keepMyName, myName } from './kept.ts';
import { plainSettings, SettingsFields } from './SettingsFields.tsx';
import { sharedServer } from './shared-server.ts';
import './shared.css';

interface TogetherDialogProps {
  readonly game: Game;
  readonly options: object;
  readonly seats: readonly SeatEntry[];
  readonly realDice: boolean;
  readonly onClose: () => void;
}

/** A race that is set up becomes a table on the server. */
export function TogetherDialog({ game, options, seats, realDice, onClose }: TogetherDialogProps) {
  const navigate = useNavigate();
  const [name, setName] = useState(myName);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current?.value === '') field.current.focus();
  }, []);
  const [settings, setSettings] = useState(plainSettings);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  // One id for all attempts: a second one after a lost answer makes no second table.
  const [id] = useState(freshId);
  const make = async () => {
    setBusy(true);
    setFault(undefined);
    const bots = seats.map(({ colour, player, name: called }) => ({ colour, player, ...(player !== 'person' && { name: called }) }));
    const answer = await sharedServer.make({ id, game: game.id, options, seats: bots, hostName: name.trim(), settings });
    setBusy(false);
    if (!answer.ok) return setFault(words.notMade(answer.fault.message));
    keepMyName(name.trim());
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

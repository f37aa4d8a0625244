import type { SeatEntry } from '@gruppetto/kernel';
import { Alert, Dialog, JerseyPatch, jerseyOf, useWords } from '@gruppetto/ui';
import type { StageSeat } from '@gruppetto/wire';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useFriends } from '../../account/use-friends.ts';
import { sharedServer } from '../../api/shared-server.ts';
import { plainSettings, SettingsFields } from '../../shared/SettingsFields.tsx';
import { useCalls } from '../../shared/use-calls.ts';
import { freshId } from '../../storage/fresh.ts';
import '../../shared/shared.css';

interface OnlineStageDialogProps {
  readonly tour: string;
  readonly teams: readonly SeatEntry[];
  readonly me: string | undefined;
  readonly onClose: () => void;
}

/** Opens the stage as a shared table: who rides for which team, by account or by link. */
export function OnlineStageDialog({ tour, teams, me, onClose }: OnlineStageDialogProps) {
  const { stage: words, sharedTables } = useWords();
  const navigate = useNavigate();
  const { busy, fault, call } = useCalls();
  const friends = useFriends();
  const names = useId();
  const [id] = useState(freshId);
  const [settings, setSettings] = useState({ ...plainSettings, clock: { kind: 'days', days: 3 } as const });
  const [seats, setSeats] = useState<readonly StageSeat[]>(() =>
    teams.map(({ player }, seat) => ({
      player: player === 'person' ? 'person' : 'bot',
      ...(seat === firstPerson(teams) && me && { account: me }),
    })),
  );
  const setSeat = (seat: number, change: Partial<StageSeat>) => setSeats(seats.with(seat, { ...seats[seat], ...change }));
  const open = async () => {
    let made: string | undefined;
    const wish = seats.map(({ player, account }) => ({
      player,
      ...(player === 'person' && account?.trim() && { account: account.trim() }),
    }));
    await call(async () => {
      const answer = await sharedServer.openStage(tour, { id, settings, seats: wish });
      if (answer.ok) made = answer.value.id;
      return answer;
    });
    if (made) await navigate({ to: '/shared/$id', params: { id: made } });
  };
  return (
    <Dialog title={words.raceOnline} onClose={onClose}>
      <form
        className="spaced"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void open();
        }}
      >
        <p className="soft">{words.raceOnlineHint}</p>
        <datalist id={names}>
          {friends.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <ul className="people">
          {teams.map(({ name, colour }, seat) => (
            <li key={colour}>
              <div className="seat-head">
                <JerseyPatch jersey={jerseyOf(colour)} size={30} />
                <span className="name">{name || jerseyOf(colour).name}</span>
                <select
                  aria-label={sharedTables.whoPlays(name)}
                  value={seats[seat].player}
                  onChange={(event) => setSeat(seat, { player: event.target.value === 'bot' ? 'bot' : 'person' })}
                >
                  <option value="person">{words.onlinePerson}</option>
                  <option value="bot">{words.onlineBot}</option>
                </select>
              </div>
              {seats[seat].player === 'person' && (
                <input
                  aria-label={sharedTables.holdFor(name)}
                  placeholder={words.onlineAccount}
                  list={names}
                  value={seats[seat].account ?? ''}
                  maxLength={40}
                  onChange={(event) => setSeat(seat, { account: event.target.value })}
                />
              )}
            </li>
          ))}
        </ul>
        <SettingsFields settings={settings} onChange={(next) => setSettings(next as typeof settings)} />
        <Alert card>{fault}</Alert>
        <div className="buttons">
          <button type="submit" className="main" disabled={busy}>
            {words.openOnline}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const firstPerson = (teams: readonly SeatEntry[]): number => teams.findIndex(({ player }) => player === 'person');

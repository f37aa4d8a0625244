import { JerseyPatch, jerseyOf, SureButton, useWords } from '@gruppetto/ui';
import type { SharedSeat } from '@gruppetto/wire';
import { seatName } from '@gruppetto/words';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { ServerAnswer } from '../api/server.ts';
import { sharedServer } from '../api/shared-server.ts';
import { players } from '../setup/players.ts';
import { commitmentFor } from './dice-memory.ts';
import { keepMyName } from './my-name.ts';
import { useMyName } from './use-my-name.ts';

interface SeatLineProps {
  readonly table: string;
  readonly seat: SharedSeat;
  readonly index: number;
  /** The viewer's own seat, if they have one. */
  readonly own: number | undefined;
  /** The viewer was removed from this seat and may take it again. */
  readonly mayReturn: boolean;
  readonly isHost: boolean;
  /** The viewer's name here. */
  readonly ownName: string;
  /** The host looks. */
  readonly hosting: boolean;
  readonly racing: boolean;
  readonly busy: boolean;
  readonly call: (ask: () => Promise<ServerAnswer<unknown>>) => Promise<boolean>;
  /** What else is to be said of it: a clock. */
  readonly children?: ReactNode;
}

/** One seat: who sits there, how to sit down, and what the host may do about it. */
export function SeatLine({ table, seat, index, own, ownName, mayReturn, isHost, hosting, racing, busy, call, children }: SeatLineProps) {
  const { sharedTables: words } = useWords();
  const { name, colour, player, heldFor, here, standIn, open } = seat;
  const jersey = jerseyOf(colour);
  const mine = own === index;
  const person = player === 'person';
  const line = useRef<HTMLLIElement>(null);
  // The button that was pressed is gone then: who uses keys goes on from the seat.
  const ask = async (what: () => Promise<ServerAnswer<unknown>>) => {
    if (await call(what)) line.current?.focus({ preventScroll: true });
  };
  const sit = (called: string) => void ask(() => sharedServer.sit(table, index, called, commitmentFor(table)));
  const tags = [
    mine && words.you,
    isHost && words.host,
    person && (here ? words.here : words.away),
    seat.vacationUntil && words.vacationUntil(seat.vacationUntil),
    player !== undefined && (!person || seat.bot) && words.bot,
    standIn && words.standIn,
    open && words.seatOpen,
  ].filter(Boolean);
  return (
    <li ref={line} tabIndex={-1} className={mine ? 'active' : undefined}>
      <div className="seat-head">
        <JerseyPatch jersey={jersey} size={30} />
        <span className="name">
          {person && <i className={here ? 'lamp on' : 'lamp'} aria-hidden="true" />}
          {player === undefined ? jersey.name : seatName({ name, colour, player })}
          <small>
            {' '}
            {player === undefined ? `· ${heldFor ? words.seatHeld(heldFor) : words.seatFree}` : tags.map((tag) => `· ${tag}`).join(' ')}
          </small>
        </span>
        {children}
      </div>
      {(player === undefined || open || mayReturn) && own === undefined && <Sit label={jersey.name} busy={busy} onSit={sit} />}
      {(mine || hosting || (player === undefined && own !== undefined && !racing)) && (
        <div className="buttons">
          {player === undefined && own !== undefined && !racing && (
            <button type="button" disabled={busy} onClick={() => sit(ownName)}>
              {words.move} <span className="offstage">{jersey.name}</span>
            </button>
          )}
          {mine && (
            <SureButton label={words.leave} sure={`${words.leave}?`} onSure={() => void ask(() => sharedServer.leave(table, index))} />
          )}
          {hosting && !mine && person && (
            <details>
              <summary>{words.hostControls}</summary>
              <SureButton
                label={racing ? words.botFor(name) : words.remove(name)}
                sure={racing ? words.botForSure : words.removeSure}
                onSure={() => void ask(() => sharedServer.leave(table, index))}
              />
              <SureButton
                label={words.handOver(name)}
                sure={words.handOverSure}
                onSure={() => void ask(() => sharedServer.handOver(table, index))}
              />
              <SureButton label={words.ban(name)} sure={words.banSure} onSure={() => void ask(() => sharedServer.ban(table, index))} />
            </details>
          )}
          {hosting && !person && (
            <WhoPlays
              label={jersey.name}
              player={open ? 'person' : (player ?? 'person')}
              heldFor={heldFor}
              busy={busy}
              onChange={(next, held) => void call(() => sharedServer.setSeat(table, index, next, held))}
            />
          )}
        </div>
      )}
    </li>
  );
}

function Sit({ label, busy, onSit }: { label: string; busy: boolean; onSit: (name: string) => void }) {
  const { sharedTables: words } = useWords();
  const [name, setName] = useMyName();
  return (
    <form
      className="sit"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        keepMyName(name.trim());
        onSit(name.trim());
      }}
    >
      <input
        aria-label={words.nameFor(label)}
        placeholder={words.yourName}
        value={name}
        maxLength={40}
        required
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="main" disabled={busy}>
        {words.sit} <span className="offstage">{label}</span>
      </button>
    </form>
  );
}

interface WhoPlaysProps {
  readonly label: string;
  readonly player: string;
  readonly heldFor: string | undefined;
  readonly busy: boolean;
  readonly onChange: (player: string, heldFor?: string) => void;
}

function WhoPlays({ label, player, heldFor = '', busy, onChange }: WhoPlaysProps) {
  const { sharedTables: words, setup } = useWords();
  const id = useId();
  const [held, setHeld] = useState(heldFor);
  return (
    <>
      <select aria-label={words.whoPlays(label)} value={player} disabled={busy} onChange={(event) => onChange(event.target.value)}>
        {players.map((one) => (
          <option key={one} value={one}>
            {(setup.players as Readonly<Record<string, string>>)[one] ?? one}
          </option>
        ))}
      </select>
      {player === 'person' && (
        <details>
          <summary>{heldFor ? words.seatHeld(heldFor) : words.hold}</summary>
          <form
            className="sit"
            onSubmit={(event) => {
              event.preventDefault();
              onChange('person', held.trim());
            }}
          >
            <input
              id={id}
              aria-label={words.holdFor(label)}
              placeholder={words.holdForPlaceholder}
              value={held}
              maxLength={40}
              onChange={(event) => setHeld(event.target.value)}
            />
            {held.trim() !== heldFor && (
              <button type="submit" disabled={busy}>
                {words.save}
              </button>
            )}
          </form>
        </details>
      )}
    </>
  );
}

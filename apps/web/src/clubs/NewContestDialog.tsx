import { cardOf, type GameId, gameIds, openRoom } from '@gruppetto/catalogue';
import { Alert, Dialog, useWords } from '@gruppetto/ui';
import { type Contest, contestKinds } from '@gruppetto/wire';
import { byName } from '@gruppetto/words';
import { useId, useState } from 'react';
import { clubServer } from '../api/club-server.ts';
import { plainSettings } from '../shared/SettingsFields.tsx';
import { useCalls } from '../shared/use-calls.ts';
import { freshId } from '../storage/fresh.ts';
import type { ClubProps } from './club-props.ts';

/** The race of a contest, in the game's usual form, with this many people at a table if the game lets you choose. */
async function optionsFor(game: GameId, people: number): Promise<object> {
  const room = await openRoom(game);
  const { seatOption } = room.game;
  return seatOption === undefined ? {} : { [seatOption]: people };
}

/** A cup or a league as it is being made. */
interface Draft {
  readonly name: string;
  readonly kind: Contest['kind'];
  readonly game: GameId;
  /** At a table. */
  readonly people: number;
  readonly days: number;
  readonly rounds: number;
  readonly names: readonly string[];
}

export function NewContestDialog({ club, act, onClose }: ClubProps & { onClose: () => void }) {
  const { clubs: words } = useWords();
  const [made] = useState(freshId);
  const { busy, fault, call } = useCalls();
  const [draft, setDraft] = useState<Draft>(() => ({
    name: '',
    kind: 'knock-out',
    game: gameIds[0],
    people: 2,
    days: 7,
    rounds: 3,
    names: club.members.map((member) => member.name),
  }));
  const name = draft.name.trim();
  const start = async () => {
    const { people, ...contest } = draft;
    const settings = { ...plainSettings, clock: { kind: 'days' as const, days: Math.min(3, draft.days) } };
    const done = await call(async () =>
      clubServer.startContest(club.id, { ...contest, id: made, name, options: await optionsFor(draft.game, people), settings }),
    );
    if (!done) return;
    await act(async () => ({ ok: true, value: {} }));
    onClose();
  };
  return (
    <Dialog title={words.newContest} onClose={onClose}>
      <form
        className="spaced"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void start();
        }}
      >
        <ContestFields draft={draft} onChange={setDraft} />
        <Entrants members={byName(club.members)} names={draft.names} onChange={(names) => setDraft({ ...draft, names })} />
        <Alert card>{fault}</Alert>
        <div className="buttons">
          <button type="submit" className="main" disabled={busy || name === '' || draft.names.length < 2}>
            {words.start}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function ContestFields({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const { clubs: words } = useWords();
  const id = useId();
  const { name, kind, game, people, days, rounds } = draft;
  const change = (next: Partial<Draft>) => onChange({ ...draft, ...next });
  return (
    <>
      <label className="option">
        <span>{words.contestName}</span>
        <input value={name} maxLength={60} required onChange={(event) => change({ name: event.target.value })} />
      </label>
      <div className="option">
        <label htmlFor={`${id}-kind`}>
          {words.kind}
          <small>{words.contestHint[kind]}</small>
        </label>
        <select
          id={`${id}-kind`}
          value={kind}
          onChange={(event) => change({ kind: contestKinds.find((one) => one === event.target.value) ?? kind })}
        >
          {contestKinds.map((one) => (
            <option key={one} value={one}>
              {words.kinds[one]}
            </option>
          ))}
        </select>
      </div>
      <div className="option">
        <label htmlFor={`${id}-game`}>{words.game}</label>
        <select
          id={`${id}-game`}
          value={game}
          onChange={(event) => change({ game: gameIds.find((one) => one === event.target.value) ?? game })}
        >
          {gameIds.map((one) => (
            <option key={one} value={one}>
              {cardOf(one).title}
            </option>
          ))}
        </select>
      </div>
      <Count label={words.perTable} value={people} max={6} onChange={(next) => change({ people: next })} />
      <Count label={words.days} value={days} max={60} onChange={(next) => change({ days: next })} />
      {kind === 'league' && <Count label={words.rounds} value={rounds} max={30} onChange={(next) => change({ rounds: next })} />}
    </>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

const Count = ({ label, value, max, onChange }: CountProps) => (
  <label className="option">
    <span>{label}</span>
    <input type="number" min="1" max={max} required value={value} onChange={(event) => onChange(Number(event.target.value))} />
  </label>
);

interface EntrantsProps {
  readonly members: readonly { readonly name: string }[];
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

function Entrants({ members, names, onChange }: EntrantsProps) {
  const { clubs: words } = useWords();
  return (
    <fieldset>
      <legend>{words.entrants}</legend>
      {members.map(({ name }) => (
        <label key={name} className="check">
          <input
            type="checkbox"
            checked={names.includes(name)}
            onChange={(event) => onChange(event.target.checked ? [...names, name] : names.filter((one) => one !== name))}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

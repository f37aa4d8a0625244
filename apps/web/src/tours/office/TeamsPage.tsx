import type { RiderEntry } from '@gruppetto/tour';
import { Alert, Icon, JerseyPatch, jerseyOf, jerseys, NumberInput, SureButton, useShell, useWords } from '@gruppetto/ui';
import type { Team } from '@gruppetto/wire';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { OfficeFrame, SignedIn, Unreachable } from '../../account/OfficeFrame.tsx';
import { type ServerFault, server } from '../../api/server.ts';
import { freshId } from '../../storage/fresh.ts';
import { useSessionState } from '../../ui/use-session-state.ts';
import { riderEntries } from './rider-entries.ts';
import { useTeams } from './use-teams.ts';
import '../team-cards.css';
import './office.css';
import './teams.css';

/** A new team begins with so many empty lines for riders; there may be fewer or more. */
const firstLines = 6;

/** The teams of a person; the first screen of one who has none. */
export function TeamsPage() {
  const { teams: words } = useWords();
  return (
    <OfficeFrame title={words.title}>
      <SignedIn>{(account) => <Teams key={account} account={account} />}</SignedIn>
    </OfficeFrame>
  );
}

const freshTeam = (taken: readonly Team[]): Team => {
  const colour = jerseys.find(({ id }) => !taken.some((team) => team.colour === id))?.id ?? 'red';
  return { id: freshId(), name: '', colour, riders: Array.from({ length: firstLines }, () => ({ id: freshId(), name: '' })), version: 0 };
};

function Teams({ account }: { account: string }) {
  const { teams: words } = useWords();
  const { colours } = useShell();
  const { teams, fault, again } = useTeams(account);
  const [edited, setEdited] = useSessionState<Team>(`team of ${account}`);
  const [said, setSaid] = useState<string>();
  const none = teams?.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known that there is none
  useEffect(() => {
    if (none && !edited) setEdited(freshTeam([]));
  }, [none]);
  if (fault)
    return (
      <main className="message">
        <Unreachable message={fault.message} onAgain={again} />
      </main>
    );
  if (!teams) return <main className="message" aria-busy="true" />;
  const remove = async ({ id }: Team) => {
    const answer = await server.removeTeam(id);
    setSaid(answer.ok ? undefined : answer.fault.message);
    again();
  };
  const form = edited && (
    <TeamForm
      key={edited.id}
      team={edited}
      onChange={setEdited}
      onDone={() => {
        setEdited(undefined);
        again();
      }}
      {...(!none && { onCancel: () => setEdited(undefined) })}
    />
  );
  return (
    <main className="office">
      <header>
        <h1>{none ? words.first : words.title}</h1>
        <p className="soft">{none ? words.firstHint : words.hint}</p>
      </header>
      <Alert card>{said}</Alert>
      <ul className="team-cards">
        {teams.map((team) =>
          edited?.id === team.id ? (
            <li key={team.id}>{form}</li>
          ) : (
            <li key={team.id} className="card team-card">
              <JerseyPatch jersey={jerseyOf(team.colour)} size={44} />
              <div>
                <h2>{team.name}</h2>
                <p className="soft">
                  {team.riders
                    .map(({ name }) => name)
                    .filter(Boolean)
                    .join(', ') || colours[team.colour as keyof typeof colours]}
                </p>
              </div>
              <div className="buttons">
                <button type="button" aria-label={words.changeWhat(team.name)} onClick={() => setEdited(team)}>
                  {words.change}
                </button>
                <SureButton
                  label={words.remove}
                  name={words.removeWhat(team.name)}
                  sure={words.removeSure}
                  onSure={() => void remove(team)}
                />
              </div>
            </li>
          ),
        )}
      </ul>
      {edited && !teams.some(({ id }) => id === edited.id) && form}
      {!edited && (
        <div className="buttons">
          <button type="button" className="main" onClick={() => setEdited(freshTeam(teams))}>
            {words.add}
          </button>
        </div>
      )}
      {none && (
        <Link to="/tours" search={{ later: true }} className="button quiet later-link">
          {words.later}
        </Link>
      )}
    </main>
  );
}

interface TeamFormProps {
  readonly team: Team;
  readonly onChange: (team: Team) => void;
  readonly onDone: () => void;
  /** Absent where there is no other team to go back to. */
  readonly onCancel?: () => void;
}

function TeamForm({ team: now, onChange: setNow, onDone, onCancel }: TeamFormProps) {
  const { teams: words } = useWords();
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was tapped is gone, so the keyboard goes on here
  useEffect(() => {
    if (onCancel) name.current?.focus();
  }, []);
  const [fault, setFault] = useState<ServerFault>();
  const [nameless, setNameless] = useState(false);
  const save = async () => {
    const called = now.name.trim();
    setNameless(called === '');
    if (called === '') return name.current?.focus();
    const answer = await server.putTeam({ ...now, name: called, riders: riderEntries(now).map(tidy) });
    if (answer.ok) onDone();
    else setFault(answer.fault);
  };
  return (
    <form
      className="card team-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="asked">
        <label htmlFor={`${id}-name`}>{words.name}</label>
        <input
          id={`${id}-name`}
          ref={name}
          value={now.name}
          maxLength={24}
          autoComplete="off"
          aria-invalid={nameless}
          aria-describedby={nameless ? `${id}-problem` : undefined}
          onChange={(event) => setNow({ ...now, name: event.target.value })}
        />
        <Alert id={`${id}-problem`}>{nameless && words.needsName}</Alert>
      </div>
      <fieldset>
        <legend>{words.colour}</legend>
        <div className="jersey-choice">
          {jerseys.map((jersey) => (
            <label key={jersey.id} className={jersey.id === now.colour ? 'chosen' : undefined}>
              <input
                type="radio"
                name={`${id}-colour`}
                className="offstage"
                checked={jersey.id === now.colour}
                onChange={() => setNow({ ...now, colour: jersey.id })}
              />
              <JerseyPatch jersey={jersey} size={30} />
              <small>{jersey.name}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.riders}</legend>
        <small className="soft">{words.riderHint}</small>
        <RiderRows team={now} onChange={setNow} />
      </fieldset>
      <Alert card>{fault?.message}</Alert>
      <div className="buttons">
        <button type="submit" className="main">
          {words.save}
        </button>
        {onCancel && (
          <button type="button" className="quiet" onClick={onCancel}>
            {words.cancel}
          </button>
        )}
      </div>
    </form>
  );
}

/** Nothing but what somebody has said. */
const tidy = ({ id, name, age, note = '' }: RiderEntry): RiderEntry => ({
  id,
  name: name.trim(),
  ...(age !== undefined && age >= 10 && age <= 99 && { age }),
  ...(note.trim() !== '' && { note: note.trim() }),
});

const maxRiders = 60;

/** The riders of a team as entries of their own, as many as its manager likes. */
function RiderRows({ team, onChange }: { team: Team; onChange: (team: Team) => void }) {
  const { teams: words } = useWords();
  const riders = riderEntries(team);
  const set = (index: number, change: Partial<RiderEntry>) =>
    onChange({ ...team, riders: riders.with(index, { ...riders[index], ...change }) });
  return (
    <>
      <ol className="rider-rows">
        {riders.map(({ id, name, age, note }, index) => (
          <li key={id}>
            <input
              aria-label={words.rider(index + 1)}
              placeholder={words.rider(index + 1)}
              value={name}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => set(index, { name: event.target.value })}
            />
            <NumberInput
              aria-label={words.ageOf(index + 1)}
              placeholder={words.age}
              min={10}
              max={99}
              value={age ?? Number.NaN}
              onChange={(value) => set(index, { age: Number.isNaN(value) ? undefined : value } as Partial<RiderEntry>)}
            />
            <input
              aria-label={words.noteOf(index + 1)}
              placeholder={words.note}
              value={note ?? ''}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => set(index, { note: event.target.value })}
            />
            <button
              type="button"
              className="quiet icon"
              aria-label={words.removeRider(index + 1)}
              onClick={() => onChange({ ...team, riders: riders.toSpliced(index, 1) })}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ol>
      {riders.length < maxRiders && (
        <button type="button" onClick={() => onChange({ ...team, riders: [...riders, { id: freshId(), name: '' }] })}>
          {words.addRider}
        </button>
      )}
    </>
  );
}

import { botNames } from '@gruppetto/catalogue';
import { firstLineUp, giveRole, type LineUp, type RiderEntry, reserves } from '@gruppetto/tour';
import { JerseyPatch, jerseyOf, jerseys, problemOf, useWords } from '@gruppetto/ui';
import type { Team } from '@gruppetto/wire';
import { type GameWords, roleIn, seatName } from '@gruppetto/words';
import { useId } from 'react';
import { riderEntries } from '../office/rider-entries.ts';
import type { DraftSeat } from './drafts.ts';
import '../team-cards.css';
import './teams.css';

/** A team that is called after its jersey is called after the new one. */
export const recoloured = (seat: DraftSeat, colour: string): DraftSeat => ({
  ...seat,
  colour,
  name: seatName(seat) === jerseyOf(seat.colour).name ? jerseyOf(colour).name : seat.name,
});

interface TeamCardProps {
  readonly seat: DraftSeat;
  readonly number: number;
  readonly teams: readonly Team[];
  /** The problem with its name. */
  readonly problem?: string | undefined;
  readonly roles: readonly { readonly number: number; readonly role: string | undefined }[];
  readonly game: GameWords;
  readonly onChange: (seat: DraftSeat) => void;
}

export function TeamCard(props: TeamCardProps) {
  const { seat, number, teams, problem, roles, onChange } = props;
  const { startTour: words } = useWords();
  const id = useId();
  const pick = (id: string) => {
    const team = teams.find((one) => one.id === id);
    if (!team) {
      const { team: _team, entries: _entries, lineUp: _lineUp, ...own } = seat;
      return onChange(own);
    }
    const entries = riderEntries(team);
    onChange({ ...seat, team: team.id, name: team.name, colour: team.colour, entries, lineUp: firstLineUp(entries, roles.length) });
  };
  return (
    <li className="card team-form" aria-label={words.team(number)}>
      <div className="team-head">
        <JerseyPatch jersey={jerseyOf(seat.colour)} size={40} />
        <input
          aria-label={words.teamName(number)}
          value={seat.name}
          maxLength={24}
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={problem && problemOf(id)}
          onChange={(event) => onChange({ ...seat, name: event.target.value })}
        />
        {problem && (
          <p className="problem" id={problemOf(id)}>
            {problem}
          </p>
        )}
      </div>
      <div className="team-choices">
        {teams.length > 0 && (
          <label>
            <small>{words.fromYoursShort}</small>
            <select aria-label={words.fromYours(number)} value={seat.team ?? ''} onChange={(event) => pick(event.target.value)}>
              <option value="">{words.enterOwn}</option>
              {teams.map((team) => (
                <option key={team.id} value={team.id}>
                  {team.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          <small>{words.teamColourShort}</small>
          <select
            aria-label={words.teamColour(number)}
            value={seat.colour}
            onChange={(event) => onChange(recoloured(seat, event.target.value))}
          >
            {jerseys.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <small>{words.teamPlayerShort}</small>
          <select
            aria-label={words.teamPlayer(number)}
            value={seat.player}
            onChange={(event) => onChange({ ...seat, player: event.target.value })}
          >
            {['person', ...botNames.toReversed()].map((player) => (
              <option key={player} value={player}>
                {words.players[player as keyof typeof words.players] ?? player}
              </option>
            ))}
          </select>
        </label>
      </div>
      {roles.length > 0 &&
        (seat.entries && seat.lineUp ? <LineUpFields {...props} entries={seat.entries} lineUp={seat.lineUp} /> : <NameFields {...props} />)}
    </li>
  );
}

/** Riders who are typed in here, by number. */
function NameFields({ seat, number, roles, game, onChange }: TeamCardProps) {
  const { startTour: words } = useWords();
  return (
    <div className="rider-names">
      {roles.map((rider) => (
        <label key={rider.number}>
          <span className="figures">{rider.number}</span>
          <span className="rider-role">
            <input
              aria-label={words.riderOf(number, rider.number)}
              value={seat.riders[rider.number - 1] ?? ''}
              maxLength={40}
              placeholder={`${seat.name} ${rider.number}`}
              autoComplete="off"
              onChange={(event) => {
                const names = Array.from({ length: roles.length }, (_, index) => seat.riders[index] ?? '');
                onChange({ ...seat, riders: names.with(rider.number - 1, event.target.value) });
              }}
            />
            {rider.role && <small>{roleIn(game, rider.role)}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Who of the team has which role; a rider who has another one swaps. */
function LineUpFields({
  seat,
  number,
  roles,
  game,
  entries,
  lineUp,
  onChange,
}: TeamCardProps & { entries: readonly RiderEntry[]; lineUp: LineUp }) {
  const { startTour: words } = useWords();
  const spare = reserves(entries, lineUp).filter(({ name }) => name !== '');
  return (
    <>
      <div className="rider-names">
        {roles.map((rider) => (
          <label key={rider.number}>
            <span className="figures">{rider.number}</span>
            <span className="rider-role">
              <select
                aria-label={words.riderOf(number, rider.number)}
                value={lineUp[rider.number - 1] ?? ''}
                onChange={(event) => onChange({ ...seat, lineUp: giveRole(lineUp, rider.number - 1, event.target.value || undefined) })}
              >
                <option value="">{words.unnamedRider(seat.name, rider.number)}</option>
                {entries.map(({ id, name }, index) => (
                  <option key={id} value={id}>
                    {name || words.unnamedRider(seat.name, index + 1)}
                  </option>
                ))}
              </select>
              {rider.role && <small>{roleIn(game, rider.role)}</small>}
            </span>
          </label>
        ))}
      </div>
      {spare.length > 0 && <small className="soft">{words.reserves(spare.map(({ name }) => name).join(', '))}</small>}
    </>
  );
}

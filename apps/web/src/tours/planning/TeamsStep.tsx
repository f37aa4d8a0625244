import { wordsOf } from '@gruppetto/catalogue';
import type { Rider } from '@gruppetto/kernel';
import { hasStartList } from '@gruppetto/tour';
import { JerseyPatch, jerseyOf, teamJersey, useWords } from '@gruppetto/ui';
import { useState } from 'react';
import { useTeams } from '../office/use-teams.ts';
import { nameProblem, type StepProps } from './draft-steps.ts';
import type { DraftSeat } from './drafts.ts';
import { recoloured, TeamCard } from './TeamCard.tsx';
import '../team-cards.css';
import './teams.css';

/** Step 4 of a new tour: who rides in it. */
export function TeamsStep({ game, draft, account, onChange }: StepProps & { readonly account: string }) {
  const { startTour: words } = useWords();
  const { teams = [] } = useTeams(account);
  const parsed = game.options.parse(draft.stages[0]?.options ?? {});
  const riders = parsed.ok ? game.race(parsed.value).riders : [];
  const [said, setSaid] = useState<string>();
  /** Two teams swap jerseys, unless both bring the same one: then the team that came last rides in another. Either way it is said. */
  const set = (index: number, seat: DraftSeat) => {
    const old = draft.seats[index];
    const other = draft.seats.find((one, at) => at !== index && one.colour === seat.colour);
    const bringsIt = (one: DraftSeat) => teams.some(({ id, colour }) => id === one.team && colour === one.colour);
    if (!other || seat.colour === old.colour) {
      if (seat.colour !== old.colour || seat.team !== old.team) setSaid(undefined);
      return onChange({ ...draft, seats: draft.seats.with(index, seat) });
    }
    const jersey = jerseyOf(old.colour).name;
    if (seat.team !== old.team && bringsIt(other)) {
      setSaid(words.jerseyTaken(seat.name, jersey, other.name, jerseyOf(seat.colour).name));
      return onChange({ ...draft, seats: draft.seats.with(index, { ...seat, colour: old.colour }) });
    }
    const moved = recoloured(other, old.colour);
    setSaid(words.jerseySwapped(moved.name === jersey ? words.team(draft.seats.indexOf(other) + 1) : moved.name, jersey));
    onChange({ ...draft, seats: draft.seats.map((one) => (one === other ? moved : one)).with(index, seat) });
  };
  if (hasStartList(riders, draft.seats.length)) return <StartList riders={riders} />;
  return (
    <div className="start-step wide">
      <p className="soft">{words.teamsHint}</p>
      {said && (
        <p className="card notice" role="status">
          {said}
        </p>
      )}
      <ul className="team-cards">
        {draft.seats.map((seat, index) => (
          <TeamCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            key={index}
            seat={seat}
            number={index + 1}
            teams={teams}
            problem={nameProblem(draft, index, words)}
            roles={riders.filter((rider) => rider.seat === index && !rider.name).map(({ number, role }) => ({ number, role }))}
            game={wordsOf(game.id)}
            onChange={(next) => set(index, next)}
          />
        ))}
      </ul>
    </div>
  );
}

/** The teams of a game that brings its riders: to look at, there is nothing to settle. */
function StartList({ riders }: { riders: readonly Rider[] }) {
  const { startTour: words } = useWords();
  const teams = [...new Set(riders.map(({ team }) => team))];
  return (
    <div className="start-step wide">
      <p className="soft">{words.startList(teams.length, riders.length)}</p>
      <ul className="team-cards">
        {teams.map((team) => {
          const own = riders.filter((rider) => rider.team === team);
          return (
            <li key={team} className="card team-form">
              <div className="team-head">
                <JerseyPatch jersey={teamJersey(team)} size={40} />
                <h2>{own[0]?.teamName ?? words.team(team + 1)}</h2>
              </div>
              <ul className="listed-riders">
                {own.map(({ number, name }) => (
                  <li key={number}>
                    <span className="figures">{number}</span> {name}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

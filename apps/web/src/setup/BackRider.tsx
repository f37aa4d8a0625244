import type { Race, RiderId } from '@gruppetto/kernel';
import { CyclistIcon, JerseyPatterns, jerseys, useWords } from '@gruppetto/ui';
import { capital, type GameWords, namesOf, roleIn } from '@gruppetto/words';
import { useMemo, useState } from 'react';
import { looksOf } from '../race/rider-looks.ts';
import type { SetupState } from './use-setup.ts';
import './back-rider.css';

interface BackRiderProps {
  readonly race: Race;
  readonly setup: SetupState;
  readonly game: GameWords;
}

/** Whom to cheer for: first what riders are good at, then one of them. */
export function BackRider({ race, game, setup: { seats, backed, set } }: BackRiderProps) {
  const { setup: words } = useWords();
  const looks = useMemo(() => looksOf(race, seats), [race, seats]);
  const names = namesOf(race, seats);
  const roles = [...new Set(looks.flatMap(({ role }) => role ?? []))];
  const [looked, setLooked] = useState<string>();
  const role = looked ?? (backed === undefined ? roles[0] : looks[backed]?.role);
  const worn = new Map(looks.map(({ jersey }) => [jersey.id, jersey]));
  return (
    <section className="back-rider" aria-labelledby="back-title">
      <JerseyPatterns worn={[...worn.values()].filter((jersey) => !jerseys.includes(jersey))} />
      <h2 id="back-title">
        <i>2</i> {words.backRider}
      </h2>
      {roles.length > 1 && (
        <fieldset className="segments">
          <legend className="offstage">{words.backRole}</legend>
          {roles.map((one) => (
            <button key={one} type="button" aria-pressed={one === role} onClick={() => setLooked(one)}>
              {capital(game.roles?.[one]?.many ?? one)}
            </button>
          ))}
        </fieldset>
      )}
      <ul className="back-list">
        {looks.map(
          (look, rider) =>
            look.role === role && (
              <li key={names.rider(rider)}>
                <button
                  type="button"
                  className="card"
                  aria-pressed={rider === backed}
                  onClick={() => set({ backed: rider === backed ? undefined : rider })}
                >
                  <CyclistIcon jersey={look.jersey} number={look.number} size={44} own={rider === backed} />
                  <span>
                    <b>{names.rider(rider)}</b>
                    <small>{look.teamName}</small>
                  </span>
                </button>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

/** The rider who is backed, large; or that nobody is. */
export function YouBack({ race, game, setup: { seats, backed } }: BackRiderProps) {
  const { setup: words } = useWords();
  const looks = useMemo(() => looksOf(race, seats), [race, seats]);
  const look = backed === undefined ? undefined : looks[backed];
  if (backed === undefined || !look) return <p className="you-back nobody">{words.backNobody}</p>;
  return (
    <div className="you-back">
      <span>
        <small>{words.youBack}</small>
        <b>{namesOf(race, seats).rider(backed)}</b>
        <span>{[look.teamName, look.role && roleIn(game, look.role)].filter(Boolean).join(' · ')}</span>
      </span>
      <CyclistIcon jersey={look.jersey} number={look.number} size={96} own />
    </div>
  );
}

/** The rider who is backed, if the race has them. */
export const backedIn = (race: Race, backed: RiderId | undefined): RiderId | undefined =>
  backed !== undefined && backed < race.riders.length ? backed : undefined;

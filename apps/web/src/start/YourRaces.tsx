import { cardOf, isGameId } from '@gruppetto/catalogue';
import { Alert, Icon, JerseyPatch, jerseyOf, useWords } from '@gruppetto/ui';
import { seatName } from '@gruppetto/words';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { TableSummary } from '../local/table-storage.ts';
import { locale } from '../ui/language.ts';
import type { StoredRaces } from './use-stored-races.ts';

/** How many finished races are listed at first. */
const listedFinished = 4;

/** Those in progress first, and what is finished apart. */
export function YourRaces({ races: { list, fault, remove } }: { races: StoredRaces }) {
  const { yourRaces: words } = useWords();
  const [all, setAll] = useState(false);
  if (fault) return <Alert card>{fault}</Alert>;
  const running = list.filter(({ over }) => !over);
  const finished = list.filter(({ over }) => over);
  const shown = all ? finished : finished.slice(0, listedFinished);
  return (
    <section className="chapter" aria-labelledby="races-title">
      <h2 id="races-title">{words.title}</h2>
      <div className="your-races">
        {running.length > 0 && (
          <div>
            <h3>{words.inProgress}</h3>
            <ul className="races">
              {running.map((race) => (
                <RaceCard key={race.id} race={race} onRemove={() => void remove(race.id)} />
              ))}
            </ul>
          </div>
        )}
        {finished.length > 0 && (
          <div>
            <h3>{words.finished}</h3>
            <ul className="races finished">
              {shown.map((race) => (
                <RaceCard key={race.id} race={race} onRemove={() => void remove(race.id)} />
              ))}
            </ul>
            {shown.length < finished.length && (
              <button type="button" className="quiet" onClick={() => setAll(true)}>
                {words.showAll(finished.length)}
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

function RaceCard({ race, onRemove }: { race: TableSummary; onRemove: () => void }) {
  const { yourRaces: words } = useWords();
  const { id, game, seats, steps, over, touched } = race;
  const title = isGameId(game) ? cardOf(game).title : game;
  const names = seats.map((seat) => seatName(seat)).join(', ');
  const when = new Date(touched).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  const state = isGameId(game) ? (over ? '' : `${words.steps(steps)} · `) : `${words.unknownGame} `;
  const about = (
    <>
      <span className="patches">
        {seats.slice(0, 6).map(({ colour }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <JerseyPatch key={seat} jersey={jerseyOf(colour)} size={18} />
        ))}
      </span>
      <span>
        <b>{title}</b>
        <small className="names">{names}</small>
        <small>
          {state}
          {when}
        </small>
      </span>
    </>
  );
  return (
    <li className="card">
      {isGameId(game) ? (
        <Link to="/table/$id" params={{ id }} aria-label={over ? words.raceWith(title, names) : words.continueTitle(title, names)}>
          {about}
          <span className="button" aria-hidden="true">
            {over ? words.replay : words.continueOne}
          </span>
        </Link>
      ) : (
        <div>{about}</div>
      )}
      <DeleteButton label={words.deleteRace(title, names)} onDelete={onRemove} />
    </li>
  );
}

function DeleteButton({ label, onDelete }: { label: string; onDelete: () => void }) {
  const { yourRaces: words } = useWords();
  const [asking, setAsking] = useState(false);
  return asking ? (
    <button
      type="button"
      className="quiet danger"
      onBlur={() => setAsking(false)}
      onClick={(event) => {
        // The second click of a double one has not read what it confirms.
        if (event.detail < 2) onDelete();
      }}
    >
      {words.deleteSure}
    </button>
  ) : (
    <button type="button" className="quiet icon" aria-label={label} onClick={() => setAsking(true)}>
      <Icon name="close" />
    </button>
  );
}

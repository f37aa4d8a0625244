import { gameIds, playableIds } from '@gruppetto/catalogue';
import type { GameId } from '@gruppetto/kernel';
import { Alert, Cyclist, Icon, JerseyPatch, jerseyOf, jerseys } from '@gruppetto/ui';
import { shelf } from '@gruppetto/words';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { listTables, onChangeElsewhere, removeTable, type TableSummary } from '../local/table-storage.ts';
import { hasSharedTables } from '../shared/kept.ts';
import { Page } from '../ui/Page.tsx';

const YourTables = lazy(async () => ({ default: (await import('../shared/YourTables.tsx')).YourTables }));

/** The engines are fetched when somebody first needs one: the first page stays small. */
const keeper = () => import('../local/local-source.ts');

export function StartPage() {
  const navigate = useNavigate();
  const [fault, setFault] = useState<string>();
  const open = (id: string) => navigate({ to: '/table/$id', params: { id } });
  const attempt = async (work: () => Promise<unknown>) => {
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(`Nothing was opened: this browser could not store it (${(error as Error).message}).`);
    }
  };
  const watch = (game: GameId) => attempt(async () => open(await (await keeper()).watchTable(game)));
  const bring = (file: File | undefined) =>
    attempt(async () => {
      if (!file) return;
      const opened = await (await keeper()).openFile(file);
      if ('fault' in opened) return setFault(`${file.name} was not opened. ${opened.fault}`);
      await open(opened.id);
    });
  return (
    <Page>
      <main className="start">
        <section className="hero">
          <div>
            <h1>Five cycling board games, one table.</h1>
            <p>Play them around one screen, each on a device of your own, against bots, or let a race ride itself.</p>
            <div className="buttons">
              <Link to="/new/$game" params={{ game: 'los-ciclistas' }} className="button main">
                Play a race
              </Link>
              <button type="button" onClick={() => void watch('los-ciclistas')}>
                Watch a race
              </button>
              <Link to="/lobby" className="button">
                Shared tables
              </Link>
            </div>
          </div>
          <Bunch />
        </section>
        {hasSharedTables() && (
          <Suspense>
            <YourTables />
          </Suspense>
        )}
        <Tables />
        <section aria-labelledby="games-title">
          <h2 id="games-title">The games and their tours</h2>
          <ul className="games">
            {gameIds.map((id) => (
              <GameCard key={id} id={id} onWatch={() => void watch(id)} />
            ))}
            <li className="card game">
              <h3>Tours</h3>
              <p>Stage after stage, with jerseys and points: raced here, simulated, or typed in from a real table.</p>
              <p className="soft">as many stages as you like</p>
              <Link to="/tours" className="button main">
                The tour office
              </Link>
            </li>
          </ul>
        </section>
        <BringRace onFile={(file) => void bring(file)} fault={fault} />
      </main>
    </Page>
  );
}

function GameCard({ id, onWatch }: { id: GameId; onWatch: () => void }) {
  const { title, pitch, seats } = shelf[id];
  const playable = playableIds.includes(id);
  return (
    <li className={playable ? 'card game' : 'card game later'}>
      <h3>{title}</h3>
      <p>{pitch}</p>
      <p className="soft">{seats}</p>
      {playable ? (
        <div className="buttons">
          <Link to="/new/$game" params={{ game: id }} className="button main" aria-label={`Play ${title}`}>
            Play
          </Link>
          <button type="button" aria-label={`Watch ${title}`} onClick={onWatch}>
            Watch
          </button>
        </div>
      ) : (
        <p className="chip">not there yet</p>
      )}
    </li>
  );
}

/** Races that were begun in this browser. */
function Tables() {
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    const fetch = () =>
      listTables().then(setTables, (error: Error) =>
        setFault(`This browser does not give its storage (${error.message}), so no race can be kept. A private window may be the reason.`),
      );
    void fetch();
    return onChangeElsewhere(() => void fetch());
  }, []);
  if (fault) return <Alert card>{fault}</Alert>;
  if (tables.length === 0) return undefined;
  const remove = async (id: string) => {
    try {
      await removeTable(id);
      setTables(tables.filter((table) => table.id !== id));
    } catch (error) {
      setFault(`It was not removed: this browser does not give its storage (${(error as Error).message}).`);
    }
  };
  return (
    <section aria-labelledby="tables-title">
      <h2 id="tables-title">Go on with</h2>
      <ul className="tables">
        {tables.map((table) => (
          <TableCard key={table.id} table={table} onRemove={() => void remove(table.id)} />
        ))}
      </ul>
    </section>
  );
}

function TableCard({ table, onRemove }: { table: TableSummary; onRemove: () => void }) {
  const { id, game, seats, steps, over, touched } = table;
  const [leaving, setLeaving] = useState(false);
  const known = playableIds.find((playable) => playable === game);
  const title = known ? shelf[known].title : game;
  const names = seats.map(({ name }) => name).join(', ');
  const when = new Date(touched).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  const about = (
    <>
      <span className="patches">
        {seats.map(({ colour }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <JerseyPatch key={seat} jersey={jerseyOf(colour)} size={18} />
        ))}
      </span>
      <b>{title}</b>
      <small className="names">{names}</small>
      <small>
        {known ? (over ? 'finished' : `${steps} steps`) : 'this program does not know the game'} · {when}
      </small>
    </>
  );
  return (
    <li className="card">
      {known ? (
        <Link to="/table/$id" params={{ id }} aria-label={`${title} with ${names}`}>
          {about}
        </Link>
      ) : (
        <div>{about}</div>
      )}
      {leaving ? (
        <button
          type="button"
          className="quiet danger"
          onBlur={() => setLeaving(false)}
          onClick={(event) => {
            // The second click of a double one has not read what it confirms.
            if (event.detail < 2) onRemove();
          }}
        >
          Remove it
        </button>
      ) : (
        <button type="button" className="quiet icon" aria-label={`Remove ${title} with ${names}`} onClick={() => setLeaving(true)}>
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

function BringRace({ onFile, fault }: { onFile: (file: File | undefined) => void; fault: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way; the button is the first
    <section
      className="bring"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onFile(event.dataTransfer.files[0]);
      }}
    >
      <button type="button" onClick={() => input.current?.click()}>
        Open a saved race
      </button>
      <span className="soft">or drop a .race.json file here</span>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="offstage"
        tabIndex={-1}
        aria-label="A saved race"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Alert card>{fault}</Alert>
    </section>
  );
}

const Bunch = () => (
  <svg viewBox="0 34 420 112" className="bunch" aria-hidden="true" focusable="false">
    <rect x="0" y="34" width="420" height="112" rx="10" className="asphalt" />
    <path d="M8 92H412" className="centre-line" />
    {jerseys.map((jersey, index) => (
      <g key={jersey.id} transform={`translate(${44 + index * 36} ${index % 2 ? 82 : 128}) scale(1.05)`}>
        <Cyclist jersey={jersey} number={(index % 3) + 1} />
      </g>
    ))}
  </svg>
);

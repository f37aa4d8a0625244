import { findGame, gameIds } from '@gruppetto/catalogue';
import type { Game, GameId } from '@gruppetto/kernel';
import { sayProblem, shelf } from '@gruppetto/words';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { defaultSeats } from '../tables/default-seats.ts';
import { openRecord, openTable, readRecord } from '../tables/new-table.ts';
import { listTables, onChangeElsewhere, removeTable, type StoredTable } from '../tables/shelf.ts';
import { Cyclist, JerseyPatch } from '../ui/Cyclist.tsx';
import { Icon } from '../ui/Icon.tsx';
import { jerseyOf, jerseys } from '../ui/jerseys.tsx';
import { Page } from '../ui/Page.tsx';

export function StartPage() {
  const navigate = useNavigate();
  const [fault, setFault] = useState<string>();
  const open = (id: string) => navigate({ to: '/table/$id', params: { id } });
  const watch = async (game: Game) => {
    const options = game.options.parse({});
    if (!options.ok) return;
    await open(await openTable({ game, options: options.value, seats: defaultSeats(game.seats(options.value), 0), realDice: false }));
  };
  const bring = async (file: File | undefined) => {
    if (!file) return;
    setFault(undefined);
    const read = await readFile(file);
    if (typeof read === 'string') return setFault(`${file.name} was not opened. ${read}`);
    await open(await openRecord(read.record, read.over));
  };
  const first = findGame('los-ciclistas');
  return (
    <Page>
      <main className="start">
        <section className="hero">
          <div>
            <h1>Five cycling board games, one table.</h1>
            <p>Play them around one screen, against bots, or let a race ride itself.</p>
            <div className="buttons">
              <Link to="/new/$game" params={{ game: 'los-ciclistas' }} className="button main">
                Play a race
              </Link>
              {first && (
                <button type="button" onClick={() => void watch(first)}>
                  Watch a race
                </button>
              )}
            </div>
          </div>
          <Bunch />
        </section>
        <Tables />
        <section aria-labelledby="games-title">
          <h2 id="games-title">The games</h2>
          <ul className="games">
            {gameIds.map((id) => (
              <GameCard key={id} id={id} onWatch={(game) => void watch(game)} />
            ))}
          </ul>
        </section>
        <BringRace onFile={(file) => void bring(file)} fault={fault} />
      </main>
    </Page>
  );
}

/** Larger than any race that can be ridden here. */
const largestFile = 20_000_000;

async function readFile(file: File) {
  if (file.size > largestFile) return 'It is too large to be a race.';
  const read = readRecord(await file.text());
  if (read.ok) return read.value;
  const [problem] = read.problems;
  return problem ? sayProblem(problem) : 'It is no race.';
}

function GameCard({ id, onWatch }: { id: GameId; onWatch: (game: Game) => void }) {
  const { title, pitch, seats } = shelf[id];
  const game = findGame(id);
  return (
    <li className={game ? 'card game' : 'card game later'}>
      <h3>{title}</h3>
      <p>{pitch}</p>
      <p className="soft">{seats}</p>
      {game ? (
        <div className="buttons">
          <Link to="/new/$game" params={{ game: id }} className="button main" aria-label={`Play ${title}`}>
            Play
          </Link>
          <button type="button" aria-label={`Watch ${title}`} onClick={() => onWatch(game)}>
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
  const [tables, setTables] = useState<readonly StoredTable[]>([]);
  const [fault, setFault] = useState<string>();
  const [leaving, setLeaving] = useState<string>();
  useEffect(() => {
    const fetch = () =>
      listTables().then(setTables, (error: Error) =>
        setFault(`This browser does not give its storage (${error.message}), so no race can be kept. A private window may be the reason.`),
      );
    void fetch();
    return onChangeElsewhere(() => void fetch());
  }, []);
  if (fault)
    return (
      <p className="card notice" role="alert">
        {fault}
      </p>
    );
  if (tables.length === 0) return undefined;
  const remove = async (id: string) => {
    await removeTable(id);
    setTables(tables.filter((table) => table.id !== id));
  };
  return (
    <section aria-labelledby="tables-title">
      <h2 id="tables-title">Go on with</h2>
      <ul className="tables">
        {tables.map(({ id, game, seats, steps, over, touched }) => {
          const { title } = shelf[game as GameId];
          const names = seats.map(({ name }) => name).join(', ');
          return (
            <li key={id} className="card">
              <Link to="/table/$id" params={{ id }} aria-label={`${title} with ${names}`}>
                <span className="patches">
                  {seats.map(({ colour }) => (
                    <JerseyPatch key={colour} jersey={jerseyOf(colour)} size={18} />
                  ))}
                </span>
                <b>{title}</b>
                <small>
                  {over ? 'finished' : `${steps} steps`} ·{' '}
                  {new Date(touched).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
                </small>
              </Link>
              {leaving === id ? (
                <button type="button" className="quiet danger" onClick={() => void remove(id)}>
                  Remove it
                </button>
              ) : (
                <button type="button" className="quiet icon" aria-label={`Remove ${title} with ${names}`} onClick={() => setLeaving(id)}>
                  <Icon name="close" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
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
      {fault && (
        <p className="card notice" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}

const Bunch = () => (
  <svg viewBox="0 0 420 150" className="bunch" aria-hidden="true" focusable="false">
    <rect x="0" y="34" width="420" height="112" rx="10" className="asphalt" />
    <path d="M8 92H412" className="centre-line" />
    {jerseys.map((jersey, index) => (
      <g key={jersey.id} transform={`translate(${44 + index * 36} ${index % 2 ? 82 : 128}) scale(1.05)`}>
        <Cyclist jersey={jersey} number={(index % 3) + 1} />
      </g>
    ))}
  </svg>
);

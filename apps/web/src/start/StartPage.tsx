import { cardOf, type GameId, gameIds } from '@gruppetto/catalogue';
import { version } from '@gruppetto/kernel';
import type { Card } from '@gruppetto/room';
import { JerseyPatch, useLanguage, useShell } from '@gruppetto/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { firstRaceId } from '../learn/first-race-id.ts';
import { hasSharedTables } from '../shared/my-name.ts';
import { hasDatabase, officeName } from '../storage/names.ts';
import { spokenHere } from '../ui/language.ts';
import { Page } from '../ui/Page.tsx';
import { sayPitch, sayPlayers } from '../ui/say-card.ts';
import { takeFiles } from './brought.ts';
import { CardPicture, HeroPicture } from './pictures.tsx';
import { useStoredRaces } from './use-stored-races.ts';
import './start.css';

const BringRace = lazy(async () => ({ default: (await import('./BringRace.tsx')).BringRace }));
const YourRaces = lazy(spokenHere(async () => ({ default: (await import('./YourRaces.tsx')).YourRaces })));
const YourTours = lazy(spokenHere(async () => ({ default: (await import('./YourTours.tsx')).YourTours })));
const YourTables = lazy(spokenHere(async () => ({ default: (await import('../shared/YourTables.tsx')).YourTables })));

/** The engines are fetched when somebody first needs one: the first page stays small. */
const localTables = () => import('../local/local-source.ts');

export function StartPage() {
  const words = useShell();
  const navigate = useNavigate();
  const [fault, setFault] = useState<string>();
  const races = useStoredRaces();
  const open = (id: string) => navigate({ to: '/table/$id', params: { id } });
  const attempt = async (work: () => Promise<unknown>) => {
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(words.notStored((error as Error).message));
    }
  };
  const watch = (game: GameId) => void attempt(async () => open(await (await localTables()).botTable(game)));
  const bring = (file: File | undefined) =>
    void attempt(async () => {
      if (!file) return;
      if (file.name.endsWith('.tour.json')) {
        const brought = await (await import('../tours/client/bring-tour.ts')).bringTour(file);
        if ('fault' in brought) return setFault(words.notOpened(file.name, brought.fault));
        return void navigate({ to: '/tours/$id', params: { id: brought.id } });
      }
      const opened = await (await localTables()).openFile(file);
      if ('fault' in opened) return setFault(words.notOpened(file.name, opened.fault));
      await open(opened.id);
    });
  const hasTours = useHasTours();
  const brought = { bring, lost: () => setFault(words.notArrived) };
  const latest = useRef(brought);
  latest.current = brought;
  useEffect(
    () =>
      takeFiles(
        (file) => latest.current.bring(file),
        () => latest.current.lost(),
      ),
    [],
  );
  const [first] = gameIds;
  const unfinished = races.list.find(({ over }) => !over);
  return (
    <Page>
      <main className="start" id="content">
        <section className="hero">
          <HeroPicture />
          <div>
            <h1>{words.headline(gameIds.length)}</h1>
            <p>{words.pitch}</p>
            <div className="buttons">
              {unfinished ? (
                <Link to="/table/$id" params={{ id: unfinished.id }} className="button main">
                  {words.continueRace}
                </Link>
              ) : (
                <Link to="/learn/$game/$lesson" params={{ game: first, lesson: firstRaceId }} className="button main">
                  {words.firstRace}
                </Link>
              )}
              <button type="button" onClick={() => watch(first)}>
                {words.watchRace}
              </button>
            </div>
          </div>
        </section>
        <div className="mine">
          {(races.list.length > 0 || races.fault) && (
            <Suspense>
              <YourRaces races={races} />
            </Suspense>
          )}
          <Suspense>
            <div className="beside-races">
              {hasSharedTables() && <YourTables />}
              {hasTours && <YourTours />}
            </div>
          </Suspense>
        </div>
        <section className="chapter" aria-labelledby="games-title">
          <h2 id="games-title">{words.games(gameIds.length)}</h2>
          <p className="soft">{words.gamesHint}</p>
          <ul className="games">
            {gameIds.map((id) => (
              <GameCard key={id} id={id} onWatch={() => watch(id)} />
            ))}
            <TourCard />
          </ul>
        </section>
        <Suspense>
          <BringRace onFile={bring} fault={fault} />
        </Suspense>
        <footer className="soft">{words.version(version)}</footer>
      </main>
    </Page>
  );
}

/** Whether this browser has ever kept a tour: only then is it worth fetching the list. */
function useHasTours(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    hasDatabase(officeName).then(setHas, () => undefined);
  }, []);
  return has;
}

function GameCard({ id, onWatch }: { id: GameId; onWatch: () => void }) {
  const words = useShell();
  const language = useLanguage();
  const card: Card = cardOf(id);
  const { title, minutes, picture, firstRace } = card;
  return (
    <li className="card game">
      {picture && <CardPicture picture={picture} />}
      <h3>{title}</h3>
      <p>{sayPitch(card, language)}</p>
      <p className="soft">
        {sayPlayers(card, words)}
        {minutes !== undefined && ` · ${words.minutes(minutes)}`}
      </p>
      <div className="buttons">
        <Link to="/new/$game" params={{ game: id }} className="button dark" aria-label={words.playTitle(title)}>
          {words.playGame}
        </Link>
        {firstRace && (
          <Link
            to="/learn/$game/$lesson"
            params={{ game: id, lesson: firstRaceId }}
            className="button"
            aria-label={words.firstRaceOf(title)}
          >
            {words.firstRace}
          </Link>
        )}
        <button type="button" className="quiet" aria-label={words.watchTitle(title)} onClick={onWatch}>
          {words.watchGame}
        </button>
      </div>
    </li>
  );
}

function TourCard() {
  const words = useShell();
  return (
    <li className="card game tour-card">
      <div className="tour-jerseys">
        {['green', 'yellow', 'polka-dot'].map((id) => (
          <JerseyPatch key={id} jersey={{ id: `leader-${id}` }} size={id === 'yellow' ? 92 : 66} />
        ))}
      </div>
      <h3>{words.tourCard}</h3>
      <ul>
        {words.tourPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className="buttons">
        <Link to="/tours" className="button dark">
          {words.planTour}
        </Link>
      </div>
    </li>
  );
}

import { cardOf, isGameId } from '@gruppetto/catalogue';
import { Alert, OpenFile, SureButton, useWords } from '@gruppetto/ui';
import type { TourListing } from '@gruppetto/wire';
import { sayProblem } from '@gruppetto/words';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Everybody, OfficeFrame } from '../../account/OfficeFrame.tsx';
import { server } from '../../api/server.ts';
import { freshId } from '../../storage/fresh.ts';
import { locale } from '../../ui/language.ts';
import { readTourFile } from '../client/read-tour-file.ts';
import { addToAccount, storeTour } from '../client/store-tour.ts';
import { forgetTour, thisBrowser } from '../client/tour-storage.ts';
import { draftTitle, freshDraft, removeDraft, type TourDraft } from '../planning/drafts.ts';
import { progressOf } from './progress.ts';
import { useTeams } from './use-teams.ts';
import { useTourList } from './use-tour-list.ts';
import './office.css';

/** The main menu of tours: to begin one, or to open one. */
export function ToursPage({ later }: { later: boolean }) {
  const { office: words } = useWords();
  return (
    <OfficeFrame title={words.title}>
      <Everybody browser={thisBrowser}>{(name) => <Menu key={name} account={name} later={later} />}</Everybody>
    </OfficeFrame>
  );
}

const titleOf = (game: string) => (isGameId(game) ? cardOf(game).title : game);

const day = (touched: number) => new Date(touched).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });

function Menu({ account, later }: { account: string; later: boolean }) {
  const { office: words, account: accountWords } = useWords();
  const navigate = useNavigate();
  const { teams } = useTeams(account);
  const { tours, inBrowser, drafts, fault, setFault, again } = useTourList(account);
  const signedIn = account !== thisBrowser;
  // A person who has nothing yet sees the page of teams first. Judged once: whoever deletes their last tour stays here.
  const judged = useRef(later || !signedIn);
  useEffect(() => {
    if (!teams || !tours || judged.current) return;
    judged.current = true;
    if (teams.length + tours.length + inBrowser.length + drafts.length === 0) void navigate({ to: '/teams', replace: true });
  }, [teams, tours, inBrowser, drafts, navigate]);
  const remove = async (id: string, owner: string) => {
    const answer = owner === thisBrowser ? undefined : await server.eraseTour(id);
    if (answer && !answer.ok) return setFault(answer.fault.message);
    await forgetTour(owner, id).catch(() => undefined);
    again();
  };
  const begin = async () => {
    const draft = await freshDraft(account);
    await navigate({ to: '/tours/new/$draft', params: { draft } });
  };
  if (!tours) return <main className="message" aria-busy="true" />;
  return (
    <main className="office">
      <header>
        <h1>{words.title}</h1>
        <p className="soft">{words.pitch}</p>
      </header>
      <Alert card>{fault}</Alert>
      <div className="menu-cards">
        <button type="button" className="card menu-card main" onClick={() => void begin()}>
          <b>{words.start}</b>
          <span>{words.startHint}</span>
        </button>
        {signedIn ? (
          <Link to="/teams" className="card menu-card">
            <b>{words.yourTeams}</b>
            <span className="soft">{words.yourTeamsHint}</span>
          </Link>
        ) : (
          <Link to="/account" className="card menu-card">
            <b>{accountWords.signIn}</b>
            <span className="soft">{words.noAccount}</span>
          </Link>
        )}
      </div>
      {drafts.length > 0 && <Drafts drafts={drafts} onDelete={({ account: owner, id }) => void removeDraft(owner, id).then(again)} />}
      <section aria-labelledby="load-title">
        <header className="list-head">
          <h2 id="load-title">{words.list}</h2>
          <TourFileButton account={account} onFault={setFault} />
        </header>
        {tours.length + inBrowser.length === 0 && <p className="soft">{words.none}</p>}
        <TourList tours={signedIn ? tours : inBrowser} onDelete={(id) => void remove(id, account)} />
      </section>
      {signedIn && inBrowser.length > 0 && (
        <section aria-labelledby="browser-title">
          <h2 id="browser-title">{words.inBrowser}</h2>
          <p className="soft">{words.inBrowserHint}</p>
          <TourList
            tours={inBrowser}
            onDelete={(id) => void remove(id, thisBrowser)}
            onTakeAlong={async (id) => {
              const answer = await addToAccount(account, id);
              setFault(answer.ok ? undefined : answer.fault.message);
              again();
            }}
          />
        </section>
      )}
    </main>
  );
}

/** Opens a tour that was saved as a file, as a new tour. */
function TourFileButton({ account, onFault }: { account: string; onFault: (fault: string | undefined) => void }) {
  const { office: words } = useWords();
  const navigate = useNavigate();
  const open = async (file: File) => {
    const read = await readTourFile(file);
    if (!read.ok) return onFault(read.problem ? words.badTour(sayProblem(read.problem)) : words.notATour);
    const id = freshId();
    const entries = read.value.entries.map((entry) => ({ id: freshId(), entry }));
    const answer = await storeTour(account, id, read.value.plan, entries);
    if (answer.ok) await navigate({ to: '/tours/$id', params: { id } });
    else onFault(answer.fault.message);
  };
  return (
    <OpenFile accept=".json,application/json" quiet onFile={(file) => void open(file)}>
      {words.openFile}
    </OpenFile>
  );
}

function Drafts({ drafts, onDelete }: { drafts: readonly TourDraft[]; onDelete: (draft: TourDraft) => void }) {
  const { office: words } = useWords();
  return (
    <section aria-labelledby="drafts-title">
      <h2 id="drafts-title">{words.drafts}</h2>
      <ul className="tour-list">
        {drafts.map((draft) => {
          const name = draftTitle(draft) || words.untitled;
          return (
            <li key={draft.id} className="card">
              <Link to="/tours/new/$draft" params={{ draft: draft.id }}>
                <b>{name}</b>
                <small>{draft.unsent ? words.onThisDevice : titleOf(draft.draft.game)}</small>
              </Link>
              <SureButton
                label={words.deleteDraft}
                name={words.deleteDraftWhat(name)}
                sure={words.deleteSure}
                onSure={() => onDelete(draft)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface TourListProps {
  readonly tours: readonly TourListing[];
  readonly onDelete: (id: string) => void;
  readonly onTakeAlong?: (id: string) => void;
}

function TourList({ tours, onDelete, onTakeAlong }: TourListProps) {
  const { office: words } = useWords();
  return (
    <ul className="tour-list">
      {tours.map((tour) => (
        <li key={tour.id} className="card">
          <Link to="/tours/$id" params={{ id: tour.id }}>
            <b>{tour.name}</b>
            <small>
              {titleOf(tour.game)} · {progressOf(tour, words)}
              {tour.winner && `, ${words.wonBy(tour.winner)}`}
            </small>
            <small className="soft">
              {words.roles[tour.role]} · {day(tour.touched)}
            </small>
            <progress max={tour.stages} value={tour.closed} aria-hidden="true" />
          </Link>
          <span className="buttons">
            {onTakeAlong && (
              <button type="button" onClick={() => onTakeAlong(tour.id)}>
                {words.addToAccount} <span className="offstage">{tour.name}</span>
              </button>
            )}
            {tour.role === 'owner' && (
              <SureButton
                label={words.delete}
                name={words.deleteWhat(tour.name)}
                sure={words.deleteSure}
                onSure={() => onDelete(tour.id)}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

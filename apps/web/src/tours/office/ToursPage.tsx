import { cardOf, isGameId } from '@gruppetto/catalogue';
import { Alert, SureButton, useWords } from '@gruppetto/ui';
import type { TourListing } from '@gruppetto/wire';
import type { Words } from '@gruppetto/words';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { OfficeFrame, SignedIn } from '../../account/OfficeFrame.tsx';
import { type Fault, server } from '../../api/server.ts';
import { cachedList, cacheList, forgetTour } from '../client/tour-storage.ts';
import { draftTitle, freshDraft, listDrafts, removeDraft, type TourDraft } from '../planning/drafts.ts';
import { useTeams } from './use-teams.ts';
import './office.css';

/** CP-9.2: the main menu. */
export function ToursPage({ later }: { later: boolean }) {
  const { office: words } = useWords();
  return (
    <OfficeFrame title={words.title}>
      <SignedIn offline>{(name) => <Menu account={name} later={later} />}</SignedIn>
    </OfficeFrame>
  );
}

const titleOf = (game: string) => (isGameId(game) ? cardOf(game).title : game);

/** How far a tour has come. */
function progressOf({ closed, stages }: TourListing, words: Words['office']): string {
  if (closed === 0) return words.notBegun(stages);
  return closed === stages ? words.finished(stages) : words.inProgress(closed + 1, stages);
}

const day = (touched: number) => new Date(touched).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function Menu({ account, later }: { account: string; later: boolean }) {
  const { office: words } = useWords();
  const navigate = useNavigate();
  const { teams } = useTeams();
  const [tours, setTours] = useState<readonly TourListing[]>();
  const [drafts, setDrafts] = useState<readonly TourDraft[]>([]);
  const [fault, setFault] = useState<Fault>();
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const answer = await server.tours(stop.signal);
      if (answer.ok) await cacheList(account, answer.value).catch(() => undefined);
      else setFault(answer.fault);
      const found = answer.ok ? answer.value : await cachedList(account).catch(() => []);
      setDrafts(await listDrafts(account, stop.signal));
      setTours(found);
    };
    void ask().catch(() => undefined);
    return () => stop.abort();
  }, [account]);
  // CP-9.2: whoever has nothing yet sees that screen first. Judged once: who erases his last tour stays here.
  const judged = useRef(later);
  useEffect(() => {
    if (!teams || !tours || judged.current) return;
    judged.current = true;
    if (teams.length + tours.length + drafts.length === 0) void navigate({ to: '/teams', replace: true });
  }, [teams, tours, drafts, navigate]);
  const erase = async (id: string) => {
    const answer = await server.eraseTour(id);
    if (!answer.ok) return setFault(answer.fault);
    await forgetTour(account, id).catch(() => undefined);
    setTours(tours?.filter((tour) => tour.id !== id));
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
      <Alert card>{fault?.message}</Alert>
      <div className="menu-cards">
        <button type="button" className="card menu-card main" onClick={() => void begin()}>
          <b>{words.start}</b>
          <span>{words.startHint}</span>
        </button>
        <Link to="/teams" className="card menu-card">
          <b>{words.yourTeams}</b>
          <span className="soft">{words.yourTeamsHint}</span>
        </Link>
      </div>
      {drafts.length > 0 && (
        <section aria-labelledby="drafts-title">
          <h2 id="drafts-title">{words.drafts}</h2>
          <ul className="tour-list">
            {drafts.map((draft) => (
              <li key={draft.id} className="card">
                <Link to="/tours/new/$draft" params={{ draft: draft.id }}>
                  <b>{draftTitle(draft) || words.untitled}</b>
                  <small>{draft.unsent ? words.onThisDevice : titleOf(draft.draft.game)}</small>
                </Link>
                <SureButton
                  label={words.deleteDraft}
                  name={`${words.deleteDraft}: ${draftTitle(draft) || words.untitled}`}
                  sure={words.deleteSure}
                  onSure={() => void removeDraft(account, draft.id).then(() => setDrafts(drafts.filter(({ id }) => id !== draft.id)))}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="load-title">
        <h2 id="load-title">{words.list}</h2>
        {tours.length === 0 && <p className="soft">{words.none}</p>}
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
              {tour.role === 'owner' && (
                <SureButton
                  label={words.delete}
                  name={words.deleteWhat(tour.name)}
                  sure={words.deleteSure}
                  onSure={() => void erase(tour.id)}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

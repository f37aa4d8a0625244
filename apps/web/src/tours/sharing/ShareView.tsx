import { rankingsCsv, stagesCsv, tourJson } from '@gruppetto/tour';
import { Alert, download, useWords } from '@gruppetto/ui';
import { namesInTour } from '@gruppetto/words';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useAccount } from '../../account/account-store.ts';
import { clubServer } from '../../api/club-server.ts';
import { server } from '../../api/server.ts';
import { ClubChoice } from '../../clubs/ClubChoice.tsx';
import { freshId } from '../../storage/fresh.ts';
import { storeTour } from '../client/store-tour.ts';
import { thisBrowser } from '../client/tour-storage.ts';
import type { TourViewProps } from '../office/tour-view.ts';
import { FollowCard } from './FollowCard.tsx';
import { InviteCard } from './InviteCard.tsx';
import { MembersCard } from './MembersCard.tsx';
import './share.css';

/** The other people who see the tour, and the tour as files and on paper. */
export function ShareView(props: TourViewProps) {
  const { role, id, sync } = props.open;
  if (sync === 'browser')
    return (
      <>
        <FilesCard {...props} />
        <NeedsAccount />
      </>
    );
  return (
    <>
      <FilesCard {...props} />
      {(role === 'owner' || role === 'director') && <Links {...props} />}
      {role === 'owner' && (
        <section className="card padded">
          <ClubChoice club={undefined} onChoose={(club) => clubServer.addTour(club, id)} />
        </section>
      )}
      {role !== 'follower' && <MembersCard id={id} owner={role === 'owner'} />}
    </>
  );
}

/** A tour that no server has cannot be shown to others. */
function NeedsAccount() {
  const { share: words, account } = useWords();
  return (
    <section className="card padded" aria-labelledby="needs-account">
      <h2 id="needs-account">{words.needsAccount}</h2>
      <p className="soft">{words.needsAccountHint}</p>
      <div className="buttons">
        <Link to="/account" className="button">
          {account.signIn}
        </Link>
      </div>
    </section>
  );
}

function FilesCard({ open: { tour, entries, sync, role }, go }: TourViewProps) {
  const navigate = useNavigate();
  const known = useAccount();
  const [fault, setFault] = useState<string>();
  const { share: words } = useWords();
  const file = tour.plan.name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase() || 'tour';
  const called = namesInTour(tour.game, tour.plan, 'file');
  const save = () => {
    const whole = { ...tourJson(tour, called), plan: tour.plan, entries: entries.map(({ entry }) => entry) };
    download(`${file}.json`, JSON.stringify(whole, undefined, 1));
  };
  const account = sync === 'browser' ? thisBrowser : known.state === 'known' ? known.account?.name : undefined;
  const copy = async (owner: string) => {
    const id = freshId();
    const answer = await storeTour(owner, id, { ...tour.plan, name: words.copyName(tour.plan.name).slice(0, 80) });
    if (answer.ok) await navigate({ to: '/tours/$id', params: { id } });
    else setFault(answer.fault.message);
  };
  return (
    <section className="card padded" aria-labelledby="save-title">
      <h2 id="save-title">{words.files}</h2>
      <div className="buttons">
        <button type="button" onClick={() => go('report')}>
          {words.report}
        </button>
        <button type="button" onClick={() => download(`${file}-classifications.csv`, rankingsCsv(tour, called), 'text/csv')}>
          {words.csv}
        </button>
        <button type="button" onClick={() => download(`${file}-stages.csv`, stagesCsv(tour, called), 'text/csv')}>
          {words.stagesCsv}
        </button>
        <button type="button" onClick={save}>
          {words.json}
        </button>
        {role !== 'follower' && account !== undefined && (
          <button type="button" onClick={() => void copy(account)}>
            {words.copy}
          </button>
        )}
      </div>
      <Alert>{fault}</Alert>
    </section>
  );
}

/** What the server tells of the links of a tour. */
function Links({ open: { id, entries, role } }: TourViewProps) {
  const [links, setLinks] = useState<{ readonly follow?: string | undefined; readonly invitations: number }>();
  const known = useRef(entries.length);
  useEffect(() => {
    const stop = new AbortController();
    server.tour(id, known.current, stop.signal).then(
      (answer) => {
        if (answer.ok) setLinks({ follow: answer.value.follow, invitations: answer.value.invitations ?? 0 });
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [id]);
  if (!links) return undefined;
  return (
    <>
      {role === 'owner' && <InviteCard id={id} open={links.invitations} onChange={(invitations) => setLinks({ ...links, invitations })} />}
      <FollowCard id={id} follow={links.follow} owner={role === 'owner'} onChange={(follow) => setLinks({ ...links, follow })} />
    </>
  );
}

import { rankingsCsv, stagesCsv, tourJson } from '@gruppetto/tour';
import { download, SureButton, useWords } from '@gruppetto/ui';
import type { Member, MemberRole } from '@gruppetto/wire';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAccount } from '../../account/account-store.ts';
import { CopyLine } from '../../account/CopyLine.tsx';
import { type Answer, server } from '../../api/server.ts';
import type { TourViewProps } from '../office/tour-view.ts';
import { tourNames } from '../riders/tour-names.ts';
import './share.css';

/** Who else sees the tour, and the tour as files and on paper. */
export function ShareView(props: TourViewProps) {
  const { share: words } = useWords();
  const { open, go } = props;
  const { tour, entries, role } = open;
  const file = tour.plan.name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase() || 'tour';
  const names = tourNames(tour);
  const called = { seat: names.seat, rider: names.rider, team: (team: number) => names.team?.(team) ?? String(team + 1) };
  return (
    <>
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
          <button
            type="button"
            onClick={() =>
              download(
                `${file}.json`,
                JSON.stringify({ ...tourJson(tour, called), plan: tour.plan, entries: entries.map(({ entry }) => entry) }, undefined, 1),
              )
            }
          >
            {words.json}
          </button>
        </div>
      </section>
      {role === 'owner' && <Inviting id={open.id} after={entries.length} />}
      {role !== 'follower' && <Members id={open.id} owner={role === 'owner'} />}
    </>
  );
}

function Inviting({ id, after }: { id: string; after: number }) {
  const { share: words } = useWords();
  const [followed, setFollowed] = useState(false);
  const [invited, setInvited] = useState(0);
  const known = useRef(after);
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const answer = await server.tour(id, known.current, stop.signal);
      if (!answer.ok) return;
      setFollowed(answer.value.follow === true);
      setInvited(answer.value.invitations ?? 0);
    };
    void ask().catch(() => undefined);
    return () => stop.abort();
  }, [id]);
  const [link, setLink] = useState<string>();
  const [follow, setFollow] = useState<string>();
  const [said, setSaid] = useState<string>();
  const take = <T,>(answer: Answer<T>, then: (value: T) => void) => {
    setSaid(answer.ok ? undefined : answer.fault.message);
    if (answer.ok) then(answer.value);
  };
  const invite = async (role: MemberRole) =>
    take(await server.invite(id, role), ({ token }) => {
      setLink(`${location.origin}/invitation/${token}`);
      setInvited((open) => open + 1);
    });
  return (
    <>
      {said && (
        <p className="card notice" role="status">
          {said}
        </p>
      )}
      <section className="card padded" aria-labelledby="invite-title">
        <h2 id="invite-title">{words.invite}</h2>
        <p className="soft">{words.inviteHint}</p>
        <div className="buttons">
          <button type="button" onClick={() => void invite('director')}>
            {words.asDirector}
          </button>
          <button type="button" onClick={() => void invite('reader')}>
            {words.asReader}
          </button>
          {invited > 0 && (
            <button
              type="button"
              className="quiet"
              onClick={async () =>
                take(await server.withdraw(id), () => {
                  setLink(undefined);
                  setInvited(0);
                  setSaid(words.withdrawn);
                })
              }
            >
              {words.withdraw(invited)}
            </button>
          )}
        </div>
        {link && <CopyLine key={link} text={link} label={words.inviteLink} />}
      </section>
      <section className="card padded" aria-labelledby="follow-title">
        <h2 id="follow-title">{words.follow}</h2>
        <p className="soft">{words.followHint}</p>
        <div className="buttons">
          <button
            type="button"
            onClick={async () =>
              take(await server.letFollow(id), ({ token }) => {
                setFollow(`${location.origin}/follow/${token}`);
                setFollowed(true);
              })
            }
          >
            {words.makeFollow}
          </button>
          {followed && (
            <button
              type="button"
              className="quiet"
              onClick={async () =>
                take(await server.endFollow(id), () => {
                  setFollow(undefined);
                  setFollowed(false);
                  setSaid(words.followEnded);
                })
              }
            >
              {words.endFollow}
            </button>
          )}
        </div>
        {follow && <CopyLine key={follow} text={follow} label={words.follow} />}
      </section>
    </>
  );
}

function Members({ id, owner }: { id: string; owner: boolean }) {
  const { share: words } = useWords();
  const navigate = useNavigate();
  const known = useAccount();
  const [members, setMembers] = useState<Answer<readonly Member[]>>();
  const fetch = useCallback((signal?: AbortSignal) => void server.members(id, signal).then(setMembers, () => undefined), [id]);
  useEffect(() => {
    const stop = new AbortController();
    fetch(stop.signal);
    return () => stop.abort();
  }, [fetch]);
  const me = known.state === 'known' ? known.account?.name : undefined;
  const remove = async (name: string) => {
    const answer = await server.removeMember(id, name);
    if (!answer.ok) setMembers(answer);
    else if (name === me) await navigate({ to: '/tours' });
    else fetch();
  };
  return (
    <section className="card padded" aria-labelledby="members-title">
      <h2 id="members-title">{words.members}</h2>
      {members && !members.ok && <p className="problem">{members.fault.message}</p>}
      {members?.ok && (
        <ul className="members">
          {members.value.map(({ name, role }) => (
            <li key={name}>
              <b>{name}</b>
              <span className="chip">{words.memberRoles[role]}</span>
              {role !== 'owner' && (owner || name === me) && (
                <SureButton
                  label={name === me ? words.leave : words.removeShort}
                  name={name === me ? words.leave : words.remove(name)}
                  sure={words.removeSure}
                  onSure={() => void remove(name)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

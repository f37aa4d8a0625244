import { SureButton, useWords } from '@gruppetto/ui';
import type { TourMember } from '@gruppetto/wire';
import { byName } from '@gruppetto/words';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useAccount } from '../../account/account-store.ts';
import { type ServerAnswer, server } from '../../api/server.ts';
import './share.css';

/** The members of this tour, and their roles. */
export function MembersCard({ id, owner }: { id: string; owner: boolean }) {
  const { share: words } = useWords();
  const navigate = useNavigate();
  const known = useAccount();
  const [members, setMembers] = useState<ServerAnswer<readonly TourMember[]>>();
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
          {byName(members.value).map(({ name, role }) => (
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

import { useWords } from '@gruppetto/ui';
import type { MemberRole } from '@gruppetto/wire';
import { useState } from 'react';
import { CopyLine } from '../../account/CopyLine.tsx';
import { server } from '../../api/server.ts';

interface InviteCardProps {
  readonly id: string;
  /** How many invitations are open. */
  readonly open: number;
  readonly onChange: (open: number) => void;
}

/** Links that each let one person in. */
export function InviteCard({ id, open, onChange }: InviteCardProps) {
  const { share: words } = useWords();
  const [link, setLink] = useState<string>();
  const [said, setSaid] = useState<string>();
  const invite = async (role: MemberRole) => {
    const answer = await server.invite(id, role);
    setSaid(answer.ok ? undefined : answer.fault.message);
    if (!answer.ok) return;
    setLink(`${location.origin}/invitation/${answer.value.token}`);
    onChange(open + 1);
  };
  const withdraw = async () => {
    const answer = await server.withdraw(id);
    setSaid(answer.ok ? words.withdrawn : answer.fault.message);
    if (!answer.ok) return;
    setLink(undefined);
    onChange(0);
  };
  return (
    <section className="card padded" aria-labelledby="invite-title">
      <h2 id="invite-title">{words.invite}</h2>
      <p className="soft">{words.inviteHint}</p>
      {said && <p role="status">{said}</p>}
      <div className="buttons">
        <button type="button" onClick={() => void invite('director')}>
          {words.asDirector}
        </button>
        <button type="button" onClick={() => void invite('reader')}>
          {words.asReader}
        </button>
        {open > 0 && (
          <button type="button" className="quiet" onClick={() => void withdraw()}>
            {words.withdraw(open)}
          </button>
        )}
      </div>
      {link && <CopyLine key={link} text={link} label={words.inviteLink} />}
    </section>
  );
}

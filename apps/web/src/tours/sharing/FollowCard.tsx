import { useWords } from '@gruppetto/ui';
import { useState } from 'react';
import { CopyLine } from '../../account/CopyLine.tsx';
import { server } from '../../api/server.ts';
import { QrCode } from './QrCode.tsx';

interface FollowCardProps {
  readonly id: string;
  /** The secret part of the link, where there is one. */
  readonly follow: string | undefined;
  readonly owner: boolean;
  readonly onChange: (follow: string | undefined) => void;
}

/** The link that shows the tour to everyone who has it. Directors see it at any time; its owner makes and ends it. */
export function FollowCard({ id, follow, owner, onChange }: FollowCardProps) {
  const { share: words } = useWords();
  const [said, setSaid] = useState<string>();
  const link = follow && `${location.origin}/follow/${follow}`;
  const make = async () => {
    const answer = await server.letFollow(id);
    setSaid(answer.ok ? undefined : answer.fault.message);
    if (answer.ok) onChange(answer.value.token);
  };
  const end = async () => {
    const answer = await server.endFollow(id);
    setSaid(answer.ok ? words.followEnded : answer.fault.message);
    if (answer.ok) onChange(undefined);
  };
  if (!owner && !link) return undefined;
  return (
    <section className="card padded" aria-labelledby="follow-title">
      <h2 id="follow-title">{words.follow}</h2>
      <p className="soft">{words.followHint}</p>
      {link && (
        <div className="follow-link">
          <QrCode text={link} label={words.qr} />
          <CopyLine key={link} text={link} label={words.follow} />
        </div>
      )}
      {said && <p role="status">{said}</p>}
      {owner && (
        <div className="buttons">
          <button type="button" onClick={() => void make()}>
            {link ? words.newFollow : words.makeFollow}
          </button>
          {link && (
            <button type="button" className="quiet" onClick={() => void end()}>
              {words.endFollow}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

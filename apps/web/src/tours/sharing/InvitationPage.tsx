import { Alert, useWords } from '@gruppetto/ui';
import type { Invitation } from '@gruppetto/wire';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAccount } from '../../account/account-store.ts';
import { OfficeFrame, Unreachable } from '../../account/OfficeFrame.tsx';
import { SignForms } from '../../account/SignForms.tsx';
import { type ServerAnswer, server } from '../../api/server.ts';

/** The page behind an invitation: says to what tour and in what role, and accepts it for the person who is signed in. */
export function InvitationPage({ token }: { token: string }) {
  const [answer, setAnswer] = useState<ServerAnswer<Invitation>>();
  useEffect(() => {
    const stop = new AbortController();
    server.invitation(token, stop.signal).then(setAnswer, () => undefined);
    return () => stop.abort();
  }, [token]);
  return (
    <OfficeFrame>
      {answer?.ok ? (
        <Invited token={token} invitation={answer.value} />
      ) : answer ? (
        <Gone status={answer.fault.status} message={answer.fault.message} />
      ) : (
        <main className="message" aria-busy="true" />
      )}
    </OfficeFrame>
  );
}

function Invited({ token, invitation: { name, role } }: { token: string; invitation: Invitation }) {
  const { share: words } = useWords();
  const navigate = useNavigate();
  const known = useAccount();
  const [fault, setFault] = useState<string>();
  const accept = async () => {
    const accepted = await server.accept(token);
    if (accepted.ok) await navigate({ to: '/tours/$id', params: { id: accepted.value.id } });
    else setFault(accepted.fault.message);
  };
  const signedIn = known.state === 'known' && known.account !== undefined;
  return (
    <main className="account">
      <section className="card account-card">
        <h1>{words.invited(name)}</h1>
        <p>{words.invitedAs[role]}</p>
        <Alert card>{fault}</Alert>
        {signedIn ? (
          <div className="buttons">
            <button type="button" className="main" onClick={() => void accept()}>
              {words.accept}
            </button>
          </div>
        ) : (
          <p className="soft">{words.signInFirst}</p>
        )}
      </section>
      {known.state === 'known' && !known.account && <SignForms fresh={known.fresh} />}
    </main>
  );
}

function Gone({ status, message }: { status: number; message: string }) {
  const { share: words, tour } = useWords();
  return (
    <main className="message">
      {status === 0 ? (
        <Unreachable message={message} onAgain={() => location.reload()} />
      ) : (
        <>
          <h1>{words.gone}</h1>
          <p className="soft">{words.goneHint}</p>
          <Link to="/tours" className="button main">
            {tour.toOffice}
          </Link>
        </>
      )}
    </main>
  );
}

import { Alert, useWords } from '@gruppetto/ui';
import type { Invitation as Invited } from '@gruppetto/wire';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { OfficeFrame, SignedIn, Unreachable } from '../../account/OfficeFrame.tsx';
import { type Answer, server } from '../../api/server.ts';

/** Where an invitation leads: it is accepted by whoever is signed in. */
export function InvitationPage({ token }: { token: string }) {
  return (
    <OfficeFrame>
      <SignedIn>{() => <Invitation token={token} />}</SignedIn>
    </OfficeFrame>
  );
}

function Invitation({ token }: { token: string }) {
  const { tour: tourWords, share: words } = useWords();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<Answer<Invited>>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    server.invitation(token, stop.signal).then(setAnswer, () => undefined);
    return () => stop.abort();
  }, [token]);
  if (!answer) return <main className="message" aria-busy="true" />;
  const accept = async () => {
    const accepted = await server.accept(token);
    if (accepted.ok) await navigate({ to: '/tours/$id', params: { id: accepted.value.id } });
    else setFault(accepted.fault.message);
  };
  return (
    <main className="message">
      {answer.ok ? (
        <>
          <h1>{words.invited(answer.value.name)}</h1>
          <p>{words.invitedAs[answer.value.role]}</p>
          <Alert card>{fault}</Alert>
          <button type="button" className="main" onClick={() => void accept()}>
            {words.accept}
          </button>
        </>
      ) : answer.fault.status === 0 ? (
        <Unreachable message={answer.fault.message} onAgain={() => location.reload()} />
      ) : (
        <>
          <h1>{words.gone}</h1>
          <Link to="/tours" className="button main">
            {tourWords.toOffice}
          </Link>
        </>
      )}
    </main>
  );
}

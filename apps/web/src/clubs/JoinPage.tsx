import { Alert, useWords } from '@gruppetto/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { SignedIn } from '../account/OfficeFrame.tsx';
import { clubServer } from '../api/club-server.ts';
import { useAnswer } from '../people/use-answer.ts';
import { Page } from '../ui/Page.tsx';

/** The page behind a link to a club: names the club before anybody signs in. */
export function JoinPage({ token }: { token: string }) {
  const { clubs: words } = useWords();
  const navigate = useNavigate();
  const { value, fault } = useAnswer((signal) => clubServer.linked(token, signal), token);
  const [refused, setRefused] = useState<string>();
  const join = async () => {
    const answer = await clubServer.join(token);
    if (answer.ok) await navigate({ to: '/clubs/$id', params: { id: answer.value.id } });
    else setRefused(answer.fault.message);
  };
  return (
    <Page title={words.join}>
      <main className="message">
        {fault && (
          <>
            <h1>{words.missing}</h1>
            <Link to="/clubs" className="button main">
              {words.toClubs}
            </Link>
          </>
        )}
        {value && (
          <>
            <h1>{words.joinTitle(value.name)}</h1>
            <p className="soft">{words.joinHint(value.members)}</p>
          </>
        )}
        <Alert card>{refused}</Alert>
      </main>
      {value && (
        <SignedIn>
          {() => (
            <div className="message">
              <button type="button" className="main" onClick={() => void join()}>
                {words.join}
              </button>
            </div>
          )}
        </SignedIn>
      )}
    </Page>
  );
}

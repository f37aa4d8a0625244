import { useWords } from '@gruppetto/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { server } from '../api/server.ts';
import { Page } from '../ui/Page.tsx';
import { AskForm } from './AskForm.tsx';
import { askAccount } from './account-store.ts';

/** The page behind the owner's link, for a person who has forgotten their password. */
export function ResetPage({ token }: { token: string }) {
  const { account: words } = useWords();
  const [done, setDone] = useState(false);
  return (
    <Page title={words.reset}>
      <main className="account">
        <section className="card account-card">
          <h1>{words.reset}</h1>
          {done ? (
            <>
              <p role="status">{words.resetDone}</p>
              <Link to="/account" className="button main">
                {words.signIn}
              </Link>
            </>
          ) : (
            <AskForm
              fields={[
                { name: 'password', label: words.newPassword, hint: words.passwordHint, type: 'password', autoComplete: 'new-password' },
              ]}
              submit={words.resetSet}
              ask={(values) => server.resetPassword({ token, password: values.password ?? '' })}
              onDone={() => {
                setDone(true);
                void askAccount();
              }}
            />
          )}
        </section>
      </main>
    </Page>
  );
}

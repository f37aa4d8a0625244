import { useWords } from '@gruppetto/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page } from '../ui/Page.tsx';
import { askAccount, useAccount } from './account-store.ts';
import { SignForms } from './SignForms.tsx';
import './account.css';

/** The frame of the tours: the ways between them and the teams below the header. */
export function OfficeFrame({ title, children }: { title?: string; children: ReactNode }) {
  const { office: officeMenu } = useWords();
  return (
    <Page title={title}>
      <nav className="office-nav" aria-label={officeMenu.nav}>
        <Link to="/tours">{officeMenu.tours}</Link>
        <Link to="/teams">{officeMenu.teams}</Link>
      </nav>
      {children}
    </Page>
  );
}

/** Shows its content to people who are signed in; everybody else can sign in on the spot. */
export function SignedIn({
  children,
  offline = false,
}: {
  children: (name: string) => ReactNode;
  /** What this device has stored is enough to go on without the server. */
  offline?: boolean;
}) {
  const { account: words } = useWords();
  const known = useAccount();
  if (known.state === 'asking') return <main className="message soft">{words.asking}</main>;
  if (known.state === 'unreachable')
    return offline && known.lastName ? (
      children(known.lastName)
    ) : (
      <main className="message">
        <Unreachable message={known.fault.message} />
      </main>
    );
  if (!known.account)
    return (
      <main className="account">
        <SignForms fresh={known.fresh} />
      </main>
    );
  return children(known.account.name);
}

/** Shows its content to everybody: with an account or with this browser alone. */
export function Everybody({ children, browser }: { children: (name: string) => ReactNode; browser: string }) {
  const { account: words } = useWords();
  const known = useAccount();
  if (known.state === 'asking') return <main className="message soft">{words.asking}</main>;
  return children((known.state === 'unreachable' ? known.lastName : known.account?.name) ?? browser);
}

export function Unreachable({ message, onAgain = () => void askAccount() }: { message: string; onAgain?: () => void }) {
  const { account: words } = useWords();
  return (
    <>
      <h1>{message}</h1>
      <p className="soft">{words.unreachableHint}</p>
      <button type="button" className="main" onClick={onAgain}>
        {words.again}
      </button>
    </>
  );
}

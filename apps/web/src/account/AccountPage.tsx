import { Dialog, download, useWords } from '@gruppetto/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ownerServer } from '../api/owner-server.ts';
import { peopleServer } from '../api/people-server.ts';
import { server } from '../api/server.ts';
import { Page } from '../ui/Page.tsx';
import { AskForm } from './AskForm.tsx';
import { askAccount, useAccount } from './account-store.ts';
import { FriendsCard } from './FriendsCard.tsx';
import { NotificationsCard } from './NotificationsCard.tsx';
import { SignedIn } from './OfficeFrame.tsx';
import { ProgramsCard } from './ProgramsCard.tsx';

export function AccountPage() {
  const { account: words } = useWords();
  return (
    <Page title={words.title}>
      <SignedIn>{() => <Settings />}</SignedIn>
    </Page>
  );
}

function Settings() {
  const { account: words, clubs, people } = useWords();
  const known = useAccount();
  const [said, setSaid] = useState<string>();
  // The link in an e-mail: it confirms that the address is theirs.
  useEffect(() => {
    const token = new URLSearchParams(location.search).get('confirm');
    if (!token) return;
    history.replaceState(history.state, '', location.pathname);
    void peopleServer.confirmEmail(token).then((answer) => setSaid(answer.ok ? people.confirmed : answer.fault.message));
  }, [people]);
  if (known.state !== 'known' || !known.account) return undefined;
  const { name, owner } = known.account;
  return (
    <main className="account">
      <h1>{words.title}</h1>
      {said && (
        <p className="card notice" role="status">
          {said}
        </p>
      )}
      <SignedInCard name={name} owner={owner} onSaid={setSaid} />
      <section className="card account-card">
        <div className="buttons">
          <Link to="/players/$name" params={{ name }} className="button">
            {people.toProfile}
          </Link>
          <Link to="/ratings" className="button">
            {people.leaderboards}
          </Link>
          <Link to="/clubs" className="button">
            {clubs.title}
          </Link>
        </div>
      </section>
      <FriendsCard name={name} />
      <NotificationsCard />
      <section className="card account-card">
        <h2>{words.changePassword}</h2>
        <AskForm
          fields={[
            { name: 'old', label: words.oldPassword, type: 'password', autoComplete: 'current-password' },
            { name: 'new', label: words.newPassword, hint: words.passwordHint, type: 'password', autoComplete: 'new-password' },
          ]}
          submit={words.changePassword}
          ask={(values) => server.changePassword({ old: values.old ?? '', new: values.new ?? '' })}
          onDone={() => setSaid(words.passwordChanged)}
        />
      </section>
      <ProgramsCard />
      <DataCard owner={owner} onSaid={setSaid} />
    </main>
  );
}

interface CardProps {
  readonly owner: boolean;
  /** What the page says above its cards. */
  readonly onSaid: (said: string) => void;
}

function SignedInCard({ name, owner, onSaid }: CardProps & { readonly name: string }) {
  const { account: words, house } = useWords();
  const leave = async (everywhere: boolean) => {
    const answer = await (everywhere ? server.signOutEverywhere() : server.signOut());
    if (answer.ok) await askAccount();
    else onSaid(answer.fault.message);
  };
  return (
    <section className="card account-card">
      <h2>{words.signedIn(name)}</h2>
      {owner && <p className="chip">{words.owner}</p>}
      {owner && (
        <p>
          <Link to="/owner">{house.link}</Link>
        </p>
      )}
      <div className="buttons">
        <button type="button" onClick={() => void leave(false)}>
          {words.signOut}
        </button>
        <button type="button" onClick={() => void leave(true)}>
          {words.signOutEverywhere}
        </button>
      </div>
    </section>
  );
}

/** All that the server has of them, in a file; and the account deleted, with all of it. */
function DataCard({ owner, onSaid }: CardProps) {
  const { account: words } = useWords();
  const [deleting, setDeleting] = useState(false);
  const save = async () => {
    const answer = await server.exportAccount();
    if (answer.ok) download('gruppetto-account.json', JSON.stringify(answer.value, undefined, 2));
    else onSaid(answer.fault.message);
  };
  return (
    <>
      <section className="card account-card">
        <h2>{words.data}</h2>
        <p className="soft">{words.dataHint}</p>
        <div className="buttons">
          <button type="button" onClick={() => void save()}>
            {words.export}
          </button>
          <button type="button" className="quiet danger" onClick={() => setDeleting(true)}>
            {words.delete}
          </button>
        </div>
      </section>
      {deleting && (
        <Dialog title={words.delete} onClose={() => setDeleting(false)}>
          <p>{words.deleteHint}</p>
          {owner && <Follows />}
          <AskForm
            danger
            fields={[{ name: 'password', label: words.password, type: 'password', autoComplete: 'current-password' }]}
            submit={words.deleteForGood}
            ask={(values) => server.deleteAccount(values.password ?? '')}
            onDone={() => void askAccount()}
          />
        </Dialog>
      )}
    </>
  );
}

/** Who owns the server after its owner has deleted their account. */
function Follows() {
  const { house: words } = useWords();
  const [heir, setHeir] = useState<string>();
  useEffect(() => {
    void ownerServer.house().then((answer) => answer.ok && setHeir(answer.value.heir));
  }, []);
  return <p>{heir ? words.follows(heir) : words.nobodyFollows}</p>;
}

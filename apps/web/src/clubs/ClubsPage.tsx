import { useWords } from '@gruppetto/ui';
import { byName } from '@gruppetto/words';
import { Link, useNavigate } from '@tanstack/react-router';
import { AskForm } from '../account/AskForm.tsx';
import { SignedIn, Unreachable } from '../account/OfficeFrame.tsx';
import { clubServer } from '../api/club-server.ts';
import { useAnswer } from '../people/use-answer.ts';
import { freshId } from '../storage/fresh.ts';
import { Page } from '../ui/Page.tsx';
import './club.css';

/** Your clubs. */
export function ClubsPage() {
  const { clubs: words } = useWords();
  return (
    <Page title={words.title}>
      <SignedIn>{(name) => <Listed key={name} name={name} />}</SignedIn>
    </Page>
  );
}

function Listed({ name }: { name: string }) {
  const { clubs: words } = useWords();
  const navigate = useNavigate();
  const { value, fault, again } = useAnswer((signal) => clubServer.list(signal), name);
  if (fault)
    return (
      <main className="message">
        <Unreachable message={fault.message} onAgain={again} />
      </main>
    );
  return (
    <main className="account">
      <h1>{words.title}</h1>
      <p className="soft">{words.hint}</p>
      {value?.length === 0 && <p className="card padded">{words.none}</p>}
      {value && value.length > 0 && (
        <ul className="club-list">
          {byName(value).map(({ id, name: title, members }) => (
            <li key={id} className="card">
              <Link to="/clubs/$id" params={{ id }}>
                <b>{title}</b> <small className="soft">{words.members(members)}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <section className="card account-card">
        <h2>{words.found}</h2>
        <AskForm
          fields={[{ name: 'name', label: words.name }]}
          submit={words.found}
          ask={(values) => clubServer.found(freshId(), values.name?.trim() ?? '')}
          onDone={({ id }) => void navigate({ to: '/clubs/$id', params: { id } })}
        />
      </section>
    </main>
  );
}

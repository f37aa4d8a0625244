import { useShell } from '@gruppetto/ui';
import { Link } from '@tanstack/react-router';
import { Page } from './Page.tsx';

/** A page that isn't there, or that broke. */
export function Lost({ kind }: { kind: 'not-found' | 'broken' }) {
  const { lost: words } = useShell();
  const broken = kind === 'broken';
  const title = broken ? words.broken : words.title;
  return (
    <Page title={title}>
      <main className="message" id="content">
        <h1>{title}</h1>
        <p>{broken ? words.safe : words.text}</p>
        <div className="buttons">
          {broken && (
            <button type="button" className="main" onClick={() => location.reload()}>
              {words.reload}
            </button>
          )}
          <Link to="/" className={broken ? 'button' : 'button main'}>
            {words.toStart}
          </Link>
        </div>
      </main>
    </Page>
  );
}

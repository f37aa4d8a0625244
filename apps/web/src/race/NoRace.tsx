import { useWords } from '@gruppetto/ui';
import type { Words } from '@gruppetto/words';
import { Link } from '@tanstack/react-router';
import { Page } from '../ui/Page.tsx';
import type { Failure, NoRaceNow } from './race-source.ts';

/** Why there is no race to be seen. */
export function NoRace({ state }: { state: NoRaceNow }) {
  const { race: say } = useWords();
  return (
    <Page>
      <main className="message">
        {state.status === 'loading' && <p className="soft">{say.loading}</p>}
        {state.status === 'missing' && (
          <>
            <h1>{say.missing}</h1>
            <p>{say.missingHint}</p>
          </>
        )}
        {state.status === 'failed' && (
          <>
            <h1>{say.failed}</h1>
            <p>{sayFailure(state.failure, say)}</p>
          </>
        )}
        {state.status !== 'loading' && (
          <Link to="/" className="button main">
            {say.toStart}
          </Link>
        )}
      </main>
    </Page>
  );
}

function sayFailure(failure: Failure, { failures }: Words['race']): string {
  switch (failure.kind) {
    case 'storage-blocked':
    case 'broke-down':
      return failures[failure.kind](failure.detail);
    case 'does-not-replay':
      return failure.problem ?? failures[failure.kind];
    case 'other-rules':
    case 'unknown-game':
      return failures[failure.kind];
  }
}

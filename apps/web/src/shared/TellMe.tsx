import { Alert, useWords } from '@gruppetto/ui';
import type { PreferencesAnswer, You } from '@gruppetto/wire';
import { useEffect, useState } from 'react';
import { ThisBrowser } from '../account/NotificationsCard.tsx';
import { canPush } from '../account/push-browser.ts';
import { peopleServer } from '../api/people-server.ts';
import { sharedServer } from '../api/shared-server.ts';
import { useCalls } from './use-calls.ts';
import { canNotify } from './use-your-turn.ts';

/** How you learn that it is your turn without looking at the page. */
export function TellMe({ table, you }: { table: string; you: You }) {
  const { sharedTables: words } = useWords();
  const { busy, fault, call } = useCalls();
  const [allowed, setAllowed] = useState(() => (canNotify() ? Notification.permission : 'denied'));
  const [url, setUrl] = useState(you.webhook ?? '');
  const [saved, setSaved] = useState(false);
  return (
    <details className="card side tell-me">
      <summary>{words.tellMe}</summary>
      {canNotify() &&
        (allowed === 'denied' ? (
          <p className="soft">{words.notTold}</p>
        ) : (
          <>
            {allowed === 'granted' && <p className="soft">{words.telling}</p>}
            {canPush() ? (
              <PushHere onAllowed={() => setAllowed(Notification.permission)} />
            ) : (
              allowed !== 'granted' && (
                <button type="button" onClick={() => void Notification.requestPermission().then(setAllowed)}>
                  {words.tellMe}
                </button>
              )
            )}
          </>
        ))}
      <form
        onSubmit={async (event) => {
          event.preventDefault();
          setSaved(await call(() => sharedServer.setWebhook(table, url.trim())));
        }}
      >
        <label>
          {words.webhook}
          <small>{words.webhookHint}</small>
          <span className="sit">
            <input
              type="url"
              value={url}
              maxLength={500}
              placeholder="https://"
              onChange={(event) => {
                setSaved(false);
                setUrl(event.target.value);
              }}
            />
            <button type="submit" disabled={busy || url.trim() === (you.webhook ?? '')}>
              {words.save}
            </button>
          </span>
        </label>
        <Alert>{fault}</Alert>
        <p role="status" className="soft">
          {saved && words.saved}
        </p>
      </form>
    </details>
  );
}

/** Also with the page closed, where the browser can. */
function PushHere({ onAllowed }: { onAllowed: () => void }) {
  const [known, setKnown] = useState<PreferencesAnswer>();
  useEffect(() => void peopleServer.preferences().then((answer) => answer.ok && setKnown(answer.value)), []);
  return (
    known && (
      <ThisBrowser
        known={known}
        take={(answer) => {
          if (answer?.ok) setKnown(answer.value);
          onAllowed();
        }}
      />
    )
  );
}

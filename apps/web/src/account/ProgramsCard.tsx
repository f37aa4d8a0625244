import { SureButton, useWords } from '@gruppetto/ui';
import { type TokenListing, type TokenRight, tokenRights, type WebhookListing } from '@gruppetto/wire';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useId, useState } from 'react';
import { programsServer } from '../api/programs-server.ts';
import { locale } from '../ui/language.ts';
import { AskForm } from './AskForm.tsx';
import { CopyLine } from './CopyLine.tsx';

/** Tokens for programs and bots, and where results are sent. */
export function ProgramsCard() {
  const { programs: words } = useWords();
  return (
    <section className="card account-card" aria-labelledby="programs-title">
      <h2 id="programs-title">{words.title}</h2>
      <p className="soft">
        {words.hint} <Link to="/api">{words.about}</Link>
      </p>
      <Tokens />
      <h3>{words.hooksTitle}</h3>
      <p className="soft">{words.hooksHint}</p>
      <Webhooks />
    </section>
  );
}

function Tokens() {
  const { programs: words } = useWords();
  const id = useId();
  const [tokens, setTokens] = useState<readonly TokenListing[]>([]);
  const [right, setRight] = useState<TokenRight>('bot');
  const [made, setMade] = useState<string>();
  const load = useCallback(async () => {
    const answer = await programsServer.tokens();
    if (answer.ok) setTokens(answer.value.tokens);
  }, []);
  useEffect(() => void load(), [load]);
  return (
    <>
      <ul className="plain-list">
        {tokens.map((token) => (
          <li key={token.id}>
            <span>
              {token.name} <small className="soft">{aboutToken(words, token)}</small>
            </span>
            <SureButton label={words.revoke} sure={words.revokeSure} onSure={() => void programsServer.revokeToken(token.id).then(load)} />
          </li>
        ))}
      </ul>
      <div className="asked">
        <label htmlFor={id}>{words.right}</label>
        <select id={id} value={right} onChange={(event) => setRight(event.target.value as TokenRight)}>
          {tokenRights.map((one) => (
            <option key={one} value={one}>
              {words.rights[one]}
            </option>
          ))}
        </select>
      </div>
      <AskForm
        fields={[{ name: 'name', label: words.name }]}
        submit={words.make}
        ask={(values) => programsServer.makeToken(values.name?.trim() ?? '', [right])}
        onDone={({ token }) => {
          setMade(token);
          void load();
        }}
      />
      {made && (
        <div role="status">
          <p>{words.made}</p>
          <CopyLine text={made} label={words.token} />
        </div>
      )}
    </>
  );
}

const aboutToken = (words: ReturnType<typeof useWords>['programs'], { rights, used }: TokenListing): string =>
  [
    rights.map((right) => words.rights[right]).join(', '),
    used === undefined ? words.unused : words.usedOn(new Date(used).toLocaleDateString(locale())),
  ].join(' · ');

function Webhooks() {
  const { programs: words } = useWords();
  const [hooks, setHooks] = useState<readonly WebhookListing[]>([]);
  const [secret, setSecret] = useState<string>();
  const load = useCallback(async () => {
    const answer = await programsServer.webhooks();
    if (answer.ok) setHooks(answer.value.webhooks);
  }, []);
  useEffect(() => void load(), [load]);
  return (
    <>
      <ul className="plain-list">
        {hooks.map(({ id, url }) => (
          <li key={id}>
            <span className="address">{url}</span>
            <SureButton label={words.remove} sure={words.removeSure} onSure={() => void programsServer.removeWebhook(id).then(load)} />
          </li>
        ))}
      </ul>
      <AskForm
        fields={[{ name: 'url', label: words.hookUrl }]}
        submit={words.makeHook}
        ask={(values) => programsServer.makeWebhook(values.url?.trim() ?? '')}
        onDone={(made) => {
          setSecret(made.secret);
          void load();
        }}
      />
      {secret && (
        <div role="status">
          <p>{words.secret}</p>
          <CopyLine text={secret} label={words.secret} />
        </div>
      )}
    </>
  );
}

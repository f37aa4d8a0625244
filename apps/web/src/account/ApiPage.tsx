import { Alert, useWords } from '@gruppetto/ui';
import { useEffect, useState } from 'react';
import { type OpenApi, programsServer } from '../api/programs-server.ts';
import { Page } from '../ui/Page.tsx';
import './account.css';

/** What a program can ask of this server, as the server itself describes it. */
export function ApiPage() {
  const {
    programs: { api: words },
  } = useWords();
  const [description, setDescription] = useState<OpenApi>();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    void programsServer.openApi().then((answer) => (answer.ok ? setDescription(answer.value) : setBroken(true)));
  }, []);
  const parts = new Map<string, Call[]>();
  for (const call of description ? callsOf(description) : []) parts.set(call.tag, [...(parts.get(call.tag) ?? []), call]);
  return (
    <Page title={words.title}>
      <main className="account api-page" id="content">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        <p>{words.bots}</p>
        <p>
          <a href="/api/openapi.json">{words.openapi}</a>
        </p>
        {broken && <Alert>{words.broken}</Alert>}
        {[...parts].map(([tag, calls]) => (
          <section key={tag} className="card account-card">
            <h2>{tag}</h2>
            {calls.map(({ method, path, summary, body }) => (
              <div key={`${method} ${path}`} className="api-call">
                <code>
                  <b>{method}</b> {path}
                </code>
                <span>{summary}</span>
                {body && (
                  <details>
                    <summary>{words.sends}</summary>
                    <pre>{JSON.stringify(body, undefined, 2)}</pre>
                  </details>
                )}
              </div>
            ))}
          </section>
        ))}
      </main>
    </Page>
  );
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly body: object | undefined;
}

const callsOf = ({ paths }: OpenApi): readonly Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, tags, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      tag: tags[0] ?? '',
      summary,
      body: requestBody?.content['application/json']?.schema,
    })),
  );

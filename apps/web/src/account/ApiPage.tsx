import { Alert, useLanguage, useWords } from '@gruppetto/ui';
import { useEffect, useState } from 'react';
import { type JsonSchema, type OpenApi, programsServer } from '../api/programs-server.ts';
import { Page } from '../ui/Page.tsx';

import { typeText } from './type-text.ts';
import './account.css';

const pathOf = (tag: string): string => `/api/${tag}`;

/** The API, as the server itself describes it. */
export function ApiPage() {
  const {
    programs: { api: words },
  } = useWords();
  const [description, setDescription] = useState<OpenApi>();
  const [broken, setBroken] = useState(false);
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is described in the language of the page
  useEffect(() => {
    void programsServer.openApi().then((answer) => (answer.ok ? setDescription(answer.value) : setBroken(true)));
  }, [language]);
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
            <h2>
              <code>{pathOf(tag)}</code>
            </h2>
            {calls.map(({ method, path, summary, body, answer, example }) => (
              <div key={`${method} ${path}`} className="api-call">
                <code>
                  <b>{method}</b> {path}
                </code>
                <span>{summary}</span>
                {body && <Shown title={words.sends} text={typeText(body)} />}
                {answer && <Shown title={words.answers} text={typeText(answer)} />}
                {example && <Shown title={words.example} text={example} />}
              </div>
            ))}
          </section>
        ))}
        {description && (
          <section className="card account-card">
            <h2>{words.types}</h2>
            {Object.entries(description.components.schemas).map(([name, schema]) => (
              <Shown key={name} title={name} text={typeText(schema)} />
            ))}
          </section>
        )}
      </main>
    </Page>
  );
}

const Shown = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <details>
    <summary>{title}</summary>
    <pre>{text}</pre>
  </details>
);

interface Call {
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly body: JsonSchema | undefined;
  readonly answer: JsonSchema | undefined;
  readonly example: string | undefined;
}

const callsOf = ({ paths }: OpenApi): readonly Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, tags, requestBody, responses, 'x-codeSamples': samples }]) => ({
      method: method.toUpperCase(),
      path,
      tag: tags[0] ?? '',
      summary,
      body: requestBody?.content['application/json']?.schema,
      answer: responses['2XX']?.content?.['application/json']?.schema,
      example: samples?.[0]?.source,
    })),
  );

import { useWords } from '@gruppetto/ui';
import { useState } from 'react';
import { server } from '../api/server.ts';
import { type AskedField, AskForm } from './AskForm.tsx';
import { askAccount } from './account-store.ts';

/** Signing in, or up; the first person of a fresh installation needs no key. */
export function SignForms({ fresh }: { fresh: boolean }) {
  const { account: words } = useWords();
  const [up, setUp] = useState(false);
  const name: AskedField = { name: 'name', label: words.name, autoComplete: 'username' };
  if (fresh || up)
    return (
      <section className="card account-card" aria-labelledby="sign-title">
        <h1 id="sign-title">{words.signUp}</h1>
        <p className="soft">{fresh ? words.fresh : words.why}</p>
        <AskForm
          key="up"
          fields={[
            { ...name, hint: words.nameHint },
            { name: 'password', label: words.password, hint: words.passwordHint, type: 'password', autoComplete: 'new-password' },
            ...(fresh ? [] : [{ name: 'key', label: words.key, hint: words.keyHint }]),
          ]}
          submit={words.signUp}
          ask={(values) =>
            server.signUp({
              name: values.name?.trim() ?? '',
              password: values.password ?? '',
              ...(values.key && { key: values.key.trim() }),
            })
          }
          onDone={() => void askAccount()}
        >
          {!fresh && (
            <button type="button" className="quiet" onClick={() => setUp(false)}>
              {words.haveOne}
            </button>
          )}
        </AskForm>
      </section>
    );
  return (
    <section className="card account-card" aria-labelledby="sign-title">
      <h1 id="sign-title">{words.signIn}</h1>
      <p className="soft">{words.why}</p>
      <AskForm
        key="in"
        fields={[name, { name: 'password', label: words.password, type: 'password', autoComplete: 'current-password' }]}
        submit={words.signIn}
        ask={(values) => server.signIn({ name: values.name?.trim() ?? '', password: values.password ?? '' })}
        onDone={() => void askAccount()}
      >
        <button type="button" className="quiet" onClick={() => setUp(true)}>
          {words.haveNone}
        </button>
      </AskForm>
      <p className="soft">
        <small>{words.forgotten}</small>
      </p>
    </section>
  );
}

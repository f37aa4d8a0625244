import { Alert, useWords } from '@gruppetto/ui';
import { say } from '@gruppetto/words';
import { type ReactNode, useId, useState } from 'react';
import type { ServerAnswer, ServerFault } from '../api/server.ts';

export interface AskedField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'password' | 'number';
  readonly autoComplete?: string;
  readonly initial?: string;
  readonly optional?: boolean;
}

interface AskFormProps<T> {
  readonly fields: readonly AskedField[];
  readonly submit: string;
  readonly danger?: boolean;
  readonly ask: (values: Readonly<Record<string, string>>) => Promise<ServerAnswer<T>>;
  readonly onDone: (value: T) => void;
  readonly children?: ReactNode;
}

/** A few fields that go to the server together; what it refuses is said beside the field it is about. */
export function AskForm<T>({ fields, submit, danger, ask, onDone, children }: AskFormProps<T>) {
  const { account } = useWords();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<ServerFault>();
  const [empty, setEmpty] = useState<readonly string[]>([]);
  const problemOf = (name: string): string | undefined => {
    if (empty.includes(name)) return account.empty;
    const problem = fault?.problems.find(({ at }) => at === name);
    return problem && say(problem.need);
  };
  const elsewhere = fault && !fields.some(({ name }) => fault.problems.some(({ at }) => at === name));
  return (
    <form
      className="ask-form"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const given = new FormData(form);
        const values = Object.fromEntries(fields.map(({ name }) => [name, String(given.get(name) ?? '')]));
        const missing = fields.filter(({ name, optional }) => !optional && values[name]?.trim() === '').map(({ name }) => name);
        setEmpty(missing);
        setFault(undefined);
        const [first] = missing;
        if (first) {
          form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
          return;
        }
        setBusy(true);
        const answer = await ask(values);
        setBusy(false);
        if (!answer.ok) return setFault(answer.fault);
        form.reset();
        onDone(answer.value);
      }}
    >
      {fields.map(({ name, label, hint, type = 'text', autoComplete, initial }) => {
        const problem = problemOf(name);
        const place = `${id}-${name}`;
        return (
          <div key={name} className="asked">
            <label htmlFor={place}>{label}</label>
            {hint && <small id={`${place}-hint`}>{hint}</small>}
            <input
              id={place}
              name={name}
              type={type}
              defaultValue={initial}
              autoComplete={autoComplete ?? 'off'}
              autoCapitalize="none"
              spellCheck={false}
              {...(type === 'number' && { inputMode: 'numeric', min: 1 })}
              maxLength={200}
              aria-invalid={problem !== undefined}
              aria-describedby={[hint && `${place}-hint`, problem && `${place}-problem`].filter(Boolean).join(' ') || undefined}
            />
            <Alert id={`${place}-problem`}>{problem}</Alert>
          </div>
        );
      })}
      <Alert card>{elsewhere && fault.message}</Alert>
      <div className="buttons">
        <button type="submit" className={danger ? 'danger' : 'main'} disabled={busy}>
          {submit}
        </button>
        {children}
      </div>
    </form>
  );
}

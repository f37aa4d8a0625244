import type { Refusal } from '@gruppetto/kernel';
import { Alert, JerseyPatch, jerseyOf, SureButton, useWords } from '@gruppetto/ui';
import type { ChatLine, SharedTable } from '@gruppetto/wire';
import { say } from '@gruppetto/words';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ServerAnswer } from '../api/server.ts';
import { sharedServer } from '../api/shared-server.ts';
import type { LiveTable } from './live-table.ts';

interface ChatProps {
  readonly live: LiveTable;
  readonly table: SharedTable;
  readonly lines: readonly ChatLine[];
}

const speaker = ({ seat, name }: ChatLine): string => `${seat ?? 'spectator'} ${name}`;

export function Chat({ live, table, lines }: ChatProps) {
  const { sharedTables: words } = useWords();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<Refusal>();
  const [reported, setReported] = useState<ServerAnswer<object>>();
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLOListElement>(null);
  const heard = lines.filter((line) => line.event || !muted.has(speaker(line)));
  const silent = [...new Map(lines.filter((line) => !line.event && muted.has(speaker(line))).map((line) => [speaker(line), line.name]))];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line comes into sight when there is one
  useEffect(() => {
    const { current } = box;
    if (current) current.scrollTop = current.scrollHeight;
  }, [heard.length]);
  const mute = (who: string, on: boolean) => {
    const next = new Set(muted);
    if (on) next.add(who);
    else next.delete(who);
    setMuted(next);
  };
  const send = async () => {
    const line = text.trim();
    if (line === '') return;
    setText('');
    setFault(undefined);
    const answer = await live.say(line);
    if (answer.kind !== 'refused') return;
    setText(line);
    setFault(answer.refusal);
  };
  const report = async ({ text: what, number, seat }: ChatLine) => {
    setReported(await sharedServer.report(table.id, what, number, seat));
  };
  return (
    <section className="card side chat" aria-labelledby="chat-title">
      <h2 id="chat-title">{words.chat}</h2>
      {heard.length > 0 && (
        <ol ref={box} aria-live="polite">
          {heard.map((line) =>
            line.event ? (
              <li key={line.number} className="event">
                <p className="soft">
                  {line.event === 'called-off' && line.text !== ''
                    ? words.calledOffBy(line.text)
                    : words.events[line.event](line.name, line.text)}
                </p>
              </li>
            ) : (
              <li key={line.number}>
                <p>
                  {line.seat !== undefined && <JerseyPatch jersey={jerseyOf(table.seats[line.seat]?.colour ?? '')} size={16} />}
                  <b>{line.name}</b> {line.seat === undefined && <small>{words.spectator} </small>}
                  <Spoken text={line.text} />
                </p>
                {!line.mine && (
                  <details className="line-more">
                    <summary aria-label={`${line.name} …`}>…</summary>
                    <div className="buttons">
                      <button type="button" className="quiet" onClick={() => mute(speaker(line), true)}>
                        {words.mute(line.name)}
                      </button>
                      <SureButton label={words.report(line.name)} sure={words.reportSure} onSure={() => void report(line)} />
                    </div>
                  </details>
                )}
              </li>
            ),
          )}
        </ol>
      )}
      {silent.map(([who, name]) => (
        <button key={who} type="button" className="quiet" onClick={() => mute(who, false)}>
          {words.muted(name)}
        </button>
      ))}
      <form
        className="sit"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input aria-label={words.line} value={text} maxLength={500} onChange={(event) => setText(event.target.value)} />
        <button type="submit">{words.sayIt}</button>
      </form>
      <Alert>{fault && say(fault)}</Alert>
      <p role="status" className="soft">
        {reported && (reported.ok ? words.reported : reported.fault.message)}
      </p>
    </section>
  );
}

/** A message; the address of another table of this server becomes a link. */
function Spoken({ text }: { text: string }) {
  const at = text.indexOf(`${location.origin}/shared/`);
  const [url, id] = at < 0 ? [] : (/^.*?\/shared\/([0-9a-f-]{36})/.exec(text.slice(at)) ?? []);
  if (!url || !id) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, at)}
      <Link to="/shared/$id" params={{ id }}>
        {url}
      </Link>
      {text.slice(at + url.length)}
    </span>
  );
}

import { Alert, useWords } from '@gruppetto/ui';
import { useEffect, useRef, useState } from 'react';
import { sharedServer } from '../api/shared-server.ts';

/** Notes are sent this long after the last key. */
const pause = 800;

/** What nobody else sees. */
export function Notes({ table, notes }: { table: string; notes: string }) {
  const { sharedTables: words } = useWords();
  const [text, setText] = useState(notes);
  const [fault, setFault] = useState<string>();
  const kept = useRef(notes);
  const received = useRef(notes);
  // Changes from another window come in, unless somebody is typing here.
  useEffect(() => {
    if (notes === received.current) return;
    received.current = notes;
    if (text !== kept.current) return;
    kept.current = notes;
    setText(notes);
  }, [notes, text]);
  useEffect(() => {
    if (text === kept.current) return;
    const timer = setTimeout(async () => {
      const answer = await sharedServer.note(table, text);
      if (answer.ok) kept.current = text;
      setFault(answer.ok ? undefined : answer.fault.message);
    }, pause);
    return () => clearTimeout(timer);
  }, [table, text]);
  return (
    <details className="card side notes">
      <summary>{words.notes}</summary>
      <p className="soft">{words.notesHint}</p>
      <textarea aria-label={words.notes} rows={4} maxLength={10_000} value={text} onChange={(event) => setText(event.target.value)} />
      <Alert>{fault}</Alert>
    </details>
  );
}

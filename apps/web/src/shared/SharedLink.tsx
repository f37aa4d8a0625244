import { useWords } from '@gruppetto/ui';
import { CopyLine } from '../account/CopyLine.tsx';

/** Names by which every computer calls itself. */
const onlyHere = /^(localhost|127\.|\[::1\])/;

/** The address that is handed to the others. */
export function SharedLink({ id, text }: { id: string; text: string }) {
  const { sharedTables: words } = useWords();
  const url = `${location.origin}/shared/${id}`;
  return (
    <section className="card padded spaced" aria-labelledby="link-title">
      <h2 id="link-title">{words.link}</h2>
      <p className="soft">{words.linkHint}</p>
      {onlyHere.test(location.hostname) && <p className="soft">{words.linkOnlyHere}</p>}
      <CopyLine text={url} label={words.link} />
      {'share' in navigator && (
        <div className="buttons">
          {/* Closing the share sheet means a change of mind. */}
          <button type="button" onClick={() => void navigator.share({ text, url }).catch(() => undefined)}>
            {words.share}
          </button>
        </div>
      )}
    </section>
  );
}

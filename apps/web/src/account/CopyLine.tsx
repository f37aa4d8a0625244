import { account as words } from '@gruppetto/words';
import { useState } from 'react';

/** Something to hand on, with a button that takes it along. */
export function CopyLine({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="copy-line">
      <input readOnly value={text} aria-label={label} onFocus={(event) => event.target.select()} />
      <button
        type="button"
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        {copied ? words.copied : words.copy}
      </button>
    </div>
  );
}

import { useWords } from '@gruppetto/ui';
import { useRef, useState } from 'react';
import './account.css';

/** Something to hand on, with a button that takes it along. */
export function CopyLine({ text, label }: { text: string; label: string }) {
  const { account: words } = useWords();
  const [copied, setCopied] = useState(false);
  const line = useRef<HTMLInputElement>(null);
  const copy = async () => {
    // Browsers offer `navigator.clipboard` on https only; a server at home may be on http.
    if ('clipboard' in navigator)
      return navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      );
    line.current?.select();
    return document.execCommand('copy');
  };
  return (
    <div className="copy-line">
      <input ref={line} readOnly value={text} aria-label={label} onFocus={(event) => event.target.select()} />
      <button type="button" onClick={() => void copy().then(setCopied)}>
        {copied ? words.copied : words.copy}
      </button>
    </div>
  );
}

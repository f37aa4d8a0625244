import { Alert, useShell } from '@gruppetto/ui';
import { useRef } from 'react';

/** A race that was saved as a file: opened, or dropped here. */
export function BringRace({ onFile, fault }: { onFile: (file: File | undefined) => void; fault: string | undefined }) {
  const words = useShell();
  const input = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way; the button is the first
    <section
      className="bring"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onFile(event.dataTransfer.files[0]);
      }}
    >
      <button type="button" onClick={() => input.current?.click()}>
        {words.openFile}
      </button>
      <span className="soft">{words.openFileHint}</span>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="offstage"
        tabIndex={-1}
        aria-label={words.savedRace}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Alert card>{fault}</Alert>
    </section>
  );
}

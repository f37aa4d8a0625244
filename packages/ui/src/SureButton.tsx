import { useState } from 'react';

interface SureButtonProps {
  readonly label: string;
  /** With what it is done to, for those who do not see where it stands. */
  readonly name?: string;
  readonly sure: string;
  readonly onSure: () => void;
}

/** Asks once more before something is gone for good. */
export function SureButton({ label, name, sure, onSure }: SureButtonProps) {
  const [asking, setAsking] = useState(false);
  return asking ? (
    <button
      type="button"
      className="danger"
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed
      autoFocus
      onBlur={() => setAsking(false)}
      onClick={(event) => {
        // The second click of a double one has not read what it confirms.
        if (event.detail < 2) onSure();
      }}
    >
      {sure}
    </button>
  ) : (
    <button type="button" className="quiet danger" aria-label={name ?? label} onClick={() => setAsking(true)}>
      {label}
    </button>
  );
}

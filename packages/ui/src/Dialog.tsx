import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { useShell } from './shell.ts';
import './dialog.css';

/** A window over the page, by the browser's own means: focus stays inside, Escape closes it. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const words = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of what is in it, which may want the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the window closes it; Escape does the same by keyboard
    <dialog
      ref={dialog}
      className="card"
      aria-labelledby="dialog-title"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div className="dialog-body">
        <header>
          <h2 id="dialog-title">{title}</h2>
          <button type="button" className="quiet icon" aria-label={words.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

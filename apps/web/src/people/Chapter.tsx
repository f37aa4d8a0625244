import { type ReactNode, useId } from 'react';
import './chapter.css';

/** A part of a page, opened by a heavy rule. */
export function Chapter({ title, hint, children, aside }: { title: string; hint?: string; children: ReactNode; aside?: ReactNode }) {
  const id = useId();
  return (
    <section className="chapter" aria-labelledby={id}>
      <header className="chapter-head">
        <h2 id={id}>{title}</h2>
        {hint && <p>{hint}</p>}
        {aside}
      </header>
      {children}
    </section>
  );
}
